### The words of The Golden City.

goldencity-title = The Golden City

## Kinds of terrain cards

gc-terrain-coast = Coast
gc-terrain-forest = Forest
gc-terrain-meadow = Meadow
gc-terrain-mountain = Mountain
gc-terrain-desert = Desert

## Words in pictures: short, for there is no room for long ones

gc-picture-edition = own reconstruction
gc-picture-round = Round { $n } of { $of }
gc-picture-phase-bid = Bidding
gc-picture-phase-build = Building
gc-picture-phase-good = Reward
gc-picture-phase-return = Reward
gc-picture-phase-bonus = Reward
gc-picture-phase-discard = Hand limit
gc-picture-phase-over = Game over
gc-picture-does-bid = bids for a pair
gc-picture-does-build = builds a house, or passes
gc-picture-does-good = takes a goods card
gc-picture-does-return = gives up a goods card
gc-picture-does-bonus = takes a bonus card
gc-picture-does-discard = discards down to 5 cards
gc-picture-hint-bid = { $n ->
    [one] free, or 1 coin to displace
   *[other] free, or { $n } coins to displace
}
gc-picture-hint-build = { $n ->
    [1] first of two
   *[other] second of two
}
gc-picture-reach = { $n ->
    [0] cannot build anywhere now
    [one] could build in 1 place
   *[other] could build in { $n } places
}
gc-picture-asks-bid = which pair?
gc-picture-asks-build = where do you build?
gc-picture-asks-pay = which cards do you pay with?
gc-picture-asks-good = which goods card do you take?
gc-picture-asks-return = which goods card do you give up?
gc-picture-asks-bonus = which bonus card do you take?
gc-picture-asks-discard = what do you discard?
gc-picture-waits = your cards
gc-picture-secret = Only you see this. Two cards alike stand for one of any kind.
gc-picture-won = { $n ->
    [one] wins the game
   *[other] share the victory
}
gc-picture-scored = Scored this round
gc-picture-each = each
gc-picture-sole = sole
gc-picture-most = most
gc-picture-pairs = Pairs
gc-picture-piles = Terrain cards
gc-picture-discards = discarded
gc-picture-left-scoring = scorings
gc-picture-left-keys = keys left
gc-picture-left-bonus = bonus left
gc-picture-goods = Goods
gc-picture-goods-limit = 4 cards at most
gc-picture-pay = Payment
gc-picture-limit = 5 cards at most at the end of a turn
gc-picture-choice = Bonus cards left
gc-picture-bonus = Bonus cards
gc-picture-worth = worth now
gc-picture-no-bonus = no bonus card yet
gc-picture-letters = in all
gc-picture-kind-harbour = a harbour
gc-picture-kind-suburb = a suburb
gc-picture-kind-outer = an outer district
gc-picture-kind-inner = an inner district, with a key
gc-picture-bonus-goods = Goods
gc-picture-bonus-goods-text = { $n } for each goods card
gc-picture-bonus-coins = Coins
gc-picture-bonus-coins-text = { $n } for each coin
gc-picture-bonus-city = City
gc-picture-bonus-city-text = { $n } for each house in the city
gc-picture-bonus-river = Rivers
gc-picture-bonus-river-text = { $n } for each house at a river
gc-picture-bonus-forest = Forest
gc-picture-bonus-forest-text = { $n } for each house in the forest
gc-picture-bonus-meadow = Meadow
gc-picture-bonus-meadow-text = { $n } for each house in the meadow
gc-picture-bonus-mountain = Mountains
gc-picture-bonus-mountain-text = { $n } for each house in the mountains
gc-picture-bonus-desert = Desert
gc-picture-bonus-desert-text = { $n } for each house in the desert
gc-picture-score-total = Letters
gc-picture-score-stuck = Stuck, so lost

## The score sheet

gc-score-districts = Districts
gc-score-goods = Goods scored
gc-score-areas = Rivers, quarters
gc-score-bonus-goods = Bonus: goods
gc-score-bonus-coins = Bonus: coins
gc-score-bonus-city = Bonus: city
gc-score-bonus-river = Bonus: rivers
gc-score-bonus-land = Bonus: lands
gc-score-city = Houses in the city
gc-score-coins = Coins

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
gc-now-rounds = { $n ->
    [0] The last round
    [one] At most 1 more round
   *[other] At most { $n } more rounds
}
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
gc-picture-hint-last = the last house
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
gc-picture-limit = hand: at most 5 at the end of a turn
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
gc-picture-bonus-forest-text = { $n } for each house, harbours aside
gc-picture-bonus-meadow = Meadow
gc-picture-bonus-meadow-text = { $n } for each house, harbours aside
gc-picture-bonus-mountain = Mountain
gc-picture-bonus-mountain-text = { $n } for each house, harbours aside
gc-picture-bonus-desert = Desert
gc-picture-bonus-desert-text = { $n } for each house, harbours aside
gc-picture-score-houses = Houses
gc-picture-score-total = Letters

## The score sheet

gc-score-districts = Districts
gc-score-goods = Goods scored
gc-score-areas = Rivers and quarters
gc-score-bonus-goods = Bonus: goods
gc-score-bonus-coins = Bonus: coins
gc-score-bonus-city = Bonus: city
gc-score-bonus-river = Bonus: rivers
gc-score-bonus-land = Bonus: lands
gc-score-city = Tie: houses in the city
gc-feat = Longest chain of houses
gc-score-coins = Tie: coins

## Names

gc-place-harbour-forest = Forest harbour { $mark }
gc-place-harbour-meadow = Meadow harbour { $mark }
gc-place-harbour-mountain = Mountain harbour { $mark }
gc-place-harbour-desert = Desert harbour { $mark }
gc-place-suburb-forest = Forest suburb { $mark }
gc-place-suburb-meadow = Meadow suburb { $mark }
gc-place-suburb-mountain = Mountain suburb { $mark }
gc-place-suburb-desert = Desert suburb { $mark }
gc-place-outer-forest = Outer forest district { $mark }
gc-place-outer-meadow = Outer meadow district { $mark }
gc-place-outer-mountain = Outer mountain district { $mark }
gc-place-outer-desert = Outer desert district { $mark }
gc-place-inner-forest = Inner forest district
gc-place-inner-meadow = Inner meadow district
gc-place-inner-mountain = Inner mountain district
gc-place-inner-desert = Inner desert district
gc-short-outer-forest = Outer forest { $mark }
gc-short-outer-meadow = Outer meadow { $mark }
gc-short-outer-mountain = Outer mountain { $mark }
gc-short-outer-desert = Outer desert { $mark }
gc-short-inner-forest = Inner forest
gc-short-inner-meadow = Inner meadow
gc-short-inner-mountain = Inner mountain
gc-short-inner-desert = Inner desert
gc-good-wine = Wine
gc-good-pottery = Pottery
gc-good-cloth = Cloth
gc-good-spice = Spice
gc-card-bonus-goods = Goods bonus
gc-card-bonus-coins = Coin bonus
gc-card-bonus-city = City bonus
gc-card-bonus-river = River bonus
gc-card-bonus-forest = Forest bonus
gc-card-bonus-meadow = Meadow bonus
gc-card-bonus-mountain = Mountain bonus
gc-card-bonus-desert = Desert bonus
gc-effect-forest = { $n } for each house in the forest, harbours aside
gc-effect-meadow = { $n } for each house in the meadow, harbours aside
gc-effect-mountain = { $n } for each house in the mountains, harbours aside
gc-effect-desert = { $n } for each house in the desert, harbours aside
gc-river = river { $first }–{ $second }
gc-quarter-forest = forest quarter
gc-quarter-meadow = meadow quarter
gc-quarter-mountain = mountain quarter
gc-quarter-desert = desert quarter
gc-plus = { $first } + { $second }
gc-some = { $n ->
    [1] { $terrain }
   *[other] { $n } { $terrain }
}
gc-as-coast = { $what } as coast
gc-as-forest = { $what } as forest
gc-as-meadow = { $what } as meadow
gc-as-mountain = { $what } as mountain
gc-as-desert = { $what } as desert
gc-numbered = { $what } ({ $n })
gc-no-cards = no cards
gc-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
gc-letters = { $n ->
    [one] { $n } letter
   *[other] { $n } letters
}
gc-reward-terrain = terrain card
gc-reward-key = key
gc-reward-bonus = bonus card
gc-reward-good = goods card

## Where the game is, and what has to be done

gc-stage-bid = round { $round } of { $of } · displacing costs { $price } · this round scores { $scores }
gc-stage = round { $round } of { $of } · this round scores { $scores }
gc-stage-over = game over
gc-duty-bid = bidding for a pair
gc-duty-bid-again = another bid, after being displaced
gc-duty-build = building a house or passing
gc-duty-good = taking a goods card
gc-duty-return = giving up a goods card
gc-duty-bonus = choosing a bonus card
gc-duty-discard = discarding down to 5 terrain cards
gc-duty-over = the game is over

## Questions

gc-ask-bid = Which pair? A free one costs nothing, displacing somebody { $price }. You have { $have }.
    In hand: { $hand }
gc-ask-first = First of two houses. Keys { $keys }, terrain cards { $count }: { $hand }
gc-ask-second = A second house? Keys { $keys }, terrain cards { $count }: { $hand }
gc-ask-last = Your last house. Keys { $keys }, terrain cards { $count }: { $hand }
gc-ask-nothing = You can't build now. Keys { $keys }, terrain cards { $count }: { $hand }
gc-ask-pay = { $place }: how do you pay? Two cards alike stand for one of any kind.
    In hand: { $hand }
gc-ask-good = Which goods card? You have { $have } of at most 4.
gc-ask-good-full = Which goods card? You have 4, the most you may keep, so one of the five goes back to the box.
gc-ask-return = That makes five goods cards. Which one goes back to the box?
gc-ask-bonus = Which bonus card? Nobody else sees it until the end. Behind each: what it would bring now.
gc-ask-discard = You have { $count } terrain cards and may keep 5. Discard { $n }.

## Answers

gc-label-bid = Bid
gc-label-build = Build
gc-label-build-second = Build a second house
gc-label-good = Take a goods card
gc-label-return = Give up a goods card
gc-label-bonus = Choose a bonus card
gc-label-discard = Discard
gc-label-pass = Build nothing
gc-label-end = End turn
gc-label-then-discard = { $what }
    .outcome = discard { $n }
gc-label-pair = { $pair }
    .outcome = { $coins }
gc-label-pair-free = { $pair }
    .outcome = free
gc-label-place = { $place } → { $brings }
gc-label-pile = Top of the pile
gc-label-bonus-now = { $card } → { $letters }
gc-brings = { $n } letters
gc-brings-coin = { $n } letters, coin
gc-brings-card = { $n } letters, card
gc-note-pair = displaces { $seat }
gc-note-pile = { $n } face down
gc-note-cost = { $cost }
gc-note-cost-joker = { $cost } (with joker)
gc-note-key = { $cost } + key
gc-note-scored = { $cost } · scored this round
gc-note-good = { $good } is scored this round
gc-note-good-had = you have one like it

## What happened

gc-bid = { $seat }: hand on { $pair }
gc-bid-displaced = { $seat }: hand on { $pair }; { $other } displaced for { $coins }
gc-took = { $seat } { $pair }
gc-taken = Pairs taken: { $pairs }
gc-built = { $seat }: house on { $place }, paid { $pay }
gc-built-key = { $seat }: house on { $place }, paid { $pay } and a key
gc-passed = { $seat }: no house built
gc-ended = { $seat }: one house built, end of turn
gc-barred = { $seat }: can't build
gc-discarded = { $seat } discards { $cards } (5 cards left)
gc-returned = { $seat } gives up { $card } of five goods cards
gc-reshuffled = The terrain discards are shuffled into a new draw pile
gc-last-house = { $seat }: last house built; this round is the last
gc-stuck = Can never build again, so lost: { $seat }
gc-stuck-all = Nobody can build any more, so nobody loses by it
gc-scored-good = Scored, { $what }: { $paid }
gc-scored-area = Scored, { $what }: { $paid }
gc-paid = { $seat } +{ $count }
gc-paid-ahead = { $seat } +{ $count } (majority bonus)
gc-paid-nobody = nobody
gc-round = Round { $round }, { $start } begins; scored at its end: { $scores }
gc-over = The game is over; bonus cards and letters are shown
gc-gain-coins = { $seat }: +{ $coins } (reward)
gc-gain-letters-first = { $seat }: +{ $letters } (first in the district)
gc-gain-letters-second = { $seat }: +{ $letters } (second in the district)
gc-drew = { $seat }: +1 terrain card (reward)
gc-drew-own = You draw { $card } (reward)
gc-gain-key = { $seat }: +1 key (reward)
gc-gain-bonus = { $seat }: +1 bonus card (reward)
gc-bonus-own = { $seat }: you take { $card } (reward)
gc-gain-good = { $seat }: goods card { $card } (reward)
gc-gain-good-turned = { $seat }: goods card { $card } (reward), { $turned } turned up
gc-gain-good-pile = { $seat }: goods card { $card } from the pile (reward)
gc-lapsed-terrain = { $seat }: reward lost, no terrain card is left to draw
gc-lapsed-key = { $seat }: reward lost, no key is left
gc-lapsed-bonus = { $seat }: reward lost, no bonus card is left
gc-lapsed-good = { $seat }: reward lost, no goods card is left

## Why not: the fact, then the reason

gc-refuse-seats = The Golden City is for 3 or 4 players.
gc-refuse-now = That can't be done now. To do: { $what }.
gc-refuse-pass = You can't pass here. To do: { $what }.
gc-refuse-nothing-to-build = Your cards, keys and roads allow no house now.
gc-refuse-no-pair = There is no such pair.
gc-refuse-coins = Displacing { $seat } costs { $price } in coins, and you have only { $have }.
gc-refuse-yours = { $place }: you already have a house there.
gc-refuse-taken = { $place }: taken by { $seat }; only one house there.
gc-refuse-no-road = { $place }: no road leads there from a house of yours.
gc-refuse-no-key = { $place }: an inner district takes a key, and you have none.
gc-refuse-cards = { $place }: costs { $count } { $terrain }. Your cards don't cover that, even with two alike as one.
gc-refuse-payment = { $place }: costs { $count } { $terrain }; those cards don't pay for it exactly.
gc-refuse-not-open = { $card }: does not lie open.
gc-refuse-no-pile = The goods pile is empty.
gc-refuse-no-such-good = { $card }: you have no such goods card.
gc-refuse-bonus-gone = { $card }: no longer in the pile.
gc-refuse-not-held = { $terrain }: not in your hand.

## In place of pictures, and the own things

gc-alt-table = The Golden City, { $stage }.
gc-alt-pairs = Pairs: { $pairs }.
gc-alt-pair-hand = { $pair } ({ $seat })
gc-alt-open = Places open to { $seat }: { $n }.
gc-alt-goods = Goods cards open: { $cards }.
gc-alt-seat = { $seat }: houses left { $left }, in the city { $city }, { $coins }, keys { $keys }, terrain cards { $hand }, goods cards { $goods }, bonus cards { $bonus }.
gc-alt-no-houses = { $seat }: no houses yet.
gc-alt-houses = { $seat }: houses on { $places }.
gc-alt-reach = Could build next: { $places }. Free harbours: { $n }.
gc-alt-reach-coast = Could build next on a free harbour: { $n }.
gc-alt-result = The Golden City: score sheet.
gc-alt-won = { $n ->
    [one] Winner
   *[other] Shared victory
}: { $seats }.
gc-alt-sentence = { $text }.
gc-alt-score = { $seat }: { $letters } ({ $parts }).
gc-alt-score-none = { $seat }: { $letters }.
gc-alt-bonus = { $seat }, bonus cards: { $cards }.
gc-read-result = Score sheet
gc-read-scoring = Scored in round { $round }
gc-read-open = Open on the table
gc-read-city = City
gc-read-start = { $seat } (begins the round)
gc-read-paid = { $seat } { $letters }
gc-read-pays = { $what } would bring now: { $paid }.
gc-read-pays-nobody = { $what } would bring nobody anything now.
gc-read-scoring-left = Scoring cards left: { $first } with back 1, { $second } with 2, { $third } with 3.
gc-read-price = Displacing costs { $coins }.
gc-read-piles = Left to draw or get: terrain cards { $draw }, goods cards face down { $goods }, keys { $keys }, bonus cards { $bonus }.
gc-read-discards = Terrain cards discarded: { $cards }.
gc-read-district = { $place }: { $seats }.
gc-read-letters = { $letters }.
gc-read-standing = Houses left { $left }, in the city { $city }, { $coins }, keys { $keys }, terrain cards { $hand }, goods cards { $goods }, bonus cards { $bonus }.
gc-part = { $what } { $count }
gc-own-hand = Terrain cards { $count } (limit { $limit }): { $hand }
gc-own-purse = { $coins }, keys { $keys }, houses left { $left }
gc-own-goods = Goods cards: { $cards }
gc-own-bonus = Bonus cards: { $cards }
gc-own-bonus-card = { $card } ({ $effect }; now { $count })
gc-own-letters = Letters with bonus cards as they stand: { $letters } ({ $parts })
gc-own-letters-none = Letters with bonus cards as they stand: { $letters }
gc-points = { $seat }: houses left { $left }, in the city { $city }, { $coins }, keys { $keys }, terrain cards { $hand }, goods cards { $goods }, bonus cards { $bonus }
gc-points-open = { $seat }: { $letters }, houses left { $left }, in the city { $city }, { $coins }, keys { $keys }, terrain cards { $hand }, goods cards { $goods }, bonus cards { $bonus }

## Things to look up

gc-topic-coast = { $terrain } cards pay for harbours; { $n } in the game. One for each harbour; two alike stand for one card of any kind.
gc-topic-land = { $terrain } cards pay for suburbs and districts of their land; { $n } in the game. Two for each house; two alike stand for one card of any kind.
gc-topic-good = Goods cards: { $cards }. Scored together with: { $areas }.
gc-topic-bonus-card = Letters at the end: { $effect }. Only its owner knows it until then.
gc-topic-reward-coins = Reward: coins
gc-topic-reward-coins-text = Harbours and suburbs bring 1 or 2 coins. Two coins: { $places }.
gc-topic-reward-terrain = Reward: terrain card
gc-topic-reward-terrain-text = A card of the terrain draw pile, seen by its owner only. Places: { $places }.
gc-topic-reward-key = Reward: key
gc-topic-reward-key-text = A key card, as long as there are any. It opens one inner district. Places: { $places }.
gc-topic-reward-bonus = Reward: bonus card
gc-topic-reward-bonus-text = Look through the bonus cards left and keep one, face down. Places: { $places }.
gc-topic-reward-good = Reward: goods card
gc-topic-reward-good-text = One of the three open goods cards, or the top of the pile. Places: { $places }.
gc-topic-round = Round
gc-topic-round-text = A scoring card is turned up; pairs of terrain cards are bid for; everybody builds up to two houses; the card is scored; the next player begins.
gc-topic-bidding = Bidding
gc-topic-bidding-text = A hand on a free pair is free. Displacing another hand costs 1 coin, then 2, then 3 and so on in the same round. Whoever is displaced bids again. When every pair has a hand, all take their pairs.
gc-topic-building = Building
gc-topic-building-text = Up to two houses a turn. Free harbours are always open to you. Any other place must be joined by a road to a house of yours. Each house brings the reward of its place at once.
gc-topic-joker = Joker rule
gc-topic-joker-text = Two terrain cards alike stand for one of any kind: 2 Coast as desert. As often as you like, but never for a key.
gc-topic-harbour = Harbour
gc-topic-harbour-text = Costs 1 coast card and needs no road. Only one house in each.
gc-topic-suburb = Suburb
gc-topic-suburb-text = Costs 2 cards of its land and needs a road from a house of yours. Only one house in each.
gc-topic-outer = Outer district
gc-topic-outer-text = Costs 2 cards of its land. The first there gets 5 letters, in four of them a coin too; the second 3. Everybody may have one house in each.
gc-topic-inner = Inner district
gc-topic-inner-text = Costs 2 cards of its land and a key. The first there gets 10 letters and a terrain card, the second 6. Everybody may have one house in each.
gc-topic-hand-limit = Hand limit
gc-topic-hand-limit-text = At the end of your turn of building you keep at most 5 terrain cards.
gc-topic-goods-card = Goods cards
gc-topic-goods-card-text = Each shows two goods and lies open. Whoever gets a fifth gives up one of the five, which leaves the game.
gc-topic-scoring = Scoring
gc-topic-scoring-text = A card scores a good, and a river or a quarter: 2 letters for everybody with the good, and 2 for everybody with a house there. Majority bonus: 2 more for the only owner of the good, and 2 more for having more houses there than anybody else.
gc-topic-letters = Trade letters
gc-topic-letters-text = Letters are the points. Each gain is public, the total only its owner's until the end, unless the table shows letters.
gc-topic-end = End of the game
gc-topic-end-text = After the round in which somebody builds the last house, after the 16th scoring card, or after a round in which somebody can never build again. Bonus cards are added; most letters win.
gc-topic-stuck = Stuck
gc-topic-stuck-text = Whoever has houses left but no free harbour and no road to an open place has lost. The round is still finished.
gc-topic-tie = Tie
gc-topic-tie-text = More houses in the city, then more coins; if that is equal too, the victory is shared.
gc-topic-edition = Board and decks
gc-topic-edition-text = Board and decks are our own reconstruction. The rules are those of the rulebooks; where places lie and what cards show is ours.

## The slash command and the settings

goldencity-edition = Board and decks are our own reconstruction.
goldencity-button-own = My hand
goldencity-final = final
goldencity-final-pile = turns it up
goldencity-command =
    .name = goldencity
    .description = Moves in The Golden City
goldencity-verb-bid =
    .name = bid
    .description = Put your bidding hand on a pair
goldencity-verb-build =
    .name = build
    .description = Build a trading house
goldencity-verb-good =
    .name = good
    .description = Choose a goods card
goldencity-verb-return =
    .name = return
    .description = Give up a goods card when you have five
goldencity-verb-bonus =
    .name = bonus
    .description = Choose a bonus card
goldencity-verb-discard =
    .name = discard
    .description = Discard down to five terrain cards
goldencity-verb-pass =
    .name = pass
    .description = Build nothing more this round
goldencity-slot-pair =
    .name = pair
    .description = Which pair of terrain cards
goldencity-slot-site =
    .name = site
    .description = Where the house goes
goldencity-slot-pay =
    .name = pay
    .description = Which cards you pay with
goldencity-slot-card =
    .name = card
    .description = Which card
goldencity-slot-cards =
    .name = cards
    .description = Which cards
goldencity-setting-letters = Letters
goldencity-setting-letters-secret = secret until the end
goldencity-setting-letters-open = open to all

## How to play, in half a page

goldencity-how =
    { "**" }{ goldencity-title }: how to play**
    { "**" }Goal.** Collect letters, the points, with trading houses on the island and in the city.
    { "**" }A round.**
    1. A scoring card is turned up: a good, and a river or a quarter. It is scored at the end of the round.
    2. Pairs of terrain cards, as many as players. Put your hand on one: a free pair is free, displacing somebody costs 1 coin, then 2, then 3 and so on. Whoever is displaced bids again.
    3. Build up to 2 houses:
    · Harbour: 1 Coast, no road
    · Suburb: 2 cards of its land, by road from a house of yours
    · Outer district: the same; the first gets 5 letters, the second 3
    · Inner district: and a key; the first 10 and a card, the second 6
    Two cards alike stand for one of any kind. Each place brings its reward at once: coins, card, key, good, bonus card. One house in a harbour or suburb; in districts one of each player. Keep at most 5 terrain cards.
    4. Scoring: 2 letters for having the good, 2 for a house there; 2 more for the sole owner and for the most houses.
    { "**" }End**: after the round in which somebody builds the last house, or the 16th card. Bonus cards are added. Whoever can never build again has lost.
    Board and decks are our own reconstruction.

## Chapters of what can be looked up

gc-chapter-rules = Rules
gc-chapter-cards = Terrain and goods
gc-chapter-rewards = Rewards
gc-chapter-bonus = Bonus cards

## Tips in the first games

gc-tip-bid = A free pair costs nothing. Think of the two houses you'll build, not of single cards.
gc-tip-again = You were pushed away, and it cost you nothing. Pushing back costs more each time; a free pair is always there.
gc-tip-scored = The scoring card is known before you bid: a good of that kind or a house there is worth 2, alone 4.
gc-tip-joker = Two cards alike stand for one of any kind. It is a dear way: pay with fitting cards first.
gc-tip-road = From this harbour roads lead on. Look where a key lies: an inner district needs one.
gc-tip-city = You can build in the city. The first house of a district brings the most; others may follow.
gc-tip-key = A key opens one inner district: 10 letters for the first house there. It does not count otherwise.
gc-tip-bonus = A bonus card counts at the end. The number is what it would bring now: take what will grow.
gc-tip-good = You may own 4 goods cards. With a fifth, one goes back to the box.
gc-tip-quarter = Now a quarter of the city is scored: 2 for a house there, 2 more for the most. A tie gives none of these.
gc-tip-stuck = Few places are open to you. Whoever can never build again has lost: keep a road free.
gc-tip-end = The end is near: somebody has 3 houses left. The round is played to its end.

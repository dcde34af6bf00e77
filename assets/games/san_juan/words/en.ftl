### San Juan in English.

## Cards and roles

sj-card-indigo_plant = Indigo plant
sj-card-sugar_mill = Sugar mill
sj-card-tobacco_storage = Tobacco storage
sj-card-coffee_roaster = Coffee roaster
sj-card-silver_smelter = Silver smelter
sj-card-smithy = Smithy
sj-card-gold_mine = Gold mine
sj-card-archive = Archive
sj-card-poor_house = Poor house
sj-card-black_market = Black market
sj-card-trading_post = Trading post
sj-card-well = Well
sj-card-market_stand = Market stand
sj-card-crane = Crane
sj-card-chapel = Chapel
sj-card-tower = Tower
sj-card-aqueduct = Aqueduct
sj-card-carpenter = Carpenter
sj-card-prefecture = Prefecture
sj-card-market_hall = Market hall
sj-card-quarry = Quarry
sj-card-library = Library
sj-card-statue = Statue
sj-card-victory_column = Victory column
sj-card-hero = Hero
sj-card-guild_hall = Guild hall
sj-card-city_hall = City hall
sj-card-triumphal_arch = Triumphal arch
sj-card-palace = Palace

sj-role-builder = Builder
sj-role-producer = Producer
sj-role-trader = Trader
sj-role-councillor = Councillor
sj-role-prospector = Prospector

## What a card does: at most 85 characters, for there is no more room on a card

sj-effect-indigo_plant = Produces indigo.
sj-effect-sugar_mill = Produces sugar.
sj-effect-tobacco_storage = Produces tobacco.
sj-effect-coffee_roaster = Produces coffee.
sj-effect-silver_smelter = Produces silver.
sj-effect-smithy = A production building costs you 1 card less.
sj-effect-gold_mine = Turn up 4 cards. If all costs differ, you may take 1 of them.
sj-effect-archive = Take all drawn cards in hand, then discard from the whole hand.
sj-effect-poor_house = If you have 0 or 1 cards left after building, draw 1.
sj-effect-black_market = Up to 2 goods may pay for a building in place of cards.
sj-effect-trading_post = Sell 1 good more.
sj-effect-well = When you produce 2 or more goods, draw 1 card.
sj-effect-market_stand = When you sell 2 or more goods, draw 1 card.
sj-effect-crane = Build over one of your buildings and pay only the difference.
sj-effect-chapel = Each round, 1 hand card may go under it: 1 point at the end.
sj-effect-tower = You may keep 12 cards in hand instead of 7.
sj-effect-aqueduct = Produce 1 good more.
sj-effect-carpenter = When you have built another violet building, draw 1 card.
sj-effect-prefecture = Keep 2 of the drawn cards instead of 1.
sj-effect-market_hall = When you sell at least 1 good, draw 1 card.
sj-effect-quarry = A violet building costs you 1 card less.
sj-effect-library = The privilege of the role you pick counts twice.
sj-effect-statue = Brings its points and nothing else.
sj-effect-victory_column = Brings its points and nothing else.
sj-effect-hero = Brings its points and nothing else.
sj-effect-guild_hall = 2 points for each of your production buildings.
sj-effect-city_hall = 1 point for each of your violet buildings.
sj-effect-triumphal_arch = 4, 6 or 8 points for 1, 2 or 3 monuments.
sj-effect-palace = 1 point for every 4 points you have otherwise.

## Words in pictures: short, for there is no room for long ones

sj-picture-round = Round { $n }
sj-picture-pick = Pick { $n } of { $of }
sj-picture-phase-opening = Opening
sj-picture-phase-chapel = Chapels
sj-picture-phase-hand_limit = Hand limit
sj-picture-phase-builder = Builder phase
sj-picture-phase-producer = Producer phase
sj-picture-phase-trader = Trader phase
sj-picture-phase-councillor = Councillor phase
sj-picture-phase-prospector = Prospector phase
sj-picture-phase-over = Game over
# What seats do, behind their names or marks; $n is how many seats.
sj-picture-does-opening = { $n ->
    [one] keeps 4 cards
   *[other] keep 4 cards
}
sj-picture-does-chapel = { $n ->
    [one] may fill the chapel
   *[other] may fill their chapels
}
sj-picture-does-hand_limit = { $n ->
    [one] has too many cards
   *[other] have too many cards
}
sj-picture-does-role = picks a role
sj-picture-does-builder = builds or passes
sj-picture-does-producer = { $n ->
    [one] produces goods
   *[other] produce goods
}
sj-picture-does-trader = { $n ->
    [one] sells goods
   *[other] sell goods
}
sj-picture-does-councillor = { $n ->
    [one] keeps a card
   *[other] keep a card
}
sj-picture-does-prospector = works the gold mine
# What is asked of the owner of a hand, behind the name.
sj-picture-asks-opening = which 4 cards do you keep?
sj-picture-asks-chapel = a card for the chapel?
sj-picture-asks-hand_limit = what do you discard?
sj-picture-asks-role = which role do you pick?
sj-picture-asks-builder = what do you build?
sj-picture-asks-producer = where do you produce?
sj-picture-asks-trader = what do you sell?
sj-picture-asks-councillor = what do you keep?
sj-picture-asks-prospector = which card do you take?
sj-picture-waits = your cards
sj-picture-letters = choose a letter
sj-picture-won = { $n ->
    [one] wins the game
   *[other] share the victory
}
sj-picture-house = Trading house
sj-picture-house-closed = turned by the Trader
sj-picture-mine = Gold mine
sj-picture-when-round_start = Start of a round
sj-picture-when-all = Every role
sj-picture-when-game_end = End of the game
sj-picture-when-none = Monument
sj-picture-hand = Your hand
sj-picture-hand-drawn = Drawn
sj-picture-hand-cards = { $n ->
    [one] card
   *[other] cards
}
sj-picture-hand-goods = { $n ->
    [one] good
   *[other] goods
}
sj-picture-hand-buildings = built
sj-picture-hand-chapel = in the chapel
sj-picture-hand-pays = Each card is worth 1: what you build is paid with your other cards.
sj-picture-hand-built = Ticked: you already have that violet building.
sj-picture-hand-secret = Only you see this.
sj-picture-hand-empty = No cards in hand
sj-picture-score-printed = Buildings
sj-picture-score-total = Points
sj-picture-score-tie = Cards and goods
sj-picture-score-hand = Hand

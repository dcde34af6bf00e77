### The Castles of Burgundy in English.

## Tiles, goods, colours and depots

cb-tile-warehouse = Warehouse
cb-tile-carpenter = Carpenter
cb-tile-church = Church
cb-tile-market = Market
cb-tile-boarding_house = Boarding house
cb-tile-bank = Bank
cb-tile-town_hall = Town hall
cb-tile-watchtower = Watchtower
cb-tile-cow = Cow { $n }
cb-tile-sheep = Sheep { $n }
cb-tile-pig = Pig { $n }
cb-tile-chicken = Chicken { $n }
cb-tile-ship = Ship
cb-tile-castle = Castle
cb-tile-mine = Mine
cb-tile-knowledge = Knowledge { $n }

cb-animal-cow = cows
cb-animal-sheep = sheep
cb-animal-pig = pigs
cb-animal-chicken = chickens

cb-colour-building = beige
cb-colour-animal = light green
cb-colour-ship = blue
cb-colour-knowledge = yellow
cb-colour-castle = dark green
cb-colour-mine = grey

# A region, by the colour of its spaces.
cb-region-building = city
cb-region-animal = pasture
cb-region-ship = blue region
cb-region-knowledge = yellow region
cb-region-castle = dark green region
cb-region-mine = grey region
# The same where the colour is known: short.
cb-ground-city = city
cb-ground-pasture = pasture
cb-ground-other = region

cb-good-turquoise = turquoise
cb-good-purple = purple
cb-good-pink = pink
cb-good-red = red
cb-good-brown = brown
cb-good-orange = orange
# So many goods of a colour.
cb-goods-turquoise = { $count } turquoise
cb-goods-purple = { $count } purple
cb-goods-pink = { $count } pink
cb-goods-red = { $count } red
cb-goods-brown = { $count } brown
cb-goods-orange = { $count } orange

cb-depot = depot { $n }
cb-depot-black = black depot
# Where something comes from, and where goods go.
cb-from = from depot { $n }
cb-from-two = from depots { $n } and { $second }
cb-from-black = from the black depot
cb-to = to depot { $n }

cb-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
cb-silver = { $n } silver
cb-count-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}

## What a tile does, impersonally: at most 100 characters

cb-effect-warehouse = All goods of one colour may be sold, without a die.
cb-effect-carpenter = A building may be taken from any numbered depot.
cb-effect-church = A mine, knowledge tile or castle may be taken from any numbered depot.
cb-effect-market = A ship or animal may be taken from any numbered depot.
cb-effect-boarding_house = 4 workers at once.
cb-effect-bank = 2 silver at once.
cb-effect-town_hall = One more stored tile may be placed, on any number; its effect comes too.
cb-effect-watchtower = 4 VP at once.
cb-effect-animal = { $n } VP at once; the same animals on this pasture score again.
cb-effect-ship = Loads the goods of one depot and moves one space ahead in turn order.
cb-effect-castle = One more action at once, with any number.
cb-effect-mine = 1 silver at the end of every phase.
cb-effect-k1 = The same building may stand several times in a city.
cb-effect-k2 = At the end of a phase each mine also brings 1 worker.
cb-effect-k3 = Every sale brings 2 silver instead of 1.
cb-effect-k4 = Every sale also brings 1 worker.
cb-effect-k5 = A ship may load from two neighbouring depots.
cb-effect-k6 = The purchase for 2 silver may be made in any depot.
cb-effect-k7 = Each animal tile that scores brings 1 VP more.
cb-effect-k8 = Each worker changes a die by up to 2.
cb-effect-k9 = A die that places a building may be changed by 1 for free.
cb-effect-k10 = A die that places a ship or animal may be changed by 1 for free.
cb-effect-k11 = A die that places a castle, mine or knowledge tile may be changed by 1 for free.
cb-effect-k12 = A die that takes a tile may be changed by 1 for free.
cb-effect-k13 = The action of taking workers also brings 1 silver.
cb-effect-k14 = The action of taking workers brings 4 instead of 2.
cb-effect-k15 = At the end of the game 3 VP for each colour of goods sold.
cb-effect-k16 = At the end of the game 4 VP for each Warehouse on the estate.
cb-effect-k17 = At the end of the game 4 VP for each Watchtower on the estate.
cb-effect-k18 = At the end of the game 4 VP for each Carpenter on the estate.
cb-effect-k19 = At the end of the game 4 VP for each Church on the estate.
cb-effect-k20 = At the end of the game 4 VP for each Market on the estate.
cb-effect-k21 = At the end of the game 4 VP for each Boarding house on the estate.
cb-effect-k22 = At the end of the game 4 VP for each Bank on the estate.
cb-effect-k23 = At the end of the game 4 VP for each Town hall on the estate.
cb-effect-k24 = At the end of the game 4 VP for each kind of animal on the estate.
cb-effect-k25 = At the end of the game 1 VP for each good sold.
cb-effect-k26 = At the end of the game 2 VP for each bonus tile, large or small.

## Where the game is

cb-stage = phase { $phase }, round { $round }
cb-stage-estates = choice of estates
cb-stage-over = game over

## What a seat has to do, after a comma or colon

cb-duty-dice = dice { $first } and { $second }
cb-duty-die = die { $die }
cb-duty-end = a tile to buy, or the end of the turn
cb-duty-end-only = the end of the turn
cb-duty-castle = one more action from a castle
cb-duty-ship = goods to load onto a ship
cb-duty-building = effect of the { $tile }, to use or skip
cb-duty-estate = an estate to choose
cb-duty-over = the game is over

## Questions

cb-dice-two = Dice { $first } and { $second }
cb-dice-one = Die { $die }
cb-dice-none = Both dice are used
cb-status = { $dice } · { $workers } · { $silver } · storage { $stored } of { $places }
cb-way = { $before } → { $next }
cb-ask-castle = { $way }: one more action, any number.
    { $status }
cb-ask-benefit = { $way }. { $effect }
cb-ask-die-take = With which die do you take a tile?
cb-ask-die-place = With which die do you place a tile?
cb-ask-die-sell = With which die do you sell goods?
cb-ask-die-workers = With which die do you take workers?
cb-ask-take = { $way }: which tile do you take?
cb-ask-full = { $ask }
    Your storage is full: to make room, one stored tile must leave the game.
cb-ask-discard = { $tile }: your storage is full. Which stored tile leaves the game?
cb-ask-place = { $way }: which tile do you place?
cb-ask-space = { $way } → place { $tile }: on which space?
cb-ask-sell = { $way }: which goods do you sell? All goods of that colour are sold.
cb-ask-buy = Purchase for 2 silver: which tile?
cb-ask-buy-last = Both dice are used. Buy a tile for 2 silver, or end your turn.
cb-ask-numbered = { $ask } The number in front is that of its depot.
cb-ask-load = { $way }: from which depot do you load? { $room ->
    [0] You have no room for a new colour.
    [one] You have room for 1 new colour.
   *[other] You have room for { $room } new colours.
}
cb-ask-second = { $way }: from which depot beside depot { $depot } do you load as well?
cb-ask-colours = { $way }: you have room for { $room } of these colours. { $room ->
    [one] Which one do you load?
   *[other] Which ones do you load?
}
cb-ask-side = Which side of your board do you play?
cb-ask-start = Estate { $side }: where does your castle stand?

## Answers: at most 34 characters

cb-label-take = Take a tile
cb-label-place = Place a tile
cb-label-place-only = Place { $tile }
cb-label-sell = Sell goods
cb-label-sell-only = Sell { $goods }
cb-label-workers = +{ $gain }
cb-label-workers-silver = +{ $gain }, +1 silver
cb-label-buy = Buy a tile
cb-label-load = Load goods
cb-label-fetch = Take a tile
cb-label-skip = Skip
cb-label-estate = Choose an estate
cb-label-end = End turn
cb-label-die-take = { $die } → take
cb-label-die-place = { $die } → place
cb-label-die-sell = { $die } → sell
cb-label-die-place-only = { $die } → place { $what }
cb-label-die-place-paid = { $die } → { $what }
    .outcome = { $workers }
cb-label-die-sell-only = { $die } → sell { $what }
cb-label-die-workers = { $die } → { $what }
# What an action costs besides a die: a stored tile that makes room, and two things together.
cb-price-tile = −1 tile
cb-price-two = { $one }, { $two }
cb-label-at = { $depot } → { $tile }
cb-label-at-black = black → { $tile }
cb-label-space = { $size }-space { $ground }
cb-label-space-at = { $size }-space { $ground } ({ $space })
cb-label-space-vp = { $size }-space { $ground }
    .outcome = +{ $points } VP
cb-label-space-vp-paid = { $size }-space region
    .outcome = { $workers }, +{ $points } VP
cb-label-space-vp-at = { $space }
    .outcome = +{ $points } VP
cb-label-space-vp-at-paid = { $space }
    .outcome = { $workers }, +{ $points } VP
cb-label-goods-vp = { $goods }
    .outcome = +{ $points } VP
cb-label-depot = { $depot }
    .outcome = { $goods }
cb-label-depot-empty = { $depot }
    .outcome = no goods
cb-label-second-none = Only depot { $depot }
cb-label-side = Estate { $side }
cb-label-start = { $space }
    .outcome = number { $number }

## Behind the answers: at most 100 characters

cb-note-list = { $things }
cb-note-paid = { $what } ({ $workers })
cb-note-gains = { $gains }
cb-note-space = number { $number }, covered so far { $covered } of { $size }
cb-note-sale = +{ $points } VP, +{ $silver }
cb-note-sale-workers = +{ $points } VP, +{ $silver }, +{ $workers }
cb-note-loads = You load { $goods }.
cb-note-loads-none = You load nothing.
cb-note-loads-some = You load { $sure } and choose { $room } of { $colours } new colours.
cb-note-loads-choice = You choose { $room } of { $colours } new colours.
cb-note-side = { $cities } cities, the largest with { $largest } spaces
cb-note-start = region of { $size ->
    [one] 1 space
   *[other] { $size } spaces
}, { $beside } spaces beside it

## What happened

cb-how-die = die { $die },
cb-how-turned = die { $die } as { $number } ({ $workers }),
cb-how-free = die { $die } as { $number } (no worker),
cb-how-by = { $tile } →
cb-took = { $seat }: { $how } { $tile } { $from }
cb-took-discard = { $seat }: { $how } { $tile } { $from }; { $discard } leaves the game
cb-placed = { $seat }: { $how } { $tile } ({ $size }-space { $region })
cb-placed-gains = { $seat }: { $how } { $tile } ({ $size }-space { $region }) → { $gains }
cb-told-effect = { $told }. { $effect }
cb-gain-region = { $region } complete, { $points } + { $phase } = { $total } VP
cb-gain-first = large bonus ({ $colour }) +{ $points } VP
cb-gain-second = small bonus ({ $colour }) +{ $points } VP
cb-gain-herd = { $tiles ->
    [one] { $animal } +{ $points } VP
   *[other] { $animal } on { $tiles } tiles +{ $points } VP
}
cb-gain-vp = +{ $points } VP
cb-gain-plus = +{ $what }
cb-gain-order = place { $place } in turn order
cb-gain-nothing = its benefit is lost
cb-sold = { $seat }: { $how } { $goods } sold → +{ $points } VP, +{ $silver }
cb-sold-workers = { $seat }: { $how } { $goods } sold → +{ $points } VP, +{ $silver }, +{ $workers }
cb-hired = { $seat }: { $how } +{ $workers }
cb-hired-silver = { $seat }: { $how } +{ $workers }, +{ $silver }
cb-bought = { $seat }: for 2 silver, { $tile } { $from }
cb-bought-discard = { $seat }: for 2 silver, { $tile } { $from }; { $discard } leaves the game
cb-loaded = { $seat }: Ship → { $goods } { $from }; place { $place } in turn order
cb-loaded-left = { $seat }: Ship → { $goods } { $from }, { $left } left there; place { $place } in turn order
cb-loaded-none = { $seat }: Ship, no goods; place { $place } in turn order
cb-fetched = { $seat }: { $building } → { $tile } { $from }
cb-skipped = { $seat }: { $building }, not used
cb-ended = Your turn is over
cb-answered = You play estate { $side }, castle on { $space }. Others are still choosing.
cb-estate = { $seat }: estate { $side }, castle on { $space }
cb-phase = Phase { $phase }: the depots are filled anew, and a complete region now brings { $points } VP on top of its size
cb-round = Round { $round } of phase { $phase }: { $rolls }; { $good } { $to }
cb-roll = { $seat } { $first }+{ $second }
cb-income = { $seat }: mines, +{ $silver }
cb-income-workers = { $seat }: mines, +{ $silver }, +{ $workers }
cb-over = The game is over
cb-final = { $seat }: final scoring +{ $points } VP ({ $parts })
cb-final-none = { $seat }: final scoring, no VP
cb-part = { $what } +{ $points }

## Why not: the fact, then the reason

cb-refuse-seats = { burgundy-title } is for 2 to 4 players.
cb-refuse-open = Something is still open and comes first: { $what }.
cb-refuse-estate-first = First everybody chooses an estate; then the turns begin.
cb-refuse-estate-chosen = Estates are chosen before the game only.
cb-refuse-castle-skip = A Castle can't be skipped: its action is done at once. Taking workers is always possible.
cb-refuse-ship-skip = A Ship can't be skipped: choose a depot to load from, even an empty one.
cb-refuse-buy-now = You can't buy in the middle of an effect; finish it first.
cb-refuse-nothing-to-take = There is no tile left in the numbered depots.
cb-refuse-nothing-stored = Your storage is empty: there is nothing to place.
cb-refuse-nothing-to-place = None of your stored tiles has a fitting space beside your tiles.
cb-refuse-nothing-to-sell = You have no goods to sell.
cb-refuse-no-benefit = That is possible only right after a Ship or a building was placed.
cb-refuse-dice-left = You still have a die to use: a turn takes both.
cb-refuse-no-dice = You have no die left for that.
cb-refuse-take-dear = With your dice and workers you reach no depot that has a tile.
cb-refuse-place-dear = With your dice and workers none of your stored tiles can be placed.
cb-refuse-sell-dear = With your dice and workers you reach no goods that you have.
cb-refuse-bought = You have already bought in this turn; only one purchase a turn.
cb-refuse-silver = A tile costs { $cost } silver, and you have { $silver }.
cb-refuse-nothing-to-buy = There is nothing left to buy.
cb-refuse-die-useless = Die { $die }: that can't be done with it now.
cb-refuse-die-used = Die { $die }: it is used up for this round.
cb-refuse-die-not-rolled = Die { $die }: you haven't rolled that.
cb-refuse-black = { $tile }: the black depot has no number, so tiles there are only bought.
cb-refuse-depot-far = { $tile }: depot { $depot } is too far from die { $die }. Workers you have: { $workers }.
cb-refuse-not-in-depot = { $tile }: none lies there ({ $depot }).
cb-refuse-not-stored = { $tile }: not in your storage.
cb-refuse-no-room = { $tile }: there is no fitting space beside your tiles.
cb-refuse-tile-far = { $tile }: the spaces for it are too far from die { $die }. Workers you have: { $workers }.
cb-refuse-covered = { $tile }: a tile already lies on { $space }.
cb-refuse-colour = { $tile }: the colour does not fit. { $space } is { $colour }.
cb-refuse-not-adjacent = { $tile }: { $space } lies beside none of your tiles.
cb-refuse-twin = { $tile }: the city of { $space } has one already. Each building only once in a city.
cb-refuse-number = { $tile }: { $space } has number { $number }, too far from die { $die }. Workers you have: { $workers }.
cb-refuse-no-goods = You have no goods of that colour: { $good } ({ $number }).
cb-refuse-goods-far = The { $good } goods have number { $number }, too far from die { $die }. Workers you have: { $workers }.
cb-refuse-not-for-sale = { $tile }: only tiles of the black depot are for sale, unless you have Knowledge 6.
cb-refuse-not-beside = Depot { $second } is not next to depot { $depot }.
cb-refuse-fetch = { $tile }: { $building } does not bring that.
cb-refuse-no-castle = The first castle stands on a castle space ({ $colour }).

## Words in pictures: short, for there is no room for long ones

cb-picture-setup = Estates
cb-picture-over = Game over
cb-picture-phase = Phase { $phase }
cb-picture-round = Round { $n } of 5
cb-now-rounds = { $n ->
    [0] Last round of this phase
    [one] 1 more round in this phase
   *[other] { $n } more rounds in this phase
}
# What they do, as it follows a name or marks; $n is how many they are.
cb-picture-does-estate = { $n ->
    [one] chooses an estate
   *[other] choose their estates
}
cb-picture-does-two = has the dice { $one } and { $two }
cb-picture-does-one = has the die { $one } left
cb-picture-does-end = may buy or end the turn
cb-picture-does-end-only = ends the turn
cb-picture-does-ship = loads a ship
cb-picture-does-castle = has one more action
cb-picture-does-warehouse = may sell goods
cb-picture-does-town_hall = may place one more tile
cb-picture-does-carpenter = may take a building
cb-picture-does-church = may take a tile
cb-picture-does-market = may take a tile
# What stands behind the name over the estate of somebody who has nothing to do now; $n is the estate.
cb-picture-plays = plays estate { $n }
cb-picture-chosen = has chosen an estate
cb-picture-later = chooses an estate later
# What is asked of whoever looks, as it follows the name.
cb-picture-asks-die = which die?
cb-picture-asks-tile = which tile?
cb-picture-asks-discard = which tile makes room?
cb-picture-asks-space = where to?
cb-picture-asks-sale = which goods do you sell?
cb-picture-asks-depot = goods of which depot?
cb-picture-asks-second = goods of a second depot?
cb-picture-asks-load = which goods come along?
cb-picture-asks-side = which side?
cb-picture-asks-start = where does the castle stand?
cb-picture-letters = choose a letter
cb-picture-workers = small figure: workers
cb-picture-black = Black depot
cb-picture-silver = { cb-silver }
cb-picture-dice = Your dice
cb-picture-space = Space { $space }
cb-picture-storage = In storage
cb-picture-goods = Goods
cb-picture-region = Region completed
cb-picture-phase-bonus = + phase { $phase }
cb-picture-side = Estate { $n }
cb-picture-score-estate = Estate
cb-picture-score-total = Points

## In place of pictures

cb-alt-table = { burgundy-title }, { $stage }. White die { $white }. Turn order: { $order }.
cb-alt-phase = A finished region brings { $points } VP besides its size.
cb-alt-waiting = { $text } Still to move: { $seats }.
cb-alt-colours = Colours finished: { $colours }.
cb-alt-colour = { $colour } ({ $seats })
cb-alt-estates = { burgundy-title }, { $stage }. Turn order: { $order }.
cb-alt-depot = Depot { $n }: { $things }
cb-alt-depot-empty = Depot { $n }: no tiles
cb-alt-black = Black depot: { $things }
cb-alt-black-empty = Black depot: no tiles
cb-alt-more = { $text }; { $things }
cb-alt-sentence = { $text }.
cb-alt-coming = Still to come: { $goods }.
cb-alt-seat = { $seat }: { $points } VP, { $covered }/{ $spaces } spaces, { $workers }, { $silver }, { $dice }
cb-alt-dice = dice { $first }+{ $second }
cb-alt-die = die { $die }
cb-alt-no-dice = no die left
cb-alt-estate = { $seat }, estate { $estate }: { $tiles }.
cb-alt-estate-open = { $seat }: estate { $first } or { $second }.
cb-alt-on = { $tile } { $space }
cb-alt-empty = Empty beside them, with colour and number: { $spaces }.
cb-alt-space = { $space } { $colour } { $number }
cb-alt-sold = Goods sold: { $goods }.
cb-alt-result = { burgundy-title }, { $stage }: score sheet.
cb-alt-score = { $seat }: { $points } VP ({ $parts }).
cb-read-result = Score sheet
cb-read-round = Round
cb-read-turns = Order of turns
cb-read-depots = Depots
cb-read-bonuses = Colour bonuses
cb-read-white = White die: { $white }.
cb-read-phase = { $phase }: { $points }
cb-read-phases = Points for a finished region, by phase: { $phases }.
cb-read-track = { $seat } (space { $n })
cb-read-order = On the track: { $seats }.
cb-read-waiting = Still to have a turn in this round: { $seats }.
cb-read-bonus-free = { $points } VP free
cb-read-bonus = { $colour }: first { $first }, second { $second }.
cb-read-storage = In storage: { $things }.
cb-read-goods = Goods: { $things }.
cb-read-used = Dice used: { $dice }.
cb-read-sold = Goods tiles sold: { $n }.
cb-own-choice = Your choice: estate { $side }, castle on { $space }. It is shown when all have chosen.
cb-points = { $seat }: { $points } VP, spaces covered { $covered } of { $spaces }, { $workers }, { $silver }, { $goods }
cb-score-regions = Regions
cb-feat = Most regions completed
cb-score-phases = Phases
cb-score-colours = Bonus tiles
cb-score-animals = Animals
cb-score-sales = Goods sold
cb-score-towers = Watchtowers
cb-score-goods = Goods left
cb-score-silver = Silver
cb-score-workers = Workers
cb-score-knowledge = Knowledge
cb-score-tie-empty = Tie: empty spaces
cb-score-tie-order = Tie: turn order

## Things to look up

cb-topic-building = Building (beige), 7 in the game; only once in a city. { $effect }
cb-topic-knowledge-tile = Knowledge tile (yellow), one in the game. { $effect }
cb-topic-cow = Cows
cb-topic-sheep = Sheep
cb-topic-pig = Pigs
cb-topic-chicken = Chickens
cb-topic-animal-text = Animal tiles (light green), 7 of each kind with 2, 3 or 4 on them. A tile brings as many VP as it shows; every tile with the same animals that already lies on the same pasture scores again.
cb-topic-ship-text = Ship (blue), 26 in the game. { cb-effect-ship } Whoever is first at the end of a round begins the next one.
cb-topic-castle-text = Castle (dark green), 16 in the game. { cb-effect-castle } Even another Castle may be placed with it.
cb-topic-mine-text = Mine (grey), 12 in the game. { cb-effect-mine }
cb-topic-turn = A turn
cb-topic-turn-text = Both dice are used, in any order, each for one of four actions: take a tile, place a tile, sell goods, take workers. Once a turn a tile of the black depot may be bought for 2 silver, before, between or after.
cb-topic-workers = Workers
cb-topic-workers-text = Each worker spent changes one of your dice by 1, up or down; from 6 to 1 is one step too. Any die can be used to take 2 workers. At the end every two are worth 1 VP.
cb-topic-taking = Taking a tile
cb-topic-taking-text = Any tile from the depot with the number of the die. It goes into storage; if all 3 places are full, a stored tile leaves the game for it.
cb-topic-placing = Placing a tile
cb-topic-placing-text = A stored tile goes to an empty space of its colour with the number of the die, next to a tile that already lies there. Its effect comes at once.
cb-topic-goods = Goods
cb-topic-goods-text = Die numbers: 1 turquoise, 2 purple, 3 pink, 4 red, 5 brown, 6 orange. All goods of the colour are sold: 1 silver for the sale, and 2, 3 or 4 VP for each good with 2, 3 or 4 players. There is room for three colours; ships bring new goods.
cb-topic-black = Black depot
cb-topic-black-text = Once a turn one of its tiles may be bought for 2 silver; it goes into storage. No die and no building takes from there.
cb-topic-silver = Silver
cb-topic-silver-text = Comes from sales, mines and banks. 2 buy a tile of the black depot; at the end each is worth 1 VP.
cb-topic-regions = Regions
cb-topic-regions-text = Connected spaces of one colour: a city is beige, a pasture light green. A region that is complete brings at once 1, 3, 6, 10, 15, 21, 28 or 36 VP for 1 to 8 spaces, and for the phase A 10, B 8, C 6, D 4, E 2 VP.
cb-topic-bonus = Bonus tiles
cb-topic-bonus-text = Whoever is first to cover all spaces of a colour gets 5, 6 or 7 VP with 2, 3 or 4 players; the second gets 2, 3 or 4.
cb-topic-order = Turn order
cb-topic-order-text = Each Ship moves its owner one space ahead, on top of the markers there. The foremost is first, in a stack the topmost. Whoever is first has the white die.
cb-topic-white = White die
cb-topic-white-text = Rolled at the start of each round. The next good goes to the depot of that number. It does nothing else.
cb-topic-phase = Phases and rounds
cb-topic-phase-text = Five phases of five rounds. At the start of a phase the depots are filled anew and tiles left over leave the game; goods stay. At the end of a phase each Mine brings 1 silver.
cb-topic-spaces = Names of spaces
cb-topic-spaces-text = A space is called by its row, a to g from above, and its place in the row from the left: d4 is the middle of an estate.
cb-topic-end = End of the game
cb-topic-end-text = After the last round of phase E: 1 VP for each good not sold, each silver and every two workers; Knowledge 15 to 26 bring what they say. Tiles in storage are worth nothing. Most VP win.
cb-topic-tie = Tie
cb-topic-tie-text = Of those with most VP, more empty spaces on the estate win; if that is equal too, whoever comes later in turn order.
cb-topic-variant = Estates of one's choice
cb-topic-variant-text = For experienced players: everybody is dealt a board, chooses one of its sides and the dark green space of the first castle, openly in turn order or in secret at the same time.

## The slash command and the settings

burgundy-title = The Castles of Burgundy
burgundy-edition = first edition (2011)
burgundy-button-own = My estate
burgundy-final = final
burgundy-final-end = ends the round
burgundy-command =
    .name = burgundy
    .description = Moves in The Castles of Burgundy
burgundy-verb-take =
    .name = take
    .description = Take a tile from a depot
burgundy-verb-place =
    .name = place
    .description = Place a stored tile on your estate
burgundy-verb-sell =
    .name = sell
    .description = Sell all goods of one colour
burgundy-verb-workers =
    .name = workers
    .description = Take two workers
burgundy-verb-buy =
    .name = buy
    .description = Buy a tile for 2 silver (once a turn)
burgundy-verb-load =
    .name = load
    .description = Load goods after placing a ship
burgundy-verb-fetch =
    .name = fetch
    .description = Take the tile a church, market or carpenter gives
burgundy-verb-skip =
    .name = skip
    .description = Do without a building's effect
burgundy-verb-estate =
    .name = estate
    .description = Choose your board side and castle (variant)
burgundy-verb-end =
    .name = end
    .description = End your turn
burgundy-slot-die =
    .name = die
    .description = Which die
burgundy-slot-tile =
    .name = tile
    .description = Which tile
burgundy-slot-discard =
    .name = discard
    .description = Stored tile to give up if your storage is full
burgundy-slot-space =
    .name = space
    .description = Which space
burgundy-slot-colour =
    .name = colour
    .description = Which colour of goods
burgundy-slot-depot =
    .name = depot
    .description = Which depot
burgundy-slot-second =
    .name = second
    .description = A neighbouring depot as well (Knowledge 5)
burgundy-slot-colours =
    .name = colours
    .description = Which new colours to load
burgundy-slot-side =
    .name = side
    .description = Which side of your board
burgundy-setting-estates = Estates
burgundy-setting-estates-basic = estate 1 for all
burgundy-setting-estates-open = dealt boards, chosen openly
burgundy-setting-estates-secret = dealt boards, chosen in secret

## How to play, in half a page

burgundy-how =
    { "**" }{ burgundy-title }: how to play**
    { "**" }Goal.** Fill your estate of 37 spaces with tiles; most victory points win after 5 phases of 5 rounds.
    { "**" }A turn** is two dice, each for one action:
    · Take a tile from the depot with that number; it goes to your storage (3 places)
    · Place a stored tile on a space of its colour and that number, beside a tile of yours; its effect comes at once
    · Sell all goods of the colour with that number: 1 silver, and 2, 3 or 4 points a good with 2, 3 or 4 players
    · Take 2 workers, with any die
    A worker changes a die by 1; 6 and 1 are neighbours. Once a turn 2 silver buy a tile of the black depot.
    { "**" }Tiles.** Ship: load the goods of a depot, move ahead in turn order. Castle: one more action, any number. Mine: 1 silver each phase end. Animals: points, again for the same animals on that pasture. Buildings: each a benefit, only one of a kind in a city. Knowledge: a lasting rule or points at the end.
    { "**" }Regions.** A full region scores for its size (1, 3, 6, 10, 15, 21, 28, 36) and the phase (A 10, B 8, C 6, D 4, E 2). First and second to fill a colour get a bonus.
    { "**" }End**: 1 point for each good and silver left and for 2 workers, and knowledge tiles.

## Chapters of what can be looked up

cb-chapter-rules = Rules
cb-chapter-tiles = Ships, castles, mines, animals
cb-chapter-buildings = Buildings
cb-chapter-knowledge = Knowledge

## Tips in the first games

cb-tip-turn = Look at both dice before you use one. Good turns take a tile and place it, or place one and use its effect.
cb-tip-worker = Some answers cost workers: each changes the die by 1. From 6 to 1 is one step.
cb-tip-storage = Your storage is full: one more tile pushes another out of the game. Place one first, if you can.
cb-tip-region = You can complete a region now. The phase bonus falls from 10 to 2: small regions are best early.
cb-tip-buy = 2 silver buy a tile of the black depot, once a turn, without a die.
cb-tip-ship = A Ship takes all goods of one depot, and you move ahead in turn order. Three colours fit at most.
cb-tip-castle = The Castle's action may be anything, with any number: take the one tile you could never reach.
cb-tip-animal = Same animals on one pasture score again each time one is added. Keep a pasture to one kind.
cb-tip-twin = A kind of building only once in a city. Look for another city, or for Knowledge 1.
cb-tip-goods = Your goods take up three colours. Sell one before the next ship.
cb-tip-phase = Last round of the phase: all tiles on the depots go, new ones come. Goods stay. Mines pay 1 silver each.

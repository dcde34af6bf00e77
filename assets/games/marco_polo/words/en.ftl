### Marco Polo II in English.

## Names

# A name that is not listed here stands on the map or the card as it is.
mp-place = { $id ->
   *[other] { $name }
}
mp-oasis = { $id ->
    [oasis_turpan] Turpan
    [oasis_khotan] Khotan
    [oasis_sichuan] Sichuan
    [oasis_ladakh] Ladakh
    [oasis_annam] Annam
    [oasis_bengal] Bengal
    [oasis_khorasan] Khorasan
    [oasis_sindh] Sindh
    [oasis_sumatra] Sumatra
   *[other] { $name }
}
mp-character = { $id ->
   *[other] { $name }
}
mp-guild-farmers = Farmers
mp-guild-spicers = Spicers
mp-guild-tailors = Tailors
mp-guild-jewelers = Jewellers
mp-arms-monkey = monkey
mp-arms-falcon = falcon
mp-arms-horse = horse
mp-arms-dragon = dragon
mp-arms-crane = crane
mp-arms-tiger = tiger
mp-arms-leopard = leopard
mp-arms-yak = yak
mp-arms-lion = lion
mp-contract = Contract ({ $cost })
mp-contract-blue = Blue contract ({ $cost })
mp-contract-number = Contract { $n }
mp-contract-blue-number = Blue contract { $n }
mp-goal = Goal card { $n }
mp-book = Book { $n }
# City cards have no printed names: these are short for what they do. Others are called by their number.
mp-card = { $id ->
    [jade_to_points] Jade dealer
    [double_coins] Coin doubler
    [contracts_to_points] Master of deals
    [exchange_camels_coins] Camel market
    [seal_for_one_die] Guild house
    [exchange_points_coins] Court banker
    [posts_to_supplies] Supply train
    [own_city_bonus] City envoys
    [moves] Guide
    [goods_by_die] Warehouse
    [pepper_to_coins] Pepper dealer
    [silk_to_points] Silk gift
    [gold_to_points] Gold gift
    [two_kinds_to_points] Mixed gift
    [six_goods_to_points] Great tribute
    [coins_to_silk] Silk buyer
    [camels_to_gold] Gold caravan
    [camels_to_points] Camel gift
    [jade_to_goods] Jade exchange
    [jade_to_caravan] Jade caravan
    [trade_up] Step up
    [camels_by_die] Camel herd
    [points_by_die] Audience
    [hired_hand] Hired hand
    [contracts_by_die] Scribe
   *[other] City card { $n }
}

## Effects: one message a thing that is paid or received

mp-nothing = nothing
mp-none = none
mp-things = { $things }
mp-thing-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
mp-thing-camels = { $n ->
    [one] 1 camel
   *[other] { $n } camels
}
mp-thing-pepper = { $n } pepper
mp-thing-silk = { $n } silk
mp-thing-gold = { $n } gold
mp-thing-jade = { $n } jade
mp-thing-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
mp-thing-any-good = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
}
mp-thing-different-goods = { $n } different goods
mp-thing-copy-city-bonus = { $n ->
    [one] another city bonus
   *[other] { $n } other city bonuses
}
mp-thing-own-city-bonus = { $n ->
    [one] 1 own city bonus
   *[other] { $n } own city bonuses
}
mp-thing-contract-from-pile = { $n ->
    [one] 1 contract (deck)
   *[other] { $n } contracts (deck)
}
mp-thing-contract-from-own-city = { $n ->
    [one] 1 contract (own city)
   *[other] { $n } contracts (own city)
}
mp-thing-seal-action = { $n ->
    [one] a guild seal
   *[other] { $n } guild seals
}
mp-thing-shield = { $n ->
    [one] +1 coat of arms
   *[other] +{ $n } coats of arms
}
mp-thing-black-die = { $n ->
    [one] 1 black die
   *[other] { $n } black dice
}
mp-thing-move = { $n }-step move
mp-brief-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
mp-brief-camels = { $n ->
    [one] camel
   *[other] { $n } camels
}
mp-brief-pepper = { $n ->
    [one] pepper
   *[other] { $n } pepper
}
mp-brief-silk = { $n ->
    [one] silk
   *[other] { $n } silk
}
mp-brief-gold = { $n ->
    [one] gold
   *[other] { $n } gold
}
mp-brief-jade = { $n ->
    [one] jade
   *[other] { $n } jade
}
mp-trade = { $cost } → { $gain }
mp-price = { $price }
mp-price-from = from { $price }
mp-price-brief = { $price }
mp-price-jade = { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}, { $jade } jade
mp-price-jade-from = from { $price }
mp-price-all = { $coins } co., { $camels } cam., { $jade } jade
mp-times-die = { $what } (up to ×die)
mp-times-contracts = { $what } per contract done (up to ×die)
mp-times-posts = { $what } per own post (up to ×die)
mp-die-only = { $die } → { $what }
mp-die-from = { $least }–{ $most } → { $what }
mp-either = { $before }; { $next }
mp-special = { $gain }; with the improved seal ({ $guild }) its bonus too, twice from die { $twice }
mp-goal-seal = { $guild } +{ $points }
mp-goal-counts = Improved seals ({ $seals }), coats of arms once more ({ $arms }).
mp-die = die { $die }
mp-die-black = black die { $die }
mp-dice = { $own }
mp-dice-black = black { $black }
mp-dice-both = { $own } + black { $black }
mp-dice-none = no dice
mp-seal-basic = { $guild }
mp-seal-improved = { $guild } (improved)
mp-no-seal = no seal
mp-named = { $name }: { $what }
mp-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
mp-oases = { $n ->
    [one] 1 oasis
   *[other] { $n } oases
}
mp-travel-lower = lower travel space
mp-travel-middle = middle travel space
mp-travel-upper = upper travel space
mp-space-lower = lower
mp-space-middle = middle
mp-space-upper = upper

## Where a gain comes from

mp-source-start = Start of the game
mp-source-khan = Khan's favour
mp-source-bag = Money bag
mp-source-contracts = Contracts
mp-source-token = City bonus ({ $place })
mp-source-outpost = Outpost bonus
mp-source-post = Post ({ $place })
mp-source-seal = Guild seal { $guild }
mp-source-improved = Improved seal ({ $guild })
mp-source-compensation = Compensation

## What happened

mp-told = { $seat }: { $what }
mp-paid = { $what }, paid { $price }
mp-brings = { $what } → { $gain }
mp-dropped = { $what }, in place of { $contracts }
mp-dealt = Everybody has 3 goal cards to choose from.
mp-kept-own = You keep: { $goal }
mp-round = Round { $round }: { $start } { $start-count ->
    [one] starts
   *[other] start
}
mp-rolled = Dice: { $rolls }
mp-roll = { $seat } { $dice }
mp-rolled-cards = { $rolls }. City cards of the round: { $cards }
mp-rolled-black = { $rolls }. Open black dice: { $dice }
mp-did-kept = goal card chosen
mp-did-with = { $what } ({ $dice })
mp-did-times = { $what } ×{ $n }
mp-did-contracts = { $contracts } ({ $dice })
mp-did-fulfil = { $contract } fulfilled
mp-did-improve = seal improved ({ $guild })
mp-did-reroll = { $die } rolled again, now { $value }
mp-did-change = { $die } becomes { $value }
mp-did-black = black die, it shows { $value }
mp-did-collect = outpost tile kept ({ $gain })
mp-did-outpost = kept outpost tile used ({ $gain })
mp-did-nothing = { $from }, nothing to gain
mp-did-take = { $contract } taken
mp-did-draw = { $contract } drawn, no room
mp-did-refuse = { $contract } given up
mp-did-leave = no contract in { $place }
mp-did-twice = { $from } counts twice
mp-did-stay = no move
mp-did-by = { $from } → { $what }
mp-did-travel = { $space } ({ $dice }), { $way }
mp-did-move = move ({ $way })
mp-did-hourglass = { $what }; takes the hourglass
mp-did-post = post in { $place }
mp-did-post-extra = extra post in { $place }, without bonuses
mp-did-post-moved = post moved ({ $from } → { $place })
mp-way = { $before } → { $next }
mp-ways = { $first }; other figure { $second }
mp-asks-jade = In this turn you are asked how much to pay in jade.
mp-new-contract = { $contract }, { $place }
mp-new-contracts = New on the map: { $contracts }
mp-ended = Your turn is over
mp-final = { $seat }: final scoring { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }), { $goal }
mp-part = { $what } +{ $points }
mp-over = The game is over

## Where the game is, and what a seat has to do

mp-stage = round { $round } of { $of }
mp-stage-characters = choice of characters
mp-stage-goals = choice of goal cards
mp-stage-over = game over
mp-duty-turn = { $count ->
    [one] die
   *[other] dice
} { $dice }
mp-duty-end = bonus actions, or the end of the turn
mp-duty-character = a character to choose
mp-duty-goal = a goal card to choose
mp-duty-bonus = a bonus to decide on
mp-duty-compensate = a compensation to split
mp-duty-take = a contract to take
mp-duty-post = a post to move
mp-duty-move = a figure to move
mp-duty-seal = a guild seal to take
mp-duty-over = the game is over

## Questions

mp-status = { $dice } · { $stock }
mp-ask-with = { $ask }
    { $status }
mp-ask-turn = Do one action; bonus actions may come before and after it.
mp-ask-acted = The action is done. Bonus actions, or end your turn.
mp-ask-name = Which character do you play?
mp-ask-goal-card = Which goal card do you keep? Only you will see it until the end.
mp-ask-offer = Which offer do you take? I is book 1, II book 2, III book 3.
mp-ask-die = With which die?
mp-ask-die-drop = There is no room, you give up: { $contracts }. With which die?
mp-ask-die-for = { $what }. With which die?
mp-ask-die-khan = Khan's favour: { $gain }. With which die?
mp-ask-die-bag = Which die goes to the money bag?
mp-ask-die-bag-acted = Your action is done. A die more for the money bag, or the end of the turn?
mp-ask-die-reroll = Which die do you roll again?
mp-ask-die-change = Which die do you change by 1?
mp-ask-die-black = Which black die do you take?
mp-ask-dice = With which dice? The lowest one counts.
mp-ask-dice-travel = { $place }: with which dice? The lowest one says how many steps.
mp-ask-jade = How much of the price do you pay in jade?
mp-ask-seal = Which guild seal do you take?
mp-ask-improve = Which seal do you improve?
mp-ask-goal = Where to? You are in { $figures }. Seals: { $seals }.
mp-ask-goal-lacks = { $ask }
    Out of reach (price or missing seal): { $lacks }.
mp-lack = { $place } ({ $what })
mp-lack-seals = missing { $guilds }
mp-ask-figure = Which figure goes there?
mp-ask-route = Which route?
mp-ask-second = Steps are left: where does the other figure go?
mp-ask-detour = Which route does the other figure take?
mp-ask-post = One more post in a city you pass, without bonuses?
mp-ask-post-bonuses = One more post in a city you pass, with its bonuses?
mp-ask-contracts = Which contracts do you take? One or two; 3 coins come with them.
mp-ask-contracts-room = Which contracts do you take? One or two; 3 coins come with them.
    Room for { $room }. Each one beyond it takes the place of an old one: { $contracts }.
mp-ask-contract = Which contract do you fulfil?
mp-ask-drop = There is no room: which old contract do you give up?
mp-ask-city = Which special city?
mp-ask-card = Which city card?
mp-ask-choice = What do you choose?
mp-ask-option = Which side of the card?
mp-ask-times = How many times?
mp-ask-goods = Which goods do you pay?
mp-ask-gain = What does the money bag give?
mp-ask-by = Up or down?
mp-ask-tile = Which outpost tile do you use?
mp-open-any = { $from }: choose { $n ->
    [one] 1 good
   *[other] { $n } goods
}.
mp-open-different = { $from }: choose { $n } different goods.
mp-open-copy = { $from }: which other city bonus do you get?
mp-open-own = { $from }: choose { $n ->
    [one] 1 city bonus
   *[other] { $n } city bonuses
} of your cities.
mp-open-drawn = { $from }: { $contract } has no room. Which contract do you give up?
mp-open-contract = { $from }: which contract do you take from your cities?
mp-open-offered = Post in { $place }: take one of its contracts?
mp-open-seal = { $from }: which guild seal do you take with die { $die }?
mp-open-black = { $from }: which black die do you take?
mp-open-move = { $from }: a move of up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}. Where to?
mp-open-post = All posts are out. Which one moves to { $place }?
mp-open-oases = Oases on the way: { $n }. Coins or camels for each?
mp-open-twice = Which bonus of this start of the round do you get twice?
mp-open-pair = A pair of { $die }s: its own bonus, or that of each die?
mp-open-compensation = Low roll: { $n } missing. How much of it in coins, how much in camels?
mp-open-gain = { $from }: choose.

## Answers: at most 34 characters

mp-label-beside = { $first } · { $second }
mp-label-comma = { $before }, { $next }
mp-label-character = Choose a character
mp-label-goal = Choose a goal card
mp-label-compensate = Compensation
mp-label-bonus = Choose a bonus
mp-label-book = Books
mp-label-khan = Khan's favour
mp-label-seal = Guild seals
mp-label-travel = Travel
mp-label-contracts = Contracts
mp-label-city = Special city
mp-label-card = City card
mp-label-fulfil = Fulfil a contract
mp-label-improve = Improve a seal
mp-label-bag = Money bag
mp-label-reroll = Reroll a die
mp-label-reroll-short = Reroll
mp-label-change = Change a die
mp-label-change-short = Change
mp-label-black = Black die
mp-label-black-short = Black die
mp-label-outpost = Outpost tile
mp-label-take = Take a contract
mp-label-post = Move a post
mp-label-move = Move
mp-label-jade = { $jade } = { $what }
mp-label-jade-none = No jade
mp-label-pay-jade = Pay with more jade
mp-label-end = End turn
mp-label-other-dice = Other dice
mp-label-times = { $n ->
    [one] Once
   *[other] { $n } times
}
mp-label-own = My character's bonus
mp-label-pair = Pair: { $gain }
mp-label-single = Both dice: { $gain }
mp-label-by = { $old } → { $new }
mp-label-from = from { $place }
mp-label-none-second = The other figure stays
mp-label-none-post = No extra post
mp-label-none-move = No move
mp-label-none-contract = No contract
mp-label-offer = { $book } → { $gain }

## Behind the answers: at most 100 characters

mp-note-seal = dice of { $least } or more; { $jade ->
    [0] no jade with it
   *[other] { $jade } jade with it
}
mp-note-steps = up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}
mp-note-steps-extra = up to { $n ->
    [one] 1 step
   *[other] { $n } steps
}, +1 post
mp-note-steps-price = { $note }; price { $price }
mp-note-oases = oases ({ $oases })
mp-note-occupied = { $note } (price of the space { $n ->
    [one] 1 coin
   *[other] { $n } coins
})
mp-note-ways = price { $price }; { $there }
mp-note-times = { $n } × ({ $what })
mp-note-in-all = price { $price }
mp-note-space = { $note }; price of the space { $price }
mp-note-now = { $note }; now { $price }
mp-note-lies = { $note }; { $place }
mp-note-gains = → { $gain }
mp-note-ways-free = free; { $there }
mp-note-price = die of { $least } or more; price { $price }
mp-note-free = die of { $least } or more; free
mp-note-offer = { $book }, { $note }
mp-there = { $things }
mp-there-nothing = no post
mp-there-own = own post
mp-there-post = post
mp-there-outpost = outpost bonus
mp-there-token = city bonus
mp-there-contracts = contracts
mp-there-card = city card
mp-there-special = special city
# What a character can do, in at most 100 characters.
mp-ability = { $id ->
    [mongke_khan] Oases passed take no step; each one on the way brings 3 points, and 2 coins or 1 camel.
    [de_wu] Guild seals with 1 die; 1 jade for each seal improved; +1 coat of arms at the end.
    [abha_basu] 2 coins each round; 1 jade for each contract done; 1 point for each jade received.
    [mailin_and_tian_chin] +3 coins; 2 figures share the steps; each round 1 bonus counts twice.
    [filippo_vitello] Gets each outpost tile after its use and can use it once more.
    [isabella_donati] Each die rolled brings 2 coins (1, 6), 1 point (2, 5) or 1 camel (3, 4). Pairs may bring goods.
    [gantulga_od] Pays no coins or camels on routes; lower travel space only.
   *[other] As printed on the card.
}

## Verbs of what comes first

mp-verb-compensate = compensation
mp-verb-take = a contract
mp-verb-post = the post to move
mp-verb-move = a move
mp-verb-seal = a guild seal
mp-verb-bonus = a decision on a bonus

## Why not: the fact, then the reason

mp-refuse-seats = Marco Polo II is for 2 to 4 players.
mp-refuse-character-first = First everybody picks a character; then the turns begin.
mp-refuse-goal-first = First everybody keeps a goal card; then the turns begin.
mp-refuse-open = Something is still open and comes first: { $verb }.
mp-refuse-nothing-such = Nothing of that kind is open for you now.
mp-refuse-chosen = Characters and goal cards are chosen before the first round only.
mp-refuse-end-bagged = You have put a die on the money bag, but an action is still possible: do one first.
mp-refuse-end = You still have an action to do in this turn.
mp-refuse-end-bag = No action is possible: put a die on the money bag, then the turn can end.
mp-refuse-acted = You have done your action in this turn; only bonus actions are left.
mp-refuse-no-contract = You have no active contract.
mp-refuse-contract-dear = What you have is not enough for that contract.
mp-refuse-no-basic = You have no seal left to improve.
mp-refuse-improve-dear = What you have is not enough to improve that seal.
mp-refuse-no-outpost = You have kept no outpost tile; only Filippo Vitello does.
mp-refuse-jade-asked = You are already asked about jade in this turn.
mp-refuse-no-jade = You have no jade.
mp-refuse-black-bought = You have already bought a black die in this turn; only one a turn.
mp-refuse-no-black = There is no black die left on the board.
mp-refuse-no-dice = You have no dice left in this round.
mp-refuse-dear = That costs { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}. You have too few, even with jade.
mp-refuse-space-dear = That space is occupied: it costs at least { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, and you have too little, even with jade.
mp-refuse-books = None of your dice opens a book: the number is too low, or your colour was there.
mp-refuse-khan-full = Khan's favour is full for this round.
mp-refuse-khan-used = Your colour is there already; only a black die goes again.
mp-refuse-khan-low = Khan's favour takes only a die of { $least } or more now.
mp-refuse-seals = Your dice open no guild seal that you lack: too few, too low, or your colour was there.
mp-refuse-travel-dice = You have no dice for a travel space that your colour has not used.
mp-refuse-travel-dear = You can't pay even one step, with the price of the space.
mp-refuse-travel-space = Your character may not use that travel space.
mp-refuse-no-contract-city = You have no post in a city where a contract lies.
mp-refuse-contracts = None of your dice works there: your colour was there already.
mp-refuse-no-special = You have no post in a special city.
mp-refuse-city-full = That special city is full for this round.
mp-refuse-city-used = Your colour is there already; only a black die goes again.
mp-refuse-city-no-post = You have no post there.
mp-refuse-post-new = Your post there is new: it can be used from your next turn on.
mp-refuse-not-special = That is no special city.
mp-refuse-cards = There is no city card you can use now.
mp-refuse-card-gone = That city card is not on the board.
mp-refuse-card-dear = None of your dice makes that card work with what you have.
mp-refuse-card-taken = That card was used in this round.
mp-refuse-card-no-post = You have no post in the city of that card.
mp-refuse-die-useless = Die { $die }: that can't be done with it now.
mp-refuse-no-such-die = Die { $die }: you have none of your colour.
mp-refuse-no-such-black = Black die { $die }: you have none.
mp-refuse-no-such-dice = You don't have those dice.
mp-refuse-dice-useless = That can't be done with those dice.
mp-refuse-dice-other = Those dice do no more than cheaper ones. They stand behind “{ mp-label-other-dice }”.
mp-refuse-book-low = That book takes a die of { $least } or more.
mp-refuse-book-used = Your colour is at that book already; only a black die goes again.
mp-refuse-offer-dear = That offer costs { $jade } jade: you have too little.
mp-refuse-seal-owned = You already have that seal.
mp-refuse-seals-used = Your colour is there already; only black dice go again.
mp-refuse-seal-low = That seal takes dice of { $least } or more.
mp-refuse-seal-missing = You don't have that seal.
mp-refuse-improved = That seal is already improved.
mp-refuse-contract-far = You have no post in the city of that contract.
mp-refuse-contract-gone = That contract is not on the map.
mp-refuse-not-active = That is none of your active contracts.
mp-refuse-option = That side of the card can't be used now.
mp-refuse-times = At most { $most } times.
mp-refuse-change = Die { $die } can't be changed like that; 6 and 1 are not next to each other.
mp-refuse-character-gone = That character is not there.
mp-refuse-goal = You were not dealt that goal card.
mp-refuse-compensation = At most { $most } can be coins.
mp-refuse-choice = That can't be chosen here.
mp-refuse-no-token = There is no city bonus of yours there.
mp-refuse-no-post = You have no post there.
mp-refuse-goal-seals = Missing for the route there: { $guilds }.
mp-refuse-goal-steps = The route there takes { $n } steps, more than your dice allow.
mp-refuse-goal-steps-move = The route there takes { $n } steps; this move has { $most ->
    [one] 1 step
   *[other] { $most } steps
}.
mp-refuse-goal-price = What you have is not enough for the route there: { $price }.
mp-refuse-goal-space = You can pay the route there, but not together with the travel space.
mp-refuse-route = That route doesn't lead there, or another one is better in every respect.
mp-refuse-extra-post = An extra post goes only to a city that you pass and have no post in.
mp-refuse-jade = That much jade doesn't fit the price.
mp-refuse-goods = Those goods don't fit the price.

## In place of pictures

mp-board-actions = Actions
mp-board-map = Map
mp-board-result = Result
mp-alt-actions = Marco Polo II (house edition), actions, { $stage }.
mp-alt-map = Marco Polo II (house edition), map, { $stage }.
mp-alt-characters = To choose from: { $characters }.
mp-alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $dice }, { $stock }; { $seals }.
mp-alt-posts = { $seat }: in { $figures }; posts: { $posts }.
mp-alt-contracts = Contracts: { $contracts }.
mp-alt-place = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; in { $figures }; posts: { $posts }.
mp-alt-figures = Figures: { $seats }.
mp-alt-figure = { $seat } ({ $places })
mp-alt-left = Posts left: { $seats }.
mp-alt-left-of = { $seat } ({ $n })
mp-alt-open = Free spaces: { $spaces }.
mp-alt-cards = Free city cards: { $cards }.
mp-alt-character = { $seat }: { $character }.
mp-alt-board = { $seat } · active contracts: { $active }; done: { $done }; posts left: { $left }.
mp-read-result = Score sheet
mp-read-turns = Order of turns
mp-read-order = Order in this round: { $seats }.
mp-read-hourglass = The hourglass is with { $seat }.
mp-read-offers = { $book }: { $offers }.
mp-read-next = { $book }, next round: { $offers }.
mp-read-placed = Dice on the board
mp-read-dice = { $space }: { $seat } with { $dice }.
mp-read-dice-printed = { $space }: { $dice }, there all game.
mp-read-black = Still to be had: { $dice }.
mp-read-cards = City cards
mp-read-contracts = Contracts
mp-read-map = Tokens on the map
mp-read-entry = { $name }: { $what }.
mp-read-deck = In the decks: contracts { $n }, city cards { $cards }.
mp-read-token = city bonus { $gain }
mp-read-outpost = outpost tile { $gain }
mp-read-kept = Outpost tiles to use: { $gain }.
mp-read-shields = Coats of arms that count again: { $n }.
mp-alt-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).
mp-own-goal = Your goal card: { $goal }. { $what }
mp-own-dealt = { $goal }: { $what }
mp-own-done = Contracts done: { $contracts }
mp-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, posts: { $posts }, contracts done: { $contracts }, { $stock }
mp-score-contracts = Contracts
mp-score-posts = Posts
mp-feat = Most trading posts
mp-score-cards = City cards
mp-score-cities = Special cities
mp-score-tokens = Tokens and tiles
mp-score-seals = Improved seals
mp-score-character = Character
mp-score-goods = Goods left
mp-score-coins = Coins
mp-score-goal = Goal card
mp-score-arms = Coats of arms
mp-score-most = Most contracts
mp-score-tie-camels = Tie: camels

## Things to look up

mp-topic-edition = { $text } (House edition: the printed values are our own.)
mp-topic-card = { $what }. One die, once a round; in a city it needs an own post.
mp-topic-contract = { $what }
mp-topic-seal = Taken with dice of { $least } or more; jade with it: { $jade }. Improving: { $what }. Bonus again at each round start: { $bonus }.
mp-topic-start = All figures begin here; no post
mp-topic-oasis = A stop without a post
mp-topic-city-contract = Contract city: contracts lie here
mp-topic-city-card = City with a city card
mp-topic-city-special = Special city
mp-topic-city-bonus = City with a city bonus
mp-topic-arms = { $what }. Coat of arms: { $arms }
mp-topic-way = { $place } ({ $cost })
mp-topic-way-seal = { $place } ({ $cost }, seal { $guild })
mp-topic-place = { $what }. Routes: { $ways }.
mp-topic-house = House edition
mp-topic-house-text = Most printed values of map, cards, contracts, offers and tokens are our own reconstruction, not those of the published game. Whoever owns the game can put files of their own in their place.
mp-topic-turn = A turn
mp-topic-turn-text = One action with dice, and any number of bonus actions before and after it, never during it. Turns go round until nobody has dice.
mp-topic-dice = Dice and spaces
mp-topic-dice-text = The lowest die says how often or how much. Brown spaces only while empty. An occupied blue space costs as many coins as the lowest die placed. A colour uses a space once a round; black dice have no colour.
mp-topic-books = Books
mp-topic-books-text = One die: any for book 1, 3 or more for book 2, 5 or more for book 3, which has two spaces. One of four offers: two free, one for 1 and one for 2 jade.
mp-topic-khan = Khan's favour
mp-topic-khan-text = One die, at least as high as the one before: 4 coins and 2 camels. Four spaces a round, each colour once; nobody pays for dice there.
mp-topic-seals = Guild seals
mp-topic-seals-text = Two dice; the lower one opens farmers from 1, spicers from 2, tailors from 3, jewellers from 4. Basic, one of each kind, with 0 to 3 jade. They open routes; improved they bring their bonus now and at each round start.
mp-topic-travel = Travel
mp-topic-travel-text = Lower, middle and upper space: 1, 2 or 3 dice; at most 1, 4 or 6 steps, and no more than the lowest die. The lower space costs 2 coins. All routes are paid first; a route with a seal needs that seal.
mp-topic-posts = Posts
mp-topic-posts-text = Where a move ends in a city, a post is placed. It brings city bonus, outpost bonus and a contract at once; special city and city card work from the next turn. The 9th and 10th post bring 5 points, the 11th 10.
mp-topic-contracts = Contracts
mp-topic-contracts-text = One die takes 1 or 2 contracts from cities with own posts, then 3 coins. There is room for two active ones; older ones can be given up.
mp-topic-special-cities = Special cities
mp-topic-special-cities-text = Baghdad, Balkh and Hormuz: one die of each colour, two in all, with an own post. With the improved seal of the city its bonus comes too, once or twice.
mp-topic-city-cards = City cards
mp-topic-city-cards-text = One die, each card once a round. Mostly the die says how often at most. In cities an own post is needed; the two in the action area change each round.
mp-topic-bonus-actions = Bonus actions
mp-topic-bonus-actions-text = Fulfil a contract; improve a seal; money bag: a die for 3 coins, 2 camels or 1 jade; reroll a die for 1 camel; change it by 1 for 2 camels; black die for 3 camels, once a turn.
mp-topic-black-dice = Black dice
mp-topic-black-dice-text = Rolled at once, without a colour: with it a space may be used again. It goes back at the end of the round. As an option they are rolled at round start and picked by their value.
mp-topic-jade = Jade
mp-topic-jade-text = A good that also pays for a coin or a camel, never the other way round. Coins and camels are paid first, jade for what is missing, or as much as you like if you ask for it.
mp-topic-hourglass = Hourglass
mp-topic-hourglass-text = Whoever uses a travel space as high as any used in this round takes it and starts the next round.
mp-topic-compensation = Compensation
mp-topic-compensation-text = A roll below 15 at round start brings a coin or a camel for each point missing.
mp-topic-coats-of-arms = Coats of arms
mp-topic-coats-of-arms-text = At the end different ones of cities with own posts and all +1 bring points along a track, 43 at most.
mp-topic-goals = Goal cards
mp-topic-goals-text = Each keeps one of three, secret until the end. Improved seals on it bring points, coats of arms count once more.
mp-topic-end = End of the game
mp-topic-end-text = After five rounds: 1 point for every 2 goods and every 10 coins, goal card, coats of arms, 8 points for most contracts and 4 for second most (not with two players). Tie: more camels.

## Words in pictures: short, for there is no room for long ones

mp-picture-edition = house edition
mp-picture-round = Round { $n } of { $of }
mp-now-rounds = { $n ->
    [0] The last round
    [one] 1 more round
   *[other] { $n } more rounds
}
mp-picture-phase-characters = Characters
mp-picture-phase-goals = Goals
mp-picture-phase-bonuses = Bonuses
mp-picture-phase-dice = Dice
mp-picture-phase-actions = Actions
mp-picture-over = Game over
mp-picture-letters = choose a letter
mp-picture-khan = Khan's favour
mp-picture-seals = Guild seals
mp-picture-seals-hint = below: what improving costs and brings
mp-picture-bag = Money bag
mp-picture-bag-often = as often as you like
mp-picture-steps = steps: lowest die
mp-picture-contracts = Contracts
mp-picture-fulfilled = fulfilled
mp-picture-twice = ×2 from { $n }
mp-picture-black = Black dice
mp-picture-open = open to all
mp-picture-stock = Coins, camels and goods
mp-picture-goal = Goal card
mp-picture-secret = Only you see the goal card.
mp-picture-board = own board
mp-picture-arms = { $n ->
    [one] { $n } coat of arms
   *[other] { $n } coats of arms
}
mp-picture-posts = Posts
mp-picture-score-posts = Posts
mp-picture-score-total = Points
# What seats do, behind their names or marks; $n is how many seats.
mp-picture-does-characters = picks a character
mp-picture-does-goals = { $n ->
    [one] keeps a goal card
   *[other] keep a goal card
}
mp-picture-does-bonuses = { $n ->
    [one] decides on a bonus
   *[other] decide on bonuses
}
mp-picture-does-rolled = { $n ->
    [one] settles the roll
   *[other] settle their rolls
}
mp-picture-does-action = chooses an action
mp-picture-does-end = may go on or end the turn
mp-picture-does-goods = chooses goods
mp-picture-does-tokens = chooses a bonus token
mp-picture-does-contract = takes a contract
mp-picture-does-seal = takes a guild seal
mp-picture-does-black = takes a black die
mp-picture-does-move = may move
mp-picture-does-post = moves a post
mp-picture-does-oases = chooses coins or camels
# What is asked after a verb, behind the same.
mp-picture-asks-character = which character?
mp-picture-asks-goal = which goal card?
mp-picture-asks-compensate = coins or camels?
mp-picture-asks-bonus = what will it be?
mp-picture-asks-book = which offer?
mp-picture-asks-khan = which die?
mp-picture-asks-seal = which seal?
mp-picture-asks-travel = where to?
mp-picture-asks-contracts = which contracts?
mp-picture-asks-city = which city?
mp-picture-asks-card = which card?
mp-picture-asks-fulfil = which contract?
mp-picture-asks-improve = which seal?
mp-picture-asks-bag = which die?
mp-picture-asks-reroll = which die?
mp-picture-asks-change = which die?
mp-picture-asks-black = which black die?
mp-picture-asks-outpost = which tile?
mp-picture-asks-take = which contract?
mp-picture-asks-post = which post?
mp-picture-asks-move = where to?
mp-picture-asks-jade = pay with jade?
mp-picture-asks-die = which die?
mp-picture-asks-dice = which dice?
mp-picture-asks-figure = which figure?
mp-picture-asks-route = which route?
mp-picture-asks-second = and the other figure?
mp-picture-asks-stop = one more post?
mp-picture-asks-drop = which contract goes?
mp-picture-asks-goods = which goods?
mp-picture-asks-times = how many times?
mp-picture-asks-by = up or down?
mp-picture-asks-end = end the turn?

## The slash command and the settings

marcopolo-title = Marco Polo II
marcopolo-edition = house edition
marcopolo-button-own = My board
marcopolo-final = final
marcopolo-final-reroll = rolls
marcopolo-final-black = rolls
marcopolo-command =
    .name = marcopolo
    .description = Moves in Marco Polo II
marcopolo-verb-character =
    .name = character
    .description = Choose your character
marcopolo-verb-goal =
    .name = goal
    .description = Keep one of three goal cards
marcopolo-verb-compensate =
    .name = compensate
    .description = Split the compensation for a low roll
marcopolo-verb-bonus =
    .name = bonus
    .description = Decide on a bonus
marcopolo-verb-book =
    .name = book
    .description = Take an offer of the books
marcopolo-verb-khan =
    .name = khan
    .description = Khan's favour: 4 coins and 2 camels
marcopolo-verb-seal =
    .name = seal
    .description = Take a guild seal
marcopolo-verb-travel =
    .name = travel
    .description = Travel and set up a trading post
marcopolo-verb-contracts =
    .name = contracts
    .description = Take one or two contracts and 3 coins
marcopolo-verb-city =
    .name = city
    .description = Use a special city
marcopolo-verb-card =
    .name = card
    .description = Use a city card
marcopolo-verb-fulfil =
    .name = fulfil
    .description = Fulfil a contract (bonus action)
marcopolo-verb-improve =
    .name = improve
    .description = Improve a seal (bonus action)
marcopolo-verb-bag =
    .name = bag
    .description = Money bag: a die for coins, camels or jade
marcopolo-verb-reroll =
    .name = reroll
    .description = Reroll a die for 1 camel
marcopolo-verb-change =
    .name = change
    .description = Change a die by 1 for 2 camels
marcopolo-verb-black =
    .name = black
    .description = Take a black die for 3 camels (once a turn)
marcopolo-verb-outpost =
    .name = outpost
    .description = Use a kept outpost tile (Filippo Vitello)
marcopolo-verb-take =
    .name = take
    .description = Take a contract you were offered, or none
marcopolo-verb-post =
    .name = post
    .description = Choose the post to move when all eleven are out
marcopolo-verb-move =
    .name = move
    .description = Move by a reward, or stay
marcopolo-verb-jade =
    .name = jade
    .description = Be asked in this turn how much to pay in jade
marcopolo-verb-end =
    .name = end
    .description = End your turn
marcopolo-slot-name =
    .name = name
    .description = Which character
marcopolo-slot-card =
    .name = card
    .description = Which card
marcopolo-slot-coins =
    .name = coins
    .description = How many as coins (the rest as camels)
marcopolo-slot-choice =
    .name = choice
    .description = What you choose
marcopolo-slot-offer =
    .name = offer
    .description = Which offer of the books
marcopolo-slot-die =
    .name = die
    .description = Which die
marcopolo-slot-dice =
    .name = dice
    .description = Which dice
marcopolo-slot-others =
    .name = others
    .description = Dice behind “{ mp-label-other-dice }”
marcopolo-slot-jade =
    .name = jade
    .description = How much of it you pay in jade
marcopolo-slot-seal =
    .name = seal
    .description = Which guild seal
marcopolo-slot-goal =
    .name = goal
    .description = Where the move ends
marcopolo-slot-figure =
    .name = figure
    .description = Which figure (Mailin and Tian Chin)
marcopolo-slot-route =
    .name = route
    .description = Which route
marcopolo-slot-second =
    .name = second
    .description = Where the other figure goes, if it goes too
marcopolo-slot-detour =
    .name = detour
    .description = The route of the other figure
marcopolo-slot-stop =
    .name = stop
    .description = Extra post in a city the other figure passes
marcopolo-slot-post =
    .name = post
    .description = Extra post in a city passed (upper space)
marcopolo-slot-contracts =
    .name = contracts
    .description = One or two contracts
marcopolo-slot-contract =
    .name = contract
    .description = Which contract
marcopolo-slot-drop =
    .name = drop
    .description = Old contract to give up if there is no room
marcopolo-slot-city =
    .name = city
    .description = Which city
marcopolo-slot-times =
    .name = times
    .description = How many times
marcopolo-slot-goods =
    .name = goods
    .description = Which goods you pay
marcopolo-slot-gain =
    .name = gain
    .description = 3 coins, 2 camels or 1 jade
marcopolo-slot-by =
    .name = by
    .description = One up or one down
marcopolo-slot-tile =
    .name = tile
    .description = Which outpost tile
marcopolo-setting-black-dice = Black dice
marcopolo-setting-black-dice-hidden = rolled when taken
marcopolo-setting-black-dice-open = open, rolled at round start
marcopolo-setting-extra-post-bonuses = Bonuses of the extra post
marcopolo-setting-extra-post-bonuses-no = none
marcopolo-setting-extra-post-bonuses-yes = all

## How to play, in half a page

marcopolo-how =
    { "**" }{ marcopolo-title }: how to play**
    { "**" }Goal.** Most points after 5 rounds, from contracts, posts, seals, cards and a secret goal.
    { "**" }A turn**: one action with dice, before and after it any bonus actions. Turns go on while there are dice.
    { "**" }Actions**
    · Books, 1 die: goods (book II from 3, book III from 5)
    · Khan's favour, 1 die not lower than the one before: 4 coins, 2 camels
    · Guild seals, 2 dice: a seal, jade with it; the lower die decides which
    · Travel, 1, 2 or 3 dice: at most 1, 4 or 6 steps and the lowest die; pay the ways first. Where you end in a city you place a post
    · Contracts, 1 die: 1 or 2 from cities with your post, and 3 coins
    · Special cities and city cards, 1 die, from the turn after your post
    An occupied blue space costs coins: as many as your lowest die there. Brown ones only while empty.
    { "**" }Bonus actions**: fulfil a contract; improve a seal; a die for 3 coins, 2 camels or 1 jade; reroll for 1 camel; change by 1 for 2; a black die for 3.
    { "**" }Jade** stands for a coin or a camel.
    { "**" }New round**: city bonuses and improved seals pay again.
    { "**" }End**: goal card, coats of arms, most contracts 8, second 4 (not with two), 2 goods or 10 coins a point.
    House edition: values are ours.

## Chapters of what can be looked up

mp-chapter-rules = Rules
mp-chapter-characters = Characters
mp-chapter-places = Places on the map
mp-chapter-seals = Guild seals
mp-chapter-cards = City cards
mp-chapter-contracts = Contracts
mp-chapter-goals = Goal cards

## Tips in the first games

mp-tip-character = Each character breaks a rule. For a first game take one that brings something each round.
mp-tip-goal = The goal card counts at the end: seals you improve, and coats of arms of cities with your post. Choose what lies on one way.
mp-tip-first = Low dice for Khan's favour and book I, high ones for journeys and seals.
mp-tip-occupied = That space is occupied: it costs as many coins as the lowest die you place. Come early, or with a low die.
mp-tip-travel = All ways are paid before the first step, and you place a post only where the move ends.
mp-tip-seal = Waterways need a guild seal. You keep it: it is shown, not spent.
mp-tip-room = You have room for two active contracts. A third pushes out an old one: fulfil one first, as a bonus action.
mp-tip-fulfil = You can fulfil a contract now. It is a bonus action and takes no die.
mp-tip-low = A low roll is paid for: a coin or a camel for each point below 15. Camels are the dearer of the two.
mp-tip-black = 3 camels buy a black die, once a turn: one more action, even where your colour has been.
mp-tip-card = Your post opens this city: from now on one die works there, too. A card only once a round, for the first who comes.
mp-tip-last = Last round: what gives goods or coins is worth little now. Finish contracts, improve seals, place posts.

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
sj-effect-archive = Take all drawn cards into your hand, then discard from the whole hand.
sj-effect-poor_house = If you have 0 or 1 cards left after building, draw 1.
sj-effect-black_market = Up to 2 goods may pay for a building in place of cards.
sj-effect-trading_post = Sell 1 good more.
sj-effect-well = When you produce 2 or more goods, draw 1 card.
sj-effect-market_stand = When you sell 2 or more goods, draw 1 card.
sj-effect-crane = Build over one of your buildings of another kind; pay only the difference.
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
sj-now-buildings = Largest town: { $n } of { $of } buildings
sj-picture-pick = Pick { $n } of { $of }
sj-picture-phase-opening = Opening
sj-picture-phase-chapel = Chapels
sj-picture-phase-hand_limit = Hand limit
sj-picture-phase-builder = { sj-role-builder } phase
sj-picture-phase-producer = { sj-role-producer } phase
sj-picture-phase-trader = { sj-role-trader } phase
sj-picture-phase-councillor = { sj-role-councillor } phase
sj-picture-phase-prospector = { sj-role-prospector } phase
sj-picture-phase-over = Game over
# What seats do, behind their names or marks; $n is how many seats.
sj-picture-does-opening = { $n ->
    [one] keeps 4 cards
   *[other] keep 4 cards
}
sj-picture-does-chapel = { $n ->
    [one] may use the Chapel
   *[other] may use their Chapels
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
sj-picture-does-prospector = works the Gold mine
# What is asked of the owner of a hand, behind the name.
sj-picture-asks-opening = which 4 cards do you keep?
sj-picture-asks-chapel = a card for the Chapel?
sj-picture-asks-hand_limit = what do you discard?
sj-picture-asks-role = which role do you pick?
sj-picture-asks-builder = what do you build?
sj-picture-asks-producer = where do you produce?
sj-picture-asks-trader = what do you sell?
sj-picture-asks-councillor = what do you keep?
sj-picture-asks-prospector = which card do you take?
sj-picture-asks-library = use your Library?
sj-picture-asks-cover = over which building?
sj-picture-asks-price = how much do you pay?
sj-picture-asks-goods = which goods pay?
sj-picture-asks-pay = which cards do you pay with?
sj-picture-paid = { $card } · { $n } of { $of }
sj-picture-waits = your cards
sj-picture-letters = choose a letter
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
sj-picture-hand-chapel = under the Chapel
sj-picture-hand-pays = Each card is worth 1: what you build is paid with your other cards.
sj-picture-hand-built = Ticked: you already have that violet building.
sj-picture-hand-secret = Only you see this.
sj-picture-score-city = Buildings
sj-picture-score-total = Points

## Goods

sj-good-indigo_plant = Indigo
sj-good-sugar_mill = Sugar
sj-good-tobacco_storage = Tobacco
sj-good-coffee_roaster = Coffee
sj-good-silver_smelter = Silver
sj-as-good = { $good } (good)
sj-priced = { $card } { $cost }
sj-with-good = { $card } with a good
sj-without-good = { $card }
sj-some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Where the game is

sj-stage = round { $round }
sj-stage-role = round { $round } · { $role } ({ $seat })
sj-stage-opening = opening hands
sj-stage-chapel = round { $round } · Chapels
sj-stage-limit = round { $round } · hand limit
sj-stage-over = round { $round } · game over

## What a seat has to do, after a comma or colon

sj-duty-opening = 4 cards to keep
sj-duty-chapel = a card for the Chapel, or none
sj-duty-limit = cards over the hand limit to discard
sj-duty-role = a role to pick
sj-duty-builder = a building or a pass
sj-duty-producer = goods to produce, or a pass
sj-duty-trader = goods to sell, or a pass
sj-duty-councillor = one card to keep
sj-duty-archive = cards of the hand to discard
sj-duty-prefecture = up to 2 cards to keep
sj-duty-prospector = the Gold mine or a pass
sj-duty-choice = a card from the Gold mine, or none
sj-duty-over = the game is over

## Questions

sj-ask-opening = You were dealt { $cards }. Which 4 do you keep?
sj-ask-chapel = Which card goes under your Chapel? Each is worth 1 point at the end. { $count ->
    [0] Nothing lies there so far.
    [one] 1 card lies there.
   *[other] { $count } cards lie there.
}
sj-ask-limit = You may hold { $limit } cards. { $discard }
sj-ask-role = Pick a role. { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $hand }
}
sj-ask-library = Use your Library for this role? In this round you can use it only once.
sj-ask-build = What do you build? { $less ->
    [0] Only your own buildings make it cheaper.
   *[other] As Builder you pay { $less } less.
}
sj-ask-build-nothing = You can build nothing with the cards you hold. You are asked all the same, so that the others don't learn it.
sj-ask-cover = { $card }: on a free place, or over one of your buildings?
sj-ask-goods = { $card } costs you { $cost }. Which goods pay for it? Each counts as 1 card.
sj-ask-price = { $card } { $cost ->
    [0] is free
   *[other] costs you { $cost }
}. Do you want to pay more, so that the Poor house draws you a card?
sj-ask-pay = { $card }: { $count ->
    [one] pay with 1 of your other { $have } cards.
   *[other] pay with { $count } of your other { $have } cards.
}
sj-ask-produce = { $count ->
    [one] On which building do you produce? You may produce 1 good.
   *[other] On which buildings do you produce? You may produce up to { $count } goods.
}
sj-ask-sell = { $count ->
    [one] What do you sell? You may sell 1 good.
   *[other] What do you sell? You may sell up to { $count } goods.
}
sj-ask-keep = You drew { $cards }. { $count ->
    [one] Which one do you keep?
   *[other] Which { $count } do you keep? You may keep just 1.
}
sj-ask-archive = You drew { $cards } into your hand. { $discard }
# How much has to be discarded, behind the two texts above.
sj-discard = { $least ->
    [one] Discard 1 card.
   *[other] Discard { $least } cards.
}
sj-discard-range = Discard { $least } or { $most } cards.
sj-discard-maybe = { $most ->
    [one] You may discard 1 card, or none.
   *[other] You may discard up to { $most } cards, or none.
}
sj-ask-mine = Do you use your Gold mine? If the 4 cards turned up all have different costs, you may take one.
sj-ask-choice = The Gold mine turned up { $cards }. Which one do you take?

## Answers: at most 34 characters

sj-label-role = Pick a role
sj-label-build = Build
sj-label-build-only = Build { $card }
sj-label-produce = Produce
sj-label-produce-only = Produce: { $good }
sj-label-sell = Sell
sj-label-sell-only = Sell: { $good }
    .outcome = { $cards ->
        [one] +1 card
       *[other] +{ $cards } cards
    }
sj-label-keep = Keep cards
sj-label-discard = Discard
sj-label-chapel = Use your Chapel
sj-label-turn = Turn up 4 cards
sj-label-mine = Take a card
sj-label-pass-build = Build nothing
sj-label-pass-produce = Produce nothing
sj-label-pass-sell = Sell nothing
sj-label-pass-mine = Leave the Gold mine
sj-label-library-yes = Use the Library
sj-label-library-no = Save the Library
sj-label-no-card = No card
sj-label-take-none = Take none
sj-label-card = { $card }
    .outcome = { $cost ->
        [0] free
       *[other] pay { $cost }
    }
sj-label-card-crane = { $card }
    .outcome = pay { $least }–{ $cost }
sj-label-over = Over { $card }
    .outcome = { $cost ->
        [0] free
       *[other] pay { $cost }
    }
sj-label-over-full = Over full { $card }
    .outcome = { $cost ->
        [0] free
       *[other] pay { $cost }
    }
sj-label-free-place = Free place
    .outcome = { $cost ->
        [0] free
       *[other] pay { $cost }
    }
sj-label-price = { $cost ->
    [0] Pay nothing
   *[other] Pay { $cost }
}
sj-label-price-more = Pay { $cost }
    .outcome = Poor house +1 card
sj-label-good = { $good }
    .outcome = { $cards ->
        [one] +1 card
       *[other] +{ $cards } cards
    }
sj-label-new = { $card } (new)

## Behind the answers: at most 100 characters

sj-note-card = { $vp ->
    [0] cost { $cost } · { $effect }
   *[other] cost { $cost }, { $vp } VP · { $effect }
}
sj-note-loses = The good on it is lost.
sj-note-builder = You pay { $less } less.
sj-note-producer = { $goods ->
    [0] You have no empty production building.
    [one] You produce 1 good.
   *[other] You produce up to { $goods } goods.
}
sj-note-trader = { $goods ->
    [0] You have no good to sell.
    [one] You sell 1 good.
   *[other] You sell up to { $goods } goods.
}
sj-note-councillor = You draw { $drawn } cards; the others draw 2.
sj-note-councillor-short = You draw { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
}, and { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
} for the others.
sj-note-prospector = { $count ->
    [one] You draw 1 card; the others draw nothing.
   *[other] You draw { $count } cards; the others draw nothing.
}
sj-note-no-cards = No card is left in the piles.

## What happened

sj-answered-keep = You keep { $cards }. Others are still choosing.
sj-answered-discard = You discard { $cards }. Others are still choosing.
sj-answered-nothing = You choose nothing. Others are still choosing.
sj-answered-produce = You produce { $goods }. Others are still choosing.
sj-answered-sell = You sell { $goods }. Others are still choosing.
sj-tucked = Under your Chapel: { $card }
sj-tucked-none = Nothing goes under your Chapel
sj-opened = { $seat } { $seat-count ->
    [one] keeps
   *[other] keep
} { $kept } of { $dealt } cards
sj-opened-own = Your hand: { $cards }
sj-round = Round { $round }: { $governor } is Governor
sj-trimmed = { $seat } { $seat-count ->
    [one] discards
   *[other] discard
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} (hand limit)
sj-trimmed-own = You discard { $cards } (hand limit)
sj-picked = { $seat } picks { $role }
sj-picked-library = { $seat } picks { $role }, with the Library
sj-built = { $seat } builds { $card } (cost { $cost }, { $payment })
sj-built-over = { $seat } builds { $card } over { $under } (cost { $cost }, { $payment })
sj-built-over-lost = { $seat } builds { $card } over { $under } and its good (cost { $cost }, { $payment })
sj-paid = paid { $things }
sj-paid-nothing = for free
sj-passed = { $seat } { $seat-count ->
    [one] passes
   *[other] pass
}
sj-produced = { $seat } { $seat-count ->
    [one] produces
   *[other] produce
} { $goods }
sj-produced-none = { $seat } { $seat-count ->
    [one] produces
   *[other] produce
} nothing: no card is left
sj-tile = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }
sj-sold = { $seat } { $seat-count ->
    [one] sells
   *[other] sell
} { $goods }, { $count ->
    [0] but no card is left
    [one] +1 card
   *[other] +{ $count } cards
}
sj-sold-own = { $count ->
    [0] You sell { $goods }, but no card is left
   *[other] You sell { $goods } and draw { $cards }
}
sj-drew = { $seat }: { $count ->
    [one] +1 card
   *[other] +{ $count } cards
} ({ $cause })
sj-drew-own = You draw { $cards } ({ $cause })
sj-dealt-own = You draw { $cards }
sj-dealt-none = No card is left for you
sj-kept = { $seat } { $seat-count ->
    [one] keeps
   *[other] keep
} { $kept } of { $drawn } cards
sj-kept-own = You keep { $cards }
sj-filed = { $seat } { $seat-count ->
    [one] takes
   *[other] take
} { $drawn } cards into the hand and { $seat-count ->
    [one] discards
   *[other] discard
} { $count } (Archive)
sj-filed-own = { $count ->
    [0] You discard nothing (Archive)
   *[other] You discard { $cards } (Archive)
}
sj-turned = { $seat }: the Gold mine turns up { $cards }
sj-turned-same = { $seat }: the Gold mine turns up { $cards }; two cost the same, so all are discarded
sj-mined = { $seat } takes { $card } from the Gold mine
sj-mined-none = { $seat } { $seat-count ->
    [one] takes
   *[other] take
} nothing from the Gold mine
sj-reshuffled = The discard pile is shuffled: it is the draw pile now
sj-twelfth = { $seat } has 12 buildings: this Builder phase is the last
sj-stalled = Nobody can ever build again, so the game ends
sj-over = The game is over

## Why not: the fact, then the reason

sj-refuse-seats = San Juan is for 2 to 4 players.
sj-refuse-now = Not now. To do: { $what }.
sj-refuse-pass = You can't pass here. To do: { $what }.
sj-refuse-nothing-to-build = There is nothing you can build: each of your cards costs too much, or it is a violet building you already have.
sj-refuse-archive = With your Archive you choose what to discard, not what to keep.
sj-refuse-no-archive = Here you choose what to keep; only an Archive lets you discard from the hand.
sj-refuse-role = { $role }: { $seat } has picked it in this round.
sj-refuse-not-held = { $card }: it is not among the cards you can choose from.
sj-refuse-owned = { $card }: you already have one; each violet building only once.
sj-refuse-dear = { $card }: costs you { $cost }, but you can pay only { $have }.
sj-refuse-cover-crane = Crane: it can't be covered.
sj-refuse-cover-same = { $card }: no building covers its own kind.
sj-refuse-not-yours = { $card }: you have no such building.
sj-refuse-no-good = { $card }: there is no good on it.
sj-refuse-good-lost = { $card }: the good on it is lost to the new building, so it can't pay.
sj-refuse-has-good = { $card }: it already carries a good.
sj-refuse-no-production = { $card }: no goods lie on violet buildings.
sj-refuse-not-turned = { $card }: it is not one of the cards turned up.

## In place of pictures

sj-alt-table = San Juan, { $stage }. Roles free: { $free }.
sj-alt-taken = Roles taken: { $roles }.
sj-alt-role = { $role } ({ $seat })
sj-alt-prices = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }.
sj-alt-mine = Turned up by the Gold mine: { $cards }.
sj-alt-seat = { $seat }: { $points } VP, buildings { $buildings }/{ $last }, goods { $goods }, cards { $cards }.
sj-alt-governor = { $seat } (Governor): { $points } VP, buildings { $buildings }/{ $last }, goods { $goods }, cards { $cards }.
sj-alt-piles = Draw pile { $draw }, discard pile { $discard }.
sj-alt-buildings = { $seat }: { $buildings }.
sj-alt-result = San Juan, { $stage }: score sheet.
sj-alt-score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $parts }).
sj-alt-part = { $what } { $points }
sj-alt-hand = { $seat }, hand: { $cards }.
sj-alt-chapel = { $seat }, under the Chapel: { $cards }.
sj-read-table = Table
sj-read-result = Score sheet
sj-read-picks = Roles picked in this round: { $n } of { $of }.
sj-read-free = { $role }: free.
sj-read-taken = { $role }: taken by { $seat }.
sj-read-library = { $seat } uses a Library with this role.
sj-read-library-spent = { $seat }: the Library is used up for this round.
sj-read-closed = Trading house: face down.
sj-read-mined = Gold mine of { $seat }, last: { $card }.
sj-read-nothing = nothing
sj-read-governor = { $seat } (Governor)
sj-read-points = Points: { $points }.
sj-read-points-chapel = Points: { $points }, and what lies under the Chapel.
sj-read-hand = Cards in hand: { $n }, limit { $limit }.
sj-read-drawn = Cards drawn to choose from: { $n }.
sj-read-built = Buildings: { $n } of { $last }.
sj-read-building = { $card }; points { $points }
sj-read-over = { $building }; covers { $cards }
sj-own-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand ({ $count } of { $limit }): { $cards }
}
sj-own-drawn = To choose from: { $cards }
sj-own-chapel = Under your Chapel ({ $count }): { $cards }
sj-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, buildings { $buildings } of { $last }, cards { $cards }
sj-points-chapel = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and what lies under the Chapel, buildings { $buildings } of { $last }, cards { $cards }
sj-score-printed = Buildings
sj-score-chapel = Under the Chapel
sj-score-tie = Tie: cards and goods

## Things to look up

sj-topic-card = Cost { $cost }, { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}, { $count } in the deck. { $effect }
sj-topic-six = Cost { $cost }, { $count } in the deck. At the end of the game: { $effect }
sj-topic-role-builder = Everybody may build one building and pays its cost with other cards from the hand. Whoever picked the role pays 1 less.
sj-topic-role-producer = Everybody may lay a card unseen, as a good, on one empty production building. Whoever picked the role may do so on two.
sj-topic-role-trader = The next price tile is turned up. Everybody may sell one good at its prices; whoever picked the role may sell two.
sj-topic-role-councillor = Everybody draws 2 cards and keeps 1. Whoever picked the role draws 5 and keeps 1.
sj-topic-role-prospector = Whoever picked the role draws 1 card. The others draw nothing, but Gold mines work for every owner.
sj-topic-round = Round
sj-topic-round-text = The Governor picks a role first, then the others clockwise; everybody carries out each role before the next is picked. Then the Governor card moves on to the left. From the second round on, Chapels and the hand limit come first.
sj-topic-hand-limit = Hand limit
sj-topic-hand-limit-text = At the start of a round, but the first, a hand may have 7 cards, with a Tower 12; the rest is discarded. During a round it may be of any size.
sj-topic-goods = Goods
sj-topic-goods-text = A good is a card that lies face down on a production building, one at most. Its kind is that of the building; nobody looks at the card.
sj-topic-trading-house = Trading house
sj-topic-trading-house-text = Five price tiles, shuffled once. Each Trader turns up the next one, and it goes under the stack afterwards: so they come round in the same order.
sj-topic-end = End of the game
sj-topic-end-text = When somebody has 12 buildings, the Builder phase is finished and the game is over. The points: those printed on uncovered buildings, 1 for each card under a Chapel, Guild hall, City hall and Triumphal arch, and last the Palace. Most points win.
sj-topic-tie = Tie
sj-topic-tie-text = Of those with the most points, whoever has more cards in hand and goods together wins; if that is equal too, they share the victory.
sj-topic-two-players = Two players
sj-topic-two-players-text = The Governor picks a role, then the other, then the Governor once more. A Library may be used for only one of the Governor's two roles.

## The slash command and the settings

sanjuan-title = San Juan
sanjuan-edition = first edition (2004)
sanjuan-button-own = My hand
sanjuan-final = draws cards
sanjuan-final-trader = turns a tile
sanjuan-final-mine = final
sanjuan-final-keep = final
sanjuan-final-tuck = final
sanjuan-final-pass = final
sanjuan-final-discard = final
sanjuan-command =
    .name = sanjuan
    .description = Moves in San Juan
sanjuan-verb-role =
    .name = role
    .description = Pick a role
sanjuan-verb-build =
    .name = build
    .description = Build a building
sanjuan-verb-produce =
    .name = produce
    .description = Produce goods
sanjuan-verb-sell =
    .name = sell
    .description = Sell goods
sanjuan-verb-keep =
    .name = keep
    .description = Keep cards you were shown
sanjuan-verb-discard =
    .name = discard
    .description = Discard down to your limit, or with your Archive
sanjuan-verb-tuck =
    .name = tuck
    .description = Put a card under your Chapel, or none
sanjuan-verb-mine =
    .name = mine
    .description = Use your Gold mine, or choose one of its four cards
sanjuan-verb-pass =
    .name = pass
    .description = Do nothing in this phase
sanjuan-slot-role =
    .name = role
    .description = Which role
sanjuan-slot-library =
    .name = library
    .description = Use your Library for it (two players)
sanjuan-slot-card =
    .name = card
    .description = Which card
sanjuan-slot-cards =
    .name = cards
    .description = Which cards
sanjuan-slot-cover =
    .name = cover
    .description = Building to cover (Crane)
sanjuan-slot-goods =
    .name = goods
    .description = Which goods
sanjuan-slot-hand =
    .name = hand
    .description = Which 4 cards make your first hand
sanjuan-slot-price =
    .name = price
    .description = What to pay, where discounts may be waived (Poor house)
sanjuan-slot-pay =
    .name = pay
    .description = Cards to pay with; empty: you are asked
sanjuan-slot-buildings =
    .name = buildings
    .description = Which production buildings
sanjuan-slot-choice =
    .name = choice
    .description = What you choose
sanjuan-setting-start-hand = Start hand
sanjuan-setting-start-hand-four = 4 cards each
sanjuan-setting-start-hand-choose = 5, 6, 7, 8 by seat; keep 4

## How to play, in half a page

sanjuan-how =
    { "**" }{ sanjuan-title }: how to play**
    { "**" }Goal.** Build a town. When somebody has 12 buildings, the game ends; most points win.
    { "**" }Cards** are everything: a building, money, or (face down) a good. A building is paid for with other cards of your hand, as many as its cost.
    { "**" }A round.** The Governor picks a role, then the others clockwise; each role once. Everybody carries it out at once, the picker with a privilege:
    · Builder: build one building (privilege: pay 1 less)
    · Producer: a card of the pile, face down, on an empty production building (on 2)
    · Trader: a price tile is turned up, sell one good for so many cards (2 goods)
    · Councillor: draw 2, keep 1 (draw 5)
    · Prospector: only the picker draws 1 card
    Then the Governor card moves on.
    { "**" }Start of a round**, from the second on: at most 7 cards in hand.
    { "**" }Violet buildings** help in one phase, for good; each only once. Production buildings as often as you like.
    { "**" }Points**: printed ones, 1 for each card under a Chapel, and the cost-6 buildings: Guild hall, City hall, Triumphal arch, Palace. Tie: cards and goods together.
    { "**" }First plan**: a good production building, sell often, then cheap violet ones, a six in time.

## Chapters of what can be looked up

sj-chapter-rules = Rules
sj-chapter-roles = Roles
sj-chapter-buildings = Buildings

## Tips in the first games

sj-tip-role = Before you pick a role, ask what it gives the others. A role that helps only you is often the best.
sj-tip-builder = Somebody else's Builder works for you too: you build at the full cost, less what your buildings save.
sj-tip-produce = With 1 good to make, take the dearest kind: silver, then coffee, tobacco, sugar, indigo.
sj-tip-trader = First Trader: the tile shows the prices of this phase. The five tiles come round in the same order, so a good kept now may sell for more later.
sj-tip-keep = Keep what you can build soon, or a dear card that fits your plan. All the rest is money.
sj-tip-limit = More than 7 cards at the start of a round: build or pay before it comes to that.
sj-tip-chapel = A card under the Chapel is 1 sure point, but it is gone. Late in the game it is worth more than a bad card in hand.
sj-tip-twin = You hold a violet building that you already have. It can't be built again: pay with it.
sj-tip-six = A card of cost 6 scores for what you have built: Guild hall for production, City hall for violet. Start towards it now.
sj-tip-mine = The Gold mine costs nothing: four cards are turned up, and if no two cost the same, you take one.
sj-tip-end = Somebody has 10 buildings already: two more, and the Builder phase of the twelfth is the last. Build for points now.

### Pie Day in English.

## Fruit and pies

pd-fruit-apple = Apple
pd-fruit-pear = Pear
pd-fruit-plum = Plum
pd-fruit-cherry = Cherry
pd-some = { $n ->
    [1] { $fruit }
   *[other] { $fruit } ×{ $n }
}
pd-pie-dumpling = Dumpling
pd-pie-pancake = Pancake
pd-pie-turnover = Turnover
pd-pie-tart = Tart
pd-pie-crumble = Crumble
pd-pie-strudel = Strudel
pd-pie-flan = Flan
pd-pie-cake = Cake

## Words in pictures: short, for there is no room for long ones

pd-picture-round = Round { $round } of { $of }
pd-picture-turn = gathers or bakes
pd-picture-won = { $n ->
    [one] has won
   *[other] have won together
}

## Where the game is, and what is to be done

pd-stage = round { $round } of { $of }
pd-stage-over = after round { $round } of { $of }
pd-duty-turn = gather fruit or bake a pie

## Questions and answers

pd-ask = Gather fruit or bake a pie? Your fruit: { $fruit }
pd-ask-empty = Your hand is empty. Gather fruit.
pd-ask-pie = Which pie? You have { $n } fruit.
pd-ask-fruit = { $pie }: which { $n } fruit go into it? Each of this kind brings 1 point more ({ $fruit }).
pd-label-gather = Gather
    .outcome = +{ $n } fruit
pd-label-bake = Bake
pd-label-pie = { $pie }
    .outcome = pay { $cost } → { $points } points
pd-label-best = { $fruit }
    .outcome = +1 point
pd-note-pie = 1 point more for each piece of its best fruit ({ $fruit })

## What has happened

pd-gathered = { $seat } { $seat-count ->
    [one] gathers
   *[other] gather
} { $n } fruit
pd-gathered-own = You gather { $fruit }
pd-gathered-none = You find no fruit: the basket is empty
pd-baked = { $seat } { $seat-count ->
    [one] bakes
   *[other] bake
} { $pie } (with { $fruit }), +{ $points ->
    [one] 1 point
   *[other] { $points } points
}

## Why not: the fact, then the reason

pd-refuse-seats = Pie Day is for 2 to 4 players.
pd-refuse-nothing = There is no pie you have enough fruit for. Gather first.
pd-refuse-gone = { $pie }: already baked by { $seat }; there is one of each.
pd-refuse-dear = { $pie }: takes { $cost } fruit, but you have { $have }.
pd-refuse-not-held = { $fruit }: you don't have so many.

## In place of pictures

pd-alt-table = Pie Day, { $stage }. Fruit in the basket { $n }.
pd-alt-open = Pies to bake: { $pies }.
pd-alt-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, fruit in hand { $n }, pies { $pies }.
pd-alt-seat-none = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, fruit in hand { $n }, no pies.
pd-own = Your fruit ({ $n }): { $fruit }
pd-own-none = You have no fruit.
pd-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, fruit in hand { $n }
pd-score-pies = Pies
pd-score-tie = Tie: fruit left

## Things to look up

pd-chapter-rules = Rules
pd-chapter-pies = Pies
pd-topic-turn = Turn
pd-topic-turn-text = Gather 2 fruit out of the basket, unseen by the others, or bake a pie with fruit of your hand.
pd-topic-end = End of the game
pd-topic-end-text = The game is over after the last round, or as soon as every pie is baked. Most points win; in a tie, more fruit left in hand; if that is equal too, they share the victory.
pd-topic-pie = Takes { $cost } fruit and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, and 1 more for each piece of its best fruit ({ $fruit }).

## The slash command and the settings

pieday-title = Pie Day
pieday-edition = the template
pieday-button-own = My fruit
pieday-final = draws fruit
pieday-command =
    .name = pieday
    .description = Moves in Pie Day
pieday-verb-gather =
    .name = gather
    .description = Gather fruit
pieday-verb-bake =
    .name = bake
    .description = Bake a pie
pieday-slot-pie =
    .name = pie
    .description = Which pie
pieday-slot-fruit =
    .name = fruit
    .description = The fruit to bake it with; empty: you are asked
pieday-setting-length = Length
pieday-setting-length-short = 5 rounds
pieday-setting-length-long = 7 rounds

## How to play, in half a page

pieday-how =
    { "**" }{ pieday-title }: how to play**
    { "**" }Goal.** Bake pies; most points win.
    { "**" }Your turn**: gather 2 fruit, which only you see, or bake one of the pies on the table with fruit of your hand.
    { "**" }A pie** takes so much fruit, of any kind. Each piece of its best fruit brings 1 point more. There is one of each.
    { "**" }The end** is after the last round, or when every pie is baked. Tie: more fruit left in hand.

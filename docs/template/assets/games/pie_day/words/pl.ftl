### Pie Day in Polish.

## Fruit and pies

pd-fruit-apple = Jabłko
pd-fruit-pear = Gruszka
pd-fruit-plum = Śliwka
pd-fruit-cherry = Wiśnia
pd-some = { $n ->
    [1] { $fruit }
   *[other] { $fruit } ×{ $n }
}
pd-pie-dumpling = Knedel
pd-pie-pancake = Naleśnik
pd-pie-turnover = Rożek
pd-pie-tart = Tarta
pd-pie-crumble = Kruszonka
pd-pie-strudel = Strudel
pd-pie-flan = Placek
pd-pie-cake = Tort

## Words in pictures: short, for there is no room for long ones

pd-picture-round = Runda { $round } z { $of }
pd-picture-turn = zbiera albo piecze
pd-picture-won = { $n ->
    [one] wygrywa grę
   *[other] wygrywają razem
}

## Where the game is, and what is to be done

pd-stage = runda { $round } z { $of }
pd-stage-over = po rundzie { $round } z { $of }
pd-duty-turn = zbiór owoców albo pieczenie

## Questions and answers

pd-ask = Zbierasz owoce czy pieczesz? Twoje owoce: { $fruit }
pd-ask-empty = Nie masz owoców. Zbierz je.
pd-ask-pie = Które ciasto pieczesz? Twoje owoce ({ $n }).
pd-ask-fruit = { $pie }: wybierz owoce ({ $n }). Każdy pasujący ({ $fruit }) daje 1 punkt więcej.
pd-label-gather = Zbieram
    .outcome = owoce +{ $n }
pd-label-bake = Piekę
pd-label-pie = { $pie }
    .outcome = koszt { $cost } → { $points } pkt
pd-label-best = { $fruit }
    .outcome = +1 pkt
pd-note-pie = 1 punkt więcej za każdy pasujący owoc ({ $fruit })

## What has happened

pd-gathered = { $seat } { $seat-count ->
    [one] zbiera
   *[other] zbierają
} owoce ({ $n })
pd-gathered-own = Zbierasz: { $fruit }
pd-gathered-none = Brak owoców, koszyk jest pusty
pd-baked = { $seat } { $seat-count ->
    [one] piecze
   *[other] pieką
}: { $pie } (owoce { $fruit }), +{ $points } pkt

## Why not: the fact, then the reason

pd-refuse-seats = Dzień ciast jest dla 2–4 graczy.
pd-refuse-nothing = Na żadne ciasto nie masz dość owoców. Najpierw je zbierz.
pd-refuse-gone = { $pie }: już upieczone ({ $seat }), a każde ciasto jest tylko jedno.
pd-refuse-dear = { $pie }: potrzebne owoce { $cost }, a masz { $have }.
pd-refuse-not-held = { $fruit }: nie masz ich tyle.

## In place of pictures

pd-alt-table = Dzień ciast, { $stage }. Owoce w koszyku { $n }.
pd-alt-open = Do upieczenia: { $pies }.
pd-alt-seat = { $seat }: punkty { $points }, owoce { $n }, ciasta { $pies }.
pd-alt-seat-none = { $seat }: punkty { $points }, owoce { $n }, bez ciast.
pd-own = Twoje owoce ({ $n }): { $fruit }
pd-own-none = Nie masz owoców.
pd-points = { $seat }: punkty { $points }, owoce { $n }
pd-score-pies = Ciasta
pd-score-tie = Remis: owoce na ręce

## Things to look up

pd-chapter-rules = Zasady
pd-chapter-pies = Ciasta
pd-topic-turn = Tura
pd-topic-turn-text = Zbierz z koszyka 2 owoce, których inni nie widzą, albo upiecz ciasto z owoców na ręce.
pd-topic-end = Koniec gry
pd-topic-end-text = Gra kończy się po ostatniej rundzie albo gdy wszystkie ciasta są upieczone. Wygrywa osoba z największą liczbą punktów; przy remisie ta, która ma na ręce więcej owoców; jeśli i to jest równe, wygrywają wspólnie.
pd-topic-pie = Potrzebne owoce { $cost }, punkty { $points }, i 1 więcej za każdy pasujący owoc ({ $fruit }).

## The slash command and the settings

pieday-title = Dzień ciast
pieday-edition = wzór
pieday-button-own = Moje owoce
pieday-final = dobranie owoców
pieday-command =
    .name = ciasta
    .description = Ruchy w grze Dzień ciast
pieday-verb-gather =
    .name = zbierz
    .description = Zbierz owoce
pieday-verb-bake =
    .name = upiecz
    .description = Upiecz ciasto
pieday-slot-pie =
    .name = ciasto
    .description = Które ciasto
pieday-slot-fruit =
    .name = owoce
    .description = Z czego pieczesz; puste: zapytam
pieday-setting-length = Długość
pieday-setting-length-short = 5 rund
pieday-setting-length-long = 7 rund

## How to play, in half a page

pieday-how =
    { "**" }{ pieday-title }: jak grać**
    { "**" }Cel.** Pieczesz ciasta; wygrywa osoba z największą liczbą punktów.
    { "**" }Twoja tura**: zbierz 2 owoce, które widzisz tylko ty, albo upiecz jedno z ciast na stole z owoców na ręce.
    { "**" }Ciasto** wymaga tylu owoców, dowolnych. Każdy pasujący owoc daje 1 punkt więcej. Każde ciasto jest jedno.
    { "**" }Koniec** po ostatniej rundzie albo gdy wszystkie ciasta są upieczone. Remis: owoce na ręce.

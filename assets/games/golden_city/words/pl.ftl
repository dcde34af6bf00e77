### Słowa gry Złote Miasto.

goldencity-title = Złote Miasto

## Kinds of terrain cards

gc-terrain-coast = Wybrzeże
gc-terrain-forest = Las
gc-terrain-meadow = Równina
gc-terrain-mountain = Góry
gc-terrain-desert = Pustynia

## Words in pictures: short, for there is no room for long ones

gc-picture-edition = własna rekonstrukcja
gc-picture-round = Runda { $n } z { $of }
gc-picture-phase-bid = Licytacja
gc-picture-phase-build = Budowa
gc-picture-phase-good = Nagroda
gc-picture-phase-return = Nagroda
gc-picture-phase-bonus = Nagroda
gc-picture-phase-discard = Limit kart
gc-picture-phase-over = Koniec gry
gc-picture-does-bid = licytuje parę
gc-picture-does-build = buduje albo pasuje
gc-picture-does-good = bierze kartę towaru
gc-picture-does-return = oddaje kartę towaru
gc-picture-does-bonus = wybiera kartę premii
gc-picture-does-discard = odrzuca karty, zostaje 5
gc-picture-hint-bid = { $n ->
    [one] za darmo, przegonienie: 1 moneta
    [few] za darmo, przegonienie: { $n } monety
   *[many] za darmo, przegonienie: { $n } monet
}
gc-picture-hint-build = { $n ->
    [1] pierwszy z dwóch straganów
   *[other] drugi z dwóch straganów
}
gc-picture-reach = { $n ->
    [0] teraz nigdzie nie zbuduje
    [one] może budować na 1 polu
   *[other] może budować na { $n } polach
}
gc-picture-asks-bid = która para?
gc-picture-asks-build = gdzie budujesz?
gc-picture-asks-pay = którymi kartami płacisz?
gc-picture-asks-good = którą kartę towaru bierzesz?
gc-picture-asks-return = którą kartę towaru oddajesz?
gc-picture-asks-bonus = którą kartę premii wybierasz?
gc-picture-asks-discard = co odrzucasz?
gc-picture-waits = twoje karty
gc-picture-secret = Widzisz to tylko ty. Dwie jednakowe karty zastępują jedną dowolną.
gc-picture-won = { $n ->
    [one] wygrywa grę
   *[other] wygrywają razem
}
gc-picture-scored = Podliczanie w tej rundzie
gc-picture-each = każdy
gc-picture-sole = jedyny
gc-picture-most = najwięcej
gc-picture-pairs = Pary
gc-picture-piles = Karty krajobrazu
gc-picture-discards = odrzucone
gc-picture-left-scoring = podliczenia
gc-picture-left-keys = wolne klucze
gc-picture-left-bonus = wolne premie
gc-picture-goods = Towary
gc-picture-goods-limit = najwyżej 4 karty
gc-picture-pay = Zapłata
gc-picture-limit = na koniec tury najwyżej 5 kart
gc-picture-choice = Wolne karty premii
gc-picture-bonus = Karty premii
gc-picture-worth = teraz warte
gc-picture-no-bonus = jeszcze bez kart premii
gc-picture-letters = razem
gc-picture-kind-harbour = port
gc-picture-kind-suburb = przedmieście
gc-picture-kind-outer = dzielnica zewnętrzna
gc-picture-kind-inner = dzielnica wewnętrzna, z kluczem
gc-picture-bonus-goods = Towary
gc-picture-bonus-goods-text = { $n } za każdą kartę towaru
gc-picture-bonus-coins = Monety
gc-picture-bonus-coins-text = { $n } za każdą monetę
gc-picture-bonus-city = Miasto
gc-picture-bonus-city-text = { $n } za każdy stragan w mieście
gc-picture-bonus-river = Rzeki
gc-picture-bonus-river-text = { $n } za każdy stragan nad rzeką
gc-picture-bonus-forest = Las
gc-picture-bonus-forest-text = { $n } za każdy stragan w lesie
gc-picture-bonus-meadow = Równina
gc-picture-bonus-meadow-text = { $n } za każdy stragan na równinie
gc-picture-bonus-mountain = Góry
gc-picture-bonus-mountain-text = { $n } za każdy stragan w górach
gc-picture-bonus-desert = Pustynia
gc-picture-bonus-desert-text = { $n } za każdy stragan na pustyni
gc-picture-score-total = Kontrakty
gc-picture-score-stuck = Bez ruchu: przegrana

## The score sheet

gc-score-districts = Dzielnice
gc-score-goods = Podliczone towary
gc-score-areas = Rzeki, ćwiartki
gc-score-bonus-goods = Premia: towary
gc-score-bonus-coins = Premia: monety
gc-score-bonus-city = Premia: miasto
gc-score-bonus-river = Premia: rzeki
gc-score-bonus-land = Premia: krajobrazy
gc-score-city = Stragany w mieście
gc-score-coins = Monety

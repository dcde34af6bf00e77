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
gc-now-rounds = { $n ->
    [0] Ostatnia runda
    [one] Najwyżej 1 runda przed nami
    [few] Najwyżej { $n } rundy przed nami
   *[many] Najwyżej { $n } rund przed nami
}
gc-picture-phase-bid = Licytacja
gc-picture-phase-build = Budowa
gc-picture-phase-good = Nagroda
gc-picture-phase-return = Nagroda
gc-picture-phase-bonus = Nagroda
gc-picture-phase-discard = Limit kart
gc-picture-phase-over = Koniec gry
gc-picture-does-bid = licytuje o parę kart
gc-picture-does-build = buduje albo pasuje
gc-picture-does-good = bierze kartę towaru
gc-picture-does-return = oddaje kartę towaru
gc-picture-does-bonus = wybiera kartę premii
gc-picture-does-discard = odrzuca karty, zostaje 5
gc-picture-hint-bid = { $n ->
    [one] za darmo albo przegonienie za 1 monetę
    [few] za darmo albo przegonienie za { $n } monety
   *[many] za darmo albo przegonienie za { $n } monet
}
gc-picture-hint-build = { $n ->
    [1] pierwszy z dwóch straganów
   *[other] drugi z dwóch straganów
}
gc-picture-hint-last = ostatni stragan
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
gc-picture-limit = ręka na koniec tury: do 5 kart
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
gc-picture-bonus-forest-text = { $n } za stragan, bez portów
gc-picture-bonus-meadow = Równina
gc-picture-bonus-meadow-text = { $n } za stragan, bez portów
gc-picture-bonus-mountain = Góry
gc-picture-bonus-mountain-text = { $n } za stragan, bez portów
gc-picture-bonus-desert = Pustynia
gc-picture-bonus-desert-text = { $n } za stragan, bez portów
gc-picture-score-houses = Stragany
gc-picture-score-total = Kontrakty

## The score sheet

gc-score-districts = Dzielnice
gc-score-goods = Podliczone towary
gc-score-areas = Rzeki i ćwiartki
gc-score-bonus-goods = Premia: towary
gc-score-bonus-coins = Premia: monety
gc-score-bonus-city = Premia: miasto
gc-score-bonus-river = Premia: rzeki
gc-score-bonus-land = Premia: krajobrazy
gc-score-city = Remis: stragany w mieście
gc-feat = Najdłuższy łańcuch straganów
gc-score-coins = Remis: monety

## Nazwy

gc-place-harbour-forest = Port leśny { $mark }
gc-place-harbour-meadow = Port równinny { $mark }
gc-place-harbour-mountain = Port górski { $mark }
gc-place-harbour-desert = Port pustynny { $mark }
gc-place-suburb-forest = Przedmieście leśne { $mark }
gc-place-suburb-meadow = Przedmieście równinne { $mark }
gc-place-suburb-mountain = Przedmieście górskie { $mark }
gc-place-suburb-desert = Przedmieście pustynne { $mark }
gc-place-outer-forest = Zewnętrzna dzielnica leśna { $mark }
gc-place-outer-meadow = Zewnętrzna dzielnica równinna { $mark }
gc-place-outer-mountain = Zewnętrzna dzielnica górska { $mark }
gc-place-outer-desert = Zewnętrzna dzielnica pustynna { $mark }
gc-place-inner-forest = Wewnętrzna dzielnica leśna
gc-place-inner-meadow = Wewnętrzna dzielnica równinna
gc-place-inner-mountain = Wewnętrzna dzielnica górska
gc-place-inner-desert = Wewnętrzna dzielnica pustynna
gc-short-outer-forest = Zewn. leśna { $mark }
gc-short-outer-meadow = Zewn. równinna { $mark }
gc-short-outer-mountain = Zewn. górska { $mark }
gc-short-outer-desert = Zewn. pustynna { $mark }
gc-short-inner-forest = Wewn. leśna
gc-short-inner-meadow = Wewn. równinna
gc-short-inner-mountain = Wewn. górska
gc-short-inner-desert = Wewn. pustynna
gc-good-wine = Wino
gc-good-pottery = Dzbany
gc-good-cloth = Tkaniny
gc-good-spice = Przyprawy
gc-card-bonus-goods = Premia za towary
gc-card-bonus-coins = Premia za monety
gc-card-bonus-city = Premia za miasto
gc-card-bonus-river = Premia za rzeki
gc-card-bonus-forest = Premia za las
gc-card-bonus-meadow = Premia za równinę
gc-card-bonus-mountain = Premia za góry
gc-card-bonus-desert = Premia za pustynię
gc-effect-forest = { $n } za stragan w lesie, bez portów
gc-effect-meadow = { $n } za stragan na równinie, bez portów
gc-effect-mountain = { $n } za stragan w górach, bez portów
gc-effect-desert = { $n } za stragan na pustyni, bez portów
gc-river = rzeka { $first }–{ $second }
gc-quarter-forest = ćwiartka leśna
gc-quarter-meadow = ćwiartka równinna
gc-quarter-mountain = ćwiartka górska
gc-quarter-desert = ćwiartka pustynna
gc-plus = { $first } + { $second }
gc-some = { $n ->
    [1] { $terrain }
   *[other] { $n } × { $terrain }
}
gc-as-coast = { $what } (jok.)
gc-as-forest = { $what } (jok.)
gc-as-meadow = { $what } (jok.)
gc-as-mountain = { $what } (jok.)
gc-as-desert = { $what } (jok.)
gc-numbered = { $what } ({ $n })
gc-no-cards = bez kart
gc-coins = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
gc-letters = { $n } { $n ->
    [one] kontrakt
    [few] kontrakty
   *[many] kontraktów
}
gc-reward-terrain = karta
gc-reward-key = klucz
gc-reward-bonus = premia
gc-reward-good = towar

## Gdzie jest gra i co trzeba zrobić

gc-stage-bid = runda { $round } z { $of } · cena przegonienia { $price } · podliczane: { $scores }
gc-stage = runda { $round } z { $of } · podliczane: { $scores }
gc-stage-over = koniec gry
gc-duty-bid = licytacja o parę kart
gc-duty-bid-again = ponowna licytacja po przegonieniu dłoni
gc-duty-build = budowa straganu albo pas
gc-duty-good = wybór karty towaru
gc-duty-return = oddanie karty towaru
gc-duty-bonus = wybór karty premii
gc-duty-discard = odrzucenie kart krajobrazu powyżej 5
gc-duty-over = koniec gry

## Pytania

gc-ask-bid = Która para? Wolna jest za darmo, cena przegonienia to { $price }. Masz: { $have }.
    Na ręce: { $hand }
gc-ask-first = Pierwszy z dwóch straganów. Klucze: { $keys }. Karty krajobrazu ({ $count }): { $hand }
gc-ask-second = Drugi stragan? Klucze: { $keys }. Karty krajobrazu ({ $count }): { $hand }
gc-ask-last = Ostatni stragan. Klucze: { $keys }. Karty krajobrazu ({ $count }): { $hand }
gc-ask-nothing = Teraz nie możesz budować. Klucze: { $keys }. Karty krajobrazu ({ $count }): { $hand }
gc-ask-pay = { $place }: czym płacisz? Dwie jednakowe karty zastępują jedną dowolną.
    Na ręce: { $hand }
gc-ask-good = Która karta towaru? Masz ich { $have }, limit to 4.
gc-ask-good-full = Która karta towaru? Masz ich 4, a to limit, więc jedna z pięciu wróci do pudełka.
gc-ask-return = To piąta karta towaru. Która wraca do pudełka?
gc-ask-bonus = Która karta premii? Do końca gry widzisz ją tylko ty. Obok: ile byłaby teraz warta.
gc-ask-discard = Karty krajobrazu: { $count }, zostać może 5. Do odrzucenia: { $n }.

## Odpowiedzi

gc-label-bid = Licytuję
gc-label-build = Buduję
gc-label-build-second = Buduję drugi stragan
gc-label-good = Biorę kartę towaru
gc-label-return = Oddaję kartę towaru
gc-label-bonus = Wybieram kartę premii
gc-label-discard = Odrzucam
gc-label-pass = Nic nie buduję
gc-label-end = Koniec tury
gc-label-then-discard = { $what }
    .outcome = odrzuć { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
gc-label-pair = { $pair }
    .outcome = { $coins }
gc-label-pair-free = { $pair }
    .outcome = za darmo
gc-label-place = { $place } → { $brings }
gc-label-pile = Wierzch talii
gc-label-bonus-now = { $card } → { $letters }
gc-brings = { $n } kontr.
gc-brings-coin = { $n } kontr., mon.
gc-brings-card = { $n } kontr., karta
gc-note-pair = tę parę traci { $seat }
gc-note-pile = { $n ->
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}
gc-note-cost = { $cost }
gc-note-cost-joker = { $cost } (z jokerem)
gc-note-key = { $cost } + klucz
gc-note-scored = { $cost } · podliczane w tej rundzie
gc-note-good = podliczane w tej rundzie ({ $good })
gc-note-good-had = taka karta już leży u ciebie

## Co się stało

gc-bid = { $seat }: dłoń na parze { $pair }
gc-bid-displaced = { $seat }: dłoń na parze { $pair }; parę traci { $other } ({ $coins })
gc-took = { $seat } { $pair }
gc-taken = Wzięte pary: { $pairs }
gc-built = { $seat }: stragan ({ $place }), zapłata { $pay }
gc-built-key = { $seat }: stragan ({ $place }), zapłata { $pay } i klucz
gc-passed = { $seat }: bez budowy
gc-ended = { $seat }: jeden stragan, koniec tury
gc-barred = { $seat }: budowa niemożliwa
gc-discarded = { $seat }: odrzucone { $cards } (zostaje 5 kart)
gc-returned = { $seat } oddaje jedną z pięciu kart towarów ({ $card })
gc-reshuffled = Z odrzuconych kart krajobrazu powstaje nowa talia
gc-last-house = { $seat }: ostatni stragan stoi; ta runda jest ostatnia
gc-stuck = Nie ma już gdzie budować, przegrywa: { $seat }
gc-stuck-all = Nikt już nie może budować, więc nikt przez to nie przegrywa
gc-scored-good = Podliczanie, { $what }: { $paid }
gc-scored-area = Podliczanie, { $what }: { $paid }
gc-paid = { $seat } +{ $count }
gc-paid-ahead = { $seat } +{ $count } (premia za większość)
gc-paid-nobody = nikt
gc-round = Runda { $round }, zaczyna { $start }; podliczane: { $scores }
gc-over = Koniec gry: odkryte karty premii i kontrakty
gc-gain-coins = { $seat }: +{ $coins } (nagroda)
gc-gain-letters-first = { $seat }: +{ $letters } (pierwszy stragan w dzielnicy)
gc-gain-letters-second = { $seat }: +{ $letters } (drugi stragan w dzielnicy)
gc-drew = { $seat }: +1 karta krajobrazu (nagroda)
gc-drew-own = Dobrana karta { $card } (nagroda)
gc-gain-key = { $seat }: +1 klucz (nagroda)
gc-gain-bonus = { $seat }: +1 karta premii (nagroda)
gc-bonus-own = { $seat }: wybrana karta „{ $card }” (nagroda)
gc-gain-good = { $seat }: karta towaru { $card } (nagroda)
gc-gain-good-turned = { $seat }: karta towaru { $card } (nagroda), w jej miejscu { $turned }
gc-gain-good-pile = { $seat }: karta towaru { $card } z talii (nagroda)
gc-lapsed-terrain = { $seat }: nagroda przepada, talia kart krajobrazu jest pusta
gc-lapsed-key = { $seat }: nagroda przepada, skończyły się klucze
gc-lapsed-bonus = { $seat }: nagroda przepada, skończyły się karty premii
gc-lapsed-good = { $seat }: nagroda przepada, skończyły się karty towarów

## Dlaczego nie

gc-refuse-seats = W Złote Miasto grają 3 lub 4 osoby.
gc-refuse-now = Teraz tego nie można. Do zrobienia: { $what }.
gc-refuse-pass = Tu nie można pasować. Do zrobienia: { $what }.
gc-refuse-nothing-to-build = Twoje karty, klucze i drogi nie pozwalają teraz budować.
gc-refuse-no-pair = Nie ma takiej pary.
gc-refuse-coins = Tę parę ma { $seat }. Cena przegonienia to { $price }, a twoje monety to tylko { $have }.
gc-refuse-yours = { $place }: tam już stoi twój stragan.
gc-refuse-taken = { $place }: zajęte, stragan ma tam { $seat }; mieści się tylko jeden.
gc-refuse-no-road = { $place }: nie prowadzi tam droga od twojego straganu.
gc-refuse-no-key = { $place }: dzielnica wewnętrzna wymaga klucza, a ty go nie masz.
gc-refuse-cards = { $place }: koszt { $count } × { $terrain }. Twoje karty nie wystarczą, nawet z jokerem.
gc-refuse-payment = { $place }: koszt { $count } × { $terrain }; te karty nie dają dokładnie tyle.
gc-refuse-not-open = { $card }: ta karta nie jest odkryta.
gc-refuse-no-pile = Talia towarów jest pusta.
gc-refuse-no-such-good = { $card }: nie masz takiej karty towaru.
gc-refuse-bonus-gone = { $card }: tej karty już nie ma.
gc-refuse-not-held = { $terrain }: nie masz tej karty na ręce.

## Zamiast obrazków i własne rzeczy

gc-alt-table = Złote Miasto, { $stage }.
gc-alt-pairs = Pary: { $pairs }.
gc-alt-pair-hand = { $pair } ({ $seat })
gc-alt-open = Dostępne miejsca ({ $seat }): { $n }.
gc-alt-goods = Odkryte karty towarów: { $cards }.
gc-alt-seat = { $seat }: pozostałe stragany { $left }, w mieście { $city }, { $coins }, klucze { $keys }, karty krajobrazu { $hand }, karty towarów { $goods }, karty premii { $bonus }.
gc-alt-no-houses = { $seat }: jeszcze bez straganów.
gc-alt-houses = { $seat }, stragany: { $places }.
gc-alt-reach = Następny stragan może stanąć tu: { $places }. Wolne porty: { $n }.
gc-alt-reach-coast = Następny stragan może stanąć w wolnym porcie: { $n }.
gc-alt-result = Złote Miasto: arkusz wyników.
gc-alt-won = { $n ->
    [one] Wygrywa
   *[other] Wspólnie wygrywają
}: { $seats }.
gc-alt-sentence = { $text }.
gc-alt-score = { $seat }: { $letters } ({ $parts }).
gc-alt-score-none = { $seat }: { $letters }.
gc-alt-bonus = { $seat }, karty premii: { $cards }.
gc-read-result = Arkusz wyników
gc-read-scoring = Podliczanie w rundzie { $round }
gc-read-open = Odkryte na stole
gc-read-city = Miasto
gc-read-start = { $seat } (zaczyna rundę)
gc-read-paid = { $seat } { $letters }
gc-read-pays = { $what }, teraz przyniesie: { $paid }.
gc-read-pays-nobody = { $what }, teraz nikomu nic nie przyniesie.
gc-read-scoring-left = Pozostałe karty podliczania: { $first } z rewersem 1, { $second } z rewersem 2, { $third } z rewersem 3.
gc-read-price = Cena przegonienia: { $coins }.
gc-read-piles = Do dobrania lub zdobycia: karty krajobrazu { $draw }, zakryte karty towarów { $goods }, klucze { $keys }, karty premii { $bonus }.
gc-read-discards = Odrzucone karty krajobrazu: { $cards }.
gc-read-district = { $place }: { $seats }.
gc-read-letters = { $letters }.
gc-read-standing = Pozostałe stragany { $left }, w mieście { $city }, { $coins }, klucze { $keys }, karty krajobrazu { $hand }, karty towarów { $goods }, karty premii { $bonus }.
gc-part = { $what } { $count }
gc-own-hand = Karty krajobrazu ({ $count }, limit { $limit }): { $hand }
gc-own-purse = { $coins }, klucze: { $keys }, pozostałe stragany: { $left }
gc-own-goods = Karty towarów: { $cards }
gc-own-bonus = Karty premii: { $cards }
gc-own-bonus-card = { $card } ({ $effect }; teraz { $count })
gc-own-letters = Kontrakty, z kartami premii na teraz: { $letters } ({ $parts })
gc-own-letters-none = Kontrakty, z kartami premii na teraz: { $letters }
gc-points = { $seat }: pozostałe stragany { $left }, w mieście { $city }, { $coins }, klucze { $keys }, karty krajobrazu { $hand }, karty towarów { $goods }, karty premii { $bonus }
gc-points-open = { $seat }: { $letters }, pozostałe stragany { $left }, w mieście { $city }, { $coins }, klucze { $keys }, karty krajobrazu { $hand }, karty towarów { $goods }, karty premii { $bonus }

## Do sprawdzenia

gc-topic-coast = { $terrain }: tą kartą płaci się za porty; w grze { $n }. Jedna za każdy port; dwie jednakowe zastępują jedną dowolną.
gc-topic-land = { $terrain }: tą kartą płaci się za przedmieścia i dzielnice tego krajobrazu; w grze { $n }. Dwie za każdy stragan; dwie jednakowe zastępują jedną dowolną.
gc-topic-good = Karty towarów: { $cards }. Podliczane razem: { $areas }.
gc-topic-bonus-card = Kontrakty na koniec: { $effect }. Do tego czasu kartę zna tylko jej właściciel.
gc-topic-reward-coins = Nagroda: monety
gc-topic-reward-coins-text = Porty i przedmieścia przynoszą 1 albo 2 monety. Dwie monety: { $places }.
gc-topic-reward-terrain = Nagroda: karta krajobrazu
gc-topic-reward-terrain-text = Karta z talii, widzi ją tylko właściciel. Pola: { $places }.
gc-topic-reward-key = Nagroda: klucz
gc-topic-reward-key-text = Karta klucza, dopóki są. Otwiera jedną dzielnicę wewnętrzną. Pola: { $places }.
gc-topic-reward-bonus = Nagroda: karta premii
gc-topic-reward-bonus-text = Przejrzyj pozostałe karty premii i zatrzymaj jedną, zakrytą. Pola: { $places }.
gc-topic-reward-good = Nagroda: karta towaru
gc-topic-reward-good-text = Jedna z trzech odkrytych kart towarów albo wierzch talii. Pola: { $places }.
gc-topic-round = Runda
gc-topic-round-text = Odkrywa się kartę podliczania; licytacja par kart krajobrazu; każdy buduje najwyżej dwa stragany; podliczanie; zaczyna następny gracz.
gc-topic-bidding = Licytacja
gc-topic-bidding-text = Dłoń na wolnej parze jest za darmo. Przegonienie kosztuje w jednej rundzie 1, potem 2, potem 3 monety i tak dalej. Kto straci parę, licytuje znowu. Gdy na każdej parze leży dłoń, wszyscy biorą swoje pary.
gc-topic-building = Budowa
gc-topic-building-text = Najwyżej dwa stragany. Porty są zawsze dostępne. Na inne pole musi prowadzić droga od twojego straganu. Każdy stragan od razu przynosi nagrodę pola.
gc-topic-joker = Zasada jokera
gc-topic-joker-text = Dwie jednakowe karty krajobrazu zastępują jedną dowolną: 2 × Wybrzeże za pustynię. Dowolnie często, ale nigdy nie zastępują klucza.
gc-topic-harbour = Port
gc-topic-harbour-text = Kosztuje 1 kartę wybrzeża i nie wymaga drogi. W każdym mieści się tylko jeden stragan.
gc-topic-suburb = Przedmieście
gc-topic-suburb-text = Kosztuje 2 karty swojego krajobrazu i wymaga drogi od twojego straganu. W każdym mieści się tylko jeden stragan.
gc-topic-outer = Dzielnica zewnętrzna
gc-topic-outer-text = Kosztuje 2 karty swojego krajobrazu. Pierwszy stragan daje 5 kontraktów, w czterech dzielnicach też monetę; drugi 3. Każdy może mieć w każdej jeden stragan.
gc-topic-inner = Dzielnica wewnętrzna
gc-topic-inner-text = Kosztuje 2 karty swojego krajobrazu i klucz. Pierwszy stragan daje 10 kontraktów i kartę krajobrazu, drugi 6 kontraktów. Każdy może mieć w każdej jeden stragan.
gc-topic-hand-limit = Limit kart
gc-topic-hand-limit-text = Na koniec twojej tury budowy może ci zostać najwyżej 5 kart krajobrazu.
gc-topic-goods-card = Karty towarów
gc-topic-goods-card-text = Każda pokazuje dwa towary i leży odkryta. Przy piątej karcie jedna z pięciu wychodzi z gry.
gc-topic-scoring = Podliczanie
gc-topic-scoring-text = Karta podlicza towar oraz rzekę albo ćwiartkę. Kto ma ten towar, dostaje 2 kontrakty; kto ma stragan w tym miejscu, też 2. Premia za większość, czyli 2 następne: dla jedynej osoby z tym towarem i dla tej, która ma tam więcej straganów niż każda inna.
gc-topic-letters = Kontrakty handlowe
gc-topic-letters-text = To punkty. Każdy zysk jest jawny, sumę do końca zna tylko właściciel, chyba że stół ją pokazuje.
gc-topic-end = Koniec gry
gc-topic-end-text = Po rundzie, w której ktoś buduje swój ostatni stragan; po 16. karcie podliczania; albo po rundzie, w której ktoś już nigdy nie może budować. Dochodzą karty premii; wygrywa osoba z największą liczbą kontraktów.
gc-topic-stuck = Bez ruchu
gc-topic-stuck-text = Kto ma jeszcze stragany, ale nie ma ani wolnego portu, ani drogi do dostępnego pola, przegrywa. Runda toczy się do końca.
gc-topic-tie = Remis
gc-topic-tie-text = Więcej straganów w mieście, potem więcej monet; jeśli i to równe, wspólne zwycięstwo.
gc-topic-edition = Plansza i talie
gc-topic-edition-text = Plansza i talie to nasza własna rekonstrukcja. Zasady są z instrukcji; położenie pól i treść kart są nasze.

## Komenda i ustawienia

goldencity-edition = Plansza i talie to nasza własna rekonstrukcja.
goldencity-button-own = Moja ręka
goldencity-final = bez cofania
goldencity-final-pile = odkrycie karty
goldencity-command =
    .name = złotemiasto
    .description = Ruchy w grze Złote Miasto
goldencity-verb-bid =
    .name = licytuj
    .description = Połóż dłoń licytacji na parze kart
goldencity-verb-build =
    .name = buduj
    .description = Zbuduj stragan
goldencity-verb-good =
    .name = towar
    .description = Wybierz kartę towaru
goldencity-verb-return =
    .name = oddaj
    .description = Oddaj kartę towaru, gdy masz pięć
goldencity-verb-bonus =
    .name = premia
    .description = Wybierz kartę premii
goldencity-verb-discard =
    .name = odrzuć
    .description = Odrzuć karty krajobrazu, aby zostało pięć
goldencity-verb-pass =
    .name = pas
    .description = Nie budujesz więcej w tej rundzie
goldencity-slot-pair =
    .name = para
    .description = Która para kart krajobrazu
goldencity-slot-site =
    .name = pole
    .description = Gdzie stanie stragan
goldencity-slot-pay =
    .name = zapłata
    .description = Którymi kartami płacisz
goldencity-slot-card =
    .name = karta
    .description = Która karta
goldencity-slot-cards =
    .name = karty
    .description = Które karty
goldencity-setting-letters = Kontrakty
goldencity-setting-letters-secret = tajne do końca
goldencity-setting-letters-open = jawne dla wszystkich

## How to play, in half a page

goldencity-how =
    { "**" }{ goldencity-title }: jak grać**
    { "**" }Cel.** Zbieraj kontrakty, czyli punkty, straganami na wyspie i w mieście.
    { "**" }Runda.**
    1. Odkrywa się kartę podliczania: towar oraz rzeka albo ćwiartka. Podlicza się ją na koniec rundy.
    2. Pary kart krajobrazu, tyle, ile osób. Połóż dłoń na jednej: wolna jest za darmo, przegonienie kosztuje 1 monetę, potem 2, potem 3. Kto straci parę, licytuje znowu.
    3. Zbuduj najwyżej 2 stragany:
    · Port: 1 Wybrzeże, bez drogi
    · Przedmieście: 2 karty jego krajobrazu, drogą od twojego straganu
    · Dzielnica zewnętrzna: tak samo; pierwszy daje 5, drugi 3
    · Dzielnica wewnętrzna: jeszcze klucz; pierwszy 10 i karta, drugi 6
    Dwie jednakowe karty zastępują jedną dowolną. Każde pole od razu daje nagrodę: monety, kartę, klucz, towar, kartę premii. W porcie i na przedmieściu mieści się jeden stragan, w dzielnicy po jednym na osobę. Zostaje najwyżej 5 kart krajobrazu.
    4. Podliczanie: 2 za towar, 2 za stragan w tym miejscu; 2 więcej dla jedynego właściciela towaru i za najwięcej straganów.
    { "**" }Koniec**: po rundzie z czyimś ostatnim straganem albo po 16. karcie. Dochodzą karty premii. Kto już nigdy nie zbuduje, przegrywa.
    Plansza i talie to nasza rekonstrukcja.

## Chapters of what can be looked up

gc-chapter-rules = Zasady
gc-chapter-cards = Krajobrazy i towary
gc-chapter-rewards = Nagrody
gc-chapter-bonus = Karty premii

## Tips in the first games

gc-tip-bid = Wolna para jest za darmo. Myśl o dwóch straganach, nie o pojedynczych kartach.
gc-tip-again = Przegoniono twoją dłoń, ale to nic cię nie kosztuje. Odwet jest coraz droższy; wolna para jest zawsze.
gc-tip-scored = Kartę podliczania znasz przed licytacją: taki towar albo stragan w tym miejscu to 2, a samotnie 4.
gc-tip-joker = Dwie jednakowe karty zastępują jedną dowolną. To drogi sposób: najpierw płać pasującymi.
gc-tip-road = Z tego portu drogi prowadzą dalej. Zobacz, gdzie leży klucz: dzielnica wewnętrzna go wymaga.
gc-tip-city = Możesz budować w mieście. Pierwszy stragan w dzielnicy daje najwięcej; inni mogą dojść po nim.
gc-tip-key = Klucz otwiera jedną dzielnicę wewnętrzną: pierwszy stragan to 10 kontraktów. Do niczego innego nie służy.
gc-tip-bonus = Karta premii liczy się na koniec. Liczba to wartość teraz: weź to, co urośnie.
gc-tip-good = Możesz mieć 4 karty towarów. Przy piątej jedna wraca do pudełka.
gc-tip-quarter = Teraz podlicza się ćwiartkę miasta: stragan daje 2, najwięcej straganów jeszcze 2. Przy remisie tej premii nie ma.
gc-tip-stuck = Masz niewiele dostępnych pól. Kto już nigdy nie może budować, przegrywa: zostaw sobie drogę.
gc-tip-end = Koniec blisko: komuś zostały 3 stragany. Runda toczy się do końca.

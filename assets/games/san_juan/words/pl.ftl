### San Juan po polsku.

## Karty i postacie

sj-card-indigo_plant = Farbiarnia indygo
sj-card-sugar_mill = Cukrownia
sj-card-tobacco_storage = Skład tytoniu
sj-card-coffee_roaster = Palarnia kawy
sj-card-silver_smelter = Huta srebra
sj-card-smithy = Kuźnia
sj-card-gold_mine = Kopalnia złota
sj-card-archive = Archiwum
sj-card-poor_house = Przytułek
sj-card-black_market = Czarny rynek
sj-card-trading_post = Faktoria
sj-card-well = Studnia
sj-card-market_stand = Stragan
sj-card-crane = Dźwig
sj-card-chapel = Kaplica
sj-card-tower = Wieża
sj-card-aqueduct = Akwedukt
sj-card-carpenter = Stolarnia
sj-card-prefecture = Prefektura
sj-card-market_hall = Hala targowa
sj-card-quarry = Kamieniołom
sj-card-library = Biblioteka
sj-card-statue = Posąg
sj-card-victory_column = Kolumna zwycięstwa
sj-card-hero = Pomnik bohatera
sj-card-guild_hall = Dom cechów
sj-card-city_hall = Ratusz
sj-card-triumphal_arch = Łuk triumfalny
sj-card-palace = Pałac

sj-role-builder = Budowniczy
sj-role-producer = Nadzorca
sj-role-trader = Kupiec
sj-role-councillor = Radny
sj-role-prospector = Poszukiwacz

## Co robi karta: najwyżej 85 znaków, bo więcej się nie zmieści

sj-effect-indigo_plant = Wytwarza indygo.
sj-effect-sugar_mill = Wytwarza cukier.
sj-effect-tobacco_storage = Wytwarza tytoń.
sj-effect-coffee_roaster = Wytwarza kawę.
sj-effect-silver_smelter = Wytwarza srebro.
sj-effect-smithy = Budynki produkcyjne kosztują cię o 1 kartę mniej.
sj-effect-gold_mine = Odkryj 4 karty. Jeśli każda ma inny koszt, możesz wziąć 1 z nich.
sj-effect-archive = Bierzesz na rękę wszystkie dobrane karty, potem odrzucasz z całej ręki.
sj-effect-poor_house = Jeśli po budowie masz 0 lub 1 kartę, dobierz 1.
sj-effect-black_market = Za budynek możesz zapłacić też towarami: najwyżej 2, każdy jak 1 karta.
sj-effect-trading_post = Możesz sprzedać o 1 towar więcej.
sj-effect-well = Gdy wytwarzasz co najmniej 2 towary, dobierz 1 kartę.
sj-effect-market_stand = Gdy sprzedajesz co najmniej 2 towary, dobierz 1 kartę.
sj-effect-crane = Możesz przykryć swój budynek innego rodzaju i zapłacić tylko różnicę.
sj-effect-chapel = Co rundę możesz wsunąć pod nią 1 kartę z ręki: 1 punkt na koniec.
sj-effect-tower = Limit kart na ręce: 12 zamiast 7.
sj-effect-aqueduct = Możesz wytworzyć o 1 towar więcej.
sj-effect-carpenter = Gdy zbudujesz kolejny fioletowy budynek, dobierz 1 kartę.
sj-effect-prefecture = Z dobranych kart zatrzymujesz 2 zamiast 1.
sj-effect-market_hall = Gdy sprzedajesz co najmniej 1 towar, dobierz 1 kartę.
sj-effect-quarry = Fioletowe budynki kosztują cię o 1 kartę mniej.
sj-effect-library = Przywilej wybranej przez ciebie postaci liczy się podwójnie.
sj-effect-statue = Daje tylko swoje punkty.
sj-effect-victory_column = Daje tylko swoje punkty.
sj-effect-hero = Daje tylko swoje punkty.
sj-effect-guild_hall = 2 punkty za każdy twój budynek produkcyjny.
sj-effect-city_hall = 1 punkt za każdy twój fioletowy budynek.
sj-effect-triumphal_arch = 4, 6 lub 8 punktów za 1, 2 lub 3 pomniki.
sj-effect-palace = 1 punkt za każde 4 punkty zdobyte inaczej.

## Słowa na obrazach: krótkie, bo miejsca jest mało

sj-picture-round = Runda { $n }
sj-now-buildings = Największe miasto: { $n } z { $of } budynków
sj-picture-pick = Wybór { $n } z { $of }
sj-picture-phase-opening = Początek
sj-picture-phase-chapel = Kaplice
sj-picture-phase-hand_limit = Limit kart
sj-picture-phase-builder = Faza: { sj-role-builder }
sj-picture-phase-producer = Faza: { sj-role-producer }
sj-picture-phase-trader = Faza: { sj-role-trader }
sj-picture-phase-councillor = Faza: { sj-role-councillor }
sj-picture-phase-prospector = Faza: { sj-role-prospector }
sj-picture-phase-over = Koniec gry
# Co robią osoby, za imieniem lub znakiem; $n: ile ich jest.
sj-picture-does-opening = { $n ->
    [one] zatrzymuje 4 karty
   *[other] zatrzymują 4 karty
}
sj-picture-does-chapel = { $n ->
    [one] może wsunąć kartę pod Kaplicę
   *[other] mogą wsunąć kartę pod Kaplicę
}
sj-picture-does-hand_limit = { $n ->
    [one] ma za dużo kart
   *[other] mają za dużo kart
}
sj-picture-does-role = wybiera postać
sj-picture-does-builder = buduje albo pasuje
sj-picture-does-producer = { $n ->
    [one] wytwarza towary
   *[other] wytwarzają towary
}
sj-picture-does-trader = { $n ->
    [one] sprzedaje towary
   *[other] sprzedają towary
}
sj-picture-does-councillor = { $n ->
    [one] zatrzymuje kartę
   *[other] zatrzymują kartę
}
sj-picture-does-prospector = używa Kopalni złota
# O co pytamy osobę, której ręka jest pokazana, za imieniem.
sj-picture-asks-opening = które 4 karty zatrzymujesz?
sj-picture-asks-chapel = karta pod Kaplicę?
sj-picture-asks-hand_limit = co odrzucasz?
sj-picture-asks-role = którą postać wybierasz?
sj-picture-asks-builder = co budujesz?
sj-picture-asks-producer = gdzie wytwarzasz?
sj-picture-asks-trader = co sprzedajesz?
sj-picture-asks-councillor = co zatrzymujesz?
sj-picture-asks-prospector = którą kartę bierzesz?
sj-picture-asks-library = użyć Biblioteki?
sj-picture-asks-cover = na którym budynku?
sj-picture-asks-price = ile płacisz?
sj-picture-asks-goods = którymi towarami płacisz?
sj-picture-asks-pay = którymi kartami płacisz?
sj-picture-paid = { $card } · { $n } z { $of }
sj-picture-waits = twoje karty
sj-picture-letters = wybierz literę
sj-picture-house = Dom handlowy
sj-picture-house-closed = odkrywa go Kupiec
sj-picture-mine = Kopalnia złota
sj-picture-when-round_start = Początek rundy
sj-picture-when-all = Każda postać
sj-picture-when-game_end = Koniec gry
sj-picture-when-none = Pomnik
sj-picture-hand = Twoja ręka
sj-picture-hand-drawn = Dobrana
sj-picture-hand-cards = karty
sj-picture-hand-goods = { $n ->
    [one] towar
    [few] towary
   *[many] towarów
}
sj-picture-hand-buildings = budynki
sj-picture-hand-chapel = pod Kaplicą
sj-picture-hand-pays = Każda karta jest warta 1: za budowę płacisz pozostałymi kartami.
sj-picture-hand-built = Znaczek: masz już ten fioletowy budynek.
sj-picture-hand-secret = Tylko ty to widzisz.
sj-picture-score-city = Budynki
sj-picture-score-total = Punkty

## Towary

sj-good-indigo_plant = Indygo
sj-good-sugar_mill = Cukier
sj-good-tobacco_storage = Tytoń
sj-good-coffee_roaster = Kawa
sj-good-silver_smelter = Srebro
sj-as-good = { $good } (towar)
sj-priced = { $card } { $cost }
sj-with-good = { $card } z towarem
sj-without-good = { $card }
sj-some-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}

## W którym miejscu jest gra

sj-stage = runda { $round }
sj-stage-role = runda { $round } · { $role } ({ $seat })
sj-stage-opening = karty na początek
sj-stage-chapel = runda { $round } · kaplice
sj-stage-limit = runda { $round } · limit kart
sj-stage-over = runda { $round } · koniec gry

## Co trzeba zrobić, po przecinku lub dwukropku

sj-duty-opening = zatrzymanie 4 kart
sj-duty-chapel = karta pod Kaplicę albo żadna
sj-duty-limit = odrzucenie kart ponad limit
sj-duty-role = wybór postaci
sj-duty-builder = budowa albo pas
sj-duty-producer = wytwarzanie towarów albo pas
sj-duty-trader = sprzedaż towarów albo pas
sj-duty-councillor = zatrzymanie jednej karty
sj-duty-archive = odrzucenie kart z ręki
sj-duty-prefecture = zatrzymanie najwyżej 2 kart
sj-duty-prospector = Kopalnia złota albo pas
sj-duty-choice = karta z Kopalni złota albo żadna
sj-duty-over = koniec gry

## Pytania

sj-ask-opening = Twoje karty: { $cards }. Które 4 zatrzymujesz?
sj-ask-chapel = Która karta trafi pod twoją Kaplicę? Na koniec każda jest warta 1 punkt. { $count ->
    [0] Na razie nic tam nie leży.
    [one] Leży tam 1 karta.
    [few] Leżą tam { $count } karty.
   *[many] Leży tam { $count } kart.
}
sj-ask-limit = Na ręce możesz mieć { $limit } kart. { $discard }
sj-ask-role = Wybierz postać. { $count ->
    [0] Twoja ręka jest pusta.
   *[other] Twoja ręka: { $hand }
}
sj-ask-library = Użyć Biblioteki do tej postaci? W tej rundzie możesz jej użyć tylko raz.
sj-ask-build = Co budujesz? { $less ->
    [0] Zniżki dają teraz tylko twoje budynki.
   *[other] Zniżka Budowniczego: { $less }.
}
sj-ask-build-nothing = Z kartami, które masz na ręce, nic teraz nie zbudujesz. Pytam mimo to, żeby inni się o tym nie dowiedzieli.
sj-ask-cover = { $card }: na wolnym miejscu czy na jednym z twoich budynków?
sj-ask-goods = { $card }: płacisz { $cost }. Którymi towarami? Każdy liczy się jak 1 karta.
sj-ask-price = { $card }: { $cost ->
    [0] za darmo
   *[other] koszt dla ciebie to { $cost }
}. Czy chcesz zapłacić więcej, żeby Przytułek dał ci kartę?
sj-ask-pay = { $card }: zapłać { $count ->
    [one] 1 kartą
   *[other] { $count } kartami
} z pozostałych ({ $have }).
sj-ask-produce = { $count ->
    [one] W którym budynku wytwarzasz? Możesz wytworzyć 1 towar.
   *[many] W których budynkach wytwarzasz? Możesz wytworzyć do { $count } towarów.
}
sj-ask-sell = { $count ->
    [one] Co sprzedajesz? Możesz sprzedać 1 towar.
   *[many] Co sprzedajesz? Możesz sprzedać do { $count } towarów.
}
sj-ask-keep = Dobrane karty: { $cards }. { $count ->
    [one] Którą zatrzymujesz?
   *[many] Które zatrzymujesz? Najwyżej { $count }, wystarczy 1.
}
sj-ask-archive = Dobrane na rękę: { $cards }. { $discard }
# Ile trzeba odrzucić, za dwoma tekstami powyżej.
sj-discard = Odrzuć { $least ->
    [one] 1 kartę
    [few] { $least } karty
   *[many] { $least } kart
}.
sj-discard-range = Odrzuć { $least } albo { $most } { $most ->
    [few] karty
   *[many] kart
}.
sj-discard-maybe = { $most ->
    [one] Możesz odrzucić 1 kartę albo nic.
   *[many] Możesz odrzucić do { $most } kart albo nic.
}
sj-ask-mine = Czy używasz Kopalni złota? Jeśli każda z 4 odkrytych kart ma inny koszt, możesz wziąć jedną.
sj-ask-choice = Kopalnia złota odkryła: { $cards }. Którą kartę bierzesz?

## Odpowiedzi: najwyżej 34 znaki

sj-label-role = Wybierz postać
sj-label-build = Buduję
sj-label-build-only = Buduję: { $card }
sj-label-produce = Wytwarzam
sj-label-produce-only = Wytwarzam: { $good }
sj-label-sell = Sprzedaję
sj-label-sell-only = Sprzedaję: { $good }
    .outcome = { $cards ->
        [one] +1 karta
        [few] +{ $cards } karty
       *[many] +{ $cards } kart
    }
sj-label-keep = Zatrzymuję karty
sj-label-discard = Odrzucam
sj-label-chapel = Kaplica
sj-label-turn = Odkryj 4 karty
sj-label-mine = Weź kartę
sj-label-pass-build = Nic nie buduję
sj-label-pass-produce = Nic nie wytwarzam
sj-label-pass-sell = Nic nie sprzedaję
sj-label-pass-mine = Nie używam Kopalni złota
sj-label-library-yes = Z Biblioteką
sj-label-library-no = Bez Biblioteki
sj-label-no-card = Żadna karta
sj-label-take-none = Żadna
sj-label-card = { $card }
    .outcome = { $cost ->
        [0] za darmo
        [one] 1 karta
        [few] { $cost } karty
       *[many] { $cost } kart
    }
sj-label-card-crane = { $card }
    .outcome = { $least }–{ $cost } { $cost ->
        [one] karta
        [few] karty
       *[many] kart
    }
sj-label-over = { $card }
    .outcome = { $cost ->
        [0] za darmo
        [one] 1 karta
        [few] { $cost } karty
       *[many] { $cost } kart
    }
sj-label-over-full = { $card }+towar
    .outcome = { $cost ->
        [0] za darmo
        [one] 1 karta
        [few] { $cost } karty
       *[many] { $cost } kart
    }
sj-label-free-place = Wolne miejsce
    .outcome = { $cost ->
        [0] za darmo
        [one] 1 karta
        [few] { $cost } karty
       *[many] { $cost } kart
    }
sj-label-price = { $cost ->
    [0] Za darmo
   *[other] Zapłata { $cost }
}
sj-label-price-more = Zapłata { $cost }
    .outcome = Przytułek +1 karta
sj-label-good = { $good }
    .outcome = { $cards ->
        [one] +1 karta
        [few] +{ $cards } karty
       *[many] +{ $cards } kart
    }
sj-label-new = { $card } (z talii)

## Pod odpowiedziami: najwyżej 100 znaków

sj-note-card = { $vp ->
    [0] koszt { $cost } · { $effect }
   *[other] koszt { $cost }, punkty { $vp } · { $effect }
}
sj-note-loses = Leżący na nim towar przepada.
sj-note-builder = Płacisz o { $less } mniej.
sj-note-producer = { $goods ->
    [0] Nie masz pustego budynku produkcyjnego.
    [one] Możesz wytworzyć 1 towar.
   *[many] Możesz wytworzyć do { $goods } towarów.
}
sj-note-trader = { $goods ->
    [0] Nie masz towaru na sprzedaż.
    [one] Możesz sprzedać 1 towar.
   *[many] Możesz sprzedać do { $goods } towarów.
}
sj-note-councillor = Dobierasz { $drawn ->
    [one] 1 kartę
    [few] { $drawn } karty
   *[many] { $drawn } kart
}, inni po 2.
sj-note-councillor-short = Dobierasz { $drawn ->
    [one] 1 kartę
    [few] { $drawn } karty
   *[many] { $drawn } kart
}, dla innych { $left ->
    [0] nic nie zostaje
    [one] zostaje 1
    [few] zostają { $left }
   *[many] zostaje { $left }
}.
sj-note-prospector = Dobierasz { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}, inni nic.
sj-note-no-cards = W talii zabrakło kart.

## Co się stało

sj-answered-keep = Zatrzymujesz: { $cards }. Inni jeszcze wybierają.
sj-answered-discard = Odrzucasz: { $cards }. Inni jeszcze wybierają.
sj-answered-nothing = Nic nie robisz. Inni jeszcze wybierają.
sj-answered-produce = Wytwarzasz: { $goods }. Inni jeszcze wybierają.
sj-answered-sell = Sprzedajesz: { $goods }. Inni jeszcze wybierają.
sj-tucked = Pod twoją Kaplicą: { $card }
sj-tucked-none = Nic nie trafia pod twoją Kaplicę
sj-opened = { $seat } { $seat-count ->
    [one] zatrzymuje
   *[other] zatrzymują
} { $kept } z { $dealt } kart
sj-opened-own = Twoja ręka: { $cards }
sj-round = Runda { $round }, gubernator: { $governor }
sj-trimmed = { $seat } { $seat-count ->
    [one] odrzuca
   *[other] odrzucają
} { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} (limit kart)
sj-trimmed-own = Odrzucasz: { $cards } (limit kart)
sj-picked = { $seat } wybiera: { $role }
sj-picked-library = { $seat } wybiera: { $role }, z Biblioteką
sj-built = { $seat } buduje: { $card } (koszt { $cost }, { $payment })
sj-built-over = { $seat } buduje: { $card }, pod spodem { $under } (koszt { $cost }, { $payment })
sj-built-over-lost = { $seat } buduje: { $card }, pod spodem { $under } z towarem (koszt { $cost }, { $payment })
sj-paid = zapłata { $things }
sj-paid-nothing = za darmo
sj-passed = { $seat } { $seat-count ->
    [one] pasuje
   *[other] pasują
}
sj-produced = { $seat } { $seat-count ->
    [one] wytwarza
   *[other] wytwarzają
}: { $goods }
sj-produced-none = { $seat } { $seat-count ->
    [one] nic nie wytwarza
   *[other] nic nie wytwarzają
}: w talii zabrakło kart
sj-tile = Ceny: indygo { $indigo }, cukier { $sugar }, tytoń { $tobacco }, kawa { $coffee }, srebro { $silver }
sj-sold = { $seat } { $seat-count ->
    [one] sprzedaje
   *[other] sprzedają
}: { $goods }, { $count ->
    [0] w talii zabrakło kart
    [one] +1 karta
    [few] +{ $count } karty
   *[many] +{ $count } kart
}
sj-sold-own = { $count ->
    [0] Sprzedajesz: { $goods }; w talii zabrakło kart
   *[other] Sprzedajesz: { $goods }. Dobierasz: { $cards }
}
sj-drew = { $seat }: { $count ->
    [one] +1 karta
    [few] +{ $count } karty
   *[many] +{ $count } kart
} ({ $cause })
sj-drew-own = Dobierasz: { $cards } ({ $cause })
sj-dealt-own = Dobierasz: { $cards }
sj-dealt-none = Dla ciebie zabrakło kart
sj-kept = { $seat } { $seat-count ->
    [one] zatrzymuje
   *[other] zatrzymują
} { $kept } z { $drawn } kart
sj-kept-own = Zatrzymujesz: { $cards }
sj-filed = { $seat }: na rękę { $drawn }, odrzucone { $count } (Archiwum)
sj-filed-own = { $count ->
    [0] Nic nie odrzucasz (Archiwum)
   *[other] Odrzucasz: { $cards } (Archiwum)
}
sj-turned = Kopalnia złota ({ $seat }) odkrywa: { $cards }
sj-turned-same = Kopalnia złota ({ $seat }) odkrywa: { $cards }; koszt się powtarza, więc wszystkie zostają odrzucone
sj-mined = { $seat } bierze z Kopalni złota: { $card }
sj-mined-none = { $seat } { $seat-count ->
    [one] nic nie bierze
   *[other] nic nie biorą
} z Kopalni złota
sj-reshuffled = Odrzucone karty zostają przetasowane i tworzą nową talię
sj-twelfth = { $seat } ma 12 budynków: to ostatnia faza Budowniczego
sj-stalled = Nikt już nic nie zbuduje, więc gra się kończy
sj-over = Koniec gry

## Dlaczego nie: najpierw fakt, potem powód

sj-refuse-seats = W San Juan gra od 2 do 4 osób.
sj-refuse-now = Na to nie pora. Teraz: { $what }.
sj-refuse-pass = Tu nie można pasować. Teraz: { $what }.
sj-refuse-nothing-to-build = Nic nie możesz teraz zbudować: każda z twoich kart jest za droga albo to fioletowy budynek, który już masz.
sj-refuse-archive = Z Archiwum wybierasz, co odrzucasz, a nie co zatrzymujesz.
sj-refuse-no-archive = Tu wybierasz, co zatrzymujesz; z ręki odrzuca się tylko z Archiwum.
sj-refuse-role = { $role }: ta postać jest już w tej rundzie wybrana ({ $seat }).
sj-refuse-not-held = { $card }: tej karty nie ma do wyboru.
sj-refuse-owned = { $card }: już stoi u ciebie; każdy fioletowy budynek tylko raz.
sj-refuse-dear = { $card }: koszt dla ciebie to { $cost }, a możesz zapłacić tylko { $have }.
sj-refuse-cover-crane = Dźwig: nie można go przykryć.
sj-refuse-cover-same = { $card }: budynku nie można przykryć takim samym.
sj-refuse-not-yours = { $card }: nie masz takiego budynku.
sj-refuse-no-good = { $card }: nie leży tam żaden towar.
sj-refuse-good-lost = { $card }: towar z tego budynku przepada, więc nie można nim zapłacić.
sj-refuse-has-good = { $card }: już leży tam towar.
sj-refuse-no-production = { $card }: na fioletowych budynkach nie leżą towary.
sj-refuse-not-turned = { $card }: tej karty nie ma wśród odkrytych.

## Zamiast obrazów

sj-alt-table = San Juan, { $stage }. Wolne postacie: { $free }.
sj-alt-taken = Zajęte postacie: { $roles }.
sj-alt-role = { $role } ({ $seat })
sj-alt-prices = Ceny: indygo { $indigo }, cukier { $sugar }, tytoń { $tobacco }, kawa { $coffee }, srebro { $silver }.
sj-alt-mine = Kopalnia złota odkryła: { $cards }.
sj-alt-seat = { $seat }: punkty { $points }, budynki { $buildings } z { $last }, towary: { $goods }, karty { $cards }.
sj-alt-governor = { $seat } (gubernator): punkty { $points }, budynki { $buildings } z { $last }, towary: { $goods }, karty { $cards }.
sj-alt-piles = Talia { $draw }, karty odrzucone { $discard }.
sj-alt-buildings = { $seat }: { $buildings }.
sj-alt-result = San Juan, { $stage }: arkusz wyników.
sj-alt-score = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ $parts }).
sj-alt-part = { $what } { $points }
sj-alt-hand = { $seat }, ręka: { $cards }.
sj-alt-chapel = { $seat }, pod Kaplicą: { $cards }.
sj-read-table = Stół
sj-read-result = Arkusz wyników
sj-read-picks = Postacie wybrane w tej rundzie: { $n } z { $of }.
sj-read-free = { $role }: do wzięcia.
sj-read-taken = { $role }: { $seat }.
sj-read-library = { $seat } używa Biblioteki do tej postaci.
sj-read-library-spent = { $seat }: Biblioteki nie można już użyć w tej rundzie.
sj-read-closed = Dom handlowy: zakryty.
sj-read-mined = Kopalnia złota gracza { $seat }, ostatnio: { $card }.
sj-read-nothing = nic
sj-read-governor = { $seat } (gubernator)
sj-read-points = Punkty: { $points }.
sj-read-points-chapel = Punkty: { $points } i to, co pod Kaplicą.
sj-read-hand = Karty na ręce: { $n }, limit { $limit }.
sj-read-drawn = Dobrane karty do wyboru: { $n }.
sj-read-built = Budynki: { $n } z { $last }.
sj-read-building = { $card }; punkty: { $points }
sj-read-over = { $building }; zakrywa: { $cards }
sj-own-hand = { $count ->
    [0] Twoja ręka jest pusta.
   *[other] Twoja ręka ({ $count }, limit { $limit }): { $cards }
}
sj-own-drawn = Do wyboru: { $cards }
sj-own-chapel = Pod twoją Kaplicą ({ $count }): { $cards }
sj-points = { $seat }: punkty { $points }, budynki { $buildings } z { $last }, karty { $cards }
sj-points-chapel = { $seat }: punkty { $points } i to, co pod Kaplicą, budynki { $buildings } z { $last }, karty { $cards }
sj-score-printed = Budynki
sj-score-chapel = Pod Kaplicą
sj-score-tie = Remis: karty i towary

## Co można sprawdzić

sj-topic-card = Koszt { $cost }, punkty zwycięstwa { $vp }, w talii { $count }. { $effect }
sj-topic-six = Koszt { $cost }, w talii { $count }. Na koniec gry: { $effect }
sj-topic-role-builder = Każdy może zbudować jeden budynek i płaci za niego innymi kartami z ręki. Kto wybiera tę postać, płaci o 1 mniej.
sj-topic-role-producer = Każdy może położyć zakrytą kartę jako towar na jednym pustym budynku produkcyjnym. Kto wybiera tę postać, na dwóch.
sj-topic-role-trader = Odkrywa się następny kafelek cen. Każdy może sprzedać jeden towar po tych cenach, a kto wybiera tę postać, dwa.
sj-topic-role-councillor = Każdy dobiera 2 karty i zatrzymuje 1. Kto wybiera tę postać, dobiera 5 i zatrzymuje 1.
sj-topic-role-prospector = Kto wybiera tę postać, dobiera 1 kartę. Inni nie dostają nic, ale Kopalnie złota działają u każdego.
sj-topic-round = Runda
sj-topic-round-text = Najpierw postać wybiera gubernator, potem inni zgodnie z ruchem wskazówek zegara; akcję każdej postaci wykonują wszyscy, zanim ktoś wybierze następną. Potem karta gubernatora wędruje w lewo. Od drugiej rundy na początku są Kaplice i limit kart.
sj-topic-hand-limit = Limit kart
sj-topic-hand-limit-text = Na początku każdej rundy oprócz pierwszej możesz mieć na ręce najwyżej 7 kart, z Wieżą 12; nadmiar odrzucasz. W czasie rundy limitu nie ma.
sj-topic-goods = Towary
sj-topic-goods-text = Towar to zakryta karta na budynku produkcyjnym, najwyżej jedna. Rodzaj towaru wynika z budynku; karty nikt nie ogląda.
sj-topic-trading-house = Dom handlowy
sj-topic-trading-house-text = Pięć kafelków cen, przetasowanych raz. W każdej fazie Kupca odkrywa się następny, a po niej odkłada na spód stosu: dlatego wracają w tej samej kolejności.
sj-topic-end = Koniec gry
sj-topic-end-text = Gdy ktoś zbuduje 12. budynek, dogrywa się fazę Budowniczego i gra się kończy. Punkty: nadrukowane na nieprzykrytych budynkach, 1 za każdą kartę pod Kaplicą, Dom cechów, Ratusz i Łuk triumfalny, a na końcu Pałac. Wygrywa osoba z największą liczbą punktów.
sj-topic-tie = Remis
sj-topic-tie-text = Z osób o największej liczbie punktów wygrywa ta, która ma razem więcej kart i towarów; jeśli i to jest równe, wygrywają wspólnie.
sj-topic-two-players = Gra dla 2 osób
sj-topic-two-players-text = Gubernator wybiera postać, potem druga osoba, potem znów gubernator. Biblioteki można użyć tylko do jednej z dwóch postaci gubernatora.

## Komenda i ustawienia

sanjuan-title = San Juan
sanjuan-edition = pierwsze wydanie (2004)
sanjuan-button-own = Moja ręka
sanjuan-final = dobranie kart
sanjuan-final-trader = odkrycie kafelka
sanjuan-final-mine = bez cofania
sanjuan-final-keep = bez cofania
sanjuan-final-tuck = bez cofania
sanjuan-final-pass = bez cofania
sanjuan-final-discard = bez cofania
sanjuan-command =
    .name = sanjuan
    .description = Ruchy w grze San Juan
sanjuan-verb-role =
    .name = postać
    .description = Wybierz postać
sanjuan-verb-build =
    .name = buduj
    .description = Zbuduj budynek
sanjuan-verb-produce =
    .name = wytwarzaj
    .description = Wytwarzaj towary
sanjuan-verb-sell =
    .name = sprzedaj
    .description = Sprzedaj towary
sanjuan-verb-keep =
    .name = zatrzymaj
    .description = Zatrzymaj karty
sanjuan-verb-discard =
    .name = odrzuć
    .description = Odrzuć karty do limitu albo z Archiwum
sanjuan-verb-tuck =
    .name = kaplica
    .description = Połóż kartę pod Kaplicą albo żadnej
sanjuan-verb-mine =
    .name = kopalnia
    .description = Użyj Kopalni złota albo wybierz jedną z czterech kart
sanjuan-verb-pass =
    .name = pas
    .description = Nic nie robisz w tej fazie
sanjuan-slot-role =
    .name = postać
    .description = Która postać
sanjuan-slot-library =
    .name = biblioteka
    .description = Czy użyć Biblioteki (dwoje graczy)
sanjuan-slot-card =
    .name = karta
    .description = Która karta
sanjuan-slot-cards =
    .name = karty
    .description = Które karty
sanjuan-slot-cover =
    .name = przykryj
    .description = Który budynek przykryć (Dźwig)
sanjuan-slot-goods =
    .name = towary
    .description = Które towary
sanjuan-slot-hand =
    .name = ręka
    .description = Które 4 karty zatrzymujesz na początek
sanjuan-slot-price =
    .name = cena
    .description = Ile płacisz, gdy możesz zrezygnować ze zniżek (Przytułek)
sanjuan-slot-pay =
    .name = zapłata
    .description = Czym płacisz; puste: zapytam
sanjuan-slot-buildings =
    .name = budynki
    .description = Które budynki produkcyjne
sanjuan-slot-choice =
    .name = wybór
    .description = Co wybierasz
sanjuan-setting-start-hand = Karty na początek
sanjuan-setting-start-hand-four = po 4 karty
sanjuan-setting-start-hand-choose = 5, 6, 7, 8 według miejsca; zostają 4

## How to play, in half a page

sanjuan-how =
    { "**" }{ sanjuan-title }: jak grać**
    { "**" }Cel.** Budujesz miasto. Gdy ktoś ma 12 budynków, gra się kończy; wygrywa osoba z największą liczbą punktów.
    { "**" }Karta** to wszystko: budynek, pieniądz albo (zakryta) towar. Za budynek płacisz innymi kartami z ręki, tyloma, ile wynosi koszt.
    { "**" }Runda.** Gubernator wybiera postać, potem inni po kolei; każda postać raz. Od razu wykonują ją wszyscy, a kto wybiera, ma przywilej:
    · Budowniczy: zbuduj budynek (przywilej: o 1 taniej)
    · Nadzorca: zakryta karta z talii na pusty budynek produkcyjny (na dwa)
    · Kupiec: odkryj kafelek cen, sprzedaj towar za tyle kart (2 towary)
    · Radny: dobierz 2, zatrzymaj 1 (dobierz 5)
    · Poszukiwacz: tylko wybierający dobiera 1 kartę
    Potem karta gubernatora wędruje w lewo.
    { "**" }Na początku rundy**, od drugiej: najwyżej 7 kart na ręce.
    { "**" }Fioletowe budynki** pomagają w jednej fazie, już zawsze; każdy tylko raz. Produkcyjnych może być dowolnie wiele.
    { "**" }Punkty**: nadrukowane, 1 za kartę pod Kaplicą i szóstki: Dom cechów, Ratusz, Łuk triumfalny, Pałac. Remis: karty i towary razem.
    { "**" }Pierwszy plan**: dobry budynek produkcyjny, częsta sprzedaż, tanie fioletowe, szóstka w porę.

## Chapters of what can be looked up

sj-chapter-rules = Zasady
sj-chapter-roles = Postacie
sj-chapter-buildings = Budynki

## Tips in the first games

sj-tip-role = Zanim wybierzesz postać, zobacz, co daje innym. Często najlepsza jest ta, która pomaga tylko tobie.
sj-tip-builder = Cudzy Budowniczy działa też dla ciebie: budujesz za pełny koszt, minus zniżki z twoich budynków.
sj-tip-produce = Gdy wytwarzasz 1 towar, wybierz najdroższy: srebro, potem kawa, tytoń, cukier, indygo.
sj-tip-trader = Pierwszy Kupiec: kafelek pokazuje ceny tej fazy. Pięć kafelków wraca zawsze w tej samej kolejności, więc towar zachowany teraz może później być wart więcej.
sj-tip-keep = Zatrzymaj to, co szybko zbudujesz, albo drogą kartę do swojego planu. Reszta to pieniądze.
sj-tip-limit = Więcej niż 7 kart na początku rundy: buduj, zanim do tego dojdzie.
sj-tip-chapel = Karta pod Kaplicą to pewny 1 punkt, ale jej już nie ma. Pod koniec gry jest warta więcej niż zła karta w ręce.
sj-tip-twin = Masz w ręce fioletowy budynek, który już stoi. Drugi raz go nie zbudujesz: zapłać nim.
sj-tip-six = Karta o koszcie 6 punktuje za to, co zbudujesz: Dom cechów za produkcyjne, Ratusz za fioletowe. Zacznij już teraz.
sj-tip-mine = Kopalnia złota nic nie kosztuje: odkrywa się cztery karty i jeśli żadne dwie nie kosztują tyle samo, bierzesz jedną.
sj-tip-end = Ktoś ma już 10 budynków: jeszcze dwa i faza Budowniczego z dwunastym będzie ostatnia. Buduj teraz dla punktów.

### Zamki Burgundii po polsku.

## Żetony, towary, kolory i magazyny

cb-tile-warehouse = Skład
cb-tile-carpenter = Stolarnia
cb-tile-church = Kościół
cb-tile-market = Targ
cb-tile-boarding_house = Pensjonat
cb-tile-bank = Bank
cb-tile-town_hall = Ratusz
cb-tile-watchtower = Strażnica
cb-tile-cow = Krowy { $n }
cb-tile-sheep = Owce { $n }
cb-tile-pig = Świnie { $n }
cb-tile-chicken = Kury { $n }
cb-tile-ship = Statek
cb-tile-castle = Zamek
cb-tile-mine = Kopalnia
cb-tile-knowledge = Nauka { $n }

cb-animal-cow = krowy
cb-animal-sheep = owce
cb-animal-pig = świnie
cb-animal-chicken = kury

cb-colour-building = beżowe
cb-colour-animal = jasnozielone
cb-colour-ship = niebieskie
cb-colour-knowledge = żółte
cb-colour-castle = ciemnozielone
cb-colour-mine = szare

# Region według koloru jego pól.
cb-region-building = miasto
cb-region-animal = pastwisko
cb-region-ship = niebieski region
cb-region-knowledge = żółty region
cb-region-castle = ciemnozielony region
cb-region-mine = szary region
# To samo krótko, gdy kolor jest znany.
cb-ground-city = miasto
cb-ground-pasture = pastwisko
cb-ground-other = region

cb-good-turquoise = turkusowe
cb-good-purple = fioletowe
cb-good-pink = różowe
cb-good-red = czerwone
cb-good-brown = brązowe
cb-good-orange = pomarańczowe
# Tyle towarów jednego koloru.
cb-goods-turquoise = { $count } { $count ->
    [one] turkusowy
    [few] turkusowe
   *[many] turkusowych
}
cb-goods-purple = { $count } { $count ->
    [one] fioletowy
    [few] fioletowe
   *[many] fioletowych
}
cb-goods-pink = { $count } { $count ->
    [one] różowy
    [few] różowe
   *[many] różowych
}
cb-goods-red = { $count } { $count ->
    [one] czerwony
    [few] czerwone
   *[many] czerwonych
}
cb-goods-brown = { $count } { $count ->
    [one] brązowy
    [few] brązowe
   *[many] brązowych
}
cb-goods-orange = { $count } { $count ->
    [one] pomarańczowy
    [few] pomarańczowe
   *[many] pomarańczowych
}

cb-depot = magazyn { $n }
cb-depot-black = czarny magazyn
# Skąd coś jest i dokąd trafiają towary.
cb-from = z magazynu { $n }
cb-from-two = z magazynów { $n } i { $second }
cb-from-black = z czarnego magazynu
cb-to = do magazynu { $n }

cb-workers = { $n } { $n ->
    [one] robotnik
   *[many] robotników
}
cb-silver = { $n } { $n ->
    [one] srebro
   *[many] srebra
}
cb-count-goods = { $n } { $n ->
    [one] towar
    [few] towary
   *[many] towarów
}

## Co robi żeton, bezosobowo: najwyżej 100 znaków

cb-effect-warehouse = Można sprzedać wszystkie towary jednego koloru, bez kości.
cb-effect-carpenter = Można wziąć jeden budynek z dowolnego magazynu z numerem.
cb-effect-church = Można wziąć kopalnię, żeton nauki lub zamek z dowolnego magazynu z numerem.
cb-effect-market = Można wziąć statek lub zwierzęta z dowolnego magazynu z numerem.
cb-effect-boarding_house = Od razu 4 robotników.
cb-effect-bank = Od razu 2 srebra.
cb-effect-town_hall = Można położyć jeszcze jeden żeton z magazynu podręcznego, na dowolny numer; jego efekt też działa.
cb-effect-watchtower = Od razu 4 pkt.
cb-effect-animal = Od razu { $n } pkt; takie same zwierzęta na tym pastwisku punktują ponownie.
cb-effect-ship = Ładuje towary z jednego magazynu i przesuwa znacznik kolejności o 1 pole.
cb-effect-castle = Od razu jeszcze jedna akcja, z dowolnym numerem.
cb-effect-mine = 1 srebro na koniec każdej fazy.
cb-effect-k1 = W jednym mieście ten sam budynek może stać kilka razy.
cb-effect-k2 = Na koniec fazy każda kopalnia daje też 1 robotnika.
cb-effect-k3 = Każda sprzedaż daje 2 srebra zamiast 1.
cb-effect-k4 = Każda sprzedaż daje też 1 robotnika.
cb-effect-k5 = Statek może ładować z dwóch sąsiednich magazynów.
cb-effect-k6 = Zakup za 2 srebra jest możliwy w każdym magazynie.
cb-effect-k7 = Każdy punktujący żeton zwierząt daje 1 pkt więcej.
cb-effect-k8 = Każdy robotnik zmienia wynik kości o 1 lub 2.
cb-effect-k9 = Przy kładzeniu budynku kość można za darmo zmienić o 1.
cb-effect-k10 = Przy kładzeniu statku lub zwierząt kość można za darmo zmienić o 1.
cb-effect-k11 = Przy kładzeniu zamku, kopalni lub żetonu nauki kość można za darmo zmienić o 1.
cb-effect-k12 = Przy braniu żetonu kość można za darmo zmienić o 1.
cb-effect-k13 = Akcja „weź robotników” daje też 1 srebro.
cb-effect-k14 = Akcja „weź robotników” daje 4 zamiast 2.
cb-effect-k15 = Na koniec gry 3 pkt za każdy kolor sprzedanych towarów.
cb-effect-k16 = Na koniec gry 4 pkt za każdy własny skład.
cb-effect-k17 = Na koniec gry 4 pkt za każdą własną strażnicę.
cb-effect-k18 = Na koniec gry 4 pkt za każdą własną stolarnię.
cb-effect-k19 = Na koniec gry 4 pkt za każdy własny kościół.
cb-effect-k20 = Na koniec gry 4 pkt za każdy własny targ.
cb-effect-k21 = Na koniec gry 4 pkt za każdy własny pensjonat.
cb-effect-k22 = Na koniec gry 4 pkt za każdy własny bank.
cb-effect-k23 = Na koniec gry 4 pkt za każdy własny ratusz.
cb-effect-k24 = Na koniec gry 4 pkt za każdy gatunek zwierząt na włościach.
cb-effect-k25 = Na koniec gry 1 pkt za każdy sprzedany towar.
cb-effect-k26 = Na koniec gry 2 pkt za każdy żeton premii, duży i mały.

## W którym miejscu jest gra

cb-stage = faza { $phase }, runda { $round }
cb-stage-estates = wybór włości
cb-stage-over = koniec gry

## Co trzeba zrobić, po przecinku lub dwukropku

cb-duty-dice = kości { $first } i { $second }
cb-duty-die = kość { $die }
cb-duty-end = zakup żetonu albo koniec tury
cb-duty-end-only = koniec tury
cb-duty-castle = jeszcze jedna akcja dzięki zamkowi
cb-duty-ship = ładowanie towarów na statek
cb-duty-building = efekt budynku { $tile }
cb-duty-estate = wybór włości
cb-duty-over = koniec gry

## Pytania

cb-dice-two = Kości { $first } i { $second }
cb-dice-one = Kość { $die }
cb-dice-none = Obie kości zużyte
cb-status = { $dice } · { $workers } · { $silver } · magazyn podręczny { $stored } z { $places }
cb-way = { $before } → { $next }
cb-ask-castle = { $way }: jeszcze jedna akcja, dowolny numer.
    { $status }
cb-ask-benefit = { $way }. { $effect }
cb-ask-die-take = Którą kością bierzesz żeton?
cb-ask-die-place = Którą kością kładziesz żeton?
cb-ask-die-sell = Którą kością sprzedajesz towary?
cb-ask-die-workers = Którą kością bierzesz robotników?
cb-ask-take = { $way }: który żeton bierzesz?
cb-ask-full = { $ask }
    Twój magazyn podręczny jest pełny: żeby zrobić miejsce, jeden żeton stamtąd wypadnie z gry.
cb-ask-discard = { $tile }: twój magazyn podręczny jest pełny. Który żeton stamtąd wypada z gry?
cb-ask-place = { $way }: który żeton kładziesz?
cb-ask-space = { $way } → { $tile }: na którym polu?
cb-ask-sell = { $way }: które towary sprzedajesz? Sprzedajesz wszystkie w tym kolorze.
cb-ask-buy = Zakup za 2 srebra: który żeton?
cb-ask-buy-last = Obie kości zużyte. Kup żeton za 2 srebra albo zakończ turę.
cb-ask-numbered = { $ask } Liczba z przodu to numer magazynu.
cb-ask-load = { $way }: z którego magazynu ładujesz? { $room ->
    [0] Nie masz miejsca na nowy kolor.
   *[other] Miejsce na nowe kolory: { $room }.
}
cb-ask-second = { $way }: z którego sąsiedniego magazynu jeszcze ładujesz (obok { $depot })?
cb-ask-colours = { $way }: masz miejsce na { $room } z tych kolorów. { $room ->
    [one] Który ładujesz?
   *[other] Które ładujesz?
}
cb-ask-side = Po której stronie planszy grasz?
cb-ask-start = Włości { $side }: gdzie stanie twój pierwszy zamek?

## Odpowiedzi: najwyżej 34 znaki

cb-label-take = Weź żeton
cb-label-place = Połóż żeton
cb-label-place-only = Połóż: { $tile }
cb-label-sell = Sprzedaj towary
cb-label-sell-only = Sprzedaj { $goods }
cb-label-workers = +{ $gain }
cb-label-workers-silver = +{ $gain }, +1 srebro
cb-label-buy = Kup żeton
cb-label-load = Załaduj towary
cb-label-fetch = Weź żeton
cb-label-skip = Pomiń
cb-label-estate = Wybierz włości
cb-label-end = Koniec tury
cb-label-die-take = { $die } → weź
cb-label-die-place = { $die } → połóż
cb-label-die-sell = { $die } → sprzedaj
cb-label-die-place-only = { $die } → { $what }
cb-label-die-place-paid = { $die } → { $what }
    .outcome = { $workers }
cb-label-die-sell-only = { $die } → sprzedaj { $what }
cb-label-die-workers = { $die } → { $what }
# Co jeszcze kosztuje akcja poza kością: żeton, który robi miejsce, i dwie rzeczy razem.
cb-price-tile = −1 żeton
cb-price-two = { $one }, { $two }
cb-label-at = { $depot } → { $tile }
cb-label-at-black = czarny → { $tile }
cb-label-space = { $ground }, { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}
cb-label-space-at = { $ground } { $space }, { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}
cb-label-space-vp = { $ground }, { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}
    .outcome = +{ $points } pkt
cb-label-space-vp-paid = { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}
    .outcome = { $workers }, +{ $points } pkt
cb-label-space-vp-at = { $space }
    .outcome = +{ $points } pkt
cb-label-space-vp-at-paid = { $space }
    .outcome = { $workers }, +{ $points } pkt
cb-label-goods-vp = { $goods }
    .outcome = +{ $points } pkt
cb-label-depot = { $depot }
    .outcome = { $goods }
cb-label-depot-empty = { $depot }
    .outcome = brak towarów
cb-label-second-none = Tylko magazyn { $depot }
cb-label-side = Włości { $side }
cb-label-start = { $space }
    .outcome = numer { $number }

## Pod odpowiedziami: najwyżej 100 znaków

cb-note-list = { $things }
cb-note-paid = { $what } ({ $workers })
cb-note-gains = { $gains }
cb-note-space = numer { $number }, zajęte dotąd pola { $covered } z { $size }
cb-note-sale = +{ $points } pkt, +{ $silver }
cb-note-sale-workers = +{ $points } pkt, +{ $silver }, +{ $workers }
cb-note-loads = Ładujesz { $goods }.
cb-note-loads-none = Nic nie możesz załadować.
cb-note-loads-some = Ładujesz { $sure }; nowe kolory do wyboru ({ $room } z { $colours }).
cb-note-loads-choice = Nowe kolory do wyboru ({ $room } z { $colours }).
cb-note-side = { $cities } { $cities ->
    [few] miasta
   *[many] miast
}, największe ma { $largest } { $largest ->
    [one] pole
    [few] pola
   *[many] pól
}
cb-note-start = region ({ $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}), obok { $beside } { $beside ->
    [one] pole
    [few] pola
   *[many] pól
}

## Co się stało

cb-how-die = kość { $die },
cb-how-turned = kość { $die } jako { $number } ({ $workers }),
cb-how-free = kość { $die } jako { $number } (bez robotnika),
cb-how-by = { $tile } →
cb-took = { $seat }: { $how } { $tile } { $from }
cb-took-discard = { $seat }: { $how } { $tile } { $from }; z gry wypada { $discard }
cb-placed = { $seat }: { $how } { $tile } ({ $region }, { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
})
cb-placed-gains = { $seat }: { $how } { $tile } ({ $region }, { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}) → { $gains }
cb-told-effect = { $told }. { $effect }
cb-gain-region = komplet pól ({ $region }), { $points } + { $phase } = { $total } pkt
cb-gain-first = duża premia ({ $colour }) +{ $points } pkt
cb-gain-second = mała premia ({ $colour }) +{ $points } pkt
cb-gain-herd = { $tiles ->
    [one] { $animal } +{ $points } pkt
   *[other] { $animal } ×{ $tiles } +{ $points } pkt
}
cb-gain-vp = +{ $points } pkt
cb-gain-plus = +{ $what }
cb-gain-order = miejsce { $place } w kolejności
cb-gain-nothing = efekt teraz przepada
cb-sold = { $seat }: { $how } sprzedaż ({ $goods }) → +{ $points } pkt, +{ $silver }
cb-sold-workers = { $seat }: { $how } sprzedaż ({ $goods }) → +{ $points } pkt, +{ $silver }, +{ $workers }
cb-hired = { $seat }: { $how } +{ $workers }
cb-hired-silver = { $seat }: { $how } +{ $workers }, +{ $silver }
cb-bought = { $seat }: zakup za 2 srebra, { $tile } { $from }
cb-bought-discard = { $seat }: zakup za 2 srebra, { $tile } { $from }; z gry wypada { $discard }
cb-loaded = { $seat }: Statek → { $goods } { $from }; miejsce { $place } w kolejności
cb-loaded-left = { $seat }: Statek → { $goods } { $from }, zostaje tam { $left }; miejsce { $place } w kolejności
cb-loaded-none = { $seat }: Statek, bez towarów; miejsce { $place } w kolejności
cb-fetched = { $seat }: { $building } → { $tile } { $from }
cb-skipped = { $seat }: { $building }, efekt pominięty
cb-ended = Koniec twojej tury
cb-answered = Twój wybór: włości { $side }, zamek na polu { $space }. Inni jeszcze wybierają.
cb-estate = { $seat }: włości { $side }, zamek na polu { $space }
cb-phase = Faza { $phase }: magazyny uzupełnione, premia za pełny region to teraz { $points } pkt
cb-round = Faza { $phase }, runda { $round }: { $rolls }; { $good } { $to }
cb-roll = { $seat } { $first }+{ $second }
cb-income = { $seat }: kopalnie, +{ $silver }
cb-income-workers = { $seat }: kopalnie, +{ $silver }, +{ $workers }
cb-over = Koniec gry
cb-final = { $seat }: punktacja końcowa +{ $points } pkt ({ $parts })
cb-final-none = { $seat }: punktacja końcowa, 0 pkt
cb-part = { $what } +{ $points }

## Dlaczego nie: najpierw fakt, potem powód

cb-refuse-seats = { burgundy-title }: gra od 2 do 4 osób.
cb-refuse-open = Najpierw dokończ to, co trwa: { $what }.
cb-refuse-estate-first = Najpierw wszyscy wybierają włości, potem zaczynają się tury.
cb-refuse-estate-chosen = Włości wybiera się tylko przed grą.
cb-refuse-castle-skip = Zamku nie można pominąć: jego akcję wykonuje się od razu. Robotników można wziąć zawsze.
cb-refuse-ship-skip = Statku nie można pominąć: wybierz magazyn, choćby pusty.
cb-refuse-buy-now = W środku efektu nie można kupować; najpierw go dokończ.
cb-refuse-nothing-to-take = W magazynach z numerami nie ma już żetonów.
cb-refuse-nothing-stored = Twój magazyn podręczny jest pusty: nie ma czego położyć.
cb-refuse-nothing-to-place = Żaden żeton z twojego magazynu podręcznego nie ma pasującego pola obok już położonych.
cb-refuse-nothing-to-sell = Nie masz towarów na sprzedaż.
cb-refuse-no-benefit = To działa tylko tuż po położeniu statku lub budynku.
cb-refuse-dice-left = Masz jeszcze kość do użycia: w turze używa się obu.
cb-refuse-no-dice = Nie masz już na to kości.
cb-refuse-take-dear = Z tymi kośćmi i robotnikami nie sięgniesz do żadnego magazynu z żetonem.
cb-refuse-place-dear = Z tymi kośćmi i robotnikami nie położysz żadnego żetonu z magazynu podręcznego.
cb-refuse-sell-dear = Z tymi kośćmi i robotnikami nie sprzedasz żadnego ze swoich towarów.
cb-refuse-bought = W tej turze masz już zakup za sobą; tylko jeden na turę.
cb-refuse-silver = Koszt żetonu to { $cost } srebra, a masz { $silver }.
cb-refuse-nothing-to-buy = Nie ma już nic do kupienia.
cb-refuse-die-useless = Kość { $die }: tak nie można jej teraz użyć.
cb-refuse-die-used = Kość { $die }: jest zużyta do końca rundy.
cb-refuse-die-not-rolled = Kość { $die }: nie masz takiej w tej rundzie.
cb-refuse-black = { $tile }: czarny magazyn nie ma numeru, tam można tylko kupować.
cb-refuse-depot-far = { $tile }: magazyn { $depot } jest za daleko od kości { $die }. Twoi robotnicy: { $workers }.
cb-refuse-not-in-depot = { $tile }: takiego żetonu tam nie ma ({ $depot }).
cb-refuse-not-stored = { $tile }: nie ma tego w twoim magazynie podręcznym.
cb-refuse-no-room = { $tile }: nie ma pasującego pola obok twoich żetonów.
cb-refuse-tile-far = { $tile }: pasujące pola są za daleko od kości { $die }. Twoi robotnicy: { $workers }.
cb-refuse-covered = { $tile }: na polu { $space } już leży żeton.
cb-refuse-colour = { $tile }: kolor się nie zgadza. Pole { $space } jest { $colour }.
cb-refuse-not-adjacent = { $tile }: pole { $space } nie sąsiaduje z żadnym twoim żetonem.
cb-refuse-twin = { $tile }: w mieście z polem { $space } już taki stoi. Każdy budynek tylko raz w mieście.
cb-refuse-number = { $tile }: pole { $space } ma numer { $number }, za daleko od kości { $die }. Twoi robotnicy: { $workers }.
cb-refuse-no-goods = Nie masz towarów w tym kolorze: { $good } ({ $number }).
cb-refuse-goods-far = Towary { $good } mają numer { $number }, za daleko od kości { $die }. Twoi robotnicy: { $workers }.
cb-refuse-not-for-sale = { $tile }: kupić można tylko żetony z czarnego magazynu, chyba że masz żeton Nauka 6.
cb-refuse-not-beside = Magazyn { $second } nie sąsiaduje z magazynem { $depot }.
cb-refuse-fetch = { $tile }: tego nie daje { $building }.
cb-refuse-no-castle = Pierwszy zamek można postawić tylko na polu zamku ({ $colour }).

## Słowa na obrazach: krótkie, bo jest mało miejsca

cb-picture-setup = Włości
cb-picture-over = Koniec gry
cb-picture-phase = Faza { $phase }
cb-picture-round = Runda { $n } z 5
cb-now-rounds = { $n ->
    [0] Ostatnia runda fazy
    [one] Jeszcze 1 runda w tej fazie
    [few] Jeszcze { $n } rundy w tej fazie
   *[many] Jeszcze { $n } rund w tej fazie
}
# Co robią, za imieniem albo znakami; $n to liczba osób.
cb-picture-does-estate = { $n ->
    [one] wybiera włości
   *[other] wybierają włości
}
cb-picture-does-two = ma kości { $one } i { $two }
cb-picture-does-one = ma jeszcze kość { $one }
cb-picture-does-end = może kupić albo zakończyć turę
cb-picture-does-end-only = kończy turę
cb-picture-does-ship = ładuje statek
cb-picture-does-castle = ma dodatkową akcję
cb-picture-does-warehouse = może sprzedać towary
cb-picture-does-town_hall = może położyć jeszcze jeden żeton
cb-picture-does-carpenter = może wziąć budynek
cb-picture-does-church = może wziąć żeton
cb-picture-does-market = może wziąć żeton
# Co stoi za imieniem nad włościami osoby, która nie ma teraz nic do zrobienia; $n to włości.
cb-picture-plays = gra na włościach { $n }
cb-picture-chosen = ma już wybrane włości
cb-picture-later = wybiera włości później
# O co pytamy osobę, która patrzy, za imieniem.
cb-picture-asks-die = która kość?
cb-picture-asks-tile = który żeton?
cb-picture-asks-discard = który żeton zwolni miejsce?
cb-picture-asks-space = gdzie?
cb-picture-asks-sale = które towary sprzedajesz?
cb-picture-asks-depot = towary z którego magazynu?
cb-picture-asks-second = towary z drugiego magazynu?
cb-picture-asks-load = które towary zabierasz?
cb-picture-asks-side = która strona?
cb-picture-asks-start = gdzie stanie zamek?
cb-picture-letters = wybierz literę
cb-picture-workers = mała liczba: robotnicy
cb-picture-black = Czarny magazyn
cb-picture-silver = { cb-silver }
cb-picture-dice = Twoje kości
cb-picture-space = Pole { $space }
cb-picture-storage = Magazyn podręczny
cb-picture-goods = Towary
cb-picture-region = Pełny region
cb-picture-phase-bonus = + faza { $phase }
cb-picture-side = Włości { $n }
cb-picture-score-estate = Włości
cb-picture-score-total = Punkty

## Zamiast obrazów

cb-alt-table = { burgundy-title }, { $stage }. Biała kość: { $white }. Kolejność: { $order }.
cb-alt-phase = Ukończony region daje { $points } pkt oprócz swojej wielkości.
cb-alt-waiting = { $text } Czekają: { $seats }.
cb-alt-colours = Ukończone kolory: { $colours }.
cb-alt-colour = { $colour } ({ $seats })
cb-alt-estates = { burgundy-title }, { $stage }. Kolejność: { $order }.
cb-alt-depot = Magazyn { $n }: { $things }
cb-alt-depot-empty = Magazyn { $n }: brak żetonów
cb-alt-black = Czarny magazyn: { $things }
cb-alt-black-empty = Czarny magazyn: brak żetonów
cb-alt-more = { $text }; { $things }
cb-alt-sentence = { $text }.
cb-alt-coming = Jeszcze przyjdą: { $goods }.
cb-alt-seat = { $seat }: { $points } pkt, pola { $covered }/{ $spaces }, { $workers }, { $silver }, { $dice }
cb-alt-dice = kości { $first }+{ $second }
cb-alt-die = kość { $die }
cb-alt-no-dice = bez kości
cb-alt-estate = { $seat }, włości { $estate }: { $tiles }.
cb-alt-estate-open = { $seat }: włości { $first } albo { $second }.
cb-alt-on = { $tile } { $space }
cb-alt-empty = Puste pola obok nich, z kolorem i numerem: { $spaces }.
cb-alt-space = { $space } { $colour } { $number }
cb-alt-sold = Sprzedane towary: { $goods }.
cb-alt-result = { burgundy-title }, { $stage }: arkusz wyników.
cb-alt-score = { $seat }: { $points } pkt ({ $parts }).
cb-read-result = Arkusz wyników
cb-read-round = Runda
cb-read-turns = Kolejność
cb-read-depots = Magazyny
cb-read-bonuses = Premie za kolory
cb-read-white = Biała kość: { $white }.
cb-read-phase = { $phase }: { $points }
cb-read-phases = Punkty za ukończony region, według faz: { $phases }.
cb-read-track = { $seat } (pole { $n })
cb-read-order = Na torze kolejności: { $seats }.
cb-read-waiting = W tej rundzie jeszcze zagra: { $seats }.
cb-read-bonus-free = { $points } pkt do wzięcia
cb-read-bonus = { $colour }: pierwsza { $first }, druga { $second }.
cb-read-storage = Magazyn podręczny: { $things }.
cb-read-goods = Towary: { $things }.
cb-read-used = Użyte kości: { $dice }.
cb-read-sold = Sprzedane żetony towarów: { $n }.
cb-own-choice = Twój wybór: włości { $side }, zamek na polu { $space }. Będzie widoczny, gdy wybiorą wszyscy.
cb-points = { $seat }: { $points } pkt, zajęte pola { $covered } z { $spaces }, { $workers }, { $silver }, { $goods }
cb-score-regions = Regiony
cb-feat = Najwięcej ukończonych regionów
cb-score-phases = Fazy
cb-score-colours = Żetony premii
cb-score-animals = Zwierzęta
cb-score-sales = Sprzedane towary
cb-score-towers = Strażnice
cb-score-goods = Pozostałe towary
cb-score-silver = Srebro
cb-score-workers = Robotnicy
cb-score-knowledge = Nauka
cb-score-tie-empty = Remis: puste pola
cb-score-tie-order = Remis: kolejność

## Co można sprawdzić

cb-topic-building = Budynek (beżowy), 7 w grze; w mieście tylko raz. { $effect }
cb-topic-knowledge-tile = Żeton nauki (żółty), 1 w grze. { $effect }
cb-topic-cow = Krowy
cb-topic-sheep = Owce
cb-topic-pig = Świnie
cb-topic-chicken = Kury
cb-topic-animal-text = Żetony zwierząt (jasnozielone), po 7 każdego gatunku, z 2, 3 lub 4 zwierzętami. Żeton daje tyle punktów, ile zwierząt pokazuje; każdy żeton z takimi samymi zwierzętami, który już leży na tym pastwisku, punktuje ponownie.
cb-topic-ship-text = Statek (niebieski), 26 w grze. { cb-effect-ship } Kto jest na czele pod koniec rundy, zaczyna następną.
cb-topic-castle-text = Zamek (ciemnozielony), 16 w grze. { cb-effect-castle } Można nią położyć nawet następny zamek.
cb-topic-mine-text = Kopalnia (szara), 12 w grze. { cb-effect-mine }
cb-topic-turn = Tura
cb-topic-turn-text = Używa się obu kości, w dowolnej kolejności, każdej do jednej z czterech akcji: weź żeton, połóż żeton, sprzedaj towary, weź robotników. Raz na turę można kupić za 2 srebra żeton z czarnego magazynu: przed akcjami, między nimi lub po nich.
cb-topic-workers = Robotnicy
cb-topic-workers-text = Każdy wydany robotnik zmienia wynik twojej kości o 1, w górę lub w dół; z 6 na 1 to też jeden krok. Dowolną kością można wziąć 2 robotników. Na koniec każdych dwóch jest wartych 1 pkt.
cb-topic-taking = Branie żetonu
cb-topic-taking-text = Dowolny żeton z magazynu o numerze kości. Trafia do magazynu podręcznego; jeśli wszystkie 3 miejsca są zajęte, jeden żeton stamtąd wypada z gry.
cb-topic-placing = Kładzenie żetonu
cb-topic-placing-text = Żeton z magazynu podręcznego trafia na puste pole w jego kolorze, z numerem kości, obok położonego już żetonu. Jego efekt działa od razu.
cb-topic-goods = Towary
cb-topic-goods-text = Numery kości: 1 turkusowe, 2 fioletowe, 3 różowe, 4 czerwone, 5 brązowe, 6 pomarańczowe. Sprzedaje się wszystkie w danym kolorze: 1 srebro za sprzedaż i 2, 3 lub 4 pkt za każdy towar przy 2, 3 lub 4 graczach. Jest miejsce na trzy kolory; nowe towary przywożą statki.
cb-topic-black = Czarny magazyn
cb-topic-black-text = Raz na turę można kupić stąd żeton za 2 srebra; trafia do magazynu podręcznego. Ani kością, ani budynkiem nic się stąd nie bierze.
cb-topic-silver = Srebro
cb-topic-silver-text = Pochodzi ze sprzedaży, kopalni i banków. Za 2 srebra kupuje się żeton z czarnego magazynu; na koniec każde jest warte 1 pkt.
cb-topic-regions = Regiony
cb-topic-regions-text = Połączone pola jednego koloru: beżowe to miasto, jasnozielone to pastwisko. Zapełniony region daje od razu 1, 3, 6, 10, 15, 21, 28 lub 36 pkt za 1 do 8 pól, a do tego za fazę: A 10, B 8, C 6, D 4, E 2 pkt.
cb-topic-bonus = Żetony premii
cb-topic-bonus-text = Kto pierwszy zajmie wszystkie pola jednego koloru, dostaje 5, 6 lub 7 pkt przy 2, 3 lub 4 graczach; druga osoba 2, 3 lub 4 pkt.
cb-topic-order = Kolejność
cb-topic-order-text = Każdy statek przesuwa znacznik o jedno pole do przodu, na wierzch stosu, jeśli ktoś już tam stoi. Pierwszy jest znacznik najdalej z przodu, a w stosie ten na wierzchu. Kto jest na czele, ma białą kość.
cb-topic-white = Biała kość
cb-topic-white-text = Rzuca się nią na początku rundy. Następny towar trafia do magazynu o tym numerze. Nic więcej nie robi.
cb-topic-phase = Fazy i rundy
cb-topic-phase-text = Pięć faz po pięć rund. Na początku fazy magazyny są uzupełniane, a pozostałe żetony wypadają z gry; towary zostają. Na koniec fazy każda kopalnia daje 1 srebro.
cb-topic-spaces = Nazwy pól
cb-topic-spaces-text = Nazwa pola to jego rząd, od a do g z góry, i miejsce w rzędzie od lewej: d4 to środek włości.
cb-topic-end = Koniec gry
cb-topic-end-text = Po ostatniej rundzie fazy E: 1 pkt za każdy niesprzedany towar, za każde srebro i za każdych dwóch robotników; żetony Nauka od 15 do 26 dają to, co na nich jest. Żetony w magazynie podręcznym nic nie dają. Wygrywa osoba z największą liczbą punktów.
cb-topic-tie = Remis
cb-topic-tie-text = Z osób o największej liczbie punktów wygrywa ta, która ma więcej pustych pól na włościach; jeśli i to jest równe, ta, która jest dalej w kolejności.
cb-topic-variant = Włości do wyboru
cb-topic-variant-text = Dla doświadczonych: każdy dostaje planszę, wybiera jedną z jej stron i ciemnozielone pole pierwszego zamku, jawnie po kolei albo w sekrecie jednocześnie.

## Komenda i ustawienia

burgundy-title = Zamki Burgundii
burgundy-edition = pierwsze wydanie (2011)
burgundy-button-own = Moje włości
burgundy-final = bez cofania
burgundy-final-end = koniec rundy
burgundy-command =
    .name = burgundia
    .description = Ruchy w grze Zamki Burgundii
burgundy-verb-take =
    .name = weź
    .description = Weź żeton z magazynu
burgundy-verb-place =
    .name = połóż
    .description = Połóż żeton na włościach
burgundy-verb-sell =
    .name = sprzedaj
    .description = Sprzedaj wszystkie towary jednego koloru
burgundy-verb-workers =
    .name = robotnicy
    .description = Weź dwóch robotników
burgundy-verb-buy =
    .name = kup
    .description = Kup żeton za 2 srebra (raz na turę)
burgundy-verb-load =
    .name = załaduj
    .description = Załaduj towary po położeniu statku
burgundy-verb-fetch =
    .name = dobierz
    .description = Weź żeton dzięki kościołowi, targowi lub stolarni
burgundy-verb-skip =
    .name = pomiń
    .description = Zrezygnuj z efektu budynku
burgundy-verb-estate =
    .name = włości
    .description = Wybierz stronę włości i zamek (wariant)
burgundy-verb-end =
    .name = koniec
    .description = Zakończ turę
burgundy-slot-die =
    .name = kość
    .description = Która kość
burgundy-slot-tile =
    .name = żeton
    .description = Który żeton
burgundy-slot-discard =
    .name = odrzucany
    .description = Który żeton odrzucasz, gdy magazyn podręczny jest pełny
burgundy-slot-space =
    .name = pole
    .description = Które pole
burgundy-slot-colour =
    .name = kolor
    .description = Który kolor towarów
burgundy-slot-depot =
    .name = magazyn
    .description = Który magazyn
burgundy-slot-second =
    .name = drugi
    .description = Także sąsiedni magazyn (Nauka 5)
burgundy-slot-colours =
    .name = kolory
    .description = Które nowe kolory
burgundy-slot-side =
    .name = strona
    .description = Która strona planszy włości
burgundy-setting-estates = Włości
burgundy-setting-estates-basic = włości 1 dla wszystkich
burgundy-setting-estates-open = rozdane plansze, wybór jawny
burgundy-setting-estates-secret = rozdane plansze, wybór tajny

## How to play, in half a page

burgundy-how =
    { "**" }{ burgundy-title }: jak grać**
    { "**" }Cel.** Zapełnij żetonami włości z 37 pól; po 5 fazach po 5 rund wygrywa najwięcej punktów.
    { "**" }Tura** to dwie kości, każda na jedną akcję:
    · Weź żeton z magazynu o tym numerze; trafia do magazynu podręcznego (3 miejsca)
    · Połóż żeton stamtąd na polu w jego kolorze i z tym numerem, obok swojego żetonu; efekt działa od razu
    · Sprzedaj wszystkie towary koloru o tym numerze: 1 srebro i 2, 3 lub 4 pkt za towar przy 2, 3 lub 4 osobach
    · Weź 2 robotników, dowolną kością
    Robotnik zmienia kość o 1; 6 i 1 sąsiadują. Raz na turę za 2 srebra kupisz żeton z czarnego magazynu.
    { "**" }Żetony.** Statek: towary z jednego magazynu, krok w kolejności. Zamek: jeszcze jedna akcja, dowolny numer. Kopalnia: 1 srebro na koniec fazy. Zwierzęta: punkty, za takie same na tym pastwisku znowu. Budynki: każdy coś daje, w mieście jeden z rodzaju. Nauka: trwała zasada albo punkty na koniec.
    { "**" }Regiony.** Pełny region punktuje za rozmiar (1, 3, 6, 10, 15, 21, 28, 36) i fazę (A 10, B 8, C 6, D 4, E 2). Dwie pierwsze osoby z pełnym kolorem mają premię.
    { "**" }Na koniec** 1 pkt za towar, srebro i 2 robotników, do tego żetony nauki.

## Chapters of what can be looked up

cb-chapter-rules = Zasady
cb-chapter-tiles = Statki, zamki, kopalnie, zwierzęta
cb-chapter-buildings = Budynki
cb-chapter-knowledge = Nauka

## Tips in the first games

cb-tip-turn = Spójrz na obie kości, zanim użyjesz jednej. Dobra tura to wziąć i położyć albo położyć i użyć efektu.
cb-tip-worker = Niektóre wybory kosztują robotników: każdy zmienia kość o 1. Z 6 na 1 to jeden krok.
cb-tip-storage = Magazyn podręczny pełny: następny żeton wypycha inny z gry. Jeśli możesz, najpierw coś połóż.
cb-tip-region = Możesz teraz zapełnić region. Premia za fazę spada z 10 do 2: małe regiony najlepiej wcześnie.
cb-tip-buy = Za 2 srebra kupisz żeton z czarnego magazynu, raz na turę, bez kości.
cb-tip-ship = Statek zabiera wszystkie towary z jednego magazynu, a ty idziesz do przodu w kolejności. Mieszczą się najwyżej trzy kolory.
cb-tip-castle = Akcja Zamku może być dowolna, z dowolnym numerem: weź żeton, do którego trudno dojść.
cb-tip-animal = Takie same zwierzęta na jednym pastwisku punktują przy każdym nowym żetonie. Jedno pastwisko, jeden gatunek.
cb-tip-twin = W mieście każdy rodzaj budynku tylko raz. Poszukaj innego miasta albo żetonu Nauka 1.
cb-tip-goods = Masz towary w trzech kolorach. Sprzedaj jeden przed następnym statkiem.
cb-tip-phase = Ostatnia runda fazy: żetony z magazynów znikają, przyjdą nowe. Towary zostają. Kopalnie płacą po 1 srebrze.

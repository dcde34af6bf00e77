### Marco Polo II po polsku.

## Nazwy

# Nazwa, której tu nie ma, brzmi tak, jak wydrukowano ją na mapie lub karcie.
mp-place = { $id ->
    [beijing] Pekin
    [baghdad] Bagdad
    [balkh] Balch
    [hormuz] Ormuz
    [kashgar] Kaszgar
    [oasis_turpan] Oaza Turfan
    [oasis_khotan] Oaza Chotan
    [oasis_sichuan] Oaza Syczuan
    [oasis_ladakh] Oaza Ladakh
    [oasis_annam] Oaza Annam
    [oasis_bengal] Oaza Bengal
    [oasis_khorasan] Oaza Chorasan
    [oasis_sindh] Oaza Sindh
    [oasis_sumatra] Port Sumatra
   *[other] { $name }
}
mp-oasis = { $id ->
    [oasis_turpan] Turfan
    [oasis_khotan] Chotan
    [oasis_sichuan] Syczuan
    [oasis_ladakh] Ladakh
    [oasis_annam] Annam
    [oasis_bengal] Bengal
    [oasis_khorasan] Chorasan
    [oasis_sindh] Sindh
    [oasis_sumatra] Sumatra
   *[other] { $name }
}
mp-character = { $id ->
    [mailin_and_tian_chin] Mailin i Tian Chin
   *[other] { $name }
}
mp-guild-farmers = Rolnicy
mp-guild-spicers = Kupcy korzenni
mp-guild-tailors = Krawcy
mp-guild-jewelers = Jubilerzy
mp-arms-monkey = małpa
mp-arms-falcon = sokół
mp-arms-horse = koń
mp-arms-dragon = smok
mp-arms-crane = żuraw
mp-arms-tiger = tygrys
mp-arms-leopard = lampart
mp-arms-yak = jak
mp-arms-lion = lew
mp-contract = Kontrakt ({ $cost })
mp-contract-blue = Kontrakt niebieski ({ $cost })
mp-contract-number = Kontrakt { $n }
mp-contract-blue-number = Kontrakt niebieski { $n }
mp-goal = Karta celu { $n }
mp-book = Księga { $n }
# Karty miasta nie mają nazw: te mówią krótko, co robią. Inne mają tylko numer.
mp-card = { $id ->
    [jade_to_points] Handlarz jadeitem
    [double_coins] Podwójne monety
    [contracts_to_points] Mistrz kontraktów
    [exchange_camels_coins] Targ wielbłądów
    [seal_for_one_die] Dom gildii
    [exchange_points_coins] Bankier dworu
    [posts_to_supplies] Zaopatrzenie
    [own_city_bonus] Posłowie miast
    [moves] Przewodnik
    [goods_by_die] Skład
    [pepper_to_coins] Handlarz pieprzem
    [silk_to_points] Dar z jedwabiu
    [gold_to_points] Dar ze złota
    [two_kinds_to_points] Różne dary
    [six_goods_to_points] Wielka danina
    [coins_to_silk] Kupno jedwabiu
    [camels_to_gold] Złota karawana
    [camels_to_points] Dar z wielbłądów
    [jade_to_goods] Wymiana jadeitu
    [jade_to_caravan] Karawana jadeitu
    [trade_up] Lepszy towar
    [camels_by_die] Stado wielbłądów
    [points_by_die] Audiencja
    [hired_hand] Pomocnik
    [contracts_by_die] Pisarz
   *[other] Karta miasta { $n }
}

## Efekty: jedna wiadomość na każdą rzecz płaconą lub otrzymywaną

mp-nothing = nic
mp-none = brak
mp-things = { $things }
mp-thing-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
mp-thing-camels = { $n ->
    [one] 1 wielbłąd
    [few] { $n } wielbłądy
   *[many] { $n } wielbłądów
}
mp-thing-pepper = { $n ->
    [one] 1 pieprz
   *[other] { $n } pieprzu
}
mp-thing-silk = { $n ->
    [one] 1 jedwab
   *[other] { $n } jedwabiu
}
mp-thing-gold = { $n ->
    [one] 1 złoto
   *[other] { $n } złota
}
mp-thing-jade = { $n ->
    [one] 1 jadeit
    [few] { $n } jadeity
   *[many] { $n } jadeitów
}
mp-thing-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mp-thing-any-good = { $n ->
    [one] 1 dowolny towar
    [few] { $n } dowolne towary
   *[many] { $n } dowolnych towarów
}
mp-thing-different-goods = { $n ->
    [one] 1 towar
    [few] { $n } różne towary
   *[many] { $n } różnych towarów
}
mp-thing-copy-city-bonus = { $n ->
    [one] inna premia miasta
    [few] { $n } inne premie miast
   *[many] { $n } innych premii miast
}
mp-thing-own-city-bonus = { $n ->
    [one] 1 własna premia miasta
    [few] { $n } własne premie miast
   *[many] { $n } własnych premii miast
}
mp-thing-contract-from-pile = { $n ->
    [one] 1 kontrakt (talia)
    [few] { $n } kontrakty (talia)
   *[many] { $n } kontraktów (talia)
}
mp-thing-contract-from-own-city = { $n ->
    [one] 1 kontrakt (własne miasto)
    [few] { $n } kontrakty (własne miasto)
   *[many] { $n } kontraktów (własne miasto)
}
mp-thing-seal-action = { $n ->
    [one] pieczęć gildii
    [few] { $n } pieczęcie gildii
   *[many] { $n } pieczęci gildii
}
mp-thing-shield = { $n ->
    [one] +1 herb
    [few] +{ $n } herby
   *[many] +{ $n } herbów
}
mp-thing-black-die = { $n ->
    [one] 1 czarna kość
    [few] { $n } czarne kości
   *[many] { $n } czarnych kości
}
mp-thing-move = ruch o { $n } { $n ->
    [one] krok
    [few] kroki
   *[many] kroków
}
mp-brief-coins = { $n ->
    [one] moneta
    [few] { $n } monety
   *[many] { $n } monet
}
mp-brief-camels = { $n ->
    [one] wielbłąd
    [few] { $n } wielbł.
   *[many] { $n } wielbł.
}
mp-brief-pepper = { $n ->
    [one] pieprz
    [few] { $n } pieprzu
   *[many] { $n } pieprzu
}
mp-brief-silk = { $n ->
    [one] jedwab
    [few] { $n } jedwabiu
   *[many] { $n } jedwabiu
}
mp-brief-gold = { $n ->
    [one] złoto
    [few] { $n } złota
   *[many] { $n } złota
}
mp-brief-jade = { $n ->
    [one] jadeit
    [few] { $n } jadeity
   *[many] { $n } jadeitów
}
mp-trade = { $cost } → { $gain }
mp-price = { $price }
mp-price-from = min. { $price }
mp-price-brief = { $price }
mp-price-jade = { $camels } wielbł., { $jade } jad.
mp-price-jade-from = od { $price }
mp-price-all = { $coins } mon., { $camels } wlb., { $jade } jad.
mp-times-die = { $what } (do liczby oczek)
mp-times-contracts = { $what } za każdy zrealizowany kontrakt (do liczby oczek)
mp-times-posts = { $what } za każdą własną placówkę (do liczby oczek)
mp-die-only = { $die } → { $what }
mp-die-from = { $least }–{ $most } → { $what }
mp-either = { $before }; { $next }
mp-special = { $gain }; z ulepszoną pieczęcią ({ $guild }) także jej premia, od kości { $twice } dwa razy
mp-goal-seal = { $guild } +{ $points }
mp-goal-counts = Ulepszone pieczęcie ({ $seals }), herby jeszcze raz ({ $arms }).
mp-die = kość { $die }
mp-die-black = czarna kość { $die }
mp-dice = { $own }
mp-dice-black = { $black-count ->
    [one] czarna
   *[other] czarne
} { $black }
mp-dice-both = { $own } + { $black-count ->
    [one] czarna
   *[other] czarne
} { $black }
mp-dice-none = bez kości
mp-seal-basic = { $guild }
mp-seal-improved = { $guild } (ulepszona)
mp-no-seal = brak pieczęci
mp-named = { $name }: { $what }
mp-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
mp-oases = { $n ->
    [one] 1 oaza
    [few] { $n } oazy
   *[many] { $n } oaz
}
mp-travel-lower = dolne pole podróży
mp-travel-middle = środkowe pole podróży
mp-travel-upper = górne pole podróży
mp-space-lower = dolne
mp-space-middle = środkowe
mp-space-upper = górne

## Skąd pochodzi zysk

mp-source-start = Początek gry
mp-source-khan = Łaska Chana
mp-source-bag = Sakiewka
mp-source-contracts = Kontrakty
mp-source-token = Premia miasta ({ $place })
mp-source-outpost = Premia przyczółka
mp-source-post = Placówka ({ $place })
mp-source-seal = Pieczęć gildii „{ $guild }”
mp-source-improved = Ulepszona pieczęć ({ $guild })
mp-source-compensation = Rekompensata

## Co się stało

mp-told = { $seat }: { $what }
mp-paid = { $what }, zapłata { $price }
mp-brings = { $what } → { $gain }
mp-dropped = { $what }, oddaje { $contracts }
mp-dealt = Każdy ma 3 karty celu do wyboru.
mp-kept-own = Zatrzymujesz: { $goal }
mp-round = Runda { $round }, zaczyna: { $start }
mp-rolled = Kości: { $rolls }
mp-roll = { $seat } { $dice }
mp-rolled-cards = { $rolls }. Karty miasta w tej rundzie: { $cards }
mp-rolled-black = { $rolls }. Odkryte czarne kości: { $dice }
mp-did-kept = karta celu wybrana
mp-did-with = { $what } ({ $dice })
mp-did-times = { $what } ×{ $n }
mp-did-contracts = { $contracts } ({ $dice })
mp-did-fulfil = zrealizowany { $contract }
mp-did-improve = pieczęć ulepszona ({ $guild })
mp-did-reroll = { $die } przerzucona, teraz { $value }
mp-did-change = { $die } zmieniona na { $value }
mp-did-black = czarna kość, wartość { $value }
mp-did-collect = żeton przyczółka zachowany ({ $gain })
mp-did-outpost = zachowany żeton przyczółka użyty ({ $gain })
mp-did-nothing = { $from }, nie ma nic do wzięcia
mp-did-take = nowy { $contract }
mp-did-draw = { $contract } z talii, brak miejsca
mp-did-refuse = oddany { $contract }
mp-did-leave = bez kontraktu ({ $place })
mp-did-twice = { $from } dwa razy
mp-did-stay = bez ruchu
mp-did-by = { $from } → { $what }
mp-did-travel = { $space } ({ $dice }), { $way }
mp-did-move = ruch ({ $way })
mp-did-hourglass = { $what }; bierze klepsydrę
mp-did-post = nowa placówka ({ $place })
mp-did-post-extra = dodatkowa placówka, bez premii ({ $place })
mp-did-post-moved = placówka przeniesiona ({ $from } → { $place })
mp-way = { $before } → { $next }
mp-ways = { $first }; druga figurka { $second }
mp-asks-jade = W tej turze będę pytać, ile płacisz jadeitem.
mp-new-contract = { $contract }, { $place }
mp-new-contracts = Nowe na mapie: { $contracts }
mp-ended = Koniec twojej tury
mp-final = { $seat }: punktacja końcowa { $points } pkt ({ $parts }), { $goal }
mp-part = { $what } +{ $points }
mp-over = Koniec gry

## Gdzie jest gra i co kto ma zrobić

mp-stage = runda { $round } z { $of }
mp-stage-characters = wybór postaci
mp-stage-goals = wybór kart celu
mp-stage-over = koniec gry
mp-duty-turn = { $count ->
    [one] kość
   *[other] kości
} { $dice }
mp-duty-end = akcje dodatkowe albo koniec tury
mp-duty-character = wybór postaci
mp-duty-goal = wybór karty celu
mp-duty-bonus = decyzja o premii
mp-duty-compensate = podział rekompensaty
mp-duty-take = wybór kontraktu
mp-duty-post = wybór placówki do przeniesienia
mp-duty-move = ruch figurki
mp-duty-seal = wybór pieczęci gildii
mp-duty-over = koniec gry

## Pytania

mp-status = { $dice } · { $stock }
mp-ask-with = { $ask }
    { $status }
mp-ask-turn = Wykonaj jedną akcję; akcje dodatkowe możesz robić przed nią i po niej.
mp-ask-acted = Akcja wykonana. Akcje dodatkowe albo koniec tury.
mp-ask-name = Którą postacią grasz?
mp-ask-goal-card = Którą kartę celu zatrzymujesz? Do końca widzisz ją tylko ty.
mp-ask-offer = Którą ofertę bierzesz? I to księga 1, II to księga 2, III to księga 3.
mp-ask-die = Którą kością?
mp-ask-die-drop = Brak miejsca, oddajesz: { $contracts }. Którą kością?
mp-ask-die-for = { $what }. Którą kością?
mp-ask-die-khan = Łaska Chana: { $gain }. Którą kością?
mp-ask-die-bag = Którą kość kładziesz na sakiewce?
mp-ask-die-bag-acted = Akcja wykonana. Kładziesz jeszcze kość na sakiewce czy kończysz turę?
mp-ask-die-reroll = Którą kość przerzucasz?
mp-ask-die-change = Którą kość zmieniasz o 1?
mp-ask-die-black = Którą czarną kość bierzesz?
mp-ask-dice = Którymi kośćmi? Liczy się najniższa.
mp-ask-dice-travel = { $place }: którymi kośćmi? Najniższa mówi, ile jest kroków.
mp-ask-jade = Jaką część ceny płacisz jadeitem?
mp-ask-seal = Którą pieczęć gildii bierzesz?
mp-ask-improve = Którą pieczęć ulepszasz?
mp-ask-goal = Dokąd? Jesteś tu: { $figures }. Pieczęcie: { $seals }.
mp-ask-goal-lacks = { $ask }
    Poza zasięgiem (cena drogi albo brak pieczęci): { $lacks }.
mp-lack = { $place } ({ $what })
mp-lack-seals = brak pieczęci – { $guilds }
mp-ask-figure = Która figurka tam idzie?
mp-ask-route = Którą trasą?
mp-ask-second = Zostały kroki: dokąd idzie druga figurka?
mp-ask-detour = Którą trasą idzie druga figurka?
mp-ask-post = Jeszcze jedna placówka w mijanym mieście, bez premii?
mp-ask-post-bonuses = Jeszcze jedna placówka w mijanym mieście, z premiami?
mp-ask-contracts = Które kontrakty bierzesz? Jeden lub dwa, a do tego 3 monety.
mp-ask-contracts-room = Które kontrakty bierzesz? Jeden lub dwa, a do tego 3 monety.
    Wolne miejsca: { $room }. Za każdy, który się nie mieści, oddajesz stary: { $contracts }.
mp-ask-contract = Który kontrakt realizujesz?
mp-ask-drop = Brak miejsca: który stary kontrakt oddajesz?
mp-ask-city = Które miasto specjalne?
mp-ask-card = Która karta miasta?
mp-ask-choice = Co wybierasz?
mp-ask-option = Którą opcję karty wybierasz?
mp-ask-times = Ile razy?
mp-ask-goods = Którymi towarami płacisz?
mp-ask-gain = Co daje sakiewka?
mp-ask-by = W górę czy w dół?
mp-ask-tile = Którego żetonu przyczółka używasz?
mp-open-any = { $from }: wybierz { $n ->
    [one] 1 towar
    [few] { $n } towary
   *[many] { $n } towarów
}.
mp-open-different = { $from }: wybierz { $n ->
    [one] 1 towar
    [few] { $n } różne towary
   *[many] { $n } różnych towarów
}.
mp-open-copy = { $from }: którą inną premię miasta bierzesz?
mp-open-own = { $from }: wybierz { $n ->
    [one] 1 premię swojego miasta
    [few] { $n } premie swoich miast
   *[many] { $n } premii swoich miast
}.
mp-open-drawn = { $from }: { $contract }, ale brak miejsca. Który kontrakt oddajesz?
mp-open-contract = { $from }: który kontrakt bierzesz ze swoich miast?
mp-open-offered = Placówka ({ $place }): bierzesz jeden z tamtejszych kontraktów?
mp-open-seal = { $from }: którą pieczęć gildii bierzesz? Kość { $die }.
mp-open-black = { $from }: którą czarną kość bierzesz?
mp-open-move = { $from }: ruch najwyżej o { $n } { $n ->
    [one] krok
    [few] kroki
   *[many] kroków
}. Dokąd?
mp-open-post = Wszystkie placówki są na planszy. Która idzie tu: { $place }?
mp-open-oases = Oazy na trasie: { $n }. Za każdą monety czy wielbłąd?
mp-open-twice = Którą premię początku rundy bierzesz dwa razy?
mp-open-pair = Para ({ $die } i { $die }): premia za parę czy za każdą kość?
mp-open-compensation = Niski rzut, brakuje: { $n }. Ile z tego w monetach, a ile w wielbłądach?
mp-open-gain = { $from }: wybierz.

## Odpowiedzi: najwyżej 34 znaki

mp-label-beside = { $first } · { $second }
mp-label-comma = { $before }, { $next }
mp-label-character = Wybór postaci
mp-label-goal = Wybór karty celu
mp-label-compensate = Rekompensata
mp-label-bonus = Wybór premii
mp-label-book = Księgi
mp-label-khan = Łaska Chana
mp-label-seal = Pieczęcie gildii
mp-label-travel = Podróż
mp-label-contracts = Kontrakty
mp-label-city = Miasto specjalne
mp-label-card = Karta miasta
mp-label-fulfil = Zrealizuj kontrakt
mp-label-improve = Ulepsz pieczęć
mp-label-bag = Sakiewka
mp-label-reroll = Przerzuć kość
mp-label-reroll-short = Przerzut
mp-label-change = Zmień kość
mp-label-change-short = Zmiana
mp-label-black = Czarna kość
mp-label-black-short = Czarna kość
mp-label-outpost = Żeton przyczółka
mp-label-take = Weź kontrakt
mp-label-post = Przenieś placówkę
mp-label-move = Ruch
mp-label-jade = { $jade } = { $what }
mp-label-jade-none = Bez jadeitu
mp-label-pay-jade = Zapłacę więcej jadeitem
mp-label-end = Koniec tury
mp-label-other-dice = Inne kości
mp-label-times = { $n } { $n ->
    [one] raz
   *[other] razy
}
mp-label-own = Premia mojej postaci
mp-label-pair = Para: { $gain }
mp-label-single = Obie kości: { $gain }
mp-label-by = { $old } → { $new }
mp-label-from = stąd: { $place }
mp-label-none-second = Druga figurka zostaje
mp-label-none-post = Bez dodatkowej placówki
mp-label-none-move = Bez ruchu
mp-label-none-contract = Bez kontraktu
mp-label-offer = { $book } → { $gain }

## Za odpowiedziami: najwyżej 100 znaków

mp-note-seal = kości od { $least }; { $jade ->
    [0] bez jadeitu
    [one] do tego 1 jadeit
    [few] do tego { $jade } jadeity
   *[many] do tego { $jade } jadeitów
}
mp-note-steps = do { $n ->
    [one] 1 kroku
   *[other] { $n } kroków
}
mp-note-steps-extra = do { $n ->
    [one] 1 kroku
   *[other] { $n } kroków
}, +1 placówka
mp-note-steps-price = { $note }; cena { $price }
mp-note-oases = oazy ({ $oases })
mp-note-occupied = { $note } (cena pola { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
})
mp-note-ways = cena { $price }; { $there }
mp-note-times = { $n } × ({ $what })
mp-note-in-all = cena { $price }
mp-note-space = { $note }; cena pola { $price }
mp-note-now = { $note }; teraz { $price }
mp-note-lies = { $note }; { $place }
mp-note-gains = → { $gain }
mp-note-ways-free = trasa za darmo; { $there }
mp-note-price = kość od { $least }; cena { $price }
mp-note-free = kość od { $least }; za darmo
mp-note-offer = { $book }, { $note }
mp-there = { $things }
mp-there-nothing = bez placówki
mp-there-own = własna placówka
mp-there-post = placówka
mp-there-outpost = przyczółek
mp-there-token = premia miasta
mp-there-contracts = kontrakty
mp-there-card = karta miasta
mp-there-special = miasto specjalne
# Co potrafi postać, w najwyżej 100 znakach.
mp-ability = { $id ->
    [mongke_khan] Mijana oaza nie kosztuje kroku; każda na trasie daje 3 punkty oraz 2 monety albo 1 wielbłąda.
    [de_wu] Pieczęcie gildii za 1 kość; 1 jadeit za każde ulepszenie; na koniec +1 herb.
    [abha_basu] 2 monety co rundę; za zrealizowany kontrakt 1 jadeit; za otrzymany jadeit 1 punkt.
    [mailin_and_tian_chin] +3 monety; 2 figurki dzielą kroki; co rundę 1 premia liczy się podwójnie.
    [filippo_vitello] Zachowuje każdy użyty żeton przyczółka i może użyć go jeszcze raz.
    [isabella_donati] Każda rzucona kość daje 2 monety (1, 6), 1 punkt (2, 5) lub 1 wielbłąda (3, 4). Para: też towar.
    [gantulga_od] Na trasach nie płaci monet ani wielbłądów; używa tylko dolnego pola podróży.
   *[other] Tak, jak na karcie.
}

## Co jest najpierw

mp-verb-compensate = rekompensata
mp-verb-take = kontrakt
mp-verb-post = przeniesienie placówki
mp-verb-move = ruch
mp-verb-seal = pieczęć gildii
mp-verb-bonus = decyzja o premii

## Dlaczego nie: fakt, potem powód

mp-refuse-seats = W Marco Polo II gra od 2 do 4 osób.
mp-refuse-character-first = Najpierw każdy wybiera postać; potem zaczynają się tury.
mp-refuse-goal-first = Najpierw każdy wybiera kartę celu; potem zaczynają się tury.
mp-refuse-open = Najpierw dokończ to, co zaczęte: { $verb }.
mp-refuse-nothing-such = Nic takiego na ciebie teraz nie czeka.
mp-refuse-chosen = Postacie i karty celu wybiera się tylko przed pierwszą rundą.
mp-refuse-end-bagged = Kość leży na sakiewce, ale akcja jest jeszcze możliwa: najpierw ją wykonaj.
mp-refuse-end = W tej turze masz jeszcze akcję do wykonania.
mp-refuse-end-bag = Żadna akcja nie jest możliwa: połóż kość na sakiewce, potem tura może się skończyć.
mp-refuse-acted = Akcja w tej turze jest już wykonana; zostały tylko akcje dodatkowe.
mp-refuse-no-contract = Nie masz aktywnego kontraktu.
mp-refuse-contract-dear = To, co masz, nie wystarcza na ten kontrakt.
mp-refuse-no-basic = Nie masz pieczęci do ulepszenia.
mp-refuse-improve-dear = To, co masz, nie wystarcza na ulepszenie tej pieczęci.
mp-refuse-no-outpost = Nie masz zachowanego żetonu przyczółka; zachowuje je tylko Filippo Vitello.
mp-refuse-jade-asked = W tej turze już pytam o jadeit.
mp-refuse-no-jade = Nie masz jadeitu.
mp-refuse-black-bought = Czarna kość jest w tej turze już kupiona; jedna na turę.
mp-refuse-no-black = Na planszy nie ma już czarnej kości.
mp-refuse-no-dice = Nie masz już kości w tej rundzie.
mp-refuse-dear = Cena w wielbłądach: { $camels }. Nawet z jadeitem masz za mało.
mp-refuse-space-dear = To pole jest zajęte: kosztuje co najmniej { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}, a nawet z jadeitem masz za mało.
mp-refuse-books = Żadna twoja kość nie otwiera księgi: za niska albo twój kolor już tam był.
mp-refuse-khan-full = Łaska Chana: w tej rundzie nie ma już wolnych pól.
mp-refuse-khan-used = Twoja kość już tam leży; następna musi być czarna.
mp-refuse-khan-low = Łaska Chana przyjmuje teraz tylko kość od { $least }.
mp-refuse-seals = Twoje kości nie dają nowej pieczęci: za mało, za niskie albo twój kolor już tam był.
mp-refuse-travel-dice = Nie masz kości na pole podróży, na którym nie było twojego koloru.
mp-refuse-travel-dear = Razem z ceną pola nie stać cię nawet na jeden krok.
mp-refuse-travel-space = Twoja postać nie może używać tego pola podróży.
mp-refuse-no-contract-city = Nie masz placówki w mieście, w którym leży kontrakt.
mp-refuse-contracts = Żadna twoja kość tam nie działa: kość twojego koloru już tam leży.
mp-refuse-no-special = Nie masz placówki w mieście specjalnym.
mp-refuse-city-full = To miasto specjalne: w tej rundzie nie ma już wolnych pól.
mp-refuse-city-used = Twoja kość już tam leży; następna musi być czarna.
mp-refuse-city-no-post = Nie masz tam placówki.
mp-refuse-post-new = Ta placówka jest nowa: działa od twojej następnej tury.
mp-refuse-not-special = To nie jest miasto specjalne.
mp-refuse-cards = Nie ma karty miasta, której możesz teraz użyć.
mp-refuse-card-gone = Tej karty miasta nie ma na planszy.
mp-refuse-card-dear = Z tym, co masz, żadna kość nie uruchamia tej karty.
mp-refuse-card-taken = Ta karta jest w tej rundzie już użyta.
mp-refuse-card-no-post = Nie masz placówki w mieście tej karty.
mp-refuse-die-useless = Kość { $die }: teraz nic się z nią tu nie da zrobić.
mp-refuse-no-such-die = Kość { $die }: nie masz takiej w swoim kolorze.
mp-refuse-no-such-black = Czarna kość { $die }: nie masz takiej.
mp-refuse-no-such-dice = Nie masz takich kości.
mp-refuse-dice-useless = Tymi kośćmi nie da się tego zrobić.
mp-refuse-dice-other = Te kości nie dają więcej niż tańsze. Są pod przyciskiem **{ mp-label-other-dice }**.
mp-refuse-book-low = Ta księga przyjmuje kość od { $least }.
mp-refuse-book-used = Twoja kość już leży przy tej księdze; następna musi być czarna.
mp-refuse-offer-dear = Ta oferta kosztuje { $jade ->
    [one] 1 jadeit
    [few] { $jade } jadeity
   *[many] { $jade } jadeitów
}: masz za mało.
mp-refuse-seal-owned = Masz już tę pieczęć.
mp-refuse-seals-used = Twoje kości już tam leżą; następne muszą być czarne.
mp-refuse-seal-low = Ta pieczęć wymaga kości od { $least }.
mp-refuse-seal-missing = Nie masz tej pieczęci.
mp-refuse-improved = Ta pieczęć jest już ulepszona.
mp-refuse-contract-far = Nie masz placówki w mieście tego kontraktu.
mp-refuse-contract-gone = Tego kontraktu nie ma na mapie.
mp-refuse-not-active = To nie jest twój aktywny kontrakt.
mp-refuse-option = Tej opcji karty nie da się teraz użyć.
mp-refuse-times = Najwyżej tyle razy: { $most }.
mp-refuse-change = Kości { $die } nie da się tak zmienić; między 6 a 1 nie ma przejścia.
mp-refuse-character-gone = Tej postaci tam nie ma.
mp-refuse-goal = Tej karty celu nie masz do wyboru.
mp-refuse-compensation = W monetach może być najwyżej: { $most }.
mp-refuse-choice = Tego nie da się tu wybrać.
mp-refuse-no-token = Nie ma tam twojej premii miasta.
mp-refuse-no-post = Nie masz tam placówki.
mp-refuse-goal-seals = Na drogę tam brakuje pieczęci: { $guilds }.
mp-refuse-goal-steps = Droga tam liczy { $n } { $n ->
    [one] krok
    [few] kroki
   *[many] kroków
}: więcej, niż pozwalają kości.
mp-refuse-goal-steps-move = Droga tam liczy { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}, a ten ruch najwyżej { $most ->
    [one] 1 krok
    [few] { $most } kroki
   *[many] { $most } kroków
}.
mp-refuse-goal-price = To, co masz, nie wystarczy na drogę: { $price }.
mp-refuse-goal-space = Na samą drogę wystarczy, ale nie razem z polem podróży.
mp-refuse-route = Ta trasa tam nie prowadzi albo inna jest we wszystkim lepsza.
mp-refuse-extra-post = Dodatkowa placówka nie może tu stanąć: trzeba minąć miasto i nie mieć w nim placówki.
mp-refuse-jade = Tyle jadeitu nie pasuje do ceny.
mp-refuse-goods = Te towary nie pasują do ceny.

## Zamiast obrazów

mp-board-actions = Akcje
mp-board-map = Mapa
mp-board-result = Wynik
mp-alt-actions = Marco Polo II (wydanie domowe), akcje, { $stage }.
mp-alt-map = Marco Polo II (wydanie domowe), mapa, { $stage }.
mp-alt-characters = Do wyboru: { $characters }.
mp-alt-seat = { $seat }: punkty { $points }, { $dice }, { $stock }; { $seals }.
mp-alt-posts = { $seat }: pozycja { $figures }; placówki: { $posts }.
mp-alt-contracts = Kontrakty: { $contracts }.
mp-alt-place = { $seat }: punkty { $points }; pozycja { $figures }; placówki: { $posts }.
mp-alt-figures = Figurki: { $seats }.
mp-alt-figure = { $seat } ({ $places })
mp-alt-left = Placówki w zapasie: { $seats }.
mp-alt-left-of = { $seat } ({ $n })
mp-alt-open = Wolne pola: { $spaces }.
mp-alt-cards = Wolne karty miasta: { $cards }.
mp-alt-character = { $seat }: { $character }.
mp-alt-board = { $seat } · aktywne kontrakty: { $active }; zrealizowane: { $done }; placówki w zapasie: { $left }.
mp-read-result = Arkusz wyników
mp-read-turns = Kolejność
mp-read-order = Kolejność w tej rundzie: { $seats }.
mp-read-hourglass = Klepsydrę ma { $seat }.
mp-read-offers = { $book }: { $offers }.
mp-read-next = { $book }, w następnej rundzie: { $offers }.
mp-read-placed = Kości na planszy
mp-read-dice = { $space }: { $seat }, { $dice }.
mp-read-dice-printed = { $space }: { $dice }, przez całą grę.
mp-read-black = Jeszcze do zdobycia: { $dice }.
mp-read-cards = Karty miasta
mp-read-contracts = Kontrakty
mp-read-map = Żetony na mapie
mp-read-entry = { $name }: { $what }.
mp-read-deck = W taliach: kontrakty { $n }, karty miasta { $cards }.
mp-read-token = premia miasta: { $gain }
mp-read-outpost = żeton przyczółka: { $gain }
mp-read-kept = Żetony przyczółków do użycia: { $gain }.
mp-read-shields = Herby liczone jeszcze raz: { $n }.
mp-alt-score = { $seat }: punkty { $points } ({ $parts }).
mp-own-goal = Twoja karta celu: { $goal }. { $what }
mp-own-dealt = { $goal }: { $what }
mp-own-done = Zrealizowane kontrakty: { $contracts }
mp-points = { $seat }: punkty { $points }, placówki: { $posts }, zrealizowane kontrakty: { $contracts }, { $stock }
mp-score-contracts = Kontrakty
mp-score-posts = Placówki
mp-feat = Najwięcej placówek
mp-score-cards = Karty miasta
mp-score-cities = Miasta specjalne
mp-score-tokens = Żetony
mp-score-seals = Ulepszone pieczęcie
mp-score-character = Postać
mp-score-goods = Pozostałe towary
mp-score-coins = Monety
mp-score-goal = Karta celu
mp-score-arms = Herby
mp-score-most = Najwięcej kontraktów
mp-score-tie-camels = Remis: wielbłądy

## Hasła do sprawdzenia

mp-topic-edition = { $text } (Wydanie domowe: wydrukowane wartości są nasze.)
mp-topic-card = { $what }. Jedna kość, raz na rundę; w mieście potrzebna własna placówka.
mp-topic-contract = { $what }
mp-topic-seal = Za kości od { $least }; jadeit do niej: { $jade }. Ulepszenie: { $what }. Premia znowu na początku każdej rundy: { $bonus }.
mp-topic-start = Stąd ruszają wszystkie figurki; bez placówki
mp-topic-oasis = Postój bez placówki
mp-topic-city-contract = Miasto kontraktów: tu leżą kontrakty
mp-topic-city-card = Miasto z kartą miasta
mp-topic-city-special = Miasto specjalne
mp-topic-city-bonus = Miasto z premią miasta
mp-topic-arms = { $what }. Herb: { $arms }
mp-topic-way = { $place } ({ $cost })
mp-topic-way-seal = { $place } ({ $cost }, pieczęć: { $guild })
mp-topic-place = { $what }. Trasy: { $ways }.
mp-topic-house = Wydanie domowe
mp-topic-house-text = Większość wartości mapy, kart, kontraktów, ofert i żetonów to nasza rekonstrukcja, nie wartości wydanej gry. Kto ma grę, może położyć w ich miejsce własne pliki.
mp-topic-turn = Tura
mp-topic-turn-text = Jedna akcja z kośćmi i dowolnie wiele akcji dodatkowych przed nią i po niej, nigdy w trakcie. Tury idą w koło, dopóki ktoś ma kości.
mp-topic-dice = Kości i pola
mp-topic-dice-text = Najniższa kość mówi, ile razy albo ile. Na brązowe pole można iść tylko, gdy jest puste. Zajęte niebieskie pole kosztuje tyle monet, ile pokazuje najniższa położona kość. Kolor używa pola raz na rundę; czarne kości nie mają koloru.
mp-topic-books = Księgi
mp-topic-books-text = Jedna kość: do księgi 1 dowolna, do księgi 2 od 3, do księgi 3 od 5 (księga 3 ma dwa pola). Jedna z czterech ofert: dwie darmowe, jedna za 1 i jedna za 2 jadeity.
mp-topic-khan = Łaska Chana
mp-topic-khan-text = Jedna kość, nie niższa od poprzedniej: 4 monety i 2 wielbłądy. Cztery pola na rundę, każdy kolor raz; za leżące tam kości nikt nie płaci.
mp-topic-seals = Pieczęcie gildii
mp-topic-seals-text = Dwie kości; niższa decyduje: rolnicy od 1, kupcy korzenni od 2, krawcy od 3, jubilerzy od 4. Pieczęć jest zwykła, po jednej z rodzaju, z jadeitem od 0 do 3. Pieczęcie otwierają trasy; ulepszone dają premię od razu i na początku każdej rundy.
mp-topic-travel = Podróż
mp-topic-travel-text = Dolne, środkowe i górne pole: 1, 2 lub 3 kości; najwyżej 1, 4 lub 6 kroków i nie więcej niż najniższa kość. Dolne pole kosztuje 2 monety. Wszystkie trasy płaci się z góry; trasa z pieczęcią wymaga tej pieczęci.
mp-topic-posts = Placówki
mp-topic-posts-text = Gdzie ruch kończy się w mieście, staje placówka. Od razu daje premię miasta, premię przyczółka i kontrakt; miasto specjalne i karta miasta działają od następnej tury. 9. i 10. placówka daje 5 punktów, 11. daje 10.
mp-topic-contracts = Kontrakty
mp-topic-contracts-text = Za jedną kość bierzesz 1 lub 2 kontrakty z miast z własną placówką, a do tego 3 monety. Jest miejsce na dwa aktywne; starsze można oddać.
mp-topic-special-cities = Miasta specjalne
mp-topic-special-cities-text = Bagdad, Balch i Ormuz: jedna kość każdego koloru, razem dwie, z własną placówką. Z ulepszoną pieczęcią miasta także jej premia, raz lub dwa razy.
mp-topic-city-cards = Karty miasta
mp-topic-city-cards-text = Jedna kość, każda karta raz na rundę. Zwykle kość mówi, ile razy najwyżej. W miastach potrzebna własna placówka; dwie przy polach akcji zmieniają się co rundę.
mp-topic-bonus-actions = Akcje dodatkowe
mp-topic-bonus-actions-text = Realizacja kontraktu; ulepszenie pieczęci; sakiewka: kość za 3 monety, 2 wielbłądy albo 1 jadeit; przerzut kości za 1 wielbłąda; zmiana o 1 za 2 wielbłądy; czarna kość za 3 wielbłądy, raz na turę.
mp-topic-black-dice = Czarne kości
mp-topic-black-dice-text = Od razu rzucane, bez koloru: z nimi pola można użyć znowu. Wracają na koniec rundy. W wariancie rzuca się nimi na początku rundy i wybiera według wartości.
mp-topic-jade = Jadeit
mp-topic-jade-text = Towar, który zastępuje też monetę albo wielbłąda, nigdy odwrotnie. Najpierw płaci się monetami i wielbłądami, a jadeitem to, czego brakuje, albo ile chcesz, jeśli o to poprosisz.
mp-topic-hourglass = Klepsydra
mp-topic-hourglass-text = Kto używa pola podróży nie niższego niż inne w tej rundzie, bierze ją i zaczyna następną rundę.
mp-topic-compensation = Rekompensata
mp-topic-compensation-text = Rzut poniżej 15 na początku rundy daje monetę albo wielbłąda za każdy brakujący punkt.
mp-topic-coats-of-arms = Herby
mp-topic-coats-of-arms-text = Na koniec różne herby miast z własną placówką i wszystkie +1 dają punkty z toru, najwyżej 43.
mp-topic-goals = Karty celu
mp-topic-goals-text = Każdy zatrzymuje jedną z trzech, tajną do końca. Ulepszone pieczęcie na niej dają punkty, herby liczą się jeszcze raz.
mp-topic-end = Koniec gry
mp-topic-end-text = Po pięciu rundach: 1 punkt za każde 2 towary i za każde 10 monet, karta celu, herby, 8 punktów za najwięcej kontraktów i 4 za drugie miejsce (nie przy 2 graczach). Remis: więcej wielbłądów.

## Słowa na obrazach: krótkie, bo na długie nie ma miejsca

mp-picture-edition = wydanie domowe
mp-picture-round = Runda { $n } z { $of }
mp-now-rounds = { $n ->
    [0] Ostatnia runda
    [one] Jeszcze 1 runda
    [few] Jeszcze { $n } rundy
   *[many] Jeszcze { $n } rund
}
mp-picture-phase-characters = Postacie
mp-picture-phase-goals = Cele
mp-picture-phase-bonuses = Premie
mp-picture-phase-dice = Kości
mp-picture-phase-actions = Akcje
mp-picture-over = Koniec gry
mp-picture-letters = wybierz literę
mp-picture-khan = Łaska Chana
mp-picture-seals = Pieczęcie gildii
mp-picture-seals-hint = niżej: koszt i zysk ulepszenia
mp-picture-bag = Sakiewka
mp-picture-bag-often = dowolnie często
mp-picture-steps = kroki: najniższa kość
mp-picture-contracts = Kontrakty
mp-picture-fulfilled = zrealizowane
mp-picture-twice = ×2 od { $n }
mp-picture-black = Czarne kości
mp-picture-open = dla każdego
mp-picture-stock = Monety, wielbłądy i towary
mp-picture-goal = Karta celu
mp-picture-secret = Kartę celu widzisz tylko ty.
mp-picture-board = własna plansza
mp-picture-arms = { $n ->
    [one] { $n } herb
    [few] { $n } herby
   *[many] { $n } herbów
}
mp-picture-posts = Placówki
mp-picture-score-posts = Placówki
mp-picture-score-total = Punkty
# Co robią osoby, za imieniem lub znakiem; $n: ile ich jest.
mp-picture-does-characters = wybiera postać
mp-picture-does-goals = { $n ->
    [one] wybiera kartę celu
   *[other] wybierają kartę celu
}
mp-picture-does-bonuses = { $n ->
    [one] decyduje o premii
   *[other] decydują o premiach
}
mp-picture-does-rolled = { $n ->
    [one] rozlicza rzut
   *[other] rozliczają rzut
}
mp-picture-does-action = wybiera akcję
mp-picture-does-end = może działać dalej lub zakończyć turę
mp-picture-does-goods = wybiera towary
mp-picture-does-tokens = wybiera żeton premii
mp-picture-does-contract = bierze kontrakt
mp-picture-does-seal = bierze pieczęć gildii
mp-picture-does-black = bierze czarną kość
mp-picture-does-move = może ruszyć figurkę
mp-picture-does-post = przenosi placówkę
mp-picture-does-oases = wybiera monety lub wielbłądy
# O co pytamy po czasowniku, w tym samym miejscu.
mp-picture-asks-character = która postać?
mp-picture-asks-goal = która karta celu?
mp-picture-asks-compensate = monety czy wielbłądy?
mp-picture-asks-bonus = co to będzie?
mp-picture-asks-book = która oferta?
mp-picture-asks-khan = która kość?
mp-picture-asks-seal = która pieczęć?
mp-picture-asks-travel = dokąd?
mp-picture-asks-contracts = które kontrakty?
mp-picture-asks-city = które miasto?
mp-picture-asks-card = która karta?
mp-picture-asks-fulfil = który kontrakt?
mp-picture-asks-improve = która pieczęć?
mp-picture-asks-bag = która kość?
mp-picture-asks-reroll = która kość?
mp-picture-asks-change = która kość?
mp-picture-asks-black = która czarna kość?
mp-picture-asks-outpost = który żeton?
mp-picture-asks-take = który kontrakt?
mp-picture-asks-post = która placówka?
mp-picture-asks-move = dokąd?
mp-picture-asks-jade = zapłata jadeitem?
mp-picture-asks-die = która kość?
mp-picture-asks-dice = które kości?
mp-picture-asks-figure = która figurka?
mp-picture-asks-route = która trasa?
mp-picture-asks-second = a druga figurka?
mp-picture-asks-stop = jeszcze jedna placówka?
mp-picture-asks-drop = który kontrakt oddajesz?
mp-picture-asks-goods = które towary?
mp-picture-asks-times = ile razy?
mp-picture-asks-by = w górę czy w dół?
mp-picture-asks-end = koniec tury?

## Komenda i ustawienia

marcopolo-title = Marco Polo II
marcopolo-edition = wydanie domowe
marcopolo-button-own = Moja plansza
marcopolo-final = bez cofania
marcopolo-final-reroll = rzut
marcopolo-final-black = rzut
marcopolo-command =
    .name = marcopolo
    .description = Ruchy w grze Marco Polo II
marcopolo-verb-character =
    .name = postać
    .description = Wybierz postać
marcopolo-verb-goal =
    .name = cel
    .description = Zatrzymaj jedną z trzech kart celu
marcopolo-verb-compensate =
    .name = rekompensata
    .description = Podziel rekompensatę za niski rzut
marcopolo-verb-bonus =
    .name = premia
    .description = Wybór premii
marcopolo-verb-book =
    .name = księga
    .description = Weź ofertę z ksiąg
marcopolo-verb-khan =
    .name = chan
    .description = Łaska Chana: 4 monety i 2 wielbłądy
marcopolo-verb-seal =
    .name = pieczęć
    .description = Weź pieczęć gildii
marcopolo-verb-travel =
    .name = podróż
    .description = Podróżuj i załóż placówkę
marcopolo-verb-contracts =
    .name = kontrakty
    .description = Weź jeden lub dwa kontrakty i 3 monety
marcopolo-verb-city =
    .name = miasto
    .description = Użyj miasta specjalnego
marcopolo-verb-card =
    .name = karta-miasta
    .description = Użyj karty miasta
marcopolo-verb-fulfil =
    .name = zrealizuj
    .description = Zrealizuj kontrakt (akcja dodatkowa)
marcopolo-verb-improve =
    .name = ulepsz
    .description = Ulepsz pieczęć (akcja dodatkowa)
marcopolo-verb-bag =
    .name = sakiewka
    .description = Sakiewka: kość za monety, wielbłądy albo jadeit
marcopolo-verb-reroll =
    .name = przerzuć
    .description = Przerzuć kość za 1 wielbłąda
marcopolo-verb-change =
    .name = zmień
    .description = Zmień kość o 1 za 2 wielbłądy
marcopolo-verb-black =
    .name = czarna-kość
    .description = Weź czarną kość za 3 wielbłądy (raz na turę)
marcopolo-verb-outpost =
    .name = przyczółek
    .description = Użyj zachowanego żetonu przyczółka (Filippo Vitello)
marcopolo-verb-take =
    .name = weź-kontrakt
    .description = Weź proponowany kontrakt albo żaden
marcopolo-verb-post =
    .name = placówka
    .description = Którą placówkę przenosisz, gdy wszystkie są na planszy
marcopolo-verb-move =
    .name = ruch
    .description = Ruch z nagrody albo postój
marcopolo-verb-jade =
    .name = jadeit
    .description = W tej turze zapytam, ile płacisz jadeitem
marcopolo-verb-end =
    .name = koniec
    .description = Zakończ turę
marcopolo-slot-name =
    .name = postać
    .description = Która postać
marcopolo-slot-card =
    .name = karta
    .description = Która karta
marcopolo-slot-coins =
    .name = monety
    .description = Ile w monetach (reszta w wielbłądach)
marcopolo-slot-choice =
    .name = wybór
    .description = Co wybierasz
marcopolo-slot-offer =
    .name = oferta
    .description = Która oferta z ksiąg
marcopolo-slot-die =
    .name = kość
    .description = Która kość
marcopolo-slot-dice =
    .name = kości
    .description = Które kości
marcopolo-slot-others =
    .name = inne
    .description = Kości spod „{ mp-label-other-dice }”
marcopolo-slot-jade =
    .name = jadeit
    .description = Ile z tego płacisz jadeitem
marcopolo-slot-seal =
    .name = pieczęć
    .description = Która pieczęć gildii
marcopolo-slot-goal =
    .name = cel
    .description = Gdzie kończy się podróż
marcopolo-slot-figure =
    .name = figurka
    .description = Która figurka (Mailin i Tian Chin)
marcopolo-slot-route =
    .name = trasa
    .description = Którą trasą
marcopolo-slot-second =
    .name = druga
    .description = Dokąd idzie druga figurka, jeśli idzie
marcopolo-slot-detour =
    .name = objazd
    .description = Trasa drugiej figurki
marcopolo-slot-stop =
    .name = postój
    .description = Dodatkowa placówka w mieście mijanym przez drugą figurkę
marcopolo-slot-post =
    .name = placówka
    .description = Dodatkowa placówka w mijanym mieście (górne pole)
marcopolo-slot-contracts =
    .name = kontrakty
    .description = Jeden lub dwa kontrakty
marcopolo-slot-contract =
    .name = kontrakt
    .description = Który kontrakt
marcopolo-slot-drop =
    .name = oddawany
    .description = Który stary kontrakt oddajesz, gdy brak miejsca
marcopolo-slot-city =
    .name = miasto
    .description = Które miasto
marcopolo-slot-times =
    .name = ile-razy
    .description = Ile razy
marcopolo-slot-goods =
    .name = towary
    .description = Którymi towarami płacisz
marcopolo-slot-gain =
    .name = zysk
    .description = 3 monety, 2 wielbłądy albo 1 jadeit
marcopolo-slot-by =
    .name = kierunek
    .description = O jeden w górę albo w dół
marcopolo-slot-tile =
    .name = żeton
    .description = Który żeton przyczółka
marcopolo-setting-black-dice = Czarne kości
marcopolo-setting-black-dice-hidden = rzut przy wzięciu
marcopolo-setting-black-dice-open = odkryte, rzut na początku rundy
marcopolo-setting-extra-post-bonuses = Premie dodatkowej placówki
marcopolo-setting-extra-post-bonuses-no = brak
marcopolo-setting-extra-post-bonuses-yes = wszystkie

## How to play, in half a page

marcopolo-how =
    { "**" }{ marcopolo-title }: jak grać**
    { "**" }Cel.** Najwięcej punktów po 5 rundach: kontrakty, placówki, pieczęcie, karty miast, tajny cel.
    { "**" }Tura**: jedna akcja z kośćmi, przed nią i po niej akcje dodatkowe. Tury trwają, dopóki są kości.
    { "**" }Akcje**
    · Księgi, 1 kość: towary (II od 3, III od 5)
    · Łaska Chana, 1 kość, nie niższa od poprzedniej: 4 monety, 2 wielbłądy
    · Pieczęcie gildii, 2 kości: pieczęć i jadeit; decyduje niższa
    · Podróż, 1, 2 lub 3 kości: najwyżej 1, 4 lub 6 kroków i najniższa kość; trasy płaci się z góry. Gdzie kończysz w mieście, stawiasz placówkę
    · Kontrakty, 1 kość: 1 lub 2 z miast z twoją placówką i 3 monety
    · Miasta specjalne i karty miast, 1 kość, od tury po postawieniu placówki
    Zajęte niebieskie pole kosztuje tyle monet, ile twoja najniższa kość. Brązowe tylko puste.
    { "**" }Akcje dodatkowe**: zrealizuj kontrakt; ulepsz pieczęć; kość za 3 monety, 2 wielbłądy albo 1 jadeit; przerzut za 1 wielbłąda; zmiana o 1 za 2; czarna kość za 3.
    { "**" }Jadeit** zastępuje monetę lub wielbłąda.
    { "**" }Nowa runda**: premie miast i ulepszone pieczęcie płacą znowu.
    { "**" }Koniec**: karta celu, herby, najwięcej kontraktów 8, drugie 4 (nie we dwoje), 2 towary lub 10 monet za punkt.
    Wydanie domowe: wartości są nasze.

## Chapters of what can be looked up

mp-chapter-rules = Zasady
mp-chapter-characters = Postacie
mp-chapter-places = Miejsca na mapie
mp-chapter-seals = Pieczęcie gildii
mp-chapter-cards = Karty miast
mp-chapter-contracts = Kontrakty
mp-chapter-goals = Karty celów

## Tips in the first games

mp-tip-character = Każda postać łamie jakąś zasadę. Na pierwszą grę wybierz taką, która daje coś co rundę.
mp-tip-goal = Karta celu liczy się na koniec: ulepszone pieczęcie i herby miast z twoją placówką. Wybierz to, co leży po drodze.
mp-tip-first = Niskie kości na Łaskę Chana i księgę I, wysokie na podróże i pieczęcie.
mp-tip-occupied = To pole jest zajęte: kosztuje tyle monet, ile twoja najniższa kość. Przychodź wcześnie albo z niską kością.
mp-tip-travel = Wszystkie trasy płacisz przed pierwszym krokiem, a placówkę stawiasz tylko na końcu ruchu.
mp-tip-seal = Szlaki wodne wymagają pieczęci gildii. Zostaje u ciebie: pokazujesz ją, nie wydajesz.
mp-tip-room = Masz miejsce na dwa kontrakty. Trzeci wypycha stary: najpierw zrealizuj jeden akcją dodatkową.
mp-tip-fulfil = Możesz teraz zrealizować kontrakt. To akcja dodatkowa, bez kości.
mp-tip-low = Niski rzut daje rekompensatę: monetę albo wielbłąda za każdy punkt poniżej 15. Wielbłąd jest cenniejszy.
mp-tip-black = Za 3 wielbłądy masz czarną kość, raz na turę: to kolejna akcja, także tam, gdzie już był twój kolor.
mp-tip-card = Twoja placówka otwiera to miasto: odtąd działa tam jedna kość. Karta raz na rundę, dla tego, kto zdąży.
mp-tip-last = Ostatnia runda: towary i monety są już mało warte. Realizuj kontrakty, ulepszaj pieczęcie, stawiaj placówki.

## Nazwy

# Nazwa, której tu nie ma, brzmi tak, jak wydrukowano ją na mapie lub karcie.
mp-place = { $id ->
    [beijing] Pekin
    [baghdad] Bagdad
    [balkh] Balch
    [hormuz] Ormuz
    [kashgar] Kaszgar
    [jaipur] Dźajpur
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
mp-character = { $id ->
    [mailin_and_tian_chin] Mailin i Tian Chin
   *[other] { $name }
}
mp-guild-farmers = Rolnicy
mp-guild-spicers = Korzennicy
mp-guild-tailors = Krawcy
mp-guild-jewelers = Jubilerzy

## Słowa na obrazach: krótkie, bo na długie nie ma miejsca

mp-picture-edition = wydanie domowe
mp-picture-round = Runda { $n } z { $of }
mp-picture-letters = wybierz literę
mp-picture-khan = Łaska chana
mp-picture-seals = Pieczęcie cechów
mp-picture-seals-hint = niżej: koszt i zysk ulepszenia
mp-picture-bag = Sakiewka
mp-picture-bag-often = dowolnie często
mp-picture-steps = kroki: najniższa kość
mp-picture-contracts = Kontrakty
mp-picture-fulfilled = wypełnione
mp-picture-twice = ×2 od { $n }
mp-picture-black = Czarne kości
mp-picture-open = dla każdego
mp-picture-goal = Karta celu
mp-picture-secret = Kartę celu widzisz tylko ty.
mp-picture-board = własna plansza
mp-picture-arms = { $n ->
    [one] { $n } herb
    [few] { $n } herby
   *[many] { $n } herbów
}
mp-picture-posts = Placówki
mp-picture-score-total = Punkty
mp-picture-won = { $n ->
    [one] wygrywa grę
   *[other] wygrywają razem
}
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
mp-picture-does-seal = bierze pieczęć cechu
mp-picture-does-black = bierze czarną kość
mp-picture-does-move = może się ruszyć
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
mp-picture-asks-end = koniec tury?
# Co potrafią postacie, w kilku wierszach.
mp-picture-character-mongke_khan = Mijana oaza nie kosztuje kroku. Po podróży za każdą jej oazę: 3 punkty oraz 2 monety albo 1 wielbłąd.
mp-picture-character-de_wu = Na pieczęć cechu wystarcza 1 kość. 1 jadeit za każde ulepszenie. Na koniec +1 herb.
mp-picture-character-abha_basu = Na początku rundy 2 monety. 1 jadeit za każdy wypełniony kontrakt. 1 punkt za każdy otrzymany jadeit.
mp-picture-character-mailin_and_tian_chin = Na start +3 monety. 2 pionki dzielą kroki. Na początku rundy 1 premia liczy się podwójnie.
mp-picture-character-filippo_vitello = Dostaje każdy użyty żeton przyczółka i może użyć go jeszcze raz.
mp-picture-character-isabella_donati = Każda rzucona kość daje: 1, 6 – 2 monety; 2, 5 – 1 punkt; 3, 4 – 1 wielbłąda. Para na początku rundy może dać zamiast tego 1 jadeit, jedwab albo złoto.
mp-picture-character-gantulga_od = Na drogach nie płaci monet ani wielbłądów. Używa tylko dolnego pola podróży.

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
sj-role-councillor = Burmistrz
sj-role-prospector = Poszukiwacz

## Co robi karta: najwyżej 85 znaków, bo więcej się nie zmieści

sj-effect-indigo_plant = Wytwarza indygo.
sj-effect-sugar_mill = Wytwarza cukier.
sj-effect-tobacco_storage = Wytwarza tytoń.
sj-effect-coffee_roaster = Wytwarza kawę.
sj-effect-silver_smelter = Wytwarza srebro.
sj-effect-smithy = Budynki produkcyjne kosztują cię o 1 kartę mniej.
sj-effect-gold_mine = Odkryj 4 karty. Jeśli każda ma inny koszt, możesz wziąć 1 z nich.
sj-effect-archive = Weź wszystkie dobrane karty, potem odrzucaj z całej ręki.
sj-effect-poor_house = Jeśli po budowie masz 0 lub 1 kartę, dobierz 1.
sj-effect-black_market = Za budynek możesz zapłacić najwyżej 2 towarami zamiast kart.
sj-effect-trading_post = Sprzedajesz o 1 towar więcej.
sj-effect-well = Gdy wytwarzasz co najmniej 2 towary, dobierz 1 kartę.
sj-effect-market_stand = Gdy sprzedajesz co najmniej 2 towary, dobierz 1 kartę.
sj-effect-crane = Możesz zabudować swój budynek i zapłacić tylko różnicę.
sj-effect-chapel = Co rundę możesz włożyć tu 1 kartę z ręki: 1 punkt na koniec.
sj-effect-tower = Limit kart w ręce: 12 zamiast 7.
sj-effect-aqueduct = Wytwarzasz o 1 towar więcej.
sj-effect-carpenter = Po budowie kolejnego fioletowego budynku dobierz 1 kartę.
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
sj-effect-palace = 1 punkt za każde 4 pozostałe twoje punkty.

## Słowa na obrazach: krótkie, bo miejsca jest mało

sj-picture-round = Runda { $n }
sj-picture-pick = Wybór { $n } z { $of }
sj-picture-phase-opening = Początek
sj-picture-phase-chapel = Kaplice
sj-picture-phase-hand_limit = Limit ręki
sj-picture-phase-builder = Faza: Budowniczy
sj-picture-phase-producer = Faza: Nadzorca
sj-picture-phase-trader = Faza: Kupiec
sj-picture-phase-councillor = Faza: Burmistrz
sj-picture-phase-prospector = Faza: Poszukiwacz
sj-picture-phase-over = Koniec gry
# Co robią osoby, za imieniem lub znakiem; $n: ile ich jest.
sj-picture-does-opening = { $n ->
    [one] zatrzymuje 4 karty
   *[other] zatrzymują 4 karty
}
sj-picture-does-chapel = { $n ->
    [one] może włożyć kartę do kaplicy
   *[other] mogą włożyć kartę do kaplicy
}
sj-picture-does-hand_limit = { $n ->
    [one] odrzuca karty do limitu
   *[other] odrzucają karty do limitu
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
sj-picture-does-prospector = używa kopalni złota
# O co pytamy osobę, której ręka jest pokazana, za imieniem.
sj-picture-asks-opening = które 4 karty zatrzymujesz?
sj-picture-asks-chapel = karta do kaplicy?
sj-picture-asks-hand_limit = co odrzucasz?
sj-picture-asks-role = którą postać wybierasz?
sj-picture-asks-builder = co budujesz?
sj-picture-asks-producer = gdzie wytwarzasz?
sj-picture-asks-trader = co sprzedajesz?
sj-picture-asks-councillor = co zatrzymujesz?
sj-picture-asks-prospector = którą kartę bierzesz?
sj-picture-waits = twoje karty
sj-picture-letters = wybierz literę
sj-picture-won = { $n ->
    [one] wygrywa grę
   *[other] wygrywają razem
}
sj-picture-house = Dom handlowy
sj-picture-house-closed = odkrywa go Kupiec
sj-picture-mine = Kopalnia złota
sj-picture-when-round_start = Początek rundy
sj-picture-when-all = Każda postać
sj-picture-when-game_end = Koniec gry
sj-picture-when-none = Pomnik
sj-picture-hand = Twoja ręka
sj-picture-hand-drawn = Dobrana
sj-picture-hand-cards = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
sj-picture-hand-goods = { $n ->
    [one] towar
    [few] towary
   *[many] towarów
}
sj-picture-hand-buildings = budynki
sj-picture-hand-chapel = w kaplicy
sj-picture-hand-pays = Każda karta jest warta 1: za budowę płacisz pozostałymi kartami.
sj-picture-hand-built = Znaczek: masz już ten fioletowy budynek.
sj-picture-hand-secret = Tylko ty to widzisz.
sj-picture-hand-empty = Brak kart w ręce
sj-picture-score-printed = Budynki
sj-picture-score-total = Punkty
sj-picture-score-tie = Karty i towary
sj-picture-score-hand = Ręka

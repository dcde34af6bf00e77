### San Juan magyarul.

## Lapok és szerepek

sj-card-indigo_plant = Indigófeldolgozó
sj-card-sugar_mill = Cukormalom
sj-card-tobacco_storage = Dohányszárító
sj-card-coffee_roaster = Kávépörkölő
sj-card-silver_smelter = Ezüstolvasztó
sj-card-smithy = Kovácsműhely
sj-card-gold_mine = Aranybánya
sj-card-archive = Levéltár
sj-card-poor_house = Szegényház
sj-card-black_market = Fekete piac
sj-card-trading_post = Kereskedelmi állomás
sj-card-well = Kút
sj-card-market_stand = Elárusítóhely
sj-card-crane = Daru
sj-card-chapel = Kápolna
sj-card-tower = Torony
sj-card-aqueduct = Vízvezeték
sj-card-carpenter = Ácsműhely
sj-card-prefecture = Prefektúra
sj-card-market_hall = Vásárcsarnok
sj-card-quarry = Kőbánya
sj-card-library = Könyvtár
sj-card-statue = Szobor
sj-card-victory_column = Győzelmi oszlop
sj-card-hero = Hősi emlékmű
sj-card-guild_hall = Céhház
sj-card-city_hall = Városháza
sj-card-triumphal_arch = Diadalív
sj-card-palace = Palota

sj-role-builder = Építész
sj-role-producer = Iparos
sj-role-trader = Kereskedő
sj-role-councillor = Tanácsos
sj-role-prospector = Aranyásó

## Mit tud egy lap: legfeljebb 85 betű, mert több nem fér rá

sj-effect-indigo_plant = Indigót termel.
sj-effect-sugar_mill = Cukrot termel.
sj-effect-tobacco_storage = Dohányt termel.
sj-effect-coffee_roaster = Kávét termel.
sj-effect-silver_smelter = Ezüstöt termel.
sj-effect-smithy = A termelőépületek 1 lappal kevesebbe kerülnek neked.
sj-effect-gold_mine = Fordíts fel 4 lapot. Ha mind más költségű, elvehetsz 1-et.
sj-effect-archive = Minden húzott lapot kézbe veszel, és a teljes kezedből dobsz el.
sj-effect-poor_house = Ha építés után 0 vagy 1 lapod marad, húzz 1-et.
sj-effect-black_market = Építéskor legfeljebb 2 lap helyett áruval is fizethetsz.
sj-effect-trading_post = 1 áruval többet adhatsz el.
sj-effect-well = Ha legalább 2 árut termelsz, húzz 1 lapot.
sj-effect-market_stand = Ha legalább 2 árut adsz el, húzz 1 lapot.
sj-effect-crane = Ráépíthetsz egy épületedre: csak a különbséget fizeted.
sj-effect-chapel = Körönként 1 lap kerülhet alá a kezedből: a végén 1 pont.
sj-effect-tower = 7 helyett 12 lap lehet a kezedben.
sj-effect-aqueduct = 1 áruval többet termelhetsz.
sj-effect-carpenter = Ha újabb lila épületet építettél, húzz 1 lapot.
sj-effect-prefecture = A húzott lapokból 1 helyett 2-t tarthatsz meg.
sj-effect-market_hall = Ha legalább 1 árut eladsz, húzz 1 lapot.
sj-effect-quarry = A lila épületek 1 lappal kevesebbe kerülnek neked.
sj-effect-library = Az általad választott szerep kiváltsága kétszer jár.
sj-effect-statue = Csak a pontjait hozza.
sj-effect-victory_column = Csak a pontjait hozza.
sj-effect-hero = Csak a pontjait hozza.
sj-effect-guild_hall = 2 pont minden termelőépületedért.
sj-effect-city_hall = 1 pont minden lila épületedért.
sj-effect-triumphal_arch = 4, 6 vagy 8 pont 1, 2 vagy 3 monumentumért.
sj-effect-palace = 1 pont minden 4 egyéb pontod után.

## Szavak a képeken: rövidek, mert kevés a hely

sj-picture-round = { $n }. kör
sj-picture-pick = Választás { $n }/{ $of }
sj-picture-phase-opening = Kezdés
sj-picture-phase-chapel = Kápolnák
sj-picture-phase-hand_limit = Kézlimit
sj-picture-phase-builder = Építész fázis
sj-picture-phase-producer = Iparos fázis
sj-picture-phase-trader = Kereskedő fázis
sj-picture-phase-councillor = Tanácsos fázis
sj-picture-phase-prospector = Aranyásó fázis
sj-picture-phase-over = Vége a játéknak
# Mit csinálnak a nevük vagy a jelük mögött; $n: hányan.
sj-picture-does-opening = { $n ->
    [one] megtart 4 lapot
   *[other] megtartanak 4 lapot
}
sj-picture-does-chapel = { $n ->
    [one] lapot tehet a kápolnába
   *[other] lapot tehetnek a kápolnába
}
sj-picture-does-hand_limit = { $n ->
    [one] a kézlimitig dob el lapot
   *[other] a kézlimitig dobnak el lapot
}
sj-picture-does-role = szerepet választ
sj-picture-does-builder = épít vagy passzol
sj-picture-does-producer = { $n ->
    [one] árut termel
   *[other] árut termelnek
}
sj-picture-does-trader = { $n ->
    [one] árut ad el
   *[other] árut adnak el
}
sj-picture-does-councillor = { $n ->
    [one] megtart egy lapot
   *[other] megtartanak egy lapot
}
sj-picture-does-prospector = az aranybányát használja
# Mit kérdezünk a kéz gazdájától, a neve mögött.
sj-picture-asks-opening = melyik 4 lapot tartod meg?
sj-picture-asks-chapel = teszel lapot a kápolnába?
sj-picture-asks-hand_limit = mit dobsz el?
sj-picture-asks-role = melyik szerepet választod?
sj-picture-asks-builder = mit építesz?
sj-picture-asks-producer = hol termelsz?
sj-picture-asks-trader = mit adsz el?
sj-picture-asks-councillor = mit tartasz meg?
sj-picture-asks-prospector = melyik lapot veszed el?
sj-picture-waits = a lapjaid
sj-picture-letters = válassz egy betűt
sj-picture-won = { $n ->
    [one] nyerte a játékot
   *[other] közösen győztek
}
sj-picture-house = Kereskedőház
sj-picture-house-closed = a Kereskedő fordítja fel
sj-picture-mine = Aranybánya
sj-picture-when-round_start = Kör eleje
sj-picture-when-all = Minden szerep
sj-picture-when-game_end = Játék vége
sj-picture-when-none = Monumentum
sj-picture-hand = A kezed
sj-picture-hand-drawn = Húzott lap
sj-picture-hand-cards = lap
sj-picture-hand-goods = áru
sj-picture-hand-buildings = épület
sj-picture-hand-chapel = a kápolnában
sj-picture-hand-pays = Egy lap egyet ér: építéskor a többi lapoddal fizetsz.
sj-picture-hand-built = Pipa: ez a lila épületed már áll.
sj-picture-hand-secret = Csak te látod.
sj-picture-hand-empty = Nincs lap a kezedben
sj-picture-score-printed = Épületek
sj-picture-score-total = Pont
sj-picture-score-tie = Lap és áru
sj-picture-score-hand = Kéz

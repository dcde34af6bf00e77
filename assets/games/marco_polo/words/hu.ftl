## Nevek

# Amelyik név itt nem szerepel, az úgy áll a térképen vagy a kártyán, ahogy nyomtatva van.
mp-place = { $id ->
    [beijing] Peking
    [baghdad] Bagdad
    [lhasa] Lhásza
    [oasis_turpan] Turfáni oázis
    [oasis_khotan] Hotani oázis
    [oasis_sichuan] Szecsuani oázis
    [oasis_ladakh] Ladaki oázis
    [oasis_annam] Annami oázis
    [oasis_bengal] Bengáliai oázis
    [oasis_khorasan] Horászáni oázis
    [oasis_sindh] Szindi oázis
    [oasis_sumatra] Szumátrai kikötő
   *[other] { $name }
}
mp-character = { $id ->
    [mailin_and_tian_chin] Mailin és Tian Chin
   *[other] { $name }
}
mp-guild-farmers = Földművesek
mp-guild-spicers = Fűszeresek
mp-guild-tailors = Szabók
mp-guild-jewelers = Ékszerészek

## Szavak a képeken: rövidek, mert kevés a hely

mp-picture-edition = házi kiadás
mp-picture-round = { $n }/{ $of }. forduló
mp-picture-letters = válassz egy betűt
mp-picture-khan = A kán kegye
mp-picture-seals = Céhpecsétek
mp-picture-seals-hint = alul: a fejlesztés ára és haszna
mp-picture-bag = Pénzeszsák
mp-picture-bag-often = akárhányszor
mp-picture-steps = legkisebb kocka
mp-picture-contracts = Szerződések
mp-picture-fulfilled = teljesítve
mp-picture-twice = ×2, ha ≥{ $n }
mp-picture-black = Fekete kockák
mp-picture-open = mindenkinek
mp-picture-goal = Célkártya
mp-picture-secret = A célkártyát csak te látod.
mp-picture-board = saját táblája
mp-picture-arms = { $n ->
    [one] { $n } címer
   *[other] { $n } címer
}
mp-picture-posts = Állomások
mp-picture-score-total = Pont
mp-picture-won = { $n ->
    [one] nyerte a játékot
   *[other] közösen győztek
}
# Mit csinálnak a nevük vagy a jelük mögött; $n: hányan.
mp-picture-does-characters = karaktert választ
mp-picture-does-goals = { $n ->
    [one] célkártyát választ
   *[other] célkártyát választanak
}
mp-picture-does-bonuses = { $n ->
    [one] bónuszról dönt
   *[other] bónuszokról döntenek
}
mp-picture-does-rolled = { $n ->
    [one] a dobásról dönt
   *[other] a dobásról döntenek
}
mp-picture-does-action = akciót választ
mp-picture-does-end = folytathatja vagy befejezheti a kört
mp-picture-does-goods = árut választ
mp-picture-does-tokens = bónuszjelzőt választ
mp-picture-does-contract = szerződést vesz el
mp-picture-does-seal = céhpecsétet vesz el
mp-picture-does-black = fekete kockát vesz el
mp-picture-does-move = léphet
mp-picture-does-post = állomást helyez át
mp-picture-does-oases = érmét vagy tevét választ
# Mi a kérdés egy ige után, ugyanott.
mp-picture-asks-character = melyik karakter?
mp-picture-asks-goal = melyik célkártya?
mp-picture-asks-compensate = érme vagy teve?
mp-picture-asks-bonus = mi legyen?
mp-picture-asks-book = melyik ajánlat?
mp-picture-asks-khan = melyik kocka?
mp-picture-asks-seal = melyik pecsét?
mp-picture-asks-travel = hová?
mp-picture-asks-contracts = melyik szerződések?
mp-picture-asks-city = melyik város?
mp-picture-asks-card = melyik kártya?
mp-picture-asks-fulfil = melyik szerződés?
mp-picture-asks-improve = melyik pecsét?
mp-picture-asks-bag = melyik kocka?
mp-picture-asks-reroll = melyik kocka?
mp-picture-asks-change = melyik kocka?
mp-picture-asks-black = melyik fekete kocka?
mp-picture-asks-outpost = melyik lapka?
mp-picture-asks-take = melyik szerződés?
mp-picture-asks-post = melyik állomás?
mp-picture-asks-move = hová?
mp-picture-asks-jade = jádéval fizet?
mp-picture-asks-end = vége a körnek?
# Mit tudnak a karakterek, néhány sorban.
mp-picture-character-mongke_khan = Az érintett oázis nem kerül lépésbe. Utazás után minden oázisáért: 3 pont, és 2 érme vagy 1 teve.
mp-picture-character-de_wu = Céhpecséthez 1 kocka is elég. Minden fejlesztésért 1 jáde. A végén +1 címer.
mp-picture-character-abha_basu = Minden forduló elején 2 érme. Minden teljesített szerződésért 1 jáde. Minden kapott jádéért 1 pont.
mp-picture-character-mailin_and_tian_chin = Induláskor +3 érme. 2 bábu osztozik a lépéseken. A fordulók elején 1 bónusz duplán jár.
mp-picture-character-filippo_vitello = Megkapja a felhasznált előőrslapkákat, és mindegyiket még egyszer felhasználhatja.
mp-picture-character-isabella_donati = Minden dobott kocka hoz: 1, 6 – 2 érme; 2, 5 – 1 pont; 3, 4 – 1 teve. A forduló eleji pár ehelyett 1 jáde, selyem vagy arany is lehet.
mp-picture-character-gantulga_od = Az utakon nem fizet érmét és tevét. Csak az alsó utazómezőt használja.

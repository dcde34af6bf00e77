### A Marco Polo II magyarul.

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
mp-oasis = { $id ->
    [oasis_turpan] Turfan
    [oasis_khotan] Hotan
    [oasis_sichuan] Szecsuan
    [oasis_ladakh] Ladak
    [oasis_annam] Annam
    [oasis_bengal] Bengália
    [oasis_khorasan] Horászán
    [oasis_sindh] Szind
    [oasis_sumatra] Szumátra
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
mp-arms-monkey = majom
mp-arms-falcon = sólyom
mp-arms-horse = ló
mp-arms-dragon = sárkány
mp-arms-crane = daru
mp-arms-tiger = tigris
mp-arms-leopard = leopárd
mp-arms-yak = jak
mp-arms-lion = oroszlán
mp-contract = Szerződés ({ $cost })
mp-contract-blue = Kék szerződés ({ $cost })
mp-contract-number = { $n }. szerződés
mp-contract-blue-number = { $n }. kék szerződés
mp-goal = { $n }. célkártya
mp-book = { $n }. könyv
# A városkártyáknak nincs nyomtatott nevük: ezek röviden azt mondják, mit tudnak. Más kártyát a száma nevez meg.
mp-card = { $id ->
    [jade_to_points] Jádekereskedő
    [double_coins] Pénzduplázó
    [contracts_to_points] Üzletkötő
    [exchange_camels_coins] Tevevásár
    [seal_for_one_die] Céhház
    [exchange_points_coins] Udvari bankár
    [posts_to_supplies] Ellátmány
    [own_city_bonus] Városi követek
    [moves] Kalauz
    [goods_by_die] Raktár
    [pepper_to_coins] Borskereskedő
    [silk_to_points] Selyemajándék
    [gold_to_points] Aranyajándék
    [two_kinds_to_points] Vegyes ajándék
    [six_goods_to_points] Nagy adó
    [coins_to_silk] Selyemvásárló
    [camels_to_gold] Aranykaraván
    [camels_to_points] Teveajándék
    [jade_to_goods] Jádecsere
    [jade_to_caravan] Jádekaraván
    [trade_up] Jobb áru
    [camels_by_die] Tevecsorda
    [points_by_die] Audiencia
    [hired_hand] Napszámos
    [contracts_by_die] Írnok
   *[other] { $n }. városkártya
}

## Hatások: minden fizetett vagy kapott dologhoz egy üzenet

mp-nothing = semmi
mp-none = nincs
mp-things = { $things }
mp-thing-coins = { $n } érme
mp-thing-camels = { $n } teve
mp-thing-pepper = { $n } bors
mp-thing-silk = { $n } selyem
mp-thing-gold = { $n } arany
mp-thing-jade = { $n } jáde
mp-thing-points = { $n } pont
mp-thing-any-good = { $n } tetszőleges áru
mp-thing-different-goods = { $n } különböző áru
mp-thing-copy-city-bonus = { $n } másik városbónusz
mp-thing-own-city-bonus = { $n } saját városbónusz
mp-thing-contract-from-pile = { $n } szerződés (pakli)
mp-thing-contract-from-own-city = { $n } szerződés (saját város)
mp-thing-seal-action = { $n } céhpecsét
mp-thing-shield = +{ $n } címer
mp-thing-black-die = { $n } fekete kocka
mp-thing-move = mozgás ({ $n } lépés)
mp-brief-coins = { $n } érme
mp-brief-camels = { $n ->
    [1] teve
   *[other] { $n } teve
}
mp-brief-pepper = { $n ->
    [1] bors
   *[other] { $n } bors
}
mp-brief-silk = { $n ->
    [1] selyem
   *[other] { $n } selyem
}
mp-brief-gold = { $n ->
    [1] arany
   *[other] { $n } arany
}
mp-brief-jade = { $n ->
    [1] jáde
   *[other] { $n } jáde
}
mp-trade = { $cost } → { $gain }
mp-price = { $price }
mp-price-from = min. { $price }
mp-price-brief = { $price }
mp-price-jade = { $camels } teve, { $jade } jáde
mp-price-jade-from = min. { $price }
mp-price-all = { $coins } érme, { $camels } teve, { $jade } jáde
mp-times-die = { $what } (legfeljebb ×kocka)
mp-times-contracts = { $what } teljesített szerződésenként (legfeljebb ×kocka)
mp-times-posts = { $what } saját állomásonként (legfeljebb ×kocka)
mp-die-only = { $die } → { $what }
mp-die-from = { $least }–{ $most } → { $what }
mp-either = { $before }; { $next }
mp-special = { $gain }; fejlesztett pecséttel ({ $guild }) annak bónusza is, legalább { $twice }{ $twice ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kockával kétszer
mp-goal-seal = { $guild } +{ $points }
mp-goal-counts = Fejlesztett pecsétek ({ $seals }), címerek még egyszer ({ $arms }).
mp-die = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
mp-die-black = fekete { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
mp-dice = { $own }
mp-dice-black = fekete { $black }
mp-dice-both = { $own } + fekete { $black }
mp-dice-none = nincs kocka
mp-seal-basic = { $guild }
mp-seal-improved = { $guild } (fejlesztett)
mp-no-seal = nincs pecsét
mp-named = { $name }: { $what }
mp-steps = { $n } lépés
mp-oases = { $n } oázis
mp-travel-lower = alsó utazásmező
mp-travel-middle = középső utazásmező
mp-travel-upper = felső utazásmező
mp-space-lower = alsó
mp-space-middle = középső
mp-space-upper = felső

## Honnan jön a nyereség

mp-source-start = A játék kezdete
mp-source-khan = A kán kegye
mp-source-bag = Pénzeszsák
mp-source-contracts = Szerződések
mp-source-token = Városbónusz ({ $place })
mp-source-outpost = Előőrsbónusz
mp-source-post = Állomás ({ $place })
mp-source-seal = „{ $guild }” céhpecsét
mp-source-improved = Fejlesztett pecsét ({ $guild })
mp-source-compensation = Kárpótlás

## Mi történt

mp-told = { $seat }: { $what }
mp-paid = { $what }, ára { $price }
mp-brings = { $what } → { $gain }
mp-dropped = { $what }, eldobva { $contracts }
mp-dealt = Mindenki 3 célkártya közül választhat.
mp-kept-own = Megtartod: { $goal }
mp-round = { $round }. forduló: { $start } kezd
mp-rolled = Kockák: { $rolls }
mp-roll = { $seat } { $dice }
mp-rolled-cards = { $rolls }. A forduló városkártyái: { $cards }
mp-rolled-black = { $rolls }. Nyitott fekete kockák: { $dice }
mp-did-kept = célkártya kiválasztva
mp-did-with = { $what } ({ $dice })
mp-did-times = { $what } ×{ $n }
mp-did-contracts = { $contracts } ({ $dice })
mp-did-fulfil = { $contract } teljesítve
mp-did-improve = pecsét fejlesztve ({ $guild })
mp-did-reroll = { $die } újradobva, új értéke { $value }
mp-did-change = { $die } módosítva, új értéke { $value }
mp-did-black = fekete kocka, értéke { $value }
mp-did-collect = előőrslapka megtartva ({ $gain })
mp-did-outpost = előőrslapka felhasználva ({ $gain })
mp-did-nothing = { $from }, nincs mit kapni
mp-did-take = { $contract } elvéve
mp-did-draw = { $contract } felhúzva, nincs hely
mp-did-refuse = { $contract } eldobva
mp-did-leave = szerződés nélkül ({ $place })
mp-did-twice = { $from } duplán jár
mp-did-stay = nincs mozgás
mp-did-by = { $from } → { $what }
mp-did-travel = { $space } ({ $dice }), { $way }
mp-did-move = mozgás ({ $way })
mp-did-hourglass = { $what }; övé a homokóra
mp-did-post = új állomás ({ $place })
mp-did-post-extra = plusz állomás, bónuszok nélkül ({ $place })
mp-did-post-moved = állomás áthelyezve ({ $from } → { $place })
mp-way = { $before } → { $next }
mp-ways = { $first }; a másik bábu { $second }
mp-asks-jade = Ebben a körben megkérdezem, mennyit fizetsz jádéval.
mp-new-contract = { $contract }, { $place }
mp-new-contracts = Új a térképen: { $contracts }
mp-ended = Vége a körödnek
mp-final = { $seat }: végső pontozás, { $points } pont ({ $parts }), { $goal }
mp-part = { $what } +{ $points }
mp-over = Vége a játéknak

## Hol tart a játék, és kinek mi a dolga

mp-stage = { $round }/{ $of }. forduló
mp-stage-characters = karakterek választása
mp-stage-goals = célkártyák választása
mp-stage-over = vége a játéknak
mp-duty-turn = { $count ->
    [one] kocka
   *[other] kockák
} { $dice }
mp-duty-end = bónuszakciók vagy a kör befejezése
mp-duty-character = karakter választása
mp-duty-goal = célkártya választása
mp-duty-bonus = döntés egy bónuszról
mp-duty-compensate = kárpótlás elosztása
mp-duty-take = szerződés választása
mp-duty-post = állomás áthelyezése
mp-duty-move = bábu mozgatása
mp-duty-seal = céhpecsét választása
mp-duty-over = vége a játéknak

## Kérdések

mp-status = { $dice } · { $stock }
mp-ask-with = { $ask }
    { $status }
mp-ask-turn = Egy akció jár; előtte és utána lehetnek bónuszakciók.
mp-ask-acted = Az akciód megvolt. Jöhetnek bónuszakciók, vagy fejezd be a köröd.
mp-ask-name = Melyik karakterrel játszol?
mp-ask-goal-card = Melyik célkártyát tartod meg? A végéig csak te látod.
mp-ask-offer = Melyik kínálatot veszed el? I: 1. könyv, II: 2. könyv, III: 3. könyv.
mp-ask-die = Melyik kockával?
mp-ask-die-drop = Nincs hely, ezeket dobod el: { $contracts }. Melyik kockával?
mp-ask-die-for = { $what }. Melyik kockával?
mp-ask-die-khan = A kán kegye: { $gain }. Melyik kockával?
mp-ask-die-bag = Melyik kocka megy a pénzeszsákra?
mp-ask-die-bag-acted = Az akciód megvolt. Menjen még egy kocka a pénzeszsákra, vagy vége a körnek?
mp-ask-die-reroll = Melyik kockát dobod újra?
mp-ask-die-change = Melyik kockát módosítod 1-gyel?
mp-ask-die-black = Melyik fekete kockát veszed el?
mp-ask-dice = Mely kockákkal? A legkisebb számít.
mp-ask-dice-travel = { $place }: mely kockákkal? A legkisebb mondja meg, hány lépés jár.
mp-ask-jade = Az árból mennyit fizetsz jádéval?
mp-ask-seal = Melyik céhpecsétet veszed el?
mp-ask-improve = Melyik pecsétet fejleszted?
mp-ask-goal = Hová? Itt állsz: { $figures }. Pecsétek: { $seals }.
mp-ask-goal-lacks = { $ask }
    Nem érhető el (az út ára vagy a hiányzó pecsét): { $lacks }.
mp-lack = { $place } ({ $what })
mp-lack-seals = hiányzó { $guilds }
mp-ask-figure = Melyik bábu megy oda?
mp-ask-route = Melyik útvonalon?
mp-ask-second = Maradt lépés: hová megy a másik bábu?
mp-ask-detour = Melyik útvonalon megy a másik bábu?
mp-ask-post = Még egy állomás egy érintett városban, bónuszok nélkül?
mp-ask-post-bonuses = Még egy állomás egy érintett városban, a bónuszaival?
mp-ask-contracts = Mely szerződéseket veszed el? Egyet vagy kettőt; 3 érme is jár.
mp-ask-contracts-room = Mely szerződéseket veszed el? Egyet vagy kettőt; 3 érme is jár.
    Szabad hely: { $room }. Ami nem fér el, azért egy régit dobsz el: { $contracts }.
mp-ask-contract = Melyik szerződést teljesíted?
mp-ask-drop = Nincs hely: melyik régi szerződést dobod el?
mp-ask-city = Melyik különleges várost?
mp-ask-card = Melyik városkártyát?
mp-ask-choice = Mit választasz?
mp-ask-option = A kártya melyik lehetőségét?
mp-ask-times = Hányszor?
mp-ask-goods = Mely árukkal fizetsz?
mp-ask-gain = Mit adjon a pénzeszsák?
mp-ask-by = Fel vagy le?
mp-ask-tile = Melyik előőrslapkát használod?
mp-open-any = { $from }: válassz { $n } árut.
mp-open-different = { $from }: válassz { $n } különböző árut.
mp-open-copy = { $from }: melyik másik városbónuszt kapod?
mp-open-own = { $from }: válassz { $n } városbónuszt a városaidból.
mp-open-drawn = { $from }: { $contract }, de nincs hely. Melyik szerződést dobod el?
mp-open-contract = { $from }: melyik szerződést veszed el a városaidból?
mp-open-offered = Új állomás ({ $place }): elveszed valamelyik ottani szerződést?
mp-open-seal = { $from }: melyik céhpecsétet veszed el? ({ $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka)
mp-open-black = { $from }: melyik fekete kockát veszed el?
mp-open-move = { $from }: legfeljebb { $n } lépés jár. Hová?
mp-open-post = Minden állomásod kint van. Melyik költözik ide: { $place }?
mp-open-oases = Érintett oázisok: { $n }. Mindegyikért érme vagy teve?
mp-open-twice = A forduló eleji bónuszok közül melyik jár duplán?
mp-open-pair = Két { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
}: a pár bónusza kell, vagy kockánként egy?
mp-open-compensation = Alacsony dobás: { $n } hiányzik a 15-höz. Ebből mennyi legyen érme, és mennyi teve?
mp-open-gain = { $from }: válassz.

## Válaszok: legfeljebb 34 betű

mp-label-beside = { $first } · { $second }
mp-label-comma = { $before }, { $next }
mp-label-character = Karakter választása
mp-label-goal = Célkártya választása
mp-label-compensate = Kárpótlás
mp-label-bonus = Bónusz választása
mp-label-book = Könyvek
mp-label-khan = A kán kegye
mp-label-seal = Céhpecsétek
mp-label-travel = Utazás
mp-label-contracts = Szerződések
mp-label-city = Különleges város
mp-label-card = Városkártya
mp-label-fulfil = Szerződés teljesítése
mp-label-improve = Pecsét fejlesztése
mp-label-bag = Pénzeszsák
mp-label-reroll = Kocka újradobása
mp-label-reroll-short = Újradobás
mp-label-change = Kocka módosítása
mp-label-change-short = Módosítás
mp-label-black = Fekete kocka
mp-label-black-short = Fekete kocka
mp-label-outpost = Előőrslapka
mp-label-take = Szerződés elvétele
mp-label-post = Állomás áthelyezése
mp-label-move = Mozgás
mp-label-jade = { $jade } = { $what }
mp-label-jade-none = Jáde nélkül
mp-label-pay-jade = Több jádéval fizetek
mp-label-end = Kör vége
mp-label-other-dice = Más kockák
mp-label-times = { $n } alkalommal
mp-label-own = A karakterem bónusza
mp-label-pair = Pár: { $gain }
mp-label-single = A két kocka: { $gain }
mp-label-by = { $old } → { $new }
mp-label-from = innen: { $place }
mp-label-none-second = A másik bábu marad
mp-label-none-post = Nincs plusz állomás
mp-label-none-move = Nincs mozgás
mp-label-none-contract = Nem kell szerződés
mp-label-offer = { $book } → { $gain }

## A válaszok mögött: legfeljebb 100 betű

mp-note-seal = legalább { $least }{ $least ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka; { $jade ->
    [0] jáde nem jár hozzá
   *[other] { $jade } jáde jár hozzá
}
mp-note-steps = legfeljebb { $n } lépés
mp-note-steps-extra = legfeljebb { $n } lépés, +1 állomás
mp-note-steps-price = { $note }; ára { $price }
mp-note-oases = oázisok ({ $oases })
mp-note-occupied = { $note } (a mező ára { $n } érme)
mp-note-ways = ára { $price }; { $there }
mp-note-times = { $n } × ({ $what })
mp-note-in-all = ára { $price }
mp-note-space = { $note }; a mező ára { $price }
mp-note-now = { $note }; most { $price }
mp-note-lies = { $note }; { $place }
mp-note-gains = → { $gain }
mp-note-ways-free = ingyenes út; { $there }
mp-note-price = legalább { $least }{ $least ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka; ára { $price }
mp-note-free = legalább { $least }{ $least ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka; ingyenes
mp-note-offer = { $book }, { $note }
mp-there = { $things }
mp-there-nothing = nincs állomás
mp-there-own = saját állomás
mp-there-post = új állomás
mp-there-outpost = előőrsbónusz
mp-there-token = városbónusz
mp-there-contracts = szerződések
mp-there-card = városkártya
mp-there-special = különleges város
# Mit tud egy karakter, legfeljebb 100 betűben.
mp-ability = { $id ->
    [mongke_khan] Az érintett oázis nem kerül lépésbe; mindegyik 3 pontot hoz, és 2 érmét vagy 1 tevét.
    [de_wu] Céhpecsét 1 kockával; minden fejlesztésért 1 jáde; a végén +1 címer.
    [abha_basu] Fordulónként 2 érme; teljesített szerződésenként 1 jáde; kapott jádénként 1 pont.
    [mailin_and_tian_chin] +3 érme; 2 bábu osztozik a lépéseken; fordulónként 1 bónusz duplán jár.
    [filippo_vitello] Megkapja a felhasznált előőrslapkákat, és mindegyiket még egyszer használhatja.
    [isabella_donati] Dobott kockánként 2 érme (1, 6), 1 pont (2, 5) vagy 1 teve (3, 4). A pár árut is hozhat.
    [gantulga_od] Az utakon nem fizet érmét és tevét; csak az alsó utazásmezőt használja.
   *[other] Ahogy a kártyán áll.
}

## Mi az, ami előbb jön

mp-verb-compensate = kárpótlás
mp-verb-take = egy szerződés
mp-verb-post = állomás áthelyezése
mp-verb-move = egy mozgás
mp-verb-seal = egy céhpecsét
mp-verb-bonus = döntés egy bónuszról

## Miért nem: a tény, aztán az ok

mp-refuse-seats = A Marco Polo II 2–4 játékosnak való.
mp-refuse-character-first = Előbb mindenki karaktert választ; aztán kezdődnek a körök.
mp-refuse-goal-first = Előbb mindenki célkártyát választ; aztán kezdődnek a körök.
mp-refuse-open = Valami még hátravan, és az jön előbb: { $verb }.
mp-refuse-nothing-such = Nálad most nincs ilyen teendő.
mp-refuse-chosen = Karaktert és célkártyát csak az első forduló előtt lehet választani.
mp-refuse-end-bagged = Tettél kockát a pénzeszsákra, de akció még lehetséges: előbb az jön.
mp-refuse-end = Ebben a körben még hátravan az akciód.
mp-refuse-end-bag = Nincs lehetséges akció: tegyél egy kockát a pénzeszsákra, utána vége lehet a körnek.
mp-refuse-acted = Ebben a körben az akciód már megvolt; csak bónuszakció maradt.
mp-refuse-no-contract = Nincs aktív szerződésed.
mp-refuse-contract-dear = Amid van, az nem elég ahhoz a szerződéshez.
mp-refuse-no-basic = Nincs fejleszthető pecséted.
mp-refuse-improve-dear = Amid van, az nem elég annak a pecsétnek a fejlesztéséhez.
mp-refuse-no-outpost = Nincs megtartott előőrslapkád; csak Filippo Vitello tart meg ilyet.
mp-refuse-jade-asked = Ebben a körben már rákérdezek a jádéra.
mp-refuse-no-jade = Nincs jádéd.
mp-refuse-black-bought = Ebben a körben már vettél fekete kockát; körönként csak egy vehető.
mp-refuse-no-black = Nincs több fekete kocka a táblán.
mp-refuse-no-dice = Ebben a fordulóban nincs több kockád.
mp-refuse-dear = Ennek az ára { $camels } teve; ez jádéval együtt sincs meg.
mp-refuse-space-dear = Az a mező foglalt: legalább { $coins } érme az ára, és ez jádéval együtt sincs meg.
mp-refuse-books = Egyik kockád sem nyit könyvet: alacsony a szám, vagy már járt ott a színed.
mp-refuse-khan-full = A kán kegye ebben a fordulóban megtelt.
mp-refuse-khan-used = A színed már ott van; csak fekete kockával lehet újra.
mp-refuse-khan-low = A kán kegyéhez most legalább ekkora kocka kell: { $least }.
mp-refuse-seals = A kockáid nem adnak új céhpecsétet: kevés van, alacsonyak, vagy már járt ott a színed.
mp-refuse-travel-dice = Nincs kockád olyan utazásmezőre, ahol nem járt még a színed.
mp-refuse-travel-dear = A mező árával együtt egy lépést sem tudsz kifizetni.
mp-refuse-travel-space = A karaktered nem használhatja azt az utazásmezőt.
mp-refuse-no-contract-city = Nincs állomásod olyan városban, ahol szerződés van.
mp-refuse-contracts = Egyik kockád sem jó oda: már járt ott a színed.
mp-refuse-no-special = Nincs állomásod különleges városban.
mp-refuse-city-full = Az a különleges város ebben a fordulóban megtelt.
mp-refuse-city-used = A színed már ott van; csak fekete kockával lehet újra.
mp-refuse-city-no-post = Nincs ott állomásod.
mp-refuse-post-new = Új ott az állomásod: a következő körödtől használhatod.
mp-refuse-not-special = Az nem különleges város.
mp-refuse-cards = Nincs olyan városkártya, amelyet most használhatnál.
mp-refuse-card-gone = Az a városkártya nincs a táblán.
mp-refuse-card-dear = Azzal, amid van, egyik kockád sem működteti azt a kártyát.
mp-refuse-card-taken = Azt a kártyát ebben a fordulóban már használták.
mp-refuse-card-no-post = Nincs állomásod annak a kártyának a városában.
mp-refuse-die-useless = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: ezzel ezt most nem lehet.
mp-refuse-no-such-die = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: nincs ilyen saját színű kockád.
mp-refuse-no-such-black = Fekete { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: nincs ilyened.
mp-refuse-no-such-dice = Nincsenek ilyen kockáid.
mp-refuse-dice-useless = Azokkal a kockákkal ezt nem lehet megtenni.
mp-refuse-dice-other = Azok a kockák nem tudnak többet az olcsóbbaknál. Itt vannak: „{ mp-label-other-dice }”.
mp-refuse-book-low = Ahhoz a könyvhöz legalább ekkora kocka kell: { $least }.
mp-refuse-book-used = A színed már ott van annál a könyvnél; csak fekete kockával lehet újra.
mp-refuse-offer-dear = Annak a kínálatnak az ára { $jade } jáde: ennyid nincs.
mp-refuse-seal-owned = Az a pecsét már megvan.
mp-refuse-seals-used = A színed már ott van; csak fekete kockákkal lehet újra.
mp-refuse-seal-low = Ahhoz a pecséthez legalább ekkora kockák kellenek: { $least }.
mp-refuse-seal-missing = Az a pecsét nincs meg.
mp-refuse-improved = Az a pecsét már fejlesztett.
mp-refuse-contract-far = Nincs állomásod annak a szerződésnek a városában.
mp-refuse-contract-gone = Az a szerződés nincs a térképen.
mp-refuse-not-active = Az nincs az aktív szerződéseid között.
mp-refuse-option = A kártyának ez a lehetősége most nem használható.
mp-refuse-times = Legfeljebb ennyiszer: { $most }.
mp-refuse-change = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka így nem módosítható; a 6 és az 1 nem szomszédos.
mp-refuse-character-gone = Az a karakter nincs ott.
mp-refuse-goal = Azt a célkártyát nem kaptad.
mp-refuse-compensation = Legfeljebb ennyi lehet érme: { $most }.
mp-refuse-choice = Az itt nem választható.
mp-refuse-no-token = Nincs ott városbónuszod.
mp-refuse-no-post = Nincs ott állomásod.
mp-refuse-goal-seals = Az odavezető úthoz hiányzó pecsét: { $guilds }.
mp-refuse-goal-steps = Az odavezető út { $n } lépés, ennyit a kockáid nem engednek.
mp-refuse-goal-steps-move = Az odavezető út { $n } lépés, ez a mozgás csak ennyi: { $most }.
mp-refuse-goal-price = Amid van, az nem elég az odavezető útra: { $price }.
mp-refuse-goal-space = Az utat ki tudod fizetni, de az utazásmezővel együtt már nem.
mp-refuse-route = Az az útvonal nem oda vezet, vagy van nála mindenben jobb.
mp-refuse-extra-post = Plusz állomás csak olyan érintett városba kerülhet, ahol még nincs állomásod.
mp-refuse-jade = Ezt nem lehet ennyi jádéval kifizetni.
mp-refuse-goods = Ezt nem lehet azokkal az árukkal kifizetni.

## Képek helyett

mp-board-actions = Akciók
mp-board-map = Térkép
mp-board-result = Eredmény
mp-alt-actions = Marco Polo II (házi kiadás), akciók, { $stage }.
mp-alt-map = Marco Polo II (házi kiadás), térkép, { $stage }.
mp-alt-characters = Választható: { $characters }.
mp-alt-seat = { $seat }: { $points } pont, { $dice }, { $stock }; { $seals }.
mp-alt-posts = { $seat } · bábu: { $figures }; állomások: { $posts }.
mp-alt-contracts = Szerződések: { $contracts }.
mp-alt-place = { $seat }: { $points } pont; bábu: { $figures }; állomások: { $posts }.
mp-alt-figures = Bábuk: { $seats }.
mp-alt-figure = { $seat } ({ $places })
mp-alt-left = Maradt állomás: { $seats }.
mp-alt-left-of = { $seat } ({ $n })
mp-alt-open = Szabad mezők: { $spaces }.
mp-alt-cards = Szabad városkártyák: { $cards }.
mp-alt-character = { $seat }: { $character }.
mp-alt-board = { $seat } · aktív szerződések: { $active }; teljesítve: { $done }; maradt állomás: { $left }.
mp-read-result = Pontozólap
mp-read-turns = Sorrend
mp-read-order = Sorrend ebben a fordulóban: { $seats }.
mp-read-hourglass = A homokóra itt van: { $seat }.
mp-read-offers = { $book }: { $offers }.
mp-read-next = { $book }, a következő fordulóban: { $offers }.
mp-read-placed = Kockák a táblán
mp-read-dice = { $space }: { $seat }, { $dice }.
mp-read-dice-printed = { $space }: { $dice }, végig ott van.
mp-read-black = Még megszerezhető: { $dice }.
mp-read-cards = Városkártyák
mp-read-contracts = Szerződések
mp-read-map = Jelzők a térképen
mp-read-entry = { $name }: { $what }.
mp-read-deck = A paklikban: szerződés { $n }, városkártya { $cards }.
mp-read-token = városbónusz: { $gain }
mp-read-outpost = előőrslapka: { $gain }
mp-read-kept = Felhasználható előőrslapkák: { $gain }.
mp-read-shields = Újra számító címer: { $n }.
mp-alt-score = { $seat }: { $points } pont ({ $parts }).
mp-own-goal = A célkártyád: { $goal }. { $what }
mp-own-dealt = { $goal }: { $what }
mp-own-done = Teljesített szerződések: { $contracts }
mp-points = { $seat }: { $points } pont, állomások: { $posts }, teljesített szerződések: { $contracts }, { $stock }
mp-score-contracts = Szerződések
mp-score-posts = Állomások
mp-feat = Legtöbb állomás
mp-score-cards = Városkártyák
mp-score-cities = Különleges városok
mp-score-tokens = Jelzők és lapkák
mp-score-seals = Fejlesztett pecsétek
mp-score-character = Karakter
mp-score-goods = Megmaradt áruk
mp-score-coins = Érmék
mp-score-goal = Célkártya
mp-score-arms = Címerek
mp-score-most = Legtöbb szerződés
mp-score-tie-camels = Döntetlennél: tevék

## Amit fel lehet lapozni

mp-topic-edition = { $text } (Házi kiadás: a nyomtatott értékek a mieink.)
mp-topic-card = { $what }. Egy kocka, fordulónként egyszer; városban saját állomás kell hozzá.
mp-topic-contract = { $what }
mp-topic-seal = Legalább { $least }{ $least ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kockákkal vehető el; jáde hozzá: { $jade }. Fejlesztés: { $what }. Bónusza a fordulók elején újra: { $bonus }.
mp-topic-start = Minden bábu innen indul; állomás nem kerül ide
mp-topic-oasis = Megálló állomás nélkül
mp-topic-city-contract = Szerződésváros: itt szerződések vannak
mp-topic-city-card = Város városkártyával
mp-topic-city-special = Különleges város
mp-topic-city-bonus = Város városbónusszal
mp-topic-arms = { $what }. Címer: { $arms }
mp-topic-way = { $place } ({ $cost })
mp-topic-way-seal = { $place } ({ $cost }, pecsét: { $guild })
mp-topic-place = { $what }. Utak: { $ways }.
mp-topic-house = Házi kiadás
mp-topic-house-text = A térkép, a kártyák, a szerződések, a kínálatok és a jelzők legtöbb értéke a mi rekonstrukciónk, nem a kiadott játéké. Akinek megvan a játék, saját fájlokat tehet a helyükre.
mp-topic-turn = Egy kör
mp-topic-turn-text = Egy akció kockákkal, előtte és utána akárhány bónuszakció, közben soha. A körök addig tartanak, amíg valakinek van kockája.
mp-topic-dice = Kockák és mezők
mp-topic-dice-text = A legkisebb kocka mondja meg, hányszor jár az akció, vagy mennyit hoz. Barna mező csak üresen használható. A foglalt kék mező annyi érmébe kerül, amennyi a legkisebb lerakott kocka. Egy szín fordulónként egyszer használ egy mezőt; a fekete kockának nincs színe.
mp-topic-books = Könyvek
mp-topic-books-text = Egy kocka: az 1. könyvhöz bármilyen, a 2.-hoz legalább 3, a 3.-hoz legalább 5; ennek két mezője van. Négy kínálatból egy jár: kettő ingyen, egy 1, egy 2 jádéért.
mp-topic-khan = A kán kegye
mp-topic-khan-text = Egy kocka, legalább akkora, mint az előző: 4 érme és 2 teve. Fordulónként négy hely, színenként egy; az ott fekvő kockákért senki sem fizet.
mp-topic-seals = Céhpecsétek
mp-topic-seals-text = Két kocka; a kisebbik 1-től a földműveseket, 2-től a fűszereseket, 3-tól a szabókat, 4-től az ékszerészeket nyitja. Alap pecsét, fajtánként egy, 0–3 jádéval. Utakat nyitnak; fejlesztve a bónuszuk azonnal és minden forduló elején jár.
mp-topic-travel = Utazás
mp-topic-travel-text = Alsó, középső és felső mező: 1, 2 vagy 3 kocka; legfeljebb 1, 4 vagy 6 lépés, de nem több, mint a legkisebb kocka. Az alsó mező 2 érmébe kerül. Előre kell kifizetni minden utat; a pecsétes úthoz kell az a pecsét.
mp-topic-posts = Állomások
mp-topic-posts-text = Ahol a mozgás városban ér véget, oda állomás kerül. Azonnal jár a városbónusz, az előőrsbónusz és egy szerződés; a különleges város és a városkártya a következő körtől használható. A 9. és a 10. állomás 5 pont, a 11. pedig 10.
mp-topic-contracts = Szerződések
mp-topic-contracts-text = Egy kockával 1 vagy 2 szerződés vehető el olyan városokból, ahol van saját állomás, aztán 3 érme jár. Két aktívnak van hely; a régiek eldobhatók.
mp-topic-special-cities = Különleges városok
mp-topic-special-cities-text = Bagdad, Balkh és Hormuz: színenként egy kocka, összesen kettő, saját állomással. A város fejlesztett pecsétjével annak bónusza is jár, egyszer vagy kétszer.
mp-topic-city-cards = Városkártyák
mp-topic-city-cards-text = Egy kocka, minden kártya fordulónként egyszer. Többnyire a kocka mondja meg, legfeljebb hányszor. Városban saját állomás kell; az akciómezőknél lévő kettő fordulónként cserélődik.
mp-topic-bonus-actions = Bónuszakciók
mp-topic-bonus-actions-text = Szerződés teljesítése; pecsét fejlesztése; pénzeszsák: egy kocka 3 érméért, 2 tevéért vagy 1 jádéért; újradobás 1 tevéért; módosítás 1-gyel 2 tevéért; fekete kocka 3 tevéért, körönként egyszer.
mp-topic-black-dice = Fekete kockák
mp-topic-black-dice-text = Azonnal dobni kell vele, és nincs színe: vele egy mező újra használható. A forduló végén visszakerül. Opcióként a forduló elején dobják őket, és érték szerint választhatók.
mp-topic-jade = Jáde
mp-topic-jade-text = Áru, amely érmét vagy tevét is helyettesít, fordítva soha. Előbb érme és teve megy, jáde csak a hiányért, vagy amennyit szeretnél, ha kéred.
mp-topic-hourglass = Homokóra
mp-topic-hourglass-text = Aki legalább olyan magas utazásmezőt használ, mint addig bárki a fordulóban, az kapja, és ő kezdi a következőt.
mp-topic-compensation = Kárpótlás
mp-topic-compensation-text = Ha a forduló eleji dobás összege 15 alatt van, minden hiányzó pontért egy érme vagy teve jár.
mp-topic-coats-of-arms = Címerek
mp-topic-coats-of-arms-text = A végén a különböző címerek a saját állomásos városokban és a +1 címerek egy sávon hoznak pontot, legfeljebb 43-at.
mp-topic-goals = Célkártyák
mp-topic-goals-text = Mindenki egyet tart meg háromból, a végéig titokban. A rajta lévő fejlesztett pecsétek pontot érnek, a címerek még egyszer számítanak.
mp-topic-end = A játék vége
mp-topic-end-text = Öt forduló után: minden 2 áruért és minden 10 érméért 1 pont, célkártya, címerek, a legtöbb szerződésért 8, a második legtöbbért 4 pont (két játékosnál nem). Döntetlennél a több teve.

## Szavak a képeken: rövidek, mert kevés a hely

mp-picture-edition = házi kiadás
mp-picture-round = { $n }/{ $of }. forduló
mp-now-rounds = { $n ->
    [0] Az utolsó forduló
   *[other] Még { $n } forduló van hátra
}
mp-picture-phase-characters = Karakterek
mp-picture-phase-goals = Célkártyák
mp-picture-phase-bonuses = Bónuszok
mp-picture-phase-dice = Kockák
mp-picture-phase-actions = Akciók
mp-picture-over = Vége a játéknak
mp-picture-letters = válassz egy betűt
mp-picture-khan = A kán kegye
mp-picture-seals = Céhpecsétek
mp-picture-seals-hint = alul: a fejlesztés ára és haszna
mp-picture-bag = Pénzeszsák
mp-picture-bag-often = akárhányszor
mp-picture-steps = lépés: min. kocka
mp-picture-contracts = Szerződések
mp-picture-fulfilled = teljesítve
mp-picture-twice = ×2, ha ≥{ $n }
mp-picture-black = Fekete kockák
mp-picture-open = mindenkinek
mp-picture-stock = Érmék, tevék és áruk
mp-picture-goal = Célkártya
mp-picture-secret = A célkártyát csak te látod.
mp-picture-board = saját táblája
mp-picture-arms = { $n ->
    [one] { $n } címer
   *[other] { $n } címer
}
mp-picture-posts = Állomások
mp-picture-score-posts = Állomások
mp-picture-score-total = Pont
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
mp-picture-does-end = folytathatja vagy befejezheti a körét
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
mp-picture-asks-book = melyik kínálat?
mp-picture-asks-khan = melyik kocka?
mp-picture-asks-seal = melyik pecsét?
mp-picture-asks-travel = hová?
mp-picture-asks-contracts = mely szerződések?
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
mp-picture-asks-die = melyik kocka?
mp-picture-asks-dice = mely kockák?
mp-picture-asks-figure = melyik bábu?
mp-picture-asks-route = melyik útvonal?
mp-picture-asks-second = és a másik bábu?
mp-picture-asks-stop = még egy állomás?
mp-picture-asks-drop = melyik szerződés kerüljön ki?
mp-picture-asks-goods = mely áruk?
mp-picture-asks-times = hányszor?
mp-picture-asks-by = fel vagy le?
mp-picture-asks-end = vége a körnek?

## A parancs és a beállítások

marcopolo-title = Marco Polo II
marcopolo-edition = házi kiadás
marcopolo-button-own = Táblám
marcopolo-final = végleges
marcopolo-final-reroll = dobás
marcopolo-final-black = dobás
marcopolo-command =
    .name = marcopolo
    .description = Lépések: Marco Polo II
marcopolo-verb-character =
    .name = karakter
    .description = Karakter választása
marcopolo-verb-goal =
    .name = cél
    .description = Egy célkártya megtartása a háromból
marcopolo-verb-compensate =
    .name = kárpótlás
    .description = A kárpótlás elosztása alacsony dobásnál
marcopolo-verb-bonus =
    .name = bónusz
    .description = Döntés egy bónuszról
marcopolo-verb-book =
    .name = könyv
    .description = Egy kínálat elvétele a könyvekből
marcopolo-verb-khan =
    .name = kán
    .description = A kán kegye: 4 érme és 2 teve
marcopolo-verb-seal =
    .name = pecsét
    .description = Céhpecsét elvétele
marcopolo-verb-travel =
    .name = utazás
    .description = Utazás és kereskedőállomás
marcopolo-verb-contracts =
    .name = szerződések
    .description = Egy vagy két szerződés és 3 érme
marcopolo-verb-city =
    .name = város
    .description = Különleges város használata
marcopolo-verb-card =
    .name = városkártya
    .description = Városkártya használata
marcopolo-verb-fulfil =
    .name = teljesít
    .description = Szerződés teljesítése (bónuszakció)
marcopolo-verb-improve =
    .name = fejleszt
    .description = Céhpecsét fejlesztése (bónuszakció)
marcopolo-verb-bag =
    .name = pénzeszsák
    .description = Pénzeszsák: egy kocka érméért, tevéért vagy jádéért
marcopolo-verb-reroll =
    .name = újradob
    .description = Egy kocka újradobása 1 tevéért
marcopolo-verb-change =
    .name = módosít
    .description = Egy kocka módosítása 1-gyel 2 tevéért
marcopolo-verb-black =
    .name = fekete
    .description = Fekete kocka 3 tevéért (körönként egyszer)
marcopolo-verb-outpost =
    .name = előőrs
    .description = Megtartott előőrslapka használata (Filippo Vitello)
marcopolo-verb-take =
    .name = szerződés
    .description = A felkínált szerződés elvétele, vagy egyik sem
marcopolo-verb-post =
    .name = állomás
    .description = Melyik állomást mozgatod, ha mind a tizenegy kint van
marcopolo-verb-move =
    .name = mozgás
    .description = Mozgás jutalomként, vagy helyben maradás
marcopolo-verb-jade =
    .name = jáde
    .description = Ebben a körben megkérdezem, mennyit fizetsz jádéval
marcopolo-verb-end =
    .name = vége
    .description = A köröd vége
marcopolo-slot-name =
    .name = név
    .description = Melyik karakter
marcopolo-slot-card =
    .name = lap
    .description = Melyik lap
marcopolo-slot-coins =
    .name = érmék
    .description = Mennyi legyen érme (a többi teve)
marcopolo-slot-choice =
    .name = választás
    .description = Mit választasz
marcopolo-slot-offer =
    .name = kínálat
    .description = A könyvek melyik kínálata
marcopolo-slot-die =
    .name = kocka
    .description = Melyik kocka
marcopolo-slot-dice =
    .name = kockák
    .description = Mely kockák
marcopolo-slot-others =
    .name = mások
    .description = A további kockák („{ mp-label-other-dice }”)
marcopolo-slot-jade =
    .name = jáde
    .description = Mennyit fizetsz belőle jádéval
marcopolo-slot-seal =
    .name = pecsét
    .description = Melyik céhpecsét
marcopolo-slot-goal =
    .name = hová
    .description = Hol ér véget az út
marcopolo-slot-figure =
    .name = bábu
    .description = Melyik bábu (Mailin és Tian Chin)
marcopolo-slot-route =
    .name = útvonal
    .description = Melyik útvonal
marcopolo-slot-second =
    .name = másik
    .description = Hová megy a másik bábu, ha megy
marcopolo-slot-detour =
    .name = kitérő
    .description = A másik bábu útvonala
marcopolo-slot-stop =
    .name = megálló
    .description = Plusz állomás egy városban, amelyet a másik bábu érint
marcopolo-slot-post =
    .name = állomás
    .description = Plusz állomás egy érintett városban (felső mező)
marcopolo-slot-contracts =
    .name = szerződések
    .description = Egy vagy két szerződés
marcopolo-slot-contract =
    .name = szerződés
    .description = Melyik szerződés
marcopolo-slot-drop =
    .name = eldobott
    .description = Melyik régi szerződés menjen, ha nincs hely
marcopolo-slot-city =
    .name = város
    .description = Melyik város
marcopolo-slot-times =
    .name = hányszor
    .description = Hányszor
marcopolo-slot-goods =
    .name = áruk
    .description = Mely árukkal fizetsz
marcopolo-slot-gain =
    .name = nyereség
    .description = 3 érme, 2 teve vagy 1 jáde
marcopolo-slot-by =
    .name = irány
    .description = Eggyel fel vagy le
marcopolo-slot-tile =
    .name = lapka
    .description = Melyik előőrslapka
marcopolo-setting-black-dice = Fekete kockák
marcopolo-setting-black-dice-hidden = dobás az elvételkor
marcopolo-setting-black-dice-open = nyitva, dobás a forduló elején
marcopolo-setting-extra-post-bonuses = A plusz állomás bónuszai
marcopolo-setting-extra-post-bonuses-no = nem járnak
marcopolo-setting-extra-post-bonuses-yes = járnak

## How to play, in half a page

marcopolo-how =
    { "**" }{ marcopolo-title }: így megy**
    { "**" }Cél.** A legtöbb pont 5 forduló után: szerződés, állomás, pecsét, városkártya és a titkos célkártyád.
    { "**" }Egy kör**: egy akció kockákkal, előtte és utána bónuszakciók. A körök addig mennek, amíg van kocka.
    { "**" }Akciók**
    · Könyvek, 1 kocka: áru (II. könyv 3-tól, III. 5-től)
    · A kán kegye, 1 kocka, nem kisebb az előzőnél: 4 érme, 2 teve
    · Céhpecsétek, 2 kocka: pecsét és jáde; a kisebbik dönt
    · Utazás, 1, 2 vagy 3 kocka: legfeljebb 1, 4 vagy 6 lépés és a legkisebb kocka; előbb fizesd ki az utakat. Ahol városban megállsz, állomást raksz
    · Szerződések, 1 kocka: 1 vagy 2 a városaidból, és 3 érme
    · Különleges város és városkártya, 1 kocka, az állomás utáni körtől
    A foglalt kék mező annyi érme, amennyi ott a legkisebb kockád. Barna csak üresen.
    { "**" }Bónuszakciók**: szerződés teljesítése; pecsét fejlesztése; kocka 3 érméért, 2 tevéért vagy 1 jádéért; újradobás 1 teve; módosítás 1-gyel 2 teve; fekete kocka 3 teve.
    { "**" }A jáde** érmét vagy tevét is helyettesít.
    { "**" }Új forduló**: a városbónuszok és a fejlesztett pecsétek újra fizetnek.
    { "**" }Vége**: célkártya, címerek, legtöbb szerződés 8, második 4 (kettőnél nem), 2 áru vagy 10 érme 1 pont.
    Házi kiadás: az értékek a mieink.

## Chapters of what can be looked up

mp-chapter-rules = Szabályok
mp-chapter-characters = Karakterek
mp-chapter-places = Helyek a térképen
mp-chapter-seals = Céhpecsétek
mp-chapter-cards = Városkártyák
mp-chapter-contracts = Szerződések
mp-chapter-goals = Célkártyák

## Tips in the first games

mp-tip-character = Minden karakter felrúg egy szabályt. Első játékhoz olyat válassz, aki minden fordulóban hoz valamit.
mp-tip-goal = A célkártya a végén számít: a fejlesztett pecsétek, és az állomásos városaid címerei. Azt válaszd, ami egy útba esik.
mp-tip-first = Kis kocka a kán kegyéhez és az I. könyvhöz, nagy az utazáshoz és a pecsétekhez.
mp-tip-occupied = Az a mező foglalt: annyi érme, amennyi a legkisebb lerakott kockád. Érkezz korán, vagy kis kockával.
mp-tip-travel = Minden utat az első lépés előtt fizetsz ki, és állomást csak a mozgás végén raksz.
mp-tip-seal = A vízi úthoz céhpecsét kell. Megmarad: csak felmutatod, nem költöd el.
mp-tip-room = Két aktív szerződésnek van hely. A harmadik kiszorít egy régit: előbb teljesíts egyet bónuszakcióként.
mp-tip-fulfil = Most teljesíthetsz egy szerződést. Bónuszakció, kocka nem kell hozzá.
mp-tip-low = Az alacsony dobásért kárpótlás jár: 15 alatt minden pontért egy érme vagy teve. A teve a drágább.
mp-tip-black = 3 teve egy fekete kocka, körönként egyszer: még egy akció, akár ott is, ahol már jártál.
mp-tip-card = Az állomásod megnyitotta a várost: mostantól egy kocka itt is dolgozik. A kártya fordulónként egyszer, azé, aki előbb jön.
mp-tip-last = Utolsó forduló: az áru és az érme már keveset ér. Teljesíts, fejlessz, rakj állomást.

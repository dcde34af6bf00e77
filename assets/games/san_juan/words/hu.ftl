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
sj-effect-archive = Minden húzott lap a kezedbe kerül, és az egész kezedből dobsz el lapokat.
sj-effect-poor_house = Ha építés után 0 vagy 1 lapod marad, húzz 1-et.
sj-effect-black_market = Építéskor legfeljebb 2 lap helyett áruval is fizethetsz.
sj-effect-trading_post = 1 áruval többet adhatsz el.
sj-effect-well = Ha legalább 2 árut termelsz, húzz 1 lapot.
sj-effect-market_stand = Ha legalább 2 árut adsz el, húzz 1 lapot.
sj-effect-crane = Ráépíthetsz egy másfajta épületedre: csak a különbséget fizeted.
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
sj-effect-triumphal_arch = 1, 2 vagy 3 monumentumért 4, 6 vagy 8 pont.
sj-effect-palace = 1 pont minden 4 egyéb pontod után.

## Szavak a képeken: rövidek, mert kevés a hely

sj-picture-round = { $n }. kör
sj-now-buildings = Legnagyobb város: { $n } / { $of } épület
sj-picture-pick = Választás { $n }/{ $of }
sj-picture-phase-opening = Kezdés
sj-picture-phase-chapel = Kápolnák
sj-picture-phase-hand_limit = Kézlimit
sj-picture-phase-builder = Építészfázis
sj-picture-phase-producer = Iparosfázis
sj-picture-phase-trader = Kereskedőfázis
sj-picture-phase-councillor = Tanácsosfázis
sj-picture-phase-prospector = Aranyásófázis
sj-picture-phase-over = Vége a játéknak
# Mit csinálnak a nevük vagy a jelük mögött; $n: hányan.
sj-picture-does-opening = { $n ->
    [one] megtart 4 lapot
   *[other] megtartanak 4 lapot
}
sj-picture-does-chapel = { $n ->
    [one] lapot tehet a kápolna alá
   *[other] lapot tehetnek a kápolna alá
}
sj-picture-does-hand_limit = { $n ->
    [one] túl sok lapja van
   *[other] túl sok lapjuk van
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
sj-picture-asks-chapel = teszel lapot a kápolna alá?
sj-picture-asks-hand_limit = mit dobsz el?
sj-picture-asks-role = melyik szerepet választod?
sj-picture-asks-builder = mit építesz?
sj-picture-asks-producer = hol termelsz?
sj-picture-asks-trader = mit adsz el?
sj-picture-asks-councillor = mit tartasz meg?
sj-picture-asks-prospector = melyik lapot veszed el?
sj-picture-asks-library = használod a könyvtárat?
sj-picture-asks-cover = melyik épület fölé?
sj-picture-asks-price = mennyit fizetsz?
sj-picture-asks-goods = mely árukkal fizetsz?
sj-picture-asks-pay = mely lapokkal fizetsz?
sj-picture-paid = { $card } · { $n }/{ $of }
sj-picture-waits = a lapjaid
sj-picture-letters = válassz egy betűt
sj-picture-house = Kereskedőház
sj-picture-house-closed = a kereskedő fordítja fel
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
sj-picture-hand-chapel = a kápolna alatt
sj-picture-hand-pays = Egy lap egyet ér: építéskor a többi lapoddal fizetsz.
sj-picture-hand-built = Pipa: ez a lila épületed már áll.
sj-picture-hand-secret = Csak te látod.
sj-picture-score-city = Épületek
sj-picture-score-total = Pont

## Áruk

sj-good-indigo_plant = Indigó
sj-good-sugar_mill = Cukor
sj-good-tobacco_storage = Dohány
sj-good-coffee_roaster = Kávé
sj-good-silver_smelter = Ezüst
sj-as-good = { $good } (áru)
sj-priced = { $card } { $cost }
sj-with-good = { $card } áruval
sj-without-good = { $card }
sj-some-cards = { $count } lap

## Hol tart a játék

sj-stage = { $round }. kör
sj-stage-role = { $round }. kör · { $role } ({ $seat })
sj-stage-opening = kezdőkártyák
sj-stage-chapel = { $round }. kör · kápolnák
sj-stage-limit = { $round }. kör · kézlimit
sj-stage-over = { $round }. kör · vége a játéknak

## Mi a dolga valakinek, vessző vagy kettőspont után

sj-duty-opening = 4 lap megtartása
sj-duty-chapel = egy lap a kápolna alá, vagy semmi
sj-duty-limit = a kézlimit fölötti lapok eldobása
sj-duty-role = szerepválasztás
sj-duty-builder = építés vagy passz
sj-duty-producer = termelés vagy passz
sj-duty-trader = eladás vagy passz
sj-duty-councillor = egy lap megtartása
sj-duty-archive = lapok eldobása a kézből
sj-duty-prefecture = legfeljebb 2 lap megtartása
sj-duty-prospector = aranybánya vagy passz
sj-duty-choice = egy lap az aranybányából, vagy semmi
sj-duty-over = vége a játéknak

## Kérdések

sj-ask-opening = Ezeket kaptad: { $cards }. Melyik 4-et tartod meg?
sj-ask-chapel = Melyik lap kerüljön a kápolnád alá? A végén mindegyik 1 pontot ér. { $count ->
    [0] Egyelőre nincs alatta lap.
   *[other] Már { $count } lap van alatta.
}
sj-ask-limit = { $limit } lap lehet a kezedben. { $discard }
sj-ask-role = Válassz szerepet. { $count ->
    [0] Üres a kezed.
   *[other] A kezed: { $hand }
}
sj-ask-library = Használod a könyvtáradat ehhez a szerephez? Ebben a körben csak egyszer használhatod.
sj-ask-build = Mit építesz? { $less ->
    [0] Kedvezményt most csak az épületeid adnak.
   *[other] Építészként { $less } lappal kevesebbet fizetsz.
}
sj-ask-build-nothing = A kezedben lévő lapokkal most semmit sem tudsz építeni. Azért kérdezem mégis, hogy ezt a többiek ne tudják meg.
sj-ask-cover = { $card }: szabad helyre vagy valamelyik épületedre?
sj-ask-goods = { $card }: neked { $cost } lapba kerül. Melyik áruval fizetsz? Mindegyik 1 lapot ér.
sj-ask-price = { $card }: neked { $cost ->
    [0] ingyen van
   *[other] { $cost } lapba kerül
}. Akarsz többet fizetni, hogy a szegényház lapot adjon?
sj-ask-pay = { $card }: fizess { $count } lappal a többi { $have } közül.
sj-ask-produce = { $count ->
    [one] Melyik épületed termeljen? 1 árut termelhetsz.
   *[other] Mely épületeid termeljenek? Legfeljebb { $count } árut termelhetsz.
}
sj-ask-sell = { $count ->
    [one] Mit adsz el? 1 árut adhatsz el.
   *[other] Mit adsz el? Legfeljebb { $count } árut adhatsz el.
}
sj-ask-keep = Ezeket húztad: { $cards }. { $count ->
    [one] Melyiket tartod meg?
   *[other] Melyik { $count } lapot tartod meg? Elég 1 is.
}
sj-ask-archive = Ezeket húztad a kezedbe: { $cards }. { $discard }
# Mennyit kell eldobni, a fenti két szöveg után.
sj-discard = Dobj el { $least } lapot.
sj-discard-range = Dobj el { $least } vagy { $most } lapot.
sj-discard-maybe = Eldobhatsz legfeljebb { $most } lapot, de nem kell.
sj-ask-mine = Használod az aranybányádat? Ha a 4 felfordított lap költsége mind más, elvehetsz egyet.
sj-ask-choice = Az aranybánya lapjai: { $cards }. Melyiket veszed el?

## Válaszok: legfeljebb 34 betű

sj-label-role = Szerepválasztás
sj-label-build = Építek
sj-label-build-only = Építek: { $card }
sj-label-produce = Termelek
sj-label-produce-only = Termelek: { $good }
sj-label-sell = Eladok
sj-label-sell-only = Eladok: { $good }
    .outcome = +{ $cards } lap
sj-label-keep = Lapok megtartása
sj-label-discard = Eldobás
sj-label-chapel = Kápolna
sj-label-turn = 4 lap felfordítása
sj-label-mine = Lap elvétele
sj-label-pass-build = Nem építek
sj-label-pass-produce = Nem termelek
sj-label-pass-sell = Nem adok el semmit
sj-label-pass-mine = Nem használom az aranybányát
sj-label-library-yes = Könyvtárral
sj-label-library-no = Könyvtár nélkül
sj-label-no-card = Egy lapot sem
sj-label-take-none = Egyiket sem
sj-label-card = { $card }
    .outcome = { $cost ->
        [0] ingyen
       *[other] { $cost } lap
    }
sj-label-card-crane = { $card }
    .outcome = { $least }–{ $cost } lap
sj-label-over = { $card } fölé
    .outcome = { $cost ->
        [0] ingyen
       *[other] { $cost } lap
    }
sj-label-over-full = { $card }+áru fölé
    .outcome = { $cost ->
        [0] ingyen
       *[other] { $cost } lap
    }
sj-label-free-place = Szabad hely
    .outcome = { $cost ->
        [0] ingyen
       *[other] { $cost } lap
    }
sj-label-price = { $cost ->
    [0] Ingyen
   *[other] { $cost } lap
}
sj-label-price-more = { $cost } lap
    .outcome = szegényház: +1 lap
sj-label-good = { $good }
    .outcome = +{ $cards } lap
sj-label-new = { $card } (új)

## A válaszok mögött: legfeljebb 100 betű

sj-note-card = { $vp ->
    [0] költség { $cost } · { $effect }
   *[other] költség { $cost }, { $vp } pont · { $effect }
}
sj-note-loses = A rajta lévő áru elvész.
sj-note-builder = { $less } lappal kevesebbet fizetsz.
sj-note-producer = { $goods ->
    [0] Nincs üres termelőépületed.
    [one] 1 árut termelsz.
   *[other] Legfeljebb { $goods } árut termelsz.
}
sj-note-trader = { $goods ->
    [0] Nincs eladható árud.
    [one] 1 árut adhatsz el.
   *[other] Legfeljebb { $goods } árut adhatsz el.
}
sj-note-councillor = { $drawn } lapot húzol, a többiek 2-t.
sj-note-councillor-short = { $drawn } lapot húzol, a többieknek { $left ->
    [0] nem marad
   *[other] { $left } lap marad
}.
sj-note-prospector = { $count } lapot húzol, a többiek semmit.
sj-note-no-cards = Elfogytak a lapok.

## Mi történt

sj-answered-keep = Megtartod: { $cards }. Mások még választanak.
sj-answered-discard = Eldobod: { $cards }. Mások még választanak.
sj-answered-nothing = Nem választottál semmit. Mások még választanak.
sj-answered-produce = Termelsz: { $goods }. Mások még választanak.
sj-answered-sell = Eladod: { $goods }. Mások még választanak.
sj-tucked = A kápolnád alá került: { $card }
sj-tucked-none = Semmi sem került a kápolnád alá
sj-opened = { $seat } megtartott { $kept } lapot a kapott { $dealt } közül
sj-opened-own = A kezed: { $cards }
sj-round = { $round }. kör, kormányzó: { $governor }
sj-trimmed = { $seat } eldobott { $count } lapot (kézlimit)
sj-trimmed-own = Eldobtad: { $cards } (kézlimit)
sj-picked = { $seat } szerepe: { $role }
sj-picked-library = { $seat } szerepe: { $role }, könyvtárral
sj-built = { $seat } megépítette: { $card } (költség { $cost }, { $payment })
sj-built-over = { $seat } megépítette: { $card }, alatta { $under } (költség { $cost }, { $payment })
sj-built-over-lost = { $seat } megépítette: { $card }, alatta { $under }, az áruval együtt (költség { $cost }, { $payment })
sj-paid = fizetve { $things }
sj-paid-nothing = ingyen
sj-passed = { $seat } passzolt
sj-produced = { $seat } termelt: { $goods }
sj-produced-none = { $seat } nem termelt: elfogyott a lap
sj-tile = Árak: indigó { $indigo }, cukor { $sugar }, dohány { $tobacco }, kávé { $coffee }, ezüst { $silver }
sj-sold = { $count ->
    [0] { $seat } eladta: { $goods }, de elfogyott a lap
   *[other] { $seat } eladta: { $goods }, +{ $count } lap
}
sj-sold-own = { $count ->
    [0] Eladtad: { $goods }, de elfogyott a lap
    [1] Eladtad: { $goods }. Ezt húztad érte: { $cards }
   *[other] Eladtad: { $goods }. Ezeket húztad érte: { $cards }
}
sj-drew = { $seat }: +{ $count } lap ({ $cause })
sj-drew-own = Ezt húztad: { $cards } ({ $cause })
sj-dealt-own = Ezeket húztad: { $cards }
sj-dealt-none = Neked már nem jutott lap
sj-kept = { $seat } megtartott { $kept } lapot a húzott { $drawn } közül
sj-kept-own = Megtartottad: { $cards }
sj-filed = { $seat } kézbe vett { $drawn } lapot, és eldobott { $count } lapot (Levéltár)
sj-filed-own = { $count ->
    [0] Nem dobtál el semmit (Levéltár)
   *[other] Eldobtad: { $cards } (Levéltár)
}
sj-turned = { $seat } aranybányája: { $cards }
sj-turned-same = { $seat } aranybányája: { $cards }; kettőnek egyforma a költsége, ezért mind a dobott lapok közé kerül
sj-mined = { $seat } elvette az aranybányából: { $card }
sj-mined-none = { $seat } semmit sem vett el az aranybányából
sj-reshuffled = A dobott lapok megkeverve: mostantól ez a húzópakli
sj-twelfth = { $seat } megépítette a 12. épületét: ez az utolsó építészfázis
sj-stalled = Többé senki sem tud építeni, ezért vége a játéknak
sj-over = Vége a játéknak

## Miért nem: előbb a tény, aztán az ok

sj-refuse-seats = A San Juant 2–4 játékos játszhatja.
sj-refuse-now = Ezt most nem lehet. A teendő: { $what }.
sj-refuse-pass = Most nem lehet passzolni. A teendő: { $what }.
sj-refuse-nothing-to-build = Most semmit sem tudsz építeni: minden lapod túl drága, vagy olyan lila épület, amely már áll nálad.
sj-refuse-archive = A levéltáraddal azt választod ki, mit dobsz el, nem azt, mit tartasz meg.
sj-refuse-no-archive = Itt azt választod ki, mit tartasz meg; kézből eldobni csak levéltárral lehet.
sj-refuse-role = { $role }: ebben a körben már { $seat } választotta.
sj-refuse-not-held = { $card }: nincs azok között a lapok között, amelyekből választhatsz.
sj-refuse-owned = { $card }: már áll nálad; minden lila épület csak egyszer építhető.
sj-refuse-dear = { $card }: neked { $cost } lapba kerül, de csak { $have } lappal tudsz fizetni.
sj-refuse-cover-crane = Daru: nem lehet ráépíteni.
sj-refuse-cover-same = { $card }: egyik épületre sem építhető ugyanolyan.
sj-refuse-not-yours = { $card }: nincs ilyen épületed.
sj-refuse-no-good = { $card }: nincs rajta áru.
sj-refuse-good-lost = { $card }: a rajta lévő áru elvész az új épület alatt, azzal nem fizethetsz.
sj-refuse-has-good = { $card }: már van rajta áru.
sj-refuse-no-production = { $card }: lila épületen nincs áru.
sj-refuse-not-turned = { $card }: nincs a felfordított lapok között.

## Képek helyett

sj-alt-table = San Juan, { $stage }. Szabad szerepek: { $free }.
sj-alt-taken = Elvitt szerepek: { $roles }.
sj-alt-role = { $role } ({ $seat })
sj-alt-prices = Árak: indigó { $indigo }, cukor { $sugar }, dohány { $tobacco }, kávé { $coffee }, ezüst { $silver }.
sj-alt-mine = Az aranybánya lapjai: { $cards }.
sj-alt-seat = { $seat }: { $points } pont, épület { $buildings }/{ $last }, áru { $goods }, lap { $cards }.
sj-alt-governor = { $seat } (kormányzó): { $points } pont, épület { $buildings }/{ $last }, áru { $goods }, lap { $cards }.
sj-alt-piles = Húzópakli { $draw }, dobott lapok { $discard }.
sj-alt-buildings = { $seat }: { $buildings }.
sj-alt-result = San Juan, { $stage }: pontozólap.
sj-alt-score = { $seat }: { $points } pont ({ $parts }).
sj-alt-part = { $what } { $points }
sj-alt-hand = { $seat }, kéz: { $cards }.
sj-alt-chapel = { $seat }, a kápolna alatt: { $cards }.
sj-read-table = Asztal
sj-read-result = Pontozólap
sj-read-picks = Ebben a körben választott szerep: { $n }/{ $of }.
sj-read-free = { $role }: szabad.
sj-read-taken = { $role }: { $seat }.
sj-read-library = { $seat } könyvtárat használ ehhez a szerephez.
sj-read-library-spent = { $seat }: a könyvtár ebben a körben már nem használható.
sj-read-closed = Kereskedőház: lefordítva.
sj-read-mined = { $seat } aranybányája utoljára: { $card }.
sj-read-nothing = semmi
sj-read-governor = { $seat } (kormányzó)
sj-read-points = Pont: { $points }.
sj-read-points-chapel = Pont: { $points } és ami a kápolna alatt van.
sj-read-hand = Lap a kézben: { $n }, legfeljebb { $limit }.
sj-read-drawn = Felhúzott lap, választásra: { $n }.
sj-read-built = Épület: { $n }/{ $last }.
sj-read-building = { $card }; pont: { $points }
sj-read-over = { $building }; alatta: { $cards }
sj-own-hand = { $count ->
    [0] Üres a kezed.
   *[other] A kezed ({ $count }/{ $limit }): { $cards }
}
sj-own-drawn = Ezekből választasz: { $cards }
sj-own-chapel = A kápolnád alatt ({ $count }): { $cards }
sj-points = { $seat }: { $points } pont, épület { $buildings }/{ $last }, lap { $cards }
sj-points-chapel = { $seat }: { $points } pont és ami a kápolna alatt van, épület { $buildings }/{ $last }, lap { $cards }
sj-score-printed = Épületek
sj-score-chapel = A kápolna alatt
sj-score-tie = Döntetlennél: lap és áru

## Amit fel lehet lapozni

sj-topic-card = Költség { $cost }, { $vp } győzelmi pont, { $count } van belőle a pakliban. { $effect }
sj-topic-six = Költség { $cost }, { $count } van belőle a pakliban. A játék végén: { $effect }
sj-topic-role-builder = Mindenki építhet egy épületet, a költségét a kezében maradt lapokkal fizeti. Aki a szerepet választotta, 1 lappal kevesebbet fizet.
sj-topic-role-producer = Mindenki egy üres termelőépületére tehet áruként egy lapot, anélkül hogy megnézné. Aki a szerepet választotta, kettőre is.
sj-topic-role-trader = Felfordul a következő kereskedőház-karton. Mindenki egy árut adhat el ezen az áron, aki a szerepet választotta, kettőt.
sj-topic-role-councillor = Mindenki 2 lapot húz, és 1-et megtart. Aki a szerepet választotta, 5-öt húz, és 1-et tart meg.
sj-topic-role-prospector = Aki a szerepet választotta, 1 lapot húz. A többiek semmit sem kapnak, de az aranybánya minden tulajdonosnál működik.
sj-topic-round = Kör
sj-topic-round-text = Először a kormányzó választ szerepet, aztán a többiek az óramutató járása szerint; minden szerepet mindenki végrehajt, mielőtt a következőt választjátok. Utána a kormányzókartont a tőle balra ülő kapja meg. A második körtől a kápolnák és a kézlimit jönnek először.
sj-topic-hand-limit = Kézlimit
sj-topic-hand-limit-text = A körök elején, az elsőt kivéve, 7 lap lehet kézben, toronnyal 12; a többit el kell dobni. Kör közben akárhány lehet.
sj-topic-goods = Áruk
sj-topic-goods-text = Az áru egy lap, amely lefordítva fekszik egy termelőépületen, épületenként legfeljebb egy. Fajtája az épületé; a lapot senki sem nézi meg.
sj-topic-trading-house = Kereskedőház
sj-topic-trading-house-text = Öt kereskedőház-karton, egyszer megkeverve. Minden kereskedőfázisban felfordul a következő, utána a köteg aljára kerül: így mindig ugyanabban a sorrendben jönnek.
sj-topic-end = A játék vége
sj-topic-end-text = Ha valakinek 12 épülete van, az építészfázist még befejezitek, és vége a játéknak. Pontot ér minden épület, amelyre nem épült másik; minden lap a kápolna alatt 1-et; aztán a céhház, a városháza és a diadalív, végül a palota. A legtöbb pont nyer.
sj-topic-tie = Döntetlen
sj-topic-tie-text = A legtöbb pontot elérők közül az győz, akinek több lapja és áruja van együtt; ha ez is egyforma, közös a győzelem.
sj-topic-two-players = Két játékos
sj-topic-two-players-text = A kormányzó választ szerepet, aztán a másik, aztán megint a kormányzó. A könyvtár a kormányzó két szerepe közül csak az egyikhez használható.

## A parancs és a beállítások

sanjuan-title = San Juan
sanjuan-edition = első kiadás (2004)
sanjuan-button-own = Lapjaim
sanjuan-final = laphúzás
sanjuan-final-trader = felfordul a karton
sanjuan-final-mine = végleges
sanjuan-final-keep = végleges
sanjuan-final-tuck = végleges
sanjuan-final-pass = végleges
sanjuan-final-discard = végleges
sanjuan-command =
    .name = sanjuan
    .description = Lépések: San Juan
sanjuan-verb-role =
    .name = szerep
    .description = Szerep választása
sanjuan-verb-build =
    .name = építés
    .description = Épület építése
sanjuan-verb-produce =
    .name = termelés
    .description = Áru termelése
sanjuan-verb-sell =
    .name = eladás
    .description = Áru eladása
sanjuan-verb-keep =
    .name = megtart
    .description = Lapok megtartása
sanjuan-verb-discard =
    .name = eldob
    .description = Lapok eldobása a kézlimitig vagy a levéltárral
sanjuan-verb-tuck =
    .name = kápolna
    .description = Lap a kápolna alá, vagy semmi
sanjuan-verb-mine =
    .name = bánya
    .description = Az aranybánya használata vagy lap választása
sanjuan-verb-pass =
    .name = passz
    .description = Ebben a fázisban nem csinálsz semmit
sanjuan-slot-role =
    .name = szerep
    .description = Melyik szerep
sanjuan-slot-library =
    .name = könyvtár
    .description = Használod-e hozzá a könyvtárat (két játékos)
sanjuan-slot-card =
    .name = lap
    .description = Melyik lap
sanjuan-slot-cards =
    .name = lapok
    .description = Mely lapok
sanjuan-slot-cover =
    .name = ráépítés
    .description = Melyik épületre (daru)
sanjuan-slot-goods =
    .name = áruk
    .description = Mely áruk
sanjuan-slot-hand =
    .name = kezdőkártyák
    .description = Melyik 4 kezdőkártyát tartod meg
sanjuan-slot-price =
    .name = ár
    .description = Mennyit fizetsz, ha lemondhatsz kedvezményről (szegényház)
sanjuan-slot-pay =
    .name = fizetség
    .description = Mivel fizetsz; üresen hagyva megkérdezem
sanjuan-slot-buildings =
    .name = épületek
    .description = Mely termelőépületek
sanjuan-slot-choice =
    .name = választás
    .description = Mit választasz
sanjuan-setting-start-hand = Kezdőkártyák
sanjuan-setting-start-hand-four = fejenként 4 lap
sanjuan-setting-start-hand-choose = hely szerint 5–8 lap, 4 marad

## How to play, in half a page

sanjuan-how =
    { "**" }{ sanjuan-title }: így megy**
    { "**" }Cél.** Várost építesz. Ha valakinek 12 épülete van, vége; a legtöbb pont nyer.
    { "**" }A lap** minden: épület, pénz, vagy lefordítva áru. Az épületet a kezed többi lapjával fizeted, annyival, amennyi a költsége.
    { "**" }Egy kör.** A kormányzó szerepet választ, utána a többiek sorban; minden szerep egyszer. Mindenki azonnal végrehajtja, aki választotta, kiváltsággal:
    · Építész: egy épület építése (kiváltság: 1 lappal olcsóbb)
    · Iparos: a pakliból egy lefordított lap egy üres termelőépületre (kettőre)
    · Kereskedő: felfordul egy kereskedőház-karton, egy áru eladása ennyi lapért (2 áru)
    · Tanácsos: húzz 2-t, tarts meg 1-et (húzz 5-öt)
    · Aranyásó: csak a választó húz 1 lapot
    Aztán a kormányzókarton továbbmegy.
    { "**" }A kör elején**, a másodiktól: legfeljebb 7 lap a kézben.
    { "**" }A lila épület** egy fázisban segít, végig; mindegyik csak egyszer. Termelőépület akárhány lehet.
    { "**" }Pont**: ami a lapokon áll, minden lap a kápolna alatt 1, és a hatosok: Céhház, Városháza, Diadalív, Palota. Döntetlennél lapok és áruk együtt.
    { "**" }Első terv**: egy jó termelőépület, gyakori eladás, olcsó lilák, időben egy hatos.

## Chapters of what can be looked up

sj-chapter-rules = Szabályok
sj-chapter-roles = Szerepek
sj-chapter-buildings = Épületek

## Tips in the first games

sj-tip-role = Mielőtt szerepet választasz, nézd meg, mit ad a többieknek. Gyakran az a legjobb, amelyik csak neked segít.
sj-tip-builder = Más építésze neked is szól: teljes áron építesz, mínusz amit az épületeid levesznek.
sj-tip-produce = Ha 1 árut termelhetsz, a legdrágábbat válaszd: ezüst, aztán kávé, dohány, cukor, indigó.
sj-tip-trader = Az első kereskedő: a karton az árakat mutatja. Az öt karton mindig ugyanabban a sorrendben jön, így a most megtartott áru később többet érhet.
sj-tip-keep = Azt tartsd meg, amit hamar megépítesz, vagy egy drágát, amely illik a tervedhez. A többi mind pénz.
sj-tip-limit = 7-nél több lap a kör elején: építs, mielőtt idáig jut a dolog.
sj-tip-chapel = Egy lap a kápolna alatt biztos 1 pont, de elmegy. A játék vége felé többet ér, mint egy rossz lap a kézben.
sj-tip-twin = Van a kezedben olyan lila épület, amely már áll nálad. Újra nem építhető: fizess vele.
sj-tip-six = A 6-os költségű lap azt jutalmazza, amit építettél: a Céhház a termelőket, a Városháza a lilákat. Már most építs hozzá.
sj-tip-mine = Az aranybánya ingyen van: négy lap fordul fel, és ha nincs két egyforma költségű, elvehetsz egyet.
sj-tip-end = Valakinek már 10 épülete van: még kettő, és a tizenkettedik építész fázisa az utolsó. Most pontokért építs.

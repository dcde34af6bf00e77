### Burgundia várai: The Castles of Burgundy magyarul.

## Lapkák, áruk, színek és depók

cb-tile-warehouse = Raktárépület
cb-tile-carpenter = Asztalosműhely
cb-tile-church = Templom
cb-tile-market = Piac
cb-tile-boarding_house = Lakóház
cb-tile-bank = Bank
cb-tile-town_hall = Városháza
cb-tile-watchtower = Őrtorony
cb-tile-cow = Tehén { $n }
cb-tile-sheep = Birka { $n }
cb-tile-pig = Disznó { $n }
cb-tile-chicken = Tyúk { $n }
cb-tile-ship = Hajó
cb-tile-castle = Vár
cb-tile-mine = Bánya
cb-tile-knowledge = Tudás { $n }

cb-animal-cow = tehén
cb-animal-sheep = birka
cb-animal-pig = disznó
cb-animal-chicken = tyúk

cb-colour-building = bézs
cb-colour-animal = világoszöld
cb-colour-ship = kék
cb-colour-knowledge = sárga
cb-colour-castle = sötétzöld
cb-colour-mine = szürke

# Egy régió, a mezői színe szerint.
cb-region-building = város
cb-region-animal = legelő
cb-region-ship = kék régió
cb-region-knowledge = sárga régió
cb-region-castle = sötétzöld régió
cb-region-mine = szürke régió
# Ugyanez röviden, ahol a szín ismert.
cb-ground-city = város
cb-ground-pasture = legelő
cb-ground-other = régió

cb-good-turquoise = türkizkék
cb-good-purple = lila
cb-good-pink = rózsaszín
cb-good-red = piros
cb-good-brown = barna
cb-good-orange = narancssárga
# Ennyi áru egy színből.
cb-goods-turquoise = { $count } türkizkék
cb-goods-purple = { $count } lila
cb-goods-pink = { $count } rózsaszín
cb-goods-red = { $count } piros
cb-goods-brown = { $count } barna
cb-goods-orange = { $count } narancssárga

cb-depot = { $n }. depó
cb-depot-black = fekete depó
# Honnan jön valami, és hová kerül az áru.
cb-from = { $n ->
    [1] az
    [5] az
   *[other] a
} { $n }. depóról
cb-from-two = { $n ->
    [1] az
    [5] az
   *[other] a
} { $n }. és { $second ->
    [1] az
    [5] az
   *[other] a
} { $second }. depóról
cb-from-black = a fekete depóról
cb-to = { $n ->
    [1] az
    [5] az
   *[other] a
} { $n }. depóra

cb-workers = { $n } munkás
cb-silver = { $n } ezüst
cb-count-goods = { $n } áru

## Mit tud egy lapka, személytelenül: legfeljebb 100 betű

cb-effect-warehouse = Egy szín összes áruja eladható, kocka nélkül.
cb-effect-carpenter = Egy épület elvehető bármelyik számozott depóról.
cb-effect-church = Egy bánya, tudáslapka vagy vár elvehető bármelyik számozott depóról.
cb-effect-market = Egy hajó vagy állat elvehető bármelyik számozott depóról.
cb-effect-boarding_house = Azonnal 4 munkás.
cb-effect-bank = Azonnal 2 ezüst.
cb-effect-town_hall = Még egy lapka lerakható a raktárból, bármelyik számra; annak a hatása is jár.
cb-effect-watchtower = Azonnal 4 pont.
cb-effect-animal = Azonnal { $n } pont; ezen a legelőn az ugyanilyen állatok újra pontot érnek.
cb-effect-ship = Berakja egy depó áruit, és egy mezővel előbbre visz a sorrendben.
cb-effect-castle = Azonnal még egy akció, tetszőleges számmal.
cb-effect-mine = Minden fázis végén 1 ezüst.
cb-effect-k1 = Egy városban ugyanaz az épület többször is állhat.
cb-effect-k2 = A fázisok végén minden bánya 1 munkást is ad.
cb-effect-k3 = Minden eladás 1 helyett 2 ezüstöt ad.
cb-effect-k4 = Minden eladás 1 munkást is ad.
cb-effect-k5 = Egy hajó két szomszédos depóról is rakodhat.
cb-effect-k6 = A 2 ezüstös vásárlás bármelyik depóról történhet.
cb-effect-k7 = Minden pontozott állatlapka 1 ponttal többet ér.
cb-effect-k8 = Egy munkás akár 2-vel is módosíthatja a kockát.
cb-effect-k9 = Épület lerakásakor a kocka ingyen módosítható 1-gyel.
cb-effect-k10 = Hajó vagy állat lerakásakor a kocka ingyen módosítható 1-gyel.
cb-effect-k11 = Vár, bánya vagy tudáslapka lerakásakor a kocka ingyen módosítható 1-gyel.
cb-effect-k12 = Lapka elvételekor a kocka ingyen módosítható 1-gyel.
cb-effect-k13 = A „munkások elvétele” akció 1 ezüstöt is ad.
cb-effect-k14 = A „munkások elvétele” akció 2 helyett 4 munkást ad.
cb-effect-k15 = A játék végén 3 pont minden áruszínért, amelyből volt eladás.
cb-effect-k16 = A játék végén 4 pont minden saját raktárépületért.
cb-effect-k17 = A játék végén 4 pont minden saját őrtoronyért.
cb-effect-k18 = A játék végén 4 pont minden saját asztalosműhelyért.
cb-effect-k19 = A játék végén 4 pont minden saját templomért.
cb-effect-k20 = A játék végén 4 pont minden saját piacért.
cb-effect-k21 = A játék végén 4 pont minden saját lakóházért.
cb-effect-k22 = A játék végén 4 pont minden saját bankért.
cb-effect-k23 = A játék végén 4 pont minden saját városházáért.
cb-effect-k24 = A játék végén 4 pont minden állatfajtáért a birtokon.
cb-effect-k25 = A játék végén 1 pont minden eladott áruért.
cb-effect-k26 = A játék végén 2 pont minden bónuszlapkáért, akár nagy, akár kicsi.

## Hol tart a játék

cb-stage = „{ $phase }” fázis, { $round }. forduló
cb-stage-estates = birtokválasztás
cb-stage-over = vége a játéknak

## Mi a dolga valakinek, vessző vagy kettőspont után

cb-duty-dice = { $first }{ $first ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} és { $second }{ $second ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
cb-duty-die = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
cb-duty-end = lapkavásárlás vagy a kör befejezése
cb-duty-end-only = a kör befejezése
cb-duty-castle = még egy akció a vár hatására
cb-duty-ship = áru berakása a lerakott hajóval
cb-duty-building = { $tile } hatása
cb-duty-estate = birtok választása
cb-duty-over = vége a játéknak

## Kérdések

cb-dice-two = { $first }{ $first ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} és { $second }{ $second ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
cb-dice-one = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka
cb-dice-none = Mindkét kocka elhasználva
cb-status = { $dice } · { $workers } · { $silver } · raktár { $stored }/{ $places }
cb-way = { $before } → { $next }
cb-ask-castle = { $way }: még egy akció, tetszőleges számmal.
    { $status }
cb-ask-benefit = { $way }. { $effect }
cb-ask-die-take = Melyik kockával veszel el lapkát?
cb-ask-die-place = Melyik kockával raksz le lapkát?
cb-ask-die-sell = Melyik kockával adsz el árut?
cb-ask-die-workers = Melyik kockával veszel el munkásokat?
cb-ask-take = { $way }: melyik lapkát veszed el?
cb-ask-full = { $ask }
    Tele van a raktárad: hogy legyen hely, onnan egy lapka kikerül a játékból.
cb-ask-discard = { $tile }: tele van a raktárad. Melyik lapkád kerüljön ki a játékból?
cb-ask-place = { $way }: melyik lapkát rakod le?
cb-ask-space = { $way } → { $tile } lerakása: melyik mezőre?
cb-ask-sell = { $way }: melyik árut adod el? Az adott szín minden áruja elkel.
cb-ask-buy = Vásárlás 2 ezüstért: melyik lapkát?
cb-ask-buy-last = Mindkét kocka elhasználva. Vásárolhatsz egy lapkát 2 ezüstért, vagy befejezheted a köröd.
cb-ask-numbered = { $ask } A lapka előtti szám a depó száma.
cb-ask-load = { $way }: melyik depóról rakodsz? { $room ->
    [0] Új színnek nincs hely az áruraktáradban.
   *[other] { $room } új színnek van hely az áruraktáradban.
}
cb-ask-second = { $way }: { $depot ->
    [1] az
    [5] az
   *[other] a
} { $depot }. depó melyik szomszédjáról rakodsz még?
cb-ask-colours = { $way }: ezek közül csak { $room } színnek van hely. Mit raksz be?
cb-ask-side = A táblád melyik oldalán játszol?
cb-ask-start = { $side }. birtok: hol álljon a kezdővárad?

## Válaszok: legfeljebb 34 betű

cb-label-take = Lapkaelvétel
cb-label-place = Lapkalerakás
cb-label-place-only = { $tile } lerakása
cb-label-sell = Áru eladása
cb-label-sell-only = { $goods } eladása
cb-label-workers = +{ $gain }
cb-label-workers-silver = +{ $gain }, +1 ezüst
cb-label-buy = Lapkavásárlás
cb-label-load = Berakodás
cb-label-fetch = Lapka elvétele
cb-label-skip = Kihagyom
cb-label-estate = Birtok választása
cb-label-end = Kör vége
cb-label-die-take = { $die } → elvétel
cb-label-die-place = { $die } → lerakás
cb-label-die-sell = { $die } → eladás
cb-label-die-place-only = { $die } → { $what } lerakása
cb-label-die-place-paid = { $die } → { $what }
    .outcome = { $workers }
cb-label-die-sell-only = { $die } → { $what } eladása
cb-label-die-workers = { $die } → { $what }
# Mibe kerül még egy akció a kockán kívül: egy raktári lapka, amely helyet ad, és két dolog együtt.
cb-price-tile = −1 lapka
cb-price-two = { $one }, { $two }
cb-label-at = { $depot } → { $tile }
cb-label-at-black = fekete → { $tile }
cb-label-space = { $size } mezős { $ground }
cb-label-space-at = { $size } mezős { $ground } ({ $space })
cb-label-space-vp = { $size } mezős { $ground }
    .outcome = +{ $points } pont
cb-label-space-vp-paid = { $size } mezős régió
    .outcome = { $workers }, +{ $points } pont
cb-label-space-vp-at = { $space }
    .outcome = +{ $points } pont
cb-label-space-vp-at-paid = { $space }
    .outcome = { $workers }, +{ $points } pont
cb-label-goods-vp = { $goods }
    .outcome = +{ $points } pont
cb-label-depot = { $depot }
    .outcome = { $goods }
cb-label-depot-empty = { $depot }
    .outcome = nincs áru
cb-label-second-none = Csak { $depot ->
    [1] az
    [5] az
   *[other] a
} { $depot }. depó
cb-label-side = { $side }. birtok
cb-label-start = { $space }
    .outcome = száma { $number }

## A válaszok mögött: legfeljebb 100 betű

cb-note-list = { $things }
cb-note-paid = { $what } ({ $workers })
cb-note-gains = { $gains }
cb-note-space = száma { $number }, eddig fedett mező { $covered }/{ $size }
cb-note-sale = +{ $points } pont, +{ $silver }
cb-note-sale-workers = +{ $points } pont, +{ $silver }, +{ $workers }
cb-note-loads = { $goods } kerül be.
cb-note-loads-none = Semmit sem tudsz berakni.
cb-note-loads-some = { $sure } kerül be, és { $colours } új színből { $room } színt választasz.
cb-note-loads-choice = { $colours } új színből { $room } színt választasz.
cb-note-side = { $cities } város, a legnagyobb { $largest } mezős
cb-note-start = { $size } mezős régió, { $beside } szomszédos mező

## Mi történt

cb-how-die = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka,
cb-how-turned = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka { $number }{ $number ->
    [3] -asként
    [5] -ösként
    [6] -osként
   *[other] -esként
} ({ $workers }),
cb-how-free = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka { $number }{ $number ->
    [3] -asként
    [5] -ösként
    [6] -osként
   *[other] -esként
} (munkás nélkül),
cb-how-by = { $tile } →
cb-took = { $seat }: { $how } { $tile } { $from }
cb-took-discard = { $seat }: { $how } { $tile } { $from }; { $discard } kikerül a játékból
cb-placed = { $seat }: { $how } { $tile } ({ $size } mezős { $region })
cb-placed-gains = { $seat }: { $how } { $tile } ({ $size } mezős { $region }) → { $gains }
cb-told-effect = { $told }. { $effect }
cb-gain-region = { $region } kész, { $points } + { $phase } = { $total } pont
cb-gain-first = nagy bónusz ({ $colour }) +{ $points } pont
cb-gain-second = kis bónusz ({ $colour }) +{ $points } pont
cb-gain-herd = { $tiles ->
    [one] { $animal } +{ $points } pont
   *[other] { $animal } { $tiles } lapkán +{ $points } pont
}
cb-gain-vp = +{ $points } pont
cb-gain-plus = +{ $what }
cb-gain-order = { $place }. hely a sorrendben
cb-gain-nothing = a hatása most elvész
cb-sold = { $seat }: { $how } eladva { $goods } → +{ $points } pont, +{ $silver }
cb-sold-workers = { $seat }: { $how } eladva { $goods } → +{ $points } pont, +{ $silver }, +{ $workers }
cb-hired = { $seat }: { $how } +{ $workers }
cb-hired-silver = { $seat }: { $how } +{ $workers }, +{ $silver }
cb-bought = { $seat }: 2 ezüstért { $tile } { $from }
cb-bought-discard = { $seat }: 2 ezüstért { $tile } { $from }; { $discard } kikerül a játékból
cb-loaded = { $seat }: Hajó → { $goods } { $from }; { $place }. hely a sorrendben
cb-loaded-left = { $seat }: Hajó → { $goods } { $from }, ott marad { $left }; { $place }. hely a sorrendben
cb-loaded-none = { $seat }: Hajó, áru nélkül; { $place }. hely a sorrendben
cb-fetched = { $seat }: { $building } → { $tile } { $from }
cb-skipped = { $seat }: { $building }, kihagyva
cb-ended = Vége a körödnek
cb-answered = A választásod: { $side }. birtok, kezdővár: { $space }. A többiek még választanak.
cb-estate = { $seat }: { $side }. birtok, kezdővár: { $space }
cb-phase = „{ $phase }” fázis: a depók újra megteltek, és most minden elkészülő régió a méretén felül { $points } pontot hoz
cb-round = „{ $phase }” fázis, { $round }. forduló: { $rolls }; { $good } { $to }
cb-roll = { $seat } { $first }+{ $second }
cb-income = { $seat }: bányák, +{ $silver }
cb-income-workers = { $seat }: bányák, +{ $silver }, +{ $workers }
cb-over = Vége a játéknak
cb-final = { $seat }: végső értékelés +{ $points } pont ({ $parts })
cb-final-none = { $seat }: végső értékelés, 0 pont
cb-part = { $what } +{ $points }

## Miért nem: előbb a tény, aztán az ok

cb-refuse-seats = { burgundy-title }: 2–4 játékos játszhatja.
cb-refuse-open = Valami még hátravan, és az jön előbb: { $what }.
cb-refuse-estate-first = Előbb mindenki birtokot választ, utána kezdődnek a körök.
cb-refuse-estate-chosen = Birtokot csak a játék előtt lehet választani.
cb-refuse-castle-skip = A várat nem lehet kihagyni: az akciója azonnal jár. Munkást elvenni mindig lehet.
cb-refuse-ship-skip = A hajót nem lehet kihagyni: válassz egy depót, akár üreset is.
cb-refuse-buy-now = Egy hatás közepén nem lehet vásárolni; előbb fejezd be.
cb-refuse-nothing-to-take = A számozott depókon nem maradt lapka.
cb-refuse-nothing-stored = Üres a raktárad: nincs mit lerakni.
cb-refuse-nothing-to-place = A raktárad egyik lapkájának sincs megfelelő mezője a lapkáid mellett.
cb-refuse-nothing-to-sell = Nincs eladható árud.
cb-refuse-no-benefit = Ez csak közvetlenül egy hajó vagy épület lerakása után lehetséges.
cb-refuse-dice-left = Van még felhasználatlan kockád: egy körben mindkettő sorra kerül.
cb-refuse-no-dice = Erre már nincs kockád.
cb-refuse-take-dear = A kockáiddal és a munkásaiddal nem érsz el olyan depót, ahol van lapka.
cb-refuse-place-dear = A kockáiddal és a munkásaiddal a raktárad egyik lapkája sem rakható le.
cb-refuse-sell-dear = A kockáiddal és a munkásaiddal nem érsz el olyan árut, amelyed van.
cb-refuse-bought = Ebben a körben már vásároltál; körönként csak egyszer lehet.
cb-refuse-silver = Egy lapka { $cost } ezüstbe kerül, de neked csak { $silver } van.
cb-refuse-nothing-to-buy = Nem maradt megvehető lapka.
cb-refuse-die-useless = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: erre most nem használható.
cb-refuse-die-used = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: ebben a fordulóban már elhasználtad.
cb-refuse-die-not-rolled = { $die }{ $die ->
    [3] -as
    [5] -ös
    [6] -os
   *[other] -es
} kocka: ilyet nem dobtál.
cb-refuse-black = { $tile }: a fekete depónak nincs száma, onnan csak vásárolni lehet.
cb-refuse-depot-far = { $tile }: a depó száma { $depot }, a kockád { $die }, és ehhez { $workers } munkás kevés.
cb-refuse-not-in-depot = { $tile }: ott nincs ilyen ({ $depot }).
cb-refuse-not-stored = { $tile }: nincs a raktáradban.
cb-refuse-no-room = { $tile }: nincs neki megfelelő mező a lapkáid mellett.
cb-refuse-tile-far = { $tile }: a mezői messze vannak a kockádtól ({ $die }), és ehhez { $workers } munkás kevés.
cb-refuse-covered = { $tile }: ezen a mezőn már van lapka ({ $space }).
cb-refuse-colour = { $tile }: nem egyezik a szín. Ez a mező ({ $space }) { $colour }.
cb-refuse-not-adjacent = { $tile }: ez a mező ({ $space }) egyik lapkáddal sem szomszédos.
cb-refuse-twin = { $tile }: ebben a városban ({ $space }) már áll egy ilyen. Egy városban minden épületből csak egy lehet.
cb-refuse-number = { $tile }: a mező ({ $space }) száma { $number }, a kockád { $die }, és ehhez { $workers } munkás kevés.
cb-refuse-no-goods = Ilyen színű árud nincs: { $good } ({ $number }).
cb-refuse-goods-far = Az áru ({ $good }) száma { $number }, a kockád { $die }, és ehhez { $workers } munkás kevés.
cb-refuse-not-for-sale = { $tile }: csak a fekete depó lapkái eladók, hacsak nincs meg a Tudás 6.
cb-refuse-not-beside = Ez a két depó nem szomszédos: { $depot } és { $second }.
cb-refuse-fetch = { $tile }: ilyet ez az épület nem ad ({ $building }).
cb-refuse-no-castle = A kezdővár csak várnak való mezőn állhat ({ $colour }).

## Szavak a képeken: rövidek, mert kevés a hely

cb-picture-setup = Birtokok
cb-picture-over = Vége a játéknak
cb-picture-phase = „{ $phase }” fázis
cb-picture-round = { $n }/5. forduló
cb-now-rounds = { $n ->
    [0] A fázis utolsó fordulója
   *[other] Még { $n } forduló a fázisból
}
# Mit csinálnak a nevük vagy a jelük mögött; $n: hányan.
cb-picture-does-estate = { $n ->
    [one] birtokot választ
   *[other] birtokot választanak
}
cb-picture-does-two = dobása: { $one } és { $two }
cb-picture-does-one = megmaradt dobása: { $one }
cb-picture-does-end = vásárolhat, vagy befejezi a körét
cb-picture-does-end-only = befejezi a körét
cb-picture-does-ship = árut rak a hajójára
cb-picture-does-castle = még egy akciót hajt végre
cb-picture-does-warehouse = árut adhat el
cb-picture-does-town_hall = lerakhat még egy lapkát
cb-picture-does-carpenter = elvehet egy épületet
cb-picture-does-church = elvehet egy lapkát
cb-picture-does-market = elvehet egy lapkát
# Mi áll a név mögött annak a birtoka fölött, akinek most nincs dolga; $n a birtok.
cb-picture-plays = birtoka ({ $n }.)
cb-picture-chosen = már választott birtokot
cb-picture-later = később választ birtokot
# Mit kérdezünk a kép nézőjétől, a neve mögött.
cb-picture-asks-die = melyik kockával?
cb-picture-asks-tile = melyik lapkát?
cb-picture-asks-discard = melyik lapka kerüljön ki?
cb-picture-asks-space = hová?
cb-picture-asks-sale = melyik árut adod el?
cb-picture-asks-depot = melyik depó áruit?
cb-picture-asks-second = egy második depó áruit is?
cb-picture-asks-load = melyik áru jöjjön?
cb-picture-asks-side = melyik oldalt?
cb-picture-asks-start = hol álljon a vár?
cb-picture-letters = válassz egy betűt
cb-picture-workers = kis szám: munkások
cb-picture-black = Fekete depó
cb-picture-silver = { cb-silver }
cb-picture-dice = A kockáid
cb-picture-space = { $space } mező
cb-picture-storage = Raktár
cb-picture-goods = Áruk
cb-picture-region = Kész régió
cb-picture-phase-bonus = + „{ $phase }” fázis
cb-picture-side = { $n }. birtok
cb-picture-score-estate = Birtok
cb-picture-score-total = Pont

## Képek helyett

cb-alt-table = { burgundy-title }, { $stage }. Fehér kocka: { $white }. Sorrend: { $order }.
cb-alt-phase = Egy kész régió a méretén felül { $points } pontot hoz.
cb-alt-waiting = { $text } Hátravan: { $seats }.
cb-alt-colours = Kész színek: { $colours }.
cb-alt-colour = { $colour } ({ $seats })
cb-alt-estates = { burgundy-title }, { $stage }. Sorrend: { $order }.
cb-alt-depot = { $n }. depó: { $things }
cb-alt-depot-empty = { $n }. depó: nincs lapka
cb-alt-black = Fekete depó: { $things }
cb-alt-black-empty = Fekete depó: nincs lapka
cb-alt-more = { $text }; { $things }
cb-alt-sentence = { $text }.
cb-alt-coming = Még jön: { $goods }.
cb-alt-seat = { $seat }: { $points } pont, { $covered }/{ $spaces } mező, { $workers }, { $silver }, { $dice }
cb-alt-dice = kockák { $first }+{ $second }
cb-alt-die = kocka { $die }
cb-alt-no-dice = nincs több kocka
cb-alt-estate = { $seat }, { $estate }. birtok: { $tiles }.
cb-alt-estate-open = { $seat }: { $first }. vagy { $second }. birtok.
cb-alt-on = { $tile } { $space }
cb-alt-empty = Üres mezők mellettük, színnel és számmal: { $spaces }.
cb-alt-space = { $space } { $colour } { $number }
cb-alt-sold = Eladott áruk: { $goods }.
cb-alt-result = { burgundy-title }, { $stage }: pontozólap.
cb-alt-score = { $seat }: { $points } pont ({ $parts }).
cb-read-result = Pontozólap
cb-read-round = Forduló
cb-read-turns = Sorrend
cb-read-depots = Depók
cb-read-bonuses = Színbónuszok
cb-read-white = Fehér kocka: { $white }.
cb-read-phase = { $phase }: { $points }
cb-read-phases = Pont a befejezett régióért, fázisonként: { $phases }.
cb-read-track = { $seat } ({ $n }. mező)
cb-read-order = A sorrendsávon: { $seats }.
cb-read-waiting = Ebben a fordulóban még soron lesz: { $seats }.
cb-read-bonus-free = { $points } pont szabad
cb-read-bonus = { $colour }: első { $first }, második { $second }.
cb-read-storage = A raktárban: { $things }.
cb-read-goods = Áruk: { $things }.
cb-read-used = Felhasznált kockák: { $dice }.
cb-read-sold = Eladott árulapka: { $n }.
cb-own-choice = A választásod: { $side }. birtok, kezdővár: { $space }. Akkor látszik, ha mindenki választott.
cb-points = { $seat }: { $points } pont, fedett mező { $covered }/{ $spaces }, { $workers }, { $silver }, { $goods }
cb-score-regions = Régiók
cb-feat = Legtöbb kész régió
cb-score-phases = Fázisok
cb-score-colours = Bónuszlapkák
cb-score-animals = Állatok
cb-score-sales = Eladott áruk
cb-score-towers = Őrtornyok
cb-score-goods = Megmaradt áruk
cb-score-silver = Ezüst
cb-score-workers = Munkások
cb-score-knowledge = Tudás
cb-score-tie-empty = Döntetlennél: üres mezők
cb-score-tie-order = Döntetlennél: sorrend

## Amit fel lehet lapozni

cb-topic-building = Épület (bézs), 7 van a játékban; egy városban csak egyszer állhat. { $effect }
cb-topic-knowledge-tile = Tudáslapka (sárga), 1 van a játékban. { $effect }
cb-topic-cow = Tehenek
cb-topic-sheep = Birkák
cb-topic-pig = Disznók
cb-topic-chicken = Tyúkok
cb-topic-animal-text = Állatlapkák (világoszöld), fajtánként 7, rajtuk 2, 3 vagy 4 állat. Egy lapka annyi pontot hoz, ahány állat van rajta; az ugyanazon a legelőn lévő, ugyanilyen állatot mutató lapkák újra pontot érnek.
cb-topic-ship-text = Hajó (kék), 26 van a játékban. { cb-effect-ship } Aki a forduló végén az első, az kezdi a következőt.
cb-topic-castle-text = Vár (sötétzöld), 16 van a játékban. { cb-effect-castle } Akár egy újabb vár is lerakható vele.
cb-topic-mine-text = Bánya (szürke), 12 van a játékban. { cb-effect-mine }
cb-topic-turn = Egy kör
cb-topic-turn-text = Mindkét kocka sorra kerül, bármilyen sorrendben, mindegyik a négy akció egyikére: lapka elvétele, lapka lerakása, áru eladása, munkások elvétele. Körönként egyszer 2 ezüstért lapka vásárolható a fekete depóról, előtte, közben vagy utána.
cb-topic-workers = Munkások
cb-topic-workers-text = Minden elköltött munkás 1-gyel módosítja egy saját kocka értékét, fel vagy le; 6-ról 1-re is egy lépés. Bármelyik kockával elvehető 2 munkás. A végén minden kettő 1 pontot ér.
cb-topic-taking = Lapka elvétele
cb-topic-taking-text = Bármelyik lapka a kocka számának megfelelő depóról. A raktárba kerül; ha mind a 3 hely foglalt, onnan egy lapka kikerül a játékból.
cb-topic-placing = Lapka lerakása
cb-topic-placing-text = A raktár egy lapkája a saját színű, a kocka számát viselő üres mezőre kerül, egy már lerakott lapka mellé. A hatása azonnal jár.
cb-topic-goods = Áruk
cb-topic-goods-text = Kockaszámok: 1 türkizkék, 2 lila, 3 rózsaszín, 4 piros, 5 barna, 6 narancssárga. A szín minden áruja elkel: az eladásért 1 ezüst, áruként 2, 3 vagy 4 pont jár 2, 3 vagy 4 játékosnál. Az áruraktárban három színnek van hely; új árut a hajók hoznak.
cb-topic-black = Fekete depó
cb-topic-black-text = Körönként egyszer 2 ezüstért megvehető egy lapkája; a raktárba kerül. Sem kockával, sem épülettel nem lehet innen elvenni.
cb-topic-silver = Ezüst
cb-topic-silver-text = Eladásból, bányából és bankból jön. 2 ezüstért egy lapka vehető a fekete depóról; a végén minden ezüst 1 pont.
cb-topic-regions = Régiók
cb-topic-regions-text = Egy szín összefüggő mezői: a bézs a város, a világoszöld a legelő. Az elkészült régió azonnal 1, 3, 6, 10, 15, 21, 28 vagy 36 pontot hoz 1–8 mezőért, és a fázisért is: A 10, B 8, C 6, D 4, E 2 pont.
cb-topic-bonus = Bónuszlapkák
cb-topic-bonus-text = Aki elsőként fedi le egy szín összes mezőjét, 5, 6 vagy 7 pontot kap 2, 3 vagy 4 játékosnál; a második 2, 3 vagy 4 pontot.
cb-topic-order = Játékossorrend
cb-topic-order-text = Minden hajó egy mezővel előbbre viszi a gazdáját, az ott állók tetejére. Az az első, aki legelöl áll, egymáson állóknál a legfelső. Az elsőé a fehér kocka.
cb-topic-white = Fehér kocka
cb-topic-white-text = A fordulók elején a kezdőjátékos dob vele. A következő áru az ilyen számú depóra kerül. Másra nem való.
cb-topic-phase = Fázisok és fordulók
cb-topic-phase-text = Öt fázis, mindegyikben öt forduló. A fázisok elején a depók újra megtelnek, a megmaradt lapkák kikerülnek a játékból; az áruk maradnak. A fázisok végén minden bánya 1 ezüstöt ad.
cb-topic-spaces = A mezők neve
cb-topic-spaces-text = Egy mező neve a sora, felülről a–g, és a helye a sorban balról: d4 a birtok közepe.
cb-topic-end = A játék vége
cb-topic-end-text = Az „E” fázis utolsó fordulója után: 1 pont minden megmaradt áruért, minden ezüstért és minden két munkásért; a Tudás 15–26 azt hozza, ami rajta áll. A raktárban maradt lapkák nem érnek semmit. A legtöbb pont nyer.
cb-topic-tie = Döntetlen
cb-topic-tie-text = A legtöbb pontot elérők közül az győz, akinek több üres mezője van a birtokán; ha ez is egyforma, aki a sorrendben hátrébb áll.
cb-topic-variant = Választott birtokok
cb-topic-variant-text = Gyakorlott játékosoknak: mindenki kap egy táblát, kiválasztja az egyik oldalát és a kezdővár sötétzöld mezőjét, nyíltan, a sorrend szerint, vagy titokban, egyszerre.

## A parancs és a beállítások

burgundy-title = Burgundia várai
burgundy-edition = The Castles of Burgundy, első kiadás (2011)
burgundy-button-own = Birtokom
burgundy-final = végleges
burgundy-final-end = vége a fordulónak
burgundy-command =
    .name = burgundia
    .description = Lépések: Burgundia várai
burgundy-verb-take =
    .name = elvesz
    .description = Lapka elvétele egy depóról
burgundy-verb-place =
    .name = lerak
    .description = Lapka lerakása a birtokra
burgundy-verb-sell =
    .name = elad
    .description = Egy szín összes árujának eladása
burgundy-verb-workers =
    .name = munkások
    .description = Két munkás elvétele
burgundy-verb-buy =
    .name = vásárol
    .description = Lapka vásárlása 2 ezüstért (körönként egyszer)
burgundy-verb-load =
    .name = rakodik
    .description = Áru berakása hajó lerakása után
burgundy-verb-fetch =
    .name = választ
    .description = Lapka a templom, piac vagy asztalosműhely hatásával
burgundy-verb-skip =
    .name = kihagy
    .description = Lemondás egy épület hatásáról
burgundy-verb-estate =
    .name = birtok
    .description = Birtokoldal és vár választása (változat)
burgundy-verb-end =
    .name = vége
    .description = A köröd vége
burgundy-slot-die =
    .name = kocka
    .description = Melyik kocka
burgundy-slot-tile =
    .name = lapka
    .description = Melyik lapka
burgundy-slot-discard =
    .name = eldobott
    .description = Melyik lapka menjen, ha tele a raktárad
burgundy-slot-space =
    .name = mező
    .description = Melyik mező
burgundy-slot-colour =
    .name = szín
    .description = Milyen színű áru
burgundy-slot-depot =
    .name = depó
    .description = Melyik depó
burgundy-slot-second =
    .name = második
    .description = Egy szomszédos depó is (Tudás 5)
burgundy-slot-colours =
    .name = színek
    .description = Mely új színek
burgundy-slot-side =
    .name = oldal
    .description = A birtoktábla melyik oldala
burgundy-setting-estates = Birtokok
burgundy-setting-estates-basic = mindenkinek az 1. birtok
burgundy-setting-estates-open = kiosztott táblák, nyílt választás
burgundy-setting-estates-secret = kiosztott táblák, titkos választás

## How to play, in half a page

burgundy-how =
    { "**" }{ burgundy-title }: így megy**
    { "**" }Cél.** Töltsd fel a 37 mezős birtokodat lapkákkal; 5 fázis, mindegyik 5 forduló után a legtöbb pont nyer.
    { "**" }Egy kör** két kocka, mindegyik egy akció:
    · Lapka elvétele az ilyen számú depóról; a raktáradba kerül (3 hely)
    · Lapka lerakása a raktárból a színével és a számmal egyező mezőre, egy lapkád mellé; a hatása azonnal jár
    · A számhoz tartozó szín minden árujának eladása: 1 ezüst, áruként 2, 3 vagy 4 pont 2, 3 vagy 4 játékosnál
    · 2 munkás, bármelyik kockával
    Egy munkás 1-gyel módosít egy kockát; a 6 és az 1 szomszédok. Körönként egyszer 2 ezüstért lapka vehető a fekete depóról.
    { "**" }Lapkák.** Hajó: egy depó áruinak berakása, előre a sorrendben. Vár: még egy akció, tetszőleges szám. Bánya: fázis végén 1 ezüst. Állatok: pont, ugyanazért az állatért azon a legelőn újra. Épületek: mind egy előny, egy városban egy fajtából egy. Tudás: tartós szabály vagy pont a végén.
    { "**" }Régiók.** A kész régió a méretéért (1, 3, 6, 10, 15, 21, 28, 36) és a fázisért (A 10, B 8, C 6, D 4, E 2) ad pontot. Egy szín első két teljesítője bónuszt kap.
    { "**" }A végén** 1 pont minden áru, ezüst és 2 munkás, és a tudáslapkák.

## Chapters of what can be looked up

cb-chapter-rules = Szabályok
cb-chapter-tiles = Hajó, vár, bánya, állatok
cb-chapter-buildings = Épületek
cb-chapter-knowledge = Tudás

## Tips in the first games

cb-tip-turn = Nézd meg mindkét kockát, mielőtt egyet használsz. A jó kör elvesz egy lapkát és lerakja, vagy lerak egyet és él a hatásával.
cb-tip-worker = Van, ami munkásba kerül: mindegyik 1-gyel módosítja a kockát. 6-ról 1-re egy lépés.
cb-tip-storage = Tele a raktárad: a következő lapka kiszorít egyet a játékból. Ha tudsz, előbb rakj le egyet.
cb-tip-region = Most elkészülhetsz egy régióval. A fázisért járó pont 10-ről 2-re csökken: a kis régiók korán a legjobbak.
cb-tip-buy = 2 ezüstért lapkát vehetsz a fekete depóról, körönként egyszer, kocka nélkül.
cb-tip-ship = A Hajó egy depó minden áruját elviszi, és előbbre lépsz a sorrendben. Legfeljebb három szín fér el.
cb-tip-castle = A Vár akciója bármi lehet, bármilyen számmal: vedd el azt, amit máskor nem érnél el.
cb-tip-animal = Egy legelőn az ugyanilyen állatok minden új lapkánál újra pontoznak. Egy legelő, egy fajta.
cb-tip-twin = Egy városban egy fajta épület csak egyszer állhat. Keress másik várost, vagy a Tudás 1-et.
cb-tip-goods = Három színű árud van. A következő hajó előtt adj el egyet.
cb-tip-phase = A fázis utolsó fordulója: a depók lapkái elmennek, újak jönnek. Az áruk maradnak. A bányák 1 ezüstöt fizetnek.

### Az Aranyváros szavai.

goldencity-title = Az Aranyváros

## Kinds of terrain cards

gc-terrain-coast = Kikötőlap
gc-terrain-forest = Erdő
gc-terrain-meadow = Mező
gc-terrain-mountain = Hegyvidék
gc-terrain-desert = Sivatag

## Words in pictures: short, for there is no room for long ones

gc-picture-edition = saját rekonstrukció
gc-picture-round = { $n }. kör, összesen { $of }
gc-now-rounds = { $n ->
    [0] Az utolsó kör
   *[other] Legfeljebb { $n } kör van hátra
}
gc-picture-phase-bid = Licit
gc-picture-phase-build = Építés
gc-picture-phase-good = Jutalom
gc-picture-phase-return = Jutalom
gc-picture-phase-bonus = Jutalom
gc-picture-phase-discard = Kártyalimit
gc-picture-phase-over = Vége
gc-picture-does-bid = egy párra licitál
gc-picture-does-build = épít vagy passzol
gc-picture-does-good = árukártyát vesz el
gc-picture-does-return = visszatesz egy árukártyát
gc-picture-does-bonus = bónuszkártyát választ
gc-picture-does-discard = lapokat dob el, hogy 5 maradjon
gc-picture-hint-bid = ingyen vagy elűzés { $n } érméért
gc-picture-hint-build = { $n ->
    [1] az első ház a kettőből
   *[other] a második ház a kettőből
}
gc-picture-hint-last = az utolsó ház
gc-picture-reach = { $n ->
    [0] most sehol sem építhet
   *[other] { $n } helyen építhet
}
gc-picture-asks-bid = melyik pár?
gc-picture-asks-build = hol építesz?
gc-picture-asks-pay = mely lapokkal fizetsz?
gc-picture-asks-good = melyik árukártyát veszed el?
gc-picture-asks-return = melyik árukártyát teszed vissza?
gc-picture-asks-bonus = melyik bónuszkártyát választod?
gc-picture-asks-discard = mit dobsz el?
gc-picture-waits = a lapjaid
gc-picture-secret = Ezt csak te látod. Két egyforma lap egy tetszőleges lapot ér.
gc-picture-scored = Értékelés ebben a körben
gc-picture-each = alap
gc-picture-sole = egyedül
gc-picture-most = legtöbb
gc-picture-pairs = Párok
gc-picture-piles = Terepkártyák
gc-picture-discards = eldobva
gc-picture-left-scoring = értékelés
gc-picture-left-keys = szabad kulcs
gc-picture-left-bonus = szabad bónusz
gc-picture-goods = Áruk
gc-picture-goods-limit = legfeljebb 4 lap
gc-picture-pay = Fizetség
gc-picture-limit = a lépés végén legfeljebb 5 lap marad
gc-picture-choice = Szabad bónuszkártyák
gc-picture-bonus = Bónuszkártyák
gc-picture-worth = most ennyit érnek
gc-picture-no-bonus = még nincs bónuszkártya
gc-picture-letters = összesen
gc-picture-kind-harbour = kikötő
gc-picture-kind-suburb = előváros
gc-picture-kind-outer = külső városrész
gc-picture-kind-inner = belső városrész, kulccsal
gc-picture-bonus-goods = Áruk
gc-picture-bonus-goods-text = árukártyánként { $n }
gc-picture-bonus-coins = Érmék
gc-picture-bonus-coins-text = érménként { $n }
gc-picture-bonus-city = Város
gc-picture-bonus-city-text = városi házanként { $n }
gc-picture-bonus-river = Folyók
gc-picture-bonus-river-text = folyóparti házanként { $n }
gc-picture-bonus-forest = Erdő
gc-picture-bonus-forest-text = elővárosi és városi házanként { $n }
gc-picture-bonus-meadow = Mező
gc-picture-bonus-meadow-text = elővárosi és városi házanként { $n }
gc-picture-bonus-mountain = Hegyvidék
gc-picture-bonus-mountain-text = elővárosi és városi házanként { $n }
gc-picture-bonus-desert = Sivatag
gc-picture-bonus-desert-text = elővárosi és városi házanként { $n }
gc-picture-score-houses = Házak
gc-picture-score-total = Levelek

## The score sheet

gc-score-districts = Városrészek
gc-score-goods = Áruk értékelése
gc-score-areas = Folyók és kerületek
gc-score-bonus-goods = Bónusz: áruk
gc-score-bonus-coins = Bónusz: érmék
gc-score-bonus-city = Bónusz: város
gc-score-bonus-river = Bónusz: folyók
gc-score-bonus-land = Bónusz: tájak
gc-score-city = Döntetlennél: városi házak
gc-feat = Leghosszabb házlánc
gc-score-coins = Döntetlennél: érmék

## Nevek

gc-place-harbour-forest = Erdei kikötő { $mark }
gc-place-harbour-meadow = Mezei kikötő { $mark }
gc-place-harbour-mountain = Hegyvidéki kikötő { $mark }
gc-place-harbour-desert = Sivatagi kikötő { $mark }
gc-place-suburb-forest = Erdei előváros { $mark }
gc-place-suburb-meadow = Mezei előváros { $mark }
gc-place-suburb-mountain = Hegyvidéki előváros { $mark }
gc-place-suburb-desert = Sivatagi előváros { $mark }
gc-place-outer-forest = Külső erdei városrész { $mark }
gc-place-outer-meadow = Külső mezei városrész { $mark }
gc-place-outer-mountain = Külső hegyvidéki városrész { $mark }
gc-place-outer-desert = Külső sivatagi városrész { $mark }
gc-place-inner-forest = Belső erdei városrész
gc-place-inner-meadow = Belső mezei városrész
gc-place-inner-mountain = Belső hegyvidéki városrész
gc-place-inner-desert = Belső sivatagi városrész
gc-short-outer-forest = Külső erdő { $mark }
gc-short-outer-meadow = Külső mező { $mark }
gc-short-outer-mountain = Külső hegyvidék { $mark }
gc-short-outer-desert = Külső sivatag { $mark }
gc-short-inner-forest = Belső erdő
gc-short-inner-meadow = Belső mező
gc-short-inner-mountain = Belső hegyvidék
gc-short-inner-desert = Belső sivatag
gc-good-wine = Bor
gc-good-pottery = Kerámia
gc-good-cloth = Szövet
gc-good-spice = Fűszer
gc-card-bonus-goods = Árubónusz
gc-card-bonus-coins = Érmebónusz
gc-card-bonus-city = Városbónusz
gc-card-bonus-river = Folyóbónusz
gc-card-bonus-forest = Erdőbónusz
gc-card-bonus-meadow = Mezőbónusz
gc-card-bonus-mountain = Hegyvidékbónusz
gc-card-bonus-desert = Sivatagbónusz
gc-effect-forest = erdei elővárosi és városi házanként { $n }
gc-effect-meadow = mezei elővárosi és városi házanként { $n }
gc-effect-mountain = hegyvidéki elővárosi és városi házanként { $n }
gc-effect-desert = sivatagi elővárosi és városi házanként { $n }
gc-river = { $first }–{ $second } folyó
gc-quarter-forest = erdei kerület
gc-quarter-meadow = mezei kerület
gc-quarter-mountain = hegyvidéki kerület
gc-quarter-desert = sivatagi kerület
gc-plus = { $first } + { $second }
gc-some = { $n ->
    [1] { $terrain }
   *[other] { $n } { $terrain }
}
gc-as-coast = { $what } (joker)
gc-as-forest = { $what } (joker)
gc-as-meadow = { $what } (joker)
gc-as-mountain = { $what } (joker)
gc-as-desert = { $what } (joker)
gc-no-cards = nincs lap
gc-numbered = { $what } ({ $n })
gc-coins = { $n } érme
gc-letters = { $n } levél
gc-reward-terrain = terepkártya
gc-reward-key = kulcs
gc-reward-bonus = bónusz
gc-reward-good = árukártya

## Hol tart a játék, és mi a teendő

gc-stage-bid = { $round }. kör, összesen { $of } · az elűzés ára { $price } · értékelés a kör végén: { $scores }
gc-stage = { $round }. kör, összesen { $of } · értékelés a kör végén: { $scores }
gc-stage-over = vége a játéknak
gc-duty-bid = licit egy párra
gc-duty-bid-again = újabb licit az elűzés után
gc-duty-build = építés vagy passz
gc-duty-good = árukártya választása
gc-duty-return = árukártya visszaadása
gc-duty-bonus = bónuszkártya választása
gc-duty-discard = terepkártyák eldobása, hogy 5 maradjon
gc-duty-over = vége a játéknak

## Kérdések

gc-ask-bid = Melyik pár? A szabad pár ingyenes, az elűzés ára { $price }. Nálad { $have } van.
    Kézben: { $hand }
gc-ask-first = Első ház a kettőből. Kulcs { $keys }, terepkártya { $count }: { $hand }
gc-ask-second = Építesz még egy házat? Kulcs { $keys }, terepkártya { $count }: { $hand }
gc-ask-last = Az utolsó házad. Kulcs { $keys }, terepkártya { $count }: { $hand }
gc-ask-nothing = Most nem tudsz építeni. Kulcs { $keys }, terepkártya { $count }: { $hand }
gc-ask-pay = { $place }: mivel fizetsz? Két egyforma lap egy tetszőleges lapot ér.
    Kézben: { $hand }
gc-ask-good = Melyik árukártya? Nálad most { $have } van, legfeljebb 4 lehet.
gc-ask-good-full = Melyik árukártya? Nálad már 4 van, és több nem maradhat, ezért az ötből egy visszakerül a dobozba.
gc-ask-return = Ez az ötödik árukártya. Melyik kerüljön vissza a dobozba?
gc-ask-bonus = Melyik bónuszkártya? A játék végéig csak te látod. A szám mutatja, hány levelet hozna most.
gc-ask-discard = Most { $count } terepkártyád van, és 5 maradhat: dobj el { $n } lapot.

## Válaszok

gc-label-bid = Licitálok
gc-label-build = Építek
gc-label-build-second = Még egy házat építek
gc-label-good = Árukártyát választok
gc-label-return = Árukártyát adok vissza
gc-label-bonus = Bónuszkártyát választok
gc-label-discard = Lapokat dobok el
gc-label-pass = Nem építek
gc-label-end = Befejezem
gc-label-then-discard = { $what }
    .outcome = { $n } lap eldobása
gc-label-pair = { $pair }
    .outcome = { $coins }
gc-label-pair-free = { $pair }
    .outcome = ingyen
gc-label-place = { $place } → { $brings }
gc-label-pile = A pakli teteje
gc-label-bonus-now = { $card } → { $letters }
gc-brings = { $n } levél
gc-brings-coin = { $n } levél, érme
gc-brings-card = { $n } levél, lap
gc-note-pair = { $seat } visszaveszi a licitkezét
gc-note-pile = { $n } lefordított lap
gc-note-cost = { $cost }
gc-note-cost-joker = { $cost } (jokerrel)
gc-note-key = { $cost } + kulcs
gc-note-scored = { $cost } · ebben a körben értékelt hely
gc-note-good = { $good } értékelése ebben a körben
gc-note-good-had = ilyen már van nálad

## Mi történt

gc-bid = { $seat } erre licitált: { $pair }
gc-bid-displaced = { $seat } erre licitált: { $pair }; elűzve { $other }, ára { $coins }
gc-took = { $seat } { $pair }
gc-taken = Elvitt párok: { $pairs }
gc-built = { $seat } házat épített: { $place }, fizetség { $pay }
gc-built-key = { $seat } házat épített: { $place }, fizetség { $pay } és kulcs
gc-passed = { $seat }: nem épült ház
gc-ended = { $seat }: egy ház épült, vége a lépésnek
gc-barred = { $seat } nem tud építeni
gc-discarded = { $seat } eldobta: { $cards } (5 lap maradt)
gc-returned = { $seat } visszaadta az ötödik árukártya miatt: { $card }
gc-reshuffled = Az eldobott terepkártyákból új húzópakli lett
gc-last-house = { $seat } felépítette az utolsó házát; ez az utolsó kör
gc-stuck = { $seat } többé sehol sem építhet, ezért vesztett
gc-stuck-all = Senki sem építhet többet, így emiatt senki sem veszít
gc-scored-good = Értékelés, { $what }: { $paid }
gc-scored-area = Értékelés, { $what }: { $paid }
gc-paid = { $seat } +{ $count }
gc-paid-ahead = { $seat } +{ $count } (többségi bónusszal)
gc-paid-nobody = senki
gc-round = { $round }. kör, { $start } kezd; értékelés a végén: { $scores }
gc-over = Vége a játéknak; láthatók a bónuszkártyák és a levelek
gc-gain-coins = { $seat }: +{ $coins } (jutalom)
gc-gain-letters-first = { $seat }: +{ $letters } (első a városrészben)
gc-gain-letters-second = { $seat }: +{ $letters } (második a városrészben)
gc-drew = { $seat }: +1 terepkártya (jutalom)
gc-drew-own = { $card } a húzott lapod (jutalom)
gc-gain-key = { $seat }: +1 kulcs (jutalom)
gc-gain-bonus = { $seat }: +1 bónuszkártya (jutalom)
gc-bonus-own = { $seat }: { $card } a választott lapod (jutalom)
gc-gain-good = { $seat }: { $card } árukártya (jutalom)
gc-gain-good-turned = { $seat }: { $card } árukártya (jutalom), felfordítva { $turned }
gc-gain-good-pile = { $seat }: { $card } árukártya a pakliból (jutalom)
gc-lapsed-terrain = { $seat }: a jutalom elmarad, elfogytak a terepkártyák
gc-lapsed-key = { $seat }: a jutalom elmarad, elfogytak a kulcsok
gc-lapsed-bonus = { $seat }: a jutalom elmarad, elfogytak a bónuszkártyák
gc-lapsed-good = { $seat }: a jutalom elmarad, elfogytak az árukártyák

## Miért nem

gc-refuse-seats = Az Aranyvárost 3 vagy 4 játékos játszhatja.
gc-refuse-now = Ezt most nem lehet. A teendő: { $what }.
gc-refuse-pass = Most nem lehet passzolni. A teendő: { $what }.
gc-refuse-nothing-to-build = A lapjaiddal, kulcsaiddal és útjaiddal most nem építhetsz házat.
gc-refuse-no-pair = Nincs ilyen pár.
gc-refuse-coins = { $seat } elűzésének ára { $price } érme, de nálad csak { $have } van.
gc-refuse-yours = { $place }: már van ott házad.
gc-refuse-taken = { $place }: foglalt, ott áll { $seat } háza; csak egy ház fér el.
gc-refuse-no-road = { $place }: egyik házadtól sem vezet oda út.
gc-refuse-no-key = { $place }: a belső városrészhez kulcs kell, és nincs kulcsod.
gc-refuse-cards = { $place }: ára { $count } { $terrain }. Erre nem elég, amid van, jokerrel sem.
gc-refuse-payment = { $place }: ára { $count } { $terrain }; ezek a lapok nem pontosan ennyit érnek.
gc-refuse-not-open = { $card }: nincs felfordítva.
gc-refuse-no-pile = Elfogyott az árukártyák paklija.
gc-refuse-no-such-good = { $card }: nincs ilyen árukártyád.
gc-refuse-bonus-gone = { $card }: már nincs a pakliban.
gc-refuse-not-held = { $terrain }: nincs a kezedben.

## Képek helyett, és a saját dolgok

gc-alt-table = Az Aranyváros, { $stage }.
gc-alt-pairs = Párok: { $pairs }.
gc-alt-pair-hand = { $pair } ({ $seat })
gc-alt-open = Nyitott helyek ({ $seat }): { $n }.
gc-alt-goods = Felfordított árukártyák: { $cards }.
gc-alt-seat = { $seat }: megmaradt ház { $left }, városban { $city }, { $coins }, kulcs { $keys }, terepkártya { $hand }, árukártya { $goods }, bónuszkártya { $bonus }.
gc-alt-no-houses = { $seat }: még nincs ház.
gc-alt-houses = { $seat }, házak: { $places }.
gc-alt-reach = Itt építhet legközelebb: { $places }. Szabad kikötő: { $n }.
gc-alt-reach-coast = Legközelebb szabad kikötőben építhet: { $n }.
gc-alt-result = Az Aranyváros: az eredmény.
gc-alt-won = { $n ->
    [one] Győztes
   *[other] Közös győzelem
}: { $seats }.
gc-alt-sentence = { $text }.
gc-alt-score = { $seat }: { $letters } ({ $parts }).
gc-alt-score-none = { $seat }: { $letters }.
gc-alt-bonus = { $seat }, bónuszkártyák: { $cards }.
gc-read-result = Pontozólap
gc-read-scoring = Értékelés, { $round }. kör
gc-read-open = Nyíltan az asztalon
gc-read-city = Város
gc-read-start = { $seat } (ő kezdi a kört)
gc-read-paid = { $seat } { $letters }
gc-read-pays = { $what } most ezt hozná: { $paid }.
gc-read-pays-nobody = { $what } most senkinek nem hozna semmit.
gc-read-scoring-left = Maradt értékelőkártya: { $first } 1-es, { $second } 2-es, { $third } 3-as hátlappal.
gc-read-price = Az elűzés ára { $coins }.
gc-read-piles = Húzható vagy szerezhető: terepkártya { $draw }, lefordított árukártya { $goods }, kulcs { $keys }, bónuszkártya { $bonus }.
gc-read-discards = Eldobott terepkártyák: { $cards }.
gc-read-district = { $place }: { $seats }.
gc-read-letters = { $letters }.
gc-read-standing = Megmaradt ház { $left }, városban { $city }, { $coins }, kulcs { $keys }, terepkártya { $hand }, árukártya { $goods }, bónuszkártya { $bonus }.
gc-part = { $what } { $count }
gc-own-hand = Terepkártya { $count } (legfeljebb { $limit }): { $hand }
gc-own-purse = { $coins }, kulcs { $keys }, megmaradt ház { $left }
gc-own-goods = Árukártyák: { $cards }
gc-own-bonus = Bónuszkártyák: { $cards }
gc-own-bonus-card = { $card } ({ $effect }; most { $count })
gc-own-letters = Levelek a bónuszkártyák mostani értékével: { $letters } ({ $parts })
gc-own-letters-none = Levelek a bónuszkártyák mostani értékével: { $letters }
gc-points = { $seat }: megmaradt ház { $left }, városban { $city }, { $coins }, kulcs { $keys }, terepkártya { $hand }, árukártya { $goods }, bónuszkártya { $bonus }
gc-points-open = { $seat }: { $letters }, megmaradt ház { $left }, városban { $city }, { $coins }, kulcs { $keys }, terepkártya { $hand }, árukártya { $goods }, bónuszkártya { $bonus }

## Amire rá lehet keresni

gc-topic-coast = { $terrain }: kikötőért fizetnek vele; { $n } lap van a játékban. Kikötőnként egy; két egyforma egy tetszőleges lapot ér.
gc-topic-land = { $terrain }: a táj elővárosaiért és városrészeiért fizetnek vele; { $n } lap van a játékban. Házanként kettő; két egyforma egy tetszőleges lapot ér.
gc-topic-good = Árukártyák: { $cards }. Az áruval együtt értékelt folyók és kerületek: { $areas }.
gc-topic-bonus-card = Levelek a végén: { $effect }. Addig csak a gazdája látja.
gc-topic-reward-coins = Jutalom: érmék
gc-topic-reward-coins-text = Kikötő és előváros 1 vagy 2 érmét hozhat. Két érme: { $places }.
gc-topic-reward-terrain = Jutalom: terepkártya
gc-topic-reward-terrain-text = Egy lap a húzópakliból, csak a gazdája látja. Helyek: { $places }.
gc-topic-reward-key = Jutalom: kulcs
gc-topic-reward-key-text = Egy kulcskártya, amíg van. Egy belső városrészt nyit meg. Helyek: { $places }.
gc-topic-reward-bonus = Jutalom: bónuszkártya
gc-topic-reward-bonus-text = Nézd át a maradék bónuszkártyákat, és tarts meg egyet lefordítva. Helyek: { $places }.
gc-topic-reward-good = Jutalom: árukártya
gc-topic-reward-good-text = Egy a három felfordított árukártyából, vagy a pakli teteje. Helyek: { $places }.
gc-topic-round = Kör
gc-topic-round-text = Felfordul egy értékelőkártya; licit a terepkártyapárokra; mindenki legfeljebb két házat épít; értékelés; a következő játékos kezd.
gc-topic-bidding = Licit
gc-topic-bidding-text = Szabad párra ingyen tehető a licitkéz. Az elűzés ára egy körön belül 1, aztán 2, aztán 3 érme és így tovább. Az elűzött újra licitál. Ha minden páron van kéz, mindenki elviszi a sajátját.
gc-topic-building = Építés
gc-topic-building-text = Legfeljebb két ház. Szabad kikötőbe mindig építhetsz. Más helyre útnak kell vezetnie valamelyik házadtól. Minden ház azonnal meghozza a hely jutalmát.
gc-topic-joker = Jokerszabály
gc-topic-joker-text = Két egyforma terepkártya egy tetszőleges lapot ér, például 2 Kikötőlap sivatagként. Akárhányszor, de kulcsot nem pótol.
gc-topic-harbour = Kikötő
gc-topic-harbour-text = Ára 1 kikötőlap, út nem kell hozzá. Mindegyikben csak egy ház állhat.
gc-topic-suburb = Előváros
gc-topic-suburb-text = Ára 2 lap a hely tájából, és út kell hozzá valamelyik házadtól. Mindegyikben csak egy ház állhat.
gc-topic-outer = Külső városrész
gc-topic-outer-text = Ára 2 lap a hely tájából. Az első építő 5 levelet kap, négyben érmét is; a második 3 levelet. Mindenkinek egy háza lehet mindegyikben.
gc-topic-inner = Belső városrész
gc-topic-inner-text = Ára 2 lap a hely tájából és egy kulcs. Az első építő 10 levelet és egy terepkártyát kap, a második 6 levelet. Mindenkinek egy háza lehet mindegyikben.
gc-topic-hand-limit = Kártyalimit
gc-topic-hand-limit-text = Az építésed végén legfeljebb 5 terepkártya maradhat nálad.
gc-topic-goods-card = Árukártyák
gc-topic-goods-card-text = Két árut mutatnak, és nyíltan fekszenek. Az ötödiknél az öt közül egy kikerül a játékból.
gc-topic-scoring = Értékelés
gc-topic-scoring-text = 2 levél jár annak, akinek van ilyen áruja, és 2 annak, akinek háza van ott, a folyónál vagy a kerületben. Többségi bónusz: még 2 az áru egyetlen gazdájának, és még 2 annak, akinek egyedül van ott a legtöbb háza.
gc-topic-letters = Kereskedőlevelek
gc-topic-letters-text = Ezek a pontok. Minden szerzés nyilvános, az összeget a végéig csak a gazdája látja, hacsak az asztal nem mutatja.
gc-topic-end = A játék vége
gc-topic-end-text = Az után a kör után, amelyben valaki az utolsó házát építi; a 16. értékelőkártya után; vagy az után a kör után, amelyben valaki már soha többé nem építhet. Hozzáadódnak a bónuszkártyák; a legtöbb levél nyer.
gc-topic-stuck = Elakadás
gc-topic-stuck-text = Akinek van még háza, de nincs se szabad kikötő, se nyitott helyre vezető út, az vesztett. A kör még végigmegy.
gc-topic-tie = Döntetlen
gc-topic-tie-text = Több ház a városban, aztán több érme; ha az is egyenlő, közös a győzelem.
gc-topic-edition = Tábla és paklik
gc-topic-edition-text = A tábla és a paklik a saját rekonstrukciónk. A szabályok a szabálykönyveké; a helyek fekvése és a lapok tartalma a miénk.

## A parancs és a beállítások

goldencity-edition = A tábla és a paklik a saját rekonstrukciónk.
goldencity-button-own = Lapjaim
goldencity-final = végleges
goldencity-final-pile = felfordul
goldencity-command =
    .name = aranyváros
    .description = Lépések: Az Aranyváros
goldencity-verb-bid =
    .name = licit
    .description = Licitkéz egy párra
goldencity-verb-build =
    .name = építés
    .description = Kereskedőház építése
goldencity-verb-good =
    .name = áru
    .description = Árukártya választása
goldencity-verb-return =
    .name = visszatesz
    .description = Árukártya visszatétele, ha öt van
goldencity-verb-bonus =
    .name = bónusz
    .description = Bónuszkártya választása
goldencity-verb-discard =
    .name = eldob
    .description = Terepkártyák eldobása, hogy öt maradjon
goldencity-verb-pass =
    .name = passz
    .description = Ebben a körben nem építesz többet
goldencity-slot-pair =
    .name = pár
    .description = Melyik terepkártyapár
goldencity-slot-site =
    .name = hely
    .description = Hová kerül a kereskedőház
goldencity-slot-pay =
    .name = fizetség
    .description = Mely lapokkal fizetsz
goldencity-slot-card =
    .name = lap
    .description = Melyik lap
goldencity-slot-cards =
    .name = lapok
    .description = Mely lapok
goldencity-setting-letters = Levelek
goldencity-setting-letters-secret = a végéig titkosak
goldencity-setting-letters-open = mindenki látja

## How to play, in half a page

goldencity-how =
    { "**" }{ goldencity-title }: így megy**
    { "**" }Cél.** Gyűjts leveleket, ezek a pontok, kereskedőházakkal a szigeten és a városban.
    { "**" }Egy kör.**
    1. Felfordul egy értékelőkártya: egy áru, és egy folyó vagy kerület. A kör végén értékeljük.
    2. Terepkártyapárok, annyi, ahány játékos. Tedd az egyikre a licitkezed: a szabad ingyenes, elűzni 1, aztán 2, aztán 3 érme. Akit elűznek, újra licitál.
    3. Építs legfeljebb 2 házat:
    · Kikötő: 1 kikötőlap, út nem kell
    · Előváros: 2 lap a hely tájából, út egy házadtól
    · Külső városrész: ugyanígy; az első 5 levél, a második 3
    · Belső városrész: kulcs is kell; az első 10 és egy lap, a második 6
    Két egyforma lap egy tetszőlegeset ér. Minden hely azonnal meghozza a jutalmát: érme, lap, kulcs, áru, bónuszkártya. Kikötőben és elővárosban egy ház állhat, városrészben játékosonként egy. Legfeljebb 5 terepkártya marad.
    4. Értékelés: 2 levél az áruért, 2 egy ottani házért; még 2 az áru egyetlen gazdájának és a legtöbb házért.
    { "**" }Vége**: a kör után, amelyben valaki az utolsó házát építi, vagy a 16. kártyával. Hozzáadódnak a bónuszkártyák. Aki soha többé nem építhet, vesztett.
    A tábla és a paklik a saját rekonstrukciónk.

## Chapters of what can be looked up

gc-chapter-rules = Szabályok
gc-chapter-cards = Terep és áru
gc-chapter-rewards = Jutalmak
gc-chapter-bonus = Bónuszkártyák

## Tips in the first games

gc-tip-bid = A szabad pár ingyenes. A két házra gondolj, amit építesz, ne egy-egy lapra.
gc-tip-again = Elűztek, de neked ez nem került semmibe. Visszavágni egyre drágább; szabad pár mindig van.
gc-tip-scored = Az értékelőkártyát licit előtt látod: egy ilyen áru vagy egy ottani ház 2, egyedül 4 levél.
gc-tip-joker = Két egyforma lap egy bármilyet ér. Drága módszer: előbb a megfelelő lapokkal fizess.
gc-tip-road = Ebből a kikötőből utak vezetnek tovább. Nézd, hol van kulcs: a belső városrészhez kell.
gc-tip-city = Építhetsz a városban. Egy városrész első háza hozza a legtöbbet; utána mások is jöhetnek.
gc-tip-key = A kulcs egy belső városrészt nyit: az első ház ott 10 levél. Másra nem jó.
gc-tip-bonus = A bónuszkártya a végén számít. A szám az, amit most hozna: azt válaszd, ami nőni fog.
gc-tip-good = 4 árukártyád lehet. Az ötödiknél egy visszakerül a dobozba.
gc-tip-quarter = Most a város egyik kerületét értékeljük: egy ott álló ház 2, a legtöbb még 2. Egyenlőségnél ez nem jár.
gc-tip-stuck = Kevés hely van nyitva előtted. Aki soha többé nem tud építeni, vesztett: hagyj magadnak utat.
gc-tip-end = Közel a vég: valakinek 3 háza maradt. A kör még végigmegy.

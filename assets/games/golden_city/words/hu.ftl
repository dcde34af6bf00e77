### Az Aranyváros szavai.

goldencity-title = Az Aranyváros

## Kinds of terrain cards

gc-terrain-coast = Kikötő
gc-terrain-forest = Erdő
gc-terrain-meadow = Mező
gc-terrain-mountain = Hegyvidék
gc-terrain-desert = Sivatag

## Words in pictures: short, for there is no room for long ones

gc-picture-edition = saját rekonstrukció
gc-picture-round = { $n }. kör ({ $of }-ból)
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
gc-picture-does-discard = 5 lapig eldob a kezéből
gc-picture-hint-bid = ingyen, vagy elűzni { $n } érme
gc-picture-hint-build = { $n ->
    [1] az első ház a kettőből
   *[other] a második ház a kettőből
}
gc-picture-reach = { $n ->
    [0] most sehol sem építhet
   *[other] { $n } helyen építhet
}
gc-picture-asks-bid = melyik pár?
gc-picture-asks-build = hol építesz?
gc-picture-asks-pay = melyik lapokkal fizetsz?
gc-picture-asks-good = melyik árukártyát veszed el?
gc-picture-asks-return = melyik árukártyát teszed vissza?
gc-picture-asks-bonus = melyik bónuszkártyát választod?
gc-picture-asks-discard = mit dobsz el?
gc-picture-waits = a lapjaid
gc-picture-secret = Ezt csak te látod. Két egyforma lap egy bármilyen lapot ér.
gc-picture-won = { $n ->
    [one] nyerte a játékot
   *[other] közösen győztek
}
gc-picture-scored = Értékelés ebben a körben
gc-picture-each = bárki
gc-picture-sole = egyedül
gc-picture-most = legtöbb
gc-picture-pairs = Párok
gc-picture-piles = Terepkártyák
gc-picture-discards = eldobva
gc-picture-left-scoring = értékelők
gc-picture-left-keys = szabad kulcs
gc-picture-left-bonus = szabad bónusz
gc-picture-goods = Áruk
gc-picture-goods-limit = legfeljebb 4 lap
gc-picture-pay = Fizetés
gc-picture-limit = a lépés végén legfeljebb 5 lap
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
gc-picture-bonus-forest-text = erdei házanként { $n }
gc-picture-bonus-meadow = Mező
gc-picture-bonus-meadow-text = mezei házanként { $n }
gc-picture-bonus-mountain = Hegyvidék
gc-picture-bonus-mountain-text = hegyvidéki házanként { $n }
gc-picture-bonus-desert = Sivatag
gc-picture-bonus-desert-text = sivatagi házanként { $n }
gc-picture-score-total = Levelek
gc-picture-score-stuck = Elakadt, vesztett

## The score sheet

gc-score-districts = Városrészek
gc-score-goods = Áruk értékelése
gc-score-areas = Folyók, kerületek
gc-score-bonus-goods = Bónusz: áruk
gc-score-bonus-coins = Bónusz: érmék
gc-score-bonus-city = Bónusz: város
gc-score-bonus-river = Bónusz: folyók
gc-score-bonus-land = Bónusz: tájak
gc-score-city = Házak a városban
gc-score-coins = Érmék

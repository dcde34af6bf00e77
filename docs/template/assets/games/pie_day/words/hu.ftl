### Pie Day in Hungarian.

## Fruit and pies

pd-fruit-apple = Alma
pd-fruit-pear = Körte
pd-fruit-plum = Szilva
pd-fruit-cherry = Cseresznye
pd-some = { $n ->
    [1] { $fruit }
   *[other] { $fruit } ×{ $n }
}
pd-pie-dumpling = Gombóc
pd-pie-pancake = Palacsinta
pd-pie-turnover = Táska
pd-pie-tart = Kosárka
pd-pie-crumble = Morzsasüti
pd-pie-strudel = Rétes
pd-pie-flan = Lepény
pd-pie-cake = Torta

## Words in pictures: short, for there is no room for long ones

pd-picture-round = Kör { $round }/{ $of }
pd-picture-turn = szed vagy süt
pd-picture-won = { $n ->
    [one] nyerte a játékot
   *[other] közösen győztek
}

## Where the game is, and what is to be done

pd-stage = { $round }. kör (összesen { $of })
pd-stage-over = az utolsó kör után ({ $round }/{ $of })
pd-duty-turn = gyümölcsszedés vagy sütés

## Questions and answers

pd-ask = Gyümölcsöt szedsz vagy sütsz? Ez van nálad: { $fruit }
pd-ask-empty = Üres a kezed. Szedj gyümölcsöt.
pd-ask-pie = Melyik süteményt sütöd? { $n } gyümölcsöd van.
pd-ask-fruit = { $pie }: melyik { $n } gyümölcs kerüljön bele? Az ehhez illő mindegyike még 1 pontot hoz ({ $fruit }).
pd-label-gather = Szedek
    .outcome = +{ $n } gyümölcs
pd-label-bake = Sütök
pd-label-pie = { $pie }
    .outcome = ára { $cost } → { $points } pont
pd-label-best = { $fruit }
    .outcome = +1 pont
pd-note-pie = még 1 pont minden hozzá illő gyümölcsért ({ $fruit })

## What has happened

pd-gathered = { $seat }: +{ $n } gyümölcs
pd-gathered-own = Ezt szedted: { $fruit }
pd-gathered-none = Nem találtál gyümölcsöt: üres a kosár
pd-baked = { $seat } ezt sütötte: { $pie } (ebből { $fruit }), +{ $points } pont

## Why not: the fact, then the reason

pd-refuse-seats = A Pitenap 2–4 játékosnak való.
pd-refuse-nothing = Egyik süteményhez sincs elég gyümölcsöd. Előbb szedj.
pd-refuse-gone = { $pie }: már megsütötte { $seat }, és mindegyikből csak egy van.
pd-refuse-dear = { $pie }: { $cost } gyümölcs kell hozzá, neked csak { $have } van.
pd-refuse-not-held = { $fruit }: nincs ennyi a kezedben.

## In place of pictures

pd-alt-table = Pitenap, { $stage }. Gyümölcs a kosárban { $n }.
pd-alt-open = Még süthető: { $pies }.
pd-alt-seat = { $seat }: { $points } pont, gyümölcs { $n }, sütemények { $pies }.
pd-alt-seat-none = { $seat }: { $points } pont, gyümölcs { $n }, még nincs süteménye.
pd-own = Nálad van ({ $n }): { $fruit }
pd-own-none = Nincs gyümölcsöd.
pd-points = { $seat }: { $points } pont, gyümölcs { $n }
pd-score-pies = Sütemények
pd-score-tie = Döntetlennél: maradék gyümölcs

## Things to look up

pd-chapter-rules = Szabályok
pd-chapter-pies = Sütemények
pd-topic-turn = Lépés
pd-topic-turn-text = Szedj 2 gyümölcsöt a kosárból, ezt a többiek nem látják; vagy süss egy süteményt a kezedben lévő gyümölcsből.
pd-topic-end = A játék vége
pd-topic-end-text = Az utolsó kör után van vége, vagy ha minden sütemény megsült. A legtöbb pont nyer; döntetlennél, akinek több gyümölcse maradt; ha ez is egyforma, közös a győzelem.
pd-topic-pie = { $cost } gyümölcs kell hozzá, és { $points } pontot hoz; minden hozzá illő gyümölcs ({ $fruit }) még 1-et.

## The slash command and the settings

pieday-title = Pitenap
pieday-edition = a minta
pieday-button-own = Gyümölcseim
pieday-final = húzás
pieday-command =
    .name = pitenap
    .description = Lépések: Pitenap
pieday-verb-gather =
    .name = szedés
    .description = Gyümölcs szedése
pieday-verb-bake =
    .name = sütés
    .description = Sütemény sütése
pieday-slot-pie =
    .name = sütemény
    .description = Melyik sütemény
pieday-slot-fruit =
    .name = gyümölcs
    .description = Miből sütöd; üresen hagyva megkérdezem
pieday-setting-length = Hossz
pieday-setting-length-short = 5 kör
pieday-setting-length-long = 7 kör

## How to play, in half a page

pieday-how =
    { "**" }{ pieday-title }: így megy**
    { "**" }Cél.** Süteményt sütsz; a legtöbb pont nyer.
    { "**" }Ha te jössz**: szedj 2 gyümölcsöt, ezt csak te látod, vagy süss egyet az asztalon lévő sütemények közül a kezedben lévő gyümölcsből.
    { "**" }Egy süteményhez** ennyi gyümölcs kell, bármilyen. A hozzá illő gyümölcs darabja még 1 pontot hoz. Mindegyikből egy van.
    { "**" }Vége** az utolsó kör után, vagy ha minden sütemény megsült. Döntetlennél: maradék gyümölcs.

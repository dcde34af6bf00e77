### A játékvezető szavai. A kulcsok rendjét az en.ftl eleje mondja el.
### Nevek ragozás és névelő nélkül állnak; szám után egyes szám.

## Apró részek

list-and = { $first } és { $last }
count-of = { $n } { $what }
language-name = magyar
level-easy = könnyű
level-normal = közepes
page = { $n }. oldal, összesen { $of }
final = végleges

## Gombok

button-play = Lépek
button-missed = Mi történt?
button-undo = Visszavonás
button-more = Továbbiak
button-back = Vissza
button-close = Bezárás
button-join = Leülök
button-leave = Felállok
button-bot = Bot hozzáadása
button-options = Opciók
button-start = Indítás
button-level-easy = Könnyű
button-level-normal = Közepes
button-keep = Marad: { $what }
button-others = Mást választok
button-chosen = Kész
    .outcome = { $n } kiválasztva
button-nothing = Egyik sem
button-next = Tovább ›
button-previous = ‹ Előző
button-undo-step = Ezt a lépést
button-undo-turn = Minden eddigi lépésemet
button-ask-them = Megkérdezem őket
button-ask-step = Ezt a lépést vonnám vissza
button-ask-turn = Az egész kört vonnám vissza
button-ask-undo = Visszavonás kérése
button-log = Napló
button-scores = Állás
button-rules = Szabályok
button-again = Tábla újra
button-settings = Beállítások
button-nudge = Szólj neki
button-quiet = Csendes órák
button-zone = Időzóna
button-board = Mutasd a táblát
button-new = Asztalnyitás
button-concede-yes = Feladom
button-close-yes = Asztal végleges bezárása
button-leave-game = Kiszállok
button-leave-bot = Játsszon helyettem bot
button-leave-bot-yes = Felállok
button-give-up = Végleg feladom
button-take-seat = Leülök ide
button-let-in = Leülhet
button-not-now = Most ne
button-play-bots = Játszom a botok ellen
button-end-game = Játék befejezése
button-rematch = Visszavágó
button-open-again = Újranyitás
button-stay = Maradjon így
button-verify = Ellenőrzés
button-result = Eredmény szövegként
button-go = Az asztalhoz
button-no-messages = Ne küldj üzenetet
button-messages = Mégis küldj üzenetet
button-agree = Rendben
button-refuse = Inkább ne
button-yes = Igen
button-wait = Várjunk
button-wait-none = { button-wait }
button-wait-day = Várjunk még 24 órát
button-wait-three = Várjunk még 3 napot
button-wait-week = Várjunk még 7 napot
button-wait-evening = Várjunk még 20 percet
button-bot-move = Ezt lépje meg egy bot
button-bot-seat = Üljön le egy bot
button-day-pace = Mostantól 24 óra lépésenként
button-check-again = Ellenőrizd újra
button-play-here = Játsszunk itt
button-invite = Beengedés

## Az első találkozás

welcome = Itt a Guildhall. Asztalt így nyithatsz: { $new }. Játékok: { $games }.
    Akkor játszol, amikor ráérsz: szólok, ha te jössz. Nyelvek: English, magyar, polski.
open-below = Az asztalod lentebb vár.
open-soon = Az asztalod itt jelenik meg, amint elérem a Discordot.
open-not = Ide nem tudok írni, ezért nincs asztal. Hogy mi hiányzik, ez mutatja meg: { $check }.
open-ask = Melyik játék?
permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-in-threads = Üzenetek küldése témákban
permission-attach-files = Fájlok csatolása
permission-read-history = Üzenetelőzmények olvasása
permission-create-threads = Nyilvános témák létrehozása
check-head = Ezt tehetem ebben a csatornában:
check-has = { $permission }: igen
check-lacks = { $permission }: **nem**
check-fine = Semmi sem hiányzik.
check-missing = Ami hiányzik, azt a csatorna kezelője engedélyezheti.

## Az asztal indulás előtt

lobby-open = **{ $game }** · nyitott asztal · { $n ->
    [0] minden hely foglalt
   *[other] { $n } szabad hely
}
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (házigazda)
lobby-seat-bot = { $n }. { $name } ({ $level })
lobby-seat-free = { $n }. –
lobby-hint = Indíthattok, amikor tetszik; az üres helyre bot is ülhet.
lobby-hint-full = Indíthattok, amikor tetszik.
lobby-hint-few = Még { $n } játékos kell; az üres helyre bot is ülhet.
lobby-started = **{ $game }** · elindult · { $names } → { $where }
lobby-started-here = **{ $game }** · elindult · { $names }
lobby-result = **{ $game }** · befejezve · { $scores } → { $where }
lobby-fingerprint = A helyekről sorsolás döntött. A véletlenszám-mag ujjlenyomata: { $hash }; maga a mag a játék végén lesz látható.
lobby-closed = **{ $game }** · indulás előtt bezárva
lobby-old = **{ $game }** · 7 csendes nap után bezárva
rematch = { $who }: visszavágó? { $game }, ugyanazokkal az opciókkal.
thread-name = { $game }: { $names }
thread-name-plain = Guildhall { $table }
joined = Leültél az asztalhoz. Ami csak rád tartozik, azt a tábla alatti **{ $own }** gomb mutatja meg; ha tudok neked írni, privát üzenetben is megkapod.
joined-open = Leültél az asztalhoz.
dm-closed = Nem tudok neked privát üzenetet küldeni. Nem baj: a tábla alatti **{ $own }** gomb bármikor megmutatja, ami a tiéd, csak neked.
remind = { $game }: { $who }, rád vár az asztal: { $what }.
remind-last = { $game }: { $who }, már csak te hiányzol: { $what }.
remind-calm = Nem sürgős.
remind-stopped = { $name } már { $n } emlékeztetőt kapott. Többet nem küldök.
turn-direct = { $game }, asztaltársak: { $names }. Te jössz: { $what }.
called-here = { $who }, te jössz: { $what }. Privát üzenetben nem értelek el.
nudge = { $game }: { $who }, { $name } kérdezi, ráérsz-e: { $what }.
nudge-done = Szóltam neki: { $names }.
nudge-later = { $names }: most csendes órák vannak. Továbbadom: { $when }.
left = Felálltál az asztaltól.
start-done = Elkezdődött a játék: { $where }
start-wanted = { $who }: { $name } elindítaná a játékot.
start-asked = Csak a házigazda indíthatja el; szóltam neki.
host-new = Mostantól te vagy a házigazda.
kicked = { $name } már nem ül itt.
bot-ask = Melyik bot üljön le?
bot-sits = { $name } leül az asztalhoz.
options-head = Az asztal opciói. A házigazda ({ $name }) az indításig módosíthatja őket.
options-head-started = Az asztal opciói.
option-line = { $setting }: { $value }
setting-where = A játék helye
setting-where-thread = külön szál (téma)
setting-where-channel = ez a csatorna
setting-language = Nyelv
setting-pace = Egy lépésre jut
pace-none = nincs határidő
pace-day = 24 óra lépésenként
pace-three = 3 nap lépésenként
pace-week = 7 nap lépésenként
pace-evening = élőben: 20 perc lépésenként
setting-late = Ha lejár az idő
setting-late-ask = az asztal dönt
setting-late-bot = egy bot lép
setting-first = Kezdőjátékos
setting-first-lot = sorsolás
setting-seats = Helyek

## A tábla

board-turn = { $who }, te jössz: { $what }.
board-turn-many = { $who }: { $what }, mindenki egyszerre.
board-missing = Még nem válaszolt: { $names }.
board-missing-each = { $name } ({ $when })
board-due = Határidő: { $when }.
board-late-bot = ha lejár az idő, bot lép
board-paused = Az asztal pihen eddig: { $when }. Lépni közben is lehet.
board-resumed = Vége a szünetnek.
board-outage = Egy ideig nem voltam elérhető ({ $from } – { $to }); a határidők ugyanennyivel kitolódtak.
board-small = { $game } · { $stage } · { $n }. lépés
board-since = Az utolsó lépésed óta
board-line = · { $what }
board-more = és még { $n }: *{ $missed }*
board-no-picture = Itt nincs **{ permission-attach-files }** jogosultságom, ezért nincs kép.
board-company = -# Az asztalnál ülnek: { $who }
board-did-many = Mindenki válaszolt.
board-taken-back = Visszavonva: újra { $name } jön. Az érvényes tábla lentebb van.
board-again = A tábla itt van, legalul: { $where }.

## A panel

panel-done = Kész. { $what }. Visszavonhatod, amíg { $name } nem lép.
panel-done-many = Kész. { $what }. Visszavonhatod, amíg más nem válaszol.
panel-done-final = Kész. { $what }.
panel-done-fixed = Kész. { $what }. Ezt már nem vonhatod vissza.
panel-final = { $what }. Ettől valami új derül ki, ezért utána egyedül már nem vonhatod vissza.
panel-final-label = { $label } · { $final }
panel-sure = Ezt lépnéd: { $what }.
panel-keep-one = Melyik maradjon meg?
panel-keep-some = Melyik { $n } maradjon meg?
panel-select = Válassz
panel-select-some = Válassz ennyit: { $min }
panel-select-range = Válassz ennyit: { $min }–{ $max }
panel-ends = A köröd magától véget ér { $when }.
panel-closed = Bezárva. A **{ button-play }** gomb újra megnyitja.
waiting-for = { $names }: { $what }

## A játékos saját dolgai

hand-head = { $game }, asztaltársak: { $names }
hand-turn = te jössz: { $what }
hand-wait = most { $names } jön ({ $what })
hand-not-now = most nem te jössz
hand-over = a játék véget ért
hand-open-again = Mostantól privát üzenetben is.
hand-stopped = Ettől az asztaltól nem jön több privát üzenet. A tábla alatti **{ $own }** gomb mindig működik.
hand-which = Melyik asztal?

## Visszavonás, feladás, bezárás

undo-ask = Ezt a lépést vonnád vissza? { $what }.
undo-ask-turn = Vagy minden eddigi lépésedet? { $what }.
undone = Visszavonva · { $what } · { $name } jön.
concede-ask = Feladod? A helyeden egy bot ({ $bot }) játszik tovább a végéig.
leave-ask = A játék még tart. Helyetted játszhat { $bot }, és bármikor visszajöhetsz. Vagy végleg feladod.
leave-sure = A helyedre { $bot } ül. Bármikor visszajöhetsz.
seat-left = { $name } feláll az asztaltól; a helyén { $bot } játszik tovább.
conceded-final = { $name } feladja; a helyén a végéig { $bot } játszik.
seat-back = { $name } visszaült az asztalhoz.
seat-wanted = { $name } szívesen leülne { $bot } helyére. { $who }: egy igen elég.
seat-taken = { $name } leül { $bot } helyére.
seat-refused = A helyen egyelőre { $bot } marad.
seat-asked = Megkérdeztem az asztalt. A válasz itt, a csatornában lesz.
seat-hello = Leültél az asztalhoz. Mostantól azt látod, amit ez a hely lát; a korábbi titkai azoké maradnak, akik addig játszottak vele.
alone = { $who }, a botok mellett már csak te ülsz ennél az asztalnál.
late-void = Elintéződött: a játék másképp ment tovább.
close-ask = Végleg bezárod az asztalt? A lépések feljegyzése megmarad.
close-wanted = { $name } végleg bezárná az asztalt. { $who }: csak akkor zárul be, ha mindannyian beleegyeztek.
closed = Az asztal bezárva. A lépések feljegyzése megmarad.
close-waiting = Akkor zárul be, ha minden játékos beleegyezik. Még nem válaszolt: { $names }.
close-refused = { $name } inkább továbbjátszana. Az asztal nyitva marad.
close-agreed = Mindenki beleegyezett: az asztal bezárva. A feljegyzése megmarad.
close-withdrawn = { $name } már nem kéri. Az asztal nyitva marad.
close-unanswered = 7 nap alatt nem válaszolt mindenki. Az asztal nyitva marad.
close-void = Elintéződött: a játék véget ért.
undo-barred = Ezt egyedül nem vonhatod vissza: { $why }. Ez menne vissza · { $what }
undo-why-new = azóta valami új derült ki
undo-why-moved = azóta { $name } már lépett
undo-wanted = { $name } ezt vonná vissza · { $what } · { $who }: rendben? A kihúzott lapok és a dobások ugyanúgy jönnek újra.
undo-asked = Megkérdeztem: { $names }.
undo-no = Nincs visszavonás: { $name } inkább továbbjátszana.
undo-withdrawn = Nincs visszavonás: { $name } mégis továbbjátszik.
undo-over = Nincs visszavonás: a játék továbbment.
undo-over-time = Nincs visszavonás: nem válaszolt mindenki.
tally-all = Beleegyezett: { $names }. Még nem válaszolt: { $missing }.
vote-noted = Feljegyeztem: { $choice }. Amíg el nem dől, módosíthatod.
vote-over = Ez már eldőlt: { $what }
vote-need = { $of ->
    [1] Te döntesz.
   *[other] { $of } szavazatból { $need } elég.
}
vote-remind = { $game } · { $who }, az asztal még a döntésedre vár: { $names }. Ha nem válaszolsz, a többiek nélküled döntenek: { $when }.

## When time is up

late-vote = { $names }: lejárt az idő. Magától nem történik semmi. { $who }: mi legyen? { $need }
late-tally = Várunk: { $wait } · Bot lép: { $move } · Bot ül le: { $third }
late-tally-evening = Várunk: { $wait } · Bot lép: { $move } · 24 óra lépésenként: { $third }
late-moved = Elintéződött: { $name } lépett.
late-wait = A döntés: várunk. Az új határidő: { $when }.
late-bot-move = A döntés: { $name } helyett ezt { $bot } lépi meg.
late-pace = A döntés: mostantól { $pace }. Az új határidő: { $when }.
late-all = Mindenkinek lejárt az ideje. Az asztal pihen; a következő lépés felébreszti.
late-auto = { $name }: lejárt az idő. Ezt most { $bot } lépi meg, ahogy ennél az asztalnál szokás.
late-yours = Lejárt az időd, ezért helyetted { $bot } lépett · { $what }.
seat-bot = A döntés: { $name } helyén { $bot } játszik tovább. Visszajönni bármikor lehet.
seat-by-bot = { $name } (helyette { $bot })

## The time of the table

pause-ask = { $name } pihentetné az asztalt eddig: { $when }. { $who }: rendben? { $need }
pause-no = Nincs szünet; az asztal játszik tovább.
resume-ask = { $name } már folytatná. { $who }: rendben? { $need }
resume-no = A szünet tart tovább, eddig: { $when }.
pace-ask = { $name } más tempót javasol: { $pace }. { $who }: rendben? { $need }
pace-set = A következő lépéstől: { $pace }.
pace-no = A tempó marad: { $pace }.
tally-yes = Igen: { $yes } · Nem: { $no }

## A vége

end-winner = **Vége a játéknak. A győztes: { $name }**, { $n } pont. { $others }
end-shared = **Vége a játéknak. Közös győzelem: { $names }**, { $n } pont. { $others }
end-score = { $name } { $n }
end-small = { $game } · { $n } lépés · véletlenszám-mag: { $seed } (az ujjlenyomata az elején látható volt)
end-line = { $what }: { $values }
seat-gave-up = { $bot } ({ $name } helyett, feladta)
verified = { $n } lépés újrajátszva a véletlenszám-magból: minden húzás és minden dobás egyezik.
verify-differs = Eltérés: { $n }. lépés. Másképp jön ki, ha újrajátsszuk a véletlenszám-magból. A feljegyzés változatlan marad; mutasd meg a bot gazdájának.
verified-since = { $from }–{ $n }. lépés újrajátszva a véletlenszám-magból: minden húzás és minden dobás egyezik. Az első { $older } lépés régebbi szabályokkal zajlott, amelyeket ez a program már nem ismer.
verify-older = A szabályok változata ennél a játszmánál: { $noted }, ebben a programban: { $here }. Ezért itt nem játszható újra; egy régebbi programmal igen.
rules-renewed = A bot új változatában javultak a szabályok: { $game }. A játszma innen ezekkel folytatódik; a visszavonás nem megy ennél régebbre.

## Utánanézés

log-head = Ami ennél az asztalnál történt
log-line = { $n }. { $what }
log-empty = Még semmi sem történt.
missed-head = Az utolsó lépésed óta
missed-start = A kezdés óta
missed-renewed = A szabályok javítása óta
missed-watching = A legutóbbi lépések
missed-nothing = Az utolsó lépésed óta semmi sem történt.
scores-head = A nyilvános állás
games-yours = Rád vár: { $n } asztal
games-others = Másra vár: { $n } asztal
games-finished = Befejezve: { $n } asztal
games-line = { $game } · asztaltársak: { $names } · { $what } · { $when } → { $link }
games-called = hívás: { $when }
games-line-alone = { $game } · { $what } · { $when } → { $link }
games-opened = megnyitva: { $when }
games-ended = vége: { $when }
games-broken = { $game }: ezt az asztalt meg kell néznie a bot gazdájának; semmi sem veszett el → { $link }
games-lobby = indulásra vár
games-over = véget ért
games-none = Egy asztalnál sem ülsz. Asztalt így nyithatsz: { $new }.
games-play = Lépek: { $game }
rules-chapter = **{ $game } · { $chapter }**
rules-several = „{ $topic }” többet is jelenthet. Válassz közülük.
rules-hint = Így nézhetsz utána név szerint: { $rules }. Fejezetenként itt:
rules-title = **{ $title }**
language-set = Ez az asztal mostantól magyarul beszél.
language-changed = { $name } magyarra állította ezt az asztalt.

## Saját beállítások

settings-head = A beállításaid
settings-saved = Feljegyeztem. { $setting }: { $value }
set-pings = Ha én jövök
set-pings-channel = a csatornában
set-pings-direct = privát üzenetben
set-pings-none = sehogy
set-reminders = Emlékeztetők
set-reminders-normal = a szokásosak
set-reminders-last = csak az utolsó
set-reminders-often = sűrűbben
set-reminders-off = egy sem
set-hand = A lapjaim
set-hand-direct = privát üzenetben
set-hand-request = csak ha kérem
set-confirm = Rákérdezés a végleges lépésekre
set-confirm-big = csak a nagyokra
set-confirm-always = mindig
set-confirm-never = soha
set-quiet = Csendes órák: { $begin }–{ $end }, { $zone }. Ilyenkor nem jár le határidőd; a többiek csak az eltolt időpontot látják.
set-quiet-off = Csendes órák: nincsenek
set-quiet-none = nincsenek
set-quiet-hours = { $begin }–{ $end }
set-zone-gone = Ezt az időzónát már nem ismerem: { $zone }. Amíg nem választasz másikat, nincsenek csendes órák.
zone-ask = Melyik időzóna? Például { $zone }: ott most { $now } van.
zone-now = { $zone } · most { $now }

## Miért nem

declined-not-your-turn = Most { $names } jön ({ $what }). Szólok, ha te jössz.
declined-stale = Azóta továbbment a játék. Most így áll:
declined-stale-button = Ez a gomb régebbről maradt itt, már nem csinál semmit.
declined-stranger = Nem ülsz ennél az asztalnál, de nyugodtan nézd a játékot.
declined-over = Ez a játék már véget ért.
declined-not-over = Ez a játék még tart.
declined-moved = Az asztalod itt játszik: { $where }. Ott használd a parancsot.
declined-no-table = Ebben a csatornában nincs asztal. Így nyithatsz egyet: { $new }.
declined-taken = Ebben a csatornában már van egy asztal: { $game } ({ $names }). Előbb fejezzétek be vagy zárjátok be, vagy játsszátok az újat külön szálban.
declined-started = A játék már elkezdődött.
declined-not-started = A játék még nem kezdődött el.
declined-full = Minden hely foglalt. Nyugodtan nézd a játékot.
declined-seated = Már ennél az asztalnál ülsz.
declined-not-seated = Nem ülsz ennél az asztalnál.
declined-not-host = Ezt az indításig csak a házigazda ({ $name }) teheti meg.
declined-too-few = { $game }: legalább { $n } játékos kell hozzá; az üres helyre bot is ülhet.
declined-no-bot = Nincs szabad hely egy botnak.
declined-seats = { $game }: { $min }–{ $max } játékos játszhatja.
declined-permissions = Itt nem tudok asztalt nyitni. Hiányzó jogosultság: { $permissions }. A csatorna kezelője megadhatja; utána próbáld újra.
declined-server-only = Ez egy szerver csatornájában működik, privát üzenetben nem.
declined-not-invited = Ezen a szerveren csak a parancsaim vannak itt, én magam nem; aki kezeli, beengedhet.
declined-not-let-in = Ebben a privát szálban nem vagyok benne, ezért nem tudok ide írni. Említs meg itt egyszer, azzal beengedsz; utána próbáld újra.
declined-undo-nothing = Nincs mit visszavonnod.
declined-undo-new = Ezt egyedül nem vonhatod vissza: azóta valami új derült ki.
declined-undo-moved = Ezt egyedül nem vonhatod vissza: { $name } azóta már lépett.
declined-undo-open = Már van egy nyitott visszavonási kérés · { $what }
declined-undo-asked = Ezt már kérted; a következő lépés után kérheted újra.
declined-vote-not-you = Erről csak ők dönthetnek: { $names }.
declined-vote-open = Erről már folyik a döntés; fentebb látod a csatornában.
declined-close-soon = Ezt nemrég kérted. Ekkor kérheted újra: { $when }.
declined-nudge-you = Az asztal rád vár: { $what }.
declined-nudge-soon = Legközelebb ekkor lehet szólni: { $when }.
declined-nudge-enough = { $names }: ennél a lépésnél már kétszer szóltunk.
declined-nudge-paused = Az asztal pihen eddig: { $when }.
declined-vote-open = Erről már folyik a döntés; fentebb látod a csatornában.
declined-seat-known = Ennél a játéknál már ültél másik helyen, és ismered a lapjait; csak oda ülhetsz vissza.
declined-seat-kept = Ez a hely most még őt várja: { $name }. Ekkor kérheted: { $when }.
declined-seat-gave-up = Ezt a játékot feladtad; nyugodtan nézd tovább.
declined-seat-soon = Az asztal most nemet mondott. Ekkor kérheted újra: { $when }.
declined-kicked = A házigazda döntése szerint ennél az asztalnál nem játszol.
declined-zone = Nem ismerek ilyen időzónát: { $zone }. Válassz a javaslatok közül.
declined-quiet-long = A csendes órák legfeljebb 12 óráig tarthatnak.
declined-unknown-command = Ezt a parancsot nem ismerem: { $command }. Nem változott semmi.
declined-unknown-value = „{ $value }” itt nem választható ({ $option }). Nem változott semmi.
declined-unclear = „{ $value }” többet is jelenthet ({ $option }): { $names }.
declined-not-asked = { $option }: erre itt nincs szükség. Ezt szeretnéd?
declined-unknown-topic = Nincs ilyen címszó ({ $game }): „{ $topic }”.
declined-other-game = Ennél az asztalnál ez a játék megy: { $game }. Ez a parancs egy másik játéké.
declined-no-player = Ilyen nevű játékos nem ül ennél az asztalnál.
declined-soon = A tábla az előbb már megjelent: { $link }
declined-no-thread = Itt nem tudok szálat nyitni. Játszhattok helyette ebben a csatornában.
declined-no-threads-here = Az ilyen csatornában nincsenek szálak. Játszhattok magában a csatornában.
declined-occupied = Abban a csatornában már van asztal. Előbb azt fejezzétek be vagy zárjátok be.
declined-no-language = Válassz egyet a nyelvek közül.
declined-broken = Ezt az asztalt meg kell néznie a bot gazdájának. Semmi sem veszett el.
fault = Nálam történt hiba. Az asztal ép, félkész lépés nem maradt benne. Próbáld meg még egyszer.
lost = Már nem tudok írni a csatornánkba. Az asztal megvan.
lost-locked = Már nem tudok írni a szálunkba, mert zárolva van. Az asztal megvan.
refused-not-asked = Most nem te választasz.
refused-unknown = Ilyen választást nem ismerek.
refused-not-offered = Ezt most nem lehet választani.
refused-count = { $min ->
    [0] Legfeljebb { $max } választható
   *[other] Legalább { $min }, legfeljebb { $max } választható
}; te ennyit választottál: { $given }.
refused-count-exact = Pontosan { $min } választandó; te ennyit választottál: { $given }.
refused-twice = Ugyanazt kétszer választottad.
refused-incomplete = Ez a lépés még nincs kész.
refused-too-long = Ezután már nincs több kérdés.

## Javaslatok parancs írása közben

suggest-nothing = Itt most nincs mit választani
suggest-no-match = Nincs így kezdődő lehetőség
suggest-no-table = Ebben a csatornában nincs asztal
suggest-not-you = Most nem te jössz
suggest-first = Előbb ezt válaszd ki: { $option }
suggest-panel = Hagyd üresen: lépésenként megkérdezem
suggest-count = { $what } · { $of } közül { $n } megvan
suggest-barred = { $label } · { $why }

## Parancsok

table-command =
    .name = asztal
    .description = Asztalnyitás, leülés, a játék intézése
table-verb-new =
    .name = új
    .description = Asztalnyitás itt
table-verb-join =
    .name = leülés
    .description = Leülsz a csatorna asztalához
table-verb-leave =
    .name = felállás
    .description = Felállsz; futó játékban bot játszik helyetted
table-verb-bot =
    .name = bot
    .description = Bot hozzáadása
table-verb-options =
    .name = opciók
    .description = Az opciók megnézése vagy módosítása az indítás előtt
table-verb-start =
    .name = indítás
    .description = A játék indítása
table-verb-board =
    .name = tábla
    .description = A tábla újra, a csatorna aljára
table-verb-log =
    .name = napló
    .description = Mi történt, csak neked
table-verb-scores =
    .name = állás
    .description = A nyilvános állás
table-verb-undo =
    .name = visszavonás
    .description = Visszavonod, amit az imént léptél
table-verb-nudge =
    .name = bökés
    .description = Emlékeztető annak, aki jön (legfeljebb 12 óránként)
table-verb-concede =
    .name = feladás
    .description = Végleg feladod; a végéig bot játszik
table-verb-close =
    .name = bezárás
    .description = Az asztal végleges bezárása, közös beleegyezéssel
table-verb-rematch =
    .name = visszavágó
    .description = Ugyanaz a játék, ugyanazok a játékosok
table-verb-kick =
    .name = kiléptetés
    .description = Valaki kiléptetése az asztaltól indulás előtt
table-verb-verify =
    .name = ellenőrzés
    .description = A játék újrajátszása: minden húzás és dobás ellenőrzése
table-verb-pace =
    .name = tempó
    .description = Más tempó javaslása az asztalnak
table-verb-pause =
    .name = szünet
    .description = Szünet kérése az asztalnak
table-verb-language =
    .name = nyelv
    .description = Az asztal nyelve
table-verb-check =
    .name = jogosultságok
    .description = Mit tehetek ebben a csatornában, és mi hiányzik
table-slot-game =
    .name = játék
    .description = Melyik játék
table-slot-seats =
    .name = helyek
    .description = Hány hely legyen (az üresre bot is ülhet)
table-slot-where =
    .name = hol
    .description = Ebben a csatornában vagy külön szálban
table-slot-language =
    .name = nyelv
    .description = Nyelv
table-slot-days =
    .name = napok
    .description = Hány nap (1–60; a 0 véget vet a szünetnek)
table-slot-pace =
    .name = tempó
    .description = Mennyi idő jut egy lépésre
table-slot-level =
    .name = szint
    .description = Mennyire jól játsszon a bot
table-slot-player =
    .name = játékos
    .description = Melyik játékos
table-slot-from =
    .name = mettől
    .description = Melyik pillanattól
log-from-mine = az utolsó lépésemtől
log-from-start = az elejétől
hand-command =
    .name = lapjaim
    .description = A lapjaid, csak neked
rules-command =
    .name = szabályok
    .description = Keress rá: lap, lapka, szabály
rules-slot-game =
    .name = játék
    .description = Melyik játék
rules-slot-topic =
    .name = téma
    .description = Egy lap, egy lapka vagy egy szabály neve
games-command =
    .name = játékaim
    .description = Az asztalaid; elöl az, amelyik rád vár
games-slot-which =
    .name = melyik
    .description = Mely asztalok
games-which-mine = ami rám vár
games-which-all = mind
games-which-finished = befejezettek
settings-command =
    .name = beállítások
    .description = Hogyan szóljak hozzád
settings-verb-show =
    .name = mutasd
    .description = Minden beállításod egyben
settings-verb-pings =
    .name = jelzések
    .description = Hol szóljak: a csatornában, privát üzenetben, vagy sehol
settings-verb-reminders =
    .name = emlékeztetők
    .description = Milyen sűrűn emlékeztesselek
settings-verb-hand =
    .name = lapok
    .description = Lapok privát üzenetben, vagy csak kérésre
settings-verb-confirm =
    .name = megerősítés
    .description = Kérdezzek-e rá, mielőtt egy lépés végleges
settings-verb-quiet =
    .name = csend
    .description = Órák emlékeztető nélkül
settings-verb-zone =
    .name = időzóna
    .description = Az időzónád
settings-verb-language =
    .name = nyelv
    .description = Annak a nyelve, amit csak te látsz
settings-slot-how =
    .name = hogyan
    .description = Hogyan szeretnéd
settings-slot-begin =
    .name = kezdet
    .description = Az első csendes óra (0-tól 23-ig)
settings-slot-end =
    .name = vég
    .description = Az első óra, amikor már lehet (0–23)
settings-slot-zone =
    .name = időzóna
    .description = Az időzónád
settings-slot-language =
    .name = nyelv
    .description = Nyelv

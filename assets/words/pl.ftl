### Słowa prowadzącego. Porządek kluczy opisuje początek pliku en.ftl.
### Imiona bez odmiany, bez czasu przeszłego zależnego od rodzaju; liczba tylko tam, gdzie nie rządzi nią przypadek.

## Drobiazgi

list-and = { $first } i { $last }
count-of = { $n } × { $what }
language-name = polski
level-easy = łatwy
level-normal = średni
level-strong = mocny
page = strona { $n } z { $of }
final = bez cofania

## Przyciski

button-play = Mój ruch
button-missed = Co nowego?
button-undo = Cofnij
button-more = Więcej
button-back = Wstecz
button-close = Zamknij
button-join = Siadam
button-leave = Wstaję
button-bot = Dodaj bota
button-options = Opcje
button-start = Start
button-level-easy = Łatwy
button-level-normal = Średni
button-level-strong = Mocny
button-keep = Zostaje: { $what }
button-others = Inny wybór
button-chosen = Gotowe
    .outcome = wybrano { $n }
button-nothing = Nic z tego
button-next = Dalej ›
button-previous = ‹ Poprzednie
button-undo-step = Tylko ten krok
button-undo-turn = Całą moją turę
button-ask-them = Zapytaj innych
button-ask-step = Poproś o cofnięcie kroku
button-ask-turn = Poproś o cofnięcie tury
button-ask-undo = Poproś o cofnięcie
button-log = Dziennik
button-scores = Wyniki
button-rules = Zasady
button-again = Plansza jeszcze raz
button-settings = Ustawienia
button-nudge = Przypomnij
button-watch = Obserwuj
button-unwatch = Przestań obserwować
button-kick-yes = Usuń ze stołu
button-quiet = Godziny ciszy
button-away = Nieobecność
button-zone = Strefa czasowa
button-back-again = Już jestem
button-board-new = { $board } · nowych: { $n }
button-board = Pokaż planszę
button-whole-map = Cała mapa
button-new = Otwórz stół
button-concede-yes = Poddaję się
button-close-yes = Zamknij stół na dobre
button-leave-game = Odchodzę z gry
button-leave-bot = Niech gra za mnie bot
button-leave-bot-yes = Wstaję
button-give-up = Poddaję się na dobre
button-take-seat = Siadam tutaj
button-let-in = Zapraszamy
button-not-now = Nie teraz
button-play-bots = Gram dalej z botami
button-end-game = Zakończ grę
button-rematch = Rewanż
button-open-again = Otwórz ponownie
button-stay = Zostaw, jak jest
button-verify = Sprawdź
button-result = Wynik tekstem
button-go = Do stołu
button-no-messages = Nie pisz do mnie
button-messages = Jednak do mnie pisz
button-agree = Zgoda
button-refuse = Nie zgadzam się
button-yes = Tak
button-wait = Czekajmy
button-wait-none = { button-wait }
button-wait-day = Czekamy jeszcze 24 godziny
button-wait-three = Czekamy jeszcze 3 dni
button-wait-week = Czekamy jeszcze 7 dni
button-wait-evening = Czekamy jeszcze 20 minut
button-bot-move = Ten ruch zrobi bot
button-bot-seat = Miejsce zajmie bot
button-day-pace = Od teraz 24 godziny na ruch
button-check-again = Sprawdź ponownie
button-play-here = Gramy tutaj
button-sit = Siadam
button-no-thanks = Tym razem nie
button-move-here = Przenieś tutaj
button-invite = Wpuść mnie
button-forget = Zapomnij mnie
button-forget-yes = Zapomnij mnie na dobre
button-stats-me = Ja
button-stats-everywhere = Wszędzie
button-stats-ladder = Ranking
button-stats-against = Pojedynki
button-stats-records = Rekordy

## Pierwsze spotkanie

welcome = Guildhall wita. Stół otworzysz komendą { $new }. Gry: { $games }.
    Grasz wtedy, gdy masz chwilę: dam znać, gdy przyjdzie twoja kolej. Języki: English, magyar, polski.
open-below = Twój stół czeka poniżej.
open-there = Twój stół jest otwarty: { $where }
open-soon = Twój stół pojawi się tutaj, gdy tylko połączę się z Discordem.
open-not = Nie mogę tu pisać, więc stołu nie ma. Czego mi brakuje, pokaże { $check }.
open-ask = Która gra?
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-history = Czytanie historii wiadomości
permission-create-threads = Tworzenie wątków publicznych
check-head = Co mogę na tym kanale:
check-has = { $permission }: tak
check-lacks = { $permission }: **nie**
check-fine = Niczego nie brakuje.
check-missing = Brakujące uprawnienia może nadać osoba zarządzająca kanałem.

## Przed startem

lobby-open = **{ $game }** · stół otwarty · { $n ->
    [0] wszystkie miejsca zajęte
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (gospodarz)
lobby-seat-bot = { $n }. { $name } ({ $level })
lobby-seat-free = { $n }. –
lobby-hint = Start, kiedy chcecie; puste miejsce może zająć bot.
lobby-hint-goes-on = Start, kiedy chcecie; puste miejsca zajmą boty.
goes-on = Ciąg dalszy od ruchu { $n } przy stole { $table }. Kto tam grał, siada na swoim miejscu. Bez rankingu i statystyk.
goes-on-lesson = Ciąg dalszy od miejsca, w którym skończyła się lekcja.
lobby-hint-full = Start, kiedy chcecie.
lobby-hint-few = { $n ->
    [one] Brakuje jeszcze { $n } osoby; puste miejsce może zająć bot.
   *[many] Brakuje jeszcze { $n } osób; puste miejsce może zająć bot.
}
lobby-started = **{ $game }** · gra rozpoczęta · { $names } → { $where }
lobby-started-here = **{ $game }** · gra rozpoczęta · { $names }
lobby-result = **{ $game }** · koniec gry · { $scores } → { $where }
lobby-lots = Miejsca rozlosowano.
lobby-fingerprint = Odcisk ziarna losowego: { $hash }; samo ziarno pokażę na końcu.
lobby-closed = **{ $game }** · stół zamknięty przed startem
lobby-old = **{ $game }** · stół zamknięty po 7 dniach ciszy
invite = { $who }, { $name } zaprasza: { $game }.
invite-done = Zaproszenie wysłane: { $name }.
invite-no = { $name } tym razem nie zagra.
moved-here = { $who }: { $game } toczy się teraz tutaj.
moved-away = Stół jest teraz tutaj: { $where }
moved-done = Gra toczy się dalej tutaj: { $where }
rematch = { $who }: rewanż? { $game }, te same opcje.
thread-name = { $game }: { $names }
thread-name-plain = Guildhall { $table }
joined = Masz miejsce przy stole. To, co możesz widzieć tylko ty, pokaże przycisk **{ $own }** pod planszą; jeśli mogę do ciebie pisać, przyjdzie też w wiadomości prywatnej.
joined-open = Masz miejsce przy stole.
dm-closed = Nie mogę wysłać ci wiadomości prywatnej. Nic nie szkodzi: przycisk **{ $own }** pod planszą zawsze pokaże, co masz, tylko tobie.
digest-closed = Nie mogę wysłać ci wiadomości prywatnej, więc znów wołam cię w kanale.
remind = { $game }: { $who }, stół czeka na ciebie: { $what }.
remind-last = { $game }: { $who }, brakuje już tylko ciebie: { $what }.
remind-calm = Nie ma pośpiechu.
remind-many = Na ciebie czekają te stoły:
remind-stopped = Wysłane przypomnienia ({ $name }): { $n }. Więcej nie wyślę. Możecie czekać albo oddać miejsce: { $replace }.
headsup = { $game }: teraz gra { $name }, potem ty.
digest-head = { $n ->
    [one] Dziś czeka na ciebie { $n } stół
    [few] Dziś czekają na ciebie { $n } stoły
   *[many] Dziś czeka na ciebie { $n } stołów
}
away-notice = { $name }: nieobecność do { $when }. Terminy poczekają.
away-set = Nieobecność do { $when }. Terminy poczekają, a grać możesz mimo to.
away-ask = Ile dni cię nie będzie?
away-back = Jesteś z powrotem. Czekają na ciebie:
away-back-none = Jesteś z powrotem. Nic na ciebie nie czeka.
turn-direct = { $game }, przy stole: { $names }. Twoja kolej: { $what }.
called-here = { $who }, twoja kolej: { $what }. Wiadomość prywatna nie dotarła.
nudge = { $game }: { $who }, { $name } pyta, czy masz chwilę: { $what }.
nudge-done = Przekazane: { $names }.
nudge-later = { $names }: trwają godziny ciszy. Przekażę { $when }.
left = Nie siedzisz już przy tym stole.
start-done = Gra się zaczęła: { $where }
start-wanted = { $who }: { $name } chce zacząć grę.
start-asked = Grę może zacząć tylko gospodarz; pytanie już wysłane.
host-new = Od teraz to ty opiekujesz się tym stołem.
kick-ask = Usuń kogoś ze stołu
kick-sure = Usunąć ze stołu: { $name }?
kicked = { $name } już tu nie siedzi.
bot-ask = Który bot siada do stołu?
bot-sits = { $name } siada do stołu.
options-head = Opcje tego stołu. Do czasu startu może je zmieniać gospodarz ({ $name }).
options-head-started = Opcje tego stołu.
option-line = { $setting }: { $value }
setting-where = Miejsce gry
setting-where-thread = osobny wątek
setting-where-channel = ten kanał
setting-language = Język
setting-pace = Czas na ruch
pace-none = bez terminu
pace-day = 24 godziny na ruch
pace-three = 3 dni na ruch
pace-week = 7 dni na ruch
pace-evening = na żywo: 20 minut na ruch
setting-late = Po terminie
setting-late-ask = decyduje stół
setting-late-bot = ruch robi bot
setting-advice = Podpowiedzi
setting-advice-alone = gdy grasz tylko z botami
setting-advice-on = dla wszystkich
setting-advice-off = brak
setting-first = Kto zaczyna
setting-first-lot = losowo
setting-seats = Miejsca

## Plansza

board-turn = { $who }, twoja kolej: { $what }.
board-turn-many = { $who }: { $what } (wszyscy naraz).
board-missing = Jeszcze bez odpowiedzi: { $names }.
board-missing-each = { $name } ({ $when })
board-due = Termin: { $when }.
board-late-bot = po terminie ruch robi bot
lobby-advice = podpowiedzi dozwolone
board-paused = Stół odpoczywa do { $when }. Grać można mimo to.
board-resumed = Przerwa się skończyła.
board-away = { $name }: nieobecność do { $when }.
board-outage = Przez pewien czas mnie nie było ({ $from } – { $to }); terminy przesunęły się o tyle samo.
board-small = { $game } · { $stage } · ruch { $n }
board-since = Od twojego ostatniego ruchu
board-line = · { $what }
board-more = i jeszcze { $n }: *{ $missed }*
board-no-picture = Brakuje mi tu uprawnienia **{ permission-attach-files }**, więc nie ma obrazka.
board-company = -# Przy stole: { $who }
board-did-many = Są już wszystkie odpowiedzi.
board-taken-back = Cofnięto: znowu gra { $name }. Aktualna plansza jest niżej.
board-again = Plansza jest na samym dole: { $where }.

## Panel

panel-done = Gotowe. { $what }. Możesz to cofnąć, dopóki { $name } nie wykona ruchu.
panel-done-many = Gotowe. { $what }. Możesz to cofnąć, dopóki nie odpowie ktoś inny.
panel-done-final = Gotowe. { $what }.
panel-done-fixed = Gotowe. { $what }. Tego już nie cofniesz.
tip = Wskazówka: { $what }
tips-off = Koniec wskazówek. Przywrócisz je tak: { $settings }.
panel-away = Nieobecność do { $when }. Grać możesz mimo to.
button-tips-off = Bez wskazówek
button-hint = Podpowiedź
button-learn = Pierwszy raz w tę grę?
button-learn-more = Nauka
button-learn-back = ‹ Wstecz
button-learn-play = Naucz się, grając
button-learn-show = Pokaż mi
button-learn-later = Później
button-learn-rest = Gram dalej · 2 łatwe boty
button-learn-stop = Zakończ tamtą grę
button-learn-again = Jeszcze raz
hint-head = **Co teraz na twoim miejscu zrobiłby mocny bot**
hint-line = { $n }. **{ $move }** · { $brings }
hint-ahead = za kilka ruchów przewaga { $n },{ $tenth } punktu
hint-behind = za kilka ruchów strata { $n },{ $tenth } punktu
hint-level = za kilka ruchów remis
hint-less = −{ $n },{ $tenth } punktu
hint-same = równie dobry
hint-small = Policzone z tego, co możesz wiedzieć, przez rozegranie dalszego ciągu na próbę. To nie obietnica.
hint-only = Możliwy jest tylko jeden ruch: **{ $move }**.
hint-stale = Zanim podpowiedź była gotowa, gra poszła dalej.
panel-final = { $what }. To ujawni coś nowego, więc nie cofniesz tego bez zgody innych.
panel-final-label = { $label } · { $final }
panel-sure = Wybierasz: { $what }.
panel-keep-one = Co zostaje?
panel-keep-some = Co zostaje? Wybierz: { $n }
panel-select = Wybierz
panel-select-some = Wybierz: { $min }
panel-select-range = Wybierz od { $min } do { $max }
panel-again = Znowu twoja kolej: { $what }.
panel-gone = To pytanie jest już nieaktualne.
panel-ends = Twoja tura zakończy się sama { $when }.
panel-closed = Zamknięte. Przycisk **{ button-play }** otworzy to ponownie.
waiting-for = { $names }: { $what }

## Obrazki

picture-focus = W centrum: { $what }.
picture-asked = { $seat }: { $what }
picture-new = nowa
picture-news = Nowe: { $what }
picture-sure = czy tak?
picture-begins = Gra się zaczyna
picture-goes-on = Gra toczy się dalej

## Rzeczy widoczne tylko dla gracza

hand-head = { $game }, przy stole: { $names }
hand-turn = twoja kolej: { $what }
hand-wait = to nie twoja kolej; teraz: { $names } ({ $what })
hand-not-now = to nie twoja kolej
hand-over = koniec gry
hand-open-again = Od teraz także w wiadomości prywatnej.
hand-stopped = Koniec wiadomości prywatnych z tego stołu. Przycisk **{ $own }** pod planszą zawsze działa.
hand-which = Który stół?

## Cofanie, poddanie się, zamknięcie

undo-ask = Cofnąć ten krok? { $what }.
undo-ask-turn = Albo całą turę do tej pory? { $what }.
undone = Cofnięto · { $what } · teraz gra { $name }.
concede-ask = Poddajesz się? Grę dokończy za ciebie bot (poziom: { $bot }).
leave-ask = Gra trwa. Na twoim miejscu może grać { $bot }, a ty wrócisz, kiedy zechcesz. Albo poddajesz się na dobre.
leave-sure = Twoje miejsce zajmie { $bot }. Wrócić możesz w każdej chwili.
seat-left = { $name } wstaje od stołu; na tym miejscu gra dalej { $bot }.
conceded-final = { $name } poddaje się; na tym miejscu do końca gra { $bot }.
seat-forgotten = Jedna z osób odeszła na dobre i już nie pamiętam, kto to był. Na tym miejscu gra dalej { $bot }.
seat-back = { $name } znów siedzi przy stole.
seat-wanted = { $name } chce usiąść na miejscu bota ({ $bot }). { $who }: wystarczy jedna zgoda.
seat-taken = { $name } siada na miejscu bota ({ $bot }).
seat-refused = Na razie to miejsce zachowuje { $bot }.
seat-asked = Pytanie zadane. Odpowiedź pojawi się tutaj, w kanale.
seat-hello = Masz miejsce przy stole. Od teraz widzisz to, co widzi to miejsce; jego wcześniejsze sekrety zostają u tych, którzy na nim grali.
alone = { $who }, oprócz botów przy tym stole jesteś już tylko ty.
late-void = Sprawa zamknięta: gra poszła dalej inaczej.
close-ask = Zamknąć ten stół na dobre? Jego zapis zostanie.
close-wanted = { $name } chce zamknąć ten stół na dobre. { $who }: potrzebna jest zgoda wszystkich.
closed = Ten stół jest zamknięty. Jego zapis zostaje.
close-waiting = Stół zostanie zamknięty, gdy zgodzą się wszyscy przy stole. Jeszcze bez odpowiedzi: { $names }.
close-refused = { $name } woli grać dalej. Stół pozostaje otwarty.
close-agreed = Wszyscy się zgodzili: ten stół jest zamknięty. Jego zapis zostaje.
close-withdrawn = { $name } wycofuje prośbę. Stół pozostaje otwarty.
close-unanswered = W ciągu 7 dni nie przyszły wszystkie odpowiedzi. Stół pozostaje otwarty.
close-void = Sprawa zamknięta: gra się skończyła.
undo-barred = Nie cofniesz tego bez zgody innych: { $why }. Do cofnięcia · { $what }
undo-why-new = od tamtej pory ujawniło się coś nowego
undo-why-moved = { $name } ma już za sobą następny ruch
undo-wanted = { $name } prosi o cofnięcie · { $what } · { $who }: zgoda? Dobrane karty i wyniki rzutów będą znów takie same.
undo-asked = Pytanie wysłane: { $names }.
undo-no = Bez cofania: { $name } woli grać dalej.
undo-withdrawn = Bez cofania: { $name } jednak gra dalej.
undo-over = Bez cofania: gra poszła dalej.
undo-over-time = Bez cofania: nie przyszły wszystkie odpowiedzi.
tally-all = Zgoda: { $names }. Jeszcze bez odpowiedzi: { $missing }.
vote-noted = Zapisane: { $choice }. Możesz to zmienić, dopóki nic nie jest rozstrzygnięte.
vote-over = To już rozstrzygnięte: { $what }
vote-need = { $of ->
    [1] Decyzja należy do ciebie.
   *[other] Potrzebne zgodne głosy: { $need } z { $of }.
}
vote-remind = { $game } · { $who }, stół czeka jeszcze na twoją decyzję: { $names }. Bez twojej odpowiedzi inni zdecydują { $when }.

## When time is up

late-vote = { $names }: czas minął. Nic nie stanie się samo. { $who }: co robimy? { $need }
gone-vote = { $name }: tej osoby nie ma już na tym serwerze. { $who }: co robimy? { $need }
gone-line = { $name }: tej osoby nie ma już na tym serwerze.
gone-all = Nikogo z tego stołu nie ma już na tym serwerze. Stół odpoczywa; obudzi go następny ruch.
late-tally = Czekamy: { $wait } · Ruch robi bot: { $move } · Miejsce dla bota: { $third }
late-tally-evening = Czekamy: { $wait } · Ruch robi bot: { $move } · 24 godziny na ruch: { $third }
late-moved = Sprawa zamknięta: { $name } ma już ruch za sobą.
late-back = Sprawa zamknięta: { $name } znów jest z nami.
late-wait = Decyzja: czekamy. Nowy termin: { $when }.
late-wait-on = Decyzja: czekamy.
late-bot-move = Decyzja: ten ruch wykona { $bot } (w zastępstwie: { $name }).
late-pace = Decyzja: od teraz { $pace }. Nowy termin: { $when }.
late-all = Wszystkim minął czas. Stół odpoczywa; obudzi go następny ruch.
late-auto = { $name }: czas minął. Ten ruch wykona { $bot }, zgodnie z umową przy tym stole.
late-yours = Twój czas minął i ruch jest już zrobiony ({ $bot }) · { $what }.
seat-bot = Decyzja: na tym miejscu gra dalej { $bot } ({ $name } może wrócić w każdej chwili).
replace-ask = { $name } proponuje: miejsce, na którym siedzi { $seat }, zajmie { $to }. { $who }: zgoda? { $need }
replace-no = Miejsce zostaje bez zmian.
replace-sit = { $who }, jeśli chcesz, to miejsce jest twoje: { $game }.
watch-on = Obserwujesz ten stół w wiadomości prywatnej, bez dźwięku.
watch-off = Nie obserwujesz już tego stołu.
watch-closed = Nie mogę wysłać ci wiadomości prywatnej. Możesz za to obserwować wątek.
seat-by-bot = { $name } (ruch: { $bot })

## The time of the table

pause-ask = { $name } proponuje przerwę do { $when }. { $who }: zgoda? { $need }
pause-no = Bez przerwy; gramy dalej.
resume-ask = { $name } chce już grać dalej. { $who }: zgoda? { $need }
resume-no = Przerwa trwa nadal, do { $when }.
pace-ask = { $name } proponuje inne tempo: { $pace }. { $who }: zgoda? { $need }
pace-set = Od następnego ruchu: { $pace }.
pace-no = Tempo bez zmian: { $pace }.
tally-yes = Tak: { $yes } · Nie: { $no }

## Koniec

end-winner = **Koniec gry. Wygrywa { $name }**, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}. { $others }
end-shared = **Koniec gry. Wspólne zwycięstwo: { $names }**, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}. { $others }
end-score = { $name } { $n }
end-small = { $game } · { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} · ziarno losowe: { $seed } (jego odcisk był pokazany na początku)
end-advice = Przy tym stole można było prosić o podpowiedzi.
end-line = { $what }: { $values }
closing-places = Miejsce
closing-won = wygrywa z wynikiem { $n }
closing-shared = wygrywają razem z wynikiem { $n }
closing-ahead = wygrywa z wynikiem { $n }, o { $by } więcej niż { $names }
closing-tie = wygrywa z wynikiem { $n } · { $what }
closing-part = { $what } { $n }
closing-place = { $place }. { $seat } · punkty { $n } ({ $parts })
closing-place-bare = { $place }. { $seat } · punkty { $n }
closing-lost = { $place }. { $seat } · punkty { $n }, ale bez ruchu, więc przegrana
closing-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
closing-days = { $moves } · { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
closing-players = { $names } · { $when }
closing-played = Rozegrano { $when }
closing-leap = Największy zysk
closing-leap-what = Ruch { $n } · { $what }
closing-leap-bare = Ruch { $n }
closing-turning = Punkt zwrotny
closing-lead-start = { $seat } na czele lub ex aequo od pierwszego ruchu
closing-lead-early = { $seat } na czele lub ex aequo już od ruchu { $n }
closing-lead-step = { $seat } na czele lub ex aequo od ruchu { $n } do końca
closing-lead-end = rozstrzygnięcie na samym końcu
closing-wait = Najdłuższe czekanie
closing-wait-what = przed ruchem { $n } · połowa poniżej { $time }
closing-whole = Cała partia
closing-whole-what = połowa czekań poniżej { $time }
closing-alt-leap = Największy zysk · { $seat } +{ $by } (ruch { $n })
closing-alt-wait = { $what } · { $time } ({ $more })
closing-time-minutes = { $n } min
closing-time-hours = { $n } godz.
closing-time-days = { $n } d { $hours } godz.
seat-gave-up = { $bot } (wcześniej { $name }, poddanie)
verified = Ruchy odtworzone z ziarna losowego: { $n }. Zgadza się każde dobranie i każdy rzut.
verify-differs = Ruch { $n } odtworzony z ziarna losowego wychodzi inaczej. Zapis pozostaje bez zmian; pokaż to osobie, która opiekuje się tym botem.
verified-since = Ruchy od { $from } do { $n } odtworzone z ziarna losowego: zgadza się każde dobranie i każdy rzut. Wcześniejsze ruchy ({ $older }) zagrano według dawniejszych zasad, których ten program już nie ma.
verify-older = Tę partię rozegrano według wersji { $noted } zasad; ten program ma wersję { $here } i nie może jej odtworzyć. Może to zrobić starszy program.
rules-renewed = W nowej wersji bota poprawiono zasady: { $game }. Partia toczy się odtąd według nich; cofnąć można tylko do tego miejsca.

## Powtórka

replay-head = Ruch { $n } z { $of }
replay-alt = Powtórka, ruch { $n } z { $of }.
replay-picture = Powtórka
replay-picture-move = ruch { $n } z { $of }
replay-picture-step = { $n } z { $of }
replay-rounds = Przejdź do rundy
replay-eyes = Czyimi oczami
replay-table = Oczami wszystkich przy stole
replay-gone = Ten ruch został cofnięty. To jest ostatni.
replay-too-early = Sprzed tego ruchu nie ma czego pokazać.
replay-too-late = Takiego ruchu jeszcze nie ma. To jest ostatni.
replay-shown = { $name } patrzy wstecz, ruch { $n } z { $of }
replay-shown-there = Widać tutaj: { $where }.
replay-soon = Przed chwilą ktoś pokazał ruch. Znowu można za minutę.
replay-lost = Na kanale tego stołu nie mogę pisać.
export-record = Zapis tej gry z ziarnem losowym: `guildhall verify` go sprawdza, `guildhall playthrough` opowiada.
export-log = Co wszyscy mogli dotąd przeczytać o tej grze. Sam zapis będzie do wzięcia po jej końcu.
review-head = **Jak się rozstrzygnęło: { $game }**
review-progress = Ważę decyzje. { $bar }
review-in-work = Analiza już powstaje. { $bar }
review-stopped = Przerwane. Co już ocenione, zostaje; przy następnej prośbie zacznę od tego miejsca.
review-stranger = Analiza jest dla tych, którzy grali w tę grę.
review-older = Ta gra zaczęła się według starszych zasad, więc nie mogę jej przeanalizować.
button-review = Analiza
button-review-stop = Stop
review-title = Analiza
review-remark = Tak ocenia to bot, który patrzy kilka tur naprzód, z tego, co każdy mógł wiedzieć
review-graph = Szansa na wygraną w procentach
review-percent = { $n }%
review-decisions = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
}
review-no-decisions = bez oceny
review-points = Co kosztowało najwięcej
review-none = Żadna decyzja nie kosztowała na pewno choćby punktu
review-made = Zagrano
review-better = Lepiej
review-untold = coś, o czym nic się nie mówi
review-tenths = { $whole },{ $tenths }
review-skill = { $seat }: { $percent } tego, co dają najlepsze ruchy; { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[other] { $n } decyzji
}
review-point = { $n }. Ruch { $step } · { $seat } · −{ $loss } pkt. Zagrano: { $made }. Lepiej: { $better }
film-progress = Powstaje film. { $bar }
film-in-work = Film już powstaje.
film-there = Film z tej gry jest na kanale.
film-post = **{ $game }** od początku do końca
film-alt = Cała gra w obrazkach ({ $n }); najwięcej punktów: { $names } ({ $points }).
film-too-long = Film powstawał za długo i nie jest gotowy. Można spróbować później.
film-not-posted = Film jest gotowy, ale na kanale tego stołu nie mogę go pokazać.
button-film = Film
button-to-film = Do filmu
button-replay = Powtórka
button-replay-first = |◀
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ▶|
button-replay-mine = Moja ostatnia tura
button-replay-round = Rundę wcześniej
button-replay-board = Plansza
button-replay-own = Wtedy: { $own }
button-play-on = Graj dalej stąd
button-replay-show = Pokaż wszystkim

## Sprawdzanie

log-head = Co się wydarzyło przy tym stole
log-line = { $n }. { $what }
log-empty = Jeszcze nic się nie wydarzyło.
missed-head = Od twojego ostatniego ruchu
missed-start = Od początku gry
missed-renewed = Od poprawienia zasad
missed-watching = Ostatnie ruchy
missed-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
since-picture-moves = ruchy { $from }–{ $to }
since-picture-move = ruch { $n }
since-picture-earlier = Wcześniej
since-picture-all = Wszyscy
since-picture-now = Teraz masz
since-alt = Od ruchu { $n }.
scores-head = Jawny stan gry
read-head = Stół słowami
read-seat = { $seat }
button-as-text = Jako tekst
button-as-picture = Jako obraz
games-yours = Twój ruch: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-others = Ruch innych: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-finished = Zakończone: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-line = { $game } ({ $names }): { $what } → { $link }
games-called = wezwanie: { $when }
games-due = termin: { $when }
games-line-alone = { $game }: { $what } → { $link }
games-opened = otwarcie: { $when }
games-ended = koniec: { $when }
games-broken = { $game }: temu stołowi musi pomóc opiekun bota; nic nie przepadło → { $link }
games-lobby = czeka na start
games-none = Nie siedzisz przy żadnym stole. Stół otworzysz komendą { $new }.
games-play = Mój ruch: { $game }
rules-chapter = **{ $game } · { $chapter }**
rules-several = „{ $topic }”: pasuje kilka haseł. Wybierz jedno.
rules-hint = Wybrane hasło pokaże komenda { $rules }, a całe rozdziały te przyciski:
rules-title = **{ $title }**
language-set = Od teraz ten stół mówi po polsku.
language-changed = { $name } ustawia język tego stołu na polski.

## Własne ustawienia

settings-head = Twoje ustawienia
settings-table-head = Twoje ustawienia przy tym stole
settings-same = jak wszędzie
settings-saved = Zapisane. { $setting }: { $value }
set-pings = Gdy moja kolej
set-pings-channel = w kanale
set-pings-direct = w wiadomości prywatnej
set-pings-daily = raz dziennie
set-pings-none = wcale
set-reminders = Przypomnienia
set-reminders-normal = zwykłe
set-reminders-last = tylko ostatnie
set-reminders-often = częściej
set-reminders-off = żadne
set-headsup = Zapowiedź mojej kolei
set-headsup-off = nie
set-headsup-on = tak
set-digest = Dzienna lista przychodzi o
set-hand = Moje karty
set-hand-direct = w wiadomości prywatnej
set-hand-request = tylko na żądanie
set-confirm = Pytanie przed ostatecznym ruchem
set-confirm-big = tylko przy dużych
set-confirm-always = zawsze
set-confirm-never = nigdy
set-boards = Plansze
set-boards-picture = obrazem
set-boards-text = słowami
set-tips = Wskazówki
set-tips-on = w pierwszych grach
set-tips-off = wyłączone
set-stats = Moje wyniki
set-stats-shown = widoczne na tym serwerze
set-stats-hidden = ukryte
set-quiet = Godziny ciszy: { $begin }–{ $end }, { $zone }. Żaden twój termin wtedy nie mija; inni widzą tylko przesunięty czas.
set-quiet-off = Godziny ciszy: brak
set-quiet-none = brak
days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
set-quiet-hours = { $begin }–{ $end }
set-zone-gone = Nie znam już strefy { $zone }; godziny ciszy wrócą, gdy wybierzesz inną.
zone-ask = Która strefa czasowa? Na przykład { $zone }: jest tam teraz { $now }.
zone-now = { $zone } · teraz { $now }

## W co grano i jak

stats-head = Twoje gry na tym serwerze
stats-head-everywhere = Twoje gry na wszystkich serwerach
stats-none = Nie masz tu jeszcze ukończonej gry.
stats-none-everywhere = Nie masz jeszcze ukończonej gry.
stats-best = Najlepiej idzie ci
stats-fared = · { $kind } ({ $game }) · wygrane { $won } z { $n }
stats-turn = { $n ->
    [1] na pierwszym miejscu w kolejności
    [2] na drugim miejscu w kolejności
    [3] na trzecim miejscu w kolejności
   *[other] na czwartym miejscu w kolejności
}
stats-kind = { $kind }
stats-with = Przy stole najczęściej
stats-companion = · { $who } · gry { $n } · wyżej { $ahead }, niżej { $behind }
stats-note = Tylko gry rozegrane do końca. Gry z botami liczą się do punktów, nie do rankingu.
stats-someone = ktoś
former-player = ktoś z dawnego składu
stats-shown = { $name } pokazuje, jak nam idzie
stats-soon = Przed chwilą ktoś pokazał tu taką stronę. Znowu można za minutę.
stats-not-shown = Na tym kanale nie mogę pisać.
stats-game = { $game }: gry { $n }, wygrane { $won }; najlepszy wynik { $best }, średnio { $mean }
stats-rating = ranking { $rating }
stats-rating-soon = ranking od 5 gier, na razie { $n }
stats-helped = Miejsca przejęte po innych: { $n }
ladder-head = Ranking · { $game }
ladder-line = { $place }.{ $trend } { $who } · { $rating } · gry { $n }, wygrane { $won }; najlepszy wynik { $best }, średnio { $mean }
ladder-none = Nikt nie ma jeszcze 5 liczonych gier.
ladder-end = Ranking kończy się przed tą stroną.
ladder-off = Osoby zarządzające serwerem nie chcą tu rankingów ani rekordów. Twoja własna karta zostaje.
ladder-own = Nie ma cię na liście; { $figure }.
ladder-note = Liczą się gry zaczęte bez bota. Na liście nie ma osób, które ukrywają wyniki lub opuściły serwer.
against-whom = Z kim porównać twoje wyniki?
against-head = { $first } i { $second }
against-score = Wyżej { $first } : { $second } · wspólne gry { $n }
against-game = · { $game } · { $first } : { $second }
against-last = Ostatnie gry
against-meeting = · { $when } · { $game } · { $first } : { $second } → { $who }
against-even = remis
against-third = Najczęściej z wami · { $who } · gry { $n }
against-note = O tym, kto jest wyżej, decydują miejsca na koniec.
against-you = To ty. Podaj kogoś innego.
against-bot = Boty nie są tu przeciwnikami. Podaj osobę.
against-hidden = Ukrywasz swoje wyniki, więc nie można ich porównać z innymi. Zmienisz to przez `/stats privacy`.
against-nobody = Nie masz tu jeszcze ukończonej gry z nikim, czyje wyniki widać.
against-none = Nie ma tu czego pokazać ({ $who }). Potrzebna jest wspólna gra ukończona na tym serwerze i wyniki, które widać u was obojga.
records-head = Rekordy · { $game } · { $seats }
records-all = dowolna liczba miejsc
records-seats = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
records-line = · { $what } · { $who } · { $when }
records-table = stół { $table }
records-points = Najwięcej punktów · { $n }
records-widest = Najwyższa wygrana · o { $n } pkt
records-closest = Najciaśniejsza wygrana · o { $n } pkt
records-gain = Największy zysk jednym ruchem · { $n }
records-own = { $what } · { $n }
records-streak = Najwięcej wygranych z rzędu · { $n }
records-together = Najwięcej wspólnych gier · { $n }
records-shortest = Najkrótsza gra · ruchy { $n }
records-none = Według obecnych zasad nikt tu jeszcze nie ukończył takiej gry.
records-note = Tylko gry według obecnych zasad. Nie ma nazw osób, które ukrywają wyniki lub opuściły serwer.
forget-ask = Mogę usunąć to, co o tobie wiem. Znikną: twoje wyniki, rankingi, ustawienia i lekcje oraz twoja nazwa i numer przy wszystkich stołach; odtąd stoi tam „ktoś z dawnego składu”. W trwających grach na twoim miejscu usiądzie bot i zagra do końca, od stołów, które się jeszcze nie zaczęły, wstajesz, a twoje karty znikają z naszej rozmowy. Zostanie: ruchy, bo należą do gier innych osób; rankingi innych; i to, co już stoi na kanałach.
forget-sure = { $tables ->
    [0] Tego nie da się cofnąć i nikt tego nie przywróci. Zapomnieć cię?
    [one] Siedzisz jeszcze przy jednym stole i stracisz tam miejsce. Tego nie da się cofnąć i nikt tego nie przywróci. Zapomnieć cię?
   *[other] Stoły, przy których jeszcze siedzisz: { $tables }. Stracisz tam miejsca. Tego nie da się cofnąć i nikt tego nie przywróci. Zapomnieć cię?
}
forget-done = Zapomniane. Jeśli kiedyś wrócisz, zaczniesz tu od nowa.
forget-half = Nie udało się dokończyć. Co zniknęło, to zniknęło; naciśnij jeszcze raz, żeby usunąć resztę.
export-own = To, co jest o tobie zapisane, w pliku. Widzisz to tylko ty. Nie ma w nim twoich ruchów ani ich czasu: należą do zapisów gier.
card-title = Guildhall
card-here = ten serwer
card-everywhere = wszystkie serwery
card-sum = ukończone gry { $n }, wygrane { $won }
card-games = gry { $n }
card-place = { $n ->
    [1] wygrane
   *[other] { $n }.
}
card-best = rekord
card-mean = średnio
card-more = Do rankingu brakuje gier: { $n }
card-last = { $change } ostatnio
card-won = wygrane { $won } z { $n }
card-with = gry { $n } · wyżej { $ahead }, niżej { $behind }
ladder-title = Ranking
ladder-where = Ten serwer
ladder-rating = ranking
ladder-games = gry
ladder-won = wygrane
against-together = wspólne gry { $n }
records-title = Rekordy
records-look = Powtórka przy stole rekordu
feat-points = Najwięcej punktów
feat-widest = Najwyższa wygrana, o tyle punktów
feat-closest = Najciaśniejsza wygrana, o tyle punktów
feat-gain = Największy zysk jednym ruchem
feat-streak = Najwięcej wygranych z rzędu
feat-together = Najwięcej wspólnych gier
feat-shortest = Najkrótsza gra, w ruchach

## Lekcje

learn-list = Naucz się gry krok po kroku, tylko dla ciebie. Przerwij, kiedy chcesz; pamiętam, gdzie jesteś.
learn-list-new = { $game }: około { $n } min
learn-list-open = { $game }: krok { $n } z { $of }
learn-list-done = { $game }: gotowe
learn-head = { $game } · lekcja · krok { $n } z { $of }
learn-waits = przy stole twoja kolej: { $link }
learn-known = Już wiesz: { $what }
learn-told = Tymczasem: { $what }
learn-other = To też wolno. W tej lekcji poszukaj: **{ $label }**.
learn-meant = Poszukaj: **{ $label }**.
learn-here = Tu jesteś.
learn-stale = Tamten przycisk należy do wcześniejszego kroku. Jesteś tutaj:
learn-rest-dm = Ta gra toczyłaby się w wiadomości prywatnej, ale nie mogę jej wysłać. Zezwól na to albo otwórz stół: { $new }.
learn-rest-open = Jedna twoja gra wciąż trwa w wiadomościach prywatnych. Najpierw ją zakończ albo graj tam dalej.
learn-later = Dobrze. Dalszy ciąg: { $learn }, krok { $n } z { $of }.
learn-changed = Ta lekcja jest już w nowej wersji; tę część zaczynamy od początku.
learn-joined = Pierwszy raz: { $game }? Dziesięć minut, tylko dla ciebie: { $learn }.
learn-end =
    To koniec lekcji. Umiesz już grać: { $game }.
    Zaczęta gra jeszcze trwa: dwa łatwe boty chętnie ją z tobą dokończą. Nikt nie czeka, nic się nie liczy.
# A learner who is called like a companion.
learn-namesake = { $name } (ty)
learn-companion-1 = Béla
learn-companion-2 = Cecylia

## Serwery

server-head = Ustawienia serwera
server-pace = Tempo
server-place = Miejsce nowych stołów
server-language-opener = taki, jaki ma osoba otwierająca stół
server-channels = Stoły można otwierać tutaj: { $channels }
server-channels-all = Stoły można otwierać wszędzie
server-channels-allow = zezwól
server-channels-forget = usuń z listy
server-channels-everywhere = wszędzie
server-ladder = Rankingi i rekordy
server-ladder-on = widoczne
server-ladder-off = wyłączone
server-opening = Kto może otwierać stoły: { $role }
server-opening-all = Kto może otwierać stoły: wszyscy
server-opening-everyone = wszyscy
server-opening-role = jedna rola
server-table = · { $table } { $game }: { $what } → { $link }
server-table-short = { $table } { $game } ({ $names })
server-lacks = Na tym kanale brakuje mi uprawnień: { $permissions }.
server-close-ask = Zamknąć na dobre: { $table }? Zapis zostanie.
closed-server = Ten stół zamknęły osoby zarządzające serwerem. Jego zapis zostaje.
mark-lost = kanał przepadł
mark-paused = przerwa do { $when }
mark-late = czas minął
mark-vote = trwa głosowanie
mark-broken = czeka na opiekuna bota

## Dlaczego nie

declined-not-your-turn = To nie twoja kolej. Teraz: { $names } ({ $what }). Dam znać, gdy przyjdzie twoja.
declined-stale = Ten przycisk jest nieaktualny: gra poszła dalej. Teraz jest tak:
declined-stale-button = Ten przycisk jest już nieaktualny.
declined-stranger = Nie siedzisz przy tym stole, ale możesz się przyglądać.
declined-over = Ta gra już się skończyła.
declined-not-over = Ta gra jeszcze trwa.
declined-channel = Na tym serwerze stoły otwiera się tutaj: { $channels }.
declined-opening = Na tym serwerze stoły otwiera tylko { $role }. Usiąść możesz przy każdym.
declined-channels = Można podać najwyżej tyle kanałów: { $n }.
declined-no-such-table = Na tym serwerze nie ma takiego stołu w grze.
declined-invite-blind = { $name } nie widzi tego kanału.
declined-invite-bot = { $name } to bot innego rodzaju; nasz usiądzie przyciskiem **{ button-bot }**.
declined-invite-often = { $name }: zaproszenie już było.
declined-invite-many = Dzisiejsze zaproszenia: { $n }. Następne będzie możliwe { $when }.
declined-invite-seated = { $name } już tu siedzi.
declined-invite-full = Nie ma wolnego miejsca.
declined-invite-nobody = Podaj, kogo zapraszasz.
declined-move-where = Podaj inny kanał, na który ma przejść stół.
declined-move-lacks = Nie mogę tam pisać. Brakujące uprawnienia: { $permissions }.
declined-move-you = Ty też nie możesz tam pisać.
declined-move-soon = Stół był niedawno przenoszony; następny raz { $when }.
declined-move-kind = Stół może być na kanale tekstowym albo w wątku, tam nie.
declined-moved = Twój stół gra tutaj: { $where }. Użyj tam tej komendy.
declined-no-table = Na tym kanale nie ma stołu. Otworzysz go komendą { $new }.
declined-taken = Na tym kanale jest już stół: { $game } ({ $names }). Najpierw dokończcie grę albo zamknijcie stół; nowy można też otworzyć w osobnym wątku.
declined-started = Gra już się zaczęła.
declined-goes-on = Ta gra jest ciągiem dalszym innej: można wybrać tylko miejsce, język i czas.
declined-not-finished = Tamtej gry nie dokończono. Dalej można grać tylko z gry zakończonej.
declined-no-film = Tamtej gry nie dokończono. Film powstaje tylko z zakończonej gry.
declined-no-advice = Przy tym stole nie ma podpowiedzi. Decyduje o tym gospodarz przed startem.
declined-no-review = Tamtej gry nie dokończono. Przeanalizować można tylko zakończoną.
declined-no-moment = W tamtej grze nie ma takiego ruchu.
declined-over-there = Przy tym ruchu gra już się skończyła. Najpierw cofnij się o kilka ruchów.
declined-lost-moment = Z tego miejsca nie można już grać dalej: program nie zna jego zasad albo zapisu.
declined-never-began = Ten stół zamknięto, zanim gra się zaczęła.
declined-not-started = Gra jeszcze się nie zaczęła.
declined-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
declined-seated = Siedzisz już przy tym stole.
declined-not-seated = Nie siedzisz przy tym stole.
declined-not-host = Do czasu startu może to zrobić tylko gospodarz ({ $name }).
declined-too-few = { $game }: potrzeba co najmniej { $n } graczy; puste miejsce może zająć bot.
declined-no-bot = Nie ma wolnego miejsca dla bota.
declined-seats = { $game }: od { $min } do { $max } graczy.
declined-permissions = Nie mogę tu otworzyć stołu. Brakujące uprawnienia: { $permissions }. Może je nadać osoba zarządzająca kanałem; potem spróbuj ponownie.
declined-server-only = To działa na kanale serwera, nie w wiadomości prywatnej.
declined-not-invited = Na tym serwerze są tylko moje komendy, a mnie nie ma; może mnie wpuścić osoba zarządzająca serwerem.
declined-not-let-in = Nie ma mnie w tym prywatnym wątku, więc nie mogę tu pisać. Wspomnij mnie tu raz, to mnie wpuści; potem spróbuj ponownie.
declined-undo-nothing = Nie masz czego cofnąć.
declined-undo-new = Nie cofniesz tego bez zgody innych: od tamtej pory ujawniło się coś nowego.
declined-undo-moved = Nie cofniesz tego bez zgody innych: { $name } ma już za sobą następny ruch.
declined-undo-open = Jest już otwarta prośba o cofnięcie · { $what }
declined-undo-asked = Ta prośba już była; możesz ją powtórzyć po następnym ruchu.
undo-all-away = Inni są nieobecni, więc nikt nie może teraz wyrazić zgody.
declined-vote-not-you = O tym decydują tylko: { $names }.
declined-vote-open = To pytanie jest już rozstrzygane; znajdziesz je wyżej w kanale.
declined-close-soon = Ta prośba była niedawno. Możesz ją powtórzyć { $when }.
declined-nudge-you = Stół czeka na ciebie: { $what }.
declined-nudge-soon = Następne przypomnienie będzie możliwe { $when }.
declined-nudge-enough = { $names }: przy tym ruchu były już dwa przypomnienia. Razem możecie więcej: { $replace }.
declined-nudge-paused = Stół odpoczywa do { $when }.
declined-seat-known = W tej grze masz już za sobą inne miejsce i znasz jego karty; wrócić możesz tylko tam.
declined-seat-kept = To miejsce czeka jeszcze na powrót ({ $name }). Poprosić o nie możesz { $when }.
declined-seat-gave-up = Ta gra skończyła się dla ciebie poddaniem; możesz się przyglądać.
declined-seat-soon = Na razie stół odmawia. Możesz zapytać ponownie { $when }.
declined-replace-early = { $name } ma jeszcze czas. Miejsce można oddać { $when }.
declined-replace-idle = Stół nie czeka teraz na tę osobę: { $name }.
declined-replace-known = W tej grze { $name } ma już za sobą udział i tego miejsca nie zajmie.
declined-watch-many = Ten stół obserwuje już { $n } osób, więcej nie może.
declined-kicked = Decyzją gospodarza nie masz miejsca przy tym stole.
declined-zone = Nie znam strefy czasowej { $zone }. Wybierz jedną z podpowiedzi.
declined-quiet-long = Godziny ciszy mogą trwać najwyżej 12 godzin.
declined-unknown-command = Nie znam komendy { $command }. Nic się nie zmieniło.
declined-unknown-value = „{ $value }”: tego nie można tu wybrać ({ $option }). Nic się nie zmieniło.
declined-unclear = „{ $value }” może znaczyć kilka rzeczy ({ $option }): { $names }.
declined-not-asked = { $option }: tego tu nie trzeba podawać. Czy o to chodzi?
declined-unknown-topic = Nie znam hasła „{ $topic }” ({ $game }).
declined-other-game = Przy tym stole trwa { $game }, a ta komenda należy do innej gry.
declined-no-player = Nikt o takim imieniu nie siedzi przy tym stole.
declined-soon = Plansza pojawiła się przed chwilą: { $link }
declined-no-thread = Nie mogę tu otworzyć wątku. Zamiast tego można grać na tym kanale.
declined-no-threads-here = Na takim kanale nie ma wątków. Można grać na samym kanale.
declined-occupied = Na tamtym kanale jest już inny stół. Najpierw go dokończcie albo zamknijcie.
declined-no-language = Wybierz jeden z języków.
keeper = Temu stołowi musi pomóc opiekun bota. Nic nie przepadło, a zegar stoi.
declined-broken = Temu stołowi musi pomóc opiekun bota. Nic nie przepadło.
fault = Po mojej stronie coś poszło nie tak. Stół jest cały, nic nie zapisało się w połowie. Spróbuj jeszcze raz.
lost = Nie mogę już pisać na naszym kanale. Stół jest bezpieczny. Może przejść na inny kanał serwera; wpisz tam { $move }.
lost-locked = Nie mogę już pisać w naszym wątku: jest zablokowany. Stół jest bezpieczny. Może przejść na inny kanał serwera; wpisz tam { $move }.
refused-not-asked = Teraz wybiera ktoś inny.
refused-unknown = Nie znam takiego wyboru.
refused-not-offered = Tego nie można teraz wybrać.
refused-count = { $min ->
    [0] Wybierz najwyżej { $max }; twój wybór: { $given }.
   *[other] Wybierz od { $min } do { $max }; twój wybór: { $given }.
}
refused-count-exact = Wybierz dokładnie { $min }; twój wybór: { $given }.
refused-twice = To samo wybrano dwa razy.
refused-incomplete = Ten ruch nie jest jeszcze kompletny.
refused-too-long = Po tym nie ma już dalszych pytań.

## Podpowiedzi podczas pisania komendy

suggest-nothing = Nie ma tu teraz nic do wyboru
suggest-no-match = Nic, co można teraz wybrać, tak się nie zaczyna
suggest-no-table = Na tym kanale nie ma stołu
suggest-not-you = To nie twoja kolej
suggest-first = Najpierw wybierz: { $option }
suggest-panel = Zostaw puste: zapytam krok po kroku
suggest-count = { $what } · wybrano { $n } z { $of }
suggest-barred = { $label } · { $why }

## Komendy

table-command =
    .name = stół
    .description = Otwórz stół, usiądź, zadbaj o grę
table-verb-new =
    .name = nowy
    .description = Otwórz stół tutaj
table-verb-join =
    .name = dołącz
    .description = Usiądź przy stole na tym kanale
table-verb-leave =
    .name = odejdź
    .description = Wstań; w trwającej grze zagra za ciebie bot
table-verb-bot =
    .name = bot
    .description = Dodaj bota
table-verb-options =
    .name = opcje
    .description = Zobacz lub zmień opcje przed startem
table-verb-start =
    .name = start
    .description = Rozpocznij grę
table-verb-board =
    .name = plansza
    .description = Pokaż planszę ponownie na dole kanału
table-verb-log =
    .name = dziennik
    .description = Co się wydarzyło, tylko dla ciebie
table-verb-scores =
    .name = wyniki
    .description = Jawny stan gry
table-verb-undo =
    .name = cofnij
    .description = Cofnij swój ostatni krok
table-verb-nudge =
    .name = szturchnij
    .description = Przypomnij o ruchu (najwyżej co 12 godzin)
table-verb-concede =
    .name = poddaj-się
    .description = Poddaj się na dobre; do końca gra bot
table-verb-close =
    .name = zamknij
    .description = Zamknij stół na dobre, za zgodą wszystkich
table-verb-rematch =
    .name = rewanż
    .description = Ta sama gra, te same osoby
table-verb-invite =
    .name = zaproś
    .description = Zaproś kogoś do tego stołu
table-verb-move =
    .name = przenieś
    .description = Przenieś stół do innego kanału
table-verb-kick =
    .name = usuń
    .description = Usuń kogoś ze stołu przed startem
table-verb-replace =
    .name = zastąp
    .description = Oddaj miejsce innej osobie albo botowi
table-verb-verify =
    .name = sprawdź
    .description = Odtwórz zapis i sprawdź każde dobranie i każdy rzut
table-verb-export =
    .name = eksport
    .description = Zapis tej gry jako plik
table-verb-pace =
    .name = tempo
    .description = Zaproponuj stołowi inne tempo
table-verb-pause =
    .name = przerwa
    .description = Poproś stół o przerwę
table-verb-language =
    .name = język
    .description = Język tego stołu
table-verb-check =
    .name = uprawnienia
    .description = Co mogę na tym kanale i czego mi brakuje
table-slot-game =
    .name = gra
    .description = Która gra
table-slot-seats =
    .name = miejsca
    .description = Ile miejsc (puste może zająć bot)
table-slot-where =
    .name = gdzie
    .description = Na tym kanale czy w osobnym wątku
table-slot-language =
    .name = język
    .description = Język
table-slot-days =
    .name = dni
    .description = Ile dni (1–60; 0 kończy przerwę)
table-slot-pace =
    .name = tempo
    .description = Ile czasu jest na ruch
table-slot-channel =
    .name = kanał
    .description = Który kanał lub wątek
table-slot-level =
    .name = poziom
    .description = Jak dobrze ma grać bot
table-slot-seat =
    .name = miejsce
    .description = Czyje miejsce
table-slot-player =
    .name = gracz
    .description = Który gracz
table-slot-text =
    .name = tekst
    .description = Słowami, tylko dla ciebie
board-text-yes = tak
board-text-no = nie
table-slot-from =
    .name = od
    .description = Od którego momentu
log-from-mine = mojego ostatniego ruchu
log-from-start = początku
hand-command =
    .name = ręka
    .description = Co masz na ręce i w zapasie, tylko dla ciebie
hint-command =
    .name = podpowiedź
    .description = Co na twoim miejscu zrobiłby mocny bot, tylko dla ciebie
replay-command =
    .name = powtórka
    .description = Gra po dowolnym ruchu, tylko dla ciebie
review-command =
    .name = analiza
    .description = Jak rozstrzygnęła się zakończona tu gra
replay-slot-move =
    .name = ruch
    .description = Po którym ruchu
replay-slot-round =
    .name = runda
    .description = Na początku której rundy
replay-slot-film =
    .name = film
    .description = Cała gra jako film, na kanale
rules-command =
    .name = zasady
    .description = Sprawdź kartę, żeton albo zasadę
rules-slot-game =
    .name = gra
    .description = Która gra
rules-slot-topic =
    .name = hasło
    .description = Karta, żeton albo hasło z zasad
learn-command =
    .name = nauka
    .description = Naucz się gry w dziesięć minut, tylko dla ciebie
learn-slot-game =
    .name = gra
    .description = Która gra
games-command =
    .name = moje-gry
    .description = Twoje stoły, najpierw te, które czekają na ciebie
games-slot-which =
    .name = które
    .description = Które stoły
games-which-mine = czekające na mnie
games-which-all = wszystkie
games-which-finished = zakończone
stats-command =
    .name = statystyki
    .description = W co grasz i jak ci idzie
stats-verb-me =
    .name = ja
    .description = Twoje gry na tym serwerze, tylko dla ciebie
stats-verb-ladder =
    .name = ranking
    .description = Najlepsi na tym serwerze w jednej grze
stats-verb-against =
    .name = pojedynek
    .description = Jak ci idzie z wybraną osobą
stats-verb-records =
    .name = rekordy
    .description = Czego nikt na tym serwerze nie przebił
stats-verb-privacy =
    .name = prywatność
    .description = Czy inni widzą, jak grasz
stats-slot-game =
    .name = gra
    .description = Która gra
stats-slot-person =
    .name = osoba
    .description = Z kim porównać wyniki
stats-slot-seats =
    .name = miejsca
    .description = Dla ilu miejsc
stats-slot-how =
    .name = jak
    .description = Jak wolisz
settings-command =
    .name = ustawienia
    .description = Jak mam się do ciebie odzywać
settings-verb-show =
    .name = pokaż
    .description = Wszystkie twoje ustawienia
settings-verb-pings =
    .name = powiadomienia
    .description = Gdzie dawać znać: na kanale, w wiadomości prywatnej, raz dziennie czy wcale
settings-verb-reminders =
    .name = przypomnienia
    .description = Jak często przypominać
settings-verb-headsup =
    .name = zapowiedź
    .description = Daj znać, gdy zbliża się moja kolej
settings-verb-hand =
    .name = ręka
    .description = Karty w wiadomości prywatnej albo tylko na żądanie
settings-verb-confirm =
    .name = potwierdzenia
    .description = Czy pytać przed ostatecznym ruchem
settings-verb-boards =
    .name = plansze
    .description = Plansze jako obraz albo słowami, do odczytania
settings-verb-tips =
    .name = wskazówki
    .description = Wskazówki w pierwszych grach: włączone lub nie
settings-verb-quiet =
    .name = cisza
    .description = Godziny bez przypomnień
settings-verb-zone =
    .name = strefa
    .description = Twoja strefa czasowa
settings-verb-digest =
    .name = przegląd
    .description = O której przychodzi dzienna lista
settings-verb-away =
    .name = nieobecność
    .description = Nie ma cię: terminy poczekają
settings-verb-language =
    .name = język
    .description = Język tego, co widzisz tylko ty
settings-verb-export =
    .name = eksport
    .description = Wszystko, co jest o tobie zapisane, w pliku
settings-verb-forget =
    .name = zapomnij
    .description = Usuń to, co jest o tobie zapisane
settings-slot-how =
    .name = jak
    .description = Jak ma być
settings-slot-begin =
    .name = początek
    .description = Pierwsza godzina ciszy (od 0 do 23)
settings-slot-end =
    .name = koniec
    .description = Pierwsza godzina po ciszy (od 0 do 23)
settings-slot-hour =
    .name = godzina
    .description = Godzina listy (od 0 do 23)
settings-slot-zone =
    .name = strefa
    .description = Twoja strefa czasowa
settings-slot-days =
    .name = dni
    .description = Dni (od 1 do 30; 0, gdy już jesteś)
settings-slot-language =
    .name = język
    .description = Język
server-command =
    .name = serwer
    .description = Jak mam działać na tym serwerze
server-verb-show =
    .name = pokaż
    .description = Ustawienia i trwające stoły
server-verb-pace =
    .name = tempo
    .description = Tempo nowych stołów
server-verb-language =
    .name = język
    .description = Język nowych stołów
server-verb-place =
    .name = miejsce
    .description = Nowe stoły w wątkach czy w kanale
server-verb-channels =
    .name = kanały
    .description = Gdzie można otwierać stoły
server-verb-opening =
    .name = otwieranie
    .description = Kto może otwierać stoły
server-verb-ladder =
    .name = ranking
    .description = Czy mają być rankingi i rekordy
server-verb-close =
    .name = zamknij
    .description = Zamknij na dobre stół tego serwera
server-slot-pace =
    .name = tempo
    .description = Ile czasu jest na ruch
server-slot-language =
    .name = język
    .description = Język
server-slot-where =
    .name = gdzie
    .description = Na kanale czy w osobnym wątku
server-slot-how =
    .name = jak
    .description = Zezwól, usuń z listy albo zezwól wszędzie
server-slot-channel =
    .name = kanał
    .description = Który kanał (jeśli żaden, to ten)
server-slot-who =
    .name = kto
    .description = Wszyscy albo jedna rola
server-slot-role =
    .name = rola
    .description = Która rola
server-slot-shown =
    .name = widoczne
    .description = Widoczne albo wyłączone
server-slot-table =
    .name = stół
    .description = Który stół

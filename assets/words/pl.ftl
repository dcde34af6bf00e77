### Słowa prowadzącego. Porządek kluczy opisuje początek pliku en.ftl.
### Imiona bez odmiany, bez czasu przeszłego zależnego od rodzaju; liczba tylko tam, gdzie nie rządzi nią przypadek.

## Drobiazgi

list-and = { $first } i { $last }
count-of = { $n } × { $what }
language-name = polski
level-easy = łatwy
level-normal = średni
page = strona { $n } z { $of }
final = ostatecznie

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
button-keep = Zostaje: { $what }
button-others = Wybiorę inaczej
button-chosen = Gotowe · wybrano { $n }
button-nothing = Żadne
button-next = Dalej ›
button-previous = ‹ Poprzednie
button-undo-step = Tylko ten krok
button-undo-turn = Całą moją turę
button-log = Dziennik
button-scores = Wyniki
button-rules = Zasady
button-again = Plansza od nowa
button-board = Pokaż planszę
button-new = Otwórz stół
button-concede = Poddaj się
button-concede-yes = Poddaję się
button-close-yes = Rozwiąż stół
button-verify = Sprawdź
button-result = Wynik tekstem
button-go = Do stołu
button-no-messages = Nie pisz do mnie
button-messages = Pisz do mnie jednak
button-agree = Zgoda
button-refuse = Raczej nie
button-check-again = Sprawdź ponownie
button-play-here = Gramy tutaj

## Pierwsze spotkanie

welcome = Guildhall wita. Stół otworzysz komendą { $new }. Gry: { $games }.
    Grasz wtedy, gdy masz chwilę: dam znać, gdy przyjdzie twoja kolej. Języki: English, magyar, polski.
open-below = Twój stół czeka poniżej.
open-ask = Która gra?
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-embed-links = Osadzanie linków
permission-attach-files = Załączanie plików
permission-read-history = Czytanie historii wiadomości
permission-create-threads = Tworzenie wątków publicznych
check-head = Co mogę w tym kanale:
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
lobby-hint-full = Start, kiedy chcecie.
lobby-hint-few = Brakujący gracze: { $n }; puste miejsce może zająć bot.
lobby-started = **{ $game }** · gra rozpoczęta · { $names } → { $where }
lobby-started-here = **{ $game }** · gra rozpoczęta · { $names }
lobby-fingerprint = Miejsca rozlosowano. Odcisk ziarna losowego: { $hash }; samo ziarno pokażę na końcu.
lobby-closed = **{ $game }** · stół zamknięty przed startem
thread-name = { $game }: { $names }
joined = Masz miejsce przy stole. To, co możesz widzieć tylko ty, przyjdzie w wiadomości prywatnej.
joined-open = Masz miejsce przy stole.
joined-closed = Masz miejsce przy stole. Nie mogę wysłać ci wiadomości prywatnej. Nic nie szkodzi: przycisk **{ $own }** pod planszą zawsze pokaże, co masz, tylko tobie.
dm-closed = Nie mogę wysłać ci wiadomości prywatnej. Nic nie szkodzi: przycisk **{ $own }** pod planszą zawsze pokaże, co masz, tylko tobie.
left = Nie siedzisz już przy tym stole.
start-done = Gra się zaczęła: { $where }
start-wanted = { $who }: { $name } chce zacząć grę.
start-asked = Grę może zacząć tylko gospodarz; pytanie już wysłane.
bot-ask = Który bot siada do stołu?
bot-sits = { $name } siada do stołu.
options-head = Opcje tego stołu. Do startu może je zmieniać gospodarz ({ $name }).
option-line = { $setting }: { $value }
setting-where = Miejsce gry
setting-where-thread = osobny wątek
setting-where-channel = ten kanał
setting-language = Język
setting-seats = Miejsca

## Plansza

board-turn = { $who }, twoja kolej: { $what }.
board-turn-many = { $who }: { $what }, wszyscy naraz.
board-missing = Jeszcze bez odpowiedzi: { $names }.
board-small = { $game } · { $stage } · ruch { $n }
board-since = Od twojego ostatniego ruchu
board-line = · { $what }
board-more = … i jeszcze { $n }
board-no-picture = Brakuje mi tu uprawnienia **Załączanie plików**, więc nie ma obrazka.
board-again = Plansza jest poniżej.

## Panel

panel-done = Gotowe: { $what }. Możesz to cofnąć, dopóki { $name } nie wykona ruchu.
panel-done-many = Gotowe: { $what }. Możesz to cofnąć, dopóki nie odpowie ktoś inny.
panel-done-final = Gotowe: { $what }.
panel-done-fixed = Gotowe: { $what }. Tego już nie cofniesz.
panel-final = { $what }. To ujawni coś nowego, więc nie cofniesz tego bez zgody innych.
panel-final-label = { $label } · { $final }
panel-sure = To będzie: { $what }.
panel-keep-one = Co zostaje?
panel-keep-some = Co zostaje? Wybierz: { $n }
panel-select = Wybierz
panel-select-some = Ile wybierasz: { $min }
panel-select-range = Ile wybierasz: od { $min } do { $max }
panel-ends = Twoja tura zakończy się sama { $when }.
panel-closed = Zamknięte. Przycisk Mój ruch otworzy to ponownie.
waiting-for = { $names }: { $what }

## Rzeczy widoczne tylko dla gracza

hand-hello = { $game }, przy stole: { $names }; miejsce gry: { $where }. To, co możesz widzieć tylko ty, będzie zawsze tutaj, w tej jednej wiadomości.
hand-head = { $game }, przy stole: { $names }
hand-turn = twoja kolej: { $what }
hand-wait = to nie twoja kolej ({ $names }: { $what })
hand-not-now = teraz nie twoja kolej
hand-over = gra się skończyła
hand-open-again = Od teraz także w wiadomości prywatnej.
hand-stopped = Koniec wiadomości prywatnych z tego stołu. Przycisk **{ $own }** pod planszą zawsze działa.
hand-which = Który stół?

## Cofanie, poddanie się, zamknięcie

undo-ask = Cofniesz: { $what }.
undo-ask-turn = Cała tura do tej pory: { $what }.
undone = Cofnięto: { $what }. Teraz gra { $name }.
concede-ask = Poddajesz się? Na twoim miejscu { $bot } dogra do końca.
conceded = { $name } wstaje od stołu; na tym miejscu gra dalej { $bot }.
close-ask = Zamknąć ten stół na dobre? Jego zapis zostanie.
close-wanted = { $who }: { $name } chce zamknąć ten stół na dobre. Potrzebna zgoda wszystkich przy stole ({ $close }).
closed = Ten stół jest zamknięty. Jego zapis zostaje.
close-waiting = Stół zostanie zamknięty, gdy zgodzą się wszyscy przy stole. Jeszcze bez odpowiedzi: { $names }.
close-refused = { $name } woli grać dalej. Stół pozostaje otwarty.
close-kept = Stół pozostaje otwarty.

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
end-line = { $what }: { $values }
end-tie = { $what } (przy remisie): { $values }
verified = Ruchy odtworzone z ziarna losowego: { $n }. Każde dobranie i każdy rzut się zgadza.
verify-differs = Ruch { $n } odtworzony z ziarna losowego wychodzi inaczej. Zapis pozostaje bez zmian; pokaż to osobie, która opiekuje się tym botem.

## Sprawdzanie

log-head = Co się wydarzyło przy tym stole
log-line = { $n }. { $what }
log-empty = Jeszcze nic się nie wydarzyło.
missed-head = Od twojego ostatniego ruchu
missed-watching = Ostatnie ruchy
missed-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.
scores-head = Jawny stan gry
games-yours = Twój ruch: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-others = Czekają na innych: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-finished = Zakończone: { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
games-line = { $game }, przy stole: { $names }: { $what } → { $link }
games-lobby = czeka na start
games-over = koniec gry
games-none = Nie siedzisz przy żadnym stole. Stół otworzysz komendą { $new }.
games-play = Mój ruch: { $game }
rules-head = { $game }: co można sprawdzić
rules-hint = Jedno z nich pokaże { $rules }.
rules-title = **{ $title }**
language-set = Od teraz ten stół mówi po polsku.

## Dlaczego nie

declined-not-your-turn = To nie twoja kolej: { $names } ({ $what }). Dam znać, gdy przyjdzie twoja.
declined-stale = Od tamtego przycisku gra poszła dalej. Teraz wygląda to tak:
declined-stale-button = To dawny przycisk i nic już nie robi.
declined-stranger = Nie siedzisz przy tym stole, ale możesz się przyglądać.
declined-over = Ta gra już się skończyła.
declined-not-over = Ta gra jeszcze trwa.
declined-no-table = W tym kanale nie ma stołu. Otworzysz go komendą { $new }.
declined-taken = W tym kanale jest już stół: { $game }, siedzą przy nim: { $names }. Najpierw dokończcie go lub zamknijcie albo grajcie w osobnym wątku.
declined-started = Gra już się zaczęła.
declined-not-started = Gra jeszcze się nie zaczęła.
declined-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
declined-seated = Siedzisz już przy tym stole.
declined-not-seated = Nie siedzisz przy tym stole.
declined-not-host = Do startu może to zrobić tylko gospodarz ({ $name }).
declined-too-few = { $game }: najmniejsza liczba graczy to { $n }; puste miejsce może zająć bot.
declined-no-bot = Nie ma wolnego miejsca dla bota.
declined-seats = { $game }: liczba graczy od { $min } do { $max }.
declined-permissions = Nie mogę tu otworzyć stołu. Brakujące uprawnienia: { $permissions }. Może je nadać osoba zarządzająca kanałem; potem spróbuj ponownie.
declined-server-only = To działa w kanale serwera, nie w wiadomości prywatnej.
declined-undo-nothing = Nie masz czego cofnąć.
declined-undo-new = Nie cofniesz tego bez zgody innych: od tamtej pory ujawniło się coś nowego.
declined-undo-moved = Nie cofniesz tego bez zgody innych: { $name } ma już za sobą następny ruch.
declined-unknown-command = Nie znam komendy { $command }. Nic się nie zmieniło.
declined-unknown-value = { $option }: nie można wybrać { $value }. Nic się nie zmieniło.
declined-unclear = { $option }: { $value } może znaczyć kilka rzeczy: { $names }.
declined-not-asked = { $option }: tego tu nie trzeba podawać. Czy o to chodzi?
declined-unknown-topic = { $game }: nie znam hasła { $topic }.
declined-other-game = Przy tym stole trwa { $game }, a ta komenda należy do innej gry.
declined-no-player = Nikt o takim imieniu nie siedzi przy tym stole.
declined-soon = Plansza była pokazana przed chwilą; jest tuż powyżej.
declined-no-thread = Nie mogę tu otworzyć wątku. W Opcjach wybierz **w tym kanale** i zacznij jeszcze raz.
declined-occupied = W tamtym kanale jest już inny stół. Najpierw go dokończcie albo zamknijcie.
declined-no-language = Wybierz jeden z języków.
declined-broken = Temu stołowi musi pomóc opiekun bota. Nic nie przepadło.
fault = Po mojej stronie coś poszło nie tak. Stół jest cały, nie zapisano połowy ruchu. Spróbuj jeszcze raz.
lost = Nie mogę już pisać w naszym kanale. Stół jest bezpieczny.
lost-locked = Nie mogę już pisać w naszym wątku: jest zablokowany. Stół jest bezpieczny.
refused-not-asked = Teraz wybiera ktoś inny.
refused-unknown = Nie znam takiego wyboru.
refused-not-offered = Tego nie można teraz wybrać.
refused-count = Wybierz od { $min } do { $max }; twój wybór to { $given }.
refused-incomplete = Ten ruch nie jest jeszcze kompletny.
refused-too-long = Po tym nie ma już dalszych pytań.

## Podpowiedzi podczas pisania komendy

suggest-nothing = Nie ma tu teraz nic do wyboru
suggest-no-match = Nic, co można teraz wybrać, tak się nie zaczyna
suggest-no-table = W tym kanale nie ma stołu
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
    .description = Usiądź przy stole w tym kanale
table-verb-leave =
    .name = odejdź
    .description = Wstań przed startem albo oddaj miejsce później
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
table-verb-concede =
    .name = poddaj
    .description = Poddaj się; bot dogra za ciebie
table-verb-close =
    .name = zamknij
    .description = Zamknij stół na dobre, za zgodą wszystkich
table-verb-verify =
    .name = sprawdź
    .description = Odtwórz zapis i sprawdź każde dobranie i każdy rzut
table-verb-language =
    .name = język
    .description = Język tego stołu
table-verb-check =
    .name = diagnoza
    .description = Co mogę w tym kanale i czego mi brakuje
table-slot-game =
    .name = gra
    .description = Która gra
table-slot-seats =
    .name = miejsca
    .description = Ile miejsc (puste może zająć bot)
table-slot-where =
    .name = gdzie
    .description = W tym kanale czy w osobnym wątku
table-slot-language =
    .name = język
    .description = Język
table-slot-level =
    .name = poziom
    .description = Jak dobrze ma grać bot
table-slot-player =
    .name = gracz
    .description = Czyje rzeczy pokazać w powiększeniu
table-slot-from =
    .name = od
    .description = Od którego momentu
log-from-mine = mój ostatni ruch
log-from-start = początek
hand-command =
    .name = ręka
    .description = Twoje karty, tylko dla ciebie
rules-command =
    .name = zasady
    .description = Sprawdź kartę, żeton albo zasadę
rules-slot-game =
    .name = gra
    .description = Która gra
rules-slot-topic =
    .name = temat
    .description = Karta, żeton albo hasło z zasad
games-command =
    .name = moje-gry
    .description = Twoje stoły, najpierw te, które czekają na ciebie
games-slot-which =
    .name = które
    .description = Które stoły
games-which-mine = czekające na mnie
games-which-all = wszystkie
games-which-finished = zakończone

### Words of the Discord layer: commands, buttons, posts, answers.

game-nanotech = Nanotech
game-nucleum = Nucleum
thread-name = { $game } – gospodarz: { $host }
table-title = { $game } #{ $number }
lines-left-out = -# … i jeszcze { $count }
yes = tak
no = nie

## Commands

command-new = Otwórz stół z poczekalnią albo od razu zagraj solo
command-table = Twoje miejsce przy stole na tym kanale, opcje, gracze komputerowi …
command-join = Zajmij miejsce przy stole w tym kanale
command-leave = Zwolnij swoje miejsce przed początkiem gry
command-start = Rozpocznij grę w tym kanale
command-games = Wszystkie twoje gry i czyja jest w nich kolej
command-records = Pokaż swoje statystyki oraz wyniki i trofea z gier solo
command-cancel = Zamknij poczekalnię lub przerwij grę (gospodarz lub zarządzający)
command-host = Dla gospodarza stołu na tym kanale i dla zarządzających serwerem
command-host-setup = Ustaw stół w formularzu: mapa, moduły, tempo, język
setup-title = Ustawienia: { $table }
setup-about-modules = Wybierz dowolną liczbę. To, co do siebie nie pasuje, zostanie wyłączone.
setup-about-pace = Gdy czas minie, pozostali mogą oddać turę graczowi komputerowemu.
setup-about-language = Język postów. Prywatne odpowiedzi każdy ma w swoim.
setup-opponent = Automatyczny przeciwnik
setup-hours = Godziny do pierwszego przypomnienia
setup-about-hours = 0: nigdy. Każde następne przypomnienie czeka dwa razy dłużej.
setup-days = Dni, po których można zastąpić gracza
setup-about-days = 0: nigdy. Potem każdy przy stole może zastąpić nieaktywnego gracza.
setup-now = **{ $table }** ma takie ustawienia:
setup-usual = Zwykła gra, bez zmian.
setup-by-host = Ustawia: gospodarz
setup-by-players = Ustawiają: wszyscy przy stole
setup-icons-on = Ikony w postach: tak
setup-icons-off = Ikony w postach: nie, same słowa
setup-suggestions-on = Propozycje tur: włączone
button-reminders = Przypomnienia
button-setup-by-host = Ustawia tylko gospodarz
button-setup-by-players = Ustawiać mogą wszyscy
command-rematch = Zagraj jeszcze raz: zaproś to samo grono
command-board = Pokaż stół albo planszę jednego gracza
command-turn = Otwórz swój prywatny panel i rozegraj turę
command-log = Co się wydarzyło od twojego ostatniego ruchu
command-score = Pokaż punktację według źródeł
command-rules = Zasady w skrócie
command-resign = Oddaj swoje miejsce graczowi komputerowemu
command-replace = Oddaj miejsce innemu graczowi lub komputerowi (gospodarz lub zarządzający)
command-table-undo = Cofnij ostatnią zatwierdzoną turę (gospodarz lub zarządzający)
command-settings = Twoje ustawienia przy wszystkich stołach

command-nanotech = Ruchy w grze Nanotech
command-nanotech-take = Weź kartę akcji i leżącą na niej energię
command-nanotech-capture = Wychwyć kwark lub elektron za pomocą wziętej karty
command-nanotech-upgrade = Weź moduł za pomocą wziętej karty
command-nanotech-confine = Uwięź cząstki za pomocą wziętej karty
command-nanotech-copy = Wykonaj także akcję aktywnego gracza
command-confirm = Zatwierdź swoją turę
command-undo = Cofnij swój ostatni wybór albo poproś pozostałych o cofnięcie ostatniej tury
parameter-undo-all = Cofnij wszystkie swoje wybory z tej tury
command-choose = Odpowiedz na dowolne pytanie gry: bonus, wymiana, propozycja do przyjęcia lub pominięcia

command-nucleum = Akcje w grze Nucleum
command-nucleum-play = Zagraj płytkę akcji na swoją planszę
command-nucleum-rail = Połóż płytkę akcji jako fragment torów
command-nucleum-recharge = Doładowanie: dochód, gwiazdka na torze sukcesów, płytki wracają
command-nucleum-urbanize = Postaw budynek miejski
command-nucleum-industrialize = Postaw turbinę lub kopalnię
command-nucleum-develop = Weź płytki akcji z oferty
command-nucleum-contract = Weź kontrakt
command-nucleum-energize = Zasil budynek
command-nucleum-fulfill = Wypełnij kontrakt

parameter-game = Która gra
parameter-opponent = Zagraj solo przeciw temu automatowi; gra zaczyna się od razu
parameter-level = Jak silny jest automat
parameter-options-first = Najpierw otwórz poczekalnię: wybierz mapę i dodatki, wpuść drugą osobę
parameter-thread = Graj w osobnym wątku
parameter-watch = Nie zajmuj miejsca (obserwuj komputery albo prowadź stół dla innych)
parameter-board-player = Czyje rzeczy pokazać (puste: cały stół)
parameter-board-view = Która część (puste: cały stół)
parameter-log-whole = Zamiast tego najnowsza część całego dziennika
parameter-seat = Które miejsce
parameter-new-player = Kto siada do gry (puste: gracz komputerowy)
parameter-choose = Co wybrać
parameter-nanotech-take = Która karta
parameter-nanotech-capture = Co wychwycić
parameter-nanotech-upgrade = Który moduł
parameter-nanotech-confine = Co uwięzić i z czego
parameter-nanotech-copy = Co dokładnie zrobić
parameter-nucleum-play = Która płytka
parameter-nucleum-rail = Która płytka, pole lub ułożenie
parameter-nucleum-urbanize = Który budynek lub gdzie
parameter-nucleum-industrialize = Która turbina lub kopalnia albo gdzie
parameter-nucleum-develop = Która płytka
parameter-nucleum-contract = Który kontrakt lub gniazdo
parameter-nucleum-energize = Który budynek lub jakie paliwo
parameter-nucleum-fulfill = Który kontrakt

## Buttons

button-join = Dołącz
button-leave = Odejdź
button-start = Rozpocznij grę
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-options = Opcje
button-rules = Zasady
button-turn = Rozegraj turę
button-take = Skorzystaj
button-pass = Spasuj
button-decide-later = Zdecyduję później
button-always-pass = Zawsze pasuj
button-board = Plansza
button-changes = Co się zmieniło
button-mine-nanotech = Moje laboratorium
button-mine-nucleum = Moja plansza
button-log = Dziennik
button-whole-log = Cały dziennik
button-whole-turn = Pokaż wszystko
button-undo = Cofnij
button-skip-confirm = Pomiń i zatwierdź
button-skip-what-confirm = Zatwierdź bez { $what }
button-restart = Zacznij od nowa
button-redo = Ponów
button-reveal = Graj dalej
button-choose = Wybierz
button-more = Więcej
button-previous = ◀ Wstecz
button-next = Dalej ▶
button-open = Otwórz
button-look = Zobacz
button-silence = Wycisz tę turę
button-rematch = Rewanż
button-records = Wyniki
button-keep = Zostaw bez zmian
button-cancel-game = Przerwij grę
button-cancel-table = Zamknij stół
button-restore = Przywróć grę
button-resign = Rezygnuję
button-replace = Oddaj miejsce
button-turns-back = { $count ->
    [one] Cofnij { $count } turę
    [few] Cofnij { $count } tury
    [many] Cofnij { $count } tur
   *[other] Cofnij { $count } tury
}

## Lobby

lobby-open = { $host } prowadzi stół dla { $low }–{ $high } graczy.
lobby-open-exact = { $host } prowadzi stół; liczba graczy: { $count }.
lobby-direct = Dodaj graczy komputerowych, potem naciśnij **Rozpocznij grę**.
lobby-missing = Do rozpoczęcia brakuje graczy: { $count }.
lobby-empty = -# Na razie nikogo tu nie ma.
lobby-started = Gra trwa: { $names }.
lobby-cancelled = Ten stół został zamknięty.
lobby-thread = Twój stół czeka tutaj: { $place }.
computer-random = komputer, gra losowo
computer-beginner = komputer, Początkujący
computer-casual = komputer, Okazjonalny
computer-solid = komputer, Solidny
computer-strong = komputer, Silny
computer-player = gracz komputerowy
level-beginner = Początkujący
level-casual = Okazjonalny
level-solid = Solidny
level-strong = Silny
level-random = Losowy
level-about-beginner = Planuje tylko krok lub dwa.
level-about-casual = Planuje swoją turę, ale coś przeocza.
level-about-solid = Planuje całą swoją turę.
level-about-strong = Planuje też swoje następne tury.
level-rate = W dwie osoby wygrywa ok. { $wins } na 10 gier z: { $level }.
seat-automaton = automat, gra według własnych zasad
options-also-on = Wybrano razem z tym: { $options }.
options-also-off = Wyłączono: { $options }.
option-number-label = Liczba od { $low } do { $high }

done-joined = Siedzisz przy stole { $table }.
done-left = Nie siedzisz już przy stole { $table }.
done-started = Gra { $table } się zaczyna. Powodzenia!
done-cancelled = Stół { $table } został zamknięty.
done-rematch = Stół { $table } czeka na rewanż.
rematch-unseen = Bez zaproszenia, bo nie widzą tego kanału: { $names }.

## Pytania przed działaniem

ask-first-kept = Nic się nie zmieniło.
ask-first-moved-on = Od tego pytania gra poszła naprzód, więc nic się nie stało. Sprawdź jeszcze raz:
ask-cancel-lobby = Zamknąć stół **{ $table }**? { $count ->
    [0] Nikt tu jeszcze nie siedzi.
    [one] { $count } gracz traci miejsce.
    [few] { $count } gracze tracą miejsca.
    [many] { $count } graczy traci miejsca.
   *[other] { $count } gracza traci miejsca.
} Poczekalni nie da się przywrócić.
ask-cancel-game = Przerwać grę **{ $table }** dla wszystkich? { $count ->
    [0] Nie rozegrano jeszcze żadnej tury.
    [one] Rozegrano { $count } turę.
    [few] Rozegrano { $count } tury.
    [many] Rozegrano { $count } tur.
   *[other] Rozegrano { $count } tury.
} Stan gry: { $stage }. Nikt nie zagra dalej, chyba że gospodarz lub osoba zarządzająca serwerem przywróci grę w ciągu { $days } dni.
ask-leave = Odejść od stołu **{ $table }**? Twoje miejsce się zwolni.
ask-resign = Zrezygnować z gry **{ $table }**? Twoje miejsce zajmie do końca gry gracz komputerowy. Oddać ci je może tylko gospodarz lub osoba zarządzająca serwerem komendą /host replace.
ask-resign-last = Zrezygnować z gry **{ $table }**? Nikt inny już nie został, więc gra zostanie przerwana. Gospodarz lub osoba zarządzająca serwerem może ją przywrócić przez { $days } dni.
ask-replace = Zmienić gracza na miejscu: { $old } → { $new }? { $old } odchodzi z gry; miejsce może wrócić tylko po kolejnym /host replace.
ask-reveal = To odkrywa coś ukrytego: potem nie cofniesz niczego, co dotąd w tej turze zrobiono.
ask-turns-back = Cofnąć { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}? W kolejności rozegrania: { $turns }. Dokonane w nich wybory przepadną, a gra wróci do wcześniejszego stanu; wszystko, co zakryte, zostanie potasowane na nowo.
ask-unfinished-back = Cofnąć niedokończoną turę? Rozgrywa ją { $turns }. Dokonane dotąd wybory przepadną.
more-turns = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
restore-until = Gospodarz lub osoba zarządzająca serwerem może przywrócić grę do <t:{ NUMBER($until, useGrouping: 0) }:D>.
done-restored = Gra { $table } toczy się dalej.

## Lists

games-none = Nie siedzisz przy żadnym stole. Otwórz własny komendą /new albo znajdź jakiś komendą /lobby.
games-heading = **Twoje gry: { $count }**
games-line = **[{ $table }]({ $link })**: { $state }
games-lobby = czeka na graczy
games-your-turn = **twoja tura**, powiadomienie wysłano <t:{ NUMBER($since, useGrouping: 0) }:R>
games-waiting = kolej: { $who }, powiadomienie wysłano <t:{ NUMBER($since, useGrouping: 0) }:R>
games-armed = { $state } · 🗓️ plan uzbrojony
games-late = ⏱️ **turę może teraz rozegrać gracz komputerowy**
games-late-own = ⏱️ **czas minął, ale turę nadal można rozegrać**
games-give-up = Zrezygnuj lub odejdź…
log-heading = **{ $table }**: dziennik
log-heading-since = **{ $table }**: od twojego ostatniego ruchu
log-empty = Jeszcze nic.
score-heading = **{ $table }**: punktacja
score-heading-projected = **{ $table }**: punktacja, gdyby gra skończyła się teraz
score-line = { $place }\. **{ $who }**: **{ $score }** ({ $sources })

## Views

views-menu = Pokaż…
picture-page = -# Obraz { $page } z { $pages }
view-post = stół w skrócie
view-table-large = wszystko (duży ekran)
view-table = cały stół
view-map = mapa
view-region = mapa w miejscu zmian
changes-none = Od twojego ostatniego ruchu nic się nie zmieniło.
view-own-board = moja plansza
view-own-board-nucleum = plansza gracza { $who }
view-own-board-nanotech = laboratorium gracza { $who }
view-market = oferta, kontrakty i sukcesy
view-scores = punktacja
view-legend = co znaczą symbole
error-no-such-view = Nie ma widoku „{ $view }”. Wybierz jeden z tych: { $views }.

## Panel

panel-waiting = Stół czeka na ruch: **{ $who }**. Tura zaczęła się <t:{ NUMBER($since, useGrouping: 0) }:R>.
panel-automata = **Od twojej tury:**
panel-final = 🔒 Nie można cofnąć niczego sprzed tej chwili.
panel-moved-on = Ten przycisk jest już nieaktualny; oto obecny stan gry.
panel-turn-done = Twoja tura jest zakończona.
panel-green = -# Zielony przycisk kończy twoją turę.
panel-can-end = 💡 Ostatni wybór może od razu zakończyć twoją turę, bez zatwierdzania.
panel-answer-ahead = Możesz odpowiedzieć już teraz. Twoja odpowiedź liczy się po odpowiedziach: { $who }.
answer-lost = Zapisana odpowiedź nie jest już możliwa: { $choice }. Wybierz ponownie.
answer-more = Zapisana odpowiedź to { $choice }, ale wcześniejsza odpowiedź dała nowe możliwości. Wybierz ponownie.
answer-none = Odpowiedź usunięta. Dostaniesz pytanie, gdy nadejdzie twoja kolej.
answer-kept = Zapisano odpowiedź: { $choice }. Możesz ją zmienić, dopóki nie odpowiedzą gracze przed tobą.
panel-game-over = To był ostatni ruch: koniec gry. Punktacja jest w kanale.
panel-page = { $what } ({ $page } z { $pages })
panel-read-first = Przeczytaj o jednym przed wyborem

choice-numbered = { $number }. { $label }
choice-completed = { $choice } → { $answer }
choice-look-first = Najpierw obejrzyj
choice-look-first-detail = Zobacz je na obrazku, zanim wybierzesz.
choice-decide-later = Zdecyduj potem
choice-decide-later-detail = Wybierz akcję; o resztę padnie pytanie za chwilę.
choice-ends-turn = Kończy twoją turę
kind-take = Karty akcji
kind-capture = Wychwyt
kind-upgrade = Rozbudowa
kind-confine = Uwięzienie
kind-copy = Skopiuj
kind-bonus = Bonus
kind-extra = Dodatkowa akcja
kind-decline = Zrezygnuj
kind-confirm = Zatwierdź
kind-play = Zagraj płytkę
kind-rail = Połóż tory
kind-recharge = Doładowanie
kind-building = Budynki
kind-space = Miejsca
kind-piece = Turbiny i kopalnie
kind-tile = Płytki akcji
kind-slot = Gniazda kontraktów
kind-target = Co zasilić
kind-plan = Paliwo
kind-plans = Paliwo
kind-fulfil = Wypełnij kontrakt
kind-exchange = Zamień
kind-skip = Pomiń
kind-experiment = Eksperymenty
kind-technology = Technologie
kind-vp = Punkty zwycięstwa
kind-income = Dochód
kind-option = Możliwości
kind-plant = Elektrownie
kind-star = Pola sukcesów
kind-way = Ułożenie
kind-pay = Zapłać
kind-rail_completes = Kończy linię
kind-rail_matches = Pasuje
kind-rail_space = Inne pola torów
kind-contract = Umowa
kind-subsidy = Z płytki
kind-urbanize = Urbanizacja
kind-industrialize = Industrializacja
kind-develop = Rozwój
kind-energize = Zasilanie
kind-store = Dokąd trafi uran
kind-spend = Skąd wziąć uran
kind-other = Więcej
kind-any = Twój wybór

# The labels of buttons below a menu: { $code } is printed on the thing, or is its number in the picture. At most nine letters before it.
verb-any = Wybierz { $code }
verb-take = Weź { $code }
verb-capture = Wychwyt { $code }
verb-upgrade = Rozbuduj { $code }
verb-confine = Uwięź { $code }
verb-copy = Skopiuj { $code }
verb-play = Zagraj { $code }
verb-rail = Tory { $code }
verb-building = Zbuduj { $code }
verb-piece = Zbuduj { $code }
verb-space = Postaw { $code }
verb-tile = Kup { $code }
verb-slot = Gniazdo { $code }
verb-bonus = Gniazdo { $code }
verb-target = Zasil { $code }
verb-plans = Paliwo { $code }
verb-plan = Paliwo { $code }
verb-fulfil = Wypełnij { $code }
verb-experiment = Weź { $code }
verb-technology = Odblokuj { $code }
verb-star = Gwiazdka { $code }
verb-rail_completes = Połóż { $code }
verb-rail_matches = Połóż { $code }
verb-rail_space = Połóż { $code }

## Posts

ask-reminder = ⏰ { $who }, przy stole { $table } nadal trwa twoja tura (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
ask-reminder-answer = ⏰ { $who }: przy stole { $table } nadal brakuje twojej odpowiedzi (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
end-heading = Koniec gry. { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa **{ $winners }**!
    [few] Wspólne zwycięstwo: **{ $winners }**!
    [many] Wspólne zwycięstwo: **{ $winners }**!
   *[other] Wspólne zwycięstwo: **{ $winners }**!
}
end-absent = Nieobecni: { $who }. Ich tury rozegrał komputer, więc zajmują ostatnie miejsce.
end-computers = Gracze komputerowi: { $who }
end-everyone = Dziękujemy za grę: { $who }
end-reached = 🏅 { $who } – nowe trofea: { $names }. Wszystkie pokazuje /records.
records-heading = ### { $game }: trofea { $count } z { $all }
records-level = - Poziom { $level }: wygrane { $wins } z { $games }, najlepszy wynik { $best }
records-none = Nie masz jeszcze żadnej ukończonej gry solo. Zacznij przez /new z przeciwnikiem.
records-reached = ✅ **{ $name }**: { $what }
records-open = ▫️ **{ $name }**: { $what }
act-cancelled = { $who } przerywa grę.
act-resigned = { $who } rezygnuje; miejsce zajmuje gracz komputerowy.
act-stuck = Nie mogę teraz wyznaczyć ruchu gracza { $who }. Nic nie przepadło, próbuję dalej.{ $computer ->
    [yes] {" "}Gospodarz albo ktoś, kto zarządza serwerem, może też oddać to miejsce innemu graczowi: /host replace.
   *[no] {""}
}
act-last-resigned = { $who } rezygnuje; nikt już nie został, więc gra się kończy.
act-turns-taken-back = ↩ { $who } cofa { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}: { $turns }. Wszystko, co zakryte, potasowano na nowo.
act-unfinished-taken-back = ↩ { $who } cofa niedokończoną turę; rozgrywa ją { $turns }.
act-restored = { $who } przywraca grę; toczy się dalej od chwili, w której ją przerwano. Wszystko, co zakryte, potasowano na nowo.
status-moved = Stół **{ $table }** jest teraz tutaj: { $link }
act-replaced = { $who } zmienia gracza na miejscu: { $old } → { $new }.
act-gave-up = { $who } nie wykonuje ruchu od { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Każdy przy stole może teraz oddać to miejsce komendą /host replace.

done-resigned = Twoje miejsce zajmuje gracz komputerowy. Dziękujemy za grę!
done-replaced = Miejsce ma nowego gracza.
done-force-undo = Gotowe. Wiadomość w kanale mówi, czyje tury są cofnięte.
done-reminders = { $hours ->
    [0] Przy tym stole nie będzie już przypomnień
    [one] Pierwsze przypomnienie po { $hours } godzinie
    [few] Pierwsze przypomnienie po { $hours } godzinach
    [many] Pierwsze przypomnienie po { $hours } godzinach
   *[other] Pierwsze przypomnienie po { $hours } godziny
}; { $days ->
    [0] stół czeka bez końca.
    [one] po { $days } dniu każdy może zastąpić nieaktywnego gracza.
    [few] po { $days } dniach każdy może zastąpić nieaktywnego gracza.
    [many] po { $days } dniach każdy może zastąpić nieaktywnego gracza.
   *[other] po { $days } dnia każdy może zastąpić nieaktywnego gracza.
}
done-silenced = W tej turze nie będzie więcej przypomnień.
error-silence-over = To przypomnienie dotyczyło wcześniejszej tury, więc niczego nie wyciszono.
done-quiet-hours = Bez przypomnień od { $start } do { $end } ({ $zone }).
done-quiet-off = Nie masz cichych godzin.
done-away = Twoja nieobecność trwa do <t:{ NUMBER($until, useGrouping: 0) }:D>: bez przypomnień i nikt nie może cię zastąpić z powodu nieaktywności. Żadna gra nie czeka na twój powrót łącznie dłużej niż { $days } dni, a gra rankingowa lub sezonu dłużej niż { $rated }.
done-away-late = { $count ->
    [one] W 1 grze twój czas minął zbyt dawno: tam nadal można cię zastąpić.
    [few] W { $count } grach twój czas minął zbyt dawno: tam nadal można cię zastąpić.
   *[other] W { $count } grach twój czas minął zbyt dawno: tam nadal można cię zastąpić.
}
done-back = Witaj z powrotem.
done-theme = Motyw twoich prywatnych obrazów: { $theme }.
theme-light = jasny
theme-dark = ciemny
theme-light-safe = jasny, dla daltonistów
theme-dark-safe = ciemny, dla daltonistów

## Errors

error-no-table = Tego stołu już nie ma.
error-no-table-here = W tym kanale nie ma stołu. Znajdź swój komendą /games albo otwórz nowy komendą /new.
error-no-table-meant = Na tym kanale nie ma stołu i nie grasz w żadną grę. Znajdź stoły komendą /games albo otwórz nowy komendą /new.
error-channel-taken = W tym kanale jest już stół: dokończ grę, zamknij ją komendą /host cancel albo otwórz wątek komendą /new thread:True.
error-direct-taken = W tych wiadomościach prywatnych masz już grę: dokończ ją, zamknij przez /host cancel albo użyj /host channel w kanale.
error-no-thread-here = Wątek można otworzyć tylko ze zwykłego kanału tekstowego. Użyj /new bez wątku.
error-not-in-lobby = Gra już się zaczęła. Aby zająć czyjeś miejsce, poproś gospodarza o /host replace.
error-not-open = Ten stół jest już zamknięty.
error-not-over = Gra jeszcze trwa; rewanż jest możliwy po jej końcu.
error-not-running = Tu nie toczy się żadna gra. Otwórz stół komendą /new; twoje stoły pokazuje /games.
error-not-started = Gra jeszcze się nie zaczęła. Naciśnij „Rozpocznij grę” w poczekalni albo użyj /host start.
error-game-cancelled = Ta gra jest przerwana. Przez { $days } dni gospodarz lub osoba zarządzająca serwerem może ją przywrócić przyciskiem „Przywróć grę” pod tą wiadomością.
error-not-cancelled = Nie ma czego przywracać: ta gra nie jest przerwana.
error-restore-late = Od przerwania tej gry minęło ponad { $days } dni, więc nie można jej już przywrócić.
error-restore-taken = W tym kanale jest teraz inny stół. Dokończ grę albo zamknij ją komendą /host cancel, potem naciśnij „Przywróć grę” jeszcze raz.
error-leave-running = Gra już się zaczęła. Aby oddać miejsce graczowi komputerowemu, użyj /table resign.
error-replace-lobby = Gra jeszcze się nie zaczęła. Miejsca zmieniają przyciski „Dołącz” i „Odejdź”, a gracza komputerowego sadza „Dodaj komputer”.
error-already-seated = Ten gracz już siedzi przy tym stole.
error-not-seated = Nie siedzisz przy tym stole. Naciśnij „Dołącz” w poczekalni albo poproś gospodarza o /host replace.
error-they-not-seated = Przy tym stole nie siedzi { $who }.
error-table-full = Wszystkie miejsca są zajęte.
error-option-seats = Przy tych opcjach największa liczba graczy to { $high }, a zajętych miejsc jest { $seated }. Najpierw ktoś musi odejść od stołu albo usuń gracza komputerowego.
error-no-such-computer = Nie ma gracza komputerowego „{ $name }”. Wybierz z listy.
error-no-computer-seated = Nie siedzi tu żaden gracz komputerowy.
error-no-such-seat = Nie ma takiego miejsca. Wybierz z listy.
error-which-seat = Przy tym stole nie ma miejsca „{ $seat }”. Podaj numer albo imię: { $seats }.
error-seat-automaton = { $who } to automat, który gra według zasad: tego miejsca nie można oddać. Wybierz z listy inne.
error-no-opponent = { $game }: tu nie ma automatu, przeciw któremu można grać. Użyj /new bez opponent i level, a potem dodaj przy stole gracza komputerowego.
error-direct-others = Ten stół jest w wiadomościach prywatnych i nikt inny nie może tu dołączyć. Najpierw użyj /host channel w kanale.
error-bot-player = Bot nie może grać. Nie podawaj gracza, a miejsce zajmie gracz komputerowy.
error-host-only = Może to zrobić tylko gospodarz stołu albo ktoś, kto zarządza serwerem.
error-rematch-exists = Rewanż już jest: poszukaj jego poczekalni niżej.
error-not-your-turn = To nie twoja tura. Stół czeka na ruch: { $who }.
error-not-asked = Nie masz na co odpowiadać. Stół czeka na ruch: { $who }.
error-stale = Gra poszła naprzód. Naciśnij „Rozegraj turę”, aby zobaczyć obecny stan gry.
error-old-button = Ten przycisk wygasł. Użyj /turn lub /games, aby grać dalej.
error-not-allowed = Tutaj nie możesz tego zrobić.
error-bot-permissions = Brakuje mi uprawnień w tym kanale. Poproś osobę zarządzającą serwerem, aby pozwoliła mi go wyświetlać, wysyłać wiadomości, załączać pliki i używać wątków.
error-bot-lacks = Na tym kanale brakuje mi uprawnień: { $permissions }. Poproś o nie osobę zarządzającą serwerem; szczegóły zobaczy w `/admin check`.
error-bug = Przepraszam, to mój błąd; nic nie przepadło. Jeśli się powtórzy, podaj osobie prowadzącej bota ten numer: { $reference }
error-report = Zgłoś to tutaj: { $place }
error-other-game = Przy stole w tym kanale gra się w { $game }. Użyj komend tej gry.
error-no-such-game = Nie ma gry „{ $game }”. Wybierz z listy.
error-command-not-now = { $command } nie jest teraz możliwe. Gra pyta: { $prompt }
error-command-changed = Ta komenda się zmieniła. Wpisz ją od nowa i wybierz z listy.
error-setup-changed = Ktoś zmienił ustawienia, gdy formularz był otwarty, więc nic nie ustawiono. Użyj ponownie /host setup.
error-command-renamed = Ta komenda nazywa się teraz { $command }.
error-several-tables = Czeka na ciebie kilka gier ({ $count }). Użyj komendy na kanale jednej z nich:
error-command-ambiguous = „{ $typed }” nie mówi dokładnie, o co chodzi. Możesz wybrać: { $choices }
error-typed-too-long = To za długie. Wpisz najwyżej { $most } znaków.

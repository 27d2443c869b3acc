### First contact and the way on: greeting, /help, the next table.

next-table = **Następny stół:** [{ $table }]({ $link }); twoja tura zaczęła się <t:{ NUMBER($since, useGrouping: 0) }:R>.
next-none = Teraz nie czeka na ciebie żaden stół.
button-next-table = Następny stół: { $table } ({ $n })
button-open-on = Otwórz na serwerze { $server }
button-open-direct = W wiadomościach prywatnych

## /help

command-help = Co teraz zrobić i jak to wszystko działa
help-learn = `/learn` – lekcja z przewodnikiem, tylko dla ciebie
help-new = `/new` – otwórz stół: z innymi albo do gry solo
help-lobby = `/lobby` – otwarte stoły serwera z wolnymi miejscami
help-games = `/games` – twoje gry i czyja jest tura
help-rules = `/rules` – zasady, strona po stronie; `/lookup` – dowolna płytka, karta lub miasto
help-turn = `/turn` – rozegraj turę; możesz też nacisnąć **Rozegraj turę** pod najnowszym wpisem
help-web = `/board` – obrazek stołu; **Otwórz w przeglądarce** pod nim pozwala przybliżać i objaśnia, czego dotkniesz
help-step-join = **{ $table } szuka graczy:** naciśnij **Dołącz** albo użyj `/table join`.
help-step-full = **{ $table }** ma już komplet graczy i zaraz się zacznie.
help-step-missing = **{ $table }**: do rozpoczęcia brakuje graczy: { $count }.
help-step-start = **{ $table } może się zacząć:** naciśnij **Rozpocznij grę** albo użyj `/host start`.
help-step-host-starts = Masz miejsce przy stole **{ $table }**. Grę rozpoczyna gospodarz.
help-step-turn = **{ $table }: twoja tura.** Naciśnij **Rozegraj turę** albo użyj `/turn`.
help-step-wait = **{ $table }** czeka na ruch: { $who }. Tymczasem w `/turn` możesz zaplanować swoją turę.
help-step-watch = **{ $table }**: gra trwa. `/board` pokazuje stół, `/log` to, co się wydarzyło.
help-step-finished = **{ $table }**: koniec gry. `/table rematch` zaczyna kolejną grę w tym samym składzie.
help-step-cancelled = **{ $table }**: stół zamknięto. `/new` otwiera następny.
button-settings = Ustawienia
button-help-host = Dla gospodarza
button-privacy = Prywatność
button-invite-bot = Zaproś bota
error-away-server = Bota nie ma na tym serwerze. Zagraj solo w wiadomościach prywatnych z nim albo poproś zarządzającego serwerem o zaproszenie bota.
error-away-private = Bota nie ma na tym serwerze. Zagraj solo w wiadomościach prywatnych z nim.
error-away-group = To działa na serwerach z botem i w wiadomościach prywatnych z nim.
button-open-direct-messages = Wiadomości prywatne
button-invite-link = Link z zaproszeniem
about-version = Wersja { $version }
about-operator = prowadzi { $operator }
about-report = Zgłoś problem
about-guide = Poradnik gracza (po angielsku)
about-source = Kod źródłowy
button-policy = Polityka prywatności
button-terms = Regulamin
help-host =
    {""}**Dla gospodarza stołu**
    `/table invite` zaprasza gracza, `/host setup` otwiera formularz: mapa, moduły, dni na turę, przypomnienia, język.
    Menu pod postem stołu dodaje graczy komputerowych.
    `/host replace` oddaje miejsce komuś innemu, `/host undo` cofa turę, `/host cancel` kończy grę.
    `/server` ustawia bota na całym serwerze, a `/admin limits` ustala, ile stołów może prowadzić jedna osoba (tylko dla zarządzających serwerem).
help-host-guide = Poradnik dla zarządzających serwerem (po angielsku)
help-privacy =
    {""}**Twoje dane**
    Bot nie czyta wiadomości. Zapisuje twój identyfikator i nazwę z Discorda, twoje gry, ustawienia, notatki, plany i lekcje.
    Możesz pobrać wszystko jako plik albo usunąć.
button-me-export = Pobierz moje dane

## /settings

settings-heading = **Twoje ustawienia** przy wszystkich stołach
settings-language = Język: { $language }
settings-language-own = Język: { $language }, jak w twoim Discordzie
settings-zone = Strefa czasowa: { $zone } (teraz { $now })
settings-zone-unset = Strefa czasowa: **nieustawiona** – ciche godziny liczą się według UTC.
settings-quiet = Ciche godziny: { $start }–{ $end }
settings-quiet-none = Ciche godziny: brak
settings-away = Nieobecność do <t:{ NUMBER($until, useGrouping: 0) }:D>
settings-not-away = Bez nieobecności
settings-away-days = { $count ->
    [0] { settings-not-away }
    [one] Jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
settings-theme = Obrazy: { $theme }
settings-icons-on = Ikony w prywatnych wiadomościach: tak
settings-icons-off = Ikony w prywatnych wiadomościach: nie, same słowa
settings-reminders = Przypomnienia: tak jak ustawiono przy stole; **Wycisz tę turę** pod przypomnieniem wyłącza je na jedną turę.
settings-menu-language = Język
settings-menu-theme = Obrazy
settings-menu-away = Nieobecność
settings-form-zone = Strefa czasowa, np. Europe/Warsaw
settings-form-from = Cisza od, np. 22:00 (puste: nigdy)
settings-form-to = Cisza do, np. 8:00
button-icons-off = Same słowa
button-icons-on = Pokaż ikony
done-icons-off = Prywatne wiadomości zawierają teraz same słowa.
done-icons-on = Prywatne wiadomości pokazują teraz ikony.
settings-ending-on =
    Ostatni wybór w turze: kończy turę
    -# Przycisk ostatniego wyboru jest zielony
settings-ending-off = Ostatni wybór w turze: czeka na zatwierdzenie
button-ending-off = Czekaj na zatwierdzenie
button-ending-on = Kończ turę wyborem
done-ending-off = Teraz twoja tura kończy się, gdy ją zatwierdzisz.
done-ending-on = Teraz ostatni wybór kończy twoją turę: jego przycisk jest zielony.
done-table-icons-off = Posty tego stołu zawierają teraz same słowa.
done-table-icons-on = Posty tego stołu pokazują teraz ikony obok słów.
button-times = Godziny
button-my-data = Moje dane
button-change = Zmień
error-timezone = Nie ma strefy czasowej „{ $name }”. Wpisz na przykład Europe/Warsaw albo duże miasto w pobliżu.
error-zone-abbreviation = „{ $name }” nie mówi, czy tam, gdzie jesteś, obowiązuje czas letni. Wpisz duże miasto w pobliżu, na przykład Warsaw.
error-hour = „{ $typed }” to nie pełna godzina. Wpisz na przykład 22, 22:00 albo 10 pm.
error-quiet-hours = Ciche godziny muszą mieć początek i koniec. Aby je wyłączyć, zostaw oba pola puste.

## Greeting

greeting =
    {""}Cześć! Prowadzę gry planszowe **Nucleum** i **Nanotech** korespondencyjnie: każda tura to jeden wpis, który powiadamia następnego gracza.
    {""}**Lekcja** uczy gry tylko ciebie, **Nowy stół** otwiera grę, do której mogą dołączyć inni. Resztę pokazuje `/help`.
button-first-learn = Lekcja
button-first-new = Nowy stół
button-first-rules = Zasady
first-learn = Która lekcja?
first-new = Która gra? Stół otworzy się na tym kanale.
first-rules = Zasady której gry?

## Offers that are over

offer-late-over = ✅ Stół nie czeka już na ruch: { $who }.
offer-late-more = ✅ { $who } ma więcej czasu.
offer-done = ✅ Zrobione.
offer-late-again = Nowsza wiadomość pyta ponownie.

## A first game, and a lobby one was removed from

first-ping = -# Pierwszy raz? **Rozegraj turę** pokaże, co możesz zrobić; nic się nie liczy przed **Zatwierdź**. `/learn` to lekcja przy osobnym stole.
removed-from-lobby = Gospodarz usunął cię z poczekalni [{ $table }]({ $link }). `/games` pokazuje twoje inne gry, `/new` otwiera twój własny stół.
option-about-first_game = Każdy dostaje jedną podpowiedź na turę; w Nucleum eksperymenty są rozdawane.

## Options of a lobby

options-modules = Moduły i warianty
lobby-learn = -# Nie znasz gry? **Lekcja** jest tylko dla ciebie.
options-for-guests = **{ $table }**: opcje, które ustala gospodarz.
option-listed = - { $option }
option-explained = - { $option } – { $about }

## /records

records-game = ### { $game }: gry solo
records-trophies = Trofea: { $count } z { $all } · następne: { $next }
records-trophies-all = Trofea: wszystkie { $all }
button-trophies = Trofea

## Refusals

error-not-seated-running = Nie masz miejsca przy tym stole, a gra już trwa. Gospodarz albo ktoś, kto zarządza serwerem, może zaoferować ci miejsce komendą /host replace.
error-not-seated-over = Nie grasz w tej grze. Swoje gry zobaczysz w /games.
error-started-take-part = Gra już trwa. /turn pokazuje, czyja jest tura.
error-not-at-this-table = Przy tym stole gra się bez tego: { $name }. Użyj /board, aby zobaczyć, co jest na stole.
what-examples-here = { $one } lub { $other }

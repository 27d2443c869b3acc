### Co ustawiają zarządzający serwerem: /server.

command-server = Ustawienia bota na tym serwerze (tylko dla zarządzających serwerem)
error-server-direct = Użyj /server na serwerze, którym zarządzasz.
error-server-manager = Ustawienia może zmieniać tylko ktoś, kto zarządza tym serwerem. Poproś taką osobę.
error-rated-server = Gry rankingowe są na tym serwerze wyłączone. Zarządzający może je włączyć w /server.
error-open-role = Stoły na tym serwerze mogą otwierać tylko osoby z rolą { $role }. Do otwartego stołu dołączysz przez /lobby.
error-one-game = Dopóki nie skończysz pierwszej gry, możesz grać na tym serwerze tylko w jedną grę naraz.
error-one-game-of = { $who } może grać na tym serwerze tylko w jedną grę naraz, dopóki nie skończy pierwszej. Zwolnij to miejsce albo poczekaj.

server-heading = **Ustawienia tego serwera**
server-locale = Język nowych stołów: { $language }
server-locale-own = Język nowych stołów: { $language }, jak na tym serwerze
server-menu-locale = Język nowych stołów
server-locale-value-own = Język serwera
server-pace = Czas na turę przy nowych stołach: { $pace }
server-menu-pace = Czas na turę przy nowych stołach
server-threads-0 = Nowe stoły: na kanale, na którym je otwarto
server-threads-60 = Nowe stoły: we własnych wątkach, ukrywanych po godzinie bez wiadomości
server-threads-1440 = Nowe stoły: we własnych wątkach, ukrywanych po 1 dniu bez wiadomości
server-threads-4320 = Nowe stoły: we własnych wątkach, ukrywanych po 3 dniach bez wiadomości
server-threads-10080 = Nowe stoły: we własnych wątkach, ukrywanych po 7 dniach bez wiadomości
server-menu-threads = Gdzie otwierają się nowe stoły
server-threads-value-0 = Na kanale
server-threads-value-60 = Wątek, ukryty po 1 godzinie
server-threads-value-1440 = Wątek, ukryty po 1 dniu
server-threads-value-4320 = Wątek, ukryty po 3 dniach
server-threads-value-10080 = Wątek, ukryty po 7 dniach
server-rated-on = Gry rankingowe: dozwolone
server-rated-off = Gry rankingowe: wyłączone przy nowych stołach
server-opener = Stoły może otwierać: { $role }
server-opener-none = Stoły może otwierać: każdy
server-opener-label = Rola (puste: każdy)
server-one-game-on = Nowi gracze: jedna gra z innymi naraz, dopóki nie skończą pierwszej
server-one-game-off = Nowi gracze: dowolna liczba gier
button-server-one-game-on = Ogranicz
button-server-one-game-off = Nie ograniczaj
server-caps-lobbies = Otwarte stoły gospodarza (od 1 do { $most })
server-caps-games = Gry gospodarza w toku (od 1 do { $most })
server-done = ✅ Zapisano.
server-changed = W międzyczasie ktoś inny zmienił: { $settings }.
server-role-gone = Rolę usunięto, więc to ustawienie już nie działa: { $settings }.
server-name-locale = język
server-name-pace = czas na turę
server-name-threads = wątki
server-name-rated = gry rankingowe
server-name-opener = kto może otwierać stoły
server-name-one-game = nowi gracze
server-name-caps = limity

## Przegląd

server-digest-off = Przegląd: wyłączony
server-digest-daily = Przegląd: codziennie o { $hour } ({ $zone }) na kanale { $channel }
server-digest-weekly = Przegląd: w każdy poniedziałek o { $hour } ({ $zone }) na kanale { $channel }
server-about-digest = Jedna cicha wiadomość o grach, które się skończyły, zaczęły lub mają wolne miejsca, jeśli takie są
server-digest-refused = ⚠️ Bot nie może tam pisać. Pozwól mu wyświetlać kanał i wysyłać wiadomości.
server-digest-every = Jak często
server-digest-value-off = Wyłączony
server-digest-value-daily = Codziennie
server-digest-value-weekly = W każdy poniedziałek
server-digest-channel = Kanał
server-digest-hour = Godzina, np. 18:00
server-channel-gone = Kanał usunięto: przegląd jest wyłączony.
server-name-digest = przegląd
error-digest-channel = Wybierz kanał dla przeglądu.
error-digest-refused = Bot nie może pisać na kanale { $channel }. Pozwól mu wyświetlać kanał i wysyłać wiadomości albo wybierz inny.
digest-heading = 📰 **Gry planszowe** · <t:{ NUMBER($since, useGrouping: 0) }:f> – <t:{ NUMBER($until, useGrouping: 0) }:f>
digest-ended = Zakończone
digest-began = Rozpoczęte
digest-seeking = Wolne miejsca
digest-more = i jeszcze { $count }
digest-turns = Rozegrane tury: { $count }
digest-running = { $count ->
    [one] W toku jest { $count } gra.
    [few] W toku są { $count } gry.
    [many] W toku jest { $count } gier.
   *[other] W toku jest { $count } gry.
}

## Wzywanie roli

server-call = Rola, którą mogą wzywać nowe stoły: { $role }
server-call-none = Rola, którą mogą wzywać nowe stoły: żadna
server-call-label = Rola (puste: żadna)
server-call-refused = ⚠️ Bot nie może wzmiankować tej roli. Pozwól na to wszystkim albo daj botowi uprawnienie do wzmiankowania @everyone, @here i wszystkich ról.
server-name-call = wzywana rola
parameter-call = Wzmiankuj rolę, którą zarządzający serwerem wskazali dla nowych stołów
error-call-none = Na tym serwerze nie można wezwać żadnej roli. Zarządzający mogą ją wskazać w /server.
error-call-refused = Bot nie może wzmiankować roli { $role }. Otwórz stół bez call albo powiedz o tym zarządzającym serwerem.
error-call-soon = Rolę można tu wezwać raz na godzinę, następnym razem <t:{ NUMBER($at, useGrouping: 0) }:R>. Do tego czasu otwieraj stoły bez call.
setup-call = Rola { $role }: na tym serwerze można ją wezwać raz na godzinę
button-call = Wezwij rolę
done-called = Rola została wezwana.
error-call-denied = Bot nie może wzmiankować roli { $role }. Powiedz o tym zarządzającym serwerem.
error-call-later = Rolę można tu wezwać raz na godzinę, następnym razem <t:{ NUMBER($at, useGrouping: 0) }:R>.

## Śledzenie gry

button-follow = Śledź
follow-menu = Śledź grę w jej wątku …
done-followed = Śledzisz teraz { $table } w <#{ $channel }>. Aby przestać, opuść wątek.
error-follow-thread = Śledzić można tylko gry w wątkach. Tę zobaczysz, otwierając jej kanał.
error-follow-refused = Bot nie może dodać cię do tego wątku. Otwórz go i śledź tam.

## The second page

server-leaderboard-everyone = Rankingi: widzą wszyscy
server-leaderboard-managers = Rankingi: widzą tylko zarządzający
server-leaderboard-nobody = Rankingi: wyłączone
server-menu-leaderboard = Kto widzi rankingi tego serwera
server-leaderboard-value-everyone = Wszyscy
server-leaderboard-value-managers = Tylko zarządzający
server-leaderboard-value-nobody = Nikt
server-silent-live-on = Gra na żywo przy nowych stołach: ciche powiadomienia o turze
server-silent-live-off = Gra na żywo przy nowych stołach: jak ustawili gracze
button-server-silent-live-on = { button-live-on }
button-server-silent-live-off = Jak ustawili gracze
server-pauses-on = Pauzy przy nowych stołach: dozwolone
server-pauses-off = Pauzy przy nowych stołach: tylko zarządzający
server-pages-on = Strony w przeglądarce: dozwolone
server-pages-off = Strony w przeglądarce: niedozwolone
button-server-allow-on = Zezwól
button-server-allow-off = Nie zezwalaj
server-name-leaderboard = rankingi
server-name-silent-live = gra na żywo
server-name-pauses = pauzy
server-name-pages = strony w przeglądarce
button-server-more = Więcej ustawień
error-leaderboard-off = Zarządzający tym serwerem wyłączyli rankingi. Własne oceny pokaże /records.
error-leaderboard-hidden = Rankingi tego serwera widzą tylko zarządzający. Własne oceny pokaże /records.
error-pause-server = Tę grę może wstrzymać tylko zarządzający serwerem.

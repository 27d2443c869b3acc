### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Zakończone gry
button-statistics = Statystyki
finished-heading = **Ostatnio zakończone gry**
finished-none = Nie masz jeszcze zakończonej gry.
finished-line = **[{ $table }]({ $link })** · { $place }. miejsce z { $seats }, punkty: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · gra opuszczona · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-absent = **[{ $table }]({ $link })** · nieobecność · <t:{ NUMBER($ended, useGrouping: 0) }:d>
games-unreachable = { $state } · niedostępne: bota nie ma już na tym serwerze
kept-waiting = **Czekają na ciebie ({ $count })**
kept-next = **Następna kolej należy do ciebie ({ $count })**
kept-others = **Pozostałe ({ $count })**
kept-more = -# … i jeszcze { $count }: /games
kept-as-of = -# Stan: <t:{ NUMBER($at, useGrouping: 0) }:R>
kept-sent = Twoje gry są w [wiadomościach prywatnych]({ $link }). Ta wiadomość sama się aktualizuje i nie wysyła powiadomień.
kept-soon = Wiadomość z twoimi grami zaraz pojawi się w wiadomościach prywatnych.
kept-removed = Wiadomość z twoimi grami została usunięta.
error-kept-closed = Bot nie może do ciebie napisać. W ustawieniach prywatności zezwól na wiadomości prywatne ze wspólnego serwera i spróbuj ponownie.
button-unkeep = Usuń
parameter-keep = Aktualna lista w wiadomości prywatnej (False: usuń ją)

## /lobby

open-tables-line = **[{ $table }]({ $link })** · <#{ $channel }>
command-lobby = Pokaż otwarte stoły na tym serwerze
button-take-a-seat = Zajmij miejsce
button-running-games = Trwające gry
button-open-tables = Otwarte stoły
open-tables-heading = ### Otwarte stoły: { $count }
open-tables-none = Na tym serwerze nie ma otwartego stołu.
open-tables-new = Otworzy go przycisk **Nowy stół**.
open-tables-seats = zajęte miejsca: { $taken } z { $players }
open-tables-closer = Przyjrzyj się bliżej…
open-tables-example = Przykład: prawdziwe ustawienie losuje się na początku
open-tables-link = Link dla innych: { $link }
open-tables-rated = gra rankingowa
free-seats-line = Trwające gry z wolnym miejscem: { $count }
free-heading = ### Wolne miejsca w trwających grach: { $count }
free-none = W żadnej trwającej grze na tym serwerze nie ma wolnego miejsca.
free-seat = Miejsce gracza **{ $name }**
button-free-seats = Pokaż miejsca
running-heading = ### Trwające gry: { $count }
running-none = Na tym serwerze nie trwa żadna gra.
error-lobby-direct = Lista otwartych stołów należy do serwera: użyj tam /lobby.
remark-new = od niedawna tutaj
remark-hours = zwykle odpowiada w ciągu 5 godzin
remark-day = zwykle odpowiada w ciągu dnia
remark-two-days = zwykle odpowiada w ciągu dwóch dni
remark-to-the-end = gra do końca
hours-night = Większość odpowiada tu w nocy twojego czasu.
hours-morning = Większość odpowiada tu przed południem twojego czasu.
hours-afternoon = Większość odpowiada tu po południu twojego czasu.
hours-evening = Większość odpowiada tu wieczorem twojego czasu.
remark-own = Inni czytają o tobie: { $remarks }.
remark-own-left = Gry opuszczone lub z nieobecnością wśród ostatnich ({ $all }): { $count }. Dlatego inni nie widzą o tobie żadnej uwagi.
settings-remarks-on =
    Uwagi: listy otwartych stołów mogą podawać, jak rzetelnie grasz
    -# Pokazywane jest tylko to, co dobre, np. „zwykle odpowiada w ciągu dnia”
settings-remarks-off = Uwagi: nikt nie czyta, jak rzetelnie grasz
button-remarks-on = Pokazuj uwagi
button-remarks-off = Ukryj uwagi
done-remarks-on = Listy otwartych stołów mogą podać o tobie coś dobrego.
done-remarks-off = Listy otwartych stołów nic już o tobie nie podają.

### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Zakończone gry
button-statistics = Statystyki
finished-heading = **Ostatnio zakończone gry**
finished-none = Nie masz jeszcze zakończonej gry.
finished-line = **[{ $table }]({ $link })** · { $place }. miejsce z { $seats }, punkty: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · gra opuszczona · <t:{ NUMBER($ended, useGrouping: 0) }:d>

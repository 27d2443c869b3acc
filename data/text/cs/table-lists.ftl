### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Dohrané hry
button-statistics = Statistiky
finished-heading = **Vaše naposledy dohrané hry**
finished-none = Zatím nemáte dohranou hru.
finished-line = **[{ $table }]({ $link })** · { $place }. místo z { $seats }, body: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · předčasný odchod · <t:{ NUMBER($ended, useGrouping: 0) }:d>

### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Finished Games
button-statistics = Statistics
finished-heading = **The games you finished last**
finished-none = You have not finished a game yet.
finished-line = **[{ $table }]({ $link })** · place { $place } of { $seats }, score { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · you left · <t:{ NUMBER($ended, useGrouping: 0) }:d>

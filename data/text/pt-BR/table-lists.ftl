### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Partidas terminadas
button-statistics = Estatísticas
finished-heading = **Suas últimas partidas terminadas**
finished-none = Você ainda não terminou nenhuma partida.
finished-line = **[{ $table }]({ $link })** · { $place }º lugar de { $seats }, pontos: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · você saiu · <t:{ NUMBER($ended, useGrouping: 0) }:d>

### First contact and the way on: greeting, /help, the next table.

next-table = **Próxima mesa:** [{ $table }]({ $link }); seu turno começou <t:{ NUMBER($since, useGrouping: 0) }:R>.

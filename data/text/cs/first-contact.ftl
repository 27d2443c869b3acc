### First contact and the way on: greeting, /help, the next table.

next-table = **Další stůl:** [{ $table }]({ $link }); váš tah začal <t:{ NUMBER($since, useGrouping: 0) }:R>.

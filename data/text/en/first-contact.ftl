### First contact and the way on: greeting, /help, the next table.

next-table = **Next:** [{ $table }]({ $link }); your turn began <t:{ NUMBER($since, useGrouping: 0) }:R>.

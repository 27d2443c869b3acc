### First contact and the way on: greeting, /help, the next table.

next-table = **Następny stół:** [{ $table }]({ $link }); twoja tura zaczęła się <t:{ NUMBER($since, useGrouping: 0) }:R>.

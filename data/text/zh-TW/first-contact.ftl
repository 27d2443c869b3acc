### First contact and the way on: greeting, /help, the next table.

next-table = **下一桌：**[{ $table }]({ $link })，<t:{ NUMBER($since, useGrouping: 0) }:R>輪到你。

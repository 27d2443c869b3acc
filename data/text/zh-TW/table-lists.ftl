### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = 已結束的遊戲
button-statistics = 統計
finished-heading = **你最近結束的遊戲**
finished-none = 你還沒有結束的遊戲。
finished-line = **[{ $table }]({ $link })** · { $seats } 人中第 { $place } 名，{ $score } 分 · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · 中途離開 · <t:{ NUMBER($ended, useGrouping: 0) }:d>

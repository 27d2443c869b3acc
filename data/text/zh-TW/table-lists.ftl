### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = 已結束的遊戲
button-statistics = 統計
finished-heading = **你最近結束的遊戲**
finished-none = 你還沒有結束的遊戲。
finished-line = **[{ $table }]({ $link })** · { $seats } 人中第 { $place } 名，{ $score } 分 · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · 中途離開 · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-absent = **[{ $table }]({ $link })** · 缺席 · <t:{ NUMBER($ended, useGrouping: 0) }:d>
games-unreachable = { $state } · 無法連線：機器人已不在該伺服器上
kept-waiting = **等你行動（{ $count }）**
kept-next = **下一個輪到你（{ $count }）**
kept-others = **其他（{ $count }）**
kept-more = -# …還有 { $count } 場：/games
kept-as-of = -# 更新於 <t:{ NUMBER($at, useGrouping: 0) }:R>
kept-sent = 你的遊戲列在[私人訊息]({ $link })裡。那則訊息會自動更新，不會發出通知。
kept-soon = 列出你遊戲的訊息馬上會出現在私人訊息中。
kept-removed = 列出你遊戲的訊息已移除。
error-kept-closed = 機器人無法傳訊息給你。請在隱私設定中允許來自共同伺服器的私人訊息，然後再試一次。
button-unkeep = 移除
parameter-keep = 在私人訊息中保留隨時更新的清單（False：移除）

## /lobby

open-tables-line = **[{ $table }]({ $link })** · <#{ $channel }>
command-lobby = 列出這個伺服器上開放的牌桌
button-take-a-seat = 入座
button-running-games = 進行中的遊戲
button-open-tables = 開放的牌桌
open-tables-heading = ### 開放的牌桌：{ $count }
open-tables-none = 這個伺服器上沒有開放的牌桌。
open-tables-new = 按「**開新桌**」開一桌。
open-tables-seats = 座位 { $taken }／{ $players }
open-tables-closer = 仔細看看……
open-tables-example = 範例：實際配置在開始時抽出
open-tables-link = 可以傳給別人的連結：{ $link }
open-tables-rated = 積分賽
free-seats-line = 有空位可接手的遊戲：{ $count }
free-heading = ### 可以接手的座位：{ $count }
free-none = 這個伺服器上沒有可以接手的座位。
free-seat = **{ $name }** 的座位
button-free-seats = 查看座位
running-heading = ### 進行中的遊戲：{ $count }
running-none = 這個伺服器上沒有進行中的遊戲。
error-lobby-direct = 開放牌桌的清單屬於伺服器：請在伺服器上使用 /lobby。
remark-new = 新來的
remark-hours = 通常 5 小時內回應
remark-day = 通常一天內回應
remark-two-days = 通常兩天內回應
remark-to-the-end = 會玩到最後
hours-night = 這桌的人大多在你的深夜回應。
hours-morning = 這桌的人大多在你的上午回應。
hours-afternoon = 這桌的人大多在你的下午回應。
hours-evening = 這桌的人大多在你的晚上回應。
remark-own = 其他人看到的你：{ $remarks }。
remark-own-left = 你最近 { $all } 場遊戲中退出或缺席了 { $count } 場，所以其他人看不到關於你的評語。
settings-remarks-on =
    評語：開放牌桌的清單可以說明你玩得多可靠
    -# 只顯示好的，例如「通常一天內回應」
settings-remarks-off = 評語：沒有人會看到你玩得多可靠
button-remarks-on = 顯示評語
button-remarks-off = 隱藏評語
done-remarks-on = 開放牌桌的清單可以說你的好話。
done-remarks-off = 開放牌桌的清單不再提到你怎麼玩。

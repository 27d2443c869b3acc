### The recap of a game: an animation, and a card.

parameter-log-recap = 以動畫回顧整場遊戲
parameter-recap-first = 從第幾個回合開始
parameter-recap-last = 到第幾個回合為止
view-recap = 遊戲回顧
button-recap = 遊戲回顧
button-recap-card = 成績卡

recap-made = **{ $table }** 回顧：{ $seconds } 秒看完 { $turns } 個回合。
recap-made-part = **{ $table }** 回顧：第 { $first } 到 { $last } 個回合，共 { $seconds } 秒。
recap-card-only = **{ $table }** 依較舊的規則開始，無法重演，所以只有成績卡。
recap-card = **{ $table }** 的成績卡
recap-shared = { $who } 分享了 **{ $table }** 的回顧：{ $scores }
recap-posted = 回顧已張貼。
recap-score = { $who } { $points } 分
recap-turn = 第 { $turn }／{ $last } 回合
recap-final = 最終得分
recap-alt = { $table } 回顧，第 { $first } 到 { $last } 個回合。得分：{ $scores }。領先者變化：{ $leads }。
recap-lead = 第 { $turn } 回合 { $who }
recap-best = 最佳回合：{ $who }，第 { $turn } 回合得 { $points } 分
recap-led = { $who } 從第 { $turn } 回合起領先
recap-time = { $days } 天，{ $turns } 個回合

error-recap-often = 你一小時內已看過三次回顧。下一次要等到 <t:{ NUMBER($until, useGrouping: 0) }:R>。
error-recap-none = 還沒有可以回顧的內容：尚未有任何回合結束。
error-recap-not-over = 遊戲結束後才能張貼回顧。
error-recap-not-yours = 只有這場遊戲的玩家和主持人可以張貼回顧。
error-recap-posted = 這場遊戲的回顧已經張貼過了。
error-recap-under-way = 這場遊戲的回顧正在張貼。如果沒有出現，請五分鐘後再試。

### 每回合的時限，以及有人超過時限後其他人可以做的事。

pace-0 = 不限時
pace-1 = 每回合 1 天
pace-2 = 每回合 2 天
pace-3 = 每回合 3 天
pace-7 = 每回合 7 天
options-pace = 時限
lobby-pace = 時限：{ $pace }
deadline = ⏱️ 時限：<t:{ NUMBER($until, useGrouping: 0) }:R>
deadline-extended = 因機器人離線而延長
deadline-over = ⏱️ 時限已過：<t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } 設定了時限：{ $days ->
    [0] 不限時。
   *[other] 每回合 { $days } 天。目前的回合從現在起計時。
}
act-pace-next = { $who } 設定了時限，從下個回合開始：{ $days ->
    [0] 不限時。
   *[other] 每回合 { $days } 天。
}
act-give-up-days = { $who } 更改了何時可以換掉沒有行動的玩家。從下個回合開始：{ $days ->
    [0] 永不。
   *[other] { $days } 天後。
}
act-time-up = ⏱️ { $who } 超過了時限（每回合 { $days } 天），但仍可進行回合。其他人可以繼續等，也可以讓電腦玩家代打這個回合或接手座位；用 /host replace 可以把座位交給別人。
late-unseen = { $who } 看不到這個頻道。桌主或伺服器管理員可以用 /host channel 把這桌搬到大家都看得到的頻道。
act-late-again = ⏱️ 本桌仍在等 { $who }，這個回合仍可進行。其他人可以讓電腦玩家代打這個回合或接手座位；用 /host replace 可以把座位交給別人。
act-away = ⏱️ { $who } 暫時離開；本桌會等到 <t:{ NUMBER($until, useGrouping: 0) }:f>。
away-until = ⏱️ { $who } 離開到 <t:{ NUMBER($until, useGrouping: 0) }:D>。
act-stand-in = { $who } 讓電腦玩家代 { $late } 進行這個回合。座位仍屬於 { $late }。
button-stand-in = 電腦代打本回合
button-replace-late = 電腦接手座位
ask-stand-in = 要讓電腦玩家代 { $late } 進行這個回合嗎？還沒確認的選擇會作廢；座位仍屬於 { $late }。
done-stand-in = 電腦玩家會進行這個回合。

error-pace-alone = 這裡沒有人在等別人，所以不必設定時限。時限適用於有多位玩家的牌桌。
error-not-late = 這裡沒有人超過時限。等到貼文公告有人超過時限後，才能這麼做。
error-late-yourself = 輪到你自己：請按「進行回合」。要退出遊戲請用 /table resign。

settings-live-on =
    即時對局：輪到你時靜音提醒
    -# 十分鐘內進行了三個回合，而且你剛行動過時，下次輪到你只顯示標記，不發送推播通知
settings-live-off = 即時對局：輪到你時照常提醒
button-live-on = 靜音提醒
button-live-off = 照常提醒
done-live-on = 即時對局時，輪到你只顯示標記，不發送推播通知。
done-live-off = 即時對局時，輪到你會照常提醒。

button-pause = 暫停
button-resume = 繼續
status-paused = ⏸️ 暫停至 <t:{ NUMBER($until, useGrouping: 0) }:f>
setup-not-paused = 計時進行中。
pause-about = 要暫停遊戲嗎？暫停時不計時，也不提醒，但仍可行動。
pause-about-alone = 你可以自行暫停最多 { $days } 天。
pause-about-consent = 需要全員同意：{ $names }。
pause-about-longer = 要暫停更久，需要全員同意：{ $names }。
pause-days = { $days } 天
done-pause-asked = 已在頻道詢問其他人。全員同意後開始暫停。
done-resumed = 遊戲不再暫停。
act-paused = ⏸️ { $who } 將遊戲暫停至 <t:{ NUMBER($until, useGrouping: 0) }:f>。仍可行動。
act-paused-by-all = ⏸️ 遊戲暫停至 <t:{ NUMBER($until, useGrouping: 0) }:f>。仍可行動。
act-resumed = ▶️ { $who } 結束了暫停。重新開始計時。
act-pause-over = ▶️ 暫停結束。重新開始計時。
request-ask-pause = ⏸️ { $who } 請求暫停 { $days } 天。
request-whom-pause = { $names }，是否同意？全員同意才會暫停。這項請求會在 <t:{ NUMBER($until, useGrouping: 0) }:R>失效。
request-agreed-pause = ✅ 全員同意：遊戲已暫停。
error-pause-alone = 至少要有兩位玩家才能暫停。
error-paused = 遊戲已暫停至 <t:{ NUMBER($until, useGrouping: 0) }:f>。
error-not-paused = 遊戲沒有暫停。
error-pause-longer = 桌主每個回合最多只能暫停 { $days } 天。玩家可以請其他人同意暫停更久。

deadline-bank = ⏱️ 基本時限到 <t:{ NUMBER($free, useGrouping: 0) }:f>，之後使用備用時間（剩 { $bank }），最晚到 <t:{ NUMBER($until, useGrouping: 0) }:f>
bank-time = { $hours ->
    [0] { $days } 天
   *[other] { $days } 天 { $hours } 小時
}
bank-days = { $days ->
    [0] 沒有備用時間
   *[other] { $days } 天
}
setup-bank = 備用時間
setup-about-bank = 整場遊戲的額外時間；每完成一個回合補回 6 小時
setup-weekends = 週末
setup-about-weekends = 依行動玩家所在時區的星期六和星期日
weekends-count = 週末計時
weekends-free = 週末不計時
setup-late = 超過時限時
setup-about-late = 無論如何，玩家都會保留座位
late-ask = 詢問其他人
late-computer = 電腦玩家代打這個回合
button-clock = 備用時間
clock-line = { $bank ->
    [0] 沒有備用時間
   *[other] 備用時間：{ $bank } 天
} · { $weekends ->
    [free] 週末不計時
   *[count] 週末計時
} · { $late ->
    [computer] 超過時限時由電腦玩家代打
   *[ask] 超過時限時詢問其他人
}
done-clock = 從下個回合開始生效。
act-clock = { $who } 更改了計時，從下個回合開始：{ $bank ->
    [0] 沒有備用時間
   *[other] 備用時間 { $bank } 天
}，{ $weekends ->
    [free] 週末不計時
   *[count] 週末計時
}，{ $late ->
    [computer] 超過時限時由電腦玩家代打。
   *[ask] 超過時限時詢問其他人。
}
act-missed = ⏱️ { $who } 超過了時限；依本桌設定，由電腦玩家代打這個回合。座位仍屬於 { $who }。
act-absent = ⏱️ { $who } 連續 { $count } 個回合超過時限；依本桌設定，這個回合也由電腦玩家代打。座位仍屬於 { $who }{ $count ->
    [3] ，但之後時限減半
   *[other] {""}
}。其他人可以讓電腦玩家接手座位；用 /host replace 可以把座位交給別人。
offer-back = ✅ { $who } 回來繼續玩了。

ask-resign-excused = 本桌等待其他玩家已超過七天，所以這場遊戲不計入你的戰績和積分。

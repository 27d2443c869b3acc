# 開始遊戲：大家都還要玩嗎？
button-in = 我要玩
button-call-off = 取消開始
check-ask = 🙋 人到齊了。{ $names } 還要玩嗎？
check-ask-changed = 🙋 選項改了。{ $names } 還要玩嗎？
check-in = 要玩：{ $names }
error-start-left = 已不在這個伺服器，座位重新空出：{ $names }。要不等他們就開始，請再按一次「開始遊戲」。
check-until = 全員確認後就開始。<t:{ NUMBER($until, useGrouping: 0) }:R>仍未回覆的座位會空出來。
check-started = ✅ 全員確認，遊戲開始。
check-left = { $who } 離開了，還不能開始。
check-too-few = 這個人數無法開始。
check-expired = ⌛ { $names } 24 小時內沒有回覆，{ $count } 個座位空出來了。
act-some-in = { $asked } 人中有 { $count } 人確認。可以就這樣開始，或再等其他人。
act-too-few-in = { $asked } 人中有 { $count } 人確認，人數不足。請再等其他人。
button-start-these = 就這樣開始
check-called-off = 已取消開始，大家的座位都保留。
check-not-started = 遊戲無法開始。
act-not-started = 遊戲無法開始。{ $why }
done-asked-in = 已在頻道詢問其他人。全員確認後 { $table } 就開始。
error-check-over = 這個問題已經失效。等候室貼文會顯示誰入座了。

# When the game starts by itself
setup-start-hand = 由桌主開始遊戲。
setup-start-full = 座位坐滿就自動開始。
setup-start-ready = 座位坐滿且全員準備好就自動開始。
button-start-hand = 手動開始
button-start-full = 坐滿就開始
button-start-ready = 全員準備就開始
button-ready = 準備好了
button-not-ready = 還沒好
act-new-host = 現在的桌主是 { $who }。
act-host-silent = 桌主兩天都沒有開始遊戲。現在的桌主是 { $who }，可以開始遊戲。
act-host-gone = 桌主離開了伺服器。現在的桌主是 { $who }。
act-enough-seated = 人數足夠，可以開始遊戲了。
act-all-seated = 座位已坐滿，可以開始遊戲了。

# A lobby without a change
lobby-stale = 這桌 14 天沒有變化，已經解散。用 /new 可以開新桌。

# Seats of running games to take over
act-seat-for-all = { $who } 把 { $old } 的座位開放給所有人，先按 **入座** 的人入座。
button-offer-all = 開放這個座位
button-withdraw = 收回
offer-to-all = ✅ 已開放給所有人。
error-seat-gone = 這個座位已經沒了：有人接手，或桌主收回了。`/lobby` 會列出其他座位。
error-seat-in-use = 這位玩家還在玩。只能開放電腦玩家或超時玩家的座位。
error-seat-open-already = 這個座位已經開放給所有人了。

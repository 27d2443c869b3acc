### 規劃輔助：在沙盒裡先試走、保留成計畫、私人筆記。

command-plan = 下一回合的計畫：試走、使用或捨棄
command-notes = 你對本桌的私人筆記

button-try = 先試走
button-try-past = 從這裡試走
button-try-over = 重新試走
button-try-keep = 保留計畫
button-try-use = 採用這個回合
button-try-drop = 丟棄
button-plan = 看計畫
button-plan-use = 套用計畫
button-plan-drop = 丟棄計畫
button-plan-arm = 設為自動
button-plan-disarm = 取消自動
button-plan-same = 結果相同即可
button-plan-untouched = 須完全未受影響
button-notes = 筆記

## 沙盒

sandbox-mark = 🧪 **沙盒：這裡的一切都不影響牌桌。** 還沒人知道的部分用猜的，其他玩家一律跳過。
sandbox-banner = 沙盒：這不是真正的牌桌
sandbox-past = ⏪ **{ $turn }：** 從那時起輪到你的下一個回合。不會保留任何結果。
sandbox-so-far = 目前試走：
sandbox-moved-on = -# 你開始試走之後，牌桌的局面已有進展。按 **重新試走** 就從現況開始。
sandbox-due = 🔔 現在輪到你了。**採用這個回合** 會照你試走的進行，之後再確認。
sandbox-stale = 這個按鈕已過期；以下是你目前的進度。
sandbox-ended = **這樣就是一個完整的回合。** 保留成計畫，輪到你時就能套用。
sandbox-ended-arm = **這樣就是一個完整的回合。** 保留成計畫，或設為自動：輪到你時會自動進行。
sandbox-ended-past = **這樣就是一個完整的回合。** 你可以復原、重新試走或丟棄；不會保留任何結果。
sandbox-thrown-away = 沙盒已丟棄；牌桌上什麼都沒發生。

## 計畫

plan-kept = 📋 計畫已保留，輪到你時就能套用。
plan-kept-due = 📋 計畫已保留。按「套用計畫」就會照著走。
plan-stale = 這個按鈕已過期；以下是你目前的計畫。
plan-line = 📋 你的計畫：{ $choices }
plan-line-due = 📋 你的計畫：{ $choices }。**套用計畫** 會做出這些選擇，最後由你確認。
plan-line-gone = 📋 你的計畫已無法開始：現在不能做 **{ $choice }**。
plan-choice = { $kind }：{ $choice }
plan-then = { " → " }
plan-heading = 📋 **{ $table }**：你下一回合的計畫
plan-possible = 依目前局面，全部都行得通。
plan-possible-until = 依目前局面，會停在 **{ $choice }** 之前。
plan-possible-not = 依目前局面，計畫無法開始：不能做 **{ $choice }**。
plan-used = 📋 計畫已套用。請看過一遍，再確認。
plan-used-until = 📋 { $made ->
    [0] 計畫一步都沒有套用
   *[other] 已套用計畫中的 { $made } 個選擇
}：現在不能做 **{ $choice }** 了{ $more ->
    [0] 。
   *[other] ；你原本接著要做 { $left }。
}
plan-used-irrevocable = 📋 { $made ->
    [0] 計畫的第一步無法復原
   *[other] 已套用計畫中的 { $made } 個選擇；下一步無法復原
}，請你自己做：**{ $choice }**。
plan-dropped = 計畫已丟棄；牌桌上什麼都沒發生。
plan-armed = 🗓️ **計畫已設為自動。** 輪到你時，如果結果仍是（{ $gains }），而且它要改變的地方沒有變動，就會自動進行並確認；否則照常由你決定。
plan-not-armed = 📋 計畫已保留，但沒有設為自動。{ $why }
plan-armed-untouched = 🗓️ 已設為自動：結果仍是（{ $gains }），而且它要改變的地方沒有變動，才會進行並確認。
plan-armed-same = 🗓️ 已設為自動：只要結果仍是（{ $gains }）就會進行並確認，即使它要改變的地方有變動。
plan-armed-differs = ⚠️ 現在的結果和你之前看到的不同。{ $why }
plan-gain = { $name } { $change }
plan-gain-none = 沒有收入或花費
plan-line-armed = 🗓️ 下一回合自動進行：{ $choices }
plan-line-played = 🗓️ 你的回合已依計畫自動進行：{ $choices }
plan-line-stopped = 📋 你的自動計畫沒有進行。{ $why }
plan-line-disarmed = 📋 你的計畫不再是自動的：有回合被收回，或牌桌有變動。
plan-stop-gone = 現在不能做 **{ $choice }** 了。
plan-stop-reveals = 它會翻開未公開的資訊。
plan-stop-open = 還有事情需要決定。
plan-stop-gains = { $name }：{ $now }，原本是 { $before }。
plan-stop-other = 現在的結果會不一樣。
plan-stop-new = 現在多了新的可能。{ $what }
plan-stop-touched = 其他玩家動過它要改變的地方。
plan-stop-touched-game = 它要改變的地方已和先前不同。
plan-stop-failed = 計畫無法執行。
plan-stop-because = { $why }{ $news }
event-by-plan = { $who } 的回合依計畫自動進行

## 筆記

notes-title = { $table } 的筆記
notes-label = 只有你看得到
notes-line = > 📝 { $notes }
notes-kept = { $table } 的筆記已保存。只有你看得到，就在你的面板裡。
notes-empty = 你現在沒有 { $table } 的筆記。

error-try-asked = 現在有問題等你回答：請先按「進行回合」回答。
error-try-none = 沒有可以試走的回合：遊戲還在設置，或在輪到你之前就會結束。
error-try-ended = 整個回合已經走完。請保留成計畫，或復原。
error-try-past = 這個回合是從先前的局面試走的，無法保留。請按「丟棄」。
error-try-turn-gone = 無法從那個回合試走：它已被收回，或是依舊版規則進行的。
error-no-draft = 你在這裡沒有開啟的沙盒。請按「先試走」或用 /plan。
error-plan-empty = 還沒有東西可以保留：請先試走。
error-plan-late = 你試走的回合已經過去了。請按「重新試走」來試下一回合。
error-no-plan = 你在這裡沒有計畫。請按「先試走」或用 /plan 做一個。
error-plan-played = 你的計畫已經執行，你的回合結束了。
error-no-plan-now = 你沒有適用於現在的計畫。請按「進行回合」繼續。
error-arm-here = 這張牌桌不能把計畫設為自動。請保留計畫，輪到你時再套用。
error-arm-due = 現在輪到你了：請按「套用計畫」。
error-arm-gone = 依目前局面不能做 { $choice }。請重新試走，再設為自動。
error-arm-reveals = 途中會翻開新資訊，之後只能由你決定。
error-arm-open = 這不是完整的回合：請先試走到最後，再設為自動。
error-not-armed = 你的計畫沒有設為自動。

## Suggestions

button-suggest = 建議一個回合
suggest-thinking = 🤔 **{ $level }**正在思考你的回合。只要你沒有繼續進行，建議就會顯示在這裡。
suggest-made = 💡 **{ $level }建議這樣走。** 按「復原」可逐步收回。
suggest-why = **{ $choice }**：{ $why }
suggest-failed = 找不到建議，請稍後再試。
error-suggest-off = 桌主已在這張牌桌關閉建議。
error-suggest-rated = 積分賽的建議功能只能在開始前開啟或關閉。
error-suggest-busy = 給你的建議正在準備中。
error-suggest-ended = 這個回合已完成，沒有可建議的了。
button-suggestions-off = 不提供建議
button-suggestions-on = 允許建議
done-suggestions-off = 這張牌桌的玩家不能再要求回合建議。
done-suggestions-on = 這張牌桌的玩家可以要求回合建議。
end-suggested = 建議過的回合：{ $who }
lobby-no-suggestions = 回合建議：關閉

## Review of a finished game

button-review = 檢討
review-title = 檢討
review-turns = { $count ->
    [0] 「{ $level }」不會把你的任何回合打得明顯更好。
   *[other] 「{ $level }」會有不同做法的 { $count } 個回合：
}
review-gain = 約 +{ $points } 分（±{ $error }）
review-wins = 直接獲勝
review-own = 你
review-way = { $who }：
review-failed = 無法完成檢討，請稍後再試。
error-review-busy = 正在為你準備另一場檢討，完成後再要求這一場。
error-review-running = 遊戲結束後才能檢討。
error-review-own = 只有這場遊戲的玩家可以檢討自己的回合。

### 請同桌其他人同意收回回合。

button-request-undo = 請求收回回合
button-ask-others = 徵求同意
button-agree = 同意

ask-request = 要請求收回 { $count } 個回合嗎？依進行順序：{ $turns }。遊戲會從那之前接著進行，所有面朝下的板塊和卡片也會重新洗混。
ask-request-whom = 24 小時內必須全員同意：{ $names }。
done-request = 已在頻道裡徵求其他人同意。全員同意後就再次輪到你。

request-ask = ↩️ { $who } 請求收回 { $count } 個回合：{ $turns }。所有面朝下的板塊和卡片會重新洗混。
request-whom = { $names }，是否同意？全員同意才會收回。這項請求會在 <t:{ NUMBER($until, useGrouping: 0) }:R>或下一個回合完成時失效。
request-agreed-so-far = 已同意：{ $names }
request-gone = 已離開伺服器，不必徵求同意：{ $names }。
request-agreed = ✅ 全員同意：已收回。
request-declined = ❌ { $who } 不同意。一切照舊。
request-withdrawn = { $who } 撤回了請求。一切照舊。
request-expired = ⌛ 24 小時內沒有全員回覆。一切照舊。
request-moved-on = 局面已有進展，這項請求失效。
request-players-changed = 玩家有變動，這項請求失效。

error-request-open = 本桌還有一項請求等待回覆，要先有結果才能再提。
error-request-computers = 電腦玩家還在思考。請稍後再試。
error-no-own-turn = 你在這場遊戲裡還沒有完成過回合。
error-request-unfinished = 你的回合還沒確認：請用「復原」或「重來本回合」收回選擇。
error-request-again = 這個回合已經徵求過同意。桌主或伺服器管理員仍可用 /host undo 收回回合。
error-request-own = 這是你自己的請求，只有其他人可以同意。要撤回請按「婉拒」。
error-request-not-asked = 只有同桌玩家可以回覆。
error-request-over = 這項請求已經失效。
error-request-agreed = 你已經同意了。還要等其他人回覆。
error-undo-players = 只有桌主或伺服器管理員可以直接收回回合。你可以用 /undo 徵求其他人同意。

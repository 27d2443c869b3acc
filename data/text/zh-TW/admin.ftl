### /admin 的文字：匯出、匯入、修復、停住的牌桌，以及打不開的遊戲。

command-admin = 給伺服器管理員和機器人營運者的工具
command-admin-export = 把一場遊戲存成檔案
command-admin-import = 在這個頻道繼續一場存檔的遊戲
command-admin-repair = 檢查並修復無法繼續的遊戲
command-admin-stuck = 列出停住的牌桌
command-admin-check = 查看機器人在頻道缺少什麼
command-admin-forget = 刪除保存的某人資料（限機器人營運者）
parameter-admin-user = 要刪除誰的設定、名稱和 ID
parameter-admin-table = 牌桌編號（不填：這個頻道的桌）
parameter-admin-file = 用 /admin export 產生的檔案
parameter-admin-days = 也列出等了這麼多天的桌
parameter-admin-channel = 哪個頻道、討論串或類別（留空為此頻道）

button-go-back = 退回
button-rebuild = 重建遊戲
button-close-table = 關閉這桌
button-forget = 刪除資料

act-exported = { $who } 把這場尚未結束的遊戲存成檔案。檔案包含一切，也包括隱藏的資訊。
act-imported = { $who } 從檔案載入了這場遊戲。
act-repaired = { $who } 依紀錄修復了這場遊戲{ $count ->
    [0] ；沒有任何遺失。
   *[other] ；必須收回最後 { $count } 個選擇。
}

admin-exported = **{ $table }** 的檔案。遊戲進行中請勿外流：裡面也有隱藏的資訊。要在別處繼續，請用 /admin import。
admin-imported = **{ $table }** 在這裡繼續，已做過 { $count } 個選擇。
admin-sound = **{ $table }** 一切正常：遊戲打得開，{ $count } 個選擇都在紀錄裡，可以繼續玩。如果玩家想回到先前的局面，請用 /host undo。
admin-broken = **{ $table }** 目前的存檔無法繼續。{ $lost ->
    [0] 紀錄中的 { $total } 個選擇全都能重演：重建不會遺失任何東西。
   *[other] 紀錄中的 { $total } 個選擇，只有前 { $kept } 個能重演：退回會收回最後 { $lost } 個。
}
admin-broken-older = -# 這場遊戲開始之後規則有更動，重建的遊戲可能和實際玩過的不同。請先備份。
admin-lost = **{ $table }** 目前的存檔無法繼續，紀錄也完全無法重演。請還原備份（docs/operator.md），或關閉這桌把頻道空出來。
admin-damaged = 資料庫裡 #{ $number } 這桌的資料已損毀，無法重建遊戲。請還原備份（docs/operator.md），或關閉這桌把頻道空出來。
admin-closed = #{ $number } 這桌已關閉；頻道空出來了。
admin-repaired = **{ $table }** 繼續進行，保留 { $kept }/{ $total } 個選擇。
ask-forget = 要在所有伺服器刪除 { $who } 的設定、名稱和 ID 嗎？已結束的遊戲會保留，但不含名稱。這無法復原。

admin-forgotten = 這個人的設定、名稱和 ID 都已刪除（{ $count } 張已結束的桌）。遊戲會保留，但不含這個人的名稱。

stuck-none = 沒有停住的牌桌。
stuck-heading = **停住的牌桌：{ $count } 桌**
stuck-line = - **[{ $table }]({ $link })**：{ $trouble }
stuck-damaged = 資料庫裡的資料已損毀。/admin repair table:{ $number }
stuck-unreadable = 遊戲打不開。/admin repair table:{ $number }
stuck-undelivered = Discord 不讓我在這裡貼文，有 { $count } 則訊息在等。請讓我檢視頻道、傳送訊息和附加檔案，或到別的頻道用 /host channel；訊息會自動補上。
stuck-thinking = 無法替 { $who } 找出下一步，原因請看紀錄檔。我會繼續嘗試；也可以用 /host replace 把座位交給別人。
stuck-waiting = { $who } 已經 { $days } 天沒有行動。可用 /host replace 把座位交給別人。

error-admin-only = 只有能管理這個伺服器的人或機器人的營運者可以這麼做。
error-owner-only = 只有機器人的營運者可以這麼做。
error-admin-no-table = 這個伺服器沒有這桌。編號寫在貼文的標題裡。
error-admin-no-channel = 請在要繼續遊戲的頻道使用。
error-nothing-to-repair = 這桌沒有需要修復的地方。
error-beyond-repair = 這場結束的遊戲已無法顯示，紀錄也無法重演。備份裡或許還有（docs/operator.md）。
error-rules-changed = 這場遊戲開始之後規則有更動，無法重演先前的選擇；沒有任何變動。
error-import-large = 這個檔案太大，不像是存檔：上限 { $most } MB。
error-import-gone = Discord 已經沒有這個檔案了。請重新上傳。
error-import-foreign = 這不是遊戲存檔。請用 /admin export 產生。
error-import-changed = 這個檔案存檔後被更動或損毀；沒有匯入任何東西。請重新匯出。
error-import-unknown-game = 這個機器人沒有「{ $game }」這個遊戲；沒有匯入任何東西。
error-slow-down = 你動得太快，我跟不上。請稍等一下再繼續。

## /admin check

check-heading = **我在 { $place } 需要的權限**
check-has = ✅ { $permission }：{ $reason }
check-lacks = ❌ **{ $permission }**：{ $reason }
check-fine = 什麼都不缺。
check-not-granted = 我的身分組沒有：{ $permissions }。請在伺服器設定的**身分組**中更改。
check-denied = 我的身分組有，但 { $place } 的權限拒絕了：{ $permissions }。請在那裡更改。
check-of-channel = - { $place } 缺少：{ $permissions }
check-no-place = { $place } 不能開桌。
check-unseen = 我看不到 { $place }。如果是私人討論串，請在那裡提及我。
check-locked = 🔒 這個討論串已鎖定。請解鎖，我才能張貼。
check-direct = 在私訊中我不需要任何權限。

## /admin block

command-admin-block = 封鎖某人或伺服器，或列出封鎖名單（限機器人營運者）
parameter-admin-block-user = 要封鎖誰
parameter-admin-block-server = 要封鎖的伺服器 ID
parameter-admin-lift = 改為解除封鎖
button-block = 封鎖
ask-block-user = 要在所有伺服器封鎖 { $who } 嗎？對方的所有指令和按鈕都會被拒絕。{ $count ->
    [0] 對方沒有進行中的桌。
   *[other] 對方保留 { $count } 張進行中的桌的座位，桌主可以換人。
}
ask-block-server = 要封鎖伺服器 { $server } 嗎？我會離開，並在你解除封鎖前拒絕它。遊戲會保留，桌主可以搬移。
block-done = 完成。用 /admin block 加上 **lift** 可解除封鎖。
block-lifted = 已解除封鎖。
block-not-there = 沒有這個封鎖。
blocked-none = 沒有封鎖任何人。
blocked-heading = **封鎖名單**
blocked-user = - { $who }
blocked-server = - 伺服器 { $server }
error-blocked-user = 這個機器人的營運者封鎖了你。你的遊戲和資料都會保留。
error-blocked-server = 這個機器人的營運者封鎖了這個伺服器。遊戲會保留。
error-blocked-contact = 聯絡方式：{ $contact }
error-block-one = 請指定某人或伺服器其中之一。
error-block-server = 請用 ID（數字）指定伺服器：在 Discord 開啟開發者模式，再使用「複製伺服器 ID」。
error-block-owner = 不能封鎖機器人的營運者或機器人本身。

# A direct message to the owner of the bot.
release-news = 這個機器人的新版本 { $version } 已推出，你目前使用 { $current }。更新內容：<{ $link }>

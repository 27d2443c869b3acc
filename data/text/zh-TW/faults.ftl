# Discord 或主機出問題時給大家的說明，以及把牌桌搬到別的頻道。

error-not-saved = 無法儲存：我的資料庫拒絕寫入。沒有任何變動；請告訴機器人的營運者。
error-not-saved-busy = 剛才無法儲存。沒有任何變動；請稍候再試。
error-not-saved-full = 無法儲存：我的磁碟已滿。沒有任何變動；請告訴機器人的營運者，稍後再試。
error-unanswered = 儲存時資料庫連線中斷了。請按「進行回合」或用 /turn 確認是否成功。
error-damaged = 這桌的紀錄已損毀，我打不開。沒有任何變動；請伺服器管理員用 /admin repair。
error-newer = 這場遊戲上次是用更新的版本玩的。沒有任何變動；請機器人的營運者幫我更新。
error-no-picture = 那張圖畫不出來。請稍候再試。
picture-too-large = 圖片太大，Discord 不收，所以只附上文字。
error-discord-down = Discord 沒有收下我的回覆。請按「進行回合」或用 /turn 看現況。
error-server-unavailable = Discord 目前無法使用這個伺服器。請稍後再試。
error-blocked = AutoMod 不讓我在這裡張貼這則內容。請伺服器管理員讓我不受其規則限制。
error-threads-full = 這個伺服器的使用中討論串已達 Discord 的上限。請關閉一些，或用 /new 但不開討論串。

# 以私訊傳給桌上的某個人。$place 是頻道，$permissions 是權限名稱的清單。
trouble-permissions = ⚠️ 我無法把 { $table } 貼到 { $place }。請在那裡給我這些權限：{ $permissions }（在該頻道用 /admin check 可查看要在哪裡更改）。沒有任何資料遺失：一有權限我就會貼出，在那之前仍可在該頻道用 /turn。
trouble-pictures = ⚠️ { $table } 在 { $place } 的貼文沒有圖片。請在那裡給我「附加檔案」權限。
trouble-gone = ⚠️ { $table } 的頻道不見了。沒有任何資料遺失：到別的頻道用 /host channel，就能在那裡繼續。
trouble-locked = ⚠️ 我無法把 { $table } 貼到 { $place }：討論串已被鎖定。請解除鎖定。沒有任何資料遺失。
trouble-thread = ⚠️ 我無法把 { $table } 貼到 { $place }：我看不到這個討論串。若是私人討論串，請在裡面提及我；若已鎖定，請解除鎖定。沒有任何資料遺失。
trouble-left = ⚠️ 我已經不在 { $table } 的伺服器裡。沒有任何資料遺失：請重新邀請我，或在我所在的其他伺服器用 /host channel。
trouble-blocked = ⚠️ AutoMod 不讓我把 { $table } 貼到 { $place }。請在它的規則裡把我列為例外。沒有任何資料遺失：我會再試。
trouble-threads = ⚠️ 我無法在 { $place } 張貼 { $table }：伺服器的使用中討論串已達 Discord 的上限。請關閉一些討論串。什麼都沒有遺失。
trouble-timeout = ⚠️ 我無法在 { $place } 張貼 { $table }：管理員把我禁言了。請解除禁言。什麼都沒有遺失：這段期間可以用 /turn。
trouble-move = 你也可以到別的頻道用 /host channel。
trouble-ask = 如果你無法處理，請告訴伺服器管理員。
trouble-direct = ⚠️ 我無法在這個私人訊息裡傳訊息給你。請在隱私設定中允許我所在伺服器的私人訊息。沒有任何資料遺失：這段期間仍可在這裡用 /turn。

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-attach-files = 附加檔案
permission-create-public-threads = 建立公開討論串
permission-read-message-history = 讀取訊息歷史
permission-connect = 連接
permission-pin-messages = 釘選訊息

# Why the bot needs a permission: follows its name.
permission-why-view-channel = 用來看到桌子所在的頻道
permission-why-send-messages = 用來在頻道張貼回合
permission-why-send-messages-in-threads = 用來在討論串或論壇貼文張貼回合
permission-why-attach-files = 用來張貼盤面圖片
permission-why-read-message-history = 用來在中斷後找回自己的貼文
permission-why-connect = 用來使用語音頻道的聊天室
permission-why-create-public-threads = 用來在專屬討論串開桌
permission-why-pin-messages = 用來釘選遊戲的狀態訊息

command-move-table = 把一桌搬到這個頻道繼續
parameter-move-table = 你的哪一桌
act-moved = { $who } 把這桌搬到這裡。
act-backup = ⏪ 已還原 <t:{ NUMBER($at, useGrouping: 0) }:f> 的備份。此後進行的回合已遺失；遊戲從這裡繼續。
done-moved = { $table } 在這裡繼續。
error-move-same = 這桌已經在這個頻道了。
error-unseen = { $names } 看不到這個頻道。請使用全桌都看得到的頻道。
error-unseen-table = { $names } 看不到這桌的頻道，收不到那裡的訊息。
error-move-which = 請從清單中選一桌。
error-move-here = 這種頻道不能玩。請在文字頻道或討論串用 /host channel。
error-move-server = 牌桌只能在原本的伺服器裡搬。請到那裡的其他頻道用 /host channel。
error-restarting = 機器人正在重新啟動，未能完成這個操作。請一分鐘後再試一次；已確認的內容都已儲存。

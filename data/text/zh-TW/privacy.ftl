### 保存的自己的資料：/me

me-exported = 這個檔案包含關於你的所有資料。只有你看得到這則訊息。
ask-me-forget = 要刪除所有伺服器上關於你的資料嗎？你的設定、筆記、計畫和課程進度都會刪除，{ $count ->
    [0] 所有紀錄
   *[other] { $count } 場已結束的遊戲
}裡也不再有你的名稱和 ID。遊戲會為其他玩家保留。這無法復原。
button-me-forget = 刪除我的資料
me-forgotten = 關於你的資料都已刪除（已結束的遊戲：{ $count } 場）。機器人營運者保留的備份會在之後過期。
forget-open = 同時會退出的牌桌（{ $count }）：
forget-open-line = - **{ $table }**：{ $loss }
forget-resign = 電腦玩家接手座位
forget-end = 沒有其他人在玩，遊戲中止
forget-leave = 座位空出
forget-close = 等候室解散
forget-host = { $who } 成為桌主

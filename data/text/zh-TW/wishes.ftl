### Standing wishes for a seat at an open table.

button-wish = 有空位時通知我
button-wish-end = 停止等待
wish-games = 遊戲
wish-number = 玩家人數
wish-players = { $count } 位玩家
wish-any-game = 不限遊戲
wish-any-players = 不限人數
wish-pace = 每回合時間
wish-any-pace = 不限步調
wish-days = 等待天數（1 到 { $most }）
wish-about = 有合適的空位時會以私人訊息通知，一天最多一次。
wish-standing = 你正在等待空位：{ $how }，至 <t:{ NUMBER($until, useGrouping: 0) }:d>。
wishes-waiting = 另有 { $count } 人在這個伺服器等待空位。
wish-made = 有合適的牌桌時，你會收到私人訊息。在那裡按下入座後才有座位。
wish-ended = 你不再等待空位。
wish-rests = 你在這款遊戲的開放牌桌有座位時，等待會暫停。
wish-expired = 你不再等待 { $server } 的空位（{ $how }）。{ $found ->
    [0] 自 <t:{ NUMBER($made, useGrouping: 0) }:d> 起沒有找到牌桌。
   *[other] 等待期限已到。
}
wish-unreachable = 你不再等待空位：機器人無法傳私人訊息給你。請在這個伺服器的隱私設定中允許私人訊息，再按**有空位時通知我**。
button-wish-again = 繼續等待
wish-offer = 有你在等的空位：
wish-offer-wanted = 包括你在內，有 { $count } 人在等這個遊戲。最後一人回覆後，遊戲就在這裡開始：
lobby-wanted = 為 { $count } 位等待遊戲的玩家開的桌。坐滿後遊戲開始。
button-wish-take = 入座
button-wish-not = 不要這桌
button-wish-stop = 停止
wish-taken = 你在 [{ $table }]({ $link }) 入座了。
wish-declined = 你會繼續等待其他空位。
error-wish-over = 這個提議已失效。
error-wish-days = 請輸入 1 到 { $most } 之間的天數。
error-wish-players = 這個遊戲最多 { $high } 位玩家。

# An open table of the kind that a person is about to open.

lobby-equal = [{ $table }]({ $link }) 已經在等這款遊戲的玩家。
button-new-anyway = 另開一桌

# The private list of people to avoid.

settings-avoid = 你迴避的人：{ $count ->
    [0] 沒有
   *[other] { $count } 人
}
avoid-heading = 你迴避的人
avoid-about = 私訊不會邀你加入有這些人的桌。其他人都看不到這份名單。
avoid-on-server = 要加入其他人，請在伺服器上開啟這份名單。
avoid-whom = 要迴避的人
avoid-remove = 移除……
button-avoid = 你迴避的人
button-avoid-add = 加入名單
done-avoid-added = 已加入名單：{ $names }。
done-avoid-removed = 已不再迴避 { $name }。
error-avoid-many = 名單最多 { $most } 人：請先移除一人。

# 座位與可入座的人
act-seat-offered = { $who } 想把 { $old } 的座位交給 { $new }。{ $new } 入座之前，一切照舊。
act-seat-taken = { $who } 接替 { $old } 繼續遊戲。
act-imported-seats = { $who } 從檔案載入了這場遊戲。這些座位正等待玩家入座：{ $names }。
ask-offer = 要把 { $old } 的座位交給 { $new } 嗎？{ $new } 必須自行入座；在那之前由 { $old } 繼續。
button-take-seat = 入座
done-seat-offered = 已提出邀請。新玩家入座後，座位才會換人。
done-seat-taken = 你已在 { $table } 入座，可以開始行動。
error-seat-not-offered = 這裡沒有保留給你的座位。請桌主使用 /replace。
error-setting = 沒有這項設定。請從清單中選擇。

### Nucleum 的競標：以分數競標挑選實驗的順序

command-nucleum-bid = 競標挑選實驗的順序，或棄標
parameter-nucleum-bid = 出價、自動出價上限，或棄標
view-auction = 競標

kind-bid = 出價
kind-raise = 加價
kind-highest = 最高出價
kind-pass = 棄標

option-auction = 競標挑選實驗的順序
option-about-auction = 用勝利點數競標選擇實驗的順序。

nuc-headline-auction = 競標：{ $bids }
nuc-headline-auction-over = 挑選實驗的順序：{ $order }
nuc-auction-bid = { $points ->
    [0] { $passed ->
        [yes] { $who } 棄標
       *[no] { $who } –
    }
   *[other] { $passed ->
        [yes] { $who } { $points }（棄標）
       *[no] { $who } { $points }
    }
}
nuc-auction-loses = { $who }（−{ $points } 分）
nuc-own-highest = 你的最高出價：{ $points } 分

nuc-prompt-bid = 競標挑選實驗的順序，或棄標。
nuc-prompt-highest = 只有你看得到你的最高出價（{ $points } 分）。請確認或復原。
nuc-reason-no-bid = 還沒有人出價。
nuc-reason-bid = 目前最高：{ $who } 出價 { $points } 分。
nuc-bid = 出價 { $points }
nuc-bid-detail = 若無人超過，你最先挑選，終局扣 { $points } 分
nuc-bid-range = 出價最少 { $least } 分，最多 { $most } 分。請輸入這個範圍內的數字，或放棄。
nuc-bid-highest = 自動出價到 { $points }
nuc-bid-highest-detail = 現在出價 { $now }，之後都比別人多 1，但不超過 { $points }
nuc-bid-pass = 棄標
nuc-bid-pass-detail = 你第{ $place ->
    [2] 二
    [3] 三
   *[other] 四
}個挑選，{ $points ->
    [0] 不扣分
   *[other] 終局扣 { $points } 分
}
nuc-event-bid = { $who } 出價 { $points } 分。
nuc-event-bid-pass = { $who } 棄標。
nuc-event-auction = 競標結束。挑選實驗的順序：{ $order }。
nuc-score-auction = 競標

position-nucleum-auction = 出價：{ $bids }。
position-nucleum-auction-over = 競標後挑選實驗的順序：{ $order }。
position-nucleum-auction-lost = 終局因競標扣 { $points } 分。

render-nucleum-auction = 競標
render-nucleum-auction-order = 挑選順序
render-nucleum-auction-none = 尚未出價
render-nucleum-auction-passed = 棄標
render-nucleum-auction-leads = 領先
render-nucleum-auction-loses = −{ $points } 分
render-nucleum-auction-keeps = 不扣分
render-nucleum-alt-auction = { $title }。出價：{ $bids }。
render-nucleum-alt-auction-over = { $title }。挑選實驗的順序：{ $order }。
render-nucleum-alt-auction-experiments = 可挑選：{ $experiments }。
render-nucleum-alt-bid = { $name } 的出價

rules-nucleum-auction-title = 競標
rules-nucleum-auction =
    本桌的選項，在遊戲開始前設定；這是進步宮廷的專家變體。

    {""}**不輪流挑選**，而是以分數競標挑選實驗的順序。從起始玩家開始順時針進行，每人出價須高於先前所有人，否則棄標。棄標者退出。只剩一人時競標結束。

    {""}**順序：**最後留下的人最先挑選，接著是最後棄標的人，依此類推。最先棄標的人最後挑選。

    {""}**代價：**除了最後挑選的人，其他人都失去自己最後的出價。遊戲結束、決定勝者之前扣除。

    {""}**出價方式：**`/nucleum bid` 或你的回合面板。**最高出價**會替你出價，永遠比別人多 1 分，不夠時替你棄標；別人看不到，你也不會再被詢問。出價為 1 到 { $most } 分。

    {""}**例子：**A 1、B 3、C 4、D 6、A 7、B 棄標、C 8、D 10、A 棄標、C 11、D 12、C 15、D 棄標。C 最先挑選（−15 分），接著 D（−12）、A（−7）、B（0）。
page-nucleum-auction = 除了最後一位，終局都失去自己最後的出價。
page-nucleum-alt-auction = 例子中的競標：C 出價 15，最先挑選；D 出價 12，A 出價 7；B 最先棄標，最後挑選，不失分。

ruling-nucleum-auction-bids = 使用競標時，出價至少 1 分。若所有人都未出價就棄標，最後留下的人免費最先挑選。
ruling-nucleum-auction-highest = 競標中，最高出價一經確認即生效。別人超過它時，會替你棄標。

## The tale of a turn

nuc-ask-no-bid = **出價爭取優先選擇**，或放棄
nuc-ask-bid = **出價高於 { $points } 分**，或放棄
spot-nucleum-bid = { $who } 的出價

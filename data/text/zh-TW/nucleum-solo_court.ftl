### 進步宮廷裡的 Baron

option-court_baron = 宮廷裡的 Baron
option-court_baron-usual = 一般
option-court_baron-leads-empty = 較難（開局就是空政黨的黨魁）
option-court_baron-joins-neutrals = 較難（開局在中立黨魁的政黨各有一個政治家）
option-court_baron-influence = 較難（第二次國王節起，4 分改為 6 分）
option-court_baron-leads-joins = 較難（開局就是空政黨的黨魁，並在中立黨魁的政黨各有一個政治家）
option-court_baron-leads-influence = 較難（開局就是空政黨的黨魁；第二次國王節起，4 分改為 6 分）
option-court_baron-joins-influence = 較難（開局在中立黨魁的政黨各有一個政治家；第二次國王節起，4 分改為 6 分）
option-court_baron-all-harder = 較難（三項全部採用）
option-court_baron-player-leads = 較易（開局由你擔任空政黨的黨魁；兩人時由先行動的玩家擔任）

nuc-event-solo-why-party = { $reason ->
    [lead] 在那裡立刻成為黨魁
    [dominant] 在執政黨還沒有人
    [fewest] 在那裡的政治家最少
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。

ruling-nucleum-baron-parties = Baron 從儲備區派出工人。只有一個政黨能讓他立刻成為黨魁時就選它；否則若他在執政黨沒有人，就選執政黨；否則選他政治家最少的政黨；再由邏輯卡決定。他的獎勵：資本黨 1 元，自由思想黨移除展示區最右邊的板塊，共產黨 1 個工人（儲備區空時 3 分），保皇黨 2 分。國王節和終局時他不計綱領：每個他領導的政黨 4 分，在執政黨有人再得 4 分。

rules-nucleum-solo-court-title = 單人：進步宮廷
rules-nucleum-solo-court =
    {""}**順序：** 宮廷行動先於他的其他行動，只有放船在它之前。儲備區沒有工人時，他不能執行。

    { $ruling }

    {""}**兩位 Baron：** 較難的遊戲裡，只有第一位開局就有政治家；6 分則兩位都適用。

nucleum-number-baron-influence-vp = Baron 每擔任一個政黨的黨魁、或在執政黨有人時所得的分數
nucleum-number-baron-more-influence-vp = 同上，選擇較難時自第二次國王節起
nucleum-number-baron-empty-reserve-vp = Baron 儲備區空時從共產黨得到的分數
nuc-why-solo-court = 他的儲備區沒有工人
## Which box it is from

expansion-nucleum-solo_court = 單人模式與進步宮廷

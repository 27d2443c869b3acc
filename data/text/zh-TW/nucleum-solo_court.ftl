### 進步宮廷裡的男爵

option-court_baron = 宮廷裡的男爵
option-court_baron-usual = 照常
option-court_baron-leads-empty = 較難：領導空的政黨
option-court_baron-joins-neutrals = 較難：加入中立領袖的政黨
option-court_baron-influence = 較難：第二次國王日起 6 分而非 4 分
option-court_baron-player-leads = 較易：你領導空的政黨

nuc-event-solo-why-party = { $reason ->
    [lead] 在那裡立刻成為領袖
    [dominant] 在執政黨還沒有人
    [fewest] 在那裡的政治家最少
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 號碼小的優先
       *[highest] 號碼大的優先
    }
}，所以選{ $chosen }，不選{ $other }。

ruling-nucleum-baron-parties = 男爵從備用區派出工人。只有一個政黨能讓他立刻成為領袖時就選它；否則若他在執政黨沒有人，就選執政黨；否則選他政治家最少的政黨（若有好幾個政黨他能領導，就在其中選）；再由邏輯卡決定。他的獎勵：資本家 1 塔勒，自由思想家移除供應區最右邊的板塊，共產黨 1 個工人（備用區空時 3 分），保皇黨 2 分。國王日和終局時他不看議程：每個他領導的政黨 4 分，在執政黨有人再得 4 分。

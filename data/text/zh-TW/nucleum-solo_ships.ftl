### Baron的船

nuc-event-solo-why-route = { $reason ->
    [ships] 那裡的船最少
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。

ruling-nucleum-baron-ships = Baron 把船放在船最少的航線，再由邏輯卡決定。有玩家的船時花 1 元，否則免費。如果船最少的航線上都有玩家的船，而他沒有錢，就不放船。使用航運板塊或海運板塊時，他接著像擲骰選中一樣使用該列的下一塊板塊，除非那是擋板。

rules-nucleum-solo-ships-title = 單人：船
rules-nucleum-solo-ships =
    {""}**順序：** 放船先於他的所有其他行動。他的船和玩家一樣多。

    { $ruling }
nuc-why-solo-ship-none = 他的船都放完了
nuc-why-solo-ship-routes = 每條航線上都有他的船
nuc-why-solo-ship-thaler = 船最少的航線上都有玩家的船，而他沒有錢

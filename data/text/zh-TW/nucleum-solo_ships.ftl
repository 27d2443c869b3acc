### Baron的船

nuc-event-solo-why-route = { $reason ->
    [ships] 那裡的船最少
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。

ruling-nucleum-baron-ships = Baron 把船放在船最少的航線，再由邏輯卡決定。有玩家的船時花 1 元，否則免費；沒有錢就跳過這些航線。用航運板塊時，他也像擲骰選中一樣使用該列的下一塊板塊。

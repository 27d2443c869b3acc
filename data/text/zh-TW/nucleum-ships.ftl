### Ships and shipping routes of Nucleum

kind-ship = 放船
kind-route = 航線
verb-route = 航線 { $code }
help-kind-route = 航線
command-nucleum-ship = 在航線放一艘船
parameter-nucleum-ship = 哪條航線
hint-ship = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 條）
}

nucleum-action-ship = 放船
nucleum-action-ship-text = 在沒有你的船的航線放一艘船：1 元，那裡每有一艘船再加 1 元。
nucleum-effect-action-ship = 放船行動
nucleum-moment-place-ship = 放船
nucleum-number-player-ships = 每位玩家的船
nucleum-number-ship-thaler = 一艘船的價錢，以及那裡每有一艘船加的錢

nucleum-route = { $first }–{ $last }航線
nucleum-route-text = 你的船讓 { $first } 和 { $last } 在你的網路中相連，可運你的煤和鈾，不能送電。
nucleum-route-coal = 有你的船時，你可以把{ $area }的煤運到 { $city }。不連接城市。

nucleum-each-ships = 艘你的船
nucleum-count-ships = { $count } 艘船
nucleum-each-ship-cities = 座有你的東西、由你的船相連的城市
nucleum-count-ship-cities = { $count } 座有你的東西、由你的船相連的城市
nucleum-each-joined = 座同一網路的城市（{ $cities }）
nucleum-count-joined = { $cities } 在同一網路

nuc-route = { $number }：{ $route }
nuc-route-ships = 已有 { $count } 艘船
nuc-route-joins = 為你連接兩座城市
nuc-route-coal = { $area }的煤運到 { $city }
nuc-joins-ship = 在{ $route }（{ $number }）放船
nuc-prompt-ship = 哪條航線？剩下的船：{ $left }。
nuc-neutral-ship = 中立
nuc-event-ship = { $who } 在{ $route }（{ $number }）放了一艘船：{ $cost }。
nuc-event-neutral-ship = { $route }（{ $number }）有一艘中立船。
nuc-why-no-ship = 你的船都放了。
nuc-why-no-route = 每條航線都有你的船。

advice-ship = 用{ $tile }放船：{ $route }（{ $number }，{ $cost }）把{ $city }連進你的網路。

now-route = 第 { $number } 條；{ $count ->
    [0] 還沒有船
   *[other] 船：{ $owners }
}；下一艘 { $thaler } 元
position-nucleum-route = { $number }，{ $route }：{ $text }{ $count ->
    [0] 沒有船。
   *[other] 船：{ $owners }。
}
position-nucleum-ships = 剩下的船：{ $count }。

ruling-nucleum-ship-route = 航線不是鐵路：要求鐵路板塊或路線的里程碑、合約和科技都不計。船只有擁有者能用。運煤航線不在任何網路裡。
ruling-nucleum-ship-connects = 你的船和完成的路線一樣能連到發電廠。

render-nucleum-ships = 船
render-nucleum-is-ship = 放船：在航線放一艘船
render-nucleum-is-route = 兩座城市的航線
render-nucleum-is-coal-route = 運煤航線：只能運煤
render-nucleum-is-own-ship = 你的船
render-nucleum-is-neutral-ship = 中立船：只讓價錢變高
render-nucleum-neutral-ship = 中立
render-nucleum-alt-route = { $route }（{ $owners }）

rules-nucleum-ships-title = 船
rules-nucleum-ships-terms = 船隻, 中立船, 運煤航線
rules-nucleum-ships =
    每位玩家有 { $ships } 艘船。

    {""}**放船：**任何沒有你的船的航線，遠近都可以。{ $first } 元，那裡每有一艘船（中立的也算）再加 { $each } 元。特殊指令不能放船。

    {""}**你的船為你連接兩座城市：**你的網路、你的煤和你的鈾都可以經過。**電不行**，也沒有人能用別人的船。對里程碑、合約和科技來說，航線不是鐵路。

    {""}**運煤航線**從煤供應區到一座城市：有你的船時，你可以把煤運到那座城市。此外不連接任何東西。
page-nucleum-ships = 這條航線再放一艘船要 1 元，三艘船每艘再加 1 元：4 元。
page-nucleum-alt-ships = 一條虛線航線，有一艘中立船、兩位玩家的船、號碼，和一個有錨的空位。

## The tale of a turn

nuc-deed-ship = { $route }（{ $number }）的船

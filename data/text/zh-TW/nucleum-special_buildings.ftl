### The special city buildings of Nucleum

option-special_buildings = 特殊建築
option-about-special_buildings = 展示給所有人的建築，各有效果，可代替你自己的建築。

help-kind-special = 特殊建築

now-special-offer = 在展示區，{ $thaler } 元
now-special-hidden = 在 { $level } 級的板塊堆裡，還沒翻開
now-special-city = { $who } 放在 { $city }
now-special-lit = { $who } 放在 { $city }，已通電
now-special-instead = 你可以用它代替：{ $own }
now-special-none-left = 你不能放：圖版上已沒有{ $own }
now-special-no-token = 你不能放：城市化標記已用完
now-tile-aside = 放在一旁，由一座特殊建築取得

position-special-offer = 展示區的特殊建築，{ $thaler } 元：{ $building }（{ $gains }）。下面還有 { $left } 座。
position-special-aside = 放在一旁的行動板塊：{ $tiles }。
position-special-tokens = 剩餘城市化標記：{ $count }。
position-special-gone = 已移出遊戲：{ $items }。

nucleum-special-building = { $type ->
    [residence] 特殊民宅
    [factory] 特殊工場
    [laboratory] 特殊實驗室
   *[wild] 萬用特殊建築
} { $level }（{ $code }）
nucleum-special-gains = 需要 { $energy } 點電 → { $effects }；終局：{ $vp }
nucleum-special-text = 代替你圖版上{ $any ->
    [yes] 任何種類
   *[no] 同種類
}的 { $level } 級建築。{ $gains }。
nucleum-special-wild = { $text }萬用：可放任何空格，但{ $government ->
    [yes] 除了政府建築外
   *[no] {""}
}不算任何種類。
nucleum-special-coal-mine = { $text }通電後算一座煤礦。
nucleum-milestone-special = 特殊建築
nucleum-each-special = { $energized ->
    [yes] 座通電的特殊建築
   *[no] 座特殊建築
}
nucleum-kind-special = { $energized ->
    [yes] 通電的特殊建築
   *[no] 特殊建築
}
nucleum-count-special = { $energized ->
    [yes] { $count } 座通電的特殊建築
   *[no] { $count } 座特殊建築
}
nucleum-moment-place-special = 放置特殊建築
nucleum-modifier-free-coal = 你每次發電行動有 { $count } 個煤免費
nucleum-label-free-develop = 免費發展
nucleum-effect-free-develop = 不用付錢的發展行動
nucleum-label-set-aside-tiles = 一旁的板塊
nucleum-effect-set-aside-tiles = 放在一旁的兩塊行動板塊
nucleum-label-extra-turn = 再打一塊
nucleum-effect-extra-turn = 立刻多一個回合：打一塊板塊到圖版
nucleum-label-become-mine = 礦井
nucleum-effect-become-mine = 這座建築成為礦井：如放置礦井般獲得鈾
nucleum-effect-from-now-on = 從此{ $abilities }
nucleum-number-special-thaler = 各級特殊建築的價格（元）
nucleum-number-urbanization-tokens = 每位玩家的城市化標記

nuc-special-swap-brief = 以 { $code } 代替{ $own }
nuc-special-swap = 以{ $building }代替{ $own }（+{ $thaler } 元）
nuc-special-detail = { $gains }
advice-special = 用{ $tile }城市化：以{ $building }代替{ $own }（{ $cost }）：{ $gains }。
nuc-prompt-play-further = 多一個回合：打哪塊板塊到圖版？
nuc-event-special = 「{ $own }」移出遊戲；剩餘城市化標記：{ $tokens }。
nuc-event-special-shown = 展示區新建築：{ $building }。
nuc-event-set-aside = { $who } 獲得放在一旁的板塊：{ $tiles }。
nuc-event-become-mine = { $city } 的{ $building }成為 { $who } 的礦井。

rules-nucleum-special-buildings-title = 特殊建築
rules-nucleum-special-buildings-terms = 萬用特殊建築, 城市化標記, 城市化展示區
rules-nucleum-special-buildings =
    本桌的選項，任何地圖都能用。

    {""}**展示區：**{ $count } 座特殊建築按等級分成 { $piles } 堆，只翻開最上面一座。被拿走後，下一座立刻展示。

    {""}**放置：**每次放置建築時，可改放展示區同種類、同等級的特殊建築。依等級（I 到 IV）付 { $prices } 元，代替原建築的價格。紅色加價和折扣照常。你的建築移出遊戲。用城市化標記標示特殊建築。每人有 { $tokens } 個，用完就不能再放。

    {""}**萬用建築**可代替任何種類，可放任何空格。它們算建築，但要求特定種類時，必須有該圖示才算。

    {""}**特殊建築格**（地圖上若有）只能放特殊建築，種類不限。

    {""}**設置：**多一塊里程碑板塊一起洗。分數旗多放 { $more } 格。兩塊行動板塊放在一旁，由其中一座建築取得。
rules-nucleum-special-energize-title = 特殊建築通電
rules-nucleum-special-energize =
    特殊建築像你的其他建築一樣通電，需要它標示的電，得到同樣多的成就。它給自己的獎勵，終局給自己的分數。別人的特殊建築不是中立建築。

    {""}**多一個回合：**發電行動結束後，再打一塊板塊到圖版，不能當鐵路。這時可再完成一張合約。

    {""}**免費的煤：**每次發電行動有 1 個煤免費。它從這座建築出發，必須像一般的煤運到發電廠。這座建築算煤礦。

    {""}**礦井：**這座建築翻面算放置礦井。你有幾座礦井就獲得幾個鈾。它可放 { $size } 個鈾，從此算礦井。

    {""}**每座…的分數**在終局計算：你同一網路中的特殊建築、通電建築或政府建築，不論是誰的；或你自己的 III、IV 級建築。

ruling-nucleum-special-price = 折扣從特殊價格加紅色加價一起扣，最低為 0。
ruling-nucleum-special-next = 同一堆的下一座立刻展示，所以之後不能復原。
ruling-nucleum-special-wild = 萬用建築也遵守雙圖示空格的規則：該城市還有單圖示空格時不能放。
ruling-nucleum-special-extra-turn = 多的回合在發電行動的其他效果之後進行。可以不要。沒有板塊或空位時什麼也不發生。
ruling-nucleum-special-mine = 放置礦井帶來的好處也會獲得。它不屬於圖版的任何一列。
ruling-nucleum-special-coal = 免費的煤一定先用，不用煤車。

spot-nucleum-no-special = 城市化展示區：{ $level } 級特殊建築沒有了
render-nucleum-special = 城市化展示區
render-nucleum-special-left = 下面 { $count } 座
render-nucleum-special-empty = 沒有了
render-nucleum-special-aside = 特殊建築 SL2 取得的板塊
render-nucleum-special-tokens = 城市化標記
render-nucleum-is-special = 特殊建築：切角
render-nucleum-is-wild-special = 萬用：任何種類
render-nucleum-is-special-space = 只放特殊建築
render-nucleum-is-token = 城市化標記
render-nucleum-alt-special-placed = 特殊建築
render-nucleum-alt-special-map = { $city } 的{ $building }
render-nucleum-alt-special-tokens = 剩餘城市化標記：{ $count }
view-special-buildings = 展示區的特殊建築
page-nucleum-special-buildings = 可用同種類、同等級的特殊建築代替你圖版上的建築。
page-nucleum-alt-special-buildings = 圖版上的一座建築、一個箭頭、代替它的切角特殊建築；下面是一座萬用建築和一個特殊建築格。

## The tale of a turn

nuc-deed-special = { $own }移出遊戲，剩餘城市化標記：{ $tokens }
nuc-deed-set-aside = 放在一旁的板塊：{ $tiles }
nuc-deed-become-mine = { $city } 的{ $building }成為礦井

## Which box it is from

expansion-nucleum-special_buildings = 擴充：直布羅陀（特殊建築）

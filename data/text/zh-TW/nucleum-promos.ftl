### The promos of Nucleum: random plant bonuses and action fragments

kind-fragment = 碎片

help-kind-fragment = 行動碎片

now-fragment-offer = 在展示區
now-fragment-held = 在 { $who } 手上
now-fragment-held-mine = 在你手上
now-fragment-rail = 在 { $who } 的鐵路上

position-nucleum-holds = 持有：{ $what }。
position-nucleum-covered = { $tile }，蓋著{ $fragment }
position-nucleum-fragments = 行動碎片：{ $items }。

nucleum-fragment = 「{ $effects }」碎片
nucleum-fragment-text = 蓋住打出的板塊的一個行動，改為{ $effects }。

option-promo_plant_bonuses = 隨機發電廠獎勵（promo）
option-about-promo_plant_bonuses = 每座發電廠放置核能引擎的獎勵是隨機的。
option-promo_fragments = 行動碎片（promo）
option-about-promo_fragments = 來自第五個合約格的小板塊，可取代你打出的板塊上的一個行動。

nuc-slot-fragment = 碎片格
nuc-slot-fragment-bonus = 一個行動碎片
nuc-prompt-fragment = 拿哪個行動碎片？
nuc-prompt-fragment-exchange = 要交換你的行動碎片嗎？
nuc-prompt-fragment-rail = 要把行動碎片和板塊一起放上去嗎？
nuc-cover = 用{ $fragment }蓋住行動 { $half }
nuc-cover-end = 用{ $fragment }蓋住 { $link } 的「{ $half }」
nuc-event-cover = { $who } 用{ $fragment }蓋住一個行動。
nuc-event-fragment = { $who } 拿了{ $fragment }。
nuc-event-fragment-back = { $who } 的行動碎片放回展示區。

render-nucleum-fragments = 行動碎片
render-nucleum-alt-laid = { $link }的{ $fragment }
render-nucleum-is-fragment = 取代它蓋住的行動

rules-nucleum-promo-plants-title = Promo：隨機發電廠獎勵
rules-nucleum-promo-plants =
    本桌的選項，在遊戲開始前設定。

    設置時，把各發電廠放置核能引擎的獎勵洗混。每座發電廠會顯示它在這場遊戲的獎勵；用 `/lookup` 加城市名稱也能查到。

    印製的獎勵：
    { $bonuses }

    其他都不變：設置時放的第一個核能引擎沒有獎勵。
rules-nucleum-promo-fragments-title = Promo：行動碎片
rules-nucleum-promo-fragments =
    本桌的選項，在遊戲開始前設定。

    {""}**展示區**有 { $count } 個碎片，每種主要行動一個。每位玩家多一個合約格：它的獎勵是展示區的一個碎片。你只能有一個。再次獲得這個獎勵時，可以交換。獎勵兩次也只給一個。

    {""}**打出板塊時：** 結算一個行動之前，可以用碎片蓋住它，取代它。板塊的行動都做完後，碎片放回展示區。

    {""}**鐵路：** 碎片可以和板塊一起放上去。被蓋住的一端如果立刻結算，碎片就放回去。那一端如果在空鐵路格旁邊，碎片就留在那裡：它仍是你的，所以你不能再拿。等旁邊放上板塊，配對就結算；不論是否配對，碎片都放回去。

ruling-nucleum-fragment-used = 取代了打出的板塊的一個行動之後，它就不再是你的，板塊的行動都做完時放回展示區。先完成合約之後，仍然可以使用它。
ruling-nucleum-fragment-rail = 建造鐵路時，放好板塊之後立刻問你。只有在空鐵路格旁邊、之後還能配對的一端，碎片才會留在地圖上。
ruling-nucleum-fragment-lying = 你的碎片還在地圖上時，碎片格不會給你任何東西。
ruling-nucleum-fragment-doubled = 碎片格的獎勵兩次，也只給一個碎片。

page-nucleum-fragments = 碎片取代它蓋住的行動。一次只能有一個。
page-nucleum-alt-fragments = 一個行動碎片蓋住行動板塊的一半。下方是五個碎片，每種主要行動一個。

## The tale of a turn

nuc-deed-fragment = 拿了{ $fragment }
nuc-deed-cover = 用{ $fragment }蓋住一個行動
nuc-deed-fragment-back = 行動碎片放回展示區

## Which box it is from

expansion-nucleum-promos = 推廣擴充

### 關於語言的文字、各語言共用的文字，以及用文字描述的牌桌。

## 語言

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = 跟著我的 Discord 語言

parameter-table-language = 本桌公開訊息的語言（不填：伺服器的語言）
done-user-language = 私人回覆和圖片：{ $language }。
done-user-language-own = 私人回覆和圖片：跟著你的 Discord 語言。
error-no-such-language = 沒有「{ $name }」這種語言，請從清單中選一種。
lobby-language = 語言：{ $language }
options-language = 本桌的語言

## 等候室

computer-name = 電腦 { $number }
computer-seat = { $name }（{ $kind }）
option-is = { $option }：{ $value }
option-settled = { $option }：由「{ $other }」決定

## 分數

score-source = { $source } { $points }
score-line-short = { $place }\. **{ $who }**：**{ $score }**

## 用文字描述的牌桌

position-table = 整桌
position-order = 回合順序：{ $players }。
position-active = 輪到 { $who }。
position-of = { $who }
position-sentence = { $said }。

position-nanotech-cards = 行動卡
position-nanotech-capsule = { $count ->
    [0] 中央艙：空
   *[other] 中央艙：{ $quarks }
}
position-nanotech-pile = 抽取堆裡的夸克：{ $draw }；棄置：{ $discard }。
position-nanotech-supply = 供應區剩下：{ $energy } 點能量、{ $electrons }、{ $protons }、{ $neutrons }。
position-nanotech-pieces = { $what } × { $count }
position-nanotech-expansions-left = { $count ->
    [0] 沒有擴充了。
   *[other] 剩下的擴充：{ $expansions }。
}
position-nanotech-card = { $card }：上面有 { $energy } 點能量；{ $taken ->
    [yes] 在 { $who } 手上
   *[no] 未被拿走
}
position-nanotech-prestige = 聲望：{ $prestige }/{ $target }
position-nanotech-energy = 能量：{ $energy }；充電一次得到 { $charge } 點
position-nanotech-quarks = { $count ->
    [0] 夸克艙：空的，共 { $spaces } 格
   *[other] 夸克艙（{ $count }/{ $spaces } 格）：{ $quarks }
}
position-nanotech-electrons = 輕子艙：電子 { $held }/{ $spaces } 格
position-nanotech-hadrons = 強子艙（{ $spaces } 格）：{ $protons }、{ $neutrons }
position-nanotech-expansions = { $count ->
    [0] 沒有擴充
   *[other] 擴充：{ $expansions }
}
position-nanotech-atoms = { $count ->
    [0] 還沒有合成原子。
   *[other] 合成的原子：{ $atoms }。
}
position-nanotech-sources = 聲望來自：{ $sources }。

position-series = { $first }；{ $next }
position-nucleum-end-met = 已達成的終局條件：{ $condition }。
position-nucleum-end-open = 尚未達成：{ $progress }。
position-nucleum-map = 地圖
position-nucleum-railways = 鐵路
position-nucleum-coal = 煤
position-nucleum-offer = 展示區的行動板塊
position-nucleum-contracts = 合約
position-nucleum-milestones = 里程碑
position-nucleum-score = { $who } { $vp }
position-nucleum-scores = 分數：{ $scores }。
position-nucleum-half = { $action }（{ $colour }）
position-nucleum-goods = { $goods }；儲備區有 { $reserve } 個工人。
position-nucleum-marker = { $track }在第 { $space } 格
position-nucleum-income = 收入標記：{ $markers }。現在補給可得：{ $income }。
position-nucleum-at-hand = { $count ->
    [0] 手上沒有行動板塊。
   *[other] 手上的板塊：{ $items }。
}
position-nucleum-slots = { $count ->
    [0] 行動格是空的。
   *[other] 行動格由左到右：{ $items }。
}
position-nucleum-on-top = { $tile }（疊在「{ $under }」上面）
position-nucleum-contract-held = { $slot }：{ $contract }：{ $text }。目前：{ $progress }。
position-nucleum-fulfilled = { $count ->
    [0] 還沒有完成合約。
   *[other] 已完成：{ $items }。
}
position-nucleum-taken = { $count ->
    [0] 還沒有合約。
   *[other] 合約：{ $items }。
}
position-nucleum-experiment = { $experiment }。{ $text }
position-nucleum-technology = { $technology }：{ $text }
position-nucleum-buildings = { $count ->
    [0] 所有建築都在地圖上。
   *[other] 剩下的建築：{ $items }。
}
position-nucleum-industry = { $count ->
    [0] 所有渦輪和礦井都在地圖上。
   *[other] 剩下的渦輪和礦井：{ $items }。
}
position-nucleum-mines = 礦井：{ $group }。
position-nucleum-stars = { $count ->
    [0] 里程碑軌上沒有星星
   *[other] 里程碑軌上的星星：第 { $spaces } 格
}；還剩 { $left } 個。
position-nucleum-stars-of = { $who } 的星星：第 { $spaces } 格。
position-nucleum-city = { $city }（{ $colour }{ $plant }）：{ $spaces }。
position-nucleum-plant-coal = ，燃煤發電廠
position-nucleum-plant-nucleum = ，有核能引擎的發電廠
position-nucleum-plant-empty = ，沒有核能引擎的發電廠；放置可得：{ $bonus }
position-nucleum-space = { $space }：{ $piece }
position-nucleum-space-free = { $space }：空
position-nucleum-rubble = 被瓦礫封住
position-nucleum-piece-of = { $who } 的{ $piece }
position-nucleum-piece-energized = { $piece }（已通電）
position-nucleum-piece-dark = { $piece }（未通電）
position-nucleum-link = { $link }（{ $text }）
position-nucleum-link-complete = { $link }已完成，板塊屬於：{ $owners }。
position-nucleum-link-open = { $link }：{ $tiles }。
position-nucleum-links-empty = 還沒有板塊的路線：{ $links }。
position-nucleum-towards = 朝 { $city }：{ $action }（{ $colour }）
position-nucleum-rail = 第 { $number } 格，{ $who }：{ $tile }
position-nucleum-coal-one-price = { $area }：{ $text }
position-nucleum-wagons = { $area }，運到 { $cities }：{ $cheap } 元的煤車 { $fresh } 輛，翻面後 { $dear } 元的 { $flipped } 輛；用完後每個煤 { $bare } 元。
position-nucleum-offered = { $thaler } 元：{ $tile }。
position-nucleum-tiles-left = { $count ->
    [0] 板塊堆已空。
   *[other] 板塊堆還剩 { $count } 塊。
}
position-nucleum-contract = { $contract }：{ $text }。
position-nucleum-contracts-left = { $count ->
    [0] 合約堆已空。
   *[other] 合約堆還剩 { $count } 張。
}
position-nucleum-milestone = { $segment }，{ $milestone }：{ $text }{ $bonus }
position-nucleum-gone = 這裡的核能引擎已被拿走。

## 文字版的翻頁

button-text = 文字版
text-heading = **{ $table }** · { $section }（第 { $page }／{ $pages } 頁）
text-sections = 跳到某個部分
parameter-board-text = 用文字代替圖片，適合螢幕閱讀器
alt-nucleum-income = 現在補給可得：{ $income }。

## Punctuation between parts

labelled = { $label }：{ $what }
remarks = { $first } · { $more }
next-sentence = { $first }{ $second }

## 圖片中的位置

spot-score = { $who } 的分數
spot-of = { $who } · { $what }
spot-nucleum-star = 里程碑軌第 { $space } 格
spot-nucleum-no-tile = 展示區的行動板塊：空位
spot-nucleum-no-contract = 合約：空位
spot-nucleum-red = 在這裡放板塊要多付錢

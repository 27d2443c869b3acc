### 桌上的說明：規則頁、查詢配件、圖示的意思。

## 指令和按鈕

command-lookup = 查詢板塊、卡片、建築、城市……以及在本桌的狀況
parameter-topic = 哪個主題（不填：總覽）
parameter-lookup = 名稱或印在上面的編號，例如 #4、C12、民宅、Dresden
button-icons = 說明圖示
rules-menu = 其他主題
rules-heading = **{ $game }：{ $title }**（{ $number }/{ $count }）
what-menu = 是哪一個？
what-page = 規則頁

## /lookup

what-label = { $name }（{ $kind }）
what-heading = **{ $name }**
what-does = { $does }。
what-ruling = -# 實際做法：{ $ruling }
what-now = **在本桌**
what-several = 「{ $typed }」符合 { $count } 個項目。請選一個：
what-several-more = 「{ $typed }」符合 { $count } 個項目。請從前 { $shown } 個選一個，或把名稱打得更完整：
what-source = -# { $source }
what-origin = 數值：{ $origin ->
    [printed] 印在配件上
    [inferred] 由規則推得
   *[house] 由本專案決定
}

help-kind-tile = 行動板塊
help-kind-contract = 合約
help-kind-technology = 科技
help-kind-experiment = 實驗
help-kind-building = 建築
help-kind-neutral = 中立建築
help-kind-row = 渦輪和礦井
help-kind-milestone = 里程碑
help-kind-plant = 發電廠
help-kind-city = 城市
help-kind-link = 路線
help-kind-slot = 合約格
help-kind-coal = 煤供應區
help-kind-card = 行動卡
help-kind-setup = 設置卡
help-kind-end = 終局條件
help-kind-expansion = 擴充
help-kind-confinement = 束縛

error-no-such-topic = 沒有「{ $topic }」這個主題。請從清單中選擇。
error-no-such-component = { $game }沒有叫「{ $name }」的東西。請輸入名稱的一部分（例如：{ $examples }），再從清單中選擇。
what-examples-nucleum = #4 或 Dresden
what-examples-nanotech = 束縛粒子或氦

## 核子激盪：配件

what-plant-name = { $of }：發電廠
what-neutral-name = { $of }，{ $energy } 點電
what-row-name = { $of }：渦輪和礦井
what-plant = 在這裡放置核能引擎可得：{ $bonus }。
what-plant-coal = 只能燒煤，不能用鈾。
what-plant-built-in = 內建核能引擎：一開始就和有核能引擎的發電廠一樣使用，不能再放核能引擎。
what-coded = **{ $code }** { $what }
what-experiment =
    { $turbine }
    科技：
    { $technologies }
    起始板塊：
    { $tiles }
what-experiment-special =
    { $experiment }
    特殊行動板塊（以 { $technology } 獲得）：
    { $tiles }
what-special-tiles =
    { $text }
    { $tiles }
what-city-links = { $text }路線：{ $links }。
what-city-link = { $city }（{ $spaces } 格{ $red ->
    [yes] ，紅色
   *[no] {""}
}）
what-city-coal = { $text }煤會運到這裡：{ $areas }。
what-city-map = { $board }地圖。{ $text }
what-city-side = { $players } 人的地圖：{ $text }

## 核子激盪：配件在一桌的狀況

now-tile-offer = 在展示區，{ $price } 元
now-tile-pool = 在 { $who } 手上
now-tile-pool-mine = 在你手上
now-tile-slot = 在 { $who } 的行動格
now-tile-slot-mine = 在你的行動格
now-tile-rail = { $who } 在 { $link } 的鐵路
now-tile-rail-mine = 你在 { $link } 的鐵路
now-unseen = 還沒出現：在板塊堆裡，或這場遊戲沒用到
now-not-here = 這場遊戲沒用到
now-tile-special = 放在一旁，屬於實驗 { $id }
now-contract-shown = 公開展示中
now-contract-held = 在 { $who } 手上
now-contract-held-mine = 在你手上
now-contract-fulfilled = { $who } 已完成
now-contract-fulfilled-mine = 你已完成
now-contract-progress = 你的進度：{ $progress }
now-technology-yes = { $who } 已解鎖
now-technology-yes-mine = 你已解鎖
now-technology-no = { $who } 持有，尚未解鎖
now-technology-no-mine = 你持有，尚未解鎖
now-experiment = { $who } 選了這個
now-experiment-mine = 你選了這個
now-experiment-free = 沒有人選這個實驗
now-technology-free = 沒有人選實驗 { $experiment }
now-piece-board = { $who }：在圖版上
now-piece-gone = { $who }：已移出遊戲
now-piece-city = { $who }：在 { $city }
now-piece-lit = { $who }：在 { $city }，已通電
now-turbine-city = { $who }：渦輪在 { $city }
now-turbine-board = { $who }：渦輪在圖版上
now-mine-city = { $who }：礦井在 { $city }，有 { $uranium }/{ $size } 個鈾
now-mine-board = { $who }：礦井在圖版上
now-neutral = 在 { $city }
now-neutral-lit = 在 { $city }，已通電
now-milestone = 里程碑軌第 { $low } 到 { $high } 格
now-milestone-meets = { $who }：達成 { $count } 次
now-plant-lit = 這裡有核能引擎
now-plant-dark = 這裡還沒有核能引擎
now-city-piece = { $space }：{ $piece }
now-city-owned = { $who } 的{ $piece }
now-city-lit = { $piece }（已通電）
now-city-rubble = 瓦礫
now-city-turbine = 第 { $row } 列的渦輪
now-city-mine = 第 { $row } 列的礦井
now-city-free = 空：{ $spaces }
now-link-complete = 已完成，板塊屬於：{ $owners }
now-link-free = 空的鐵路格：{ $count }
now-city-joined = 也可以{ $by }來連上
now-slot-holds = { $who }：{ $contract }
now-slot-empty = { $who }：空
now-coal = { $first } 元的煤車 { $fresh } 輛，翻面後 { $second } 元的 { $flipped } 輛；用完後每個煤 { $third } 元

## Nanotech：配件

nanotech-needs = { $items }
nanotech-count-up = { $count } 個上夸克
nanotech-count-down = { $count } 個下夸克

nanotech-does-recharge = 獲得 { $energy } 點能量，你的每個強化電池再多 { $more } 點。不能複製。
nanotech-does-quarks = { $cost } 點能量：從中央艙任選一個夸克。持卡者在輪末可免費再拿一個。
nanotech-does-lepton = { $cost } 點能量：一個電子，聲望 +{ $prestige }。持卡者在輪末可照價執行另一種行動一次。
nanotech-does-upgrade = 花 { $low } 到 { $high } 點能量拿一張擴充。持卡者少付 { $discount } 點。
nanotech-does-confine = { $cost } 點能量：束縛一次。持卡者聲望再 +{ $bonus }。
nanotech-does-quark-capsule = { $cost } 點能量：夸克多 { $adds } 格。
nanotech-does-lepton-capsule = { $cost } 點能量：電子多 { $adds } 格。
nanotech-does-hadron-capsule = { $cost } 點能量：質子和中子多 { $adds } 格。
nanotech-does-battery = { $cost } 點能量：每次充電多 { $adds } 點能量。
nanotech-does-hadron = { $cost } 點能量：{ $needs }，三個夸克的顏色各不相同。聲望 +{ $prestige }。
nanotech-does-atom = { $cost } 點能量：{ $needs }。聲望 +{ $prestige }。

nanotech-now-card = { $count ->
    [1] {""}
   *[other] 有 { $count } 張
}在桌上{ $energy ->
    [0] {""}
   *[other] ，{ $count ->
        [1] 上面
       *[other] 每張上面
    }有 { $energy } 點能量
}
nanotech-now-held = { $who } 這一輪拿了
nanotech-now-left = { $count ->
    [0] 已拿完
   *[other] 還剩 { $count } 張可拿
}
nanotech-now-owns = { $who } 有 { $count } 張
nanotech-now-made = { $who } 合成過 { $count } 次
nanotech-now-possible = 你有所需的粒子
nanotech-now-impossible = 你還缺所需的粒子

what-alt = { $name }，{ $kind }。

### 核子激盪圖片上的文字和圖片說明。

## 各一個字：城市與邊緣的顏色、中立建築

render-nucleum-letter-white = 白
render-nucleum-letter-purple = 紫
render-nucleum-letter-orange = 橙
render-nucleum-letter-green = 綠
render-nucleum-neutral = 中

## 地圖

render-nucleum-completion-tile = 自己每塊 +{ $steps }
render-nucleum-completion-each = 每位玩家 +{ $steps }
render-nucleum-coal-limit = 每次最多 { $count } 個
render-nucleum-coal = 煤

## 圖版、輔助圖版、標題

render-nucleum-turn = 第 { $round } 輪
render-nucleum-ended = 終局 { $ended }/{ $needed }
render-nucleum-last-round = 最後一輪
render-nucleum-experiment = 實驗 { $id }
render-nucleum-experiments = 可挑選的實驗
render-nucleum-experiment-turbine = 第 2 座渦輪：{ $ability }
render-nucleum-reserve = 儲備 { $count }
render-nucleum-pool = 手上的行動板塊
render-nucleum-slots = 行動格和收入
render-nucleum-technologies = 科技
render-nucleum-contracts = 合約
render-nucleum-buildings = 剩餘建築
render-nucleum-industry = 渦輪和礦井
render-nucleum-offer = 展示區的行動板塊
render-nucleum-left = 剩 { $count }
render-nucleum-milestones = 里程碑
render-nucleum-ends = 終局條件
render-nucleum-free-slot = 空格
render-nucleum-fulfilled = 已完成 { $count }
render-nucleum-next-income = 現在補給：{ $income }
render-nucleum-no-tiles = 無
render-nucleum-gone = 已拿走
render-nucleum-times = ×{ $count }
render-nucleum-turbine-row = 渦輪：{ $ability }
render-nucleum-turbine-of = 渦輪（實驗 { $id } 的效果）：{ $ability }
render-nucleum-mine-row = 礦井：可放 { $size } 個鈾。兩者都蓋：{ $reward }
render-nucleum-end-action-tiles = 行動板塊堆：剩 { $tiles }
render-nucleum-end-contracts = 合約堆：剩 { $contracts }
render-nucleum-end-kings-day = 國王節 { $held }/3
render-nucleum-end-technologies = 科技 { $technologies }/8
render-nucleum-end-score-flag = 分數旗 { $best }/{ $flag }

## 圖片說明

render-nucleum-alt-head =
    { $stage ->
        [over] { $title }：遊戲在第 { $round } 輪後結束。
        [last] { $title }：第 { $round } 輪，最後一輪；已達成 { $ended }/{ $needed } 個終局條件。
       *[playing] { $title }：第 { $round } 輪，已達成 { $ended }/{ $needed } 個終局條件。
    }
render-nucleum-alt-score = { $name } { $vp } 分
render-nucleum-alt-scores = 分數：{ $scores }。
render-nucleum-alt-seat = { $name }：{ $thaler } 元、{ $workers } 個工人、{ $uranium } 個鈾、{ $achievements } 個成就、手上 { $pool } 塊板塊、行動格 { $slots } 塊、{ $buildings } 座建築（{ $energized } 座已通電）、{ $rails } 塊鐵路板塊、{ $technologies } 項科技、已完成 { $contracts } 張合約。
render-nucleum-alt-nuclei = 核能引擎：{ $cities }。
render-nucleum-alt-link = { $first }–{ $last }
render-nucleum-alt-links = 完成的鐵路：{ $links }。
render-nucleum-alt-changed =
    { $more ->
        [0] 變動：{ $places }。
       *[other] 變動：{ $places }（另有 { $more } 處）。
    }
render-nucleum-alt-own-board = { $title }：{ $name } 的圖版，{ $vp } 分。
render-nucleum-alt-contracts = 持有的合約：{ $contracts }。
render-nucleum-alt-technologies = 科技：{ $technologies }。
render-nucleum-alt-offer = 展示區：{ $tiles }。
render-nucleum-alt-milestones = 里程碑由低到高：{ $milestones }。
render-nucleum-alt-shown = 可見的合約：{ $contracts }。
render-nucleum-alt-legend = { $title }：桌上圖示的意思。
render-nucleum-alt-icon-break = ；

render-nucleum-stack-initial = 起始
render-nucleum-stack-silver = 銀色
render-nucleum-stack-gold = 金色
render-nucleum-stack-purple = 紫色

## 圖示說明

render-nucleum-legend-types = 建築和工業
render-nucleum-legend-actions = 行動
render-nucleum-legend-goods = 資源和獎勵
render-nucleum-legend-figures = 玩家圖版上的數字
render-nucleum-legend-cities = 城市和板塊邊緣
render-nucleum-legend-spaces = 地圖上
render-nucleum-legend-tiles = 行動板塊和鐵路
render-nucleum-is-residence = 民宅
render-nucleum-is-factory = 工場
render-nucleum-is-laboratory = 實驗室
render-nucleum-is-government = 政府建築
render-nucleum-is-turbine = 渦輪
render-nucleum-is-mine = 礦井
render-nucleum-is-urbanize = 城市化：放一座建築
render-nucleum-is-industrialize = 工業化：放渦輪或礦井
render-nucleum-is-develop = 發展：拿行動板塊
render-nucleum-is-contract = 拿一張合約
render-nucleum-is-energize = 發電：讓建築通電
render-nucleum-is-directive = 以上任選一種
render-nucleum-is-thaler = 錢（元）
render-nucleum-is-worker = 工人
render-nucleum-is-uranium = 鈾
render-nucleum-is-achievement = 成就
render-nucleum-is-vp = 分數
render-nucleum-is-nucleum = 核能引擎
render-nucleum-is-income-thaler = 金錢收入前進
render-nucleum-is-income-worker = 工人收入前進
render-nucleum-is-income = 分數收入前進
render-nucleum-is-income-any = 任一收入前進
render-nucleum-is-technology = 科技（II 級）
render-nucleum-is-star = 里程碑星星
render-nucleum-is-figure-points = 收入：9，另加 1 分
render-nucleum-is-figure-room = 鈾 6 個，礦井共可放 10 個
render-nucleum-is-contract-initial = 起始合約：橫線
render-nucleum-is-contract-silver = 銀色合約：一點
render-nucleum-is-contract-gold = 金色合約：兩點
render-nucleum-is-contract-purple = 紫色合約：三點
render-nucleum-is-city-white = 白色：素面
render-nucleum-is-city-purple = 紫色：圓點
render-nucleum-is-city-orange = 橙色：斜線
render-nucleum-is-city-green = 綠色：波紋
render-nucleum-is-city-wild = 可配對任何顏色
render-nucleum-is-space-two = 兩種皆可的空格
render-nucleum-is-space-red = 任何種類，額外支付
render-nucleum-is-space-mine = 礦井格，附鈾
render-nucleum-is-space-mine-red = 紅色礦井格，額外支付
render-nucleum-is-space-turbine-red = 紅色渦輪格，額外支付
render-nucleum-is-space-rail-red = 紅色鐵路格，額外支付
render-nucleum-is-rubble = 瓦礫：不能蓋
render-nucleum-is-building = 工場 II，需要 5 點電
render-nucleum-is-lit = 同上，已通電
render-nucleum-is-neutral = 中立建築
render-nucleum-is-mine-piece = 礦井，有 2 個鈾（上限 3）
render-nucleum-is-turbine-piece = 第 2 列的渦輪
render-nucleum-is-plant-lit = 有核能引擎的發電廠
render-nucleum-is-plant-coal = 燃煤發電廠
render-nucleum-is-coal = 煤車
render-nucleum-is-coal-flipped = 翻面的煤車：輪子朝上
render-nucleum-is-tile = 色條是邊緣的顏色。路線完成後，板塊會顯示擁有者的鐵路。

### 核子激盪的配件：名稱、效果、條件，桌上印的一切。

## 連接用詞

nucleum-several = { $count } × { $what }
nucleum-list = { $items }
nucleum-clauses = { $first }；{ $more }
nucleum-or-more = { $first }／{ $next }
nucleum-or-brief = { $first }／{ $last }
nucleum-or = { $first }／{ $last }
nucleum-filtered = { $what }{ $how }
nucleum-for-each = 每{ $each }得 { $what }
nucleum-nothing = 無
nucleum-plain = { $value }
nucleum-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## 數量

nucleum-amount-thaler = { $count } 元
nucleum-amount-worker = { $count } 個工人
nucleum-amount-uranium = { $count } 個鈾
nucleum-amount-achievement = { $count } 個成就
nucleum-amount-vp = { $count } 分

## 顏色、種類、收入軌

nucleum-colour-white = 白色
nucleum-colour-purple = 紫色
nucleum-colour-orange = 橙色
nucleum-colour-green = 綠色
nucleum-colour-wild = 四色
nucleum-colour-none = 無色

nucleum-type-residence = 民宅
nucleum-type-factory = 工場
nucleum-type-laboratory = 實驗室
nucleum-type-government = 政府
nucleum-both-types = { $first }／{ $second }

nucleum-track-thaler = 金錢收入
nucleum-track-worker = 工人收入
nucleum-track-vp = 分數收入
nucleum-track-any = 任一收入

nucleum-marker-thaler = 金錢收入標記
nucleum-marker-worker = 工人收入標記
nucleum-marker-vp = 分數收入標記
nucleum-marker-any = 任一收入標記
nucleum-marker-all = 每個收入標記

## 地圖

nucleum-side-saxony-12 = 薩克森，1–2 人
nucleum-side-saxony-34 = 薩克森，3–4 人
nucleum-side-text = { $cities } 個城市，{ $links } 條路線。完成鐵路獎勵：{ $rewards }。
nucleum-completion = { $length } 格：{ $each ->
    [yes] 每塊你的板塊
   *[no] 每位參與者
}，{ $track } +{ $steps }

nucleum-city-aussig = Aussig
nucleum-city-bautzen = Bautzen
nucleum-city-bruex = Brüx
nucleum-city-chemnitz = Chemnitz
nucleum-city-dresden = Dresden
nucleum-city-freiberg = Freiberg
nucleum-city-glashuette = Glashütte
nucleum-city-goerlitz = Görlitz
nucleum-city-grimma = Grimma
nucleum-city-joachimsthal = Joachimsthal
nucleum-city-karlsbad = Karlsbad
nucleum-city-leipzig = Leipzig
nucleum-city-marienberg = Marienberg
nucleum-city-plauen = Plauen
nucleum-city-praha = Praha
nucleum-city-pressnitz = Preßnitz
nucleum-city-riesa = Riesa
nucleum-city-zittau = Zittau
nucleum-city-zwickau = Zwickau
nucleum-city-text = 編號 { $number }，{ $colour }：{ $parts }。

nucleum-space-building = { $types }格
nucleum-space-red = 紅色格（任何建築）
nucleum-space-special = 特殊建築格
nucleum-space-mine = { $red ->
    [yes] 紅色礦井格
   *[no] 礦井格
}{ $uranium ->
    [0] {""}
   *[other] （附 { $uranium } 個鈾）
}
nucleum-space-turbine = { $red ->
    [yes] 紅色渦輪格
   *[no] 渦輪格
}
nucleum-plant = 發電廠（放置核能引擎：{ $bonus }）
nucleum-plant-coal = 燃煤發電廠（不能用鈾）
nucleum-plant-built-in = 內建核能引擎的實驗發電廠
nucleum-energized-factor = 通電建築的分數 ×{ $factor }

nucleum-energized-vp = 每座通電建築多 { $vp } 分
nucleum-link = { $first }–{ $last }
nucleum-link-text = { $spaces } 個鐵路格{ $red ->
    [yes] ，紅色：每塊板塊額外支付
   *[no] {""}
}

nucleum-link-reward = { $effects }（第 { $space } 格，共 { $spaces } 格）
nucleum-link-rewards = { $text }。放板塊立刻獲得：{ $rewards }
nucleum-coal-area-west = 西部煤供應區
nucleum-coal-area-north-east = 東北煤供應區
nucleum-coal-area-text = 煤運到 { $cities }。煤車：{ $wagons }。
nucleum-coal-area-fixed = 煤運到 { $cities }。每個煤 { $thaler } 元，每次發電行動最多 { $limit } 個。
nucleum-wagons = { $players } 人 { $wagons } 輛

## 計算的東西：接在「每」之後，含量詞

nucleum-each-pieces = { $energized ->
    [yes] 座通電建築
   *[no] 座建築／礦井／渦輪
}
nucleum-each-urban = { $energized ->
    [yes] 座通電建築
   *[no] 座建築
}
nucleum-each-residence = { $energized ->
    [yes] 座通電的民宅
   *[no] 座民宅
}
nucleum-each-factory = { $energized ->
    [yes] 座通電的工場
   *[no] 座工場
}
nucleum-each-laboratory = { $energized ->
    [yes] 座通電的實驗室
   *[no] 座實驗室
}
nucleum-each-government = { $energized ->
    [yes] 座通電的政府建築
   *[no] 座政府建築
}
nucleum-each-mine = 座礦井
nucleum-each-turbine = 座渦輪
nucleum-each-city = 個城市
nucleum-each-network-cities = 個城市（你最大的網路）
nucleum-each-railways = 塊你的鐵路板塊
nucleum-each-links = { $length ->
    [0] 條有你板塊的完成路線
   *[other] 條 { $length } 格以上且有你板塊的完成路線
}
nucleum-each-contracts = 張已完成的合約
nucleum-each-technologies = 項已解鎖的科技
nucleum-each-tiles = 塊鐵路以外的行動板塊
nucleum-each-achievements = 個你持有的成就
nucleum-each-income = 格（到{ $track }為止）

## 計算的東西：帶數量

nucleum-kind-urban = { $energized ->
    [yes] 通電建築
   *[no] 建築
}
nucleum-kind-residence = { $energized ->
    [yes] 通電的民宅
   *[no] 民宅
}
nucleum-kind-factory = { $energized ->
    [yes] 通電的工場
   *[no] 工場
}
nucleum-kind-laboratory = { $energized ->
    [yes] 通電的實驗室
   *[no] 實驗室
}
nucleum-kind-government = { $energized ->
    [yes] 通電的政府建築
   *[no] 政府建築
}
nucleum-kind-mine = 礦井
nucleum-kind-turbine = 渦輪
nucleum-count-several = { $count } 座{ $kinds }
nucleum-with-two = { $what }（1–2 人時 { $count }）
nucleum-count-pieces = { $energized ->
    [yes] { $count } 座通電建築
   *[no] { $count } 座建築／礦井／渦輪
}
nucleum-count-urban = { $energized ->
    [yes] { $count } 座通電建築
   *[no] { $count } 座建築
}
nucleum-count-residence = { $energized ->
    [yes] { $count } 座通電的民宅
   *[no] { $count } 座民宅
}
nucleum-count-factory = { $energized ->
    [yes] { $count } 座通電的工場
   *[no] { $count } 座工場
}
nucleum-count-laboratory = { $energized ->
    [yes] { $count } 座通電的實驗室
   *[no] { $count } 座實驗室
}
nucleum-count-government = { $energized ->
    [yes] { $count } 座通電的政府建築
   *[no] { $count } 座政府建築
}
nucleum-count-mine = { $count } 座礦井
nucleum-count-turbine = { $count } 座渦輪
nucleum-count-cities = { $count } 個城市
nucleum-cities-with = { $cities }（至少有一{ $piece }）
nucleum-count-network-cities = { $count } 個城市（同一網路）
nucleum-count-railways = { $count } 塊鐵路板塊
nucleum-count-links = { $length ->
    [0] { $count } 條有你板塊的完成路線
   *[other] { $count } 條 { $length } 格以上且有你板塊的完成路線
}
nucleum-count-contracts = { $count } 張已完成的合約
nucleum-count-technologies = { $count } 項已解鎖的科技
nucleum-count-tiles = { $count } 塊鐵路以外的行動板塊
nucleum-count-achievements = 持有 { $count } 個成就
nucleum-count-income = { $marker }在第 { $count } 格以上

nucleum-filter-level = （{ $level } 級以上）
nucleum-filter-cities = （在 { $cities }）
nucleum-filter-colours = （{ $colours }城市）
nucleum-filter-joined = （與 { $cities } 同一網路）
nucleum-filter-network-one = （同一網路）
nucleum-filter-network-same = （同一網路）
nucleum-filter-network-plant = （與發電廠相連）
nucleum-filter-anyone = （不限玩家）

nucleum-progress = { $what }（目前 { $have }）
nucleum-progress-income = { $what }（目前 { $have }）
nucleum-progress-one = { $what }（{ $have ->
    [0] 尚未
   *[other] 已達成
}）
nucleum-scoring = 遊戲結束時：{ $steps }。
nucleum-threshold = { $what }得 { $vp } 分
nucleum-threshold-more = 達 { $count } 得 { $vp } 分

## 最短的效果說明

nucleum-label-income = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps }（付 { $cost } 元）
}
nucleum-label-track = { $track ->
    [thaler] 金錢收入
    [worker] 工人收入
    [vp] 分數收入
   *[any] 任一收入
}
nucleum-label-technology = { $level } 級科技
nucleum-label-directive = 任一主要行動 −{ $thaler }
nucleum-label-take-tile = { $thaler ->
    [0] 行動板塊
   *[other] 行動板塊 −{ $thaler }
}
nucleum-label-take-tile-free = 免費行動板塊
nucleum-label-special-tiles = 特殊板塊
nucleum-label-extra-railway = 再建鐵路
nucleum-label-slot-reward = { $other ->
    [yes] 另一合約格獎勵
   *[no] 任一合約格獎勵
}
nucleum-label-place-nucleum = 核能引擎

nucleum-action-urbanize = 城市化
nucleum-action-industrialize = 工業化
nucleum-action-develop = 發展
nucleum-action-contract = 合約
nucleum-action-energize = 發電
nucleum-action-urbanize-plural = 城市化行動
nucleum-action-industrialize-plural = 工業化行動
nucleum-action-urbanize-text = 付錢把圖版上的一座建築放到你網路裡的城市。
nucleum-action-industrialize-text = 支付該列的工人，把圖版上的一座礦井或渦輪放到你網路裡的城市。
nucleum-action-develop-text = 照價拿展示區的 1 塊行動板塊，或額外支付拿 2 塊。
nucleum-action-contract-text = 拿一張銀色或金色合約到空的合約格，獲得該格的獎勵。
nucleum-action-energize-text = 把煤和鈾運到發電廠，讓你的一座建築或一座中立建築通電。

nucleum-short-thaler-off = {" "}−{ $count }
nucleum-short-workers-off = {" "}−{ $count } 工人
nucleum-short-electricity = {" "}+{ $count }
nucleum-short-uranium = {" "}+{ $count } 鈾
nucleum-short-ignore-network = {" "}不限網路
nucleum-short-double-slot = {" "}×2

## 完整的效果說明

nucleum-effect-income-one = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps }（付 { $cost } 元）
}
nucleum-effect-income-any = { $cost ->
    [0] 任一收入 +{ $steps }
   *[other] 任一收入 +{ $steps }（付 { $cost } 元）
}
nucleum-effect-technology = { $level } 級科技
nucleum-effect-details = { $what }（{ $details }）
nucleum-effect-action-urbanize = 城市化行動
nucleum-effect-action-industrialize = 工業化行動
nucleum-effect-action-develop = 發展行動
nucleum-effect-action-contract = 合約行動
nucleum-effect-action-energize = 發電行動
nucleum-long-thaler-off = 少付 { $count } 元
nucleum-long-workers-off = 少付 { $count } 個工人
nucleum-long-electricity = 多 { $count } 點電
nucleum-long-uranium = 多 { $count } 個鈾
nucleum-long-ignore-network = 可選任何城市
nucleum-long-double-slot = 合約格獎勵兩次
nucleum-effect-directive = 任一主要行動（少付 { $thaler } 元）
nucleum-effect-take-tile = { $thaler ->
    [0] 照價拿展示區的一塊行動板塊
   *[other] 少付 { $thaler } 元拿展示區的一塊行動板塊
}
nucleum-effect-take-tile-free = 免費拿展示區的任一行動板塊
nucleum-effect-special-tiles = 你的實驗的特殊行動板塊
nucleum-effect-extra-railway = 再建一塊鐵路板塊（不用工人）
nucleum-effect-slot-reward = { $other ->
    [yes] 另一個合約格的獎勵
   *[no] 任一合約格的獎勵
}
nucleum-effect-place-nucleum = 把一個核能引擎放到發電廠
nucleum-times = { $what }（{ $count } 次）

## 能力

nucleum-ability-on = 每當你{ $moment }：{ $effects }
nucleum-moment-place-building = 放置建築
nucleum-moment-place-mine = 放置礦井
nucleum-moment-place-turbine = 放置渦輪
nucleum-moment-energize = 讓建築通電
nucleum-moment-gain-contract = 獲得合約
nucleum-moment-fulfil-contract = 完成合約
nucleum-moment-place-railway = 建造鐵路板塊
nucleum-moment-requirement = { $moment }（用電需求 { $electricity } 以上）

nucleum-modifier-urbanize-thaler-off = 你的城市化行動少付 { $count } 元
nucleum-modifier-industrialize-workers-off = 你的工業化行動少付 { $count } 個工人
nucleum-modifier-coal-thaler-off = 你每次發電行動買煤少付 { $count } 元
nucleum-modifier-red-thaler-off = 紅色空格和紅色路線少付 { $count } 元
nucleum-modifier-second-tile-thaler-off = 發展行動的第二塊板塊少付 { $count } 元
nucleum-modifier-electricity = 你的發電行動多 { $count } 點電
nucleum-modifier-plant-uranium = 可多運 { $count } 個鈾到有核能引擎的發電廠
nucleum-modifier-first-uranium-electricity = 每次發電行動的第一個鈾多發 { $count } 點電
nucleum-modifier-mine-size = 你的每座礦井可多放 { $count } 個鈾
nucleum-modifier-per = 每{ $each }：{ $what }{ $limit ->
    [0] {""}
   *[other] （最多 { $limit }）
}
nucleum-permit-ignore-network = 你的{ $action }可選任何城市
nucleum-permit-foreign-turbines = 用其他玩家的渦輪不必付錢，計算發電廠的鈾時也當作你的
nucleum-permit-unmatched-end = 每次建造鐵路板塊，可再結算一個沒有配對的行動

## 板塊、合約、科技

nucleum-tile = { $first } | { $second }
nucleum-tile-text = { $first }；{ $second }。
nucleum-half-text = { $colour }邊：{ $effects }
nucleum-directive-text = { $effects }；不能當鐵路。

nucleum-contract-initial = 起始合約 { $id }
nucleum-contract-silver = 銀色合約 { $id }
nucleum-contract-gold = 金色合約 { $id }
nucleum-contract-purple = 紫色合約 { $id }
nucleum-contract-text = { $conditions } → { $rewards }

nucleum-technology = 科技 { $id }（{ $level } 級）
nucleum-technology-once = 一次性：{ $effects }。
nucleum-technology-lasting = 持續：{ $abilities }。
nucleum-experiment = 實驗 { $id }
nucleum-experiment-text = 渦輪效果：{ $abilities }。

nucleum-milestone-residence = 民宅
nucleum-milestone-factory = 工場
nucleum-milestone-laboratory = 實驗室
nucleum-milestone-turbine = 渦輪
nucleum-milestone-mine = 礦井
nucleum-milestone-railways = 鐵路
nucleum-milestone-energized-cities = 通電城市
nucleum-milestone-tiles = 行動板塊
nucleum-milestone-each = 每{ $what }達成一次。
nucleum-milestone-per = 每 { $what }達成一次。

## 圖版和設置

nucleum-neutral = { $type ->
    [residence] 中立民宅
    [factory] 中立工場
    [laboratory] 中立實驗室
   *[government] 中立政府建築
}
nucleum-neutral-text = 需要 { $energy } 點電；讓它通電的人獲得：{ $effects }。
nucleum-building = { $type ->
    [residence] 民宅
    [factory] 工場
    [laboratory] 實驗室
   *[government] 政府建築
} { $level }
nucleum-building-text = 花費 { $thaler } 元，需要 { $energy } 點電。通電：{ $effects }；終局：{ $vp }。
nucleum-row = 第 { $number } 列
nucleum-row-text = 渦輪和礦井各花費 { $workers } 個工人，礦井可放 { $size } 個鈾。渦輪：{ $abilities }。兩者都蓋：{ $rewards }。
nucleum-turbine-effect = 你的實驗的渦輪效果
nucleum-slot-brief = 合約格 { $number }
nucleum-slot = 合約格 { $number }（{ $effects }）
nucleum-slot-text = 放在這裡的合約：{ $effects }{ $initial ->
    [yes] ；起始合約放在這裡
   *[no] {""}
}。
nucleum-income-value = { $vp ->
    [0] { $amount }
   *[other] { $amount }+{ $vp } 分
}
nucleum-end-bonus = 第 { $space } 格 { $vp } 分
nucleum-income-text = 起點和各格：{ $values }。終局：{ $bonuses }。
nucleum-tier = 區間 ×{ $multiplier }
nucleum-tier-text = 第 { $spaces } 格：最多一個自己的星星，里程碑 ×{ $multiplier }。
nucleum-segment = 第 { $low }–{ $high } 格
nucleum-segment-text = { $first ->
    [yes] 第一個放到這裡的星星：{ $effects }。
   *[no] 每個放到這裡的星星：{ $effects }。
}
nucleum-milestone-space = 第 { $space } 格
nucleum-track-bonus-text = { $vp ->
    [0] 立刻：{ $effects }。
   *[other] 立刻：{ $effects }；終局 { $vp } 分。
}
nucleum-players = { $players } 人
nucleum-players-text = { $tiles } 塊一般行動板塊、{ $silver } 張銀色合約、{ $gold } 張金色合約；達成 { $conditions } 個終局條件後結束。
nucleum-card = 設置卡 S{ $number }
nucleum-card-text = 中立建築：{ $neutral }。核能引擎：{ $nucleum }。城市瓦礫：{ $urban }。礦井瓦礫：{ $mine }。
nucleum-card-special = { $text }特殊建築格的瓦礫：{ $special }。
nucleum-card-three = { $cities }；3 人時再加 { $more }

nucleum-end-action-tiles = 行動板塊堆用完
nucleum-end-contracts = 兩疊合約都用完
nucleum-end-kings-day = 第三次國王節
nucleum-end-technologies = 一位玩家解鎖全部 8 項科技
nucleum-end-score-flag = 到達分數旗
nucleum-end-text = 觸發的玩家得 { $vp } 分。

nucleum-leftover-uranium = 剩餘的鈾
nucleum-leftover-worker = 剩餘的工人
nucleum-leftover-thaler = 剩餘的錢
nucleum-leftover-text = 每 { $what }得 1 分。

nucleum-number-start-thaler = 起始的錢
nucleum-number-start-workers = 起始可用的工人
nucleum-number-reserve-workers = 起始在儲備區的工人
nucleum-number-start-stars = 輔助圖版上的星星
nucleum-number-reserve-stars = 儲備區的星星
nucleum-number-income-start = 收入標記的起始格
nucleum-number-flag-vp = 分數旗的分數
nucleum-number-tile-prices = 展示區行動板塊的價格（元）
nucleum-number-second-tile-thaler = 第二塊行動板塊的額外支付（元）
nucleum-number-red-thaler = 紅色空格和路線的額外支付（元）
nucleum-number-action-slots = 行動格
nucleum-number-coal-thaler = 煤的價格（元）：煤車、翻面的煤車、沒有煤車
nucleum-number-coal-electricity = 每個煤的電力
nucleum-number-uranium-electricity = 每個鈾的電力
nucleum-number-plant-uranium = 有核能引擎的發電廠可用的鈾
nucleum-number-turbine-uranium = 發電廠每座渦輪多用的鈾
nucleum-number-foreign-turbine-thaler = 使用別人渦輪的費用（元）
nucleum-number-income-overflow-vp = 超出收入軌每步的分數
nucleum-number-kings-day-vp = 國王節最高和第二高星星的分數
nucleum-number-shown-silver = 可見的銀色合約
nucleum-number-shown-gold = 可見的金色合約
nucleum-number-shown-purple = 每組可見的紫色合約
nucleum-number-neutral-buildings = 起始的中立建築
nucleum-number-rubble-below-players = 人數少於此數時使用瓦礫

## 配件資料檢查

nucleum-origin-printed = 印製
nucleum-origin-inferred = 推斷
nucleum-origin-house = 自訂
nucleum-check-share = { $file }：{ $records } 筆：印製 { $printed }、推斷 { $inferred }、自訂 { $house }
nucleum-check-all = 所有檔案
nucleum-check-percent = { $count }（{ $percent }%）
nucleum-check-good = 資料全部吻合。

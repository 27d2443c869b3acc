### 核子激盪的規則：問玩家什麼、發生了什麼、為什麼不能做。

## 連接用詞

nuc-free = 免費
nuc-thaler-range = { $low }–{ $high } 元
nuc-cost-red = { $cost }，紅色空格
nuc-tile-brief = { $code } { $name }
nuc-rail-brief = { $link } { $number }
nuc-tile = { $code }（{ $name }）
nuc-place = { $city } 的{ $space }
nuc-link = { $first }–{ $second }
nuc-rail-space = { $link }（第 { $number } 格）
nuc-building-at = { $city } 的{ $building }
nuc-turbine = 渦輪 { $row }
nuc-mine = 礦井 { $row }

## 選項

option-map = 地圖
option-map-saxony = 薩克森
option-about-map-saxony = 基本遊戲。
option-experiments = 實驗
option-experiments-choose = 依逆回合順序挑選
option-about-experiments-choose = 最後一位玩家先選，起始玩家最後選。
option-experiments-random = 隨機分配
option-about-experiments-random = 每人隨機得到一個。

## 面板

nuc-headline = 第 { $round } 輪{ $ended ->
    [0] {""}
   *[other] {" "}· 終局條件 { $ended }/{ $needed }
}
nuc-headline-ending = 第 { $round } 輪，之後每人再一個回合
nuc-headline-flag = 分數旗在 { $flag } 分
nuc-headline-last = 最後一輪：每人的最後一個回合
nuc-headline-over = 遊戲結束
nuc-seat-line = { $vp } · { $thaler } · { $workers }{ $uranium ->
    [0] {""}
   *[other] （{ $stored }）
} · { $achievements } · 行動格 { $filled }/{ $slots }
nuc-recharge-now = 現在補給：{ $income }
nuc-seat-line-more = { $line } · { $more }

## 設置

nuc-prompt-experiment = 選擇你的實驗。
nuc-event-experiment = { $who } 選了{ $experiment }。
nuc-event-first-player = { $who } 是起始玩家。
nuc-event-neutral = { $place }：{ $building }。
nuc-event-first-nucleum = 第一個核能引擎在 { $city }。

## 回合

nuc-prompt-turn = 打出板塊、建造鐵路或補給。
nuc-prompt-resolve = 接著做什麼？順序不限，也可跳過。
nuc-prompt-action = 哪個行動？
nuc-prompt-option = 請選一項。
nuc-reason-ending = 終局將至：這個回合之後你還有一個回合。
nuc-reason-last-round = 這是你的最後一個回合。
nuc-skip = 其餘跳過
nuc-recharge = 補給
nuc-recharge-detail = 獲得 { $income }，然後放里程碑星星
nuc-recharge-star-zero = 補給（星星放第 0 格：{ $vp } 分）
nuc-recharge-zero = 獲得 { $income }；星星放第 0 格（{ $star }）
nuc-rail-detail = { $spaces } 個空的鐵路格
nuc-directive-action = { $action }，少付 { $thaler } 元
nuc-task-of = { $what }，來自「{ $tile }」
nuc-event-play = { $who } 把「{ $tile }」打到第 { $slot } 格。
nuc-event-last-round = 終局觸發：每人再一個回合。
nuc-event-nothing = { $who } 無法使用。

## 資源

nuc-event-gain = { $who }：+{ $what }。
nuc-event-gain-by = { $by }：{ $who } +{ $what }。
nuc-event-income = { $who }：{ $track } +{ $steps }，現在在第 { $space } 格。
nuc-event-income-by = { $by }：{ $who }，{ $track } +{ $steps }，現在在第 { $space } 格。
nuc-by-buildings = 建築獎勵
nuc-by-contracts = 合約
nuc-by-end-conditions = 終局條件
nuc-by-energized = 通電
nuc-by-income = 收入
nuc-by-income-overflow = 超出收入軌
nuc-by-instead-technology = 代替科技
nuc-by-kings-day = 國王節
nuc-by-milestone-space = 里程碑軌
nuc-by-mine = 新礦井
nuc-by-plant = 發電廠
nuc-by-railway = 鐵路完成
nuc-by-space = 鐵路格
nuc-by-subsidies = 補貼
nuc-by-technologies = 科技
nuc-by-turbine = 使用渦輪
nuc-event-no-worker = { $who } 的儲備區沒有工人了。
nuc-event-no-room = { $who } 沒有地方放鈾：改拿工人。
nuc-event-uranium-lost = { $who } 沒有地方放 { $count } 個鈾，只好棄置。
nuc-prompt-income = { $cost ->
    [0] 收入標記前進 { $steps } 格：哪一個？
   *[other] 要付 { $cost } 元讓一個收入標記前進 { $steps } 格嗎？
}
nuc-income-steps = { $track } +{ $steps }（到第 { $space } 格{ $vp ->
    [0] {""}
   *[other] ，{ $vp } 分
}）
nuc-skip-pay = 不付 { $cost } 元
nuc-prompt-store = { $count } 個鈾要放到哪些礦井？
nuc-prompt-spend = 要從哪些礦井拿 { $count } 個鈾？
nuc-uranium-at-brief = { $cities } { $count }
nuc-uranium-at = { $cities }：{ $count } 個鈾
nuc-prompt-pay = { $workers ->
    [0] 支付 { $thaler } 元：要換什麼？
   *[other] { $thaler ->
        [0] 支付 { $workers } 個工人：要換什麼？
       *[other] 支付 { $thaler } 元和 { $workers } 個工人：要換什麼？
    }
}
nuc-pay-plain = 支付
nuc-pay-workers = { $count } 個工人 → { $count } 元
nuc-pay-uranium-thaler = { $count } 個鈾 → { $count } 元
nuc-pay-uranium-workers = { $count } 個鈾 → { $count } 個工人
nuc-exchange-worker = 1 個工人 → 1 元
nuc-exchange-uranium = 1 個鈾 → 1 個工人
nuc-exchange-left = 你有 { $resource }
nuc-event-exchange-workers = { $who } 用 { $count } 個工人換 { $count } 元。
nuc-event-exchange-uranium = { $who } 用鈾換 { $workers ->
    [0] { $thaler } 元
   *[other] { $thaler ->
        [0] { $workers } 個工人
       *[other] { $workers } 個工人和 { $thaler } 元
    }
}。
nuc-cost-detail = { $cost }{ $exchanges ->
    [0] {""}
   *[other] （需交換 { $exchanges } 次）
}

## 城市化和工業化

nuc-prompt-urbanize = 哪座建築？
nuc-prompt-industrialize = 哪座渦輪或礦井？
nuc-prompt-space = { $piece }：要蓋在哪裡？
nuc-tile-edges = 兩邊：{ $first }、{ $second }
nuc-building-detail = { $energy } 點電 → { $effects }；{ $per ->
    [yes] 每座同類建築 { $vp } 分
   *[no] { $vp } 分
}
nuc-places = { $count } 處可蓋
nuc-piece-completes = 完成整列：{ $reward }
nuc-mine-gives = 獲得 { $uranium } 個鈾，可放 { $size } 個
nuc-spaces = { $count } 格
nuc-event-urbanize = { $who } 在 { $city } 蓋了{ $building }（{ $cost }）。
nuc-event-industrialize = { $who } 在 { $city } 蓋了{ $piece }（{ $cost }）。

## 發展

nuc-prompt-develop = 拿哪塊行動板塊？
nuc-prompt-develop-more = 要再拿一塊嗎？
nuc-event-develop = { $who } 拿了「{ $tile }」（{ $cost }）。
nuc-event-offer = 展示區新板塊：{ $tile }。

## 合約

nuc-prompt-contract = 拿哪張合約？
nuc-prompt-slot = { $contract }：要放到哪個合約格？
nuc-prompt-bonus = 要哪個合約格的獎勵？
nuc-prompt-bonus-times = 要哪個合約格的獎勵（{ $count } 次）？
nuc-contract-detail = { $progress } → { $rewards }
nuc-slot-twice = 兩次
nuc-fulfil = 完成{ $contract }
nuc-event-contract = { $who } 拿了{ $contract }：{ $needs }。獲得 { $double ->
    [yes] { $bonus }，兩次
   *[no] { $bonus }
}。
nuc-event-contract-shown = 新展示：{ $contract }。
nuc-contract-needs = { $contract }：{ $needs }
nuc-event-fulfil = { $who } 完成{ $contract }：{ $rewards }。

## 科技

nuc-prompt-technology = 解鎖一項 { $level } 級以下的科技，或拿分數。
nuc-technology-vp = 改拿 { $vp } 分
nuc-event-technology = { $who } 解鎖{ $technology }。
nuc-event-special-tiles = { $who } 獲得 { $tiles }。

## 發電

nuc-prompt-energize = 要讓哪座建築通電？
nuc-prompt-plan = { $city } 的{ $building }，需要 { $energy } 點電：用什麼燃料？
nuc-coal = { $count } 個煤
nuc-coal-from = { $area }的 { $count } 個煤
nuc-no-fuel = 不用燃料
nuc-plan = { $plant } 發電廠：{ $fuel }，{ $cost }
nuc-plan-toll = { $plan }，其中 { $toll } 元付給 { $payees }
nuc-plan-supply = { $plan }，公用供應另付 { $toll } 元給 { $payees }
nuc-plan-detail = { $areas }
nuc-energize-detail = 獲得 { $energy } 個成就、{ $effects }
nuc-other-plans = { $target }：其他 { $count } 種方案
nuc-event-energize = { $who } 讓 { $city } 的「{ $building }」通電（{ $plan }）。

## 鐵路

nuc-prompt-rail = 「{ $tile }」要建在哪裡？{ $workers ->
    [0] {""}
   *[other] 需要 { $workers } 個工人。
}
nuc-prompt-way = { $space }：哪個方向？
nuc-prompt-matched = 結算 { $link } 上配對的行動，或跳過。
nuc-prompt-extra-rail = 要再建一塊鐵路嗎？不用工人。
nuc-reason-matched = { $who } 在 { $link } 建造鐵路，你可以結算那裡的行動：{ $halves }。
nuc-their-half = { $who }：{ $half }
nuc-no-match = 沒有配對
nuc-half-useless = { $half }（無法執行）
nuc-rail-beside = { $space }，靠 { $city }
nuc-rail-at = { $city }：{ $half }
nuc-rail-towards = 往 { $city }：{ $half }，{ $other }
nuc-rail-reward = 立刻獲得 { $reward }，然後 { $outcome }
nuc-rail-outcome = 路線 { $filled }/{ $spaces }
nuc-rail-completes = 完成路線
nuc-rail-gain = { $track } +{ $steps }
nuc-rail-gain-other = { $who } +{ $steps }
nuc-way = { $first }：{ $one } · { $second }：{ $other }
nuc-event-railway = { $who } 把「{ $tile }」建在 { $space }（{ $cost }）。
nuc-event-matched = { $who } 結算配對的「{ $half }」。
nuc-event-decline = { $who } 在那裡沒有再結算。
nuc-event-complete = { $link } 鐵路完成。

## 補給

nuc-prompt-star = 星星要放在哪裡？你有 { $achievements } 個成就，之後會全部歸還。{ $highest ->
    [0] {""}
   *[other] 最高可放第 { $highest } 格；國王節時越高排名越前。
}
nuc-prompt-late-star = 你還有 { $achievements } 個成就：要加放一個星星嗎？
nuc-prompt-nucleum = 核能引擎要放到哪座發電廠？
nuc-reason-late-star = 遊戲即將結束；可以加放一個星星。
nuc-star = 第 { $space } 格
nuc-star-detail = ×{ $multiplier } { $milestone }（你有 { $have } 個{ $per ->
    [1] {""}
   *[other] ，每 { $per } 個算 1
}）{ $gains ->
    [yes] ；立刻：{ $effects }
   *[no] {""}
}
nuc-late-star-detail = ×{ $multiplier } { $milestone }（你有 { $have } 個{ $per ->
    [1] {""}
   *[other] ，每 { $per } 個算 1
}）
nuc-star-zero = 立刻：{ $effects }；終局 { $vp } 分
nuc-plant-detail = { $bonus }
nuc-event-recharge = { $who } 補給：{ $income }。
nuc-event-star = { $who } 把星星放在里程碑軌第 { $space } 格。
nuc-event-star-zero = { $who } 把星星放在里程碑軌第 { $space } 格：終局 { $vp } 分。
nuc-event-nucleum = { $who } 把核能引擎放到 { $city }。
nuc-event-kings-day = 第 { $number } 次國王節。

## Promo

## 終局

nuc-event-end-condition = { $who } 觸發終局條件（{ $count }/{ $needed }）：{ $condition }。
nuc-event-end-condition-more = { $who } 又觸發一個終局條件：{ $condition }。
nuc-event-end-near = 玩完這一輪，然後每人再一個回合。
nuc-event-final = { $place }. { $who }：{ $score } 分。
nuc-score-contracts = 合約
nuc-score-technologies = 以科技換的分數
nuc-score-income = 收入
nuc-score-income-overflow = 超出收入軌
nuc-score-kings-day = 國王節
nuc-score-end-conditions = 終局條件
nuc-score-rows = 渦輪和礦井列
nuc-score-milestone-space = 里程碑軌
nuc-score-subsidies = 行動板塊
nuc-score-buildings = 建築獎勵
nuc-score-milestones = 里程碑
nuc-score-bailouts = 第 0 格的星星
nuc-score-purple = 紫色科技
nuc-score-leftovers = 剩餘資源
nuc-score-energized = 通電建築
nuc-score-income-bonus = 收入軌

## 單行指令

nuc-oneshot-tile-first = 請先打出板塊：`play { $tile } { $line }`（{ $tiles }：{ $action }）。

## 為什麼不行

nuc-why-short = 要付 { $cost }，你有 { $have }（{ $any ->
    [no] 沒有東西可以換
   *[yes] 可以換：{ $stock }
}）。
nuc-why-short-of = { $what }要付 { $cost }，你有 { $have }（{ $any ->
    [no] 沒有東西可以換
   *[yes] 可以換：{ $stock }
}）。
nuc-before-turns = 正在選擇實驗：每人都選好後才開始回合。在那之前，/lookup 可說明每個實驗。
nuc-why-network = { $city } 不在你的網路裡。
nuc-why-network-from = { $city } 還不在你的網路裡。從 { $near } 建鐵路過去（{ $spaces } 格），或選你網路裡的城市。
nuc-why-or-joined = { $why }也可以{ $by }來連上。
nuc-why-unpayable = { $city } 有空格，但沒有一格適合你現有且付得起的。
nuc-why-full = { $city } 沒有適合的空格。
nuc-why-no-building = 那一格沒有建築。
nuc-why-energized = { $city } 的{ $building }：已經通電。
nuc-why-foreign = { $city } 的{ $building }：這是別人的。
nuc-why-no-plant = 沒有完成的鐵路連接 { $city } 和發電廠。
nuc-why-dark =
    { $owner ->
        [own] 你在 { $city } 的{ $building }
       *[neutral] { $city } 的{ $building }
    } 到發電廠還缺 { $spaces } 段鐵路：{ $links }。
nuc-why-too-much =
    { $owner ->
        [own] 你在 { $city } 的{ $building }
       *[neutral] { $city } 的{ $building }
    } 需要 { $energy } 點電，你只能供應 { $most } 點。
nuc-why-no-own-building = 你沒有可通電的建築。{ $why }
nuc-why-nor-neutral = { $why }也沒有中立建築可通電。
nuc-why-nearest-space = 最近的空格在 { $city }，離你的 { $near } 還差 { $spaces } 段鐵路。
nuc-why-slots-full = 你的行動格都滿了。請補給，或建造鐵路。
nuc-why-no-tile = 你手上沒有行動板塊。請補給收回板塊。
nuc-why-no-rail-tile = 你手上的板塊都不能當鐵路。{ $develop ->
    [yes] 請補給收回板塊，或發展。
   *[no] 請補給收回板塊。
}
nuc-why-no-rail-space = 沒有空的鐵路格了。
nuc-why-no-worker = 建造鐵路要一個可用的工人；你沒有工人，也沒有鈾可以換。
nuc-why-rail-red = 空的鐵路格都是紅色的，要付 { $thaler } 元，而你付不起。
nuc-why-no-worker-reserve = 建造鐵路要一個可用的工人，而你沒有。你的儲備區是空的，所以不能用鈾換工人。
nuc-why-no-exchange = 沒有可換的：你沒有工人，也沒有鈾（且儲備區要有工人）可以換。
nuc-why-no-buildings = 你的建築都在地圖上了。
nuc-why-no-pieces = 你的渦輪和礦井都在地圖上了。
nuc-why-no-space = 你的網路裡沒有適合的空格。請建鐵路到別的城市。
nuc-why-no-offer = 展示區沒有行動板塊。
nuc-why-no-contract = 沒有合約可拿了。
nuc-why-no-slot = 你的合約格都滿了。請先完成一張合約。
nuc-why-no-target = 你沒有可通電的建築，也沒有中立建築可選。
nuc-why-no-own-contract = 你沒有合約，也還沒達成任何紫色合約。
nuc-why-not-fulfilled = 尚未達成：{ $contracts }。
nuc-why-no-action = 你手上沒有這類板塊。{ $develop ->
    [yes] 請補給收回板塊，或發展。
   *[no] 請補給收回板塊。
}
nuc-why-nothing-left = 你這回合已沒有這類行動可以結算。
nuc-why-turn-used = 你已經選好這個回合要做什麼了。
nuc-why-contract-once = 一回合只能完成一張合約，而且只在你打出板塊的回合。
nuc-contract-progress = { $contract }：{ $progress }

## 展望

nuc-end-happened = ✓ { $condition }
nuc-end-action-tiles = { $condition }：剩 { $tiles } 塊
nuc-end-contracts = { $condition }：剩 { $contracts } 張
nuc-end-kings-day = { $condition }：{ $held }/3
nuc-end-technologies = { $condition }：{ $technologies }/8
nuc-end-score-flag = { $condition }：{ $best }/{ $flag } 分
nuc-end-needed = 已達成 { $ended }/{ $needed } 個終局條件。
nuc-mine-group = { $cities }：{ $uranium } 個鈾，還可放 { $room } 個

## Statistics of an ended game

nuc-figure-tiles = 打出的行動板塊
nuc-figure-recharges = 補給次數
nuc-figure-railways = 建造的鐵路板塊
nuc-figure-buildings = 建造的建築
nuc-figure-pieces = 建造的渦輪與礦井
nuc-figure-energized = 發電行動
nuc-figure-contracts = 完成的合約
nuc-figure-technologies = 解鎖的科技
nuc-figure-stars = 放置的里程碑星星
nuc-figure-link = 最長路線（格）
nuc-figure-network = 最大網路的城市數

## The tale of a turn

nuc-event-paid = { $who } 支付 { $what }。
nuc-event-granted = { $who } 因{ $by }獲得行動。
nuc-event-granted-by-tile = { $who } 執行板塊上的行動。
nuc-event-returned = { $who } 歸還 { $what }。
nuc-event-order = 初始設置如圖。順序：{ $order }。
nuc-event-kings-day-place = { $place ->
    [1] 第一名
   *[other] 第二名
}{ $count ->
    [1] { "" }
   *[other] ，平手
}（最高的星星在第 { $space } 格）：{ $who }。
nuc-deed-kings-day-place = { $place ->
    [1] 第一名
   *[other] 第二名
}{ $count ->
    [1] { "" }
   *[other] ，平手
}（星星在第 { $space } 格）
nuc-turn-play = { $tile } → 第 { $slot } 格
nuc-turn-railway = 用 { $tile }建鐵路
nuc-deed-railway = { $space }
nuc-deed-railway-more = { $space }（{ $tile }）
nuc-turn-recharge = 補給
nuc-deed-urbanize = { $city } 的{ $building }
nuc-deed-industrialize = { $city } 的{ $piece }
nuc-deed-develop = { $tile }
nuc-deed-contract = 拿了{ $contract }（{ $needs }），合約格的獎勵{ $double ->
    [yes] 兩次
   *[no] { "" }
}
nuc-deed-fulfil = 完成{ $contract }
nuc-deed-energize = { $city } 的{ $building }通電{ $here ->
    [yes] { "" }
   *[no] ，{ $plant } 發電廠
}{ $coal ->
    [0] { "" }
   *[other] ，{ $coal } 個煤
}
nuc-deed-matched = 配對的{ $half }
nuc-deed-star = 星星放在第 { $space } 格
nuc-deed-star-zero = 星星放在第 { $space } 格（終局 { $vp } 分）
nuc-deed-nucleum = { $city } 的核能引擎
nuc-deed-nothing = 沒有效果
nuc-deed-technology = { $technology }
nuc-deed-special-tiles = { $tiles }
nuc-deed-gain = +{ $what }
nuc-deed-gain-instead = +{ $what }（沒有地方放鈾）
nuc-deed-granted = { $by }
nuc-deed-granted-plant = 發電廠獎勵
nuc-deed-granted-space = 鐵路格獎勵
nuc-deed-income = { $track } +{ $steps }（現在 { $space }）
nuc-deed-income-alone = +{ $steps }（現在 { $space }）
nuc-deed-exchange-workers = 用 { $count } 個工人換
nuc-deed-exchange-workers-alone = { $count } 個工人 → { $count } 元
nuc-deed-paid-alone = 支付 { $what }
nuc-deed-exchange-uranium = 用 { $uranium }換 { $gained }
nuc-deed-exchange-uranium-alone = { $uranium } → { $gained }
nuc-deed-no-worker = 儲備區沒有工人了
nuc-deed-uranium-lost = 棄置 { $count } 個鈾（沒有地方放）
nuc-deed-complete = { $link } 鐵路完成
nuc-deed-kings-day = 第 { $number } 次國王節
nuc-note-complete = 完成
nuc-ask-last-round = **你的最後一個回合**
nuc-ask-matched = **使用 { $halves }**：{ $who } 建了 { $link }；或跳過
nuc-ask-late-star = **放最後一顆星星**，或跳過
nuc-ask-experiment = **選擇你的實驗**

## Review: where points were left

nuc-missed-stars = { $count } 個星星在里程碑軌第 0 格：遊戲結束時會扣分，原本也可以達成里程碑
nuc-missed-contracts = 未完成：{ $contracts }
nuc-missed-buildings = 從未通電：{ $buildings }
nuc-missed-building = { $city }的{ $building }（{ $vp }）
nuc-missed-achievements = 剩餘成就：{ $count }；若在結束前補給，就能換成一個有效果的星星
nuc-missed-goods = 剩餘：{ $goods }

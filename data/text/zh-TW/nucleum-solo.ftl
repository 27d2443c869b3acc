### Nucleum 單人模式：Baron von Automat

option-opponent = 對手
option-opponent-none = 只有玩家
option-about-opponent-none = 只有真人與電腦玩家。
option-opponent-baron = Baron von Automat
option-about-opponent-baron = 一或兩人對抗 Baron，他依規則自動行動。
option-opponent-barons = 兩位 Baron
option-about-opponent-barons = 一人對抗兩位 Baron，他們依規則自動行動。
option-level = Baron 的等級
option-about-level = 1 最簡單，5 最困難。
option-challenge = 挑戰
option-challenge-none = 無
option-challenge-one-tile-less = 少一塊板塊
option-challenge-no-exchanges = 不可交換
option-challenge-two-chairs = 兩張椅子
option-challenge-empty-purse = 空錢袋
option-challenge-no-directive = 沒有指令
option-challenge-baron-ahead = Baron 領先
option-challenge-dear-coal = 昂貴的煤
option-challenge-six-slots = 六個行動格
option-challenge-hurried-baron = 匆忙的 Baron
option-challenge-his-contracts = 他的合約

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

kind-return = 放回板塊
verb-return = 放回 { $code }
nuc-prompt-return = 將一塊你的起始板塊放回盒中。

button-automata-nucleum = Baron 的板塊列


## Components

nucleum-solo-logic = 邏輯卡 { $number }
nucleum-solo-logic-text = { $cities }{ $buildings }{ $rows }
nuc-solo-card-cities = { $tie ->
    [lowest] 城市、鐵路與合約：編號最小者優先。
   *[highest] 城市、鐵路與合約：編號最大者優先。
}
nuc-solo-card-buildings = 城市化：先{ $first }，再{ $second }，再{ $third }。
nuc-solo-card-rows = 工業化：{ $row ->
    [lowest] 先最小的列
   *[highest] 先最大的列
}，{ $first ->
    [turbine] 渦輪先於礦井。
   *[mine] 礦井先於渦輪。
}
nuc-solo-kind-residence = 民宅
nuc-solo-kind-factory = 工場
nuc-solo-kind-laboratory = 實驗室
nucleum-solo-level = 等級 { $number }
nucleum-solo-level-text = Baron 起始有 { $start }，每次補給獲得 { $recharge }。{ $off ->
    [0] {""}
   *[other] 每次發電行動中，他的煤便宜 { $off } 元。
}終局時，每達成一次里程碑，依區段由低到高得 { $first }、{ $second }、{ $third } 或 { $fourth } 分；{ $contract ->
    [0] 合約不計分
   *[other] 每張合約得 { $contract } 分
}。
nucleum-challenge-one-tile-less = 在你的第一個回合前，將一塊你的雙面起始板塊放回盒中。
nucleum-challenge-no-exchanges = 你不能用鈾換工人，也不能用工人換錢。放不下的鈾棄置。
nucleum-challenge-two-chairs = 使用宮廷時：開局由中立政治家擔任黨魁的政黨，都改由 Baron 擔任。
nucleum-challenge-empty-purse = 你開局時有 0 元。
nucleum-challenge-no-directive = 你沒有特殊指令。
nucleum-challenge-baron-ahead = Baron 起始多一個星星，在里程碑軌第 7 格。
nucleum-challenge-dear-coal = 所有煤車起始都是較貴的一面。
nucleum-challenge-six-slots = 你有 6 個行動格：最後兩個被蓋住。
nucleum-challenge-hurried-baron = Baron 第二次補給就觸發遊戲結束，而不是第三次。
nucleum-challenge-his-contracts = Baron 每次補給時也拿一張金色合約。
help-kind-logic = 邏輯卡
help-kind-level = 等級
help-kind-challenge = 挑戰
help-kind-trophy = 獎盃

## Set-up

nuc-event-solo-row = { $who } 使用{ $experiment }。他的板塊列：{ $tiles }。
nuc-event-solo-first = { $who } 從 { $city } 開始。
nuc-event-solo-returned = { $who } 將「{ $tile }」放回盒中。

## His turn

nuc-event-solo-roll = { $who } 擲出 { $die }：「{ $tile }」{ $block ->
    [yes] ，緊鄰擋板左側。
   *[no] 。
}
nuc-event-solo-next = { $who } 接著再使用下一塊板塊：「{ $tile }」。
nuc-event-solo-use = { $reason ->
    [railway] 變成鐵路：其他板塊也有它的主要行動。
    [subsidies] 變成鐵路：它沒有主要行動。
    [last] 仍作行動板塊：其他板塊沒有{ $action }行動。
    [worker] 仍作行動板塊：沒有工人可以建鐵路。
    [space] 仍作行動板塊：沒有他付得起的空鐵路格。
   *[chain] 這塊永遠不會變成鐵路。
}
nuc-event-solo-card = 翻開邏輯卡 { $card }。
nuc-event-solo-cannot = { $who } 無法執行{ $action }行動。
nuc-event-solo-unavailable = { $who } 無法執行{ $action }行動：{ $why }。
nuc-why-solo-urbanize = 他付得起的建築都沒有空格
nuc-why-solo-industrialize = 他付得起的渦輪和礦井都沒有空格
nuc-why-solo-develop = 展示區是空的
nuc-why-solo-contract = 沒有公開的合約
nuc-why-solo-contract-limit = 他已有 { $count } 張合約
nuc-why-solo-energize = 沒有他能供電的建築
nuc-event-solo-develop = { $who } 從展示區拿了「{ $tile }」。
nuc-event-solo-remove = { $who } 移除了展示區的「{ $tile }」。
nuc-event-solo-contract = { $who } 拿了{ $contract }，終局計分。
nuc-event-solo-recharge = { $who } 補給（第 { $count } 次，共 { $needed } 次），{ $why ->
    [block] 因為擋板在最左邊
   *[goods] 因為沒有錢也沒有工人
}：{ $thaler } 元、{ $workers } 個工人。
nuc-event-solo-end = { $who } 已補給 { $count } 次：玩完這一輪，每人再一個回合後遊戲結束。
nuc-event-solo-last = { $who } 在最後一個回合免費發電兩次。

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = 邏輯卡 { $card }：「{ $chosen }」先於「{ $other }」。
nuc-event-solo-why-piece = 邏輯卡 { $card }：「{ $chosen }」先於「{ $other }」。
nuc-event-solo-why-contract = 邏輯卡 { $card }：{ $tie ->
    [lowest] 編號最小者優先
   *[highest] 編號最大者優先
}，所以選「{ $chosen }」，不選「{ $other }」。
nuc-event-solo-why-city = { $reason ->
    [special] 有特殊建築格
    [nucleum] 連接有核能引擎的發電廠
    [plant] 連接發電廠
    [royal] 王城
    [new] 他還沒有的城市
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。
nuc-event-solo-why-target = { $reason ->
    [government] 政府建築優先
    [special] 特殊建築優先
    [least] 用電需求最低者優先
    [neutral] 中立建築優先
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。
nuc-event-solo-why-plant = { $reason ->
    [network] 在他的網路中
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。
nuc-event-solo-why-rail = { $reason ->
    [completes] 完成路線
    [matches] 那裡配對的邊最多
    [touches] 與他的網路相鄰
   *[card] 邏輯卡 { $card }：{ $tie ->
        [lowest] 編號最小者優先
       *[highest] 編號最大者優先
    }
}，所以選「{ $chosen }」，不選「{ $other }」。

## The table in words

nuc-solo-level = 等級 { $level }。{ $what }
nuc-solo-two-people = 對抗兩位玩家時，他每達成一次里程碑多得 { $vp } 分。
nuc-solo-challenge = 挑戰「{ $name }」：{ $what }
nuc-solo-card = 最近翻開：{ $card }。{ $what }
nuc-solo-deck = 還有 { $count } 張邏輯卡未翻開。
nuc-solo-recharges = { $who } 已補給 { $count } 次，共 { $needed } 次。
nuc-solo-row = 板塊列由左至右：{ $tiles }。{ $before ->
    [0] 擋板在最左邊。
   *[other] 擋板左側有 { $before } 塊板塊。
}
nuc-solo-block = 擋板
nuc-solo-next = { $who } 下次擲骰：{ $chances }。
nuc-solo-chance = { $tile }（{ $of } 面中有 { $faces } 面）
nuc-solo-next-recharge = { $who } 接下來會補給。
nuc-solo-challenge-line = **{ $name }**：{ $what }

## Hints for a first game

advice-solo-row = { $next }按「Baron 的板塊列」可以看他所有的板塊。搶在 Baron 之前蓋，或讓他替你完成鐵路。
advice-solo-end-near = Baron 再補給一次就進入最後的回合。能發電的就趕快發電。

## Pictures

view-baron = Baron 的板塊列
render-nucleum-solo-logic = 邏輯卡
render-nucleum-solo-level = 等級 { $level }
render-nucleum-solo-row = 板塊列
render-nucleum-solo-next = 下次擲骰
render-nucleum-solo-last = 上次：{ $tile }
render-nucleum-solo-recharges = 接下來補給
render-nucleum-solo-contracts = 合約：{ $contracts }（終局每張 { $points } 分）
render-nucleum-solo-no-contracts = 還沒有合約（終局每張 { $points } 分）
render-nucleum-solo-no-card = 還沒有翻開邏輯卡。
render-nucleum-solo-deck = 還有 { $count } 張未翻開。
render-nucleum-legend-solo = Baron von Automat
render-nucleum-legend-die = 會擲到該板塊的骰面
render-nucleum-legend-stop = 擋板：擲骰不會越過它
render-nucleum-legend-recharge = 目前補給次數／結束次數
render-nucleum-alt-solo = { $title }：等級 { $level } 的 Baron。
render-nucleum-alt-solo-baron = { $name }：{ $goods }。{ $contracts }。
page-nucleum-alt-solo-row = 一列板塊，下方是骰面，其中有擋板。
page-nucleum-alt-solo-logic = 一張邏輯卡：城市編號的順序、建築類型的順序、列的順序，以及渦輪或礦井。
page-nucleum-alt-solo-levels = 五個等級：Baron 的起始資源、補給所得、里程碑與合約的分數。
page-nucleum-solo-row = 骰子從左邊數板塊。數到擋板時，就是緊鄰擋板左側的板塊。用過的板塊移到最右邊，因此擋板會往左移。

## Rules

rules-nucleum-solo-title = 單人：Baron von Automat
rules-nucleum-solo-terms = Baron, 自動玩家, 擋板, 板塊列
rules-nucleum-solo =
    獨自或兩人一起對抗 Baron，也可以獨自對抗兩位。他依以下規則行動，沒有玩家圖版。用 `/new` 選擇對手就立即開始。

    他有一列板塊：四塊雙面起始板塊、{ $tiles } 塊一般板塊，最右邊是特殊指令，作為**擋板**。

    {""}**他的回合：** 沒有錢也沒有工人，或擋板在最左邊時，他補給：依等級獲得資源，擋板回到最右邊，並在最高的星星往上 { $step } 格放一個星星。否則他擲骰（1、1、2、2、3、4），使用該位置的板塊：
    - **鐵路：** 如果該列其他板塊也有它的所有主要行動，而他有工人可用。
    - **行動：** 否則依序執行他能做的：放船與宮廷（使用擴充時）、城市化、工業化、發展、合約、發電，再來是其他。板塊移到最右邊。

    {""}**結束：** 他補給 { $recharges } 次，或達成 { $ends } 個終局條件（第三次國王節不算）。玩完這一輪，每人再一個回合；他在最後一個回合免費發電 { $energizes } 次。

    {""}**他的分數：** 通電建築與你相同，里程碑與合約依等級，每一元與每個工人 1 分，以及國王節。平手不算獲勝。
rules-nucleum-solo-choices-title = 單人：Baron 如何選擇
rules-nucleum-solo-choices =
    有多種可能時，他依清單逐項判斷，剩下的由**邏輯卡**決定。

    {""}**城市化：** 類型依卡片，選他付得起的最便宜建築。城市：先選連接發電廠的，有核能引擎的優先；再選他還沒有的；再依卡片。
    {""}**工業化：** 列以及渦輪或礦井，依卡片。
    {""}**發展：** 免費拿展示區最右邊的板塊，放進他那列緊鄰擋板左側的位置。
    {""}**合約：** 依卡片拿一張公開的合約，總共最多 { $contracts } 張。他不會完成它：終局計分。
    {""}**發電：** 先政府建築，再用電需求最低者，再中立建築，再依卡片。
    {""}**鐵路：** 先選能完成路線的格，再選配對的邊最多的，再選與他的網路相鄰的，再依卡片。

    收入每前進一格，他改為立即獲得 1 元、1 個工人或 1 分；科技改為得到等於其等級的分數；成就對他沒有效果。每則貼文都會說明他為何這樣選。

    {""}**最小或最大號碼：** 指城市、合約或政黨上的號碼。鐵路的順序、他的合約，以及等級 1、2、4、5 是本機器人自訂的規則。
rules-nucleum-solo-expansions-title = 單人：擴充
rules-nucleum-solo-expansions =
    使用擴充時，Baron 還有這些規則。船、宮廷和直布羅陀另有專頁。

    {""}**特殊建築：** 展示區有同種類、同等級的特殊建築時，只要他多付得起 1 元，而且還有城市化標記，就用它代替自己的建築。特殊建築格優先。
    {""}**發電：** 特殊建築排在政府建築之後、用電需求最低者之前。讓特殊建築通電時，每個成就對他改為 1 分。
    {""}**煤礦**（澳洲）：工業化時，如果卡片的順序輪到他渦輪和礦井都已放置的那一列，他就拿一座煤礦。費用和煤的使用方式都和你一樣。
    {""}**荷巴特**（澳洲）：他選城市時，算是有核能引擎的發電廠。
rules-nucleum-solo-levels-title = 單人：等級
rules-nucleum-solo-levels =
    共有 { $count } 個等級。用 `/new` 的 `level` 或在本桌的選項中選擇。不使用擴充時，等級 3 使用實體遊戲的資源、補給與里程碑。使用擴充時，Baron 的資源與計分不同，讓每個等級的難度與不使用擴充時相近。對抗兩位玩家時，他每達成一次里程碑多得 { $more } 分。

    圖中每一行依序是：Baron 的起始資源；每次補給獲得什麼；每達成一次里程碑得幾分（依區段由低到高）；每張合約得幾分。高等級時，他的煤比較便宜。

    `/records` 顯示你在各等級的成績與獎盃。
rules-nucleum-solo-challenges-title = 單人：挑戰
rules-nucleum-solo-challenges =
    本桌的選項，讓一件事變得更難，任何等級都可以用。

    - { $line1 }
    - { $line2 }
    - { $line3 }
    - { $line4 }
    - { $line5 }
    - { $line6 }
    - { $line7 }
    - { $line8 }
    - { $line9 }
    - { $line10 }

## Trophies

nucleum-trophy-finished = 堅持到底
nucleum-trophy-finished-text = 完成一場單人遊戲。
nucleum-trophy-level-1 = 等級 1
nucleum-trophy-level-1-text = 在等級 1 或以上獲勝。
nucleum-trophy-level-2 = 等級 2
nucleum-trophy-level-2-text = 在等級 2 或以上獲勝。
nucleum-trophy-level-3 = 等級 3
nucleum-trophy-level-3-text = 在等級 3 或以上獲勝。
nucleum-trophy-level-4 = 等級 4
nucleum-trophy-level-4-text = 在等級 4 或以上獲勝。
nucleum-trophy-level-5 = 等級 5
nucleum-trophy-level-5-text = 在等級 5 或以上獲勝。
nucleum-trophy-experiment-A = 實驗 A
nucleum-trophy-experiment-A-text = 以實驗 A 在等級 2 或以上獲勝。
nucleum-trophy-experiment-B = 實驗 B
nucleum-trophy-experiment-B-text = 以實驗 B 在等級 2 或以上獲勝。
nucleum-trophy-experiment-C = 實驗 C
nucleum-trophy-experiment-C-text = 以實驗 C 在等級 2 或以上獲勝。
nucleum-trophy-experiment-D = 實驗 D
nucleum-trophy-experiment-D-text = 以實驗 D 在等級 2 或以上獲勝。
nucleum-trophy-experiment-E = 實驗 E
nucleum-trophy-experiment-E-text = 以實驗 E 在等級 2 或以上獲勝。
nucleum-trophy-experiment-F = 實驗 F
nucleum-trophy-experiment-F-text = 以實驗 F 在等級 2 或以上獲勝。
nucleum-trophy-map-saxony = 薩克森
nucleum-trophy-map-saxony-text = 在薩克森地圖上以等級 3 或以上獲勝。
nucleum-trophy-map-gibraltar = 直布羅陀
nucleum-trophy-map-gibraltar-text = 在直布羅陀地圖上以等級 3 或以上獲勝。
nucleum-trophy-map-australia = 澳洲
nucleum-trophy-map-australia-text = 在澳洲地圖上以等級 3 或以上獲勝。
nucleum-trophy-two-barons = 兩位 Baron
nucleum-trophy-two-barons-text = 同時擊敗兩位 Baron：分數高於他們每一位。
nucleum-trophy-together = 並肩作戰
nucleum-trophy-together-text = 兩人一起對抗一位 Baron，兩人的分數都比他高。
nucleum-trophy-points-150 = 150 分
nucleum-trophy-points-150-text = 取得至少 150 分。
nucleum-trophy-points-200 = 200 分
nucleum-trophy-points-200-text = 以至少 200 分獲勝。
nucleum-trophy-by-fifty = 大勝 50 分
nucleum-trophy-by-fifty-text = 以至少 50 分的差距獲勝。
nucleum-trophy-few-rails = 少鋪鐵路
nucleum-trophy-few-rails-text = 最多放置 2 塊鐵路板塊而獲勝。
nucleum-trophy-rail-baron = 鐵路大亨
nucleum-trophy-rail-baron-text = 一場遊戲中放置至少 10 塊鐵路板塊。
nucleum-trophy-all-eight = 八項全開
nucleum-trophy-all-eight-text = 解鎖你的實驗的全部 8 項科技。
nucleum-trophy-ten-contracts = 十張合約
nucleum-trophy-ten-contracts-text = 完成至少 10 張合約，包含紫色合約與軍事合約。
nucleum-trophy-clean-coal = 一塊煤也不燒
nucleum-trophy-clean-coal-text = 讓至少 5 座建築通電且完全不燒煤而獲勝。
nucleum-trophy-three-forts = 三座要塞
nucleum-trophy-three-forts-text = 一場遊戲中完成全部三張軍事合約。
nucleum-trophy-great-laboratory = 大實驗室
nucleum-trophy-great-laboratory-text = 讓自己的 IV 級實驗室通電。
nucleum-trophy-royal-favour = 國王的恩寵
nucleum-trophy-royal-favour-text = 一場遊戲的三次國王節都獨占第一。
nucleum-trophy-three-parties = 三黨黨魁
nucleum-trophy-three-parties-text = 遊戲結束時擔任三個政黨的黨魁並獲勝。
nucleum-trophy-challenges-ten = 十項挑戰
nucleum-trophy-challenges-ten-text = 以十項挑戰各獲勝一次，等級不限。

nucleum-number-baron-die = Baron 骰子的各面
nucleum-number-baron-star-step = Baron 最高的星星到下一個星星的格數
nucleum-number-baron-recharges = 每位 Baron 補給幾次後遊戲結束
nucleum-number-baron-ends = 有 Baron 時結束遊戲所需的終局條件數
nucleum-number-baron-tiles = Baron 起始列的一般板塊數
nucleum-number-baron-last-energizes = Baron 最後一回合的發電行動數
nucleum-number-baron-two-people-vp = Baron 對抗兩位玩家時，每達成一次里程碑多得的分數

## The tale of a turn

nuc-turn-solo-roll = 擲出 { $die }：「{ $tile }」{ $block ->
    [yes] ，緊鄰擋板左側
   *[no] { "" }
}
nuc-deed-solo-next = 再使用下一塊：「{ $tile }」
nuc-deed-solo-cannot = 無法執行{ $action }行動
nuc-deed-solo-unavailable = 無法執行{ $action }行動：{ $why }
nuc-deed-solo-develop = 從展示區拿了「{ $tile }」
nuc-deed-solo-remove = 移除展示區的「{ $tile }」
nuc-deed-solo-contract = 拿了{ $contract }（終局計分）
nuc-turn-solo-recharge = 補給（第 { $count } 次，共 { $needed } 次），{ $why ->
    [block] 因為擋板在最左邊
   *[goods] 因為沒有錢也沒有工人
}

## Which box it is from

expansion-nucleum-solo = 單人模式

### Nanotech：選項、名稱、問題、選擇、事件、分數。

option-target = 目標聲望
option-about-target = 多少聲望會結束遊戲；通常是 10。
option-end = 遊戲結束時機
option-end-round = 該輪結束時
option-about-end-round = 每個人的回合數相同。
option-end-immediate = 立刻
option-about-end-immediate = 最先達標的人獲勝。

## 名稱

nanotech-action-recharge = 電池充電
nanotech-action-quarks = 捕獲夸克
nanotech-action-lepton = 捕獲輕子
nanotech-action-upgrade = 升級實驗室
nanotech-action-confine = 束縛粒子

nanotech-quark-up-red = 紅色上夸克
nanotech-quark-up-green = 綠色上夸克
nanotech-quark-up-blue = 藍色上夸克
nanotech-quark-down-red = 紅色下夸克
nanotech-quark-down-green = 綠色下夸克
nanotech-quark-down-blue = 藍色下夸克

nanotech-electron = 電子
nanotech-energy = { $energy } 點能量
nanotech-count-proton = { $count } 個質子
nanotech-count-neutron = { $count } 個中子
nanotech-count-electron = { $count } 個電子

nanotech-expansion-quark-capsule = 夸克艙
nanotech-expansion-lepton-capsule = 輕子艙
nanotech-expansion-hadron-capsule = 強子艙
nanotech-expansion-battery = 強化電池

nanotech-one-proton = 質子
nanotech-one-neutron = 中子
nanotech-one-hydrogen = 氫
nanotech-one-deuterium = 重氫
nanotech-one-helium = 氦

nanotech-cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}

## 聲望的來源

nanotech-source-electron = 電子
nanotech-source-proton = 質子
nanotech-source-neutron = 中子
nanotech-source-hydrogen = 氫
nanotech-source-deuterium = 重氫
nanotech-source-helium = 氦
nanotech-source-confine-bonus = 束縛粒子的獎勵

## 問題

nanotech-prompt-take = 你要拿哪張行動卡？
nanotech-reason-take = { $laps ->
    [1] 第 { $round } 輪：拿一張行動卡。
   *[other] 第 { $round } 輪第 { $lap }／{ $laps } 次：拿一張行動卡。
}
nanotech-reason-act = 你拿了「{ $card }」：現在可以執行它的行動。
nanotech-prompt-quarks = 你要捕獲哪個夸克？
nanotech-prompt-lepton = 你要捕獲一個電子嗎？
nanotech-prompt-upgrade = 你要拿哪張擴充？
nanotech-prompt-confine = 你要把粒子束縛成什麼？
nanotech-prompt-copy = 你要複製「{ $action }」嗎？
nanotech-reason-copy = { $who } 拿了「{ $action }」：你可以花 { $cost } 點{ $varies ->
    [yes] 以上的
   *[no] { "" }
}能量複製。
nanotech-prompt-bonus-quarks = 你要拿哪個夸克當獎勵？
nanotech-prompt-bonus-lepton = 你要執行哪個額外行動？
nanotech-prompt-bonus-both = 依你想要的順序使用獎勵：免費的夸克和額外行動。
nanotech-reason-bonus = 第 { $round } 輪的回合都結束了：你持有「{ $cards }」，可以使用{ $count ->
    [1] 這張卡的獎勵
   *[other] 這些卡的獎勵
}。

## 選擇

nanotech-choice-take = { $card }{ $energy ->
    [0] { "" }
   *[other] （+{ $energy } 點能量）
}
nanotech-choice-recharge = 電池充電
nanotech-choice-capture = 捕獲{ $token }
nanotech-choice-upgrade = 拿{ $expansion }
nanotech-choice-confine = 合成{ $result }
nanotech-choice-confine-with = 合成{ $result }，用{ $odd }
nanotech-choice-extra = 額外行動：{ $deed }
nanotech-choice-bonus = 獎勵：{ $deed }
nanotech-choice-decline-action = 放棄行動
nanotech-choice-decline-copy = 跳過
nanotech-choice-decline-bonus = 放棄獎勵

nanotech-detail-take = { $cost ->
    [0] 免費
   *[other] { $varies ->
        [yes] 花費 { $cost }–{ $most } 點
       *[no] 花費 { $cost } 點
    }
}：{ $outlook }
nanotech-name-cost = { $name }（{ $cost }）
nanotech-detail-cost = { $cost ->
    [0] 免費
   *[other] { $cost } 點能量
}
nanotech-detail-recharge = 能量 +{ $energy }
nanotech-detail-prestige = { $cost } 點能量 → 聲望 +{ $prestige }
nanotech-detail-upgrade-quark-capsule = { $cost } 點能量 → 夸克 +{ $adds } 格
nanotech-detail-upgrade-lepton-capsule = { $cost } 點能量 → 電子 +{ $adds } 格
nanotech-detail-upgrade-hadron-capsule = { $cost } 點能量 → 強子 +{ $adds } 格
nanotech-detail-upgrade-battery = { $cost } 點能量 → 每次充電能量 +{ $adds }
nanotech-detail-confine = { $cost } 點能量 → 聲望 +{ $prestige }；用掉：{ $used }

## 不能執行行動的原因

nanotech-obstacle-no-energy = 供應區沒有能量了
nanotech-obstacle-no-quarks = 中央艙是空的
nanotech-obstacle-full-quarks = 夸克艙沒有空格
nanotech-obstacle-no-electrons = 供應區沒有電子了
nanotech-obstacle-full-electrons = 輕子艙沒有空格
nanotech-obstacle-upgraded = 每輪只能拿一張擴充
nanotech-obstacle-no-expansions = 擴充都拿完了
nanotech-obstacle-particles = 沒有可以束縛的粒子
nanotech-obstacle-cost = 需要 { $cost } 點能量，手上只有 { $energy } 點

## 事件

nanotech-event-round = 第 { $round } 輪：{ $who } 起始。中央艙：{ $count ->
    [0] 沒有夸克
   *[other] { $quarks }
}。
nanotech-event-take = { $who } 拿了「{ $card }」{ $energy ->
    [0] { "" }
   *[other] 和 { $energy } 點能量
}。
nanotech-event-recharge = { $who } { $way ->
    [extra] 以額外行動充電
   *[card] 充電
}：能量 +{ $energy }{ $short ->
    [0] { "" }
   *[other] （供應區已空）
}。
nanotech-event-capture = { $who } { $way ->
    [copy] 複製行動，花 { $cost } 點能量捕獲{ $token }
    [extra] 以額外行動花 { $cost } 點能量捕獲{ $token }
    [bonus] 以獎勵獲得{ $token }
   *[card] 花 { $cost } 點能量捕獲{ $token }
}。
nanotech-event-electron = { $who } { $way ->
    [copy] 複製行動，花
   *[card] 花
} { $cost } 點能量捕獲一個電子：聲望 +{ $prestige }。
nanotech-event-upgrade = { $who } { $way ->
    [copy] 複製行動，花
    [extra] 以額外行動花
   *[card] 花
} { $cost } 點能量升級實驗室：{ $expansion }。
nanotech-event-confine = { $who } { $way ->
    [copy] 複製行動，花
    [extra] 以額外行動花
   *[card] 花
} { $cost } 點能量合成{ $result }（{ $used }）：聲望 +{ $prestige }。
nanotech-event-confine-bonus = { $who } 持有「束縛粒子」：聲望 +{ $prestige }。
nanotech-event-decline = { $who } 放棄「{ $card }」的行動。
nanotech-event-cannot = { $who } 無法執行「{ $card }」的行動：{ $why }。
nanotech-event-decline-copy = { $who } 沒有複製「{ $action }」。
nanotech-event-decline-bonus = { $who } 放棄獎勵。
nanotech-event-target-round = { $who } 有 { $prestige } 點聲望，達到目標 { $target }：這是最後一輪。
nanotech-event-target-immediate = { $who } 有 { $prestige } 點聲望，達到目標 { $target }：遊戲立刻結束。
nanotech-event-charge = { $count ->
    [0] 供應區沒有能量可以放到沒人拿的卡上。
   *[other] 沒人拿的卡各放上 { $energy } 點能量：{ $cards }。
}
nanotech-event-idle = 已經 { $rounds } 輪沒有人獲得聲望。連續 { $limit } 輪如此，遊戲就結束。
nanotech-event-standstill = 已經 { $rounds } 輪沒有人獲得聲望：遊戲到此結束。
nanotech-event-end = { $count ->
    [1] { $winners } 在第 { $rounds } 輪以 { $prestige } 點聲望獲勝。
   *[other] { $winners } 在第 { $rounds } 輪以 { $prestige } 點聲望並列獲勝。
}
nanotech-tie-atoms = 同分：{ $who } 合成的原子較多（{ $more } 比 { $fewer }）。
nanotech-tie-energy = 同分，原子也一樣多：{ $who } 的能量較多（{ $more } 比 { $fewer }）。

## 標題和實驗室

nanotech-headline = 第 { $round } 輪{ $stage ->
    [final] （最後一輪）
    [over] （結束）
   *[playing] { "" }
} · 目標 { $target } · { $prestige ->
    [0] 還沒有人獲得聲望
   *[other] { $stage ->
        [over] { $count ->
            [1] { $leaders } 獲勝
           *[other] { $leaders } 並列獲勝
        }
       *[playing] { $count ->
            [1] { $leaders } 領先
           *[other] { $leaders } 並列領先
        }
    }（{ $prestige } 點）
}
nanotech-seat-line = 聲望 { $prestige }/{ $target } · { $energy } 點能量 · 夸克 { $held }/{ $spaces }{ $held ->
    [0] { "" }
   *[other] ：{ $quarks }
} · 電子 { $electrons }/{ $electron_spaces } · 強子 { $hadrons }/{ $hadron_spaces }{ $hadrons ->
    [0] { "" }
   *[other] ：{ $protons } 個質子、{ $neutrons } 個中子
}

## Statistics of an ended game

nanotech-figure-cards = 拿取的行動卡
nanotech-figure-quarks = 捕獲的夸克
nanotech-figure-electrons = 捕獲的電子
nanotech-figure-confinements = 束縛次數
nanotech-figure-upgrades = 實驗室升級
nanotech-figure-recharges = 電池充電
nanotech-figure-copies = 複製的行動

## The tale of a turn

nanotech-tale-energy = { $count } 點能量
nanotech-tale-prestige = { $count } 點聲望
nanotech-turn-take = { $card }
nanotech-deed-recharge = { $way ->
    [extra] 額外行動：充電
    [copy] 複製：充電
   *[card] 充電
}{ $short ->
    [0] { "" }
   *[other] （供應區沒有更多）
}
nanotech-deed-capture = { $way ->
    [extra] 額外行動：
    [copy] 複製：
    [bonus] 獎勵：
   *[card] { "" }
}{ $token }
nanotech-deed-electron = { $way ->
    [extra] 額外行動：
    [copy] 複製：
   *[card] { "" }
}電子
nanotech-deed-upgrade = { $way ->
    [extra] 額外行動：
    [copy] 複製：
   *[card] { "" }
}{ $expansion }
nanotech-deed-confine = { $way ->
    [extra] 額外行動：
    [copy] 複製：
   *[card] { "" }
}{ $result }（{ $used }）
nanotech-deed-decline = 放棄行動
nanotech-deed-cannot = 無法執行：{ $why }
nanotech-deed-confine-bonus = 束縛粒子
nanotech-ask-copy = **複製「{ $action }」**（{ $varies ->
    [yes] { $cost } 或 { $most }
   *[no] { $cost }
} 點能量），或放棄
nanotech-ask-bonus-quarks = **拿獎勵**：一個免費夸克
nanotech-ask-bonus-lepton = **執行額外行動**
nanotech-ask-bonus-both = **使用獎勵**：一個免費夸克和一個額外行動

## Review: where prestige was left

nanotech-missed = 剩餘：{ $items }
nanotech-count-quarks = { $count } 個夸克

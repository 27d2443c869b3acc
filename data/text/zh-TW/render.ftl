### 圖片上的文字和圖片說明。

## 各遊戲共用

render-player-red = 紅
render-player-yellow = 黃
render-player-blue = 藍
render-player-turquoise = 青
render-player-grey = 灰
render-to-play = 行動中
render-winner = 獲勝
render-you = 你
render-round = 第 { $round } 輪
render-target = 目標 { $target }
render-final-round = 最後一輪
render-over = 遊戲結束
render-gain = +{ $energy }
render-range = { $low }–{ $high }
render-times = ×{ $count }
render-final-score = 最終分數
render-score = 分數
render-score-projected = 如果遊戲現在結束
render-total = 總計
render-place = 第{ $place }名
render-chart = 各回合分數
render-chart-turns = 回合
render-alt-name = { $name }（{ $colour }）
render-alt-standing = { $place } { $name } { $score } 分
render-alt-standings =
    { $final ->
        [yes] { $title }，最終分數：{ $standings }。
        [projected] { $title }，如果遊戲現在結束的分數：{ $standings }。
       *[no] { $title }，目前分數：{ $standings }。
    }
render-alt-lines = { $name }：{ $lines }。
render-alt-line = { $source } { $points }
render-alt-chart = { $title }，{ $turns } 個回合的分數變化。現在：{ $scores }。
render-alt-point = { $name } { $points }

## Nanotech：指示物和卡片上的字（一兩個字）

render-quark-up = u
render-quark-down = d
render-quark-red = 紅
render-quark-green = 綠
render-quark-blue = 藍
render-electron = e⁻
render-proton = p⁺
render-neutron = n

render-pile = 抽取堆
render-discard = 棄置堆
render-supply = 供應區

render-capsule-quarks = 夸克 { $held }/{ $spaces }
render-capsule-electrons = 輕子 { $held }/{ $spaces }
render-capsule-hadrons = 強子 { $held }/{ $spaces }
render-expansion-quark-capsule = 夸克艙
render-expansion-lepton-capsule = 輕子艙
render-expansion-hadron-capsule = 強子艙
render-expansion-battery = 強化電池
render-adds-quark-capsule = +{ $adds } 格
render-adds-lepton-capsule = +{ $adds } 格
render-adds-hadron-capsule = +{ $adds } 格
render-adds-battery = 充電 +{ $adds }
render-recharge-gives = （充電 +{ $energy }）
render-one-of-each = 夸克：三色各一
render-proton-name = 質子
render-neutron-name = 中子
render-hydrogen-name = 氫
render-deuterium-name = 重氫
render-helium-name = 氦

## Nanotech：圖片說明

render-type-up = 上夸克
render-type-down = 下夸克
render-colour-red = 紅色
render-colour-green = 綠色
render-colour-blue = 藍色
render-alt-head =
    { $stage ->
        [over] { $title }：遊戲在第 { $round } 輪後結束，目標 { $target }。
        [final] { $title }：第 { $round } 輪，最後一輪；目標 { $target }。
       *[playing] { $title }：第 { $round } 輪，目標 { $target }。
    }
render-alt-turn = 輪到：{ $names }。
render-alt-score = { $name } { $prestige }
render-alt-scores = 聲望：{ $scores }。
render-alt-quark = { $count } 個{ $colour }{ $type }
render-alt-capsule =
    { $count ->
        [0] 中央艙是空的。
       *[other] 中央艙：{ $quarks }。
    }
render-alt-card = { $card }（{ $name }）
render-alt-cards = 已拿的卡：{ $cards }。
render-alt-lab = { $name }：{ $energy } 點能量、{ $quarks } 個夸克、{ $electrons } 個電子、{ $protons } 個質子、{ $neutrons } 個中子，合成了 { $atoms } 個原子。
render-alt-own-board = { $title }，第 { $round } 輪：{ $name } 的實驗室。
render-alt-prestige = 聲望 { $prestige }／{ $target }。
render-alt-quarks = 夸克：{ $quarks }。
render-alt-expansion = { $count } 張{ $expansion }
render-alt-expansions = 擴充：{ $expansions }。

# The picture of what a player is asked about
render-alt-question = { $title }：可選項目。
render-alt-candidate = { $number }：{ $what }。

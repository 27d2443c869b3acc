### 連鎖板塊：打出後立刻在上面再疊一塊行動板塊

kind-on-top = 疊上板塊
verb-on-top = 打出 { $code }

nucleum-label-chain = 再疊一塊板塊
nucleum-effect-chain = 再疊上另一塊行動板塊

nuc-prompt-on-top = 要在「{ $chain }」上面疊哪一塊板塊？
nuc-on-top = 疊上一塊板塊
nuc-on-top-without = 不做這個行動，直接疊上一塊板塊
nuc-event-on-top = { $who } 把「{ $tile }」疊在「{ $chain }」上面。

render-nucleum-chain-tiles = 連鎖板塊
render-nucleum-is-chain = 然後在上面再疊一塊板塊

rules-nucleum-chain-tiles-title = 連鎖板塊
rules-nucleum-chain-tiles-terms = 連鎖行動板塊, 連鎖行動
rules-nucleum-chain-tiles =
    有些擴充有畫著鎖鏈的行動板塊。這種連鎖板塊只有一個行動（{ $tiles }）。

    {""}**打出時：**放到最左邊的空行動格，把它的行動完整做完。接著立刻在同一格、疊在它上面再打出一塊板塊，照常結算。上面可以是特殊指令，但不能是另一塊連鎖板塊。

    - 每回合最多 1 塊連鎖板塊，也仍然最多完成 1 張合約。
    - 兩塊板塊合起來只占一格，補給時都收回。
    - 連鎖板塊不能當鐵路。
    - 合約、里程碑和科技計算行動板塊時，連鎖板塊也算一塊。

    可以不做它的行動，也可以做完就停。

ruling-nucleum-chain-order = 連鎖板塊的行動做完之後，才能在上面疊板塊。可以不做那個行動，但之後不能再補做。
ruling-nucleum-chain-alone = 上面不一定要疊板塊。手上沒有別的板塊時，就只打出連鎖板塊。

page-nucleum-chain-tiles = 先做連鎖板塊的行動，再打出疊在上面的板塊。兩塊放在同一格。
page-nucleum-alt-chain-tiles = 一塊只有一個行動、畫著鎖鏈的連鎖板塊，一個箭頭，以及同一格上面疊著另一塊行動板塊。

## The tale of a turn

nuc-deed-on-top = 疊上：{ $tile }

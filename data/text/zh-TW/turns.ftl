### 逐回合回顧一局遊戲。

button-turns = 先前回合
button-turn-first = ⏮ 設置
button-turn-back = ◀ { $turn }
button-turn-on = { $turn } ▶
button-turn-newest = 最新 ⏭
parameter-board-turn = 該回合結束時的狀況（0：設置完成時）

turns-set-up = 設置
turns-short = 第 { $turn } 回合
turns-turn = 第 { $turn } 回合（共 { $turns } 回合）：{ $who }
turns-option = 第 { $turn } 回合：{ $who }
turns-menu = 前往某回合……
turns-gone = 沒有第 { $turn } 回合，可能已被收回。這是最新的回合。
turns-nothing = 尚未進行任何行動。
turns-no-picture = 這局遊戲以較舊的規則開始，因此先前的回合只能用文字說明，無法顯示。

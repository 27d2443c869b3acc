### 各遊戲共用的文字。

list-comma = 、
list-and = { $head }、{ $last }

choice-confirm = 確認回合
prompt-confirm = 回合就這樣嗎？請確認或復原。

error-game-over = 這場遊戲已經結束。請用 /new 開新局，或按「再來一局」。
error-line-too-long = 一行放不下這麼多。現在最多請輸入 { $most } 個詞，回合的其餘部分稍後再輸入。
error-illegal-choice = 現在不能選「{ $choice }」。請按「進行回合」看看能選什麼。
error-nothing-to-undo = 沒有可以復原的步驟：你上次確認的回合維持不變。
error-nothing-to-redo = 沒有可以重做的步驟。
error-option-range = 「{ $option }」必須是 { $low } 到 { $high } 的整數。
error-option-values = 「{ $option }」只能是：{ $values }。
error-option-yes-no = 「{ $option }」只能是「是」或「否」。
error-option-unknown = 沒有「{ $option }」這個選項。可選的有：{ $values }。
error-argument = { $option }：請從 Discord 提供的項目中選擇。
error-seats = 這個遊戲適合 { $low } 到 { $high } 人。
error-option-needs = 「{ $option }」需要「{ $other }」：請一併選用，或不要選「{ $option }」。
error-option-excludes = 「{ $option }」和「{ $other }」不能同時使用：請捨棄其中一個。
error-option-firm = 「{ $option }」不能與「{ $other }」一起使用，請先更改後者。
error-option-settled = 「{ $option }」由「{ $other }」決定，請先更改後者。
error-seats-exact = 使用這些選項時，遊戲人數必須是 { $count } 人。

### 各遊戲共用的文字。

list-comma = 、
list-and = { $head }、{ $last }

choice-confirm = 確認回合
prompt-confirm = 回合就這樣嗎？請確認或復原。

error-game-over = 這場遊戲已經結束。請用 /new 開新局，或按「再來一局」。
error-line-too-long = 一行放不下這麼多。現在最多請輸入 { $most } 個詞，回合的其餘部分稍後再輸入。
line-empty = 請輸入你要做什麼。建議清單會列出可用的詞。
line-none = 「{ $word }」在這裡不適用。目前的問題是：{ $prompt } 你可以說：{ $choices }。
line-not = 「{ $word }」在這裡不適用。
line-not-near = 看不懂「{ $word }」，你是指 { $near } 嗎？
line-kept = 已理解：`{ $line }`。{ $why }
line-choice = { $choice }（`{ $typed }`）
line-more = 另外 { $count } 個
line-ambiguous = 「{ $word }」可能是 { $choices }。請說得更明確。
line-meant = 你是指 `{ $typed }`（{ $choice }）嗎？
line-not-yours = 「{ $word }」說太多了：接下來由別人決定。
line-turn-over = 請停在「{ $word }」之前：「confirm」會結束你的回合。
line-revealed = 請停在「{ $word }」之前：接下來會先揭示新的資訊。
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

## The tale of a turn

with-icon = { $icon } { $what }
amount-alone = { $count }
deed-turn = { $who } · { $head }
deed-turn-alone = { $who }
deed-of = { $who }：{ $head }
deed-because = { $because }：{ $head }
deed-cost = { $head }，花費 { $cost }
deed-amount-paid = { $what }
deed-costs = { $first }和 { $next }
deed-cost-exchanged = { $cost }（{ $exchanged }）
deed-note = { $head }，{ $note }
deed-gains = { $head } → { $gains }
deed-gain-of = { $who } { $gains }
deed-other = { $head } · { $other }
deed-row = { $first }、{ $next }
deed-gain = 獲得
deed-nothing = 沒有行動
deed-amount-gained = +{ $what }
ask-line = 🔔 { $who } { $what } · { $table }
ask-turn = **輪到你了**
ask-answer = **請你決定**：{ $what }
for-you = -# 你獲得：{ $gains }
for-you-by = { $gain }（{ $cause }）

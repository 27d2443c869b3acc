### 統計：個人所有遊戲的總計，以及單場已結束遊戲的數據。

view-statistics = 統計
stats-decimal = { $whole }.{ $tenth }
stats-days = { $days } 天 { $hours } 小時
stats-hours = { $hours } 小時 { $minutes } 分
stats-minutes = { $minutes } 分

stats-person = ### { $game }：你的遊戲
stats-others = **與他人對戰**
stats-alone = **單人對戰自動玩家**
stats-all = 所有遊戲
stats-players = { $count } 人遊戲
stats-sum = - { $what } · { $games } 場勝 { $won } 場（{ $rate }%），平均 { $mean } 分，最高 { $best } 分

stats-table = **{ $table }**：統計
stats-line = - **{ $what }**：{ $values }
stats-value = { $who } { $value }
stats-turns = 回合數
stats-time = 每回合平均時間
stats-not-over = 遊戲結束後才有統計。目前的分數請用 /score 查看。

## /records：對手、速度，以及所有遊戲的檔案

stats-sum-place = - { $what } · { $games } 場勝 { $won } 場（{ $rate }%），平均名次 { $place }，平均 { $mean } 分，最高 { $best } 分
records-suggested = 其中有 { $count } 場你看過回合建議。
records-left = 其中有 { $count } 場你中途退出或缺席。
records-answer-hours = ⏱️ 你通常在 { $count } 小時內完成一個回合。
records-answer-days = ⏱️ 你通常在 { $count } 天內完成一個回合。
records-rivals = ### { $game }：對戰紀錄
records-rival = - **你與 { $who }** { $ahead }:{ $behind } · { $sizes } · 最近一場 { $date }，{ $scores }
records-rival-size = { $size } { $ahead }:{ $behind }
records-no-rivals = 你還沒有和其他人完成任何遊戲。
records-trophies-some = 獎盃：{ $count }／{ $all }
records-more = 🔍 還有 { $count } 個等你發現
records-csv = 你已結束的 { $count } 場遊戲（試算表）。
button-rivals = 對戰紀錄
button-csv = 下載 CSV

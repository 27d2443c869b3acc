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
stats-not-now = 目前無法顯示你的統計，請再試一次。

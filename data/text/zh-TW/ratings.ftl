### Rated games, ratings and the leaderboard of a server.

parameter-leaderboard = 顯示本伺服器的積分賽排行榜
button-leaderboard = 排行榜
parameter-leaderboard-remove = 管理員：將此人移出排行榜
parameter-leaderboard-restore = 管理員：讓此人重新列入排行榜

lobby-rated = 積分賽：所有玩家都在 /settings 開啟積分賽時才會計分。
lobby-rated-suggestions = ⚠️ 積分賽可用建議：玩家可以請電腦建議回合。
options-rated-no = 積分賽：否
options-rated-yes = 積分賽：是
act-rated = 📈 這是一場積分賽。
act-not-rated = 不計積分：並非所有人都參加積分賽。
act-not-rated-alone = 不計積分：積分賽至少需要兩位真人玩家。
act-unrated = { $act }此後這場遊戲不計積分。
error-rated-direct = 積分賽只能在伺服器上進行。

settings-rated-on =
    積分賽：參加
    -# 同桌所有人都參加積分賽時，遊戲會計入你的積分
settings-rated-off = 積分賽：不參加
settings-listed-on =
    排行榜：積分賽場數足夠後顯示
    -# 你所在的伺服器會看到你的名稱、積分和積分賽場數
settings-listed-off = 排行榜：不顯示
button-rated-on = 參加
button-rated-off = 不參加
button-listed-on = 顯示
button-listed-off = 不顯示
done-ratings = 積分設定已儲存。

rating-firm = { $rating }
rating-about = 約 { $rating }
rating-own = 📈 { $game }在本伺服器：**{ $rating }**，積分賽 { $count } 場（{ $gained }）
rating-own-about = 📈 { $game }在本伺服器：**{ $rating }**，積分賽 { $count } 場（{ $gained }）。滿 { $firm } 場後才算穩定。

leaderboard-heading = ### { $game }：本伺服器排行榜
leaderboard-line = { $place }\. **{ $who }** { $rating }（{ $count } 場）
leaderboard-empty = 排行榜上還沒有人。
leaderboard-how = -# 列入條件：在 /settings 的**積分**選單開啟兩個項目，玩滿 { $games } 場積分賽，並遇過 { $people } 位不同的對手。同樣兩個人每月最多計 10 場。中途離開者名列最後。
leaderboard-csv = 排行榜試算表。
button-post-here = 發佈到這裡
done-leaderboard-removed = { $who } 已不在本伺服器的排行榜上。
done-leaderboard-restored = { $who } 可以重新列入本伺服器的排行榜。
error-leaderboard-server = 每個伺服器都有自己的排行榜。請在伺服器上使用這個指令。
error-leaderboard-manager = 只有伺服器管理員可以這麼做。你看到的名單只有你看得到。

## Canceling a rated game

ask-cancel-rated = 中止後不計入任何人的積分。
ask-resign-rated = 要退出 **{ $table }** 嗎？遊戲會結束，你排在最後，並計入你的積分。
act-resigned-over = { $who } 退出，這場積分賽到此結束。
done-resigned-over = 你已退出。遊戲結束。
ask-cancel-consent = 這是積分賽，以下所有人都必須在 24 小時內同意：{ $names }。
done-request-cancel = 已在頻道詢問其他玩家。如果所有人都同意，遊戲就會中止。
request-ask-cancel = 🛑 { $who } 請求中止這場積分賽。中止後不計入任何人的積分。
request-agreed-cancel = ✅ 所有人都同意。遊戲已中止。
error-resume-rated = 積分賽的暫停會自動結束。暫停期間仍可行動。
error-offer-all-rated = 積分賽的座位不開放給所有人。其他人同意時，可用 /host replace 讓給一位玩家。
done-request-rated = 已在頻道中詢問其他人。所有人都同意後就會執行。
request-ask-seat = 🪑 { $who } 請求把 { $old } 的座位交給 { $new }。之後這場遊戲不計積分。
request-ask-clock = ⏱️ 這是積分賽，所有人都必須同意這項變更：{ $act }
request-agreed-seat = ✅ 所有人都同意了。
error-ask-again = 剛剛已經問過其他人了。請在下一個回合後再問。

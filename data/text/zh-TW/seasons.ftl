# 賽季：報名、抽籤、排名，以及伺服器管理員的操作
error-no-season = 沒有這個賽季。
error-season-open = 此伺服器已有這個遊戲的賽季。
error-season-seats = 這些選項無法開 { $seats } 人桌。
error-season-not-in = 你沒有報名這個賽季。
error-season-asking = 還有 { $count } 人沒回覆。<t:{ NUMBER($until, useGrouping: 0) }:R>或最後一人回覆後抽籤。
error-season-few = 人數湊不成整桌，需要 { $count } 人。報名開放至 <t:{ NUMBER($until, useGrouping: 0) }:f>。
error-season-not-drawn = 這個賽季尚未抽籤。
error-season-drawn = 這個賽季已經抽籤。
error-season-over = 這個賽季已經結束。
error-season-off = 這個賽季已取消。
error-season-table = 這一桌不在賽季中。
error-season-pause = 賽季的遊戲不能單獨暫停。管理員可以暫停整個賽季。
act-season-hurried = ⏱️ 賽季最後一天已過。從下一回合起，每回合 12 小時。

### 伺服器管理員的設定：/server。

command-server = 設定這個伺服器的機器人（限伺服器管理員）
error-server-direct = 請在你管理的伺服器使用 /server。
error-server-manager = 只有能管理這個伺服器的人可以設定。請找他們幫忙。
error-rated-server = 這個伺服器關閉了積分賽。管理員可以用 /server 開放。
error-open-role = 在這個伺服器，只有身分組 { $role } 的成員可以開桌。你可以用 /lobby 加入現有的桌。
error-one-game = 在完成第一場遊戲之前，你在這個伺服器一次只能玩一場。
error-one-game-of = 在完成第一場遊戲之前，{ $who } 在這個伺服器一次只能玩一場。請先移除 { $who }，或再等等。

server-heading = **這個伺服器的設定**
server-locale = 新桌的語言：{ $language }
server-locale-own = 新桌的語言：{ $language }（跟伺服器相同）
server-menu-locale = 新桌的語言
server-locale-value-own = 伺服器的語言
server-pace = 新桌的回合時間：{ $pace }
server-menu-pace = 新桌的回合時間
server-threads-0 = 新桌：開在使用指令的頻道
server-threads-60 = 新桌：開在各自的討論串，1 小時沒有訊息就隱藏
server-threads-1440 = 新桌：開在各自的討論串，1 天沒有訊息就隱藏
server-threads-4320 = 新桌：開在各自的討論串，3 天沒有訊息就隱藏
server-threads-10080 = 新桌：開在各自的討論串，7 天沒有訊息就隱藏
server-menu-threads = 新桌開在哪裡
server-threads-value-0 = 頻道內
server-threads-value-60 = 討論串，1 小時後隱藏
server-threads-value-1440 = 討論串，1 天後隱藏
server-threads-value-4320 = 討論串，3 天後隱藏
server-threads-value-10080 = 討論串，7 天後隱藏
server-rated-on = 積分賽：開放
server-rated-off = 積分賽：新桌不開放
server-opener = 可以開桌的人：{ $role }
server-opener-none = 可以開桌的人：所有人
server-opener-label = 身分組（留空：所有人）
server-one-game-on = 新玩家：完成第一場之前，一次只能和別人玩一場
server-one-game-off = 新玩家：場數不限
button-server-one-game-on = 限制
button-server-one-game-off = 不限制
server-caps-lobbies = 每位桌主等待中的桌數（1 到 { $most }）
server-caps-games = 每位桌主進行中的場數（1 到 { $most }）
server-done = ✅ 已儲存。
server-changed = 其他管理員同時更改了：{ $settings }。
server-role-gone = 身分組已刪除，這項設定已取消：{ $settings }。
server-name-locale = 語言
server-name-pace = 回合時間
server-name-threads = 討論串
server-name-rated = 積分賽
server-name-opener = 誰可以開桌
server-name-one-game = 新玩家
server-name-caps = 上限

## 摘要

server-digest-off = 摘要：關閉
server-digest-daily = 摘要：每天 { $hour }（{ $zone }），發在 { $channel }
server-digest-weekly = 摘要：每週一 { $hour }（{ $zone }），發在 { $channel }
server-about-digest = 有遊戲結束、開始或還有空位時，發一則靜音訊息
server-digest-refused = ⚠️ 機器人不能在那裡發文。請讓它檢視頻道並傳送訊息。
server-digest-every = 頻率
server-digest-value-off = 關閉
server-digest-value-daily = 每天
server-digest-value-weekly = 每週一
server-digest-channel = 頻道
server-digest-hour = 時間，例如 18:00
server-channel-gone = 頻道已刪除，摘要已關閉。
server-name-digest = 摘要
error-digest-channel = 請選擇發摘要的頻道。
error-digest-refused = 機器人不能在 { $channel } 發文。請讓它檢視頻道並傳送訊息，或選擇其他頻道。
digest-heading = 📰 **桌遊** · <t:{ NUMBER($since, useGrouping: 0) }:f> – <t:{ NUMBER($until, useGrouping: 0) }:f>
digest-ended = 已結束
digest-began = 已開始
digest-seeking = 還有空位
digest-more = 還有 { $count } 桌
digest-turns = 已進行回合：{ $count }
digest-running = { $count } 場遊戲進行中。

## 呼叫身分組

server-call = 新桌可以呼叫的身分組：{ $role }
server-call-none = 新桌可以呼叫的身分組：無
server-call-label = 身分組（留空：無）
server-call-refused = ⚠️ 機器人不能提及這個身分組。請允許所有人提及它，或給機器人提及 @everyone、@here 和所有身分組的權限。
server-name-call = 可呼叫的身分組
parameter-call = 提及伺服器管理員為新桌指定的身分組
error-call-none = 這個伺服器沒有可以呼叫的身分組。管理員可以用 /server 指定。
error-call-refused = 機器人不能提及身分組 { $role }。請不用 call 開桌，或告訴伺服器管理員。
error-call-soon = 這裡每小時只能呼叫一次身分組，下次是 <t:{ NUMBER($at, useGrouping: 0) }:R>。在那之前請不用 call 開桌。
setup-call = 身分組 { $role }：這個伺服器每小時可以呼叫一次
button-call = 呼叫身分組
done-called = 已呼叫身分組。
error-call-denied = 機器人不能提及身分組 { $role }。請告訴伺服器管理員。
error-call-later = 這裡每小時只能呼叫一次身分組，下次是 <t:{ NUMBER($at, useGrouping: 0) }:R>。

## 追蹤遊戲

button-follow = 追蹤
follow-menu = 在討論串追蹤遊戲 …
done-followed = 你現在在 <#{ $channel }> 追蹤 { $table }。離開討論串就會停止。
error-follow-thread = 只能追蹤討論串裡的遊戲。請打開這場遊戲的頻道觀看。
error-follow-refused = 機器人無法把你加進這個討論串。請打開它，在那裡追蹤。

## The second page

server-leaderboard-everyone = 排行榜：所有人可見
server-leaderboard-managers = 排行榜：僅管理員可見
server-leaderboard-nobody = 排行榜：關閉
server-menu-leaderboard = 誰可以看此伺服器的排行榜
server-leaderboard-value-everyone = 所有人
server-leaderboard-value-managers = 僅管理員
server-leaderboard-value-nobody = 無人
server-silent-live-on = 新牌桌的即時對局：靜音提醒
server-silent-live-off = 新牌桌的即時對局：依各玩家設定
button-server-silent-live-on = { button-live-on }
button-server-silent-live-off = 依玩家設定
server-pauses-on = 新牌桌的暫停：允許
server-pauses-off = 新牌桌的暫停：僅限管理員
server-pages-on = 牌桌網頁：允許
server-pages-off = 牌桌網頁：不允許
button-server-allow-on = 允許
button-server-allow-off = 不允許
server-name-leaderboard = 排行榜
server-name-silent-live = 即時對局
server-name-pauses = 暫停
server-name-pages = 牌桌網頁
button-server-more = 更多設定
error-leaderboard-off = 此伺服器的管理員已關閉排行榜。你自己的積分請見 /records。
error-leaderboard-hidden = 僅管理員可以看此伺服器的排行榜。你自己的積分請見 /records。
error-pause-server = 只有此伺服器的管理員可以暫停這場遊戲。

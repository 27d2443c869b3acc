### First contact and the way on: greeting, /help, the next table.

next-table = **下一桌：**[{ $table }]({ $link })，<t:{ NUMBER($since, useGrouping: 0) }:R>輪到你。
next-none = 目前沒有牌桌在等你。
button-next-table = 下一桌：{ $table }（{ $n }）
button-open-on = 在 { $server } 開啟
button-open-direct = 在私人訊息中開啟

## /help

command-help = 接下來該做什麼，以及一切怎麼運作
help-learn = `/learn`：一步步帶你玩的個人課程
help-new = `/new`：開一桌，跟別人玩或單人遊戲
help-lobby = `/lobby`：伺服器上開放的牌桌和空位
help-games = `/games`：你的遊戲，以及輪到誰
help-rules = `/rules`：逐頁看規則；`/lookup`：查任何板塊、卡牌或城市
help-turn = `/turn`：進行你的回合；也可以按最新貼文下的 **進行回合**
help-web = `/board`：牌桌圖片；按下方的 **用瀏覽器開啟**，可以放大，點任何東西看說明
help-step-join = **{ $table } 正在徵人：** 按 **加入**，或用 `/table join`。
help-step-full = **{ $table }** 已經滿座，即將開始。
help-step-missing = **{ $table }** 還差 { $count } 人才能開始。
help-step-start = **{ $table } 可以開始了：** 按 **開始遊戲**，或用 `/host start`。
help-step-host-starts = 你已在 **{ $table }** 入座，由桌主開始遊戲。
help-step-turn = **{ $table }：輪到你了。** 按 **進行回合**，或用 `/turn`。
help-step-wait = **{ $table }** 正在等 { $who }。這段時間可以用 `/turn` 先規劃。
help-step-watch = **{ $table }** 正在進行：`/board` 看盤面，`/log` 看發生了什麼事。
help-step-finished = **{ $table }** 已經結束。`/table rematch` 跟同一批玩家再來一局。
help-step-cancelled = **{ $table }** 已經解散。`/new` 可以另開一桌。
button-settings = 個人設定
button-help-host = 桌主說明
button-privacy = 隱私
button-invite-bot = 邀請機器人
error-away-server = 機器人不在這個伺服器上。請在私人訊息中單人遊玩，或請伺服器管理員邀請它。
error-away-private = 機器人不在這個伺服器上。請在私人訊息中單人遊玩。
error-away-group = 這個功能只能在有機器人的伺服器，或在與機器人的私人訊息中使用。
button-open-direct-messages = 開啟私人訊息
button-invite-link = 邀請連結
about-version = 版本 { $version }
about-operator = 由 { $operator } 營運
about-report = 回報問題
about-guide = 玩家指南（英文）
about-source = 原始碼
button-policy = 隱私權政策
button-terms = 服務條款
help-host =
    {""}**當桌主**
    `/table invite` 邀請玩家，`/host setup` 開啟表單：地圖、模組、每回合天數、提醒、語言。
    用桌訊息下方的選單加入電腦玩家。
    `/host replace` 把座位交給別人，`/host undo` 收回一個回合，`/host cancel` 中止遊戲。
    `/server` 設定這個伺服器的機器人，`/admin limits` 設定一個人可以開幾桌（僅限伺服器管理員）。
help-host-guide = 伺服器管理員指南（英文）
help-privacy =
    {""}**你的資料**
    機器人不會讀取訊息。它儲存你的 Discord 識別碼與名稱、你的遊戲、設定、筆記、計畫和課程進度。
    你可以取得全部資料的檔案，或將它刪除。
button-me-export = 取得我的資料

## /settings

settings-heading = **你在所有桌的個人設定**
settings-language = 語言：{ $language }
settings-language-own = 語言：{ $language }（跟你的 Discord 相同）
settings-zone = 時區：{ $zone }（現在 { $now }）
settings-zone-unset = 時區：**尚未設定**，免打擾時段以 UTC 計算。
settings-quiet = 免打擾時段：{ $start }–{ $end }
settings-quiet-none = 免打擾時段：無
settings-away = 離開到 <t:{ NUMBER($until, useGrouping: 0) }:D>
settings-not-away = 沒有離開
settings-away-days = { $count ->
    [0] { settings-not-away }
   *[other] { $count } 天
}
settings-theme = 圖片：{ $theme }
settings-icons-on = 私人訊息中的圖示：顯示
settings-icons-off = 私人訊息中的圖示：不顯示，只用文字
settings-reminders = 提醒：依各桌的設定；按提醒下的 **本回合不再提醒** 可停止該回合的提醒。
settings-menu-language = 語言
settings-menu-theme = 圖片
settings-menu-away = 離開
settings-form-zone = 時區，例如 Asia/Taipei
settings-form-from = 免打擾開始，例如 22:00（留空：不設定）
settings-form-to = 免打擾結束，例如 8:00
button-icons-off = 只用文字
button-icons-on = 顯示圖示
done-icons-off = 您的私人訊息現在只有文字。
done-icons-on = 您的私人訊息現在會顯示圖示。
settings-ending-on =
    回合的最後一個選擇：直接結束回合
    -# 最後一個選擇的按鈕是綠色的
settings-ending-off = 回合的最後一個選擇：等你確認
button-ending-off = 等我確認
button-ending-on = 直接結束
done-ending-off = 之後要等你確認，回合才會結束。
done-ending-on = 之後你的最後一個選擇會結束回合：它的按鈕是綠色的。
done-table-icons-off = 這桌的訊息現在只有文字。
done-table-icons-on = 這桌的訊息現在會在文字旁顯示圖示。
button-times = 時間
button-my-data = 我的資料
button-change = 變更
error-timezone = 沒有「{ $name }」這個時區。請輸入像 Asia/Taipei 這樣的時區，或你附近的大城市。
error-zone-abbreviation = 「{ $name }」看不出你所在的地方是否有夏令時間。請輸入你附近的大城市，例如 Taipei。
error-hour = 「{ $typed }」不是整點。請輸入像 22、22:00 或 10 pm 這樣的時間。
error-quiet-hours = 免打擾時段需要同時填寫開始與結束時間；兩欄都留空則表示關閉。

## Greeting

greeting =
    {""}大家好！我主持通訊對戰桌遊 **核子激盪** 和 **Nanotech**：每個回合一則貼文，並通知下一位玩家。
    {""}**課程** 只教你一個人，**開新桌** 開一場讓大家加入的遊戲。其他功能請看 `/help`。
button-first-learn = 課程
button-first-new = 開新桌
button-first-rules = 規則
first-learn = 要上哪個課程？
first-new = 要玩哪個遊戲？會在這個頻道開桌。
first-rules = 要看哪個遊戲的規則？

## Offers that are over

offer-late-over = ✅ 已經不用再等 { $who }。
offer-late-more = ✅ { $who } 有更多時間了。
offer-done = ✅ 已完成。
offer-late-again = 已有較新的貼文再次詢問。

## A first game, and a lobby one was removed from

first-ping = -# 第一次玩？按 **進行回合** 看看能做什麼；按 **確認** 之前都不算數。`/learn` 是在另一桌進行的課程。
removed-from-lobby = 桌主把你移出了 [{ $table }]({ $link }) 的等候室。`/games` 列出你的其他遊戲，`/new` 可以自己開一桌。
option-about-first_game = 每人每回合得到一個提示；核子激盪的實驗改為隨機分發。

## Options of a lobby

options-modules = 模組與變體
lobby-learn = -# 還不會玩？按 **課程**，只教你一個人。
options-for-guests = **{ $table }** 的選項，由桌主設定。
option-listed = - { $option }
option-explained = - { $option }：{ $about }

## /records

records-game = ### { $game }：單人遊戲
records-trophies = 獎盃：{ $count }／{ $all } · 下一個目標：{ $next }
records-trophies-all = 獎盃：{ $all } 個全部到手
button-trophies = 獎盃

## Refusals

error-not-seated-running = 你在這桌沒有座位，而且遊戲已經開始。桌主或伺服器管理員可以用 /host replace 給你一個座位。
error-not-seated-over = 你沒有參加這場遊戲。用 /games 看你自己的遊戲。
error-started-take-part = 遊戲已經開始。用 /turn 看輪到誰。
error-not-at-this-table = 這桌沒有使用：{ $name }。用 /board 看這桌有什麼。
what-examples-here = { $one } 或 { $other }

### Discord 上的文字：指令、按鈕、貼文、回覆。

game-nanotech = Nanotech
game-nucleum = 核子激盪
thread-name = { $game }：{ $host } 的桌
table-title = { $game } #{ $number }
lines-left-out = -# ……還有 { $count } 行
yes = 是
no = 否

## 指令

command-new = 開一張讓其他人加入的牌桌，或立即單人遊戲
command-table = 你在這個頻道的桌的座位、選項、電腦玩家……
command-join = 加入這個頻道的桌
command-leave = 在遊戲開始前離座
command-start = 開始這個頻道的遊戲
command-games = 你在各處的遊戲，以及輪到誰
command-records = 顯示你的統計、單人遊戲成績與獎盃
command-cancel = 解散等候室或中止遊戲（限桌主或管理員）
command-host = 給這個頻道的桌主與伺服器管理員
command-host-setup = 用表單設定這一桌：地圖、模組、步調、語言
setup-title = 設定：{ $table }
setup-about-modules = 可選任意數量。不能並用的會關閉。
setup-about-pace = 時間到後，其他人可讓電腦玩家代為進行這個回合。
setup-about-language = 公開訊息的語言。私人回覆使用各玩家自己的語言。
setup-opponent = 自動對手
setup-hours = 第一次提醒前的小時數
setup-about-hours = 0：不提醒。之後每次提醒的間隔加倍。
setup-days = 可替換玩家前的天數
setup-about-days = 0：永不。之後桌上任何人都可替換沒有動作的玩家。
setup-now = **{ $table }** 的設定：
setup-usual = 一般遊戲，沒有變更。
setup-by-host = 設定者：桌主
setup-by-players = 設定者：同桌所有人
setup-icons-on = 桌上訊息中的圖示：顯示
setup-icons-off = 桌上訊息中的圖示：不顯示，只用文字
setup-suggestions-on = 回合建議：開啟
button-reminders = 提醒
button-setup-by-host = 只有桌主可設定
button-setup-by-players = 所有人都可設定
command-rematch = 再來一局：邀請原班人馬
command-board = 顯示整桌或某位玩家的狀況
command-turn = 開啟私人面板進行回合
command-log = 從你上次行動之後發生的事
command-score = 依來源顯示分數
command-rules = 規則摘要
command-resign = 把座位交給電腦玩家
command-replace = 把座位交給其他玩家或電腦玩家（限桌主或管理員）
command-table-undo = 收回上一個已確認的回合（限桌主或管理員）
command-settings = 你在所有桌的個人設定

command-nanotech = Nanotech 的行動
command-nanotech-take = 拿一張行動卡和上面的能量
command-nanotech-capture = 用拿到的卡捕獲夸克或電子
command-nanotech-upgrade = 用拿到的卡取得一張擴充
command-nanotech-confine = 用拿到的卡束縛粒子
command-nanotech-copy = 也執行目前玩家的行動
command-confirm = 確認你的回合
command-undo = 收回你的上一個選擇，或請其他人同意收回你的上一個回合
parameter-undo-all = 收回你這個回合的所有選擇
command-choose = 回答任何詢問：獎勵、兌換、要接受或跳過的行動

command-nucleum = 核子激盪的行動
command-nucleum-play = 打出一塊行動板塊到你的圖版
command-nucleum-rail = 把一塊行動板塊建成鐵路
command-nucleum-recharge = 補給：收入、里程碑星星、收回板塊
command-nucleum-urbanize = 蓋一座建築
command-nucleum-industrialize = 蓋一座渦輪或礦井
command-nucleum-develop = 從展示區拿行動板塊
command-nucleum-contract = 拿一張合約
command-nucleum-energize = 讓一座建築通電
command-nucleum-fulfill = 完成一張合約

parameter-game = 哪個遊戲
parameter-opponent = 獨自對戰這個自動玩家，遊戲立即開始
parameter-level = 自動玩家的強度
parameter-options-first = 先開等候室：選擇地圖與擴充，也可讓第二人加入
parameter-thread = 在專屬的討論串進行
parameter-watch = 自己不入座（看電腦玩家對戰，或替別人開桌）
parameter-board-player = 看誰的狀況（不填：整桌）
parameter-board-view = 看哪個部分（不填：整桌）
parameter-log-whole = 改看完整紀錄最新的部分
parameter-seat = 哪個座位
parameter-new-player = 由誰入座（不填：電腦玩家）
parameter-choose = 要選什麼
parameter-nanotech-take = 哪張卡
parameter-nanotech-capture = 要捕獲什麼
parameter-nanotech-upgrade = 哪張擴充
parameter-nanotech-confine = 要合成什麼，用什麼合成
parameter-nanotech-copy = 具體要做什麼
parameter-nucleum-play = 哪塊板塊
parameter-nucleum-rail = 哪塊板塊、哪一格或哪個方向
parameter-nucleum-urbanize = 哪座建築，或蓋在哪裡
parameter-nucleum-industrialize = 哪座渦輪或礦井，或蓋在哪裡
parameter-nucleum-develop = 哪塊板塊
parameter-nucleum-contract = 哪張合約，或哪個合約格
parameter-nucleum-energize = 哪座建築，或哪種燃料
parameter-nucleum-fulfill = 哪張合約

## 按鈕

button-join = 加入
button-leave = 離開
button-start = 開始遊戲
button-add-computer = 加入電腦
button-remove-computer = 移除電腦
button-options = 選項
button-rules = 規則
button-turn = 進行回合
button-take = 執行
button-pass = 跳過
button-decide-later = 稍後決定
button-always-pass = 一律跳過
button-board = 看盤面
button-changes = 看變化
button-mine-nanotech = 我的實驗室
button-mine-nucleum = 我的圖版
button-log = 紀錄
button-whole-log = 完整紀錄
button-whole-turn = 顯示全部
button-undo = 復原
button-skip-confirm = 跳過並確認
button-skip-what-confirm = 跳過 { $what } 並確認
button-restart = 重來本回合
button-redo = 重做
button-reveal = 繼續
button-choose = 選擇
button-more = 更多
button-previous = ◀ 上一頁
button-next = 更多 ▶
button-open = 前往
button-look = 查看
button-silence = 本回合不再提醒
button-rematch = 再來一局
button-records = 成績
button-keep = 維持原狀
button-cancel-game = 中止遊戲
button-cancel-table = 解散這桌
button-restore = 恢復遊戲
button-resign = 退出
button-replace = 交出座位
button-turns-back = 收回 { $count } 個回合

## 等候室

lobby-open = { $host } 是桌主，徵 { $low } 到 { $high } 人。
lobby-open-exact = { $host } 是桌主，徵 { $count } 人。
lobby-direct = 加入電腦玩家，再按 **開始遊戲**。
lobby-missing = 還差 { $count } 人才能開始。
lobby-empty = -# 還沒有人入座。
lobby-started = 遊戲進行中：{ $names }。
lobby-cancelled = 這桌已經解散。
lobby-thread = 你的桌開在 { $place }。
computer-random = 電腦，隨機行動
computer-beginner = 電腦，新手
computer-casual = 電腦，休閒
computer-solid = 電腦，穩健
computer-strong = 電腦，高手
computer-player = 電腦玩家
level-beginner = 新手
level-casual = 休閒
level-solid = 穩健
level-strong = 高手
level-random = 隨機
level-about-beginner = 只計畫一兩步。
level-about-casual = 會計畫自己的回合，但偶有疏漏。
level-about-solid = 計畫整個回合。
level-about-strong = 連之後的回合也一起計畫。
level-rate = 雙人遊戲對「{ $level }」約 10 場勝 { $wins } 場。
seat-automaton = 自動玩家，依專屬規則行動
options-also-on = 同時選用：{ $options }。
options-also-off = 已關閉：{ $options }。
option-number-label = { $low } 到 { $high } 的數字

done-joined = 你已加入 { $table }。
done-left = 你已離開 { $table }。
done-started = { $table } 開始了。祝好運！
done-cancelled = { $table } 已解散。
done-rematch = { $table } 已開桌，等你們再戰。
rematch-unseen = 看不到這個頻道，所以沒有邀請：{ $names }。

## 先詢問

ask-first-kept = 沒有任何變動。
ask-first-moved-on = 詢問之後局面已有進展，所以什麼都沒做。請再看一次：
ask-cancel-lobby = 要解散 **{ $table }** 嗎？{ $count ->
    [0] 目前還沒有人入座。
   *[other] { $count } 位玩家會失去座位。
}等候室無法恢復。
ask-cancel-game = 要為所有人中止 **{ $table }** 嗎？{ $count ->
    [0] 還沒有進行任何回合。
   *[other] 已進行 { $count } 個回合。
}目前局面：{ $stage }。除非桌主或伺服器管理員在 { $days } 天內恢復遊戲，否則誰都不能繼續玩。
ask-leave = 要離開 **{ $table }** 嗎？你的座位會空出來。
ask-resign = 要退出 **{ $table }** 嗎？電腦玩家會接手你的座位直到遊戲結束。只有桌主或伺服器管理員能用 /host replace 還給你。
ask-resign-last = 要退出 **{ $table }** 嗎？桌上已沒有其他人，遊戲會中止。桌主或伺服器管理員可在 { $days } 天內恢復。
ask-replace = 要把 { $old } 的座位交給 { $new } 嗎？{ $old } 會離開遊戲；只有再用一次 /host replace 才能還回座位。
ask-reveal = 這會揭露隱藏的資訊：之後就不能復原你這回合到目前為止的任何選擇。
ask-turns-back = 要收回 { $count } 個回合嗎？依進行順序：{ $turns }。其中的選擇都會作廢，遊戲會從那之前接著進行，所有面朝下的配件也會重新洗混。
ask-unfinished-back = 要收回 { $turns } 尚未完成的回合嗎？到目前為止的選擇都會作廢。
more-turns = 另外 { $count } 個
restore-until = 桌主或伺服器管理員在 <t:{ NUMBER($until, useGrouping: 0) }:D> 前可以恢復遊戲。
done-restored = { $table } 繼續進行。

## 列表

games-none = 你沒有在任何一桌。用 /new 開一桌，或用 /lobby 找一桌。
games-heading = **你的 { $count } 場遊戲**
games-line = **[{ $table }]({ $link })**：{ $state }
games-lobby = 等待玩家加入
games-your-turn = **輪到你**（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）
games-waiting = 等待 { $who }（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）
games-armed = { $state } · 🗓️ 計畫自動進行
games-late = ⏱️ **現在可以讓電腦玩家代打**
games-late-own = ⏱️ **時限已過，但你仍可進行回合**
games-give-up = 退出或離開……
log-heading = **{ $table }**：紀錄
log-heading-since = **{ $table }**：從你上次行動之後
log-empty = 還沒有任何事發生。
score-heading = **{ $table }**：分數
score-heading-projected = **{ $table }**：如果遊戲現在結束的分數
score-line = { $place }\. **{ $who }**：**{ $score }**（{ $sources }）

## 畫面

views-menu = 查看……
picture-page = -# 圖片 { $page }／{ $pages }
view-post = 總覽
view-table-large = 全部（大螢幕）
view-table = 整桌
view-map = 地圖
view-region = 地圖有變動的部分
changes-none = 自你上次行動後沒有任何變化。
view-own-board = 我的圖版
view-own-board-nucleum = { $who } 的圖版
view-own-board-nanotech = { $who } 的實驗室
view-market = 展示區、合約和里程碑
view-scores = 分數
view-legend = 圖示說明
error-no-such-view = 沒有「{ $view }」這個畫面。可選的有：{ $views }。

## 面板

panel-waiting = 正在等 **{ $who }**（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）。
panel-automata = **你的回合之後：**
panel-final = 🔒 無法復原到這之前。
panel-moved-on = 這個按鈕已過期；以下是現況。
panel-turn-done = 你的回合結束了。
panel-green = -# 綠色按鈕會結束你的回合。
panel-can-end = 💡 你的最後一個選擇可以直接結束回合，不必再確認。
panel-answer-ahead = 你可以現在回答；你的回答排在 { $who } 之後生效。
answer-lost = 你先前記下的回答已無法執行：{ $choice }。請重新選擇。
answer-more = 你先前記下的回答是{ $choice }，但前面的回答帶來了新的選項。請重新選擇。
answer-none = 已刪除你的回答，輪到你時會再問你。
answer-kept = 已記下你的回答：{ $choice }。在你前面的玩家回答之前，你都可以更改。
panel-game-over = 這是最後一步：遊戲結束。分數在頻道裡。
panel-page = { $what }（第 { $page }／{ $pages } 頁）
panel-read-first = 選擇之前先看說明

choice-numbered = { $number }. { $label }
choice-completed = { $choice } → { $answer }
choice-look-first = 先看圖
choice-look-first-detail = 先不選，看看這些選項的圖。
choice-decide-later = 之後再決定
choice-decide-later-detail = 先選行動，其餘接著再問。
choice-ends-turn = 結束你的回合
kind-take = 行動卡
kind-capture = 捕獲
kind-upgrade = 升級
kind-confine = 束縛
kind-copy = 複製
kind-bonus = 獎勵
kind-extra = 額外行動
kind-decline = 放棄
kind-confirm = 確認
kind-play = 打出板塊
kind-rail = 建造鐵路
kind-recharge = 補給
kind-building = 建築
kind-space = 位置
kind-piece = 渦輪和礦井
kind-tile = 行動板塊
kind-slot = 合約格
kind-target = 要通電的建築
kind-plan = 燃料
kind-plans = 燃料
kind-fulfil = 完成合約
kind-exchange = 交換
kind-skip = 跳過
kind-experiment = 實驗
kind-technology = 科技
kind-vp = 分數
kind-income = 收入
kind-option = 選項
kind-plant = 發電廠
kind-star = 里程碑格
kind-way = 方向
kind-pay = 支付
kind-rail_completes = 完成路線
kind-rail_matches = 有配對
kind-rail_space = 其他鐵路格
kind-contract = 合約
kind-subsidy = 板塊
kind-urbanize = 城市化
kind-industrialize = 工業化
kind-develop = 發展
kind-energize = 發電
kind-store = 鈾放在哪裡
kind-spend = 用哪裡的鈾
kind-other = 更多
kind-any = 你的選擇

# The labels of buttons below a menu: { $code } is printed on the thing, or is its number in the picture. At most nine letters before it.
verb-any = 選擇 { $code }
verb-take = 拿 { $code }
verb-capture = 捕獲 { $code }
verb-upgrade = 升級 { $code }
verb-confine = 束縛 { $code }
verb-copy = 複製 { $code }
verb-play = 打出 { $code }
verb-rail = 鐵路 { $code }
verb-building = 建造 { $code }
verb-piece = 建造 { $code }
verb-space = 放在 { $code }
verb-tile = 購買 { $code }
verb-slot = 合約格 { $code }
verb-bonus = 合約格 { $code }
verb-target = 通電 { $code }
verb-plans = 燃料 { $code }
verb-plan = 燃料 { $code }
verb-fulfil = 完成 { $code }
verb-experiment = 拿 { $code }
verb-technology = 解鎖 { $code }
verb-star = 星星 { $code }
verb-rail_completes = 鋪在 { $code }
verb-rail_matches = 鋪在 { $code }
verb-rail_space = 鋪在 { $code }

## 貼文

ask-reminder = ⏰ { $who }，{ $table } 正在等你（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）：{ $what }
ask-reminder-answer = ⏰ { $who }：{ $table } 還在等你回答（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）：{ $what }
end-heading = 遊戲結束。{ $count ->
    [0] 無人獲勝。
    [1] **{ $winners }** 獲勝！
   *[other] **{ $winners }** 並列獲勝！
}
end-absent = 缺席：{ $who }。回合由電腦玩家代打，因此排在最後。
end-computers = 電腦玩家：{ $who }
end-everyone = 謝謝參與：{ $who }
end-reached = 🏅 { $who } 獲得新獎盃：{ $names }。用 /records 查看全部。
records-heading = ### { $game }：獎盃 { $count }／{ $all }
records-level = - 等級 { $level }：{ $games } 場勝 { $wins } 場，最高分 { $best }
records-none = 你還沒有完成任何單人遊戲。用 /new 選一個對手開始吧。
records-reached = ✅ **{ $name }**：{ $what }
records-open = ▫️ **{ $name }**：{ $what }
act-cancelled = { $who } 中止了遊戲。
act-resigned = { $who } 退出；由電腦玩家接手。
act-stuck = 目前無法替 { $who } 找出下一步。遊戲進度都還在，我會繼續嘗試。{ $computer ->
    [yes] 桌主或伺服器管理員也可以用 /host replace 把座位交給其他玩家。
   *[no] {""}
}
act-last-resigned = { $who } 退出；桌上已經沒有人，遊戲到此結束。
act-turns-taken-back = ↩ { $who } 收回了 { $count } 個回合：{ $turns }。所有面朝下的板塊和卡片都已重新洗混。
act-unfinished-taken-back = ↩ { $who } 收回了 { $turns } 尚未完成的回合。
act-restored = { $who } 恢復了遊戲；從原來的局面繼續。所有面朝下的配件都已重新洗混。
status-moved = **{ $table }** 已移到這裡：{ $link }
act-replaced = { $who } 把 { $old } 的座位交給 { $new }。
act-gave-up = { $who } 已經 { $days } 天沒有行動。現在同桌任何人都能用 /host replace 把這個座位交給別人。

done-resigned = 電腦玩家已接手你的座位。謝謝參與！
done-replaced = 座位已換成新玩家。
done-force-undo = 完成。頻道裡會說明收回了誰的回合。
done-reminders = { $hours ->
    [0] 本桌不再提醒
   *[other] { $hours } 小時後第一次提醒
}；{ $days ->
    [0] 會一直等下去。
   *[other] { $days } 天沒動作後，任何人都能換掉該玩家。
}
done-silenced = 這個回合不再提醒。
error-silence-over = 這則提醒屬於先前的回合，因此沒有關閉任何提醒。
done-quiet-hours = { $start } 到 { $end } 不會提醒（{ $zone }）。
done-quiet-off = 你沒有設定免打擾時段。
done-away = 你會離開到 <t:{ NUMBER($until, useGrouping: 0) }:D>：這段期間不會提醒，也不能因為沒有行動而換掉你。每場遊戲總共最多等你 { $days } 天，積分賽與賽季最多 { $rated } 天。
done-away-late = 有 { $count } 場遊戲你超時太久，那裡仍然可以換掉你。
done-back = 歡迎回來。
done-theme = 你的私人圖片現在使用：{ $theme }。
theme-light = 淺色
theme-dark = 深色
theme-light-safe = 淺色，色覺友善
theme-dark-safe = 深色，色覺友善

## 錯誤

error-no-table = 這桌已經不存在了。
error-no-table-here = 這個頻道沒有桌。用 /games 找你的桌，或用 /new 開一桌。
error-no-table-meant = 這個頻道沒有桌，你也沒有進行中的遊戲。用 /games 找桌，或用 /new 開一桌。
error-channel-taken = 這個頻道已經有一桌：請先結束，或用 /host cancel 解散，或用 /new thread:True 開討論串。
error-direct-taken = 你在這個私人訊息裡已有一場遊戲：請玩完它、用 /host cancel 結束，或到頻道中用 /host channel。
error-no-thread-here = 只有一般文字頻道能開討論串。請用不加 thread 的 /new。
error-not-in-lobby = 遊戲已經開始。想接替別人的座位，請桌主用 /host replace。
error-not-open = 這桌已經關閉。
error-not-over = 遊戲還沒結束；結束後才能再來一局。
error-not-running = 這裡沒有進行中的遊戲。用 /new 開一桌；/games 列出你的桌。
error-not-started = 遊戲還沒開始。請按等候室的「開始遊戲」，或用 /host start。
error-game-cancelled = 這場遊戲已中止。{ $days } 天內桌主或伺服器管理員可按那則貼文的「恢復遊戲」。
error-not-cancelled = 沒有可恢復的：這場遊戲沒有被中止。
error-restore-late = 這場遊戲中止已超過 { $days } 天，無法再恢復。
error-restore-taken = 這個頻道現在有另一桌。請先結束，或用 /host cancel 解散，再按一次「恢復遊戲」。
error-leave-running = 遊戲已經開始。要把座位交給電腦玩家，請用 /table resign。
error-replace-lobby = 遊戲還沒開始。請用「加入」和「離開」換座位，用「加入電腦」加入電腦玩家。
error-already-seated = 這位玩家已經在這桌了。
error-not-seated = 你不在這桌。請在等候室按「加入」，或請桌主用 /host replace。
error-they-not-seated = { $who } 不在這桌。
error-table-full = 座位都滿了。
error-option-seats = 這些選項最多 { $high } 人，但這裡坐了 { $seated } 人。請先讓人離席，或移除電腦玩家。
error-no-such-computer = 沒有「{ $name }」這個電腦玩家。請從清單中選擇。
error-no-computer-seated = 這裡沒有電腦玩家。
error-no-such-seat = 沒有這個座位。請從清單中選擇。
error-which-seat = 這一桌沒有「{ $seat }」這個座位。請輸入編號或名字：{ $seats }。
error-seat-automaton = { $who } 是依規則行動的自動玩家，它的座位不能換人。請從清單中選擇其他座位。
error-no-opponent = { $game } 沒有可以對戰的自動玩家。請用不加 opponent 和 level 的 /new，再為牌桌加入電腦玩家。
error-direct-others = 這張牌桌在私人訊息裡，其他人無法加入。請先在頻道中用 /host channel。
error-bot-player = 機器人不能當玩家。不填玩家就會由電腦玩家入座。
error-host-only = 只有桌主或能管理伺服器的人可以這麼做。
error-rematch-exists = 已經開了再戰的桌：請往下找它的等候室。
error-not-your-turn = 還沒輪到你：正在等 { $who }。
error-not-asked = 沒有需要你回答的問題：正在等 { $who }。
error-stale = 局面已有進展。請按「進行回合」看現況。
error-old-button = 這個按鈕已經過期。請用 /turn 或 /games 繼續。
error-not-allowed = 你在這裡不能這麼做。
error-bot-permissions = 我在這個頻道缺少權限。請伺服器管理員讓我檢視頻道、傳送訊息、附加檔案和使用討論串。
error-bot-lacks = 我在這個頻道缺少這些權限：{ $permissions }。請聯絡伺服器管理員，管理員可用 `/admin check` 查看詳情。
error-bug = 抱歉，這是我的錯；沒有任何資料遺失。如果再發生，請把這個編號告訴機器人的營運者：{ $reference }
error-report = 請在這裡回報：{ $place }
error-other-game = 這個頻道玩的是{ $game }。請用該遊戲的指令。
error-no-such-game = 沒有「{ $game }」這個遊戲。請從清單中選擇。
error-command-not-now = 現在不能用 { $command }。目前的問題是：{ $prompt }
error-command-changed = 這個指令已變更。請重新輸入，並從清單中選擇。
error-setup-changed = 你開啟表單期間有人更改了設定，因此未套用任何變更。請再次使用 /host setup。
error-command-renamed = 這個指令現在是 { $command }。
error-several-tables = 有多場遊戲（{ $count }）在等你。請在其中一場的頻道使用這個指令：
error-command-ambiguous = 「{ $typed }」不夠明確。你可以選：{ $choices }
error-typed-too-long = 文字太長了。最多請輸入 { $most } 個字元。

### 幫玩家做決定：回合會改變什麼、為什麼不能做、預先設定的回答。

## 座位擁有的東西

nuc-amount-vp = 分數
nuc-amount-thaler = 錢
nuc-amount-workers = 工人
nuc-amount-uranium = 鈾
nuc-amount-achievements = 成就
nuc-amount-projected = 終局總分

nanotech-amount-prestige = 聲望
nanotech-amount-energy = 能量
nanotech-amount-quarks = 夸克
nanotech-amount-electrons = 電子
nanotech-amount-protons = 質子
nanotech-amount-neutrons = 中子

preview-change = { $name } { $before } → **{ $after }**
preview-changes = 變化：{ $changes }

## 選項旁的提示

hint-halves = { $first } · { $second }
hint-urbanize = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 處）
}
hint-industrialize = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 處）
}
hint-develop = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 塊）
}
hint-contract = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 張）
}
hint-energize = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 座）
}
hint-nothing = 無 ✖
hint-no-use = 現在做不會有任何收穫。
hint-left-out = 現在不行：{ $what }。{ $why }
hint-lost = ⚠️ 選擇「{ $by }」後已無法執行：{ $what }。{ $why }復原後即可再執行。
hint-lost-by = { $choice }（{ $more }）
hint-passed-over = ⚠️ 已跳過：{ $what }。想要的話，請先復原。
hint-place-contract = { $contract }：{ $have }/{ $wanted }
hint-place-plant = 可由 { $plants } 供電

## 為什麼不行

kind-quarks = 捕獲夸克
kind-lepton = 捕獲電子
kind-nanotech-recharge = 電池充電
why-heading = **{ $table }**：你現在可以做什麼
why-open = ✅ **{ $kind }**：可以
why-closed = ✖️ **{ $kind }**：{ $why }
why-open-about = **{ $kind }**，{ $about }：可以，沒有任何阻礙。
why-closed-about = **{ $kind }**，{ $about }：{ $why }
why-not-your-turn = -# 還沒輪到你；以上是依目前的局面判斷。
error-no-such-kind = 沒有「{ $kind }」這個行動可以問。請從清單中選擇。
error-no-subjects = 在{ $game }中，/why 只解釋整個行動：請把「about」留空。
error-no-such-subject = 這裡不能問「{ $about }」。請從清單中選擇，或留空。

## 預先設定的回答

answers-ask = 非你回合的詢問：由你回答。
panel-passes-ahead = 輪到你時會直接棄標，不論其他人出價多少。
error-not-passing = 現在不能預先棄標：已經輪到你，或你已經棄標。
answers-decline = 非你回合的詢問：一律替你放棄。
answers-gain = 非你回合的詢問：替你回答，只接受能得分的。
done-answers-ask = 在 { $table }，非你回合的詢問會再由你回答。
done-answers-decline = 在 { $table }，從現在起，非你回合的機會一律替你放棄。可用 /settings 更改。
done-answers-gain = 在 { $table }，從現在起，非你回合的機會若能得分就替你接受（由電腦決定怎麼做），否則放棄。可用 /settings 更改。

## 指令和按鈕

command-why = 某個行動現在為什麼不能做
parameter-why-action = 哪個行動
parameter-why-about = 哪個城市或哪座建築
answers-choice-ask = 問我
answers-choice-decline = 一律跳過
answers-choice-gain = 能得分就接受
button-what = 我能做什麼？
button-always-take = 有分才接受
button-ask-again = 恢復詢問我
button-pass-ahead = 輪到時棄標
button-standing = 預設回應
answers-heading = 在其他玩家回合要問你時的做法：
answers-none = 你目前沒有和別人一起進行的牌桌。其他玩家回合的詢問可以設定預設回應。
answers-more = 還有 { $count } 桌請在該桌的面板設定。
answers-menu = 在 { $table }……
answers-at = { $table }：{ $answer }
settings-answers = 其他玩家回合：{ $tables }；其餘牌桌會問你。
settings-answers-ask = 其他玩家回合：會問你。

## 公告和狀態

announcement = 📢 **{ $what }**
status-waiting = ⏳ 等待 **{ $who }**（<t:{ NUMBER($since, useGrouping: 0) }:R>通知）：{ $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = 如果遊戲現在結束（含終局計分）：{ $scores }
status-newest = [最新貼文]({ $link })

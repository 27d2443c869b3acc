### The Court of Progress: parties, politicians, agendas and the king

option-court = 進步宮廷
option-about-court = 派工人到四個政黨：立即得到獎勵，國王節時綱領計分。

kind-court = 宮廷
kind-party = 政黨

command-nucleum-court = 執行宮廷行動
parameter-nucleum-court = 哪個政黨

help-kind-party = 政黨
help-kind-agenda = 綱領
help-kind-court = 宮廷

## Components

nucleum-action-court = 宮廷
nucleum-action-court-text = 把一個可用的工人派到一個政黨當政治家，獲得該政黨的獎勵。
nucleum-effect-action-court = 宮廷行動
nucleum-moment-court = 執行宮廷行動

nucleum-party-capitalists = 資本黨
nucleum-party-freethinkers = 自由思想黨
nucleum-party-communists = 共產黨
nucleum-party-royalists = 保皇黨
nucleum-party-text = 宮廷行動的獎勵：{ $bonus }。

nucleum-agenda = 綱領：{ $about }
nucleum-agenda-contracts = 合約
nucleum-agenda-pieces = 礦井和渦輪
nucleum-agenda-milestone = 最高里程碑
nucleum-agenda-technologies = 科技
nucleum-agenda-network = 最大網路
nucleum-agenda-cities = 城市
nucleum-agenda-parties = 政黨
nucleum-agenda-energy = 最大用電需求

nucleum-court-politician = 政治家
nucleum-court-politician-text = 宮廷圖版上的工人。在一個政黨有政治家，就是該黨的成員；在黨魁格上，就是黨魁。政治家不算工人：不能花費，也不算剩餘資源。
nucleum-court-neutral-politician = 中立政治家
nucleum-court-neutral-politician-text = 一個有箭頭，其他的編號是 2、3、4。每次國王節，編號最大的離開遊戲，有箭頭的移到下面的政黨。
nucleum-court-king = 國王
nucleum-court-king-text = 站在執政黨旁邊。國王節時，該黨每個成員都照它的綱領得分。

nucleum-each-politicians = 個你的政治家
nucleum-each-parties = 個你有政治家的政黨
nucleum-each-leads = 個你當黨魁的政黨
nucleum-each-leads-dominant = 個你當黨魁的執政黨
nucleum-each-highest-milestone = 次達成你最高星星的里程碑
nucleum-each-highest-energy = 點電（你已通電建築中最大的用電需求，政府建築不算）
nucleum-count-politicians = 宮廷圖版上有 { $count } 個政治家
nucleum-count-parties = 在 { $count } 個政黨有政治家
nucleum-count-leads = 當 { $count } 個政黨的黨魁
nucleum-count-leads-dominant = 執政黨的黨魁
nucleum-count-highest-milestone = 達成最高星星的里程碑 { $count } 次
nucleum-count-highest-energy = 已通電建築的最大用電需求 { $count }

## The game

nuc-prompt-court = 工人加入哪個政黨？
nuc-court-detail = { $bonus }{ $lead ->
    [yes] ；你會當黨魁
    [stays] ；你是黨魁
   *[no] {""}
}{ $king ->
    [yes] ；國王會移到這裡
   *[no] {""}
}。綱領：你現在可得 { $vp } 分
nuc-court-politicians = { $who } { $count } 個{ $leads ->
    [yes] （黨魁）
   *[no] {""}
}
nuc-court-neutrals = 中立 { $count } 個{ $leads ->
    [yes] （黨魁）
   *[no] {""}
}
nuc-court-nobody = 沒有人
nuc-court-bonus = { $party }（{ $bonus }）
nuc-court-from = { $party }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
nuc-court-back = 收回 { $count } 個政治家：{ $parties }

nuc-event-court = { $who } 派政治家到{ $party }。
nuc-event-court-leader = { $who } 現在是{ $party }的黨魁。
nuc-event-court-neutral-leader = { $party }的黨魁現在是中立政治家。
nuc-event-court-vacant = { $party }沒有黨魁：下一個派到那裡的政治家當黨魁。
nuc-event-court-king = 國王移動了：{ $party }現在是執政黨。
nuc-event-court-neutral = { $first ->
    [yes] 國王、有箭頭的中立政治家和 { $number } 號在{ $party }。
   *[no] 中立政治家 { $number } 號在{ $party }。
}
nuc-event-court-agenda = { $who } 是{ $party }的黨魁：得 { $vp } 分。綱領：{ $agenda }。
nuc-event-court-fixed = { $who } 是{ $party }的黨魁：得 { $vp } 分。
nuc-event-court-members = { $party }是執政黨。成員得分：{ $scored }。綱領：{ $agenda }。
nuc-event-court-fixed-members = { $party }是執政黨。成員得分：{ $scored }。
nuc-court-scored = { $who } { $vp }
nuc-event-court-leave = 政治家回到儲備區。
nuc-event-court-back = { $who }：{ $back }。
nuc-event-court-neutral-leaves = 中立政治家 { $number } 號離開{ $party }和遊戲。
nuc-event-court-arrow = 有箭頭的中立政治家從{ $before }移到{ $party }。

nuc-score-parties = 政黨獎勵
nuc-score-agendas = 國王節的綱領
nuc-score-final-agendas = 終局的綱領

nuc-why-no-politician = 宮廷行動要一個可用的工人；你沒有工人，也沒有鈾可以換。
nuc-why-no-politician-reserve = 宮廷行動要一個可用的工人，而你沒有。你的儲備區是空的，所以不能用鈾換工人。
hint-court = { $action }{ $count ->
    [0] {" "}✖
   *[other] （{ $count } 個政黨）
}
advice-court = 用{ $tile }執行宮廷行動：派政治家到{ $party }，你就是黨魁。它的綱領（{ $agenda }）你現在可得 { $vp } 分。

## Where things are

now-party-king = 執政黨：國王站在旁邊
now-party-people = 政治家：{ $people }
now-party-agenda = 綱領：{ $agenda }
now-party-worth = 你現在可得 { $vp } 分
now-agenda-in = 在{ $party }
now-agenda-under = 不在這場遊戲：另一面朝上
now-king = 在{ $party }
now-politicians = { $who }：{ $party } { $count } 個{ $leads ->
    [yes] （黨魁）
   *[no] {""}
}
now-politicians-mine = 你：{ $party } { $count } 個{ $leads ->
    [yes] （黨魁）
   *[no] {""}
}
now-neutral-politicians = { $party } { $count } 個{ $leads ->
    [yes] （黨魁）
   *[no] {""}
}

position-nucleum-party = { $party }{ $king ->
    [yes] （執政黨）
   *[no] {""}
}：{ $people }。綱領：{ $agenda }。
position-nucleum-politicians = 政治家：{ $count } 個{ $leads ->
    [0] 。
   *[other] ；黨魁：{ $parties }。
}

render-nucleum-court = 宮廷圖版
render-nucleum-alt-party = { $party }{ $king ->
    [yes] （執政黨）
   *[no] {""}
}：{ $people }
render-nucleum-is-king = 執政黨
render-nucleum-is-court = 宮廷：派政治家到政黨
render-nucleum-is-politician = 政治家
render-nucleum-is-leader = 黨魁
render-nucleum-is-vacant = 尚無黨魁
render-nucleum-is-neutral-politician = 中立政治家（號碼最大者先離開）
render-nucleum-is-arrow = 移往下方政黨的中立政治家
render-nucleum-court-next = 若現在是國王節
render-nucleum-court-worth = 綱領目前的價值
render-nucleum-alt-court = { $title }：宮廷。
render-nucleum-alt-agendas = 綱領：{ $agendas }。
view-court = 宮廷

## Rules

rules-nucleum-court-title = 進步宮廷：宮廷行動
rules-nucleum-court-terms = 黨魁, 執政黨
rules-nucleum-court =
    本桌的選項，在遊戲開始前設定。

    宮廷圖版有四個政黨，各有一個綱領。圖版上的工人是**政治家**。在一個政黨有政治家，你就是**成員**；在黨魁格上，你就是**黨魁**。有國王的政黨是**執政黨**。

    {""}**宮廷行動**是第六種主要行動。拿一個可用的工人（可以用鈾換），派到任何一個政黨。然後：
    1. 獲得政黨的獎勵：{ $bonuses }。
    2. 你在那裡的政治家如果比黨魁（玩家或中立）多，你就當黨魁。沒有黨魁時，也由你當。
    3. 這個政黨的政治家總數如果超過執政黨，國王就移過來。

    特殊指令可以用來執行宮廷行動；它的折扣作廢。
rules-nucleum-court-kings-day-title = 進步宮廷：國王節
rules-nucleum-court-kings-day =
    國王節的一般得分之後，從最上面的政黨到最下面：

    {""}**1.** 每個黨魁照該黨的綱領得分。中立政治家不得分。
    {""}**2.** 執政黨的每個成員照該黨的綱領得分。所以它的黨魁得兩次。
    {""}**3.** 每個黨魁從該黨收回 1 個政治家到儲備區（最後一個才從黨魁格收回）。然後每位玩家從執政黨收回 1 個。
    {""}**4.** 編號最大的中立政治家離開遊戲。有箭頭的移到下面的政黨，從最後一個移到第一個。
    {""}**5.** 每個政黨由單獨最多政治家的人當黨魁。平手就不任命：還在位的黨魁留任，空的黨魁格等下一個政治家。
    {""}**6.** 國王移到政治家最多的政黨。平手就不動。

    遊戲結束時，綱領再照 1 和 2 計分一次。這時不移除任何人。
rules-nucleum-court-agendas-title = 進步宮廷：綱領
rules-nucleum-court-agendas =
    四塊綱領板塊隨機分給各政黨，隨機一面朝上。八個面：
    { $agendas }。

    政治家在任何人收回之前計算。執行宮廷行動時，每個政黨旁邊會寫出它的綱領你現在可得幾分；用 `/lookup` 加政黨名稱也能查到。
rules-nucleum-court-changes-title = 進步宮廷：變更
rules-nucleum-court-changes =
    {""}**板塊：** 12 塊有宮廷行動的板塊取代另外 7 塊，每個實驗有一塊起始板塊也換成有宮廷行動的。

    {""}**合約：** C64 到 C67 要求政治家，或是執政黨的黨魁。

    {""}**旗子：** 放在 { $flag } 分。**儲備區：** { $workers } 個工人。

    {""}**結束：** 三或四人需要 { $needed } 個終局條件，兩人需要 { $needed_two } 個。

    {""}**宮廷圖版：** { $neutrals } 個中立政治家和國王由沒用到的設置卡決定。卡片 1–3 是資本黨，4–6 自由思想黨，7–9 共產黨，10–12 保皇黨。第一個政黨得到國王、有箭頭的政治家和 2 號；3 號和 4 號到沒有政治家的政黨。有編號的當黨魁。

    終局計分時，政治家不算剩餘的工人。

ruling-nucleum-court-tie = 國王節之後如果平手，還在黨魁格的黨魁留任，即使他的政治家比別人少。空的黨魁格由下一個派到那裡的政治家占據。
ruling-nucleum-court-king = 政黨平手時國王不動，即使它所在政黨的政治家比平手的政黨少。
ruling-nucleum-court-milestone = 你最高星星的里程碑一律算兩倍，不管它在哪一格；第 0 格的星星沒有里程碑。
ruling-nucleum-court-pieces = 計算你在地圖上的鈾礦井和渦輪。在澳洲地圖上，你的煤礦也算，當作煤礦的通電特殊建築也算。
ruling-nucleum-court-energy = 等級 IV 的建築也算政府建築，所以這裡不算。中立建築不屬於任何人。
ruling-nucleum-court-contracts = 以完成合約的那一刻計算：同一回合派出的政治家也算。

page-nucleum-alt-court = 宮廷圖版的四個政黨由上到下排列，各寫出宮廷行動在那裡帶來的獎勵。
page-nucleum-court-leader = 每個政黨的黨魁照該黨的綱領得分。
page-nucleum-court-dominant = 執政黨的每個成員都得分，黨魁得兩次。
page-nucleum-alt-court-kings-day = 兩個政黨：其中一黨的黨魁照該黨的綱領得分。有國王的執政黨裡，每個成員都得分，黨魁得兩次。
page-nucleum-alt-court-agendas = 綱領板塊的八個面由上到下排列，每一面都有計算項目的圖示和得到的分數。

## The tale of a turn

nuc-deed-court = 政治家到{ $party }
nuc-deed-court-leader = 現在是黨魁
nuc-deed-court-neutral-leader = { $party }：黨魁是中立政治家
nuc-deed-court-vacant = { $party }：沒有黨魁
nuc-deed-court-king = 國王移動：{ $party }是執政黨
nuc-deed-court-agenda = { $party }，黨魁 { $who }（{ $agenda }）{ $vp ->
    [0] {" "}→ 0 分
   *[other] {""}
}
nuc-deed-court-fixed = { $party }，黨魁 { $who }{ $vp ->
    [0] {" "}→ 0 分
   *[other] {""}
}
nuc-deed-court-members = 執政黨{ $party }的成員（{ $agenda }）{ $vp ->
    [0] {" "}→ 0 分
   *[other] {""}
}
nuc-deed-court-fixed-members = 執政黨{ $party }的成員{ $vp ->
    [0] {" "}→ 0 分
   *[other] {""}
}
nuc-deed-court-leave = 宮廷
nuc-deed-court-back = { $back }

## Which box it is from

expansion-nucleum-court = 擴充：進步宮廷

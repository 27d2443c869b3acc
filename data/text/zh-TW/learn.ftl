### 教學課程（/learn）和新手局的提示。陪學習者對戰的 Clara 是女性。

## 課程的框架

command-learn = 學一個遊戲：一步步帶你玩的個人課程
parameter-learn-game = 哪個遊戲
learn-choice-nucleum = 核子激盪（約 15 分鐘）
learn-choice-baron = 核子激盪：對戰 Baron（約 5 分鐘）
learn-subject-baron = 核子激盪：對戰 Baron
learn-choice-nanotech = Nanotech（約 3 分鐘）
learn-title = { $game }：你的第一堂課
learn-step = 第 { $number } 步，共 { $steps } 步
learn-ask = 請選 **{ $choice }**。
learn-ask-under = 請在 **{ $kind }** 裡選 **{ $choice }**。
learn-done = ✅ { $what }
learn-others = ⏩ { $what }
learn-wrong = 🤔 **{ $choice }** 也可以選，在你自己的遊戲裡說不定是好棋。{ $why }
learn-resumed = 歡迎回來！你上次停在這裡。
learn-renewed = 這堂課在你上次離開後更新過，所以從頭開始。
learn-stale = 那個按鈕是之前的。你現在在這裡。
learn-left = 你的進度已保留。要繼續，請用 /learn 並選擇 { $game }。
learn-board = 你這堂課的整桌盤面
button-learn-show = 做給我看
button-learn-next = 下一步
button-learn-back = 退一步
button-learn-over = 重新開始
button-learn-leave = 離開
error-no-lesson = 這個遊戲沒有課程。請從清單中選擇。
error-lesson-unplayable = 這堂課不適用於機器人營運者設定的配件數值。請改看 /rules。

## 核子激盪，一步一步來

learn-nucleum-board =
    {""}**歡迎來到薩克森！**
    你要把電送到各個城市，分數最高的玩家獲勝。圖片是地圖的一角；按 **看盤面** 可看全部。(1) Zwickau 和其他城市一樣，有可以蓋建築的空格。(2) Plauen 是發電廠；上面綠色的標記是核能引擎，讓它也能用鈾。(3) 煤從這裡運到 Plauen。(4) Joachimsthal 有礦井格：鈾就是從那裡來的。城市之間的灰色方框是鐵路格。紅格（+2）要多付 2 元，瓦礫表示格子不能用；灰色數字只用於設置。
    在這堂課裡，你會和 Clara 實際玩幾個回合。隨時可以離開：進度會保留。

learn-nucleum-mat =
    {""}**你的圖版**
    由上到下：你的資源（4 元、2 個工人）· 八個行動格，下面是三條收入軌 · 手上的五塊行動板塊 · 八項科技，全都還沒解鎖 · 四個合約格，最後一格已有一張合約 · 渦輪和礦井 · 十二座建築，各自標有價格和需要的電。
    在你的回合，從三件事中選一件做：打出行動板塊到行動格、把行動板塊建成鐵路，或補給。

learn-nucleum-urbanize =
    {""}**城市化：你的第一座建築**
    一塊行動板塊有兩個行動。把它打到下一個空的行動格，再依任意順序執行兩個行動。城市化是把一座建築放到種類相符的空格，並支付它的價格。第一座建築可以蓋在任何城市；之後就必須蓋在你網路裡的城市，也就是有你的東西、或你的鐵路到得了的城市。IV 級建築也算政府建築，兩種空格都能放。
learn-nucleum-urbanize-why = 這堂課我們先在 Zwickau 蓋一座便宜的民宅，因為 Zwickau 就在 Plauen 發電廠旁邊。
learn-nucleum-urbanize-tile = 我們現在想做的兩件事，它都能做。
learn-nucleum-urbanize-first = 先蓋建築；合約可以等一下。
learn-nucleum-urbanize-building = 花費 2 元，之後只需要 2 點電。
learn-nucleum-urbanize-space = (1) Zwickau 離 (2) Plauen 只有一個鐵路格。
learn-nucleum-urbanize-done = 你的民宅在 Zwickau，Zwickau 也就在你的網路裡了。上面的數字是它在等的電：2 點。

learn-nucleum-contract =
    {""}**合約**
    這塊板塊的第二個行動：拿一張合約。把它放到圖版上空的合約格，立刻獲得該格的獎勵。之後完成合約，那一格就又空出來。右邊的數字是你目前的進度。紫色合約不能拿：誰先達成條件，誰就能完成它。
learn-nucleum-contract-why = 這堂課我們拿 C10，換一個工人：我們打算蓋兩座渦輪。
learn-nucleum-contract-which = 它要 2 座渦輪，而渦輪正在我們的計畫裡。
learn-nucleum-contract-slot = 我們很快就需要工人。
learn-nucleum-contract-confirm = 真正玩的時候，按下這個按鈕之前都不算數，隨時可以復原。
learn-nucleum-contract-done = 你的第一個回合結束了：一座建築、一張合約，還多了一個工人。
learn-nucleum-contract-others = Clara 在 Dresden 蓋了一座民宅，並提高金錢收入。

learn-nucleum-directive =
    {""}**特殊指令**
    你的五塊板塊裡，有一塊可以執行五種主要行動的任一種，還少付 1 元：城市化、工業化、發展、合約或發電。它不能當鐵路，所以每次補給都會回到你手上。
learn-nucleum-directive-why = 這堂課我們在 Zwickau 蓋第二座建築，這樣也達成了我們的第一張合約。
learn-nucleum-directive-tile = 它讓我們再城市化一次。
learn-nucleum-directive-building = 花費 1 元，原價 2 元。你的網路裡只有一格適合，所以會自動放到那裡。
learn-nucleum-directive-done = 你在 Zwickau 有兩座建築了。它是紫色城市：看外框的顏色和「紫」字就知道。

learn-nucleum-fulfil =
    {""}**完成合約**
    你的第一張合約要兩座在紫色城市的建築、礦井或渦輪。已經達成了！每個把板塊打到行動格的回合，可以完成一張合約。不必支付任何東西；只要當下符合條件就行。
learn-nucleum-fulfil-why = 這堂課我們完成 C01，並解鎖 TD3，它會立刻給我們一座礦井。
learn-nucleum-fulfil-contract = 它的獎勵是一項 I 級科技。
learn-nucleum-fulfil-technology = 藍色科技立刻生效一次；棕色從此持續有效；紫色在終局計分。這項藍色科技讓你可以在任何城市工業化。
learn-nucleum-fulfil-done = 合約移到圖版旁，空出來的合約格可以再放別張。

learn-nucleum-mine =
    {""}**工業化：礦井**
    渦輪和礦井要花工人。蓋新的礦井時，你在地圖上每有一座礦井（含這座）就得 1 個鈾，再加上空格上印的數量。(1) Joachimsthal 印著 1，而且離 (2) Zwickau 只有一個鐵路格。
learn-nucleum-mine-why = 這堂課我們想在 Plauen 附近取得鈾：把礦井 1 蓋在 Joachimsthal。
learn-nucleum-mine-mine = 第 1 列的礦井花費 1 個工人，可放 3 個鈾。
learn-nucleum-mine-space = 可得 1 + 1 個鈾。
learn-nucleum-mine-done = 你有 2 個鈾。在你的回合隨時可以用 1 個鈾換 1 個工人，或用 1 個工人換 1 元。
learn-nucleum-mine-others = Clara 拿了一張合約，得到 2 元。

learn-nucleum-rail =
    {""}**建造鐵路**
    要把電從 (2) Plauen 送到 (3) Zwickau，兩地之間的路線 (1) 必須完成。邊緣有顏色的板塊都能當鐵路：要花 1 個可用的工人，板塊和工人從此留在地圖上。注意顏色：邊緣和它碰到的城市同色，就能執行那一邊的行動。
learn-nucleum-rail-why = 這堂課我們連接 Plauen 和 Zwickau，而且兩邊都配對。
learn-nucleum-rail-tile = 它的兩邊是紫色和白色，我們要連的正是紫色和白色的城市。
learn-nucleum-rail-space = 清單會寫出在哪裡會配對到什麼。
learn-nucleum-rail-way = 板塊的方向由你決定：白對白，紫對紫。
learn-nucleum-rail-done = 兩邊都配對，兩個行動都能做。

learn-nucleum-match =
    {""}**配對的行動**
    依任意順序執行。也可以不做：沒有人非用不可。蓋在 (2) Plauen 空格上的渦輪，每次發電都有幫助；發電廠裡有核能引擎時，那裡每座渦輪可以多用一個鈾。
learn-nucleum-match-why = 這堂課我們兩個都做：金錢收入前進一格，再把渦輪 1 蓋在 Plauen。
learn-nucleum-match-income = 標記前進一格；下次補給時就會拿到錢。
learn-nucleum-match-industrialize = 這是另一邊的行動。
learn-nucleum-match-turbine = 有了它，你每次發電行動買煤少付 1 元。
learn-nucleum-match-done = 第 1 列的礦井和渦輪都蓋好了：1 分。路線也完成了：現在你和 Clara 都能經由它運送電和鈾。
learn-nucleum-match-others = Clara 在 Dresden 蓋了第二座民宅，完成她的第一張合約，又拿了一張。

learn-nucleum-coal =
    {""}**用煤發電**
    選一座建築、一座與它相連的發電廠，再選燃料。每輛煤車給 1 點電，花費 1 元；用過的煤車翻面，下次要 2 元，再用就移走。沒有煤車的煤供應區，煤要 3 元。你在 (3) Zwickau 的民宅需要 2 點電；(1) 的煤會運到 (2) Plauen。
learn-nucleum-coal-why = 這堂課我們讓民宅通電：只需要 2 個煤，而我們有 1 元。
learn-nucleum-coal-tile = 它有發電，還附一份補貼。
learn-nucleum-coal-building = 2 個煤要 2 元，有你的渦輪就少付 1 元。
learn-nucleum-coal-other = 這是板塊的另一半。
learn-nucleum-coal-option = 這次我們拿工人。
learn-nucleum-coal-done = 民宅通電了：它需要幾點電就得幾個成就，所以是 2 個，另外工人收入前進一格。終局計分時它值 1 分。
learn-nucleum-coal-others = Clara 從 Dresden 往 Glashütte 建了一段鐵路。

learn-nucleum-develop =
    {""}**發展：拿新板塊**
    建鐵路會用掉板塊，所以要拿新的。展示區有五塊，價格從 2 元到 0 元。最尾端的板塊 (1) 免費：兩邊是紫色和橙色，簡直是為 Zwickau（紫色）和 Joachimsthal（橙色）之間的路線量身打造。
learn-nucleum-develop-why = 這堂課我們拿免費的板塊 #5，當作下一段鐵路。
learn-nucleum-develop-tile = 有發展，還能付 1 元讓收入前進一格。
learn-nucleum-develop-which = 把它的兩邊和兩個城市比一比。
learn-nucleum-develop-one = 拿第二塊除了價格還要多付 2 元。一塊就夠了。
learn-nucleum-develop-done = 板塊到手了，從下個回合起就能打出。回合結束時，展示區的板塊會往後移，再補滿。

learn-nucleum-exchange =
    {""}**交換**
    板塊的另一半要付 1 元，而你已經沒錢了。在你的回合隨時可以換：1 個鈾換 1 個工人，1 個工人換 1 元。不能反過來換。
learn-nucleum-exchange-why = 這堂課我們把工人換成錢，用來付這一步收入的錢。
learn-nucleum-exchange-worker = 補給時又會有新的工人。
learn-nucleum-exchange-income = 現在你付得起了。
learn-nucleum-exchange-track = 錢永遠不夠用。
learn-nucleum-exchange-done = 你的金錢收入標記在第 3 格：下次補給得 6 元，而不是 5 元。
learn-nucleum-exchange-others = Clara 提高金錢收入，並從展示區拿了一塊板塊。

learn-nucleum-recharge =
    {""}**補給**
    除了新板塊，你已經沒有板塊，沒有錢，也沒有工人：該補給了。補給要花一整個回合。首先是收入：每條收入軌上，位於你的標記左邊、又在有板塊的行動格下方的數字，取最大的。接著放一個里程碑星星。然後歸還成就，行動格裡的板塊全部回到你手上。
learn-nucleum-recharge-why = 這堂課我們補給，把星星盡量放高，再放置它帶來的核能引擎。
learn-nucleum-recharge-start = 4 個有板塊的行動格，已經足夠拿到標記允許的一切。
learn-nucleum-recharge-star = 星星可以放在不高於成就數的格子：第 2 格。終局計分時，你的每座民宅都讓它得 1 分。
learn-nucleum-recharge-plant = 這一段的第一個星星會帶來核能引擎。你選的發電廠立刻給獎勵，從此也能用鈾。
learn-nucleum-recharge-confirm = 看看你的圖版：錢、工人和四塊板塊都回來了。
learn-nucleum-recharge-done = 6 元、2 個工人、一個星星和一份獎勵，還有四塊可以再打的板塊。鐵路板塊留在地圖上。
learn-nucleum-recharge-others = Clara 在 Glashütte 蓋了一座渦輪。

learn-nucleum-line =
    {""}**鈾的路線**
    你的鈾在 (1) Joachimsthal，要經過 (2) Zwickau 運到 (3) Plauen。還缺一條路線：(4)。你的新板塊兩邊又都配對。這個回合很長：鐵路、合約、渦輪，全靠一塊板塊。
learn-nucleum-line-why = 這堂課我們完成鈾的路線，拿 C18，再把渦輪 2 蓋在 Plauen。
learn-nucleum-line-tile = 我們拿它就是為了這個。
learn-nucleum-line-space = 這樣你的礦井就連到 Zwickau，也就連到 Plauen。
learn-nucleum-line-way = 紫色朝 Zwickau，橙色朝 Joachimsthal。
learn-nucleum-line-contract = 順序隨你；我們先拿合約。
learn-nucleum-line-which = 它要四座在紫色城市的建築，你已經有兩座。
learn-nucleum-line-slot = 你的礦井還能放 1 個鈾。
learn-nucleum-line-turbine = 用這塊板塊工業化，少付 1 個工人。
learn-nucleum-line-row = Plauen 有兩座渦輪：那裡一次最多可用 3 個鈾，發電廠 1 個，每座渦輪各 1 個。
learn-nucleum-line-done = Joachimsthal、Zwickau 和 Plauen 連在一起了。
learn-nucleum-line-others = Clara 補給。現在每個人都放了第一個星星，所以舉行國王節：星星最高的（Clara）得 6 分，第二高的（你）得 2 分。

learn-nucleum-uranium =
    {""}**用鈾發電**
    每個鈾給 2 點電，而且不花錢。它從 (1) 你的礦井運到 (2) Plauen，那裡有核能引擎。鈾和煤可以混用。(3) Zwickau 的工場需要 3 點電。
learn-nucleum-uranium-why = 這堂課我們用 1 個鈾和 1 個煤讓工場通電，一塊錢也不花。
learn-nucleum-uranium-plan = 1 個鈾 (2) 加 1 個煤 (1) 剛剛好，渦輪 1 抵掉煤錢。
learn-nucleum-uranium-done = 得到 3 個成就，金錢收入前進一格。你的第二座建築通電了！

learn-nucleum-points =
    {""}**收成**
    你在 Plauen 的兩座渦輪，達成了第一個回合拿的合約。核子激盪玩的就是這種計畫：走一步，要幫到後面兩步。
learn-nucleum-points-why = 這堂課我們完成 C10，再做板塊的另一半，然後結束回合。
learn-nucleum-points-contract = 可得 4 分和 1 個工人。
learn-nucleum-points-other = 這是板塊的另一半，還沒做。
learn-nucleum-points-option = 選另一個也行：在這裡都可以。
learn-nucleum-points-confirm = 這是你在這堂課的最後一個回合。
learn-nucleum-points-done = 你有 7 分，Clara 有 6 分。
learn-nucleum-points-others = Clara 讓 Grimma 的中立實驗室通電：中立建築人人都能用。

learn-nucleum-end =
    {""}**終局，以及分數從哪裡來**
    終局條件有五個：行動板塊堆用完、兩疊合約都用完、第三次國王節、有人解鎖全部 8 項科技、有人到達分數旗。觸發的人得 3 分。2 人時達成三個，人數更多則兩個，就玩完該輪，每人再一個回合。
    這堂課沒提到的：同色相接的板塊也算配對，雙方都可以執行行動；較長的路線會提高分數收入。
    然後計分：每個星星（每達成一次里程碑，就得一次倍率的分數）、紫色科技、通電建築（在 Praha 加倍）、走到底的收入軌，以及剩餘資源。圖片顯示的是現在終局的分數。

learn-nucleum-on =
    {""}**玩得好！**
    現在你認識所有的行動了。接下來可以：
    • 用 /new 開一桌。在那裡打開 **新手局** 選項：每個人都有固定的實驗，每回合還有一個提示。
    • **加入電腦** 讓你隨時有對手。
    • /rules 有每個行動的簡短說明，/lookup 說明任何板塊或卡片；面板裡的 **我能做什麼？** 會告訴你能做什麼，以及為什麼不能。
    祝你在薩克森好運！

## Nanotech，一步一步來

learn-nanotech-table =
    {""}**歡迎來到實驗室！**
    你要捕獲最小的粒子，把它們束縛成更大的粒子。有人先達到目標聲望（這裡是 10），遊戲就進入尾聲。桌上有六張行動卡，中央艙裡是這一輪的夸克。你有 5 點能量。
    在你的回合，拿一張卡，並可執行它的行動。2 人遊戲時，每人每輪做兩次。
learn-nanotech-quark =
    {""}**捕獲夸克**
    夸克分上夸克和下夸克，顏色有紅、綠、藍。質子需要 2 個上夸克和 1 個下夸克，三色各一。中央艙裡有綠色上夸克、藍色上夸克和紅色下夸克：正是你要的！捕獲一次花 2 點能量。
learn-nanotech-quark-why = 這堂課我們先拿紅色下夸克；上夸克之後還會有。
learn-nanotech-quark-card = 持有這張卡的人，在輪末可以免費再拿一個夸克。
learn-nanotech-quark-which = 質子需要一個下夸克。
learn-nanotech-quark-confirm = 真正玩的時候，按下這個按鈕之前都不算數。
learn-nanotech-quark-done = 夸克放進你的夸克艙，那裡有 3 格。
learn-nanotech-quark-others = 其他人可以依回合順序，用原價複製行動。Clara 沒有複製；她拿了一張「電池充電」，得到 2 點能量。
learn-nanotech-energy =
    {""}**能量**
    除了這個行動，每個行動都要花能量。「電池充電」有兩張；這個行動不能複製。
learn-nanotech-energy-why = 這堂課我們充電：3 點能量不夠接下來用。
learn-nanotech-energy-card = 免費，還得到 2 點能量。
learn-nanotech-energy-done = 你又有 5 點能量了。
learn-nanotech-energy-others = Clara 拿了「捕獲輕子」：花 2 點能量拿一個電子，得 1 點聲望。
learn-nanotech-copy =
    {""}**複製**
    現在你可以複製 Clara 的行動。你付原價，但拿不到她的卡，也沒有卡上的獎勵。複製不會用掉你自己的回合。
learn-nanotech-copy-why = 這堂課我們複製：電子立刻給 1 點聲望，而且每種原子都用得到。
learn-nanotech-copy-electron = 2 點能量換 1 點聲望。
learn-nanotech-copy-done = 這是你的第一點聲望。
learn-nanotech-bonus =
    {""}**輪末**
    這一輪的回合都結束了，現在可以使用卡片的獎勵。你持有「捕獲夸克」：免費再拿一個夸克。
learn-nanotech-bonus-why = 這堂課我們拿綠色上夸克：它和紅色下夸克很搭。
learn-nanotech-bonus-quark = 這樣就只差一個藍色上夸克。
learn-nanotech-bonus-done = 沒人拿的卡各得 1 點能量。剩下的夸克棄置，換上新的。
learn-nanotech-bonus-others = Clara 使用她自己的獎勵。新的一輪由她開始，她捕獲一個藍色上夸克。
learn-nanotech-third =
    {""}**第三個夸克**
    還有一個藍色上夸克。複製 Clara 的行動，三個夸克就齊了。接著輪到你，而合成質子需要能量。
learn-nanotech-third-why = 這堂課我們複製行動來捕獲藍色上夸克，然後充電。
learn-nanotech-third-quark = 你缺的就是藍色。
learn-nanotech-third-card = 束縛一次要 3 點能量。
learn-nanotech-third-done = 三個夸克、三種顏色，還有 3 點能量。
learn-nanotech-third-others = Clara 升級實驗室：質子和中子多兩格。
learn-nanotech-confine =
    {""}**束縛粒子**
    三個夸克變成一個質子：2 點聲望。持卡者再得 1 點。而且這張卡上有 1 點能量，因為上一輪沒有人拿。
learn-nanotech-confine-why = 這堂課我們束縛粒子：你收集這麼多就是為了這一步。
learn-nanotech-confine-card = 上面的能量歸你。
learn-nanotech-confine-proton = 2 個上夸克、1 個下夸克，三色各一。
learn-nanotech-confine-done = 一個行動就得 3 點聲望：你有 4 點了。
learn-nanotech-on =
    {""}**玩得好！**
    接下來可以合成原子：質子加上你的電子就是氫，2 點聲望。兩個質子、兩個中子和兩個電子就是氦，5 點聲望。有人達到目標後，玩完該輪，聲望最高的人獲勝。
    用 /new 開一桌。打開 **新手局** 選項，每個人每回合都有一個提示；**加入電腦** 讓你有對手；/rules 有每個行動的簡短說明。
    祝你好運！

## 新手局：選項，以及每回合一個提示

option-first_game = 新手局（每回合一個提示）
panel-hint = 💡 { $hint }
advice-fulfil-now = 你現在可以完成{ $contract }：{ $rewards }。
advice-fulfil = 你這個回合可以完成{ $contract }（{ $rewards }）：先打出任何一塊板塊，再選「完成合約」。
advice-energize = { $city } 的「{ $building }」現在就能通電：打出「{ $tile }」。可得 { $achievements } 個成就。
advice-last-turn = 這是你的最後一個回合。做立刻得分的事；剩餘資源幾乎不值分。
advice-full = 你的行動格都滿了。現在補給可得 { $income }，板塊也會收回。
advice-no-tiles = 你沒有板塊可以打了。現在補給可得 { $income }，板塊也會收回。
advice-broke = 你沒有錢、沒有工人，也沒有鈾。現在補給可得 { $income }。
advice-first = 打出「{ $tile }」，在 { $city } 蓋{ $building }（{ $cost }）。{ $spaces ->
    [0] 那裡連得到發電廠。
   *[other] 離發電廠只差 { $spaces } 段鐵路。
}
advice-link = 用「{ $tile }」在 { $space } 建鐵路：{ $ends ->
    [none] 兩端都不配對，但
    [one] 一端配對，而且
   *[both] 兩端都配對，而且
}你在 { $city } 的{ $building } 會連上發電廠。
advice-rail = 用「{ $tile }」在 { $space } 建鐵路：配對的一端還能執行 { $halves }。
advice-piece = 打出「{ $tile }」，在 { $city } 放{ $piece }（{ $cost }）。效果：{ $gives }。
advice-develop = 用「{ $tile }」發展：每多一片板塊，補給前就多一個回合。最便宜的是「{ $taken }」（{ $cost }）。
advice-bonus = 打出「{ $tile }」可得 { $given }：只用一半也值得。
advice-recharge = 現在補給可得 { $income }。已用 { $filled } 個行動格；用得越多，收入越高。
advice-star = 星星最高可放到第 { $space } 格：終局 ×{ $multiplier } { $milestone }（你有 { $have } 個{ $per ->
    [1] {""}
   *[other] ，每 { $per } 個算 1
}）。{ $lower ->
    [yes] 較低的格也許更合你的計畫。
   *[no] {""}
}
advice-star-zero = 沒有成就，星星只能放第 0 格：終局 { $vp } 分。下次補給前，先讓一座建築通電。
advice-end-come = 終局觸發：玩完這一輪，然後每人最後一個回合。請以分數為重，別再顧收入。
advice-end-near = 再達成一個終局條件，遊戲就快結束了。與其顧收入，不如以分數為重。
advice-nearly-full = 已經用了 { $filled } 個行動格。現在補給可得 { $income }{ $star ->
    [0] {""}
   *[other] ，星星最高可放到里程碑軌第 { $star } 格
}。
advice-contract = 你沒有合約。「{ $tile }」可以讓你拿一張，合約格立刻給你 { $bonus }。
advice-almost = 「{ $contract }」只差一項：{ $progress }。
advice-nanotech-confine = 你現在可以合成{ $result }：拿「{ $card }」。
advice-nanotech-quark = 中央艙裡有{ $quark }，可以湊齊質子或中子的三個夸克：拿「{ $card }」。
advice-nanotech-energy = 你的能量不足：拿「{ $card }」。
advice-nanotech-lepton = 「{ $card }」立刻給 1 點聲望，而且合成原子需要電子。
advice-nanotech-copy-confine = 現在複製就能得到聲望。
advice-nanotech-copy-quark = 複製吧：{ $quark }可以湊齊質子或中子的三個夸克。
advice-nanotech-close = { $who } 只差 { $prestige } 點聲望就達到目標。快拿很快能得分的東西。

## Against the Baron, step by step

learn-baron-row =
    {""}**認識 Baron**
    Baron von Automat 依規則行動，不會思考。他沒有手上的板塊，也沒有收入，只有這一列板塊。輪到他時，他擲一顆有 1、1、2、2、3、4 面的骰子，使用從左數來該位置的板塊。每塊板塊下方是會擲到它的骰面。紅色標誌是擋板：擲到它或超過它時，就使用緊鄰它左側的板塊。變淡的板塊下次不會擲到。
learn-baron-turn =
    {""}**你先開始**
    你的玩法和其他核子激盪遊戲一樣。Baron 在 Leipzig 已有一座建築，里程碑軌上也有一個星星。
learn-baron-turn-why = 這堂課裡，我們在 Leipzig 蓋一座民宅。
learn-baron-turn-tile = 它有城市化。
learn-baron-turn-space = Baron 也在那裡：城市是共用的。
learn-baron-turn-confirm = Baron 會立刻回應。
learn-baron-turn-done = 你的民宅蓋在 Leipzig 了。Baron 做了這些：
learn-baron-answer =
    {""}**如何看懂他的回合**
    先是骰子和板塊。這塊板塊的所有主要行動，他那列的其他板塊也有，所以他把它建成鐵路，在這裡 (1)。為什麼在那裡？每個選擇都依清單判斷：先選能完成路線的格，再選最多端點配對的，再選與他的網路相鄰的。剩下的才由邏輯卡決定：編號最大或最小者優先。
    在遊戲中，這些會寫在你的下一個問題上方，也寫在附有標記地圖的貼文裡。
learn-baron-moved =
    {""}**接下來會怎樣**
    建成鐵路的板塊離開這列；用來執行行動的板塊移到最右邊。無論如何，擋板都會往左移，機率也跟著改變。所以決定之前先看這張圖：如果某張合約或某個空格可能馬上被他拿走，就先下手。
learn-baron-second =
    {""}**你的第二回合**
    每次擲到有合約行動的板塊，他就會拿一張合約。依邏輯卡，有時拿編號最小的，有時拿最大的。
learn-baron-second-why = 這堂課裡，我們搶在他之前拿合約 C09。
learn-baron-second-tile = 它有合約和一格收入。
learn-baron-second-which = 它需要通電的建築，我們本來就想要。
learn-baron-second-done = 合約是你的了。又輪到 Baron：
learn-baron-recharge =
    {""}**補給與結束**
    擋板在最左邊，或資源用完時，他就補給：獲得資源，並在里程碑軌往上 6 格放一個星星。圓形箭頭旁是他補給過的次數。第三次之後，或達成兩個終局條件後，玩完這一輪，每人再一個回合。
    他的分數來自通電的建築、合約、國王節，以及每達成一次就計分的里程碑。早點發電：那是他最弱的地方。
learn-baron-end =
    {""}**玩得好！**
    現在開始你自己的遊戲：/new 選核子激盪、一個對手和 1 到 5 的等級，在頻道或和我的私人訊息裡都可以。立即開始，也不會通知任何人。回合之間想花多久都行。加上 options 就先選地圖、擴充和挑戰；和兩位 Baron 一起會很擠。/records 會保留你的勝利與獎盃。

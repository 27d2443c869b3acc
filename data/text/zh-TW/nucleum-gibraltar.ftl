### Gibraltar of Nucleum: the map, military contracts and technologies

option-map-gibraltar = 直布羅陀
option-about-map-gibraltar = 船、英國煤炭、軍事合約與王城。
option-gibraltar_tiles = 直布羅陀的板塊
option-about-gibraltar_tiles = 在澳洲地圖上，展示區加入直布羅陀的行動板塊。
nucleum-side-gibraltar-12 = 直布羅陀，1–2 人
nucleum-side-gibraltar-34 = 直布羅陀，3–4 人
nucleum-coal-area-england = 英國
nucleum-coal-area-turkey = 土耳其
nucleum-map-atlantic = 大西洋
nucleum-map-mediterranean = 地中海
nucleum-city-gibraltar = 直布羅陀
nucleum-city-madrid = 馬德里
nucleum-city-fez = 非斯
nucleum-city-lisbon = 里斯本
nucleum-city-casablanca = 卡薩布蘭卡
nucleum-city-bilbao = 畢爾包
nucleum-city-rabat = 拉巴特
nucleum-city-valencia = 瓦倫西亞
nucleum-city-braga = 布拉加
nucleum-city-melilla = 梅利利亞
nucleum-city-seville = 塞維亞
nucleum-city-marrakesh = 馬拉喀什
nucleum-city-zaragoza = 薩拉哥薩
nucleum-city-porto = 波多
nucleum-city-meknes = 梅克內斯
nucleum-city-malaga = 馬拉加
nucleum-city-salamanca = 薩拉曼卡
nucleum-city-cordoba = 哥多華
nucleum-city-tangier = 丹吉爾
nucleum-city-khouribga = 胡里布加

help-kind-military = 軍事合約
help-kind-military-technology = 軍事科技
nucleum-military = 軍事合約 { $id }
nucleum-military-text = { $conditions } → 旁邊的科技
nucleum-military-technology = 軍事科技 { $id }（{ $level } 級）
nucleum-military-both = 立刻：{ $effects }。持續：{ $abilities }。
nucleum-military-score = 遊戲結束時：每{ $each }得 { $vp }。
nucleum-military-stars = 遊戲結束時：你每個星星的倍率加 { $every }，或第 { $space } 格以上的星星加 { $more }，取較好的。
nucleum-number-military-uranium = 第一、第二、第三張軍事合約的鈾
nucleum-moment-recharge = 完成補給
nucleum-modifier-plant-nucleum = 每座發電廠（沒有核能引擎的也算）可多用你的 { $count } 個鈾
nucleum-each-income-tracks = 個在第 { $space } 格以上的收入標記
nucleum-count-income-tracks = { $count } 個在第 { $space } 格以上的收入標記

nuc-military-detail = { $technology }：{ $text }{ $uranium ->
    [0] {""}
   *[other] 要付 { $uranium } 個鈾。
}
nuc-event-military = { $who } 完成{ $contract }{ $uranium ->
    [0] {""}
   *[other] （{ $uranium } 個鈾）
}，獲得{ $technology }。
nuc-event-military-dealt = { $contract }：{ $technology }。
nuc-score-military = 軍事科技
nuc-by-military = 軍事合約

now-military = 第 { $number } 位{ $uranium ->
    [0] {""}
   *[other] ，要付 { $uranium } 個鈾
}；獲得 { $technology }
now-military-reward = { $contract } 的獎勵
position-nucleum-military = { $contract }：{ $text }{ $uranium ->
    [0] {""}
   *[other] ，{ $uranium } 個鈾
}。{ $technology }：{ $reward }
position-nucleum-military-done = { $contract }：{ $who } 已完成。

ruling-nucleum-royal = 多的 4 分給每座已通電建築的擁有者，不論該建築本身的分數如何加倍。中立建築不給任何人分數。
ruling-nucleum-gibraltar = 這裡沒有任何邊能配對，四色邊也不行：直布羅陀旁的板塊最多執行其中一個行動。
ruling-nucleum-gibraltar-set-up = 第一張卡也放中立船。只有卡上寫明時，瓦礫和中立建築才放到特殊建築格。
ruling-nucleum-military = 算作完成的合約，也會觸發相關能力。鈾可以來自你的任何礦井。這項科技不算在八項科技裡。
ruling-nucleum-more-nuclea = 對每座發電廠都有效，燃煤發電廠也算；那裡的渦輪和有核能引擎時一樣計算。
ruling-nucleum-coal-plant = 有科技 T1C 時，燃煤發電廠也可以用 1 鈾；那裡的渦輪和有核能引擎時一樣計算。

render-nucleum-gibraltar = 直布羅陀
render-nucleum-military = 軍事合約
render-nucleum-military-technologies = 軍事科技
render-nucleum-alt-military = { $contract }，獲得 { $technology }
render-nucleum-is-royal = 王城：通電建築多得分
render-nucleum-is-rail-reward = 在這裡放板塊立刻獲得
render-nucleum-is-city-none = 直布羅陀：不能配對
render-nucleum-is-military = 軍事合約

rules-nucleum-gibraltar-title = 直布羅陀：地圖
rules-nucleum-gibraltar-terms = 王城, 王冠
rules-nucleum-gibraltar =
    本桌的選項「地圖」，開始前設定。地圖是我們自己的：城市、路線、空格和航線都與印刷版不同。

    {""}**煤：**土耳其照常用煤車。英國的煤一律每個 { $thaler } 元，每次發電行動最多 { $limit } 個。畢爾包的英國煤和梅利利亞的土耳其煤不需要船；其他城市的運煤航線要有你的船。

    {""}**直布羅陀**沒有顏色：那裡不能配對。直布羅陀旁的大部分鐵路格和一些別處的鐵路格印有獎勵：放板塊時立刻獲得，在行動之前。

    {""}**發電廠：**核能引擎帶來一項 I 級科技或 1 個鈾。里程碑軌的第二個區段，第一個星星得到 1 個工人或 2 元，而不是核能引擎。

    {""}**王城**（{ $royal }）：那裡每座通電建築多 { $vp } 分。

    {""}**金框的格子**只能蓋特殊建築。**3 人和 4 人時**要三個終局條件才結束。
page-nucleum-alt-gibraltar = 王城的王冠、鐵路格的獎勵、沒有顏色的直布羅陀和軍事合約。
rules-nucleum-military-title = 直布羅陀：軍事合約
rules-nucleum-military =
    地圖上有 { $contracts } 張軍事合約中的三張，各有一項 I、II、III 級的軍事科技，不補充。

    {""}**每張都要求直布羅陀**和所寫的東西在你的同一網路：經過有你板塊的路線和你的船。

    {""}**完成一張**：打出板塊時，取代完成你圖版上的合約。第二張還要付 { $second } 個鈾，第三張 { $third } 個，來自你的任何礦井。

    {""}**你得到它的科技。**立刻有效，不取代你的八項科技，也不算在內。合約行動不能拿軍事合約。
page-nucleum-military = 合約（有時還要鈾）帶來旁邊的科技。
page-nucleum-alt-military = 一張軍事合約、一個鈾方塊、一個箭頭和一項軍事科技。

## The tale of a turn

nuc-deed-military = 完成{ $contract }，獲得{ $technology }

## Which box it is from

expansion-nucleum-gibraltar = 擴充：直布羅陀
expansion-nucleum-gibraltar_tiles = 擴充：直布羅陀

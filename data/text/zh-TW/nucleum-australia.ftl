### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = 澳洲
option-about-map-australia = 船、煤礦，以及內建核能引擎的發電廠。
option-australia_tiles = 澳洲的板塊和合約
option-about-australia_tiles = 在直布羅陀地圖上，展示區加入澳洲的行動板塊與合約。
nucleum-side-australia-12 = 澳洲，1–2 人
nucleum-side-australia-34 = 澳洲，3–4 人
nucleum-coal-area-queensland = 昆士蘭
nucleum-map-coral-sea = 珊瑚海
nucleum-map-tasman-sea = 塔斯曼海
nucleum-map-bass-strait = 巴斯海峽
nucleum-map-southern-ocean = 南大洋
nucleum-map-tasmania = 塔斯馬尼亞
nucleum-city-sydney = 雪梨
nucleum-city-newcastle = 紐卡索
nucleum-city-gold-coast = 黃金海岸
nucleum-city-brisbane = 布里斯本
nucleum-city-toowoomba = 圖文巴
nucleum-city-mount-thorley = 索利山
nucleum-city-broken-hill = 布羅肯希爾
nucleum-city-radium-hill = 鐳山
nucleum-city-wooltana = 伍爾塔納
nucleum-city-olympic-dam = 奧林匹克壩
nucleum-city-port-pirie = 皮里港
nucleum-city-mildura = 米爾杜拉
nucleum-city-bendigo = 本迪哥
nucleum-city-wagga-wagga = 沃加沃加
nucleum-city-toongi = 通吉
nucleum-city-lucas-heights = 盧卡斯高地
nucleum-city-wollongong = 臥龍崗
nucleum-city-launceston = 朗塞斯頓
nucleum-city-hobart = 荷巴特
nucleum-city-latrobe = 拉特羅布
nucleum-city-melbourne = 墨爾本
nucleum-city-geelong = 吉朗
nucleum-city-adelaide = 阿得雷德

nucleum-milestone-transport = 運輸

## Coal mines

nuc-coal-mine = 煤礦
nuc-coal-mine-one = 一座煤礦
nuc-coal-mine-gives = 你每次發電行動，在所在城市免費提供 { $count } 個煤
nucleum-space-coal-mine = 煤礦
nucleum-card-coal-mine = { $text }煤礦的瓦礫：{ $cities }。
nucleum-each-coal-mine = 座煤礦
nucleum-kind-coal-mine = 煤礦
nucleum-count-coal-mine = { $count } 座煤礦
nucleum-number-coal-mine-workers = 一座煤礦的工人
nucleum-number-coal-mine-thaler = 煤礦的價格（元），依玩家已有的煤礦每座計
nucleum-number-coal-mine-coal = 煤礦在每次發電行動提供的煤
advice-coal-mine = 用{ $tile }工業化：{ $city }的煤礦（{ $cost }）每次發電行動可省 1 個煤。
position-nucleum-coal-mines = { $count ->
    [0] 沒有煤礦；下一座要 { $cost }。
   *[other] 煤礦：{ $cities }；下一座要 { $cost }。
}

ruling-nucleum-coal-mine = 煤礦和建築一樣算你的東西，但不是鈾礦井：計算礦井、或因礦井而觸發的效果都不算它。工人是放上去，不是支付：工人的折扣無效。
ruling-nucleum-built-in = 不能放核能引擎，也沒有獎勵。那裡的渦輪和有核能引擎的發電廠一樣。
ruling-nucleum-australia-set-up = 第一張卡也放中立船。放在煤礦上的瓦礫會封閉煤礦。

rules-nucleum-australia-title = 澳洲：地圖
rules-nucleum-australia-terms = 內建核能引擎
rules-nucleum-australia =
    本桌的選項「地圖」，開始前設定。我們無法取得規則書：**地圖的路線、航線和空格，以及大部分板塊和合約，都是我們重建的**，與實體版不同。

    {""}**煤：**只有{ $area }有煤車，煤送到{ $ends }。煤礦提供更多的煤。

    {""}**{ $plant }**有一座內建核能引擎的實驗發電廠：一開始就和有核能引擎的發電廠一樣使用，不能再放核能引擎。

    {""}**塔斯馬尼亞**只能靠船到達。

    {""}**海運板塊：**每個實驗多一塊起始板塊。它是連鎖板塊：放一艘船，再打出另一塊板塊疊在上面。

    {""}**2、3、4 人時**要三個終局條件才結束。

    {""}**設置：** 旗子放在 { $flag } 分，搭配進步宮廷時放在 { $flag_court } 分。{ $players } 人時有 { $silver } 張銀色合約和 { $gold } 張金色合約。
rules-nucleum-coal-mines-title = 澳洲：煤礦
rules-nucleum-coal-mines-terms = 煤礦, CM
rules-nucleum-coal-mines =
    工業化行動時，你可以不放渦輪或礦井，改拿你網路裡的一座煤礦。第一回合，或行動不受網路限制時，可以是任何煤礦。

    {""}**費用：**{ $workers } 個可用的工人，你每有一座煤礦再付 { $thaler } 元。工人永遠留在那一格。

    {""}**煤：**你每次發電行動，煤礦在所在城市免費提供 { $coal } 個煤，照常運到發電廠，也可以用你的船。

    {""}**計算時**它和建築一樣，算你在那座城市的東西，但不算鈾礦井。
page-nucleum-alt-australia = 鉚釘圓環裡的冷卻塔，就是內建核能引擎的發電廠；還有煤礦的井架。
page-nucleum-alt-coal-mines = 工人放到煤礦上，煤礦從此提供一輛煤車。
page-nucleum-coal-mines = 你的工人留在那一格。從此你每次發電行動，煤礦提供 1 個煤。

render-nucleum-australia = 澳洲
render-nucleum-coal-mines = 煤礦
render-nucleum-next-coal-mine = 下一座：{ $cost }
render-nucleum-alt-coal-mine = { $cities }（{ $who }）
render-nucleum-alt-coal-mine-free = { $cities }（空著）
render-nucleum-is-coal-mine = 煤礦：用工業化行動拿
render-nucleum-is-own-coal-mine = 你的煤礦，有你的工人
render-nucleum-is-built-in = 內建核能引擎的發電廠

## Which box it is from

expansion-nucleum-australia = 擴充：澳洲
expansion-nucleum-australia_tiles = 擴充：澳洲
expansion-nucleum-australia_f = 擴充：澳洲
expansion-nucleum-australia_court = 擴充：澳洲

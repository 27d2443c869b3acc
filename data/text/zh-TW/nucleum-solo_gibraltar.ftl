### 直布羅陀地圖上的 Baron

nuc-event-solo-military = { $who } 拿了{ $contract }（{ $level } 級）。
nuc-event-solo-why-military = 邏輯卡 { $card }：{ $tie ->
    [lowest] 等級最低者優先
   *[highest] 等級最高者優先
}，所以選「{ $chosen }」，不選「{ $other }」。
ruling-nucleum-baron-military = Baron 補給時，若直布羅陀在他的網路裡，就依邏輯卡拿等級最低或最高的軍事合約，但等級不能高於他目前的補給次數。他不拿科技，而是：I 級 2 元和 2 個工人，II 級先城市化再發電，III 級 12 分。對他來說直布羅陀與任何顏色都配對。鐵路格的獎勵他只拿錢，鈾則改為 2 個工人。

rules-nucleum-solo-gibraltar-title = 單人：直布羅陀
rules-nucleum-solo-gibraltar =
    {""}**城市：** 王城排在連接發電廠的城市之後、他還沒有的城市之前。

    { $ruling }

    軍事合約不計入他的合約上限，本身在終局也不計分。

nucleum-number-baron-military = Baron I 級與 III 級軍事合約的錢、工人與分數
nucleum-number-baron-uranium-workers = 鐵路格上印的鈾換給 Baron 的工人數

## The tale of a turn

nuc-deed-solo-military = 拿了{ $contract }（{ $level } 級）

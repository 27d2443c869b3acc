### 直布羅陀地圖上的男爵

nuc-event-solo-military = { $who } 拿了軍事合約{ $contract }（{ $level } 級）。
nuc-event-solo-why-military = 邏輯卡 { $card }：{ $tie ->
    [lowest] 號碼小的優先
   *[highest] 號碼大的優先
}，所以選{ $chosen }，不選{ $other }。
ruling-nucleum-baron-military = 男爵補給時，若直布羅陀在他的網路裡，就依邏輯卡拿最低或最高的軍事合約，等級不會高於他這次是第幾次補給。他不拿科技，而是：I 級 2 塔勒和 2 個工人，II 級先城市化再發電，III 級 12 分。對他來說直布羅陀配合任何顏色；鐵路格的獎勵中，他以鈾得 2 個工人，並得 2 塔勒。

nucleum-number-baron-military = 男爵 I 級與 III 級軍事合約的塔勒、工人與分數
nucleum-number-baron-uranium-workers = 鐵路格上印的鈾換給男爵的工人數

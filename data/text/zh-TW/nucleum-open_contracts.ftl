### Open initial contracts: the advanced expert variant of Gibraltar

option-open_contracts = 公開起始合約，競標後挑選
option-about-open_contracts = 起始合約公開；競標之後每人選一張。

nuc-headline-initial = 拿取起始合約的順序：{ $order }
nuc-initial-one = { $contract }（{ $says }）
nuc-prompt-initial = 你要拿哪張起始合約？
nuc-initial-no-bonus = 現在沒有這一格的獎勵
nuc-event-open-contracts = 公開的起始合約：{ $contracts }。
nuc-event-initial = { $who } 拿了{ $contract }（{ $conditions }）。

position-nucleum-initial = 可拿的起始合約：{ $contracts }。順序：{ $order }。

render-nucleum-initial = 公開的起始合約
render-nucleum-initial-order = 順序：{ $order }
render-nucleum-alt-initial-one = 起始合約 { $contract }

rules-nucleum-open-contracts-title = 公開起始合約
rules-nucleum-open-contracts =
    本桌的選項，與競標一起使用，在遊戲開始前設定；這是直布羅陀的進階專家變體，任何地圖都可以使用。

    {""}**競標前**公開與玩家人數相同張數的起始合約，不再隨機發給玩家。

    {""}**選完實驗後**，依逆回合順序，每位玩家拿一張放到任一合約格，不得該格的獎勵：最後一位玩家最先拿，起始玩家最後拿。出價與此無關。

    {""}**例子：**A 是起始玩家。不論誰贏得競標，都由 D 先拿合約，接著 C、B、A。然後由 A 開始遊戲。
page-nucleum-open-contracts = 依逆回合順序，每人拿一張放到任一格。
page-nucleum-alt-open-contracts = 四張起始合約，各有條件與獎勵。不論出價多少，都由 D 先拿一張，接著依序是 C、B，最後是起始玩家 A。

ruling-nucleum-open-contracts = 使用公開起始合約時，放合約的那一格不給獎勵；之後它和其他合約一樣。

## The tale of a turn

nuc-ask-initial = **拿一張起始合約**

### 進步宮廷的實驗 F

option-experiment_f = 只加入實驗 F（進步宮廷）
option-about-experiment_f = 在其他實驗之外加入實驗 F，不含擴充的其他內容。

nucleum-label-take-rightmost = 免費拿最右邊的板塊
nucleum-effect-take-rightmost = 免費拿展示區最右邊的行動板塊
nucleum-label-lowest-income = 最低的收入 +{ $steps }
nucleum-effect-lowest-income = 你最低的收入 +{ $steps }

nucleum-modifier-foreign-turbine-electricity = 每用一座其他玩家的渦輪，多 { $count } 點電
nucleum-permit-supply-pays-turbines = 用其他玩家的渦輪由公用供應付錢，而且可以先於發電廠本身的位置和自己的渦輪使用

nuc-prompt-rightmost = 要免費拿展示區最右邊的板塊嗎？
nuc-prompt-lowest = 最低的收入有好幾項：哪一項前進？

ruling-nucleum-rightmost = 這個回合先前拿過板塊的話，先補充展示區。你不拿的板塊照原價留在展示區。
ruling-nucleum-foreign-first = 其他玩家的渦輪照常只能運 1 個鈾。能省煤的時候，才會先用它、後用自己的。
ruling-nucleum-lowest-later = 獎勵剛解鎖這項科技的那張合約還不算。收入標記到軌道盡頭後，前進照常得分。

## Which box it is from

expansion-nucleum-experiment_f = 擴充：進步宮廷（可單獨使用）

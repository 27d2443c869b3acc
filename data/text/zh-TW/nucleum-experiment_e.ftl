### 進步宮廷的實驗 E

nucleum-label-party-bonus = 再拿一次政黨獎勵
nucleum-effect-party-bonus = 再拿一次那個政黨的獎勵

ruling-nucleum-party-bonus = 只再拿一次獎勵：不會多一個政治家，也不算另一次宮廷行動。
ruling-nucleum-then-court = 先拿工人，所以可以派出其中一個。宮廷行動可以不做。
ruling-nucleum-other-slot = 這是在放合約那一格的獎勵之外再得到的，而且只得一次。你選擇是哪一個其他格；那一格可以已有合約。

## Which box it is from

expansion-nucleum-experiment_e = 擴充：進步宮廷

### 進步宮廷的實驗 E

nucleum-label-party-bonus = 再拿一次政黨獎勵
nucleum-effect-party-bonus = 再拿一次那個政黨的獎勵

ruling-nucleum-party-bonus = 只再拿一次獎勵：不會多一個政治家，也不算另一次宮廷行動。

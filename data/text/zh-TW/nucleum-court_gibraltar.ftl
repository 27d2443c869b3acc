### The Court of Progress on Gibraltar's map

nucleum-label-worker-for-party = 工人或{ $party }
nucleum-effect-worker-for-party = 1 個工人，可加入{ $party }
nuc-prompt-join = 新的工人要立刻加入{ $party }嗎？
nuc-join = 派到{ $party }
nuc-join-not = 留著工人
nuc-join-no-bonus = 沒有政黨獎勵
ruling-nucleum-court-printed = 鐵路格上與政黨一同印製的工人，獲得時可以立刻加入該黨。這不是宮廷行動：沒有政黨獎勵，也不觸發宮廷行動的效果；黨魁和國王照常更動。

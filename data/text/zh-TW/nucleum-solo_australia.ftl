### The Barons on the map of Australia

ruling-nucleum-baron-coal-mines = 當邏輯卡的列順序輪到男爵已放好兩件的那一列時，他會拿自己網路中的一座煤礦，付一個工人和其價格。用海運板塊時，他也像擲骰選中一樣使用該列的下一塊板塊。

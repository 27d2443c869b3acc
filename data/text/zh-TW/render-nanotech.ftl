### Nanotech 圖示說明的文字。

render-nanotech-legend-particles = 粒子
render-nanotech-legend-cards = 行動卡和擴充
render-nanotech-legend-table = 桌上
render-nanotech-legend-players = 玩家
render-nanotech-is-quark = { $colour }{ $type }
render-nanotech-is-electron = 電子
render-nanotech-is-proton = 質子
render-nanotech-is-neutron = 中子
render-nanotech-is-energy = 能量
render-nanotech-is-prestige = 聲望
render-nanotech-is-face-down = 待抽的夸克
render-nanotech-is-space-quark = 夸克的空格
render-nanotech-is-space-electron = 電子的空格
render-nanotech-is-space-hadron = 質子或中子的空格
render-nanotech-is-any-quark = 任何顏色的上夸克
render-nanotech-is-tick = 現在可行
render-nanotech-alt-legend = { $title }：桌上圖示的意思。

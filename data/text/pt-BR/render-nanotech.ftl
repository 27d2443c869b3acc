### Palavras da legenda de Nanotech.

render-nanotech-legend-particles = Partículas
render-nanotech-legend-cards = Cartas de ação e expansões
render-nanotech-legend-table = Na mesa
render-nanotech-legend-players = Jogadores
render-nanotech-is-quark = { $type }, { $colour }
render-nanotech-is-electron = elétron
render-nanotech-is-proton = próton
render-nanotech-is-neutron = nêutron
render-nanotech-is-energy = energia
render-nanotech-is-prestige = prestígio
render-nanotech-is-face-down = quarks na pilha
render-nanotech-is-space-quark = espaço livre para quark
render-nanotech-is-space-electron = espaço livre para elétron
render-nanotech-is-space-hadron = espaço livre para próton ou nêutron
render-nanotech-is-any-quark = quark Up de qualquer cor
render-nanotech-is-tick = possível agora
render-nanotech-alt-legend = { $title }: o que significam os ícones da mesa.

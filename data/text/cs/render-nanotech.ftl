### Words of Nanotech's legend.

render-nanotech-legend-particles = Částice
render-nanotech-legend-cards = Karty akcí a moduly
render-nanotech-legend-table = Na stole
render-nanotech-legend-players = Hráči
render-nanotech-is-quark = { $type }, { $colour }
render-nanotech-is-electron = elektron
render-nanotech-is-proton = proton
render-nanotech-is-neutron = neutron
render-nanotech-is-energy = energie
render-nanotech-is-prestige = prestiž
render-nanotech-is-face-down = kvarky k dobrání
render-nanotech-is-space-quark = volné místo pro kvark
render-nanotech-is-space-electron = volné místo pro elektron
render-nanotech-is-space-hadron = volné místo pro proton nebo neutron
render-nanotech-is-any-quark = kvark Up libovolné barvy
render-nanotech-is-tick = teď možné
render-nanotech-alt-legend = { $title }: co znamenají symboly na stole.

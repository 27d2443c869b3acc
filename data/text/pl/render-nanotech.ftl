### Words of Nanotech's legend.

render-nanotech-legend-particles = Cząstki
render-nanotech-legend-cards = Karty akcji i moduły
render-nanotech-legend-table = Na stole
render-nanotech-legend-players = Gracze
render-nanotech-is-quark = { $type }, { $colour }
render-nanotech-is-electron = elektron
render-nanotech-is-proton = proton
render-nanotech-is-neutron = neutron
render-nanotech-is-energy = energia
render-nanotech-is-prestige = prestiż
render-nanotech-is-face-down = kwarki do dobrania
render-nanotech-is-space-quark = wolne miejsce na kwark
render-nanotech-is-space-electron = wolne miejsce na elektron
render-nanotech-is-space-hadron = wolne miejsce na proton lub neutron
render-nanotech-is-any-quark = kwark Up dowolnego koloru
render-nanotech-is-tick = teraz możliwe
render-nanotech-alt-legend = { $title }: co znaczą symbole na stole.

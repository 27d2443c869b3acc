### Words of Nanotech's legend.

render-nanotech-legend-particles = Particles
render-nanotech-legend-cards = Action cards and expansions
render-nanotech-legend-table = On the table
render-nanotech-legend-players = Players
render-nanotech-is-quark = { $type }, { $colour }
render-nanotech-is-electron = electron
render-nanotech-is-proton = proton
render-nanotech-is-neutron = neutron
render-nanotech-is-energy = energy
render-nanotech-is-prestige = prestige
render-nanotech-is-face-down = quarks to be drawn
render-nanotech-is-space-quark = free space for a quark
render-nanotech-is-space-electron = free space for an electron
render-nanotech-is-space-hadron = free space for a proton or neutron
render-nanotech-is-any-quark = Up quark of any color
render-nanotech-is-tick = possible now
render-nanotech-alt-legend = { $title }: what the icons on the table mean.

### Words in and about pictures.

## Every game

render-player-red = Red
render-player-yellow = Yellow
render-player-blue = Blue
render-player-turquoise = Turquoise
render-player-grey = Gray
render-to-play = to play
render-winner = winner
render-you = you
render-round = Round { $round }
render-target = Target { $target }
render-final-round = Final round
render-over = Game over
render-gain = +{ $energy }
render-range = { $low }–{ $high }
render-times = ×{ $count }
render-final-score = Final score
render-score = Score
render-score-projected = If the game ended now
render-total = Total
render-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
render-chart = Points by turn
render-chart-turns = turns
render-alt-name = { $name } ({ $colour })
render-alt-standing = { $place } { $name } with { $score }
render-alt-standings =
    { $final ->
        [yes] { $title }, final score: { $standings }.
        [projected] { $title }, score if the game ended now: { $standings }.
       *[no] { $title }, score so far: { $standings }.
    }
render-alt-lines = { $name }: { $lines }.
render-alt-line = { $source } { $points }
render-alt-chart = { $title }, points by turn over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. Now: { $scores }.
render-alt-point = { $name } { $points }

## Nanotech: what stands on tokens and cards (one or two letters each)

render-quark-up = u
render-quark-down = d
render-quark-red = R
render-quark-green = G
render-quark-blue = B
render-electron = e⁻
render-proton = p⁺
render-neutron = n

render-pile = Pile
render-discard = Discard
render-supply = Supply

render-capsule-quarks = Quarks { $held }/{ $spaces }
render-capsule-electrons = Leptons { $held }/{ $spaces }
render-capsule-hadrons = Hadrons { $held }/{ $spaces }
render-expansion-quark-capsule = Quark capsule
render-expansion-lepton-capsule = Lepton capsule
render-expansion-hadron-capsule = Hadron capsule
render-expansion-battery = Improved battery
render-adds-quark-capsule = +{ $adds } spaces
render-adds-lepton-capsule = +{ $adds } spaces
render-adds-hadron-capsule = +{ $adds } spaces
render-adds-battery = +{ $adds } on recharge
render-recharge-gives = (recharge +{ $energy })
render-one-of-each = quarks: one of each color
render-proton-name = Proton
render-neutron-name = Neutron
render-hydrogen-name = Hydrogen
render-deuterium-name = Deuterium
render-helium-name = Helium

## Nanotech: the pictures in words

render-type-up = Up
render-type-down = Down
render-colour-red = red
render-colour-green = green
render-colour-blue = blue
render-alt-head =
    { $stage ->
        [over] { $title }: the game is over after round { $round }, target { $target }.
        [final] { $title }: round { $round }, the final round; target { $target }.
       *[playing] { $title }: round { $round }, target { $target }.
    }
render-alt-turn = To play: { $names }.
render-alt-score = { $name } { $prestige }
render-alt-scores = Prestige: { $scores }.
render-alt-quark =
    { $count ->
        [one] 1 { $colour } { $type }
       *[other] { $count } { $colour } { $type }
    }
render-alt-capsule =
    { $count ->
        [0] The central capsule is empty.
       *[other] In the central capsule: { $quarks }.
    }
render-alt-card = { $card } ({ $name })
render-alt-cards = Cards taken: { $cards }.
render-alt-lab =
    { $name }: { $energy } energy, { $quarks ->
        [one] 1 quark
       *[other] { $quarks } quarks
    }, { $electrons ->
        [one] 1 electron
       *[other] { $electrons } electrons
    }, { $protons ->
        [one] 1 proton
       *[other] { $protons } protons
    }, { $neutrons ->
        [one] 1 neutron
       *[other] { $neutrons } neutrons
    }, { $atoms ->
        [one] 1 atom
       *[other] { $atoms } atoms
    } built.
render-alt-own-board = { $title }, round { $round }: the laboratory of { $name }.
render-alt-prestige = { $prestige } of { $target } prestige.
render-alt-quarks = Quarks: { $quarks }.
render-alt-expansion = { $count } { $expansion }
render-alt-expansions = Expansions: { $expansions }.

# The picture of what a player is asked about
render-alt-question = { $title }: what there is to choose.
render-alt-candidate = { $number }: { $what }.

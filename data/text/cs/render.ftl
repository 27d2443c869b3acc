### Words in and about pictures.

## Every game

render-player-red = Červený
render-player-yellow = Žlutý
render-player-blue = Modrý
render-player-turquoise = Tyrkysový
render-player-grey = Šedý
render-to-play = na tahu
render-winner = vítězství
render-you = vy
render-round = Kolo { $round }
render-target = Cíl { $target }
render-final-round = Poslední kolo
render-over = Konec hry
render-gain = +{ $energy }
render-range = { $low }–{ $high }
render-times = ×{ $count }
render-final-score = Konečné skóre
render-score = Skóre
render-score-projected = Kdyby hra skončila teď
render-total = Celkem
render-place = { $place }.
render-chart = Body po tazích
render-chart-turns = tahy
render-alt-name = { $name } ({ $colour })
render-alt-standing = { $place } { $name }: { $score }
render-alt-standings =
    { $final ->
        [yes] { $title }, konečné skóre: { $standings }.
        [projected] { $title }, skóre, kdyby hra skončila teď: { $standings }.
       *[no] { $title }, dosavadní skóre: { $standings }.
    }
render-alt-lines = { $name }: { $lines }.
render-alt-line = { $source } { $points }
render-alt-chart = { $title }, body po tazích (tahy: { $turns }). Teď: { $scores }.
render-alt-point = { $name } { $points }

## Nanotech: what stands on tokens and cards (one or two letters each)

render-quark-up = u
render-quark-down = d
render-quark-red = Č
render-quark-green = Z
render-quark-blue = M
render-electron = e⁻
render-proton = p⁺
render-neutron = n

render-pile = Hromádka
render-discard = Odhozené
render-supply = Zásoba

render-capsule-quarks = Kvarky { $held }/{ $spaces }
render-capsule-electrons = Leptony { $held }/{ $spaces }
render-capsule-hadrons = Hadrony { $held }/{ $spaces }
render-expansion-quark-capsule = Kvarková kapsle
render-expansion-lepton-capsule = Leptonová kapsle
render-expansion-hadron-capsule = Hadronová kapsle
render-expansion-battery = Lepší baterie
render-adds-quark-capsule = místa: +{ $adds }
render-adds-lepton-capsule = místa: +{ $adds }
render-adds-hadron-capsule = místa: +{ $adds }
render-adds-battery = +{ $adds } při nabití
render-recharge-gives = (nabití +{ $energy })
render-one-of-each = kvarky: každý jiné barvy
render-proton-name = Proton
render-neutron-name = Neutron
render-hydrogen-name = Vodík
render-deuterium-name = Deuterium
render-helium-name = Helium

## Nanotech: the pictures in words

render-type-up = Up
render-type-down = Down
render-colour-red = červený
render-colour-green = zelený
render-colour-blue = modrý
render-alt-head =
    { $stage ->
        [over] { $title }: hra skončila po kole { $round }, cíl { $target }.
        [final] { $title }: kolo { $round }, poslední; cíl { $target }.
       *[playing] { $title }: kolo { $round }, cíl { $target }.
    }
render-alt-turn = Na tahu: { $names }.
render-alt-score = { $name } { $prestige }
render-alt-scores = Prestiž: { $scores }.
render-alt-quark = { $count } × { $colour } { $type }
render-alt-capsule =
    { $count ->
        [0] Centrální kapsle je prázdná.
       *[other] V centrální kapsli: { $quarks }.
    }
render-alt-card = { $card } ({ $name })
render-alt-cards = Vzaté karty: { $cards }.
render-alt-lab =
    { $name }: { $energy ->
        [one] { $energy } energie
        [few] { $energy } energie
       *[other] { $energy } energií
    }, { $quarks ->
        [one] { $quarks } kvark
        [few] { $quarks } kvarky
       *[other] { $quarks } kvarků
    }, { $electrons ->
        [one] { $electrons } elektron
        [few] { $electrons } elektrony
       *[other] { $electrons } elektronů
    }, { $protons ->
        [one] { $protons } proton
        [few] { $protons } protony
       *[other] { $protons } protonů
    }, { $neutrons ->
        [one] { $neutrons } neutron
        [few] { $neutrons } neutrony
       *[other] { $neutrons } neutronů
    }, postavené atomy: { $atoms }.
render-alt-own-board = { $title }, kolo { $round }: laboratoř ({ $name }).
render-alt-prestige = Prestiž { $prestige } z { $target }.
render-alt-quarks = Kvarky: { $quarks }.
render-alt-expansion = { $count } × { $expansion }
render-alt-expansions = Moduly: { $expansions }.

# The picture of what a player is asked about
render-alt-question = { $title }: z čeho se vybírá.
render-alt-candidate = { $number }: { $what }.

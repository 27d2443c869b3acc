### Words in and about pictures.

## Every game

render-player-red = Czerwony
render-player-yellow = Żółty
render-player-blue = Niebieski
render-player-turquoise = Turkusowy
render-player-grey = Szary
render-to-play = tura
render-winner = wygrana
render-you = ty
render-round = Runda { $round }
render-target = Cel { $target }
render-final-round = Ostatnia runda
render-over = Koniec gry
render-gain = +{ $energy }
render-range = { $low }–{ $high }
render-times = ×{ $count }
render-final-score = Wynik końcowy
render-score = Punktacja
render-score-projected = Gdyby gra skończyła się teraz
render-total = Razem
render-place = { $place }.
render-chart = Punkty po turach
render-chart-turns = tury
render-alt-name = { $name } ({ $colour })
render-alt-standing = { $place } { $name }: { $score }
render-alt-standings =
    { $final ->
        [yes] { $title }, wynik końcowy: { $standings }.
        [projected] { $title }, punktacja, gdyby gra skończyła się teraz: { $standings }.
       *[no] { $title }, punktacja do tej pory: { $standings }.
    }
render-alt-lines = { $name }: { $lines }.
render-alt-line = { $source } { $points }
render-alt-chart = { $title }, punkty po turach (tury: { $turns }). Teraz: { $scores }.
render-alt-point = { $name } { $points }

## Nanotech: what stands on tokens and cards (one or two letters each)

render-quark-up = u
render-quark-down = d
render-quark-red = C
render-quark-green = Z
render-quark-blue = N
render-electron = e⁻
render-proton = p⁺
render-neutron = n

render-pile = Stos
render-discard = Zużyte
render-supply = Zasoby

render-capsule-quarks = Kwarki { $held }/{ $spaces }
render-capsule-electrons = Leptony { $held }/{ $spaces }
render-capsule-hadrons = Hadrony { $held }/{ $spaces }
render-expansion-quark-capsule = Kapsuła kwarkowa
render-expansion-lepton-capsule = Kapsuła leptonowa
render-expansion-hadron-capsule = Kapsuła hadronowa
render-expansion-battery = Lepsza bateria
render-adds-quark-capsule = miejsca: +{ $adds }
render-adds-lepton-capsule = miejsca: +{ $adds }
render-adds-hadron-capsule = miejsca: +{ $adds }
render-adds-battery = +{ $adds } do ładowania
render-recharge-gives = (ładowanie +{ $energy })
render-one-of-each = kwarki: 3 różne kolory
render-proton-name = Proton
render-neutron-name = Neutron
render-hydrogen-name = Wodór
render-deuterium-name = Deuter
render-helium-name = Hel

## Nanotech: the pictures in words

render-type-up = Up
render-type-down = Down
render-colour-red = czerwony
render-colour-green = zielony
render-colour-blue = niebieski
render-alt-head =
    { $stage ->
        [over] { $title }: koniec gry po rundzie { $round }, cel { $target }.
        [final] { $title }: runda { $round }, ostatnia; cel { $target }.
       *[playing] { $title }: runda { $round }, cel { $target }.
    }
render-alt-turn = Kolej: { $names }.
render-alt-score = { $name } { $prestige }
render-alt-scores = Prestiż: { $scores }.
render-alt-quark = { $count } × { $colour } { $type }
render-alt-capsule =
    { $count ->
        [0] Kapsuła centralna jest pusta.
       *[other] W kapsule centralnej: { $quarks }.
    }
render-alt-card = { $card } ({ $name })
render-alt-cards = Wzięte karty: { $cards }.
render-alt-lab =
    { $name }: { $energy ->
        [one] { $energy } energia
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    }, { $quarks ->
        [one] { $quarks } kwark
        [few] { $quarks } kwarki
        [many] { $quarks } kwarków
       *[other] { $quarks } kwarku
    }, { $electrons ->
        [one] { $electrons } elektron
        [few] { $electrons } elektrony
        [many] { $electrons } elektronów
       *[other] { $electrons } elektronu
    }, { $protons ->
        [one] { $protons } proton
        [few] { $protons } protony
        [many] { $protons } protonów
       *[other] { $protons } protonu
    }, { $neutrons ->
        [one] { $neutrons } neutron
        [few] { $neutrons } neutrony
        [many] { $neutrons } neutronów
       *[other] { $neutrons } neutronu
    }, zbudowane atomy: { $atoms }.
render-alt-own-board = { $title }, runda { $round }: laboratorium ({ $name }).
render-alt-prestige = { $prestige } z { $target } prestiżu.
render-alt-quarks = Kwarki: { $quarks }.
render-alt-expansion = { $count } × { $expansion }
render-alt-expansions = Moduły: { $expansions }.

# The picture of what a player is asked about
render-alt-question = { $title }: co jest do wyboru.
render-alt-candidate = { $number }: { $what }.

### Palavras nas imagens e sobre elas.

## Todos os jogos

render-player-red = Vermelho
render-player-yellow = Amarelo
render-player-blue = Azul
render-player-turquoise = Turquesa
render-player-grey = Cinza
render-to-play = joga
render-winner = venceu
render-you = você
render-round = Rodada { $round }
render-target = Meta { $target }
render-final-round = Última rodada
render-over = Fim de jogo
render-gain = +{ $energy }
render-range = { $low }–{ $high }
render-times = ×{ $count }
render-final-score = Pontuação final
render-score = Pontuação
render-score-projected = Se o jogo terminasse agora
render-total = Total
render-place = { $place }º
render-chart = Pontos por turno
render-chart-turns = turnos
render-alt-name = { $name } ({ $colour })
render-alt-standing = { $place } { $name } com { $score }
render-alt-standings =
    { $final ->
        [yes] { $title }, pontuação final: { $standings }.
        [projected] { $title }, pontuação se o jogo terminasse agora: { $standings }.
       *[no] { $title }, pontuação até aqui: { $standings }.
    }
render-alt-lines = { $name }: { $lines }.
render-alt-line = { $source } { $points }
render-alt-chart = { $title }, pontos por turno ao longo de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}. Agora: { $scores }.
render-alt-point = { $name } { $points }

## Nanotech: o que está escrito em fichas e cartas; R, G, B como na física, pois vermelho e verde começam igual

render-quark-up = u
render-quark-down = d
render-quark-red = R
render-quark-green = G
render-quark-blue = B
render-electron = e⁻
render-proton = p⁺
render-neutron = n

render-pile = Pilha
render-discard = Descarte
render-supply = Reserva

render-capsule-quarks = Quarks { $held }/{ $spaces }
render-capsule-electrons = Léptons { $held }/{ $spaces }
render-capsule-hadrons = Hádrons { $held }/{ $spaces }
render-expansion-quark-capsule = Cápsula de quarks
render-expansion-lepton-capsule = Cápsula de léptons
render-expansion-hadron-capsule = Cápsula de hádrons
render-expansion-battery = Bateria aprimorada
render-adds-quark-capsule = +{ $adds } espaços
render-adds-lepton-capsule = +{ $adds } espaços
render-adds-hadron-capsule = +{ $adds } espaços
render-adds-battery = +{ $adds } por recarga
render-recharge-gives = (recarga +{ $energy })
render-one-of-each = quarks: um de cada cor
render-proton-name = Próton
render-neutron-name = Nêutron
render-hydrogen-name = Hidrogênio
render-deuterium-name = Deutério
render-helium-name = Hélio

## Nanotech: as imagens em palavras

render-type-up = Up
render-type-down = Down
render-colour-red = vermelho
render-colour-green = verde
render-colour-blue = azul
render-alt-head =
    { $stage ->
        [over] { $title }: a partida acabou após a rodada { $round }, meta { $target }.
        [final] { $title }: rodada { $round }, a última; meta { $target }.
       *[playing] { $title }: rodada { $round }, meta { $target }.
    }
render-alt-turn = A jogar: { $names }.
render-alt-score = { $name } { $prestige }
render-alt-scores = Prestígio: { $scores }.
render-alt-quark = { $count } { $type } { $colour }
render-alt-capsule =
    { $count ->
        [0] A cápsula central está vazia.
       *[other] Na cápsula central: { $quarks }.
    }
render-alt-card = { $card } ({ $name })
render-alt-cards = Cartas pegas: { $cards }.
render-alt-lab =
    { $name }: { $energy } de energia, { $quarks ->
        [one] { $quarks } quark
       *[other] { $quarks } quarks
    }, { $electrons ->
        [one] { $electrons } elétron
       *[other] { $electrons } elétrons
    }, { $protons ->
        [one] { $protons } próton
       *[other] { $protons } prótons
    }, { $neutrons ->
        [one] { $neutrons } nêutron
       *[other] { $neutrons } nêutrons
    }, átomos criados: { $atoms }.
render-alt-own-board = { $title }, rodada { $round }: o laboratório de { $name }.
render-alt-prestige = { $prestige } de { $target } de prestígio.
render-alt-quarks = Quarks: { $quarks }.
render-alt-expansion = { $count } × { $expansion }
render-alt-expansions = Expansões: { $expansions }.

# The picture of what a player is asked about
render-alt-question = { $title }: o que há para escolher.
render-alt-candidate = { $number }: { $what }.

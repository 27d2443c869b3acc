### Os componentes de Nucleum: nomes, efeitos, condições, tudo o que está impresso na mesa.

## Palavras de ligação

nucleum-several = { $count } × { $what }
nucleum-list = { $items }
nucleum-clauses = { $first }; { $more }
nucleum-or-more = { $first }, { $next }
nucleum-or-brief = { $first }/{ $last }
nucleum-or = { $first } ou { $last }
nucleum-filtered = { $what } { $how }
nucleum-for-each = { $what } para cada { $each }
nucleum-nothing = nada
nucleum-plain = { $value }
nucleum-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Quantidades

nucleum-amount-thaler = { $count } táler
nucleum-amount-worker = { $count ->
    [0] { $count } trabalhadores
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
}
nucleum-amount-uranium = { $count ->
    [0] { $count } urânios
    [one] { $count } urânio
   *[other] { $count } urânios
}
nucleum-amount-achievement = { $count ->
    [0] { $count } façanhas
    [one] { $count } façanha
   *[other] { $count } façanhas
}
nucleum-amount-vp = { $count } PV

## Cores, tipos, trilhas

nucleum-colour-white = branca
nucleum-colour-purple = roxa
nucleum-colour-orange = laranja
nucleum-colour-green = verde
nucleum-colour-wild = de quatro cores
nucleum-colour-none = sem cor

nucleum-type-residence = residência
nucleum-type-factory = fábrica
nucleum-type-laboratory = laboratório
nucleum-type-government = governo
nucleum-both-types = { $first }/{ $second }

nucleum-track-thaler = renda de táler
nucleum-track-worker = renda de trabalhadores
nucleum-track-vp = renda de PV
nucleum-track-any = qualquer renda

nucleum-marker-thaler = marcador de renda de táler
nucleum-marker-worker = marcador de renda de trabalhadores
nucleum-marker-vp = marcador de renda de PV
nucleum-marker-any = qualquer marcador de renda
nucleum-marker-all = cada marcador de renda

## O mapa

nucleum-side-saxony-12 = Saxônia, 1–2 jogadores
nucleum-side-saxony-34 = Saxônia, 3–4 jogadores
nucleum-side-text = { $cities } cidades, { $links } conexões. Ao concluir uma conexão: { $rewards }.
nucleum-completion = { $length } espaços: { $track } +{ $steps } { $each ->
    [yes] para cada peça sua nela
   *[no] para cada participante
}

nucleum-city-aussig = Aussig
nucleum-city-bautzen = Bautzen
nucleum-city-bruex = Brüx
nucleum-city-chemnitz = Chemnitz
nucleum-city-dresden = Dresden
nucleum-city-freiberg = Freiberg
nucleum-city-glashuette = Glashütte
nucleum-city-goerlitz = Görlitz
nucleum-city-grimma = Grimma
nucleum-city-joachimsthal = Joachimsthal
nucleum-city-karlsbad = Karlsbad
nucleum-city-leipzig = Leipzig
nucleum-city-marienberg = Marienberg
nucleum-city-plauen = Plauen
nucleum-city-praha = Praha
nucleum-city-pressnitz = Preßnitz
nucleum-city-riesa = Riesa
nucleum-city-zittau = Zittau
nucleum-city-zwickau = Zwickau
nucleum-city-text = Número { $number }, { $colour }: { $parts }.

nucleum-space-building = espaço de { $types }
nucleum-space-red = espaço vermelho para qualquer construção
nucleum-space-special = espaço para construção especial
nucleum-space-mine = { $red ->
    [yes] espaço vermelho de mina
   *[no] espaço de mina
}{ $uranium ->
    [0] {""}
    [one] {" "}com { $uranium } urânio
   *[other] {" "}com { $uranium } urânios
}
nucleum-space-turbine = { $red ->
    [yes] espaço vermelho de turbina
   *[no] espaço de turbina
}
nucleum-plant = usina (por colocar um Nucleum: { $bonus })
nucleum-plant-coal = usina a carvão (não recebe urânio)
nucleum-plant-built-in = usina experimental com Nucleum embutido
nucleum-energized-factor = construções energizadas valem { $factor } vezes seus pontos

nucleum-energized-vp = cada construção energizada vale mais { $vp } PV
nucleum-link = { $first }–{ $last }
nucleum-link-text = { $spaces ->
    [one] { $spaces } espaço de ferrovia
   *[other] { $spaces } espaços de ferrovia
}{ $red ->
    [yes] , vermelha: cada peça tem custo adicional
   *[no] {""}
}

nucleum-link-reward = { $effects } (espaço { $space } de { $spaces })
nucleum-link-rewards = { $text }. Na hora, por uma peça ali: { $rewards }
nucleum-coal-area-west = Área de carvão oeste
nucleum-coal-area-north-east = Área de carvão nordeste
nucleum-coal-area-text = O carvão chega a { $cities }. Vagões: { $wagons }.
nucleum-coal-area-fixed = O carvão chega a { $cities }. Cada carvão custa { $thaler } táler, no máximo { $limit } por ação de energizar.
nucleum-wagons = { $wagons } com { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}

## O que se conta: um, depois de “cada”

nucleum-each-pieces = { $energized ->
    [yes] construção energizada
   *[no] construção, mina ou turbina
}
nucleum-each-urban = { $energized ->
    [yes] construção energizada
   *[no] construção urbana
}
nucleum-each-residence = { $energized ->
    [yes] residência energizada
   *[no] residência
}
nucleum-each-factory = { $energized ->
    [yes] fábrica energizada
   *[no] fábrica
}
nucleum-each-laboratory = { $energized ->
    [yes] laboratório energizado
   *[no] laboratório
}
nucleum-each-government = { $energized ->
    [yes] construção do governo energizada
   *[no] construção do governo
}
nucleum-each-mine = mina
nucleum-each-turbine = turbina
nucleum-each-city = cidade
nucleum-each-network-cities = cidade da sua maior rede
nucleum-each-railways = peça de ferrovia sua
nucleum-each-links = { $length ->
    [0] conexão concluída com peça sua
   *[other] conexão concluída de { $length }+ espaços com peça sua
}
nucleum-each-contracts = contrato cumprido
nucleum-each-technologies = tecnologia desbloqueada
nucleum-each-tiles = peça de ação, sem contar ferrovias
nucleum-each-achievements = façanha sua
nucleum-each-income = espaço até { $track }

## O que se conta: um número

nucleum-kind-urban = { $energized ->
    [yes] construções energizadas
   *[no] construções urbanas
}
nucleum-kind-residence = { $energized ->
    [yes] residências energizadas
   *[no] residências
}
nucleum-kind-factory = { $energized ->
    [yes] fábricas energizadas
   *[no] fábricas
}
nucleum-kind-laboratory = { $energized ->
    [yes] laboratórios energizados
   *[no] laboratórios
}
nucleum-kind-government = { $energized ->
    [yes] construções do governo energizadas
   *[no] construções do governo
}
nucleum-kind-mine = minas
nucleum-kind-turbine = turbinas
nucleum-count-several = { $count } { $kinds }
nucleum-with-two = { $what } (com 1 ou 2 jogadores, { $count })
nucleum-count-pieces = { $energized ->
    [yes] { $count ->
        [one] { $count } construção energizada
       *[other] { $count } construções energizadas
    }
   *[no] { $count ->
        [one] { $count } construção, mina ou turbina
       *[other] { $count } construções, minas ou turbinas
    }
}
nucleum-count-urban = { $energized ->
    [yes] { $count ->
        [one] { $count } construção energizada
       *[other] { $count } construções energizadas
    }
   *[no] { $count ->
        [one] { $count } construção urbana
       *[other] { $count } construções urbanas
    }
}
nucleum-count-residence = { $energized ->
    [yes] { $count ->
        [one] { $count } residência energizada
       *[other] { $count } residências energizadas
    }
   *[no] { $count ->
        [one] { $count } residência
       *[other] { $count } residências
    }
}
nucleum-count-factory = { $energized ->
    [yes] { $count ->
        [one] { $count } fábrica energizada
       *[other] { $count } fábricas energizadas
    }
   *[no] { $count ->
        [one] { $count } fábrica
       *[other] { $count } fábricas
    }
}
nucleum-count-laboratory = { $energized ->
    [yes] { $count ->
        [one] { $count } laboratório energizado
       *[other] { $count } laboratórios energizados
    }
   *[no] { $count ->
        [one] { $count } laboratório
       *[other] { $count } laboratórios
    }
}
nucleum-count-government = { $energized ->
    [yes] { $count ->
        [one] { $count } construção do governo energizada
       *[other] { $count } construções do governo energizadas
    }
   *[no] { $count ->
        [one] { $count } construção do governo
       *[other] { $count } construções do governo
    }
}
nucleum-count-mine = { $count ->
    [one] { $count } mina
   *[other] { $count } minas
}
nucleum-count-turbine = { $count ->
    [one] { $count } turbina
   *[other] { $count } turbinas
}
nucleum-count-cities = { $count ->
    [one] { $count } cidade
   *[other] { $count } cidades
}
nucleum-cities-with = { $cities } com ao menos 1 { $piece }
nucleum-count-network-cities = { $count ->
    [one] { $count } cidade na sua rede
   *[other] { $count } cidades em uma rede
}
nucleum-count-railways = { $count ->
    [one] { $count } peça de ferrovia
   *[other] { $count } peças de ferrovia
}
nucleum-count-links = { $length ->
    [0] { $count ->
        [one] { $count } conexão concluída com peça sua
       *[other] { $count } conexões concluídas com peças suas
    }
   *[other] { $count ->
        [one] { $count } conexão concluída de { $length }+ espaços com peça sua
       *[other] { $count } conexões concluídas de { $length }+ espaços com peças suas
    }
}
nucleum-count-contracts = { $count ->
    [one] { $count } contrato cumprido
   *[other] { $count } contratos cumpridos
}
nucleum-count-technologies = { $count ->
    [one] { $count } tecnologia desbloqueada
   *[other] { $count } tecnologias desbloqueadas
}
nucleum-count-tiles = { $count ->
    [one] { $count } peça de ação, sem contar ferrovias
   *[other] { $count } peças de ação, sem contar ferrovias
}
nucleum-count-achievements = { $count ->
    [one] { $count } façanha em mãos
   *[other] { $count } façanhas em mãos
}
nucleum-count-income = { $marker } no espaço { $count } ou acima

nucleum-filter-level = de nível { $level }+
nucleum-filter-cities = em { $cities }
nucleum-filter-colours = em cidade { $colours }
nucleum-filter-joined = na mesma rede que { $cities }
nucleum-filter-network-one = em uma só rede
nucleum-filter-network-same = na mesma rede
nucleum-filter-network-plant = com ligação à usina
nucleum-filter-anyone = (de qualquer um)

nucleum-progress = { $what } (você tem { $have })
nucleum-progress-income = { $what } (agora { $have })
nucleum-progress-one = { $what } ({ $have ->
    [0] ainda não
   *[other] cumprido
})
nucleum-scoring = No fim do jogo: { $steps }.
nucleum-threshold = { $vp } PV por { $what }
nucleum-threshold-more = { $vp } PV por { $count }

## Efeitos com o mínimo de palavras

nucleum-label-income = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps } por { $cost } táler
}
nucleum-label-track = { $track ->
    [thaler] Renda de táler
    [worker] Renda de trabalhadores
    [vp] Renda de PV
   *[any] Qualquer renda
}
nucleum-label-technology = Tecnologia { $level }
nucleum-label-directive = Qualquer ação principal −{ $thaler }
nucleum-label-take-tile = { $thaler ->
    [0] Peça de ação
   *[other] Peça de ação −{ $thaler }
}
nucleum-label-take-tile-free = Peça de ação grátis
nucleum-label-special-tiles = Peças especiais
nucleum-label-extra-railway = Outra ferrovia
nucleum-label-slot-reward = { $other ->
    [yes] Bônus de outro espaço
   *[no] Bônus de um espaço
}
nucleum-label-place-nucleum = Nucleum

nucleum-action-urbanize = Urbanizar
nucleum-action-industrialize = Industrializar
nucleum-action-develop = Desenvolver
nucleum-action-contract = Contratar
nucleum-action-energize = Energizar
nucleum-action-urbanize-plural = ações de urbanizar
nucleum-action-industrialize-plural = ações de industrializar
nucleum-action-urbanize-text = Coloque uma construção do seu tabuleiro em uma cidade da sua rede, pagando seu custo em táler.
nucleum-action-industrialize-text = Coloque uma mina ou turbina do seu tabuleiro em uma cidade da sua rede, pagando os trabalhadores da linha.
nucleum-action-develop-text = Pegue 1 peça de ação da oferta pelo preço dela, ou 2 com um custo adicional.
nucleum-action-contract-text = Pegue um contrato prata ou ouro para um espaço de contrato livre e ganhe o bônus do espaço.
nucleum-action-energize-text = Leve carvão e urânio a uma usina e energize uma construção sua ou neutra.

nucleum-short-thaler-off = −{ $count }
nucleum-short-workers-off = { $count ->
    [one] −{ $count } trabalhador
   *[other] −{ $count } trabalhadores
}
nucleum-short-electricity = +{ $count }
nucleum-short-uranium = +{ $count } urânio
nucleum-short-ignore-network = onde quiser
nucleum-short-double-slot = ×2

## Efeitos por extenso

nucleum-effect-income-one = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps } por { $cost } táler
}
nucleum-effect-income-any = { $steps ->
    [one] { $cost ->
        [0] qualquer renda +{ $steps }
       *[other] qualquer renda +{ $steps } por { $cost } táler
    }
   *[other] { $cost ->
        [0] { $steps } passos de renda em quaisquer trilhas
       *[other] { $steps } passos de renda em quaisquer trilhas por { $cost } táler
    }
}
nucleum-effect-technology = tecnologia { $level }
nucleum-effect-details = { $what } { $details }
nucleum-effect-action-urbanize = urbanizar
nucleum-effect-action-industrialize = industrializar
nucleum-effect-action-develop = desenvolver
nucleum-effect-action-contract = contratar
nucleum-effect-action-energize = energizar
nucleum-long-thaler-off = com { $count } táler de desconto
nucleum-long-workers-off = { $count ->
    [one] com { $count } trabalhador a menos
   *[other] com { $count } trabalhadores a menos
}
nucleum-long-electricity = com +{ $count } de eletricidade
nucleum-long-uranium = com +{ $count } de urânio
nucleum-long-ignore-network = em qualquer cidade
nucleum-long-double-slot = com bônus em dobro
nucleum-effect-directive = uma ação principal à escolha com { $thaler } táler de desconto
nucleum-effect-take-tile = { $thaler ->
    [0] uma peça de ação da oferta pelo preço dela
   *[other] uma peça de ação da oferta com { $thaler } táler de desconto
}
nucleum-effect-take-tile-free = qualquer peça de ação da oferta, de graça
nucleum-effect-special-tiles = as peças de ação especiais do seu experimento
nucleum-effect-extra-railway = mais uma peça de ferrovia, sem trabalhador
nucleum-effect-slot-reward = { $other ->
    [yes] o bônus de outro espaço de contrato
   *[no] o bônus de qualquer espaço de contrato
}
nucleum-effect-place-nucleum = um Nucleum para colocar em uma usina
nucleum-times = { $what } ({ $count } vezes)

## Habilidades

nucleum-ability-on = sempre que você { $moment }: { $effects }
nucleum-moment-place-building = colocar uma construção urbana
nucleum-moment-place-mine = colocar uma mina
nucleum-moment-place-turbine = colocar uma turbina
nucleum-moment-energize = energizar uma construção
nucleum-moment-gain-contract = ganhar um contrato
nucleum-moment-fulfil-contract = cumprir um contrato
nucleum-moment-place-railway = colocar uma peça de ferrovia
nucleum-moment-requirement = { $moment } de requisito { $electricity } ou mais

nucleum-modifier-urbanize-thaler-off = suas ações de urbanizar custam { $count } táler a menos
nucleum-modifier-industrialize-workers-off = suas ações de industrializar custam { $count ->
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
} a menos
nucleum-modifier-coal-thaler-off = o carvão custa { $count } táler a menos em cada uma das suas ações de energizar
nucleum-modifier-red-thaler-off = espaços e conexões vermelhos custam { $count } táler a menos para você
nucleum-modifier-second-tile-thaler-off = a segunda peça de uma ação de desenvolver custa { $count } táler a menos
nucleum-modifier-electricity = suas ações de energizar têm +{ $count } de eletricidade
nucleum-modifier-plant-uranium = você pode levar mais { $count } de urânio a uma usina com Nucleum
nucleum-modifier-first-uranium-electricity = o primeiro urânio de cada ação de energizar rende mais { $count } de eletricidade
nucleum-modifier-mine-size = em cada mina sua cabe mais { $count } de urânio
nucleum-modifier-per = { $limit ->
    [0] { $what } por { $each }
   *[other] { $what } por { $each }, no máximo { $limit }
}
nucleum-permit-ignore-network = suas { $action } podem escolher qualquer cidade
nucleum-permit-foreign-turbines = turbinas de outros não custam nada a você e contam como suas para o urânio de uma usina
nucleum-permit-unmatched-end = com cada peça de ferrovia que coloca, você também pode resolver uma ação que não combina

## Peças, contratos, tecnologias

nucleum-tile = { $first } | { $second }
nucleum-tile-text = { $first }; { $second }.
nucleum-half-text = borda { $colour }: { $effects }
nucleum-directive-text = { $effects }; nunca vira ferrovia.

nucleum-contract-initial = Contrato inicial { $id }
nucleum-contract-silver = Contrato prata { $id }
nucleum-contract-gold = Contrato ouro { $id }
nucleum-contract-purple = Contrato roxo { $id }
nucleum-contract-text = { $conditions } → { $rewards }

nucleum-technology = Tecnologia { $id } (nível { $level })
nucleum-technology-once = Imediata: { $effects }.
nucleum-technology-lasting = Contínua: { $abilities }.
nucleum-experiment = Experimento { $id }
nucleum-experiment-text = Efeito turbina: { $abilities }.

nucleum-milestone-residence = Residências
nucleum-milestone-factory = Fábricas
nucleum-milestone-laboratory = Laboratórios
nucleum-milestone-turbine = Turbinas
nucleum-milestone-mine = Minas
nucleum-milestone-railways = Ferrovias
nucleum-milestone-energized-cities = Cidades com energia
nucleum-milestone-tiles = Peças de ação
nucleum-milestone-each = Uma vez por { $what }.
nucleum-milestone-per = Uma vez a cada { $what }.

## Tabuleiros e preparação

nucleum-neutral = { $type ->
    [residence] Residência neutra
    [factory] Fábrica neutra
    [laboratory] Laboratório neutro
   *[government] Construção neutra do governo
}
nucleum-neutral-text = Exige { $energy } de eletricidade; quem energizar ganha { $effects }.
nucleum-building = { $type ->
    [residence] Residência
    [factory] Fábrica
    [laboratory] Laboratório
   *[government] Governo
} { $level }
nucleum-building-text = Custa { $thaler } táler, exige { $energy } de eletricidade. Com energia: { $effects }; no fim, { $vp }.
nucleum-row = Linha { $number }
nucleum-row-text = Turbina e mina custam { $workers ->
    [one] { $workers } trabalhador
   *[other] { $workers } trabalhadores
} cada; na mina cabem { $size } de urânio. Turbina: { $abilities }. Com ambas no mapa: { $rewards }.
nucleum-turbine-effect = o efeito turbina do seu experimento
nucleum-slot-brief = Espaço { $number }
nucleum-slot = Espaço { $number } ({ $effects })
nucleum-slot-text = Por um contrato colocado aqui: { $effects }{ $initial ->
    [yes] ; o contrato inicial começa aqui
   *[no] {""}
}.
nucleum-income-value = { $vp ->
    [0] { $amount }
   *[other] { $amount } + { $vp } PV
}
nucleum-end-bonus = { $vp } PV no espaço { $space }
nucleum-income-text = Início e espaços: { $values }. No fim: { $bonuses }.
nucleum-tier = Faixa ×{ $multiplier }
nucleum-tier-text = Espaços { $spaces }: no máximo uma estrela sua; vale { $multiplier } vezes a ficha de progresso.
nucleum-segment = Espaços { $low }–{ $high }
nucleum-segment-text = { $first ->
    [yes] Primeira estrela aqui: { $effects }.
   *[no] Cada estrela aqui: { $effects }.
}
nucleum-milestone-space = Espaço { $space }
nucleum-track-bonus-text = { $vp ->
    [0] Na hora: { $effects }.
   *[other] Na hora: { $effects }; { $vp } PV no fim.
}
nucleum-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
nucleum-players-text = { $tiles } peças de ação gerais, { $silver } contratos prata e { $gold } ouro; o jogo acaba após { $conditions } condições de fim.
nucleum-card = Carta de preparação S{ $number }
nucleum-card-text = Construção neutra: { $neutral }. Nucleum: { $nucleum }. Entulho urbano: { $urban }. Entulho de mineração: { $mine }.
nucleum-card-special = { $text } Entulho nos espaços especiais: { $special }.
nucleum-card-three = { $cities }; com 3 jogadores, também { $more }

nucleum-end-action-tiles = Pilha de peças de ação vazia
nucleum-end-contracts = Pilhas de contratos vazias
nucleum-end-kings-day = Terceiro Dia do Rei
nucleum-end-technologies = Todas as 8 tecnologias de um jogador
nucleum-end-score-flag = Bandeira de PV alcançada
nucleum-end-text = { $vp } PV para quem a aciona.

nucleum-leftover-uranium = Urânio que sobra
nucleum-leftover-worker = Trabalhadores que sobram
nucleum-leftover-thaler = Táler que sobra
nucleum-leftover-text = 1 PV a cada { $what }.

nucleum-number-start-thaler = Táler no início
nucleum-number-start-workers = Trabalhadores disponíveis no início
nucleum-number-reserve-workers = Trabalhadores na reserva no início
nucleum-number-start-stars = Estrelas no tabuleiro auxiliar
nucleum-number-reserve-stars = Estrelas na reserva
nucleum-number-income-start = Espaço dos marcadores de renda no início
nucleum-number-flag-vp = PV da bandeira
nucleum-number-tile-prices = Preços das peças de ação na oferta, em táler
nucleum-number-second-tile-thaler = Custo adicional da segunda peça de ação, em táler
nucleum-number-red-thaler = Custo adicional de espaços e conexões vermelhos, em táler
nucleum-number-action-slots = Espaços de ação
nucleum-number-coal-thaler = Preço do carvão em táler: vagão, vagão virado, sem vagão
nucleum-number-coal-electricity = Eletricidade de um carvão
nucleum-number-uranium-electricity = Eletricidade de um urânio
nucleum-number-plant-uranium = Urânio que uma usina com Nucleum recebe
nucleum-number-turbine-uranium = Urânio a mais por turbina junto à usina
nucleum-number-foreign-turbine-thaler = Táler pago pela turbina de outro jogador
nucleum-number-income-overflow-vp = PV por passo de renda além da trilha
nucleum-number-kings-day-vp = PV no Dia do Rei para a estrela mais alta e a segunda mais alta
nucleum-number-shown-silver = Contratos prata em exposição
nucleum-number-shown-gold = Contratos ouro em exposição
nucleum-number-shown-purple = Contratos roxos em exposição de cada grupo
nucleum-number-neutral-buildings = Construções neutras no início
nucleum-number-rubble-below-players = Há entulho com menos jogadores que

## A verificação dos dados dos componentes

nucleum-origin-printed = impresso
nucleum-origin-inferred = inferido
nucleum-origin-house = da casa
nucleum-check-share = { $file }: { $records } registros: { $printed } impressos, { $inferred } inferidos, { $house } da casa
nucleum-check-all = Todos os arquivos
nucleum-check-percent = { $count } ({ $percent }%)
nucleum-check-good = Tudo combina.

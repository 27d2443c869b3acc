### As regras de Nucleum: o que se pergunta aos jogadores, o que aconteceu, por que algo não é possível.

## Palavras de ligação

nuc-free = grátis
nuc-thaler-range = { $low }–{ $high } táler
nuc-cost-red = { $cost }, espaço de borda vermelha
nuc-tile-brief = { $code } { $name }
nuc-rail-brief = { $link } { $number }
nuc-tile = { $code } ({ $name })
nuc-place = { $city }, { $space }
nuc-link = { $first }–{ $second }
nuc-rail-space = { $link } (espaço { $number })
nuc-building-at = { $building }, { $city }
nuc-turbine = Turbina { $row }
nuc-mine = Mina { $row }

## Opções

option-map = mapa
option-map-saxony = Saxônia
option-about-map-saxony = O jogo base.
option-experiments = experimentos
option-experiments-choose = escolhidos na ordem inversa dos turnos
option-about-experiments-choose = O último jogador escolhe primeiro; o primeiro, por último.
option-experiments-random = sorteados
option-about-experiments-random = Cada um recebe um ao acaso.

## Painel

nuc-headline = Rodada { $round }{ $ended ->
    [0] {""}
   *[other] {" "}· condições de fim { $ended }/{ $needed }
}
nuc-headline-ending = Rodada { $round }, depois mais um turno para cada
nuc-headline-flag = bandeira de PV em { $flag }
nuc-headline-last = Última rodada: o último turno de cada um
nuc-headline-over = Fim de jogo
nuc-seat-line = { $vp } · { $thaler } · { $workers }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $stored })
} · { $achievements } · espaços { $filled }/{ $slots }
nuc-recharge-now = recarga agora: { $income }
nuc-seat-line-more = { $line } · { $more }

## Preparação

nuc-prompt-experiment = Escolha seu experimento.
nuc-event-experiment = { $who } escolheu: { $experiment }.
nuc-event-first-player = { $who } começa a partida.
nuc-event-neutral = { $building } em { $place }.
nuc-event-first-nucleum = O primeiro Nucleum fica em { $city }.

## Turnos

nuc-prompt-turn = Jogue uma peça, construa uma ferrovia ou recarregue.
nuc-prompt-resolve = E agora? Em qualquer ordem, ou pule.
nuc-prompt-action = Qual ação?
nuc-prompt-option = Escolha uma opção.
nuc-reason-ending = O fim do jogo foi acionado: depois deste turno você tem mais um.
nuc-reason-last-round = Este é seu último turno.
nuc-skip = Pular o resto
nuc-recharge = Recarregar
nuc-recharge-detail = rende { $income }, depois uma estrela de progresso
nuc-recharge-star-zero = Recarregar (estrela no 0: { $vp } PV)
nuc-recharge-zero = rende { $income }; uma estrela no 0 ({ $star })
nuc-rail-detail = { $spaces ->
    [one] { $spaces } espaço de ferrovia livre
   *[other] { $spaces } espaços de ferrovia livres
}
nuc-directive-action = { $action }, { $thaler } táler de desconto
nuc-task-of = { $what } (de { $tile })
nuc-event-play = { $who } jogou { $tile } no espaço { $slot }.
nuc-event-last-round = O fim do jogo foi acionado: todos jogam mais um turno.
nuc-event-nothing = { $who } não pôde usar.

## Recursos

nuc-event-gain = { $who }: +{ $what }.
nuc-event-gain-by = { $by }: { $who } +{ $what }.
nuc-event-income = { $who }: { $track } +{ $steps }, agora no espaço { $space }.
nuc-event-income-by = { $by }: { $who }, { $track } +{ $steps }, agora no espaço { $space }.
nuc-by-buildings = Recompensa de construção
nuc-by-contracts = Contrato
nuc-by-end-conditions = Condição de fim
nuc-by-energized = Energização
nuc-by-income = Renda
nuc-by-income-overflow = Renda excedente
nuc-by-instead-technology = Em vez de tecnologia
nuc-by-kings-day = Dia do Rei
nuc-by-milestone-space = Trilha de progresso
nuc-by-mine = Nova mina
nuc-by-plant = Usina
nuc-by-railway = Ferrovia concluída
nuc-by-space = Espaço de ferrovia
nuc-by-subsidies = Subsídios
nuc-by-technologies = Tecnologia
nuc-by-turbine = Turbina usada
nuc-event-no-worker = { $who } não tem mais trabalhadores na reserva.
nuc-event-no-room = { $who } não tem espaço para o urânio e recebe trabalhadores no lugar.
nuc-event-uranium-lost = { $who } não tem espaço para { $count ->
    [one] { $count } urânio, que se perde
   *[other] { $count } urânios, que se perdem
}.
nuc-prompt-income = { $cost ->
    [0] Avance marcadores de renda (+{ $steps }): quais?
   *[other] Pagar { $cost } táler para avançar um marcador de renda (+{ $steps })?
}
nuc-income-steps = { $track } +{ $steps } (até o espaço { $space }{ $vp ->
    [0] {""}
   *[other] , { $vp } PV
})
nuc-skip-pay = Não pagar { $cost } táler
nuc-prompt-store = Em quais minas você põe o urânio (+{ $count })?
nuc-prompt-spend = De quais minas você tira o urânio (−{ $count })?
nuc-uranium-at-brief = { $cities } { $count }
nuc-uranium-at = { $count ->
    [one] { $count } urânio
   *[other] { $count } urânios
} em { $cities }
nuc-prompt-pay = { $workers ->
    [0] Pague { $thaler } táler: o que você troca?
    [one] { $thaler ->
        [0] Pague { $workers } trabalhador: o que você troca?
       *[other] Pague { $thaler } táler e { $workers } trabalhador: o que você troca?
    }
   *[other] { $thaler ->
        [0] Pague { $workers } trabalhadores: o que você troca?
       *[other] Pague { $thaler } táler e { $workers } trabalhadores: o que você troca?
    }
}
nuc-pay-plain = Pagar
nuc-pay-workers = { $count ->
    [one] { $count } trabalhador → { $count } táler
   *[other] { $count } trabalhadores → { $count } táler
}
nuc-pay-uranium-thaler = { $count ->
    [one] { $count } urânio → { $count } táler
   *[other] { $count } urânios → { $count } táler
}
nuc-pay-uranium-workers = { $count ->
    [one] { $count } urânio → { $count } trabalhador
   *[other] { $count } urânios → { $count } trabalhadores
}
nuc-exchange-worker = 1 trabalhador → 1 táler
nuc-exchange-uranium = 1 urânio → 1 trabalhador
nuc-exchange-left = você tem { $resource }
nuc-event-exchange-workers = { $who } trocou { $count ->
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
} por { $count } táler.
nuc-event-exchange-uranium = { $who } trocou urânio por { $workers ->
    [0] { $thaler } táler
    [one] { $thaler ->
        [0] { $workers } trabalhador
       *[other] { $workers } trabalhador e { $thaler } táler
    }
   *[other] { $thaler ->
        [0] { $workers } trabalhadores
       *[other] { $workers } trabalhadores e { $thaler } táler
    }
}.
nuc-cost-detail = { $cost }{ $exchanges ->
    [0] {""}
   *[other] {" "}(trocas: { $exchanges })
}

## Urbanizar e industrializar

nuc-prompt-urbanize = Qual construção?
nuc-prompt-industrialize = Qual turbina ou mina?
nuc-prompt-space = { $piece }: em que lugar?
nuc-tile-edges = bordas: { $first } e { $second }
nuc-building-detail = eletricidade { $energy } → { $effects }, { $per ->
    [yes] { $vp } PV para cada uma do seu tipo
   *[no] { $vp } PV
}
nuc-places = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
nuc-piece-completes = completa a linha: { $reward }
nuc-mine-gives = +{ $uranium ->
    [one] { $uranium } urânio
   *[other] { $uranium } urânios
}, capacidade { $size }
nuc-spaces = { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
}
nuc-event-urbanize = { $who } urbanizou em { $city }: { $building } ({ $cost }).
nuc-event-industrialize = { $who } colocou { $piece } em { $city } ({ $cost }).

## Desenvolver

nuc-prompt-develop = Qual peça de ação?
nuc-prompt-develop-more = Pegar mais uma peça?
nuc-event-develop = { $who } pegou { $tile } ({ $cost }).
nuc-event-offer = Nova na oferta: { $tile }.

## Contratos

nuc-prompt-contract = Qual contrato?
nuc-prompt-slot = { $contract }: em que espaço?
nuc-prompt-bonus = O bônus de qual espaço?
nuc-prompt-bonus-times = O bônus de qual espaço ({ $count } vezes)?
nuc-contract-detail = { $progress } → { $rewards }
nuc-slot-twice = em dobro
nuc-fulfil = Cumprir: { $contract }
nuc-event-contract = { $who } assinou o { $contract } ({ $needs }). Bônus do espaço: { $double ->
    [yes] { $bonus }, em dobro
   *[no] { $bonus }
}.
nuc-event-contract-shown = Novo em exposição: { $contract }.
nuc-contract-needs = { $contract } ({ $needs })
nuc-event-fulfil = { $who } cumpriu o { $contract }: { $rewards }.

## Tecnologias

nuc-prompt-technology = Desbloqueie uma tecnologia até o nível { $level } ou pegue PV.
nuc-technology-vp = { $vp } PV em vez disso
nuc-event-technology = { $who } desbloqueou a { $technology }.
nuc-event-special-tiles = { $who } ganhou { $tiles }.

## Energizar

nuc-prompt-energize = Qual construção você energiza?
nuc-prompt-plan = { $building } em { $city } exige { $energy } de eletricidade: com que combustível?
nuc-coal = { $count ->
    [one] { $count } carvão
   *[other] { $count } carvões
}
nuc-coal-from = { $count ->
    [one] { $count } carvão
   *[other] { $count } carvões
} da { $area }
nuc-no-fuel = sem combustível
nuc-plan = usina de { $plant }: { $fuel }, { $cost }
nuc-plan-toll = { $plan }, sendo { $toll } para { $payees }
nuc-plan-supply = { $plan }, e a reserva geral paga { $toll } a { $payees }
nuc-plan-detail = { $areas }
nuc-energize-detail = rende { $energy ->
    [one] { $energy } façanha
   *[other] { $energy } façanhas
}, { $effects }
nuc-other-plans = { $target }: { $count ->
    [one] outro plano
   *[other] outros { $count } planos
}
nuc-event-energize = { $who } energizou { $building } em { $city } ({ $plan }).

## Ferrovias

nuc-prompt-rail = Onde você constrói { $tile }?{ $workers ->
    [0] {""}
    [one] {" "}Custa { $workers } trabalhador.
   *[other] {" "}Custa { $workers } trabalhadores.
}
nuc-prompt-way = { $space }: em que sentido?
nuc-prompt-matched = Resolva as ações que combinaram em { $link } ou pule.
nuc-prompt-extra-rail = Construir mais uma ferrovia, sem trabalhador?
nuc-reason-matched = { $who } construiu em { $link }, e você pode resolver ali: { $halves }.
nuc-their-half = { $who }: { $half }
nuc-no-match = nada combina
nuc-half-useless = { $half } (impossível)
nuc-rail-beside = { $space }, junto a { $city }
nuc-rail-at = { $city }: { $half }
nuc-rail-towards = rumo a { $city }: { $half } e { $other }
nuc-rail-reward = { $reward } na hora, depois { $outcome }
nuc-rail-outcome = conexão { $filled }/{ $spaces }
nuc-rail-completes = conclui a conexão
nuc-rail-gain = { $track } +{ $steps }
nuc-rail-gain-other = { $who } +{ $steps }
nuc-way = { $first }: { $one } · { $second }: { $other }
nuc-event-railway = { $who } construiu { $tile } em { $space } ({ $cost }).
nuc-event-matched = { $who } resolveu sua ação que combinou: { $half }.
nuc-event-decline = { $who } não resolveu mais nada ali.
nuc-event-complete = Ferrovia concluída: { $link }.

## Recarga

nuc-prompt-star = Onde vai sua estrela? Você tem { $achievements ->
    [0] 0 façanhas
    [one] { $achievements } façanha e a devolve depois
   *[other] { $achievements } façanhas e devolve todas depois
}{ $highest ->
    [0] .
   *[other] {", "}em qualquer espaço até { $highest }. No Dia do Rei, o mais alto vem primeiro.
}
nuc-prompt-late-star = Você ainda tem { $achievements ->
    [one] { $achievements } façanha
   *[other] { $achievements } façanhas
}: colocar mais uma estrela?
nuc-prompt-nucleum = Qual usina recebe o Nucleum?
nuc-reason-late-star = O jogo está acabando; você pode colocar uma estrela tardia.
nuc-star = Espaço { $space }
nuc-star-detail = ×{ $multiplier } { $milestone } (você tem { $have }{ $per ->
    [1] {""}
   *[other] , 1 a cada { $per }
}){ $gains ->
    [yes] ; agora: { $effects }
   *[no] {""}
}
nuc-late-star-detail = ×{ $multiplier } { $milestone } (você tem { $have }{ $per ->
    [1] {""}
   *[other] , 1 a cada { $per }
})
nuc-star-zero = agora: { $effects }; { $vp } PV no fim
nuc-plant-detail = { $bonus }
nuc-event-recharge = { $who } fez uma recarga: { $income }.
nuc-event-star = { $who } colocou uma estrela no espaço { $space } da trilha de progresso.
nuc-event-star-zero = { $who } colocou uma estrela no espaço { $space } da trilha de progresso: { $vp } PV no fim.
nuc-event-nucleum = { $who } colocou um Nucleum em { $city }.
nuc-event-kings-day = { $number }º Dia do Rei.

## Promos

## O fim

nuc-event-end-condition = { $who } acionou uma condição de fim ({ $count } de { $needed }): { $condition }.
nuc-event-end-condition-more = { $who } acionou mais uma condição de fim: { $condition }.
nuc-event-end-near = A rodada vai até o fim; depois todos jogam mais um turno.
nuc-event-final = { $place }. { $who }: { $score } PV.
nuc-score-contracts = contratos
nuc-score-technologies = PV recebidos por tecnologias
nuc-score-income = renda
nuc-score-income-overflow = renda excedente
nuc-score-kings-day = Dia do Rei
nuc-score-end-conditions = condições de fim
nuc-score-rows = linhas completas
nuc-score-milestone-space = trilha de progresso
nuc-score-subsidies = peças de ação
nuc-score-buildings = recompensas de construções
nuc-score-milestones = fichas de progresso
nuc-score-bailouts = estrelas no 0
nuc-score-purple = tecnologias roxas
nuc-score-leftovers = sobras
nuc-score-energized = construções energizadas
nuc-score-income-bonus = trilhas de renda

## Comandos de uma linha

nuc-oneshot-tile-first = Primeiro jogue uma peça: `play { $tile } { $line }` ({ $tiles }: { $action }).

## Por que não

nuc-why-short = Isso custa { $cost }; você tem { $have } ({ $any ->
    [no] nada para trocar
   *[yes] para trocar: { $stock }
}).
nuc-why-short-of = { $what }: custa { $cost }; você tem { $have } ({ $any ->
    [no] nada para trocar
   *[yes] para trocar: { $stock }
}).
nuc-before-turns = Os experimentos estão sendo escolhidos: os turnos começam quando todos tiverem um. Até lá, /lookup explica cada experimento.
nuc-why-network = { $city } não está na sua rede.
nuc-why-network-from = { $city } ainda não está na sua rede. Construa uma ferrovia até lá a partir de { $near } ({ $spaces ->
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
}) ou escolha uma cidade da sua rede.
nuc-why-or-joined = { $why } Você também pode ligá-la com { $by }.
nuc-why-unpayable = { $city } tem espaço livre, mas nenhum que sirva ao que você tem e pode pagar.
nuc-why-full = { $city } não tem espaço livre para isso.
nuc-why-no-building = Não há construção nesse espaço.
nuc-why-energized = { $building } em { $city } já está com energia.
nuc-why-foreign = { $building } em { $city } é de outra pessoa.
nuc-why-no-plant = Nenhuma ferrovia concluída liga { $city } a uma usina.
nuc-why-dark =
    { $owner ->
        [own] Sua construção
       *[neutral] A construção neutra
    } { $building } em { $city } está a { $spaces ->
        [one] { $spaces } ferrovia
       *[other] { $spaces } ferrovias
    } de uma usina: { $links }.
nuc-why-too-much =
    { $owner ->
        [own] Sua construção
       *[neutral] A construção neutra
    } { $building } em { $city } exige { $energy } de eletricidade; você consegue levar { $most }.
nuc-why-no-own-building = Você não tem construção para energizar. { $why }
nuc-why-nor-neutral = { $why } Também não dá para energizar uma neutra.
nuc-why-nearest-space = Espaço livre mais próximo: { $city }, a { $spaces ->
    [one] { $spaces } ferrovia
   *[other] { $spaces } ferrovias
} de { $near }, na sua rede.
nuc-why-slots-full = Todos os seus espaços estão ocupados. Recarregue ou construa uma ferrovia.
nuc-why-no-tile = Você não tem peça de ação disponível. Recarregue para pegá-las de volta.
nuc-why-no-rail-tile = Nenhuma peça disponível sua pode ser ferrovia. { $develop ->
    [yes] Recarregue para pegar peças de volta, ou desenvolva.
   *[no] Recarregue para pegar peças de volta.
}
nuc-why-no-rail-space = Não resta espaço de ferrovia livre.
nuc-why-no-worker = Uma ferrovia exige um trabalhador disponível, e você não tem nenhum, nem urânio para trocar.
nuc-why-rail-red = Todo espaço de ferrovia livre é vermelho e custa { $thaler } táler, que você não pode pagar.
nuc-why-no-worker-reserve = Uma ferrovia exige um trabalhador disponível, e você não tem nenhum. Sua reserva está vazia, então não dá para trocar urânio por um.
nuc-why-no-exchange = Você não tem trabalhador para trocar, nem urânio com trabalhador na reserva.
nuc-why-no-buildings = Todas as suas construções estão no mapa.
nuc-why-no-pieces = Todas as suas turbinas e minas estão no mapa.
nuc-why-no-space = Não há espaço livre para isso na sua rede. Construa uma ferrovia até outra cidade.
nuc-why-no-offer = Não há peça de ação na oferta.
nuc-why-no-contract = Não resta contrato para pegar.
nuc-why-no-slot = Todos os seus espaços de contrato estão ocupados. Cumpra um contrato antes.
nuc-why-no-target = Você não tem construção para energizar, e não resta nenhuma neutra.
nuc-why-no-own-contract = Você não tem contrato, e nenhum roxo está cumprido ainda.
nuc-why-not-fulfilled = Ainda não cumprido: { $contracts }.
nuc-why-no-action = Nenhuma peça disponível sua faz isso. { $develop ->
    [yes] Recarregue para pegar peças de volta, ou desenvolva.
   *[no] Recarregue para pegar peças de volta.
}
nuc-why-nothing-left = Nada do que você ainda pode resolver agora faz isso.
nuc-why-turn-used = Você já escolheu como usar este turno.
nuc-why-contract-once = Só se cumpre um contrato por turno, e apenas num turno em que você joga uma peça.
nuc-contract-progress = { $contract }: { $progress }

## Previsão

nuc-end-happened = ✓ { $condition }
nuc-end-action-tiles = { $condition }: { $tiles ->
    [one] resta { $tiles } peça
   *[other] restam { $tiles } peças
}
nuc-end-contracts = { $condition }: { $contracts ->
    [one] resta { $contracts } contrato
   *[other] restam { $contracts } contratos
}
nuc-end-kings-day = { $condition }: { $held } de 3
nuc-end-technologies = { $condition }: { $technologies } de 8
nuc-end-score-flag = { $condition }: { $best } de { $flag } PV
nuc-end-needed = Condições de fim atingidas: { $ended } de { $needed }.
nuc-mine-group = { $cities }: { $uranium ->
    [one] { $uranium } urânio
   *[other] { $uranium } urânios
}, lugar para { $room }

## Statistics of an ended game

nuc-figure-tiles = Peças de ação jogadas
nuc-figure-recharges = Recargas
nuc-figure-railways = Peças de ferrovia colocadas
nuc-figure-buildings = Construções colocadas
nuc-figure-pieces = Turbinas e minas colocadas
nuc-figure-energized = Ações de energizar
nuc-figure-contracts = Contratos cumpridos
nuc-figure-technologies = Tecnologias desbloqueadas
nuc-figure-stars = Estrelas na trilha de progresso
nuc-figure-link = Conexão mais longa (espaços)
nuc-figure-network = Cidades na maior rede

## The tale of a turn

nuc-event-paid = { $who } pagou { $what }.
nuc-event-granted = { $by } dá uma ação a { $who }.
nuc-event-granted-by-tile = { $who } usa uma ação da peça.
nuc-event-returned = { $who } devolveu { $what }.
nuc-event-order = Preparação como na imagem. Ordem: { $order }.
nuc-event-kings-day-place = { $place ->
    [1] Primeiro lugar
   *[other] Segundo lugar
}{ $count ->
    [1] { "" }
   *[other] , empate
} (estrela mais alta no espaço { $space }): { $who }.
nuc-deed-kings-day-place = { $place ->
    [1] Primeiro lugar
   *[other] Segundo lugar
}{ $count ->
    [1] { "" }
   *[other] , empate
} (estrela no espaço { $space })
nuc-turn-play = { $tile } → espaço { $slot }
nuc-turn-railway = ferrovia com { $tile }
nuc-deed-railway = { $space }
nuc-deed-railway-more = { $space } com { $tile }
nuc-turn-recharge = recarga
nuc-deed-urbanize = { $building } em { $city }
nuc-deed-industrialize = { $piece } em { $city }
nuc-deed-develop = { $tile }
nuc-deed-contract = { $contract } ({ $needs }), bônus do espaço{ $double ->
    [yes] {" "}em dobro
   *[no] { "" }
}
nuc-deed-fulfil = Cumpriu o { $contract }
nuc-deed-energize = Energizou { $building } em { $city }{ $here ->
    [yes] { "" }
   *[no] { " " }com a usina de { $plant }
}{ $coal ->
    [0] { "" }
    [one] , { $coal } carvão
   *[other] , { $coal } carvões
}
nuc-deed-matched = ação que combinou: { $half }
nuc-deed-star = Estrela no espaço { $space }
nuc-deed-star-zero = Estrela no espaço { $space } ({ $vp } PV no fim)
nuc-deed-nucleum = Nucleum em { $city }
nuc-deed-nothing = Sem efeito
nuc-deed-technology = { $technology }
nuc-deed-special-tiles = { $tiles }
nuc-deed-gain = +{ $what }
nuc-deed-gain-instead = +{ $what } (em vez de urânio: sem espaço)
nuc-deed-granted = com { $by }
nuc-deed-granted-plant = com o bônus da usina
nuc-deed-granted-space = do espaço da ferrovia
nuc-deed-income = { $track } +{ $steps } (agora { $space })
nuc-deed-income-alone = +{ $steps } (agora { $space })
nuc-deed-exchange-workers = { $count ->
    [one] { $count } trabalhador trocado
   *[other] { $count } trabalhadores trocados
}
nuc-deed-exchange-workers-alone = { $count ->
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
} → { $count } táler
nuc-deed-paid-alone = Pagou { $what }
nuc-deed-exchange-uranium = { $uranium } → { $gained }
nuc-deed-exchange-uranium-alone = { $uranium } → { $gained }
nuc-deed-no-worker = sem trabalhadores na reserva
nuc-deed-uranium-lost = { $count ->
    [one] { $count } urânio perdido
   *[other] { $count } urânios perdidos
} (sem espaço)
nuc-deed-complete = Ferrovia concluída: { $link }
nuc-deed-kings-day = { $number }º Dia do Rei
nuc-note-complete = concluída
nuc-ask-last-round = **o seu último turno**
nuc-ask-matched = **use { $halves }** em { $link } ({ $who } construiu ali) ou pule
nuc-ask-late-star = **coloque a última estrela** ou pule
nuc-ask-experiment = **escolha seu experimento**

## Review: where points were left

nuc-missed-stars = { $count ->
    [one] { $count } estrela no espaço 0 da trilha de progresso custa PV no fim e poderia ter dado pontos de progresso
   *[other] { $count } estrelas no espaço 0 da trilha de progresso custam PV no fim e poderiam ter dado pontos de progresso
}
nuc-missed-contracts = Não cumpridos: { $contracts }
nuc-missed-buildings = Nunca energizados: { $buildings }
nuc-missed-building = { $building } em { $city } ({ $vp })
nuc-missed-achievements = Façanhas que sobraram: { $count }; uma recarga antes do fim teria dado uma estrela com seu efeito
nuc-missed-goods = Sobraram: { $goods }

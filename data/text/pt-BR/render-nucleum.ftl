### Palavras nas imagens de Nucleum e sobre elas.

## Uma letra cada: as cores das cidades e bordas, e as construções neutras

render-nucleum-letter-white = B
render-nucleum-letter-purple = R
render-nucleum-letter-orange = L
render-nucleum-letter-green = V
render-nucleum-neutral = N

## O mapa

render-nucleum-completion-tile = +{ $steps }/peça sua
render-nucleum-completion-each = +{ $steps }/jogador
render-nucleum-coal-limit = até { $count } por vez
render-nucleum-coal = Carvão

## Tabuleiros, tabuleiro auxiliar, títulos

render-nucleum-turn = Rodada { $round }
render-nucleum-ended = Fim { $ended }/{ $needed }
render-nucleum-last-round = Última rodada
render-nucleum-experiment = Experimento { $id }
render-nucleum-experiments = Experimentos disponíveis
render-nucleum-experiment-turbine = 2ª turbina: { $ability }
render-nucleum-reserve = +{ $count } na reserva
render-nucleum-pool = Peças disponíveis
render-nucleum-slots = Espaços de ação e renda
render-nucleum-technologies = Tecnologias
render-nucleum-contracts = Contratos
render-nucleum-buildings = Construções restantes
render-nucleum-industry = Turbinas e minas
render-nucleum-offer = Peças de ação na oferta
render-nucleum-left = restam { $count }
render-nucleum-milestones = Progresso
render-nucleum-ends = Condições de fim
render-nucleum-free-slot = espaço livre
render-nucleum-fulfilled = cumpridos: { $count }
render-nucleum-next-income = Recarga agora: { $income }
render-nucleum-no-tiles = nenhuma
render-nucleum-gone = vazio
render-nucleum-times = ×{ $count }
render-nucleum-turbine-row = Turbina: { $ability }
render-nucleum-turbine-of = Turbina (experimento { $id }): { $ability }
render-nucleum-mine-row = Mina: até { $size } de urânio. Com ambas: { $reward }
render-nucleum-end-action-tiles = Pilha de peças: restam { $tiles }
render-nucleum-end-contracts = Contratos: restam { $contracts }
render-nucleum-end-kings-day = Dia do Rei { $held } de 3
render-nucleum-end-technologies = Tecnologias { $technologies } de 8
render-nucleum-end-score-flag = Bandeira { $best } de { $flag } PV

## As imagens em palavras

render-nucleum-alt-head =
    { $stage ->
        [over] { $title }: a partida acabou após a rodada { $round }.
        [last] { $title }: rodada { $round }, a última; condições de fim: { $ended } de { $needed }.
       *[playing] { $title }: rodada { $round }, condições de fim: { $ended } de { $needed }.
    }
render-nucleum-alt-score = { $name } { $vp } PV
render-nucleum-alt-scores = Pontos: { $scores }.
render-nucleum-alt-seat =
    { $name }: { $thaler } táler, { $workers ->
        [one] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }, { $uranium ->
        [one] { $uranium } urânio
       *[other] { $uranium } urânios
    }, { $achievements ->
        [one] { $achievements } façanha
       *[other] { $achievements } façanhas
    }, { $pool ->
        [one] { $pool } peça disponível
       *[other] { $pool } peças disponíveis
    }, { $slots } nos espaços de ação, { $buildings ->
        [one] { $buildings } construção
       *[other] { $buildings } construções
    } ({ $energized } com energia), { $rails ->
        [one] { $rails } peça de ferrovia
       *[other] { $rails } peças de ferrovia
    }, { $technologies ->
        [one] { $technologies } tecnologia
       *[other] { $technologies } tecnologias
    }, contratos cumpridos: { $contracts }.
render-nucleum-alt-nuclei = Nucleum em { $cities }.
render-nucleum-alt-link = { $first }–{ $last }
render-nucleum-alt-links = Ferrovias concluídas: { $links }.
render-nucleum-alt-changed =
    { $more ->
        [0] Mudou: { $places }.
       *[other] Mudou: { $places } (+{ $more }).
    }
render-nucleum-alt-own-board = { $title }: o tabuleiro de { $name }, { $vp } PV.
render-nucleum-alt-contracts = Contratos a cumprir: { $contracts }.
render-nucleum-alt-technologies = Tecnologias: { $technologies }.
render-nucleum-alt-offer = Na oferta: { $tiles }.
render-nucleum-alt-milestones = Fichas de progresso, da mais baixa para cima: { $milestones }.
render-nucleum-alt-shown = Contratos expostos: { $contracts }.
render-nucleum-alt-legend = { $title }: o que significam os ícones da mesa.
render-nucleum-alt-icon-break = {"; "}

render-nucleum-stack-initial = Inicial
render-nucleum-stack-silver = Prata
render-nucleum-stack-gold = Ouro
render-nucleum-stack-purple = Roxo

## A legenda

render-nucleum-legend-types = Construções e indústria
render-nucleum-legend-actions = Ações
render-nucleum-legend-goods = Recursos e recompensas
render-nucleum-legend-figures = Números nos tabuleiros
render-nucleum-legend-cities = Cidades e bordas das peças
render-nucleum-legend-spaces = No mapa
render-nucleum-legend-tiles = Peça de ação e ferrovia
render-nucleum-is-residence = residência
render-nucleum-is-factory = fábrica
render-nucleum-is-laboratory = laboratório
render-nucleum-is-government = governo
render-nucleum-is-turbine = turbina
render-nucleum-is-mine = mina
render-nucleum-is-urbanize = urbanizar: pôr uma construção
render-nucleum-is-industrialize = industrializar: pôr turbina ou mina
render-nucleum-is-develop = desenvolver: pegar peça de ação
render-nucleum-is-contract = contratar: pegar um contrato
render-nucleum-is-energize = energizar uma construção
render-nucleum-is-directive = qualquer uma dessas
render-nucleum-is-thaler = táler
render-nucleum-is-worker = trabalhador
render-nucleum-is-uranium = urânio
render-nucleum-is-achievement = façanha
render-nucleum-is-vp = ponto de vitória
render-nucleum-is-nucleum = Nucleum
render-nucleum-is-income-thaler = renda de táler sobe
render-nucleum-is-income-worker = renda de trabalhadores sobe
render-nucleum-is-income = renda de PV sobe
render-nucleum-is-income-any = qualquer renda sobe
render-nucleum-is-technology = tecnologia (nível II)
render-nucleum-is-star = estrela de progresso
render-nucleum-is-figure-points = renda: 9 e mais 1 PV
render-nucleum-is-figure-room = urânio: 6, com lugar para 10 nas minas
render-nucleum-is-contract-initial = contrato inicial: linhas
render-nucleum-is-contract-silver = contrato prata: um ponto
render-nucleum-is-contract-gold = contrato ouro: dois pontos
render-nucleum-is-contract-purple = contrato roxo: três pontos
render-nucleum-is-city-white = branca: lisa
render-nucleum-is-city-purple = roxa: pontos
render-nucleum-is-city-orange = laranja: diagonais
render-nucleum-is-city-green = verde: ondas
render-nucleum-is-city-wild = combina com toda cor
render-nucleum-is-space-two = espaço para um dos dois tipos
render-nucleum-is-space-red = espaço para todo tipo, mais caro
render-nucleum-is-space-mine = espaço de mina, dá urânio
render-nucleum-is-space-mine-red = espaço vermelho de mina, mais caro
render-nucleum-is-space-turbine-red = espaço vermelho de turbina, mais caro
render-nucleum-is-space-rail-red = espaço vermelho de ferrovia, mais caro
render-nucleum-is-rubble = entulho: fechado
render-nucleum-is-building = fábrica II, exige 5 de eletricidade
render-nucleum-is-lit = a mesma, energizada
render-nucleum-is-neutral = construção neutra
render-nucleum-is-mine-piece = mina com 2 de 3 urânios
render-nucleum-is-turbine-piece = turbina da linha 2
render-nucleum-is-plant-lit = usina com Nucleum
render-nucleum-is-plant-coal = usina a carvão
render-nucleum-is-coal = vagão de carvão
render-nucleum-is-coal-flipped = vagão de carvão virado: rodas para cima
render-nucleum-is-tile = As barras são as cores das bordas. Em conexão concluída, a peça mostra a ferrovia do dono.

### Ajuda à mesa: páginas de regras, consulta de componentes, o que os ícones significam.

## Comandos e botões

command-lookup = Consultar uma peça, carta, construção, cidade… e como está nesta mesa
parameter-topic = Qual tema (vazio: a visão geral)
parameter-lookup = O nome ou o que está impresso, como #4, C12, residência, Dresden
button-icons = Explicar ícones
rules-menu = Outro tema
rules-heading = **{ $game }: { $title }** ({ $number }/{ $count })
what-menu = Qual deles?
what-page = Uma página das regras

## /lookup

what-label = { $name } ({ $kind })
what-heading = **{ $name }**
what-does = { $does }.
what-ruling = -# Como se aplica: { $ruling }
what-now = **Nesta mesa**
what-several = “{ $typed }” corresponde a { $count } itens. Escolha um:
what-several-more = “{ $typed }” corresponde a { $count } itens. Escolha um dos primeiros { $shown } ou digite mais do nome:
what-source = -# { $source }
what-origin = Valor: { $origin ->
    [printed] impresso no componente
    [inferred] deduzido das regras
   *[house] escolhido por este projeto
}

help-kind-tile = peça de ação
help-kind-contract = contrato
help-kind-technology = tecnologia
help-kind-experiment = experimento
help-kind-building = construção urbana
help-kind-neutral = construção neutra
help-kind-row = turbina e mina
help-kind-milestone = ficha de progresso
help-kind-plant = usina
help-kind-city = cidade
help-kind-link = conexão
help-kind-slot = espaço de contrato
help-kind-coal = área de carvão
help-kind-card = carta de ação
help-kind-setup = carta de preparação
help-kind-end = condição de fim
help-kind-expansion = expansão
help-kind-confinement = confinamento

error-no-such-topic = Não existe o tema “{ $topic }”. Escolha um da lista.
error-no-such-component = Nada se chama “{ $name }” em { $game }. Digite parte de um nome, como { $examples }, e escolha da lista.
what-examples-nucleum = #4 ou Dresden
what-examples-nanotech = Confinar partículas ou Hélio

## Nucleum: componentes

what-plant-name = { $of }: usina
what-neutral-name = { $of }, { $energy } de eletricidade
what-row-name = { $of }: turbina e mina
what-plant = Quem coloca um Nucleum aqui ganha: { $bonus }.
what-plant-coal = Queima só carvão, nunca urânio.
what-plant-built-in = O Nucleum já vem embutido: funciona desde o começo como toda usina com Nucleum. Não recebe ficha.
what-coded = **{ $code }** { $what }
what-experiment =
    { $turbine }
    Tecnologias:
    { $technologies }
    Peças iniciais:
    { $tiles }
what-experiment-special =
    { $experiment }
    Peças de ação especiais, ganhas com { $technology }:
    { $tiles }
what-special-tiles =
    { $text }
    { $tiles }
what-city-links = { $text } Conexões: { $links }.
what-city-link = { $city } ({ $spaces ->
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
}{ $red ->
    [yes] , vermelha
   *[no] {""}
})
what-city-coal = { $text } O carvão chega aqui: { $areas }.
what-city-map = Mapa { $board }. { $text }
what-city-side = No mapa para { $players } jogadores: { $text }

## Nucleum: como um componente está em uma mesa

now-tile-offer = na oferta por { $price } táler
now-tile-pool = entre as peças disponíveis de { $who }
now-tile-pool-mine = entre suas peças disponíveis
now-tile-slot = em um espaço de ação de { $who }
now-tile-slot-mine = em um dos seus espaços de ação
now-tile-rail = ferrovia de { $who } em { $link }
now-tile-rail-mine = sua ferrovia em { $link }
now-unseen = ainda não apareceu: está em uma pilha ou fora desta partida
now-not-here = fora desta partida
now-tile-special = à parte, para o experimento { $id }
now-contract-shown = em exposição
now-contract-held = com { $who }
now-contract-held-mine = com você
now-contract-fulfilled = { $who } já cumpriu
now-contract-fulfilled-mine = você já cumpriu
now-contract-progress = para você: { $progress }
now-technology-yes = { $who } já desbloqueou
now-technology-yes-mine = você já desbloqueou
now-technology-no = com { $who }, ainda bloqueada
now-technology-no-mine = com você, ainda bloqueada
now-experiment = escolha de { $who }
now-experiment-mine = sua escolha
now-experiment-free = ninguém escolheu este experimento
now-technology-free = ninguém escolheu o experimento { $experiment }
now-piece-board = { $who }: no tabuleiro
now-piece-gone = { $who }: saiu do jogo
now-piece-city = { $who }: em { $city }
now-piece-lit = { $who }: em { $city }, com energia
now-turbine-city = { $who }: turbina em { $city }
now-turbine-board = { $who }: turbina no tabuleiro
now-mine-city = { $who }: mina em { $city }, urânio: { $uranium } de { $size }
now-mine-board = { $who }: mina no tabuleiro
now-neutral = em { $city }
now-neutral-lit = em { $city }, com energia
now-milestone = espaços { $low } a { $high } da trilha de progresso
now-milestone-meets = { $who }: atendida { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}
now-plant-lit = há um Nucleum aqui
now-plant-dark = ainda não há Nucleum aqui
now-city-piece = { $space }: { $piece }
now-city-owned = { $piece } de { $who }
now-city-lit = { $piece }, com energia
now-city-rubble = entulho
now-city-turbine = turbina da linha { $row }
now-city-mine = mina da linha { $row }
now-city-free = livre: { $spaces }
now-link-complete = concluída, com peças de { $owners }
now-link-free = espaços de ferrovia livres: { $count }
now-city-joined = também pode ser ligada com { $by }
now-slot-holds = { $who }: { $contract }
now-slot-empty = { $who }: livre
now-coal = vagões a { $first } táler: { $fresh }; virados, a { $second } táler: { $flipped }; depois deles, { $third } táler por carvão

## Nanotech: componentes

nanotech-needs = { $items }
nanotech-count-up = { $count ->
    [one] { $count } quark Up
   *[other] { $count } quarks Up
}
nanotech-count-down = { $count ->
    [one] { $count } quark Down
   *[other] { $count } quarks Down
}

nanotech-does-recharge = Pegue { $energy } de energia e mais { $more } para cada bateria aprimorada sua. Não pode ser copiada.
nanotech-does-quarks = Por { $cost } de energia: um quark à sua escolha da cápsula central. Quem tem a carta pode pegar mais um, de graça, no fim da rodada.
nanotech-does-lepton = Por { $cost } de energia: um elétron e { $prestige } de prestígio. Quem tem a carta pode fazer uma ação extra de outro tipo no fim da rodada, pagando seu custo.
nanotech-does-upgrade = Pegue uma expansão, pagando de { $low } a { $high } de energia. Quem tem a carta paga { $discount } a menos.
nanotech-does-confine = Por { $cost } de energia: um confinamento. Quem tem a carta marca mais { $bonus } de prestígio.
nanotech-does-quark-capsule = Por { $cost } de energia: mais { $adds } espaços para quarks.
nanotech-does-lepton-capsule = Por { $cost } de energia: mais { $adds } espaços para elétrons.
nanotech-does-hadron-capsule = Por { $cost } de energia: mais { $adds } espaços para prótons e nêutrons.
nanotech-does-battery = Por { $cost } de energia: mais { $adds } de energia a cada recarga.
nanotech-does-hadron = Por { $cost } de energia: { $needs }, os três quarks de cores diferentes. Rende { $prestige } de prestígio.
nanotech-does-atom = Por { $cost } de energia: { $needs }. Rende { $prestige } de prestígio.

nanotech-now-card = { $count ->
    [1] {""}
   *[other] { $count } cartas destas{" "}
}na mesa{ $energy ->
    [0] {""}
   *[other] , com { $energy } de energia sobre { $count ->
        [1] ela
       *[other] cada uma
    }
}
nanotech-now-held = com { $who } nesta rodada
nanotech-now-left = { $count ->
    [0] não resta nenhuma
   *[other] restam para pegar: { $count }
}
nanotech-now-owns = { $who } tem { $count }
nanotech-now-made = { $who } criou { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}
nanotech-now-possible = você tem as partículas para isso
nanotech-now-impossible = você ainda não tem as partículas para isso

what-alt = { $name }, { $kind }.

### Nucleum solo: Baron von Automat

option-opponent = oponente
option-opponent-none = só jogadores
option-about-opponent-none = Só pessoas e computadores.
option-opponent-baron = Baron von Automat
option-about-opponent-baron = Uma ou duas pessoas contra o Barão, um autômato.
option-opponent-barons = dois Barões
option-about-opponent-barons = Uma pessoa contra dois Barões, autômatos.
option-level = nível do Barão
option-about-level = 1 é o mais fácil, 5 o mais difícil.
option-challenge = desafio
option-challenge-none = nenhum
option-challenge-one-tile-less = Uma peça a menos
option-challenge-no-exchanges = Sem trocas
option-challenge-two-chairs = Duas cadeiras
option-challenge-empty-purse = Bolsa vazia
option-challenge-no-directive = Sem instrução
option-challenge-baron-ahead = Barão na frente
option-challenge-dear-coal = Carvão caro
option-challenge-six-slots = Seis espaços
option-challenge-hurried-baron = Barão apressado
option-challenge-his-contracts = Contratos dele

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

kind-return = Devolver peça
verb-return = Devolver { $code }
nuc-prompt-return = Devolva à caixa uma das suas peças iniciais.

button-automata-nucleum = Fileira do Barão


## Components

nucleum-solo-logic = Carta de lógica { $number }
nucleum-solo-logic-text = { $cities } { $buildings } { $rows }
nuc-solo-card-cities = { $tie ->
    [lowest] Cidades, ferrovias e contratos: primeiro o menor número.
   *[highest] Cidades, ferrovias e contratos: primeiro o maior número.
}
nuc-solo-card-buildings = Urbanizar: { $first }, depois { $second }, depois { $third }.
nuc-solo-card-rows = Industrializar: { $row ->
    [lowest] primeiro a menor linha
   *[highest] primeiro a maior linha
}, { $first ->
    [turbine] a turbina antes da mina.
   *[mine] a mina antes da turbina.
}
nuc-solo-kind-residence = residência
nuc-solo-kind-factory = fábrica
nuc-solo-kind-laboratory = laboratório
nucleum-solo-level = Nível { $number }
nucleum-solo-level-text = O Barão começa com { $start } e ganha { $recharge } na recarga. { $off ->
    [0] {""}
   *[other] Em cada ação de energizar, o carvão custa { $off } táler a menos para ele.{" "}
}No fim, cada vez que ele atende uma ficha de progresso vale { $first }, { $second }, { $third } ou { $fourth } PV, do trecho mais baixo ao mais alto, e { $contract ->
    [0] os contratos não valem nada
   *[other] cada contrato vale { $contract } PV
}.
nucleum-challenge-one-tile-less = Antes do seu primeiro turno, devolva à caixa uma das suas peças iniciais de dois lados.
nucleum-challenge-no-exchanges = Você não pode trocar urânio por trabalhadores nem trabalhadores por táler. O urânio que não couber se perde.
nucleum-challenge-two-chairs = Com a corte: o Barão começa liderando cada partido que um político neutro lideraria.
nucleum-challenge-empty-purse = Você começa com 0 táler.
nucleum-challenge-no-directive = Você joga sem a sua instrução especial.
nucleum-challenge-baron-ahead = O Barão começa com uma segunda estrela, no espaço 7 da trilha de progresso.
nucleum-challenge-dear-coal = Todos os vagões de carvão começam no lado caro.
nucleum-challenge-six-slots = Você tem 6 espaços de ação: os dois últimos ficam cobertos.
nucleum-challenge-hurried-baron = A segunda recarga do Barão já aciona o fim, e não a terceira.
nucleum-challenge-his-contracts = A cada recarga, o Barão também pega um contrato ouro.
help-kind-logic = carta de lógica
help-kind-level = nível
help-kind-challenge = desafio
help-kind-trophy = troféu

## Set-up

nuc-event-solo-row = { $who } joga com o { $experiment }. A fileira de peças: { $tiles }.
nuc-event-solo-first = { $who } começa em { $city }.
nuc-event-solo-returned = { $who } devolveu { $tile } à caixa.

## His turn

nuc-event-solo-roll = { $who } tirou { $die }: { $tile }{ $block ->
    [yes] , logo à esquerda do bloqueio.
   *[no] .
}
nuc-event-solo-next = { $who } usou também a peça seguinte: { $tile }.
nuc-event-solo-use = { $reason ->
    [railway] Vira ferrovia: outras peças também têm as ações principais dela.
    [subsidies] Vira ferrovia: não tem ação principal.
    [last] Continua peça de ação: nenhuma outra peça tem { $action }.
    [worker] Continua peça de ação: ele não tem trabalhador para a ferrovia.
    [space] Continua peça de ação: ele não pode pagar nenhum espaço de ferrovia livre.
   *[chain] Esta peça nunca vira ferrovia.
}
nuc-event-solo-card = Carta de lógica revelada: { $card }.
nuc-event-solo-cannot = { $who } não pôde usar { $action }.
nuc-event-solo-unavailable = { $who } não pôde usar { $action }: { $why }.
nuc-why-solo-urbanize = não há espaço para nenhuma construção que ele possa pagar
nuc-why-solo-industrialize = não há espaço para nenhuma turbina ou mina que ele possa pagar
nuc-why-solo-develop = a oferta está vazia
nuc-why-solo-contract = não há contratos expostos
nuc-why-solo-contract-limit = ele já tem { $count ->
    [one] { $count } contrato
   *[other] { $count } contratos
}
nuc-why-solo-energize = não há construção que ele possa energizar
nuc-event-solo-develop = { $who } pegou { $tile } da oferta.
nuc-event-solo-remove = { $who } removeu { $tile } da oferta.
nuc-event-solo-contract = { $who } pegou o { $contract }, que vale pontos no fim.
nuc-event-solo-recharge = { $who } fez uma recarga ({ $count } de { $needed }), { $why ->
    [block] com o bloqueio no começo da fileira
   *[goods] sem táler nem trabalhadores
}: { $thaler } táler, { $workers ->
    [one] { $workers } trabalhador
   *[other] { $workers } trabalhadores
}.
nuc-event-solo-end = { $who } fez { $count } recargas: a partida acaba depois desta rodada e de mais um turno de cada um.
nuc-event-solo-last = { $who } energiza duas vezes sem pagar no último turno.

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = Carta de lógica { $card }: { $chosen } antes de { $other }.
nuc-event-solo-why-piece = Carta de lógica { $card }: { $chosen } antes de { $other }.
nuc-event-solo-why-contract = Carta de lógica { $card }: { $tie ->
    [lowest] primeiro o menor número
   *[highest] primeiro o maior número
}, então o { $chosen }, e não o { $other }.
nuc-event-solo-why-city = { $reason ->
    [special] Espaço para construções especiais
    [nucleum] Ligada a uma usina com Nucleum
    [plant] Ligada a uma usina
    [royal] Cidade real
    [new] Cidade nova para ele
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então { $chosen }, e não { $other }.
nuc-event-solo-why-target = { $reason ->
    [government] Primeiro as construções do governo
    [special] Primeiro as construções especiais
    [least] Primeiro o menor requisito
    [neutral] Primeiro as construções neutras
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então { $chosen }, e não { $other }.
nuc-event-solo-why-plant = { $reason ->
    [network] Na rede dele
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então { $chosen }, e não { $other }.
nuc-event-solo-why-rail = { $reason ->
    [completes] Conclui a conexão
    [matches] Mais pontas combinam ali
    [touches] Toca a rede dele
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então { $chosen }, e não { $other }.

## The table in words

nuc-solo-level = Nível { $level }. { $what }
nuc-solo-two-people = Contra dois jogadores, ele marca { $vp } PV a mais cada vez que atende uma ficha de progresso.
nuc-solo-challenge = Desafio “{ $name }”: { $what }
nuc-solo-card = Última carta revelada: { $card }. { $what }
nuc-solo-deck = { $count ->
    [one] { $count } carta de lógica está fechada.
   *[other] { $count } cartas de lógica estão fechadas.
}
nuc-solo-recharges = { $who }: { $count } de { $needed } recargas.
nuc-solo-row = Fileira de peças, da esquerda para a direita: { $tiles }. { $before ->
    [0] O bloqueio está no começo.
    [one] Há { $before } peça à esquerda do bloqueio.
   *[other] Há { $before } peças à esquerda do bloqueio.
}
nuc-solo-block = o bloqueio
nuc-solo-next = Próxima rolagem de { $who }: { $chances }.
nuc-solo-chance = { $tile } em { $faces } de { $of } faces
nuc-solo-next-recharge = { $who } faz uma recarga agora.
nuc-solo-challenge-line = **{ $name }**: { $what }

## Hints for a first game

advice-solo-row = { $next } O botão Fileira do Barão mostra todas as peças dele. Construa onde o Barão construiria agora, ou deixe que ele conclua as suas ferrovias.
advice-solo-end-near = Depois da próxima recarga do Barão só restam os últimos turnos. Energize o que puder.

## Pictures

view-baron = a fileira do Barão
render-nucleum-solo-logic = Carta de lógica
render-nucleum-solo-level = Nível { $level }
render-nucleum-solo-row = Fileira de peças
render-nucleum-solo-next = Próxima rolagem
render-nucleum-solo-last = último: { $tile }
render-nucleum-solo-recharges = recarga agora
render-nucleum-solo-contracts = Contratos: { $contracts } ({ $points } PV cada no fim)
render-nucleum-solo-no-contracts = Nenhum contrato ainda ({ $points } PV cada no fim)
render-nucleum-solo-no-card = Nenhuma carta de lógica foi revelada ainda.
render-nucleum-solo-deck = { $count ->
    [one] Mais { $count } está fechada.
   *[other] Mais { $count } estão fechadas.
}
render-nucleum-legend-solo = Baron von Automat
render-nucleum-legend-die = faces do dado que levam à peça
render-nucleum-legend-stop = bloqueio: o dado não passa dele
render-nucleum-legend-recharge = recargas até agora / até o fim
render-nucleum-alt-solo = { $title }: o Barão no nível { $level }.
render-nucleum-alt-solo-baron = { $name }: { $goods }. { $contracts }.
page-nucleum-alt-solo-row = Uma fileira de peças com faces do dado embaixo e o bloqueio entre elas.
page-nucleum-alt-solo-logic = Uma carta de lógica: de que número de cidade a qual, a ordem das construções, das linhas, e turbina ou mina.
page-nucleum-alt-solo-levels = Os cinco níveis: com o que o Barão começa, o que ganha na recarga, o que marca por progresso e contratos.
page-nucleum-solo-row = O dado conta as peças a partir da esquerda. Se chega ao bloqueio, vale a peça logo à esquerda dele. A peça usada vai para o fim, e assim o bloqueio anda para a esquerda.

## Rules

rules-nucleum-solo-title = Solo: Baron von Automat
rules-nucleum-solo-terms = Barão, Baron, autômato, bloqueio, fileira de peças
rules-nucleum-solo =
    Jogue solo ou em dupla contra o Barão, ou solo contra dois. Ele segue as regras abaixo e não tem tabuleiro. `/new` com um oponente começa a partida na hora.

    Ele tem uma fileira de peças: quatro iniciais de dois lados, { $tiles } gerais e, no fim à direita, a instrução especial como **bloqueio**.

    {""}**O turno dele:** sem táler nem trabalhadores, ou com o bloqueio no começo, ele recarrega: recursos pelo nível, o bloqueio volta para o fim e uma estrela vai { $step } espaços acima da mais alta. Senão, joga um dado (1, 1, 2, 2, 3, 4) e usa a peça desse lugar:
    - **Ferrovia:** se outras peças da fileira têm as ações principais dela e ele tem um trabalhador.
    - **Ações:** senão ele faz o que pode com ela, nesta ordem: navio e corte (com expansões), urbanizar, industrializar, desenvolver, contratar, energizar e o resto. A peça vai para o fim.

    {""}**Fim:** com { $recharges } recargas dele ou { $ends } condições de fim (o terceiro Dia do Rei não é uma delas). A rodada termina e cada um tem mais um turno; no dele, o Barão energiza { $energizes } vezes sem pagar.

    {""}**Pontos dele:** construções energizadas como as suas, progresso e contratos pelo nível, 1 PV por táler e trabalhador, e os Dias do Rei. Empate não é vitória.
rules-nucleum-solo-choices-title = Solo: como o Barão escolhe
rules-nucleum-solo-choices =
    Se há várias possibilidades, ele segue uma lista, e uma **carta de lógica** decide o resto.

    {""}**Urbanizar:** o tipo pela carta, a construção mais barata que ele possa pagar. Cidade: ligada a uma usina, primeiro com Nucleum; depois uma nova para ele; depois a carta.
    {""}**Industrializar:** linha, e turbina ou mina, pela carta.
    {""}**Desenvolver:** a peça mais à direita da oferta, de graça, para a fileira, logo à esquerda do bloqueio.
    {""}**Contratar:** um dos contratos expostos, pela carta, no máximo { $contracts } ao todo. Ele não o cumpre: vale pontos no fim.
    {""}**Energizar:** primeiro as construções do governo, depois o menor requisito, depois as neutras, depois a carta.
    {""}**Ferrovia:** um espaço que conclua a conexão, depois onde mais pontas combinam, depois um que toque a rede dele, depois a carta.

    Por passo de renda ele ganha na hora 1 táler, 1 trabalhador ou 1 PV; por tecnologia, tantos PV quanto o nível dela; por façanhas, nada. Cada postagem diz por que ele escolheu assim.

    {""}**Número menor ou maior:** a carta se refere ao número impresso da cidade, do contrato ou do partido. A ordem das ferrovias, os contratos dele e os níveis 1, 2, 4 e 5 são regras deste bot.
rules-nucleum-solo-expansions-title = Solo: expansões
rules-nucleum-solo-expansions =
    O que mais o Barão faz com expansões. Os navios, a corte e Gibraltar têm páginas próprias.

    {""}**Construções especiais:** no lugar de uma construção dele, ele coloca a especial da oferta do mesmo tipo e nível, se puder pagar 1 táler a mais e ainda tiver ficha de urbanização. Os espaços especiais vêm primeiro.
    {""}**Energizar:** as construções especiais vêm depois das do governo e antes do menor requisito. Ao energizar uma, ele marca 1 PV por façanha que ela renderia a você.
    {""}**Minas de carvão** (Austrália): ao industrializar, ele pega uma quando a ordem da carta chega a uma linha da qual já colocou a turbina e a mina. Ele paga por ela e usa o carvão dela como você.
    {""}**Hobart** (Austrália) conta como usina com Nucleum quando ele escolhe a cidade.
rules-nucleum-solo-levels-title = Solo: níveis
rules-nucleum-solo-levels =
    Há { $count } níveis. Escolha um em `/new` com `level` ou nas opções da mesa. Sem expansões, o nível 3 tem os recursos, as recargas e as fichas de progresso do jogo impresso. Com expansões, o Barão tem outros recursos e pontos, para que a dificuldade de cada nível continue parecida. Contra dois jogadores, ele marca { $more } PV a mais cada vez que atende uma ficha de progresso.

    Cada linha da imagem mostra: com o que o Barão começa; o que ganha na recarga; quantos PV marca cada vez que atende uma ficha de progresso, do trecho mais baixo ao mais alto; e por contrato. Nos níveis altos, o carvão custa menos para ele.

    `/records` mostra seus resultados por nível e seus troféus.
rules-nucleum-solo-challenges-title = Solo: desafios
rules-nucleum-solo-challenges =
    Uma opção da mesa que dificulta uma coisa, em qualquer nível.

    - { $line1 }
    - { $line2 }
    - { $line3 }
    - { $line4 }
    - { $line5 }
    - { $line6 }
    - { $line7 }
    - { $line8 }
    - { $line9 }
    - { $line10 }

## Trophies

nucleum-trophy-finished = Até o fim
nucleum-trophy-finished-text = Jogue uma partida solo até o fim.
nucleum-trophy-level-1 = Nível 1
nucleum-trophy-level-1-text = Vença no nível 1 ou acima.
nucleum-trophy-level-2 = Nível 2
nucleum-trophy-level-2-text = Vença no nível 2 ou acima.
nucleum-trophy-level-3 = Nível 3
nucleum-trophy-level-3-text = Vença no nível 3 ou acima.
nucleum-trophy-level-4 = Nível 4
nucleum-trophy-level-4-text = Vença no nível 4 ou acima.
nucleum-trophy-level-5 = Nível 5
nucleum-trophy-level-5-text = Vença no nível 5 ou acima.
nucleum-trophy-experiment-A = Experimento A
nucleum-trophy-experiment-A-text = Vença com o experimento A no nível 2 ou acima.
nucleum-trophy-experiment-B = Experimento B
nucleum-trophy-experiment-B-text = Vença com o experimento B no nível 2 ou acima.
nucleum-trophy-experiment-C = Experimento C
nucleum-trophy-experiment-C-text = Vença com o experimento C no nível 2 ou acima.
nucleum-trophy-experiment-D = Experimento D
nucleum-trophy-experiment-D-text = Vença com o experimento D no nível 2 ou acima.
nucleum-trophy-experiment-E = Experimento E
nucleum-trophy-experiment-E-text = Vença com o experimento E no nível 2 ou acima.
nucleum-trophy-experiment-F = Experimento F
nucleum-trophy-experiment-F-text = Vença com o experimento F no nível 2 ou acima.
nucleum-trophy-map-saxony = Saxônia
nucleum-trophy-map-saxony-text = Vença no mapa da Saxônia no nível 3 ou acima.
nucleum-trophy-map-gibraltar = Gibraltar
nucleum-trophy-map-gibraltar-text = Vença no mapa de Gibraltar no nível 3 ou acima.
nucleum-trophy-map-australia = Austrália
nucleum-trophy-map-australia-text = Vença no mapa da Austrália no nível 3 ou acima.
nucleum-trophy-two-barons = Dois Barões
nucleum-trophy-two-barons-text = Vença dois Barões de uma vez: faça mais pontos do que cada um deles.
nucleum-trophy-together = Em dupla
nucleum-trophy-together-text = Joguem em dupla contra um Barão e façam, os dois, mais pontos do que ele.
nucleum-trophy-points-150 = 150 pontos
nucleum-trophy-points-150-text = Faça 150 pontos ou mais.
nucleum-trophy-points-200 = 200 pontos
nucleum-trophy-points-200-text = Vença com 200 pontos ou mais.
nucleum-trophy-by-fifty = Por cinquenta
nucleum-trophy-by-fifty-text = Vença por 50 pontos ou mais.
nucleum-trophy-few-rails = Poucos trilhos
nucleum-trophy-few-rails-text = Vença com no máximo 2 peças de ferrovia colocadas.
nucleum-trophy-rail-baron = Barão das ferrovias
nucleum-trophy-rail-baron-text = Coloque 10 ou mais peças de ferrovia em uma partida.
nucleum-trophy-all-eight = Todas as oito
nucleum-trophy-all-eight-text = Desbloqueie as 8 tecnologias do seu experimento.
nucleum-trophy-ten-contracts = Dez contratos
nucleum-trophy-ten-contracts-text = Cumpra 10 contratos ou mais, contando os roxos e os militares.
nucleum-trophy-clean-coal = Carvão zero
nucleum-trophy-clean-coal-text = Vença com 5 ou mais construções energizadas sem queimar carvão.
nucleum-trophy-three-forts = Três fortes
nucleum-trophy-three-forts-text = Cumpra os três contratos militares de uma partida.
nucleum-trophy-great-laboratory = Grande laboratório
nucleum-trophy-great-laboratory-text = Energize um laboratório seu de nível IV.
nucleum-trophy-royal-favour = Favor real
nucleum-trophy-royal-favour-text = Fique em primeiro, sem empate, nos três Dias do Rei de uma partida.
nucleum-trophy-three-parties = Três partidos
nucleum-trophy-three-parties-text = Vença liderando três partidos no fim.
nucleum-trophy-challenges-ten = Dez desafios
nucleum-trophy-challenges-ten-text = Vença com cada um dos dez desafios, em qualquer nível.

nucleum-number-baron-die = Faces do dado dos Barões
nucleum-number-baron-star-step = Espaços da estrela mais alta do Barão até a próxima
nucleum-number-baron-recharges = Recargas de um Barão que acionam o fim
nucleum-number-baron-ends = Condições de fim que acionam o fim com um Barão
nucleum-number-baron-tiles = Peças gerais na fileira do Barão no início
nucleum-number-baron-last-energizes = Ações de energizar no último turno do Barão
nucleum-number-baron-two-people-vp = PV a mais do Barão contra dois jogadores, cada vez que atende uma ficha de progresso

## The tale of a turn

nuc-turn-solo-roll = tirou { $die }: { $tile }{ $block ->
    [yes] , logo à esquerda do bloqueio
   *[no] { "" }
}
nuc-deed-solo-next = Também a peça seguinte: { $tile }
nuc-deed-solo-cannot = Não pôde usar { $action }
nuc-deed-solo-unavailable = Não pôde usar { $action }: { $why }
nuc-deed-solo-develop = Pegou { $tile } da oferta
nuc-deed-solo-remove = Removeu { $tile } da oferta
nuc-deed-solo-contract = Pegou o { $contract } (pontos no fim)
nuc-turn-solo-recharge = recarga { $count } de { $needed }, { $why ->
    [block] com o bloqueio no começo da fileira
   *[goods] sem táler nem trabalhadores
}

## Which box it is from

expansion-nucleum-solo = Modo solo

### Open initial contracts: the advanced expert variant of Gibraltar

option-open_contracts = contratos iniciais abertos após o leilão
option-about-open_contracts = Os contratos iniciais ficam abertos; cada um pega um depois do leilão.

nuc-headline-initial = Ordem para pegar os contratos iniciais: { $order }
nuc-initial-one = { $contract } ({ $says })
nuc-prompt-initial = Qual contrato inicial você pega?
nuc-initial-no-bonus = sem o bônus deste espaço agora
nuc-event-open-contracts = Contratos iniciais revelados: { $contracts }.
nuc-event-initial = { $who } pegou { $contract } ({ $conditions }).

position-nucleum-initial = Contratos iniciais disponíveis: { $contracts }. Nesta ordem: { $order }.

render-nucleum-initial = Contratos iniciais abertos
render-nucleum-initial-order = Nesta ordem: { $order }
render-nucleum-alt-initial-one = contrato inicial { $contract }

rules-nucleum-open-contracts-title = Contratos iniciais abertos
rules-nucleum-open-contracts =
    Uma opção da mesa, junto com o leilão, definida antes do início; a variante avançada para especialistas de Gibraltar. Vale em qualquer mapa.

    {""}**Antes do leilão**, são revelados tantos contratos iniciais quantos jogadores; ninguém recebe um ao acaso.

    {""}**Depois da escolha dos experimentos**, na ordem inversa de turno, cada um pega um deles e o coloca em qualquer espaço de contrato, sem o bônus do espaço: o último jogador primeiro, o primeiro por último. Os lances não importam aqui.

    {""}**Exemplo:** A é o primeiro jogador. Seja quem for o vencedor do leilão, D pega um contrato primeiro, depois C, B e A. Então A começa o jogo.
page-nucleum-open-contracts = Na ordem inversa, cada um pega um para qualquer espaço.
page-nucleum-alt-open-contracts = Quatro contratos iniciais, com condições e recompensas. D pega um primeiro, depois C, B e A, sejam quais forem os lances.

ruling-nucleum-open-contracts = Com contratos iniciais abertos, o espaço não dá bônus pelo seu; depois, ele é um contrato como os outros.

## The tale of a turn

nuc-ask-initial = **pegue um contrato inicial**

### Ships and shipping routes of Nucleum

kind-ship = Navio
kind-route = Rotas
verb-route = Rota { $code }
help-kind-route = rota marítima
command-nucleum-ship = Colocar um navio em uma rota marítima
parameter-nucleum-ship = Qual rota
hint-ship = { $action } { $count ->
    [0] ✖
    [one] ({ $count } rota)
   *[other] ({ $count } rotas)
}

nucleum-action-ship = Navio
nucleum-action-ship-text = Coloque um navio seu em uma rota em que você não tem nenhum: 1 táler, e mais 1 por navio que já está lá.
nucleum-effect-action-ship = uma ação de navio
nucleum-moment-place-ship = colocar um navio
nucleum-number-player-ships = Navios de cada jogador
nucleum-number-ship-thaler = Preço de um navio em táler, e por navio que já está lá

nucleum-route = rota { $first }–{ $last }
nucleum-route-text = Seu navio aqui liga { $first } e { $last } para sua rede, seu carvão e seu urânio, não para a eletricidade.
nucleum-route-coal = Com um navio seu aqui, você pode importar carvão ({ $area }) para { $city }. Não liga cidades.

nucleum-each-ships = navio seu
nucleum-count-ships = { $count ->
    [one] { $count } navio
   *[other] { $count } navios
}
nucleum-each-ship-cities = cidade com uma peça sua ligada por seus navios
nucleum-count-ship-cities = { $count ->
    [one] { $count } cidade com peça sua, ligada por seus navios
   *[other] { $count } cidades com uma peça sua, ligadas por seus navios
}
nucleum-each-joined = de { $cities } em uma só rede
nucleum-count-joined = { $cities } em uma só rede

nuc-route = { $number }: { $route }
nuc-route-ships = navios na rota: { $count }
nuc-route-joins = liga as duas cidades para você
nuc-route-coal = carvão ({ $area }) para { $city }
nuc-joins-ship = um navio na { $route } ({ $number })
nuc-prompt-ship = Qual rota? Navios que restam: { $left }.
nuc-neutral-ship = neutro
nuc-event-ship = { $who } colocou um navio: { $route } ({ $number }), { $cost }.
nuc-event-neutral-ship = Navio neutro: { $route } ({ $number }).
nuc-why-no-ship = Todos os seus navios já estão em rotas.
nuc-why-no-route = Você tem um navio em cada rota.

advice-ship = Coloque um navio com { $tile }: a { $route } ({ $number }, { $cost }) liga { $city } à sua rede.

now-route = número { $number }; { $count ->
    [0] sem navios
   *[other] navios: { $owners }
}; o próximo custa { $thaler } táler
position-nucleum-route = { $number }, { $route }: { $text } { $count ->
    [0] Sem navios.
   *[other] Navios: { $owners }.
}
position-nucleum-ships = Navios que restam: { $count }.

ruling-nucleum-ship-route = Uma rota não é ferrovia: não conta para fichas de progresso, contratos e tecnologias que pedem peças de ferrovia ou conexões. Só o dono usa um navio. Rotas de carvão não fazem parte de rede nenhuma.
ruling-nucleum-ship-connects = Seus navios ligam à usina como as conexões concluídas.

render-nucleum-ships = Navios
render-nucleum-is-ship = navio: coloque um em uma rota
render-nucleum-is-route = rota entre duas cidades
render-nucleum-is-coal-route = rota de carvão: só importa
render-nucleum-is-own-ship = seu navio
render-nucleum-is-neutral-ship = navio neutro: só encarece
render-nucleum-neutral-ship = neutro
render-nucleum-alt-route = { $route } ({ $owners })

rules-nucleum-ships-title = Navios
rules-nucleum-ships-terms = navio, barco, navio neutro, rota de carvão
rules-nucleum-ships =
    Navios de cada jogador: { $ships }.

    {""}**Colocar um navio:** em qualquer rota, perto ou longe, em que você não tenha nenhum. Preço em táler: { $first }, e mais { $each } por navio que já está lá, também neutro. A instrução especial não coloca navios.

    {""}**Seu navio liga as duas cidades para você:** sua rede continua pela rota, e por ela seguem seu carvão e seu urânio. **A eletricidade, nunca**, e ninguém usa o navio de outro. Para fichas de progresso, contratos e tecnologias, uma rota não é ferrovia.

    {""}**Rotas de carvão** vão de uma área de carvão a uma cidade: com um navio seu, você pode importar carvão para lá. Não ligam mais nada.
page-nucleum-ships = Mais um navio nesta rota custa 1 táler, e mais 1 por cada um dos três navios: 4 táler.
page-nucleum-alt-ships = Uma rota tracejada com um navio neutro, navios de dois jogadores, seu número e um lugar livre com âncora.

## The tale of a turn

nuc-deed-ship = Navio: { $route } ({ $number })

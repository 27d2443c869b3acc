### The special city buildings of Nucleum

option-special_buildings = construções especiais
option-about-special_buildings = Construções oferecidas a todos, com efeitos próprios, que substituem as suas.

help-kind-special = construção especial

now-special-offer = na oferta por { $thaler } táler
now-special-hidden = na pilha do nível { $level }, ainda oculta
now-special-city = de { $who }, em { $city }
now-special-lit = de { $who }, em { $city }, energizada
now-special-instead = você pode colocá-la no lugar de: { $own }
now-special-none-left = você não pode colocá-la: não tem mais { $own } no tabuleiro
now-special-no-token = você não pode colocá-la: suas fichas de urbanização acabaram
now-tile-aside = separada para uma construção especial

position-special-offer = Construção especial na oferta por { $thaler } táler: { $building } ({ $gains }). Abaixo dela: { $left }.
position-special-aside = Peças de ação separadas: { $tiles }.
position-special-tokens = Fichas de urbanização restantes: { $count }.
position-special-gone = Fora do jogo: { $items }.

nucleum-special-building = { $type ->
    [residence] Residência especial
    [factory] Fábrica especial
    [laboratory] Laboratório especial
   *[wild] Construção especial curinga
} { $level } ({ $code })
nucleum-special-gains = { $energy } de eletricidade → { $effects }; no fim, { $vp }
nucleum-special-text = Entra no lugar de uma construção { $any ->
    [yes] de qualquer tipo
   *[no] do mesmo tipo
} e nível { $level } do seu tabuleiro. { $gains }.
nucleum-special-wild = { $text } Curinga: cabe em qualquer espaço, mas não conta como tipo nenhum{ $government ->
    [yes] {" "}além de governo
   *[no] {""}
}.
nucleum-special-coal-mine = { $text } Energizada, conta como mina de carvão.
nucleum-milestone-special = Construções especiais
nucleum-each-special = { $energized ->
    [yes] construção especial energizada
   *[no] construção especial
}
nucleum-kind-special = { $energized ->
    [yes] construções especiais energizadas
   *[no] construções especiais
}
nucleum-count-special = { $energized ->
    [yes] { $count ->
        [one] { $count } construção especial energizada
       *[other] { $count } construções especiais energizadas
    }
   *[no] { $count ->
        [one] { $count } construção especial
       *[other] { $count } construções especiais
    }
}
nucleum-moment-place-special = colocar uma construção especial
nucleum-modifier-free-coal = { $count } carvão é grátis em cada uma das suas ações de energizar
nucleum-label-free-develop = Desenvolver grátis
nucleum-effect-free-develop = uma ação de desenvolver sem pagar táler
nucleum-label-set-aside-tiles = Peças separadas
nucleum-effect-set-aside-tiles = as duas peças de ação separadas
nucleum-label-extra-turn = Mais uma peça
nucleum-effect-extra-turn = mais um turno na hora: jogue uma peça no seu tabuleiro
nucleum-label-become-mine = Mina
nucleum-effect-become-mine = esta construção vira mina: urânio como ao colocar uma
nucleum-effect-from-now-on = daqui em diante, { $abilities }
nucleum-number-special-thaler = Preços das construções especiais por nível, em táler
nucleum-number-urbanization-tokens = Fichas de urbanização de cada jogador

nuc-special-swap-brief = { $code } no lugar de { $own }
nuc-special-swap = { $building } no lugar de { $own } (+{ $thaler } táler)
nuc-special-detail = { $gains }
advice-special = Urbanize com { $tile }: { $building } no lugar de { $own }, por { $cost }: { $gains }.
nuc-prompt-play-further = Mais um turno: qual peça você joga no seu tabuleiro?
nuc-event-special = { $own } sai do jogo; fichas de urbanização restantes: { $tokens }.
nuc-event-special-shown = Nova na oferta: { $building }.
nuc-event-set-aside = { $who } ganhou as peças separadas: { $tiles }.
nuc-event-become-mine = { $building } em { $city } agora é uma mina de { $who }.

rules-nucleum-special-buildings-title = Construções especiais
rules-nucleum-special-buildings-terms = construção especial, construção urbana especial, construção especial curinga, ficha de urbanização, oferta de urbanização
rules-nucleum-special-buildings =
    Uma opção da mesa, para qualquer mapa.

    {""}**A oferta:** { $count } construções especiais ficam em { $piles } pilhas por nível, só a de cima aberta. Quando alguém a leva, a próxima entra na oferta.

    {""}**Colocar:** sempre que colocar uma construção urbana, você pode colocar no lugar dela uma construção especial da oferta: do mesmo tipo e nível. Em vez do preço da sua construção, pague por nível (I a IV) { $prices } táler. O adicional vermelho e os descontos valem como sempre. Sua construção sai do jogo. Marque a especial com uma ficha de urbanização. Você tem { $tokens }; sem nenhuma, não pode colocar mais.

    {""}**Curingas** entram no lugar de qualquer tipo e cabem em qualquer espaço. São construções urbanas, mas onde um tipo é pedido só contam com o símbolo dele.

    {""}**Espaços especiais**, se o mapa tiver, só recebem construções especiais, de qualquer tipo.

    {""}**Preparação:** uma nova ficha de progresso se junta às outras. A bandeira fica { $more } espaços acima. Duas peças de ação são separadas: uma das construções dá essas peças.
rules-nucleum-special-energize-title = Energizar construções especiais
rules-nucleum-special-energize =
    Uma construção especial é energizada como qualquer construção sua, pela eletricidade que mostra, e rende as mesmas façanhas. Ela dá sua própria recompensa e, no fim, seus próprios pontos. As especiais dos outros não são neutras.

    {""}**Mais um turno:** terminada a ação de energizar, jogue outra peça no seu tabuleiro, não como ferrovia. Você pode cumprir mais um contrato nele.

    {""}**Carvão grátis:** em cada ação de energizar, 1 carvão não custa nada. Ele sai dessa construção e precisa chegar à usina como qualquer carvão. A construção conta como mina de carvão.

    {""}**A mina:** virar essa construção conta como colocar uma mina. Você ganha tanto urânio quantas minas tem agora. Cabem nela { $size } e ela conta como mina daí em diante.

    {""}**Pontos para cada …** são contados no fim: construções especiais, energizadas ou do governo na mesma rede sua, de quem forem; ou suas construções de nível III e IV.

ruling-nucleum-special-price = Os descontos saem do preço especial e do adicional vermelho juntos, nunca abaixo de 0.
ruling-nucleum-special-next = A próxima construção da pilha entra na oferta na hora, por isso não dá para desfazer depois.
ruling-nucleum-special-wild = A regra dos espaços com dois símbolos vale também para a curinga: não enquanto houver na cidade um espaço livre com um símbolo.
ruling-nucleum-special-extra-turn = O turno extra vem depois de tudo o mais que a ação de energizar rende. Pode ser recusado. Sem peça ou espaço livre, nada acontece.
ruling-nucleum-special-mine = Você ganha também o que colocar minas rende. Ela não pertence a nenhuma linha do tabuleiro.
ruling-nucleum-special-coal = O carvão grátis é sempre usado primeiro. Ele não gasta vagão.

spot-nucleum-no-special = Oferta de urbanização: acabaram as construções especiais de nível { $level }
render-nucleum-special = Oferta de urbanização
render-nucleum-special-left = { $count } abaixo
render-nucleum-special-empty = acabaram
render-nucleum-special-aside = Separadas para a construção especial SL2
render-nucleum-special-tokens = Fichas de urbanização
render-nucleum-is-special = construção especial: cantos cortados
render-nucleum-is-wild-special = curinga: qualquer tipo
render-nucleum-is-special-space = só construções especiais
render-nucleum-is-token = ficha de urbanização
render-nucleum-alt-special-placed = Construções especiais
render-nucleum-alt-special-map = { $building } em { $city }
render-nucleum-alt-special-tokens = fichas de urbanização restantes: { $count }
view-special-buildings = construções especiais na oferta
page-nucleum-special-buildings = No lugar de uma construção do seu tabuleiro você pode colocar a especial do mesmo tipo e nível.
page-nucleum-alt-special-buildings = Uma construção do tabuleiro, uma seta e a construção especial de cantos cortados que entra no lugar dela; abaixo, uma curinga e um espaço especial.

## The tale of a turn

nuc-deed-special = { $own } sai do jogo, fichas de urbanização restantes: { $tokens }
nuc-deed-set-aside = peças separadas: { $tiles }
nuc-deed-become-mine = { $building } em { $city } agora é uma mina

## Which box it is from

expansion-nucleum-special_buildings = Expansão: Gibraltar (construções especiais)

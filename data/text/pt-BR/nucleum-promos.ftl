### The promos of Nucleum: random plant bonuses and action fragments

kind-fragment = Fragmentos

help-kind-fragment = fragmento de ação

now-fragment-offer = na oferta
now-fragment-held = com { $who }
now-fragment-held-mine = com você
now-fragment-rail = sobre uma ferrovia de { $who }

position-nucleum-holds = Tem { $what }.
position-nucleum-covered = { $tile }, coberta por { $fragment }
position-nucleum-fragments = Fragmentos de ação: { $items }.

nucleum-fragment = Fragmento { $effects }
nucleum-fragment-text = cobre uma ação da peça que você joga e põe no lugar { $effects }.

option-promo_plant_bonuses = bônus de usina aleatórios (promo)
option-about-promo_plant_bonuses = Cada usina tem um bônus aleatório para quem colocar um Nucleum nela.
option-promo_fragments = fragmentos de ação (promo)
option-about-promo_fragments = Pequenas peças do quinto espaço de contrato que trocam uma ação da peça jogada.

nuc-slot-fragment = Espaço de fragmento
nuc-slot-fragment-bonus = um fragmento de ação
nuc-prompt-fragment = Qual fragmento de ação?
nuc-prompt-fragment-exchange = Trocar seu fragmento de ação?
nuc-prompt-fragment-rail = Colocar seu fragmento de ação com a peça?
nuc-cover = Cobrir a ação { $half } com o { $fragment }
nuc-cover-end = Cobrir “{ $half }” em { $link } com o { $fragment }
nuc-event-cover = { $who } cobriu uma ação com o { $fragment }.
nuc-event-fragment = { $who } pegou o { $fragment }.
nuc-event-fragment-back = O fragmento de ação de { $who } voltou à oferta.

render-nucleum-fragments = Fragmentos de ação
render-nucleum-alt-laid = { $fragment } em { $link }
render-nucleum-is-fragment = substitui a ação que cobre

rules-nucleum-promo-plants-title = Promo: bônus de usina aleatórios
rules-nucleum-promo-plants =
    Uma opção da mesa, definida antes do começo da partida.

    Os bônus que as usinas dão por um Nucleum são embaralhados na preparação. Cada usina mostra o bônus que tem nesta partida; `/lookup` com o nome da cidade também o diz.

    Bônus impressos:
    { $bonuses }

    O resto fica como está: o primeiro Nucleum, colocado na preparação, não dá bônus.
rules-nucleum-promo-fragments-title = Promo: fragmentos de ação
rules-nucleum-promo-fragments =
    Uma opção da mesa, definida antes do começo da partida.

    {""}**A oferta** tem { $count } fragmentos, um para cada ação principal. Cada jogador tem mais um espaço de contrato: o bônus dele é um fragmento da oferta. Você só pode ter um. Se ganha o bônus de novo, pode trocá-lo. Um bônus em dobro também dá só um.

    {""}**Ao jogar uma peça:** antes de você resolver uma ação, seu fragmento pode cobri-la e substituí-la. Feitas as ações da peça, o fragmento volta à oferta.

    {""}**Ferrovias:** seu fragmento pode ser colocado junto com a peça. Se a ponta coberta é resolvida na hora, o fragmento volta. Se essa ponta está ao lado de um espaço de ferrovia vazio, o fragmento fica ali: ele continua seu, e você não pode pegar outro. Quando alguém coloca uma peça ao lado, ele é resolvido se combina, e de todo modo volta.

ruling-nucleum-fragment-used = Depois de substituir uma ação da peça que você joga, ele não é mais seu e volta à oferta quando as ações da peça estão feitas. Mesmo depois de cumprir um contrato, você ainda pode usá-lo.
ruling-nucleum-fragment-rail = Com uma peça de ferrovia, a pergunta vem logo depois de colocar a peça. Ele só fica no mapa em uma ponta ao lado de um espaço de ferrovia vazio, onde ainda pode combinar.
ruling-nucleum-fragment-lying = Enquanto um fragmento seu está no mapa, o espaço de fragmento não dá nada.
ruling-nucleum-fragment-doubled = O bônus em dobro do espaço de fragmento também dá só um fragmento.

page-nucleum-fragments = O fragmento substitui a ação que cobre. Você só pode ter um por vez.
page-nucleum-alt-fragments = Um fragmento de ação cobre uma metade de uma peça de ação. Abaixo, os cinco fragmentos, um para cada ação principal.

## The tale of a turn

nuc-deed-fragment = Pegou o { $fragment }
nuc-deed-cover = Cobriu uma ação com o { $fragment }
nuc-deed-fragment-back = O fragmento de ação voltou à oferta

## Which box it is from

expansion-nucleum-promos = Extra promocional

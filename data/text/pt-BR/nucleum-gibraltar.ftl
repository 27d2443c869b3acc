### Gibraltar of Nucleum: the map, military contracts and technologies

option-map-gibraltar = Gibraltar
option-about-map-gibraltar = Navios, carvão inglês, contratos militares e cidades reais.
option-gibraltar_tiles = peças de Gibraltar
option-about-gibraltar_tiles = No mapa da Austrália, as peças de ação de Gibraltar entram na oferta.
nucleum-side-gibraltar-12 = Gibraltar, 1–2 jogadores
nucleum-side-gibraltar-34 = Gibraltar, 3–4 jogadores
nucleum-coal-area-england = Inglaterra
nucleum-coal-area-turkey = Turquia
nucleum-map-atlantic = Atlântico
nucleum-map-mediterranean = Mediterrâneo
nucleum-city-gibraltar = Gibraltar
nucleum-city-madrid = Madri
nucleum-city-fez = Fez
nucleum-city-lisbon = Lisboa
nucleum-city-casablanca = Casablanca
nucleum-city-bilbao = Bilbao
nucleum-city-rabat = Rabat
nucleum-city-valencia = Valência
nucleum-city-braga = Braga
nucleum-city-melilla = Melilla
nucleum-city-seville = Sevilha
nucleum-city-marrakesh = Marrakech
nucleum-city-zaragoza = Saragoça
nucleum-city-porto = Porto
nucleum-city-meknes = Meknès
nucleum-city-malaga = Málaga
nucleum-city-salamanca = Salamanca
nucleum-city-cordoba = Córdoba
nucleum-city-tangier = Tânger
nucleum-city-khouribga = Khouribga

help-kind-military = contrato militar
help-kind-military-technology = tecnologia militar
nucleum-military = Contrato militar { $id }
nucleum-military-text = { $conditions } → a tecnologia ao lado
nucleum-military-technology = Tecnologia militar { $id } (nível { $level })
nucleum-military-both = Imediata: { $effects }. Contínua: { $abilities }.
nucleum-military-score = No fim do jogo: { $vp } para cada { $each }.
nucleum-military-stars = No fim do jogo: o multiplicador de cada estrela sua aumenta { $every }, ou o de cada uma no espaço { $space } ou acima aumenta { $more }, o que for melhor.
nucleum-number-military-uranium = Urânio do primeiro, do segundo e do terceiro contrato militar
nucleum-moment-recharge = concluir uma recarga
nucleum-modifier-plant-nucleum = em toda usina, mesmo sem Nucleum, { $count ->
    [one] cabe mais { $count } urânio seu
   *[other] cabem mais { $count } urânios seus
}
nucleum-each-income-tracks = marcador de renda no espaço { $space } ou acima
nucleum-count-income-tracks = { $count ->
    [one] { $count } marcador de renda no espaço { $space } ou acima
   *[other] { $count } marcadores de renda no espaço { $space } ou acima
}

nuc-military-detail = { $technology }: { $text }{ $uranium ->
    [0] {""}
   *[other] {" "}Custa { $uranium } de urânio.
}
nuc-event-military = { $who } cumpriu o { $contract }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $uranium } de urânio)
}: { $technology }.
nuc-event-military-dealt = { $contract } → { $technology }.
nuc-score-military = tecnologia militar
nuc-by-military = Contrato militar

now-military = lugar { $number }{ $uranium ->
    [0] {""}
   *[other] , custa { $uranium } de urânio
}; dá { $technology }
now-military-reward = recompensa do { $contract }
position-nucleum-military = { $contract }: { $text }{ $uranium ->
    [0] {""}
   *[other] , { $uranium } de urânio
}. { $technology }: { $reward }
position-nucleum-military-done = { $contract }: { $who } já cumpriu.

ruling-nucleum-royal = Os 4 PV a mais são do dono de cada construção energizada, não importa o que multiplique os pontos dela. Construções neutras não valem pontos para ninguém.
ruling-nucleum-gibraltar = Aqui nenhuma borda combina, nem a de quatro cores: uma peça junto a Gibraltar resolve no máximo uma das suas ações.
ruling-nucleum-gibraltar-set-up = A primeira carta também coloca navios neutros. Entulho e construções neutras só vão a espaços especiais quando a carta diz.
ruling-nucleum-military = Conta como contrato cumprido, e habilidades ligadas a isso valem. O urânio pode vir de qualquer mina sua. A tecnologia não é uma das oito.
ruling-nucleum-more-nuclea = Vale em toda usina, também na de carvão; turbinas ali contam como numa usina com Nucleum.
ruling-nucleum-coal-plant = Com a tecnologia T1C, uma usina a carvão recebe também 1 urânio; turbinas ali contam como numa usina com Nucleum.

render-nucleum-gibraltar = Gibraltar
render-nucleum-military = Contratos militares
render-nucleum-military-technologies = Tecnologias militares
render-nucleum-alt-military = { $contract } por { $technology }
render-nucleum-is-royal = cidade real: mais PV por construção energizada
render-nucleum-is-rail-reward = na hora, por uma peça colocada aqui
render-nucleum-is-city-none = Gibraltar: nenhuma borda combina
render-nucleum-is-military = contrato militar

rules-nucleum-gibraltar-title = Gibraltar: o mapa
rules-nucleum-gibraltar-terms = cidade real, coroa
rules-nucleum-gibraltar =
    Uma opção da mesa, o mapa, escolhida antes do jogo. O tabuleiro é nosso: cidades, conexões, espaços e rotas não são os do impresso.

    {""}**Carvão:** a Turquia tem vagões, como sempre. Um carvão da Inglaterra custa sempre { $thaler } táler, no máximo { $limit } por ação de energizar. Bilbao recebe carvão inglês e Melilha, turco, sem navio; outras cidades precisam de um navio na rota de carvão.

    {""}**Gibraltar** não tem cor: nada combina ali. A maioria dos espaços de ferrovia junto a Gibraltar, e alguns em outros lugares, têm uma recompensa: você a ganha na hora, ao colocar uma peça, antes das ações.

    {""}**Usinas:** um Nucleum dá uma tecnologia de nível I ou 1 urânio. A primeira estrela no segundo trecho da trilha de progresso dá 1 trabalhador ou 2 táler em vez de um Nucleum.

    {""}**Cidades reais** ({ $royal }): cada construção energizada ali vale mais { $vp } PV.

    {""}**Espaços de moldura dourada** são só para construções especiais. **Com 3 e 4 jogadores**, três condições encerram o jogo.
page-nucleum-alt-gibraltar = A coroa das cidades reais, uma recompensa num espaço de ferrovia, Gibraltar sem cor e um contrato militar.
rules-nucleum-military-title = Gibraltar: contratos militares
rules-nucleum-military =
    Três de { $contracts } contratos militares ficam no mapa, cada um com uma tecnologia militar: de nível I, II e III. Não são repostos.

    {""}**Todos pedem Gibraltar** e o que citam, na mesma rede sua, por conexões com peça sua e por seus navios.

    {""}**Cumpra um** em vez de um contrato do seu tabuleiro, ao jogar uma peça. O segundo custa também { $second } e o terceiro { $third } de urânio, de qualquer mina sua.

    {""}**Você pega a tecnologia dele.** Ela vale desde já, não substitui nenhuma das suas oito nem conta entre elas. A ação de contratar não pega contratos militares.
page-nucleum-military = O contrato, com urânio quando pede, dá a tecnologia ao lado.
page-nucleum-alt-military = Um contrato militar, um cubo de urânio, uma seta e uma tecnologia militar.

## The tale of a turn

nuc-deed-military = Cumpriu o { $contract }: { $technology }

## Which box it is from

expansion-nucleum-gibraltar = Expansão: Gibraltar
expansion-nucleum-gibraltar_tiles = Expansão: Gibraltar

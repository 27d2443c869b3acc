### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = Austrália
option-about-map-australia = Navios, minas de carvão e uma usina com Nucleum embutido.
option-australia_tiles = peças e contratos da Austrália
option-about-australia_tiles = No mapa de Gibraltar, as peças de ação e os contratos da Austrália entram na oferta.
nucleum-side-australia-12 = Austrália, 1–2 jogadores
nucleum-side-australia-34 = Austrália, 3–4 jogadores
nucleum-coal-area-queensland = Queensland
nucleum-map-coral-sea = Mar de Coral
nucleum-map-tasman-sea = Mar da Tasmânia
nucleum-map-bass-strait = Estreito de Bass
nucleum-map-southern-ocean = Oceano Austral
nucleum-map-tasmania = Tasmânia
nucleum-city-sydney = Sydney
nucleum-city-newcastle = Newcastle
nucleum-city-gold-coast = Gold Coast
nucleum-city-brisbane = Brisbane
nucleum-city-toowoomba = Toowoomba
nucleum-city-mount-thorley = Mount Thorley
nucleum-city-broken-hill = Broken Hill
nucleum-city-radium-hill = Radium Hill
nucleum-city-wooltana = Wooltana
nucleum-city-olympic-dam = Olympic Dam
nucleum-city-port-pirie = Port Pirie
nucleum-city-mildura = Mildura
nucleum-city-bendigo = Bendigo
nucleum-city-wagga-wagga = Wagga Wagga
nucleum-city-toongi = Toongi
nucleum-city-lucas-heights = Lucas Heights
nucleum-city-wollongong = Wollongong
nucleum-city-launceston = Launceston
nucleum-city-hobart = Hobart
nucleum-city-latrobe = Latrobe
nucleum-city-melbourne = Melbourne
nucleum-city-geelong = Geelong
nucleum-city-adelaide = Adelaide

nucleum-milestone-transport = Transporte

## Coal mines

nuc-coal-mine = Mina de carvão
nuc-coal-mine-one = uma mina de carvão
nuc-coal-mine-gives = { $count } carvão grátis na cidade dela, em cada ação sua de energizar
nucleum-space-coal-mine = mina de carvão
nucleum-card-coal-mine = { $text } Entulho nas minas de carvão: { $cities }.
nucleum-each-coal-mine = mina de carvão
nucleum-kind-coal-mine = minas de carvão
nucleum-count-coal-mine = { $count ->
    [one] { $count } mina de carvão
   *[other] { $count } minas de carvão
}
nucleum-number-coal-mine-workers = Trabalhadores para uma mina de carvão
nucleum-number-coal-mine-thaler = Preço de uma mina de carvão em táler, por mina de carvão que o jogador já tem
nucleum-number-coal-mine-coal = Carvão de uma mina de carvão em cada ação de energizar
advice-coal-mine = Industrialize com { $tile }: a mina de carvão de { $city } ({ $cost }) poupa um carvão em cada ação sua de energizar.
position-nucleum-coal-mines = { $count ->
    [0] Nenhuma mina de carvão; a próxima custa { $cost }.
   *[other] Minas de carvão: { $cities }; a próxima custa { $cost }.
}

ruling-nucleum-coal-mine = Uma mina de carvão conta como construção sua, mas não como mina de urânio: nada que conta minas ou reage a elas a considera. O trabalhador é colocado ali, não pago: descontos de trabalhadores não valem.
ruling-nucleum-built-in = Não recebe ficha de Nucleum nem dá bônus. As turbinas ali funcionam como em toda usina com Nucleum.
ruling-nucleum-australia-set-up = A primeira carta também coloca navios neutros. O entulho sobre minas de carvão as fecha.

rules-nucleum-australia-title = Austrália: o mapa
rules-nucleum-australia-terms = Nucleum embutido
rules-nucleum-australia =
    Uma opção da mesa, o mapa, escolhida antes do jogo. Não foi possível obter o manual: **o tabuleiro com suas conexões, rotas e espaços e a maioria das peças e contratos são reconstrução nossa**, não os impressos.

    {""}**Carvão:** só { $area } tem vagões; o carvão dali chega a { $ends }. As minas de carvão dão mais carvão.

    {""}**{ $plant }** tem uma usina experimental com Nucleum embutido: desde o começo, use-a como qualquer usina com Nucleum. Ela não recebe ficha.

    {""}**Tasmânia:** só se chega lá de navio.

    {""}**Peças de entrega marítima:** cada experimento tem uma, como mais uma peça inicial. É uma peça encadeada: coloque um navio e depois jogue outra peça em cima.

    {""}**Com 2, 3 ou 4 jogadores**, três condições encerram o jogo.

    {""}**Preparação:** a bandeira fica em { $flag } PV, com a Corte do Progresso em { $flag_court } PV. Com { $players } jogadores há { $silver } contratos prata e { $gold } ouro.
rules-nucleum-coal-mines-title = Austrália: minas de carvão
rules-nucleum-coal-mines-terms = mina de carvão, CM
rules-nucleum-coal-mines =
    Com uma ação de industrializar, você pode pegar uma mina de carvão da sua rede em vez de colocar uma turbina ou mina. No primeiro turno, ou quando a ação ignora redes, pode ser qualquer mina de carvão.

    {""}**Custo:** { $workers } trabalhador disponível, e { $thaler } táler por mina de carvão que você já tem. O trabalhador fica no espaço até o fim do jogo.

    {""}**Carvão:** em cada ação sua de energizar, ela dá { $coal } carvão grátis na cidade dela. Ele vai até a usina como sempre, também nos seus navios.

    {""}**Ela conta** na cidade dela como uma construção sua, mas nunca como mina de urânio.
page-nucleum-alt-australia = Uma torre de resfriamento num anel rebitado, a usina com Nucleum embutido, e a torre de poço de uma mina de carvão.
page-nucleum-alt-coal-mines = Um trabalhador ocupa uma mina de carvão, que passa a dar um vagão de carvão.
page-nucleum-coal-mines = Seu trabalhador fica no espaço. A partir daí a mina dá 1 carvão em cada ação sua de energizar.

render-nucleum-australia = Austrália
render-nucleum-coal-mines = Minas de carvão
render-nucleum-next-coal-mine = a próxima: { $cost }
render-nucleum-alt-coal-mine = { $cities } ({ $who })
render-nucleum-alt-coal-mine-free = { $cities } (livre)
render-nucleum-is-coal-mine = mina de carvão: pegue-a ao industrializar
render-nucleum-is-own-coal-mine = sua mina de carvão, com seu trabalhador
render-nucleum-is-built-in = usina com Nucleum embutido

## Which box it is from

expansion-nucleum-australia = Expansão: Austrália
expansion-nucleum-australia_tiles = Expansão: Austrália
expansion-nucleum-australia_f = Expansão: Austrália
expansion-nucleum-australia_court = Expansão: Austrália

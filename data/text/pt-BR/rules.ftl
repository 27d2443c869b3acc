### As regras em páginas curtas, de no máximo 1.200 caracteres: um título e um texto para cada tema de um jogo.

## Nucleum

rules-nucleum-overview-title = Objetivo e visão geral
rules-nucleum-overview =
    Erga a indústria da Saxônia: casas e fábricas, minas e turbinas, e as ferrovias entre as cidades. Vence quem tem mais pontos de vitória (PV) no fim.

    {""}**Suas ferramentas são as peças de ação.** Cada uma traz duas ações. No seu turno, você faz uma de três coisas:
    - **Joga uma peça** no seu tabuleiro e resolve as ações dela.
    - **Coloca uma peça como ferrovia.** Onde as cores combinam, as ações dela também acontecem. Ela fica no mapa para sempre.
    - **Faz uma recarga.** Você ganha renda, coloca uma estrela de progresso e pega de volta as peças do seu tabuleiro.

    {""}**Os pontos vêm de**
    - construções energizadas: leve carvão ou urânio a uma usina, e a eletricidade à construção. Isso também rende façanhas;
    - fichas de progresso: quanto mais façanhas você tem na recarga, mais alto vai sua estrela;
    - renda, contratos, tecnologias e Dia do Rei.

    O jogo caminha para o fim quando ocorre um certo número de condições de fim. Escolha abaixo o próximo tema, ou consulte qualquer peça, construção ou cidade com `/lookup`.

rules-nucleum-turn-title = Seu turno
rules-nucleum-turn =
    No seu turno, faça exatamente **uma** destas coisas:

    {""}**Jogue uma peça de ação.** Ponha uma peça disponível no espaço livre mais à esquerda dos seus { $slots } espaços de ação e resolva as ações dela: as duas em qualquer ordem, uma só, ou nenhuma. Uma vez nesse turno, antes, entre ou depois das ações, você pode cumprir um contrato.

    {""}**Coloque uma peça de ação como ferrovia.** Isso exige um trabalhador disponível. Nesse turno, você não pode cumprir contrato.

    {""}**Faça uma recarga.** Renda, uma estrela; depois suas façanhas saem, e suas peças voltam. Nesse turno, você não pode cumprir contrato.

    Com todos os espaços ocupados, só restam a ferrovia e a recarga.

    {""}**Trocas** são possíveis a qualquer momento: 1 urânio por 1 trabalhador, 1 trabalhador por 1 táler.

    Nada é definitivo antes de **Confirmar turno**: até lá, você pode desfazer suas escolhas, a não ser que algo oculto tenha sido revelado. Depois do seu turno, as peças e contratos pegos são repostos, e outros jogadores podem ter de responder sobre ações de ferrovias deles.

rules-nucleum-tile-title = Jogar uma peça de ação
rules-nucleum-tile-terms = instrução especial, instrução, subsídio
rules-nucleum-tile =
    Ponha qualquer peça disponível no espaço livre mais à esquerda acima do seu tabuleiro. Ela fica lá até sua recarga, e **cada espaço ocupado pode aumentar sua próxima renda**.

    Cada metade da peça é uma ação. Resolva as duas na ordem que quiser, ou só uma, ou nenhuma.
    - **Ações principais:** urbanizar, industrializar, desenvolver, contratar, energizar. Cada uma tem seu próprio tema.
    - **Subsídios:** pegue o que mostram (táler, trabalhadores ou façanhas) ou avance um marcador de renda. Se há um preço antes do passo de renda, pague-o ou abra mão.

    {""}**A instrução especial** é uma ação principal à sua escolha com { $off } táler de desconto. Ela nunca pode virar ferrovia.

    {""}**Descontos** em táler valem para tudo o que a ação custa em táler: a construção com seu custo adicional, as duas peças de uma ação de desenvolver, todo o carvão. Nenhum preço cai abaixo de 0.

    As duas bordas coloridas de uma peça não importam quando você a joga. Elas importam quando você a coloca como ferrovia.

rules-nucleum-railway-title = Ferrovias: colocar e combinar
rules-nucleum-railway-terms = ferrovia, peça de ferrovia, combinar
rules-nucleum-railway =
    Coloque uma peça disponível com duas ações em qualquer espaço de ferrovia livre, perto de você ou não, no sentido que quiser. Um trabalhador disponível vai com ela. **Ambos ficam no mapa para sempre.** Um espaço vermelho custa { $red } táler a mais.

    {""}**Uma ponta da peça combina**
    - se tem a cor da cidade em que toca;
    - se tem a cor da borda em que toca em uma peça que está ali com a face para cima.

    Uma borda de quatro cores combina com tudo{ $wild ->
        [0] {""}
       *[other] , e a cidade de quatro cores, { $city }, também
    }.

    {""}**Resolva a ação de cada ponta que combina**, em qualquer ordem. Onde duas peças combinam, o dono da outra também resolve a ação dela naquela borda, depois de você; vários donos, na ordem dos turnos. Todos podem recusar.

    {""}**Combinar mais tarde:** uma ponta ao lado de um espaço de ferrovia vazio ainda pode combinar quando alguém coloca uma peça ali. Uma ponta junto a uma cidade só combina agora.

    Se todos os espaços da conexão estão ocupados, ela está concluída: veja a próxima página.

rules-nucleum-links-title = Ferrovias: concluir uma conexão
rules-nucleum-links-terms = conexão, ferrovia concluída
rules-nucleum-links =
    Uma conexão entre duas cidades é concluída quando há uma peça em cada um dos seus espaços. Depois das ações que combinaram, as peças dela são viradas para o lado da ferrovia e, daí em diante, nada mais combina com elas.

    {""}**Recompensa:** passos de renda para todos que têm peça sua nela.
    - Mapa para { $small_players } jogadores ({ $small })
    - Mapa para { $large_players } jogadores ({ $large })
    - Conexões de outros comprimentos não rendem nada.

    Um passo além do espaço { $spaces } de uma trilha de renda rende { $overflow } PV em vez disso.

    {""}**Para que serve uma conexão concluída**
    - Por ela passam carvão, urânio e eletricidade, seja quem for o dono.
    - Com ao menos uma peça sua nela, você une suas redes nas duas pontas.

    Por uma conexão não concluída não passa nada. Mas as cidades ao lado da sua peça já são da sua rede.

rules-nucleum-recharge-title = Recarga e renda
rules-nucleum-recharge-terms = renda, trilha de renda
rules-nucleum-recharge =
    Faça estes quatro passos, nesta ordem:

    {""}**1. Renda.** Em cada uma das três trilhas, você ganha a quantia mais alta que está ao mesmo tempo **à esquerda do seu marcador** e **abaixo de um espaço ocupado**. Cada espaço de ação cobre duas quantias. Os trabalhadores vêm da sua reserva, enquanto houver. Sem espaço ocupado, você ganha a quantia mais à esquerda.

    {""}**2. Uma estrela.** Coloque sua próxima estrela na trilha de progresso, não acima das suas façanhas: veja Fichas de progresso e estrelas.

    {""}**3.** Devolva todas as suas façanhas.

    {""}**4.** Pegue de volta as peças dos seus espaços de ação.

    {""}**Exemplo:** { $filled } espaços ocupados e marcadores nos espaços { $thaler_marker }, { $worker_marker } e { $vp_marker } rendem { $income }.

    Marcadores muito à direita, portanto, valem pouco com poucas peças jogadas, e muitas peças jogadas valem pouco com marcadores baixos. Recarregar tarde rende mais; recarregar cedo libera suas peças.

rules-nucleum-stars-title = Fichas de progresso e estrelas
rules-nucleum-stars-terms = estrela, façanha, trilha de progresso
rules-nucleum-stars =
    Cada recarga coloca sua próxima estrela: primeiro as { $stars } do tabuleiro auxiliar, depois as da reserva.

    Ponha-a em um espaço da trilha de progresso **não acima das suas façanhas**. Os espaços formam { $tiers } faixas, e em cada faixa só pode haver uma estrela sua.

    {""}**O espaço 0** é sempre permitido, e obrigatório se nenhum outro for. Você ganha { $zero } na hora e perde { $penalty } PV no fim. Lá pode haver quantas estrelas quiser.

    {""}**Bônus ao colocar uma estrela**
    - Primeira estrela de todas em um dos trechos mais baixos ({ $low } a { $below }): ponha o Nucleum dele em uma usina sem Nucleum e ganhe o bônus da usina.{ $unlike }
    - Qualquer estrela no trecho mais alto ({ $top_low } a { $top_high }): tecnologia { $top_level }.
    - Espaço { $high_space }: { $high_bonus }.

    {""}**No fim**, cada estrela rende: o multiplicador da faixa × quantas vezes você atende a ficha de progresso do trecho. Suas façanhas são devolvidas a cada recarga: energize antes de recarregar.

rules-nucleum-kings-day-title = Dia do Rei
rules-nucleum-kings-day =
    Quando o **último** jogador tira a primeira estrela do tabuleiro auxiliar, é Dia do Rei. O mesmo acontece com a segunda e com a terceira estrela do tabuleiro auxiliar.

    Compare a **estrela mais alta** de cada jogador na trilha de progresso:
    - a mais alta: { $first } PV
    - a segunda mais alta: { $second } PV

    Quem empata ganha os pontos por inteiro. Um empate na estrela mais alta não tira os pontos da segunda mais alta.

    Uma estrela no espaço 0 conta como 0: é o lugar mais baixo, mas ainda pode ser o segundo mais alto.

    Depois do terceiro Dia do Rei, uma condição de fim está atingida. Estrelas colocadas mais tarde, da reserva, não trazem Dia do Rei.

rules-nucleum-urbanize-title = Urbanizar
rules-nucleum-urbanize =
    Coloque uma construção urbana do seu tabuleiro em uma cidade da sua rede e pague o preço dela ({ $cheapest } a { $dearest } táler). Os níveis podem vir em qualquer ordem.

    {""}**Em qual espaço**
    - Um espaço com um símbolo recebe construções desse tipo.
    - Um espaço com dois símbolos recebe um tipo ou o outro. Ele não serve a um tipo enquanto a cidade tem espaço livre só para esse tipo.
    - Um espaço vermelho recebe qualquer tipo por { $red } táler a mais.
    - Construções de nível IV são também do governo: cabem em espaços dos dois tipos.

    Entulho e construções já colocadas fecham um espaço para sempre.

    {""}**Primeira peça no mapa:** enquanto nenhuma cidade fizer parte da sua rede, sua primeira construção, mina ou turbina pode ir para qualquer cidade. Depois disso, conta sua rede.

    {""}**Para que serve:** uma construção energizada rende façanhas e sua recompensa na hora, e pontos no fim. Muitos contratos e fichas de progresso contam construções.

rules-nucleum-industrialize-title = Industrializar
rules-nucleum-industrialize-terms = turbina, mina, mina de urânio
rules-nucleum-industrialize =
    Coloque uma **turbina** ou uma **mina** do seu tabuleiro em um espaço livre para ela em uma cidade da sua rede. O preço é em trabalhadores ({ $least } a { $most }, como mostra a linha); eles voltam à sua reserva. Um espaço vermelho custa { $red } táler a mais.

    {""}**Turbina:** fica em uma usina, onde cada turbina permite queimar mais { $turbine_uranium } de urânio. Daí em diante, você também tem o efeito da linha dela. A turbina da linha { $effect_row } tem o efeito do seu experimento.

    {""}**Mina:** pegue tanto urânio quantas são agora suas minas no mapa, contando esta, mais o que está impresso no espaço. Distribua-o pelas suas minas como quiser, até o que cabe em cada uma.

    {""}**Linhas:** com a turbina e a mina de uma linha no mapa, você ganha a recompensa da linha.

    Urânio sem lugar nas suas minas vira um trabalhador da sua reserva. Se não há nenhum, ele se perde.

rules-nucleum-develop-title = Desenvolver
rules-nucleum-develop =
    Pegue uma peça de ação da oferta e pague o preço dela: da esquerda para a direita, { $prices } táler.

    Você pode pegar **duas** peças em uma só ação. Pague então os dois preços e mais { $second } táler.

    Peças novas ficam disponíveis: já no próximo turno você pode jogá-las ou colocá-las como ferrovia.

    {""}**A oferta é completada depois do seu turno.** As peças que restam deslizam para a direita, ficando mais baratas, e novas entram pela esquerda. Se outra ação de desenvolver começa antes, no mesmo turno, a oferta é completada logo antes dela; você pode recusar essa ação. Com a pilha vazia, uma condição de fim está atingida.

    Mais peças significam mais turnos entre duas recargas, mais espaços ocupados e peças de sobra para ferrovias.

rules-nucleum-contract-title = Contratar
rules-nucleum-contract =
    Pegue um dos { $silver } contratos prata ou { $gold } contratos ouro em exposição e ponha-o em qualquer espaço de contrato livre do seu tabuleiro. **Você ganha na hora o bônus desse espaço**:
    { $slots }

    Sem espaço livre, você não pode pegar contrato. Cumpra um antes: o espaço dele fica livre de novo.

    Contratos roxos não podem ser pegos. Eles ficam no tabuleiro auxiliar, e quem cumpre um primeiro fica com ele.

    Depois do seu turno, o contrato pego é reposto por um da mesma cor ou, se aquela pilha está vazia, da outra. Se outra ação de contratar começa antes, no mesmo turno, ele é reposto logo antes dela. Com as duas pilhas vazias, uma condição de fim está atingida.

rules-nucleum-energize-title = Energizar: usina, carvão, construção
rules-nucleum-energize-terms = carvão, vagão de carvão, eletricidade
rules-nucleum-energize =
    {""}**1. Escolha uma usina e uma construção.** A construção é sua ou neutra, ainda sem energia, e fica na cidade da usina ou ligada a ela por conexões concluídas, sejam de quem forem.

    {""}**2. Leve combustível** até a eletricidade alcançar o número da construção:
    - **Carvão** dá { $coal } de eletricidade por unidade. Toda usina o queima, quanto você quiser. Ele vem de uma área de carvão cujas cidades estão ligadas à usina. Pega-se o mais barato: { $fresh } táler por um vagão (que é virado), { $flipped } por um virado (que sai), { $none } quando não há mais vagões na área.
    - **Urânio** dá { $uranium } de eletricidade por unidade: veja a próxima página.
    - Some a eletricidade da sua peça de ação, turbinas e tecnologias.

    O que passa do número se perde.

    {""}**3. A construção ganha energia.** Você ganha tantas façanhas quanto o número a alcançar, e a recompensa da construção. Uma construção neutra dá isso a quem a energiza e continua sem dono.

    {""}**Exemplo:** { $count } carvões de uma área com { $wagons } vagões ainda não virados custam { $sum } táler.

rules-nucleum-uranium-title = Energizar: urânio e turbinas
rules-nucleum-uranium-terms = urânio, efeito turbina
rules-nucleum-uranium =
    Só uma usina com **Nucleum** queima urânio. Cada urânio dá { $electricity } de eletricidade. Ele vem das suas minas, na cidade da usina ou ligadas a ela por conexões concluídas.

    {""}**Quanto:** { $plant } pela usina e mais { $turbine } por turbina que está ali. Você usa primeiro suas próprias turbinas. Por turbina de outro jogador que você usa, pague { $toll } táler ao dono.

    {""}**Exemplo:** a usina tem Nucleum e duas turbinas, uma delas sua. Você pode queimar até { $most } de urânio, para { $power } de eletricidade. Pelo terceiro, paga { $toll } táler ao dono da outra turbina.

    Urânio e carvão podem ser misturados. Turbinas têm também efeitos próprios, como mais eletricidade ou carvão mais barato: eles valem em todas as suas ações de energizar, esteja a turbina onde estiver.

    Quando várias misturas de combustível fazem sentido, o bot as lista, da mais barata em diante, e diz a usina.

rules-nucleum-plants-title = Usinas e Nucleum
rules-nucleum-plants-terms = Nucleum, bônus da usina
rules-nucleum-plants =
    { $coal_plants ->
        [0] As usinas
       *[other] { $coal_only } é uma usina a carvão: queima carvão, nunca urânio. As outras usinas
    } queimam carvão desde o começo e, com uma ficha **Nucleum**, também urânio.{ $built_in ->
        [0] {""}
       *[other] {" "}{ $ready } tem um Nucleum embutido.
    }

    Um Nucleum é colocado na preparação, sem bônus. Os outros ficam nos trechos mais baixos da trilha de progresso: quem põe a primeira estrela em um desses trechos pega a ficha, coloca-a em uma usina sem Nucleum e ganha o bônus dessa usina:
    { $bonuses }

    Um Nucleum fica onde está e não é de ninguém. Todos os jogadores podem usar qualquer usina: o que importa é que a construção, o combustível e a usina estejam ligados por conexões concluídas.

rules-nucleum-exchanges-title = Trocas
rules-nucleum-exchanges-terms = táler, trabalhador, reserva
rules-nucleum-exchanges =
    A qualquer momento do seu turno, e sempre que há uma pergunta para você fora dele:
    - **1 urânio → 1 trabalhador** da sua reserva
    - **1 trabalhador → 1 táler**; o trabalhador vai para sua reserva

    Não há troca no sentido contrário. Se você não pode pagar algo, o bot pergunta que trocas fazer para isso.

    {""}**Trabalhadores** são { $workers } ao todo: alguns disponíveis, os outros na sua reserva ou, para sempre, nas suas ferrovias. Trabalhadores pagos vão para a reserva; renda e outros ganhos os trazem de lá. Com a reserva vazia, não vem nenhum.

    {""}**Urânio** fica nas suas minas, até o tamanho de cada uma. O que não cabe vira trabalhador e, com a reserva vazia, se perde.

    No fim do jogo, o bot faz por cada jogador as trocas que mais rendem.

rules-nucleum-networks-title = Redes e transporte
rules-nucleum-networks-terms = rede, transporte
rules-nucleum-networks =
    {""}**Uma cidade está na sua rede** quando
    - há ali uma construção, mina ou turbina sua, ou
    - há ao lado uma peça de ferrovia sua, com a conexão concluída ou não, ou
    - ali termina uma conexão concluída com ao menos uma peça sua.

    Suas peças se conectam por conexões concluídas com ao menos uma peça sua. Você pode ter várias redes ainda não unidas e construir em todas elas.

    Enquanto você não tem rede nenhuma, sua primeira construção, mina ou turbina pode ir para qualquer cidade.

    {""}**Com o transporte é diferente:** carvão, urânio e eletricidade passam por **todas** as conexões concluídas, sejam de quem forem. Você não precisa de peça sua no caminho. Valem duas conexões seguidas: a usina de Plauen alcança Joachimsthal quando Plauen–Zwickau e Zwickau–Joachimsthal estão concluídas.

    As linhas de carvão impressas no mapa não são de ninguém. Elas não unem redes: só mostram aonde o carvão chega.

rules-nucleum-technologies-title = Tecnologias e efeitos turbina
rules-nucleum-technologies =
    Seu experimento tem { $count } tecnologias de níveis I a III. No começo, todas estão bloqueadas.

    Quando algo dá a você “tecnologia II”, **desbloqueie uma tecnologia sua de nível II ou menor**. Ou pegue 2 PV em vez disso: sempre tantos quanto o nível recebido.

    {""}**Três tipos**
    - **Azul:** imediata. Você ganha uma vez, ao desbloqueá-la.
    - **Marrom:** contínua. Vale daí em diante.
    - **Roxa:** objetivo final. Pontua no fim do jogo.

    {""}**Efeitos turbina:** cada turbina tem um efeito assim que está no mapa. A turbina da linha { $effect_row } tem o do seu experimento; as outras mostram o seu no tabuleiro.

    Tecnologias vêm de laboratórios, contratos, estrelas no trecho mais alto e outras recompensas. Quem primeiro desbloqueia todas as { $count } aciona uma condição de fim.

    {""}**Meu tabuleiro** mostra as suas. Consulte qualquer uma pelo código, por exemplo `/lookup name:TA3`.

rules-nucleum-contracts-title = Cumprir contratos
rules-nucleum-contracts =
    Uma vez em um turno em que **joga uma peça de ação**, antes, entre ou depois das ações dela, você pode cumprir um contrato: um de um espaço do seu tabuleiro, ou um roxo do tabuleiro auxiliar.

    {""}**A condição precisa valer naquele momento.** Ela só é conferida: você não paga nem perde nada. Depois, pegue a recompensa.

    Um contrato cumprido fica ao lado do seu tabuleiro. O espaço dele fica livre, e você pode pegar outro contrato e ganhar de novo o bônus do espaço. Um contrato roxo fica com quem o cumpre primeiro e não é reposto.

    Você começa com um contrato inicial. Ele fica no espaço { $initial_slot }, e você não ganha por ele o bônus desse espaço.

    Um contrato não cumprido não custa nada no fim, mas ocupa seu espaço até lá.

rules-nucleum-ends-title = O fim do jogo
rules-nucleum-ends-terms = bandeira, marco de pontuação
rules-nucleum-ends =
    {""}**Condições de fim.** Cada uma ocorre uma vez, e quem a aciona pontua:
    - a pilha de peças de ação está vazia: { $tiles_vp } PV
    - as duas pilhas de contratos, prata e ouro, estão vazias: { $contracts_vp } PV
    - o terceiro Dia do Rei acabou: { $kings_vp } PV
    - alguém tem todas as { $technologies } tecnologias: { $technologies_vp } PV
    - alguém alcança a bandeira de PV, nos { $flag } pontos: { $flag_vp } PV

    {""}**As últimas rodadas** começam após { $needed_two } condições com 2 jogadores, { $needed_three } com 3 e { $needed_four } com 4. Termina-se a rodada, para que todos tenham o mesmo número de turnos. Então cada um joga **mais um turno**. Condições que ocorrem agora ainda pontuam.

    {""}**Mais uma estrela:** depois do último turno, quem ainda tem façanhas pode colocar mais uma estrela pelas regras normais, mas não no espaço 0. Ela não tem efeito na hora; conta na pontuação final.

    Então vem a pontuação final.

rules-nucleum-scoring-title = Pontuação final
rules-nucleum-scoring =
    {""}**1. Fichas de progresso.** Por estrela: o multiplicador da faixa × quantas vezes você atende a ficha de progresso do trecho. Cada estrela no espaço 0: −{ $penalty } PV.

    {""}**2. Tecnologias roxas.** Cada uma rende o número mais alto que alcançou.

    {""}**3. Sobras.** 1 PV a cada { $uranium } de urânio, a cada { $workers } trabalhadores e a cada { $thaler } táler. As trocas que mais rendem são feitas por você.

    {""}**4. Construções energizadas.** Seus PV impressos{ $factor ->
        [1] {""}
       *[other] , contados { $factor } vezes em { $city }
    }. Uma construção do governo rende seus PV para **cada** construção do seu próprio tipo na mesma rede sua: ela mesma, as de outros jogadores e as neutras também, com energia ou não.

    {""}**5. Marcadores de renda** nos espaços { $bonus_spaces }: { $bonus_points } PV.

    Vence quem tem mais PV; um empate é uma vitória dividida. `/score` mostra a qualquer momento o que o fim renderia agora.

rules-nucleum-setup-title = Preparação (para consulta)
rules-nucleum-setup-terms = entulho, peça de entulho
rules-nucleum-setup =
    {""}**Você começa com** { $thaler } táler, { $workers } trabalhadores disponíveis e { $reserve } na reserva, marcadores no espaço { $marker } de cada trilha de renda, { $stars } estrelas no tabuleiro auxiliar e um contrato inicial.

    {""}**Experimentos:** cada jogador tem um: conforme as opções, escolhido do último jogador para o primeiro, sorteado ou leiloado. Ele traz { $technologies } tecnologias, um efeito turbina e { $tiles } peças de ação.

    {""}**Por número de jogadores**
    - 2: { $tiles_two } peças de ação, { $silver_two } contratos prata e { $gold_two } ouro, mapa para { $small_players }
    - 3: { $tiles_three } peças de ação, { $silver_three } contratos prata e { $gold_three } ouro, mapa para { $large_players }
    - 4: { $tiles_four } peças de ação, { $silver_four } contratos prata e { $gold_four } ouro, mapa para { $large_players }

    {""}**O mapa:** uma carta de preparação põe o primeiro Nucleum em uma usina e, com menos de { $rubble } jogadores, entulho em espaços que ninguém pode usar. Ela e mais { $more_cards } cartas colocam construções neutras: qualquer um pode energizá-las.

    Fichas de progresso, contratos e peças vêm em ordem sorteada.

rules-nucleum-rulings-title = Esclarecimentos: seu turno
rules-nucleum-rulings =
    Onde o manual deixa dúvida, é assim que se joga aqui.

    {""}**Trocas** são oferecidas antes de você escolher o que fazer, antes das ações de uma peça, entre elas e depois delas, e sempre que faltar algo para pagar; nunca no meio de uma ação ou de uma recarga.

    {""}**Descontos em táler** valem para tudo o que a ação custa em táler: a construção e o custo adicional vermelho, as duas peças de uma ação de desenvolver, todo o carvão.

    {""}**Oferta e contratos** são repostos quando seu turno é confirmado, ou logo antes de outra ação que os use. Até lá, os espaços ficam vazios e os preços não mudam. O que foi revelado não pode ser desfeito.

    {""}**Várias recompensas de uma vez:** primeiro táler, trabalhadores, façanhas e PV; as outras, na ordem mostrada.

    {""}**O urânio ganho** enche primeiro suas minas; o resto vira trabalhadores da sua reserva.

rules-nucleum-rulings-map-title = Esclarecimentos: mapa e energizar
rules-nucleum-rulings-map =
    {""}**Ao colocar uma ferrovia**, você primeiro ganha o que suas habilidades dão por isso e depois resolve as ações que combinaram, em qualquer ordem. Se a nova peça combina com outra peça sua, a ação dessa outra também entra. Os outros jogadores confirmam as deles antes que a conexão seja concluída.

    {""}**Não é preciso combustível** se turbinas e tecnologias bastam para o requisito.

    {""}**Carvão:** você escolhe de que áreas ele vem. Nunca se compra mais do que o necessário.

    {""}**Construções neutras** não são de ninguém, nem energizadas: não contam para condições nem fichas de progresso e não pontuam por si sós.

    {""}**Cartas de preparação:** se a primeira não mostra construção neutra, compra-se outra para isso. Uma construção neutra cuja cidade não está no mapa não é colocada. O entulho só cobre um espaço de dois tipos se não há espaço livre vermelho nem de um só tipo.{ $wild ->
        [0] {""}
       *[other]
            {""}

            {""}**{ $city }** tem as quatro cores: o que está lá conta para todo contrato que pede algo em cidades de uma cor.
    }

rules-nucleum-rulings-end-title = Esclarecimentos: estrelas e fim
rules-nucleum-rulings-end =
    {""}**Estrelas:** se as suas acabarem, você recebe mais.

    {""}**Pilha vazia:** se vários jogadores pegaram peças ou contratos antes da última reposição, aciona a condição de fim aquele cuja peça ou contrato for reposto com o último da pilha.

    {""}**Na última rodada**, as condições de fim ainda pontuam, e ainda se pode alcançar a bandeira de PV.

    {""}**Bandeira de PV:** os PV dela são do jogador ativo, mesmo que outra pessoa a alcance nesse turno. Os pontos da pontuação final não contam para ela.

    {""}**Sobras:** um trabalhador trocado por táler volta à reserva e pode ser ganho de novo com urânio.

    {""}**Primeira partida** (opção): os experimentos são { $first }, { $second }, { $third }, { $fourth } na ordem dos turnos, começando pelos mais fáceis de explicar.

rules-nucleum-icons-title = Ícones
rules-nucleum-icons =
    A imagem mostra os ícones mais comuns. **Explicar ícones**, sob suas imagens privadas, ou `/board view:legend` mostra todos, com os espaços do mapa. Ao lado, **Turnos anteriores** percorre a partida turno a turno.

    - **Números** ao lado de um ícone dizem quanto: uma moeda com 2 são 2 táler. Em uma ação, −1 com uma moeda é 1 táler de desconto; +1 com um raio, mais 1 de eletricidade.
    - **Uma seta** é uma trilha de renda que sobe; o símbolo acima diz qual. Três símbolos: qualquer trilha.
    - **Uma engrenagem** é uma tecnologia. Há tantas partes acesas quanto o nível.
    - **Um raio com um número** em uma construção é a eletricidade que ela exige. Borda amarela e raio amarelo: com energia.
    - **As cores** de cidades e bordas também se distinguem por letras e padrões: branca lisa, roxa com pontos, laranja com diagonais, verde com ondas. Quatro cores juntas combinam com tudo.
    - **Formas** indicam os jogadores: quadrado, triângulo, círculo e losango.

rules-segment-unlike = {""} No trecho de { $low } a { $high }, essa estrela rende { $bonus } em vez disso.
rules-plant-bonus = { $city }: { $bonus }
rules-line = - { $item }
rules-lines =
    { $before }
    { $line }
rules-slot-bonus = espaço { $slot }: { $bonus }

## Nucleum: como se aplicam regras pouco claras, para `/lookup`

ruling-nucleum-no-neutral = Se esta é a primeira carta, compra-se outra para a construção neutra. O Nucleum e o entulho dela valem.
ruling-nucleum-city-not-in-use = Com dois jogadores, a cidade da sua construção neutra não está no mapa: nenhuma construção é colocada.
ruling-nucleum-rubble-first = Se esta é a primeira carta, o entulho dela é colocado antes das construções neutras das outras cartas.
ruling-nucleum-discounts = Descontos em táler valem para tudo o que a ação custa em táler: o custo adicional vermelho, as duas peças de uma ação de desenvolver, todo o carvão. Ao industrializar, só há o custo adicional vermelho e o preço de uma mina de carvão para descontar.
ruling-nucleum-goods-first = De várias coisas ao mesmo tempo, você ganha primeiro táler, trabalhadores, façanhas e PV; as outras, na ordem mostrada.
ruling-nucleum-uranium-gained = O urânio ganho ocupa o lugar nas suas minas. O que não cabe vira trabalhadores da sua reserva.
ruling-nucleum-no-fuel = Se turbinas e tecnologias bastam para o número de uma construção, não é preciso combustível.
ruling-nucleum-coal = Você escolhe de que áreas vem o carvão. O modo mais barato é oferecido primeiro; os demais estão em “outros planos”. Não se importa mais carvão do que a construção precisa.
ruling-nucleum-neutral = Uma construção neutra energizada continua sem dono: não conta para nenhuma condição ou ficha de progresso e não pontua.
ruling-nucleum-place-railway = O que ela dá por colocar uma ferrovia vem antes das ações que combinaram.
ruling-nucleum-unmatched-end = Vale para uma ponta que não combina, mesmo ao lado de um espaço de ferrovia vazio, mas nunca para a ponta em uma cidade sem cor.
ruling-nucleum-stack-empty = Se vários jogadores pegaram as últimas da pilha, aciona a condição quem teve a peça ou o contrato reposto por último.
ruling-nucleum-late-condition = Ainda pontua quando ocorre na última rodada.
ruling-nucleum-flag-owner = Os pontos são do jogador ativo, mesmo que outra pessoa alcance a bandeira nesse turno.
ruling-nucleum-flag-final = Pontos da pontuação final não alcançam a bandeira.
ruling-nucleum-kings-zero = No Dia do Rei, uma estrela no espaço 0 conta como 0: a mais baixa, mas ainda pode ser a segunda.

## Nanotech

rules-nanotech-overview-title = Objetivo e visão geral
rules-nanotech-overview =
    Você dirige um laboratório de partículas. Seja o primeiro a alcançar a meta de prestígio, { $target }, se a mesa não combinou outra.

    {""}**A cada rodada**, todos pegam uma carta de ação com a energia sobre ela e podem fazer a ação. Os outros podem então copiá-la pelo custo normal. Com 2 jogadores, cada um pega { $turns_two } cartas, alternando.

    {""}**De quarks a átomos**
    - Capture quarks e elétrons para as cápsulas do seu laboratório.
    - Confine três quarks em um próton ou nêutron: prestígio.
    - Confine prótons, nêutrons e elétrons em átomos: hidrogênio, deutério, hélio. Mais prestígio.

    {""}**A energia paga tudo.** Você começa com { $energy }. Recarregue a bateria ou pegue cartas com energia sobre elas.

    {""}**O laboratório é pequeno:** { $quarks } quarks, { $electrons } elétrons, { $hadrons } prótons ou nêutrons. Aprimore-o para caber mais.

    Quando alguém alcança a meta, a rodada é jogada até o fim, e vence quem tem mais prestígio.

rules-nanotech-round-title = Uma rodada
rules-nanotech-round =
    {""}**1. Quarks.** Os que sobraram da rodada anterior são descartados. Novos saem da pilha para a cápsula central: { $extra } a mais que o número de jogadores. Quando a pilha acaba, o descarte é embaralhado e forma outra.

    {""}**2. Turnos.** Em sentido horário, a partir de quem começa, cada jogador tem { $turns_more ->
        [one] { $turns_more } turno
       *[other] { $turns_more } turnos
    }; com 2 jogadores, { $turns_two } turnos cada, alternando. No seu turno:
    - pegue uma das cartas de ação na mesa, com toda a energia sobre ela;
    - faça a ação dela, ou abra mão;
    - então cada outro jogador, em sentido horário, pode copiar a ação uma vez.

    A energia da carta pode pagar a própria ação. Mesmo uma carta cuja ação você não pode fazer pode ser pega pela energia. Você fica com a carta até o fim da rodada.

    {""}**3. Bônus.** Na ordem dos turnos, quem tem Capturar quarks ou Capturar lépton pode usar o bônus da carta.

    {""}**4. Sobras.** Cada carta que ninguém pegou ganha { $leftover } de energia. Todas as cartas voltam à mesa, e começa o próximo jogador à esquerda.

rules-nanotech-recharge-title = Recarregar bateria
rules-nanotech-recharge =
    Há { $cards } cartas deste tipo.

    Pegue { $energy } de energia da reserva geral e mais { $more } para cada bateria aprimorada do seu laboratório. Não custa nada; por isso, o bot o faz assim que você pega a carta.

    A recarga **não pode ser copiada** e não tem bônus.

    {""}**A reserva geral é limitada** a { $tokens } de energia para todos os jogadores, contando a que está sobre as cartas. Quando ela acaba, você pega o que resta; vazia, a ação não tem efeito. A energia gasta volta à reserva.

    Uma carta que sobra ganha energia a cada rodada. Às vezes, uma ação que ninguém quis se paga sozinha.

rules-nanotech-quarks-title = Capturar quarks
rules-nanotech-quarks =
    Pague { $cost } de energia e pegue **um quark à sua escolha** da cápsula central para um espaço livre da sua cápsula de quarks.

    Quarks são **Up** ou **Down**, em vermelho, verde ou azul. Há { $each } de cada. Para um próton ou nêutron contam tanto o tipo quanto a cor: pense no que você vai precisar depois.

    {""}**Os outros podem copiar** por { $cost } de energia. Eles escolhem depois de você, entre os que restam.

    {""}**Bônus da carta:** no fim da rodada, quem a tem pode pegar mais um quark de graça, se há espaço livre e um quark sobrando.

    Não há como jogar quarks fora. Eles só saem da sua cápsula quando você os confina; não a encha com quarks que não combinam.

rules-nanotech-lepton-title = Capturar lépton
rules-nanotech-lepton =
    Pague { $cost } de energia e pegue **um elétron** para um espaço livre da sua cápsula de léptons. Você marca { $prestige } de prestígio.

    {""}**Os outros podem copiar** por { $cost } de energia e marcam o mesmo.

    {""}**Bônus da carta:** no fim da rodada, quem a tem pode fazer **uma ação extra** de outro tipo, pelo custo normal: recarregar, capturar um quark, aprimorar ou confinar. Pode ser uma ação já feita nesta rodada. Ela não pega carta nem energia sobre cartas, e vem sem o bônus daquela carta.

    Elétrons ficam na sua cápsula até você criar um átomo com eles.

rules-nanotech-upgrade-title = Aprimorar laboratório
rules-nanotech-upgrade =
    Pegue uma expansão para seu laboratório e pague o preço dela:
    - Cápsula de quarks: { $quark_cost } de energia, mais { $quark_adds } espaços para quarks
    - Cápsula de léptons: { $lepton_cost } de energia, mais { $lepton_adds } espaços para elétrons
    - Cápsula de hádrons: { $hadron_cost } de energia, mais { $hadron_adds } espaços para prótons e nêutrons
    - Bateria aprimorada: { $battery_cost } de energia, mais { $battery_adds } de energia a cada recarga

    {""}**Uma por rodada:** ninguém pode pegar mais de uma expansão por rodada, seja com a carta, copiando ou como ação extra.

    {""}**Os outros podem copiar** pelo preço cheio.

    {""}**Bônus da carta:** quem a tem paga { $discount } de energia a menos.

    Você pode ter quantas expansões de um tipo quiser, enquanto houver.

rules-nanotech-confine-title = Confinar partículas
rules-nanotech-confine =
    Pague { $cost } de energia e faça **um** confinamento:
    - **Próton:** { $proton_up } Up e { $proton_down } Down, um de cada cor. { $proton } de prestígio
    - **Nêutron:** { $neutron_up } Up e { $neutron_down } Down, um de cada cor. { $neutron } de prestígio
    - **Hidrogênio:** { $hydrogen_needs }. { $hydrogen } de prestígio
    - **Deutério:** { $deuterium_needs }. { $deuterium } de prestígio
    - **Hélio:** { $helium_needs }. { $helium } de prestígio

    Os quarks usados são descartados; o próton ou nêutron exige um espaço livre na sua cápsula de hádrons. Para um átomo, todas as partículas voltam às suas pilhas: um átomo não ocupa espaço.

    {""}**Os outros podem copiar** por { $cost } de energia, até com outro confinamento.

    {""}**Bônus da carta:** quem a tem marca mais { $bonus } de prestígio pelo confinamento.

rules-nanotech-copying-title = Copiar
rules-nanotech-copying =
    Depois que um jogador pega uma carta e faz a ação dela, **cada outro jogador pode fazer a mesma ação uma vez**, em sentido horário, antes do próximo turno.

    - Você paga o custo normal. A energia sobre a carta não é para você.
    - O bônus da carta é só de quem a tem: nem desconto, nem prestígio extra, nem nada no fim da rodada.
    - Você pode fazê-la do seu jeito: outro quark, outra expansão, outro confinamento.
    - Você pode copiar mesmo que quem tem a carta abra mão da ação ou não possa fazê-la.
    - **Recarregar bateria não pode ser copiada.**
    - Aprimorar conta como sua única expansão da rodada.

    Só há pergunta se você pode copiar. Se você quase nunca copia, a **Resposta fixa** (`/settings`) recusa por você, para ninguém esperar.

rules-nanotech-bonus-title = Bônus das cartas
rules-nanotech-bonus =
    Um bônus é de quem **tem a carta** nesta rodada. Cópias e ações extras nunca o têm.

    {""}**Na hora, com a ação**
    - Aprimorar laboratório: sua expansão custa { $discount } de energia a menos.
    - Confinar partículas: mais { $prestige } de prestígio pelo seu confinamento.

    {""}**No fim da rodada**, mesmo que você tenha aberto mão da ação:
    - Capturar quarks: mais um quark da cápsula central de graça, se há um e você tem espaço livre.
    - Capturar lépton: uma ação extra de outro tipo, pagando seu custo.

    Os bônus são usados na ordem dos turnos, a partir de quem começa a rodada, uma vez por jogador. Quem tem as duas cartas escolhe a ordem. Você pode recusar.

    Recarregar bateria não tem bônus.

rules-nanotech-end-title = O fim do jogo
rules-nanotech-end =
    Quando alguém alcança a meta, **a rodada é jogada até o fim**, com os bônus do fim dela. A mesa pode ter combinado que, em vez disso, o jogo acaba na hora.

    {""}**Vence quem tem mais prestígio.** Desempate:
    - mais átomos criados (hidrogênio, deutério, hélio),
    - depois, mais energia no laboratório.
    - Persistindo o empate: vitória dividida.

    {""}**Impasse:** as cápsulas podem estar cheias de partículas que não combinam. Quando ninguém ganha prestígio por { $rounds } rodadas seguidas, o jogo acaba como está. Após { $warning } rodadas assim, a mesa recebe um aviso.

    A meta pode ser qualquer número de { $lowest } a { $highest }. Com { $target }, o jogo é curto.

rules-nanotech-rulings-title = Esclarecimentos
rules-nanotech-rulings =
    Onde as regras deixam dúvida, é assim que se joga aqui.

    {""}**Ao pegar uma carta**, você ganha primeiro a energia dela e pode pagar a ação com ela. Qualquer ação pode ser recusada, e uma carta pode ser pega só pela energia. A recarga é feita sem perguntar; se a reserva de energia não basta, você pega o que resta.

    {""}**Os bônus do fim da rodada** são de quem tem a carta, mesmo que a ação não tenha sido feita. Os outros só vêm com a ação da carta, não com uma cópia nem com uma ação extra.

    {""}**A ação extra** pode ser recarregar, capturar um quark, aprimorar ou confinar, pagando seu custo, mas não capturar outro lépton.

    {""}**Dois bônus** (com 2 jogadores) são usados em qualquer ordem, uma vez cada. No fim da rodada, os jogadores usam os seus em sentido horário, a partir do jogador inicial.

    {""}**Cartas que sobram:** se não há energia para todas, elas a recebem nesta ordem: recarregar bateria, quarks, lépton, aprimorar, confinar.

rules-nanotech-icons-title = Ícones
rules-nanotech-icons =
    A imagem mostra o que está na mesa. **Explicar ícones**, sob suas imagens privadas, ou `/board view:legend` mostra tudo de novo. Ao lado, **Turnos anteriores** percorre a partida turno a turno.

    - **Quarks** trazem uma letra para o tipo, u para Up e d para Down, e uma para a cor: R (vermelho), G (verde) ou B (azul). Os grandes têm também uma borda: uma linha para vermelho, tracejado para verde, duas linhas para azul.
    - **e⁻** é um elétron, **p⁺** um próton, **n** um nêutron.
    - **Um hexágono com um raio** é energia. Em uma carta de ação, mostra quanto a ação custa; com um mais, quanto há sobre a carta para quem a pega.
    - **Uma coroa de louros** é prestígio.
    - **Um sinal de certo** ao lado de um confinamento diz que o laboratório poderia fazê-lo agora.
    - **Formas** indicam os jogadores: quadrado, triângulo, círculo e losango.

## Nanotech: como se aplicam regras pouco claras, para `/lookup`

ruling-nanotech-recharge-asked = Recarregar não gera pergunta: quem pega a carta ganha a energia na hora.
ruling-nanotech-energy-first = A energia sobre a carta é pega junto com ela e pode pagar a ação.
ruling-nanotech-declined = Qualquer ação pode ser recusada, e uma carta cuja ação não pode ser feita pode ser pega pela energia.
ruling-nanotech-short-supply = Quando a reserva de energia não basta, uma recarga pega o que resta.
ruling-nanotech-one-upgrade = Ninguém aprimora mais de uma vez por rodada, seja com a carta, copiando ou como ação extra.
ruling-nanotech-round-bonus = O bônus do fim da rodada é de quem tem a carta, mesmo que a ação não tenha sido feita.
ruling-nanotech-bonus-with-action = O bônus vem só com a ação: cópias e ações extras não o têm.
ruling-nanotech-extra = A ação extra pode ser recarregar, capturar um quark, aprimorar ou confinar, pagando seu custo.
ruling-nanotech-hadron = Exige uma ficha na pilha dele e um espaço livre na sua cápsula de hádrons. Os quarks usados são descartados.
ruling-nanotech-which-quarks = Você escolhe quais quarks usar: há uma escolha para cada cor do quark de que só se usa um.

## Nucleum: palavras nas ilustrações

page-nucleum-turn-play = Jogar uma peça: as duas ações dela e talvez um contrato
page-nucleum-turn-rail = Construir ferrovia: as ações das pontas que combinam
page-nucleum-turn-recharge = Recarregar: renda, uma estrela, suas peças voltam
page-nucleum-rail-tiles = Peça toca peça na mesma cor: você resolve { $own }, depois o dono da outra peça resolve { $other }.
page-nucleum-rail-city = A cor de { $city }: você resolve { $own }.
page-nucleum-kings-day = Dia do Rei, pela estrela mais alta: { $first } PV, depois { $second } PV
page-nucleum-side = Mapa para { $players } jogadores
page-nucleum-space-one = este tipo
page-nucleum-space-two = um dos dois tipos
page-nucleum-space-red = todo tipo, por mais { $red } táler
page-nucleum-space-rubble = fechado
page-nucleum-building-price = para construir
page-nucleum-building-need = eletricidade para energizar
page-nucleum-building-reward = na hora de energizar
page-nucleum-building-points = PV no fim, se energizada
page-nucleum-row-turbine = Turbina
page-nucleum-row-mine = Mina
page-nucleum-row-cost = Custo
page-nucleum-row-size = Cabem
page-nucleum-row-reward = Pelas duas
page-nucleum-offer = Depois do turno, as peças deslizam para a direita. Duas peças de uma vez: mais { $count } táler.
page-nucleum-slots = O bônus do espaço, por pegar um contrato
page-nucleum-condition = Se isto vale: { $condition }
page-nucleum-energize = { $uranium } + { $coal } = { $sum } de eletricidade; a construção exige { $need }
page-nucleum-kind-once = Azul: uma vez, na hora
page-nucleum-kind-lasting = Marrom: daí em diante
page-nucleum-kind-scoring = Roxa: no fim
page-nucleum-kind-turbine = Efeito turbina do experimento
page-nucleum-score-stars = Cada estrela: sua faixa × quantas vezes você atende a ficha
page-nucleum-score-purple = Tecnologias roxas
page-nucleum-score-left = 1 PV a cada { $uranium } de urânio, { $workers } trabalhadores, { $thaler } táler
page-nucleum-score-lit = Construções energizadas{ $factor ->
        [1] {""}
       *[other] ; em { $city } × { $factor }
    }
page-nucleum-score-income = Marcadores nos espaços { $spaces }: { $points } PV
page-nucleum-setup-players = Jogadores
page-nucleum-setup-tiles = peças de ação
page-nucleum-setup-silver = contratos prata
page-nucleum-setup-gold = contratos ouro
page-nucleum-setup-ends = condições de fim

## Nucleum: as ilustrações em palavras

page-nucleum-alt-turn = Os três tipos de turno: uma peça vai para o próximo espaço livre; uma peça com um trabalhador fica entre duas cidades como ferrovia; a renda sobe, uma estrela é colocada e as peças voltam.
page-nucleum-alt-tile = Uma peça de ação com suas duas ações e as barras coloridas nas pontas. Abaixo, os espaços acima de um tabuleiro: dois ocupados, o terceiro é o próximo.
page-nucleum-alt-exchange = Um urânio pode ser trocado por um trabalhador, um trabalhador por um táler.
page-nucleum-alt-railway = Duas peças na conexão entre duas cidades. As bordas que se tocam têm a mesma cor, e as duas ações ali são resolvidas. A outra ponta da sua peça tem a cor da cidade dela, e essa ação também é resolvida.
page-nucleum-alt-links = Uma conexão concluída de duas peças entre duas cidades. Abaixo, para cada lado do mapa, quantos passos de renda rendem as conexões de cada comprimento.
page-nucleum-alt-income = Quatro espaços de um tabuleiro estão ocupados. Abaixo deles, as três trilhas de renda com seus marcadores. Em cada trilha está destacada a quantia mais alta à esquerda do marcador e abaixo de um espaço ocupado, e a soma aparece ao lado.
page-nucleum-alt-stars = A trilha de progresso: quatro trechos com o que uma estrela rende ali, seis faixas com seus multiplicadores, os espaços especiais e os pontos do Dia do Rei.
page-nucleum-alt-build = Quatro tipos de espaço: para um tipo, para um de dois tipos, vermelho para todo tipo, e entulho. Abaixo, uma construção com o preço, a eletricidade que exige, a recompensa e os pontos.
page-nucleum-alt-industry = As quatro linhas de turbinas e minas com o custo em trabalhadores, o urânio que cabe na mina e a recompensa por colocar as duas. A primeira mina no mapa traz um urânio, a segunda dois, a terceira três, e mais onde o espaço mostra.
page-nucleum-alt-offer = Cinco peças de ação na oferta com seus preços, e uma seta que mostra como deslizam para a direita depois do turno.
page-nucleum-alt-contract = Os quatro espaços de contrato com seus bônus. Abaixo, um contrato com sua condição e sua recompensa.
page-nucleum-alt-energize = Três urânios e um carvão entram em uma usina com Nucleum e duas turbinas, uma delas de outro jogador, que recebe um táler. A eletricidade chega a uma construção, que rende façanhas e sua recompensa.
page-nucleum-alt-plants = As usinas: as que só queimam carvão, e as outras com o bônus de colocar ali um Nucleum.
page-nucleum-alt-technologies = Três engrenagens: uma tecnologia azul age uma vez, uma marrom dura, uma roxa pontua no fim. Abaixo, uma turbina com o efeito do seu experimento.
page-nucleum-alt-ends = As cinco condições de fim, cada uma com os pontos para quem a aciona.
page-nucleum-alt-scoring = As cinco partes da pontuação final, em ordem: estrelas, tecnologias roxas, sobras, construções energizadas, marcadores de renda.
page-nucleum-alt-setup = Uma tabela de quantas peças de ação, contratos e condições de fim há com dois, três e quatro jogadores.
page-nucleum-alt-icons = Os ícones de recursos e recompensas, de construções e indústria e das ações principais, cada um com seu significado.

## Nanotech: as ilustrações em palavras

page-nanotech-alt-cards = As seis cartas de ação com o que cada uma custa: recarregar bateria duas vezes, capturar quarks, capturar lépton, aprimorar laboratório e confinar partículas, sobre a qual há energia.
page-nanotech-alt-particles = Quarks dos tipos Up e Down, cada um em vermelho, verde e azul. Abaixo, uma cápsula de léptons com um elétron: capturá-lo custa energia e rende prestígio.
page-nanotech-alt-expansions = As quatro expansões, cada uma com o que custa e quantos espaços ou quanta energia acrescenta.
page-nanotech-alt-recipes = Os cinco confinamentos: as partículas que cada um usa, o que ele cria e seu prestígio.
page-nanotech-alt-race = A trilha de prestígio com uma bandeira na meta. Um jogador já passou dela.
page-nanotech-alt-icons = As partículas, as cartas de ação e expansões e os outros símbolos da mesa, cada um com seu nome.

## Na mesa de qualquer jogo

rules-table =
    Sem pressa: a partida espera por você, e um único aviso chega quando é sua vez.

    {""}**Desfazer.** Antes de **Confirmar turno**, você pode desfazer suas escolhas sem perguntar. Depois, **Pedir para desfazer** no seu painel (`/undo`) pergunta aos outros. Quando todos concordam, a partida volta ao início do seu último turno, com tudo o que está virado para baixo embaralhado de novo. Ninguém é consultado se você joga só com computadores nem, em partidas não ranqueadas, se o seu turno não revelou nada e ninguém jogou depois. O anfitrião pode desfazer turnos com `/host undo`.

    {""}**Ritmo.** Um turno pode durar um dia. O anfitrião pode escolher outro limite, ou nenhum, em **Opções** ou com `/host setup`. As postagens dizem quando o tempo acaba, e os lembretes chegam quando restam a metade e um oitavo dele. Quando acaba, você ainda pode jogar; os outros podem esperar, ou deixar um computador jogar este turno ou assumir seu lugar. Nada acontece sozinho.

    {""}**Vai ficar fora?** Avise em `/settings`: não há lembretes, e seu tempo só começa na sua volta. As horas de silêncio poupam suas noites.

    {""}**Partidas ranqueadas.** Ative em **Opções**; a partida conta se todos no início jogam ranqueadas (`/settings`). Quem abandona fica em último. Veja **Classificação** em `/records`.

    {""}**Sair:** `/table resign` deixa seu lugar com um computador.
rules-nucleum-table-title = Jogo por correspondência
rules-nucleum-table = { $page }
rules-nanotech-table-title = Jogo por correspondência
rules-nanotech-table = { $page }

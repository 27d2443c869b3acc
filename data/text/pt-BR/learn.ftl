### As lições (/learn) e as dicas de uma primeira partida. Clara, que joga contra quem aprende, é mulher.

## A moldura da lição

command-learn = Aprender um jogo: uma lição guiada, só para você
parameter-learn-game = Qual jogo
learn-choice-nucleum = Nucleum (cerca de 15 minutos)
learn-choice-baron = Nucleum contra o Barão (cerca de 5 minutos)
learn-subject-baron = Nucleum contra o Barão
learn-choice-nanotech = Nanotech (cerca de 3 minutos)
learn-title = { $game }: sua primeira lição
learn-step = passo { $number } de { $steps }
learn-ask = Escolha **{ $choice }**.
learn-ask-under = Em **{ $kind }**, escolha **{ $choice }**.
learn-done = ✅ { $what }
learn-others = ⏩ { $what }
learn-wrong = 🤔 **{ $choice }** é permitido e, em uma partida sua, pode ser uma boa jogada. { $why }
learn-resumed = Que bom ver você de volta! Você parou aqui.
learn-renewed = Esta lição mudou desde sua última visita; por isso ela recomeça.
learn-stale = Esse botão é de um momento anterior. Agora você está aqui.
learn-left = Seu lugar na lição fica guardado. Para continuar, use /learn e escolha { $game }.
learn-board = A mesa inteira da sua lição
button-learn-show = Mostrar
button-learn-next = Continuar
button-learn-back = Passo atrás
button-learn-over = Recomeçar
button-learn-leave = Sair
error-no-lesson = Não há lição para esse jogo. Escolha um da lista.
error-lesson-unplayable = Esta lição não é compatível com os valores de componentes definidos por quem hospeda este bot. Leia /rules em vez dela.

## Nucleum, passo a passo

learn-nucleum-board =
    {""}**Boas-vindas à Saxônia!**
    Você leva eletricidade às cidades, e vence quem tiver mais pontos de vitória (PV). A imagem mostra um canto do mapa; **Ver mesa** mostra todo ele. Em (1) Zwickau, como em outras cidades, há espaços para construções. (2) Plauen é uma usina; com a ficha verde, um Nucleum, ela pode usar também urânio. (3) Daqui o carvão chega a Plauen. (4) Joachimsthal tem espaços de mina: é de lá que vem o urânio. As caixas cinza entre as cidades são espaços de ferrovia. Espaços vermelhos (+2) custam 2 táler a mais, entulho fecha um espaço; números cinza são só para a preparação.
    Nesta lição você joga alguns turnos de verdade contra Clara. Saia quando quiser: seu lugar fica guardado.

learn-nucleum-mat =
    {""}**Seu tabuleiro**
    De cima para baixo: seus recursos (4 táler, 2 trabalhadores) · oito espaços de ação acima de três trilhas de renda · cinco peças de ação disponíveis · oito tecnologias, todas bloqueadas · quatro espaços de contrato, o último com um contrato · turbinas e minas · doze construções, cada uma com seu preço em táler e a eletricidade que exige.
    No seu turno, você faz uma de três coisas: joga uma peça de ação em um espaço, coloca uma peça de ação como ferrovia ou faz uma recarga.

learn-nucleum-urbanize =
    {""}**Urbanizar: sua primeira construção**
    Uma peça de ação traz duas ações. Jogue-a no próximo espaço livre e faça as duas, na ordem que quiser. Urbanizar põe uma construção em um espaço livre do tipo dela e custa o preço dela em táler. Sua primeira construção pode ficar em qualquer lugar; as outras precisam de uma cidade da sua rede, isto é, uma cidade onde você tem algo ou que suas ferrovias alcançam. Construções de nível IV são também do governo e cabem em espaços dos dois tipos.
learn-nucleum-urbanize-why = Aqui erguemos uma residência barata em Zwickau, porque Zwickau fica ao lado da usina de Plauen.
learn-nucleum-urbanize-tile = Ela faz as duas coisas que queremos agora.
learn-nucleum-urbanize-first = Primeiro a construção; o contrato pode esperar.
learn-nucleum-urbanize-building = Custa 2 táler e vai exigir só 2 de eletricidade.
learn-nucleum-urbanize-space = (1) Zwickau está a um espaço de ferrovia de (2) Plauen.
learn-nucleum-urbanize-done = Sua residência está em Zwickau, e Zwickau está na sua rede. O número sobre ela é a eletricidade que ela espera: 2.

learn-nucleum-contract =
    {""}**Contratos**
    A segunda ação da peça: assinar um contrato. Ele vai para um espaço livre do seu tabuleiro, e você ganha o bônus do espaço na hora. Cumpra o contrato mais tarde, e o espaço fica livre de novo. Os números à direita mostram quanto você já tem. Contratos roxos não podem ser pegos: cumpre um deles quem primeiro atende à condição.
learn-nucleum-contract-why = Aqui assinamos o C10 por um trabalhador: vamos colocar duas turbinas.
learn-nucleum-contract-which = Ele pede 2 turbinas, e turbinas fazem parte do nosso plano.
learn-nucleum-contract-slot = Logo vamos precisar de trabalhadores.
learn-nucleum-contract-confirm = Em uma partida de verdade, nada é definitivo antes deste botão; até lá, você pode desfazer.
learn-nucleum-contract-done = Seu primeiro turno acabou: uma construção, um contrato e um trabalhador a mais.
learn-nucleum-contract-others = Clara ergue uma residência em Dresden e aumenta sua renda de táler.

learn-nucleum-directive =
    {""}**A instrução especial**
    Uma das suas cinco peças permite fazer qualquer uma das cinco ações principais por 1 táler a menos: urbanizar, industrializar, desenvolver, contratar ou energizar. Ela nunca vira ferrovia e, por isso, volta a cada recarga.
learn-nucleum-directive-why = Aqui colocamos uma segunda construção em Zwickau, o que também cumpre nosso primeiro contrato.
learn-nucleum-directive-tile = Com ela urbanizamos mais uma vez.
learn-nucleum-directive-building = Custa 1 táler em vez de 2. Só um espaço da sua rede serve, e ela vai para lá sozinha.
learn-nucleum-directive-done = Duas construções suas estão em Zwickau, uma cidade roxa: é o que dizem a cor da moldura e a letra R.

learn-nucleum-fulfil =
    {""}**Cumprir um contrato**
    Seu primeiro contrato pede duas construções, minas ou turbinas em cidades roxas. Está feito! Uma vez em cada turno em que joga uma peça em um espaço, você pode cumprir um contrato. Nada se paga por isso; a condição só precisa valer naquele momento.
learn-nucleum-fulfil-why = Aqui cumprimos o C01 e desbloqueamos a TD3, que dá uma mina na hora.
learn-nucleum-fulfil-contract = A recompensa é uma tecnologia de nível I.
learn-nucleum-fulfil-technology = Tecnologias azuis agem uma vez, na hora; as marrons, daqui em diante; as roxas, na pontuação final. Esta, azul, permite industrializar em qualquer cidade.
learn-nucleum-fulfil-done = O contrato fica ao lado do seu tabuleiro, e o espaço dele está livre para outro.

learn-nucleum-mine =
    {""}**Industrializar: uma mina**
    Turbinas e minas custam trabalhadores. Uma mina nova traz 1 urânio para cada mina sua no mapa, contando ela mesma, e o que está impresso no espaço. (1) Joachimsthal tem 1 impresso e está a um espaço de ferrovia de (2) Zwickau.
learn-nucleum-mine-why = Aqui queremos urânio perto de Plauen: a mina 1 em Joachimsthal.
learn-nucleum-mine-mine = A mina da linha 1 custa 1 trabalhador, e nela cabem 3 urânios.
learn-nucleum-mine-space = Ali a mina traz 1 + 1 urânio.
learn-nucleum-mine-done = Você tem 2 urânios. No seu turno, você sempre pode trocar 1 urânio por 1 trabalhador, e 1 trabalhador por 1 táler.
learn-nucleum-mine-others = Clara assina um contrato e ganha 2 táler por ele.

learn-nucleum-rail =
    {""}**Construir uma ferrovia**
    Para levar eletricidade de (2) Plauen a (3) Zwickau, a conexão (1) entre elas precisa estar concluída. Toda peça com bordas coloridas pode virar ferrovia: custa 1 trabalhador disponível, e a peça e o trabalhador ficam no mapa para sempre. Olhe as cores: onde uma borda tem a cor da sua cidade, você faz a ação dessa borda.
learn-nucleum-rail-why = Aqui ligamos Plauen a Zwickau, com as duas bordas combinando.
learn-nucleum-rail-tile = Ela tem uma borda roxa e uma branca, e ligamos uma cidade roxa a uma branca.
learn-nucleum-rail-space = A lista diz o que combinaria em cada lugar.
learn-nucleum-rail-way = Você escolhe o sentido da peça: branco com branco, roxo com roxo.
learn-nucleum-rail-done = As duas bordas combinam, e as duas ações são suas.

learn-nucleum-match =
    {""}**As ações que combinaram**
    Faça-as na ordem que quiser. Você também pode deixá-las: ninguém é obrigado a usá-las. Uma turbina em um espaço de (2) Plauen ajuda sempre que você energiza, e, com um Nucleum na usina, cada turbina ali permite mais um urânio.
learn-nucleum-match-why = Aqui fazemos as duas: um passo de renda de táler e a turbina 1 em Plauen.
learn-nucleum-match-income = O marcador avança um espaço; ele rende na próxima recarga.
learn-nucleum-match-industrialize = É a outra borda.
learn-nucleum-match-turbine = Com ela, o carvão custa 1 táler a menos em cada uma das suas ações de energizar.
learn-nucleum-match-done = A linha 1 está completa, mina e turbina: 1 PV. E a conexão está concluída: por ela agora passam eletricidade e urânio, seus e de Clara.
learn-nucleum-match-others = Clara ergue uma segunda residência em Dresden, cumpre seu primeiro contrato e assina outro.

learn-nucleum-coal =
    {""}**Energizar com carvão**
    Escolha uma construção, uma usina ligada a ela e o combustível. Cada vagão de carvão dá 1 de eletricidade. Um vagão custa 1 táler; depois de usado, é virado e custa 2 na vez seguinte, e então sai. Uma área sem vagões vende carvão por 3. Sua residência em (3) Zwickau exige 2 de eletricidade; o carvão de (1) chega a (2) Plauen.
learn-nucleum-coal-why = Aqui energizamos a residência: ela exige só 2 carvões, e nós temos 1 táler.
learn-nucleum-coal-tile = Ela traz Energizar e um subsídio.
learn-nucleum-coal-building = 2 carvões por 2 táler, 1 a menos com sua turbina.
learn-nucleum-coal-other = É a outra metade da peça.
learn-nucleum-coal-option = Desta vez, pegamos o trabalhador.
learn-nucleum-coal-done = A residência tem energia: 2 façanhas, tantas quanto a eletricidade que ela exigia, e um passo de renda de trabalhadores. Na pontuação final, ela vale 1 PV.
learn-nucleum-coal-others = Clara constrói uma ferrovia de Dresden a Glashütte.

learn-nucleum-develop =
    {""}**Desenvolver: uma peça nova**
    Ferrovias custam peças; por isso, pegue novas. A oferta mostra cinco, com preços de 2 a 0 táler. A peça (1), na ponta, é grátis: bordas roxa e laranja, como se feita para a conexão entre Zwickau (roxa) e Joachimsthal (laranja).
learn-nucleum-develop-why = Aqui pegamos a peça grátis, #5, como nossa próxima ferrovia.
learn-nucleum-develop-tile = Desenvolver, e um passo de renda por 1 táler.
learn-nucleum-develop-which = Compare as bordas dela com as duas cidades.
learn-nucleum-develop-one = Uma segunda peça custaria 2 táler além do preço dela. Uma basta.
learn-nucleum-develop-done = A peça já é sua, e você pode jogá-la a partir do próximo turno. No fim do turno, as peças da oferta deslizam, e entra uma nova.

learn-nucleum-exchange =
    {""}**Trocar**
    A outra metade da peça pede 1 táler, e você não tem mais nenhum. No seu turno, você pode trocar a qualquer momento: 1 urânio por 1 trabalhador, 1 trabalhador por 1 táler. Nunca ao contrário.
learn-nucleum-exchange-why = Aqui trocamos nosso trabalhador pelo táler que falta para o passo de renda.
learn-nucleum-exchange-worker = Com a recarga vêm novos trabalhadores.
learn-nucleum-exchange-income = Agora você pode pagar.
learn-nucleum-exchange-track = Táler sempre falta.
learn-nucleum-exchange-done = Seu marcador de táler está no espaço 3: a próxima recarga rende 6 táler em vez de 5.
learn-nucleum-exchange-others = Clara aumenta sua renda de táler e pega uma peça da oferta.

learn-nucleum-recharge =
    {""}**Recarregar**
    Você não tem mais peças além da nova, nem táler, nem trabalhador: é hora da recarga. Ela toma o turno inteiro. Primeiro a renda: em cada trilha, você ganha o número mais alto à esquerda do seu marcador e abaixo de um espaço ocupado. Depois, uma estrela de progresso. Então suas façanhas são devolvidas, e todas as peças dos espaços voltam para você.
learn-nucleum-recharge-why = Aqui recarregamos, pomos a estrela o mais alto que podemos e colocamos o Nucleum que ela traz.
learn-nucleum-recharge-start = 4 espaços ocupados bastam para tudo o que seus marcadores permitem.
learn-nucleum-recharge-star = Uma estrela pode ficar em um espaço até suas façanhas: 2. Na pontuação final, cada residência sua vale 1 PV por ela.
learn-nucleum-recharge-plant = A primeira estrela nesta parte da trilha traz um Nucleum. A usina que você escolhe dá seu bônus na hora e, daqui em diante, pode usar urânio.
learn-nucleum-recharge-confirm = Olhe seu tabuleiro: táler, trabalhadores e quatro peças estão de volta.
learn-nucleum-recharge-done = 6 táler, 2 trabalhadores, uma estrela e um bônus, e quatro peças para jogar de novo. A peça de ferrovia fica no mapa.
learn-nucleum-recharge-others = Clara coloca uma turbina em Glashütte.

learn-nucleum-line =
    {""}**A linha do urânio**
    Seu urânio está em (1) Joachimsthal e precisa passar por (2) Zwickau até (3) Plauen. Falta uma conexão: (4). Sua peça nova combina de novo nas duas pontas. Este turno é longo: uma ferrovia, um contrato e uma turbina, tudo de uma só peça.
learn-nucleum-line-why = Aqui completamos o caminho do urânio, pegamos o C18 e colocamos a turbina 2 em Plauen.
learn-nucleum-line-tile = Foi para isso que a pegamos.
learn-nucleum-line-space = Isso liga sua mina a Zwickau e, assim, a Plauen.
learn-nucleum-line-way = Roxo para Zwickau, laranja para Joachimsthal.
learn-nucleum-line-contract = A ordem é livre; assinamos primeiro o contrato.
learn-nucleum-line-which = Você já tem duas das quatro construções em cidades roxas.
learn-nucleum-line-slot = Na sua mina ainda cabe 1 urânio.
learn-nucleum-line-turbine = Com esta peça, ela custa 1 trabalhador a menos.
learn-nucleum-line-row = Duas turbinas em Plauen: ali se podem usar até 3 urânios de uma vez, 1 pela usina e 1 por turbina.
learn-nucleum-line-done = Joachimsthal, Zwickau e Plauen estão ligadas.
learn-nucleum-line-others = Clara faz uma recarga. Agora todos já colocaram a primeira estrela, e é Dia do Rei: 6 PV para a estrela mais alta (Clara), 2 PV para a segunda mais alta (você).

learn-nucleum-uranium =
    {""}**Energizar com urânio**
    Cada urânio dá 2 de eletricidade e não custa táler. Ele é levado da (1) sua mina até (2) Plauen, onde há um Nucleum. Urânio e carvão podem ser misturados. A fábrica em (3) Zwickau exige 3 de eletricidade.
learn-nucleum-uranium-why = Aqui energizamos a fábrica com 1 urânio e 1 carvão, sem gastar táler.
learn-nucleum-uranium-plan = 1 urânio (2) e 1 carvão (1) bastam, e a turbina 1 paga o carvão.
learn-nucleum-uranium-done = 3 façanhas e um passo de renda de táler. Sua segunda construção tem energia!

learn-nucleum-points =
    {""}**Receba a recompensa**
    Suas duas turbinas em Plauen cumprem o contrato do seu primeiro turno. Nucleum é feito de planos assim: uma jogada deve ajudar as duas seguintes.
learn-nucleum-points-why = Aqui cumprimos o C10, depois fazemos a outra metade da peça e terminamos o turno.
learn-nucleum-points-contract = Ele rende 4 PV e 1 trabalhador.
learn-nucleum-points-other = É a outra metade da peça, ainda por fazer.
learn-nucleum-points-option = Ou a outra opção: aqui as duas servem.
learn-nucleum-points-confirm = Esse foi seu último turno nesta lição.
learn-nucleum-points-done = Você tem 7 PV, e Clara tem 6.
learn-nucleum-points-others = Clara energiza o laboratório neutro em Grimma: construções neutras estão abertas a todos.

learn-nucleum-end =
    {""}**O fim, e de onde vêm os pontos**
    Há cinco condições de fim: a pilha de peças de ação vazia, as duas pilhas de contratos vazias, o terceiro Dia do Rei, alguém com todas as 8 tecnologias, a bandeira de PV alcançada. Quem aciona uma marca 3 PV. Com 2 jogadores, três delas acabam o jogo; com mais, duas: termina-se a rodada, e cada um joga mais um turno.
    O que faltou aqui: peças que se tocam na mesma cor também combinam, para os dois donos, e conexões mais longas aumentam a renda de PV.
    Então contam: cada estrela (seu multiplicador para cada vez que você atende a ficha de progresso), tecnologias roxas, construções energizadas (em dobro em Praha), trilhas de renda cheias e sobras. A imagem mostra a pontuação se a partida acabasse agora.

learn-nucleum-on =
    {""}**Muito bem!**
    Agora você conhece todas as ações. Como continuar:
    • /new abre uma mesa. Ligue nela a opção **primeira partida**: cada um recebe um experimento fixo e uma dica a cada turno.
    • **Adicionar computador** traz um adversário a qualquer hora.
    • /rules abre páginas curtas sobre cada ação, /lookup explica qualquer peça ou carta, e **O que posso fazer?**, no seu painel, diz o que é possível e por que algo não é.
    Boa sorte na Saxônia!

## Nanotech, passo a passo

learn-nanotech-table =
    {""}**Boas-vindas ao laboratório!**
    Você captura as menores partículas e as confina em partículas maiores. Quem primeiro alcança a meta de prestígio, aqui 10, traz o fim do jogo. Na mesa: seis cartas de ação e a cápsula central com os quarks desta rodada. Você tem 5 de energia.
    No seu turno, você pega uma carta e pode fazer a ação dela. Com 2 jogadores, cada um faz isso duas vezes por rodada.
learn-nanotech-quark =
    {""}**Capturar um quark**
    Quarks são Up ou Down, e vermelhos, verdes ou azuis. Um próton exige 2 Up e 1 Down, um de cada cor. Na cápsula há um Up verde, um Up azul e um Down vermelho: tudo de que você precisa! Uma captura custa 2 de energia.
learn-nanotech-quark-why = Aqui começamos com o Down vermelho; quarks Up ainda virão.
learn-nanotech-quark-card = Quem tem esta carta pode pegar mais um quark no fim da rodada, de graça.
learn-nanotech-quark-which = Prótons exigem um Down.
learn-nanotech-quark-confirm = Em uma partida de verdade, nada é definitivo antes deste botão.
learn-nanotech-quark-done = O quark está na sua cápsula, que tem 3 espaços.
learn-nanotech-quark-others = Os outros podem copiar uma ação pelo custo dela, na ordem dos turnos. Clara não copia; ela pega uma carta Recarregar bateria e 2 de energia.
learn-nanotech-energy =
    {""}**Energia**
    Toda ação, menos esta, custa energia. Há duas cartas Recarregar bateria; elas não podem ser copiadas.
learn-nanotech-energy-why = Aqui recarregamos: 3 de energia não bastam para o que vem a seguir.
learn-nanotech-energy-card = É grátis e traz 2 de energia.
learn-nanotech-energy-done = Você tem de novo 5 de energia.
learn-nanotech-energy-others = Clara pega Capturar lépton: um elétron por 2 de energia, e 1 de prestígio.
learn-nanotech-copy =
    {""}**Copiar**
    Agora você pode copiar a ação de Clara. Você paga o custo normal, mas não ganha nem a carta nem o bônus. Uma cópia não gasta o seu próprio turno.
learn-nanotech-copy-why = Aqui copiamos: um elétron é 1 de prestígio na hora e parte de todo átomo.
learn-nanotech-copy-electron = 2 de energia por 1 de prestígio.
learn-nanotech-copy-done = Seu primeiro prestígio.
learn-nanotech-bonus =
    {""}**O fim da rodada**
    Todos os turnos desta rodada acabaram, e as cartas com bônus podem usá-lo. Você tem Capturar quarks: mais um quark, de graça.
learn-nanotech-bonus-why = Aqui pegamos o Up verde: Down vermelho e Up verde combinam bem.
learn-nanotech-bonus-quark = Então só falta um Up azul.
learn-nanotech-bonus-done = Cada carta que ninguém pegou recebe 1 de energia. Os quarks que sobram são descartados, e vêm novos.
learn-nanotech-bonus-others = Clara usa seu próprio bônus. Ela começa a nova rodada e captura um Up azul.
learn-nanotech-third =
    {""}**O terceiro quark**
    Há mais um Up azul. Copie a ação de Clara, e seus três quarks estão completos. Depois é sua vez, e você precisa de energia para o próton.
learn-nanotech-third-why = Aqui capturamos o Up azul copiando e depois recarregamos.
learn-nanotech-third-quark = Azul é a cor que falta.
learn-nanotech-third-card = Um confinamento custa 3 de energia.
learn-nanotech-third-done = Três quarks, três cores e 3 de energia.
learn-nanotech-third-others = Clara aprimora o laboratório: mais dois espaços para prótons e nêutrons.
learn-nanotech-confine =
    {""}**Confinar partículas**
    Três quarks viram um próton: 2 de prestígio. Quem tem a carta marca mais 1. E há 1 de energia sobre ela, porque ninguém a pegou na última rodada.
learn-nanotech-confine-why = Aqui confinamos: foi para isso que você juntou tudo.
learn-nanotech-confine-card = A energia sobre ela é sua.
learn-nanotech-confine-proton = 2 Up, 1 Down, um de cada cor.
learn-nanotech-confine-done = 3 de prestígio em uma só ação: você tem 4.
learn-nanotech-on =
    {""}**Muito bem!**
    A seguir, você faria um átomo: um próton e seu elétron são hidrogênio, 2 de prestígio. Dois prótons, dois nêutrons e dois elétrons são hélio, 5 de prestígio. Quando alguém alcança a meta, a rodada é jogada até o fim, e vence quem tem mais prestígio.
    /new abre uma mesa. Com a opção **primeira partida**, cada um recebe uma dica a cada turno; **Adicionar computador** traz um adversário; /rules abre páginas curtas sobre cada ação.
    Boa sorte!

## Primeira partida: opções, e uma dica por turno

option-first_game = primeira partida (uma dica por turno)
panel-hint = 💡 { $hint }
advice-fulfil-now = Você pode cumprir agora: { $contract }. Recompensa: { $rewards }.
advice-fulfil = Você pode cumprir neste turno: { $contract } ({ $rewards }). Jogue qualquer peça e depois Cumprir contrato.
advice-energize = { $building } em { $city } já pode ganhar energia: jogue “{ $tile }”. Rende { $achievements ->
    [one] { $achievements } façanha
   *[other] { $achievements } façanhas
}.
advice-last-turn = Este é seu último turno. Faça o que rende pontos na hora; recursos que sobram valem muito pouco.
advice-full = Todos os seus espaços estão ocupados. Uma recarga agora rende { $income }, e suas peças voltam.
advice-no-tiles = Você não tem mais peças para jogar. Uma recarga agora rende { $income }, e suas peças voltam.
advice-broke = Você não tem táler, nem trabalhadores, nem urânio. Uma recarga agora rende { $income }.
advice-first = Jogue “{ $tile }” e construa: { $building } em { $city } ({ $cost }). { $spaces ->
    [0] A cidade tem ligação com uma usina.
    [one] Falta só { $spaces } ferrovia até uma usina.
   *[other] Faltam { $spaces } ferrovias até uma usina.
}
advice-link = Construa uma ferrovia com “{ $tile }” em { $space }: { $ends ->
    [none] nenhuma ponta combina, mas
    [one] uma ponta combina, e
   *[both] as duas pontas combinam, e
} você liga a uma usina a construção { $building } em { $city }.
advice-rail = Construa uma ferrovia com “{ $tile }” em { $space }: as pontas que combinam também dão { $halves }.
advice-piece = Jogue “{ $tile }” e coloque: { $piece } em { $city } ({ $cost }). O que rende: { $gives }.
advice-develop = Com “{ $tile }” você pode pegar peças novas: cada uma é mais um turno antes da recarga. A mais barata: { $taken } ({ $cost }).
advice-bonus = Jogue “{ $tile }” para ganhar { $given }: até uma metade vale o turno.
advice-recharge = Uma recarga agora rende { $income }. Espaços ocupados: { $filled }; quanto mais, maior a renda.
advice-star = Sua estrela alcança o espaço { $space }: ×{ $multiplier } { $milestone } no fim do jogo (você tem { $have }{ $per ->
    [1] {""}
   *[other] , 1 a cada { $per }
}).{ $lower ->
    [yes] {" "}Um espaço mais baixo pode servir melhor aos seus planos.
   *[no] {""}
}
advice-star-zero = Sem façanhas, sua estrela vai para o espaço 0: { $vp } PV no fim. Da próxima vez, energize uma construção antes de recarregar.
advice-end-come = O fim do jogo foi acionado: termina-se a rodada, e cada um joga um último turno. Jogue pelos pontos, não pela renda.
advice-end-near = Mais uma condição de fim, e o jogo logo acaba. Jogue mais pelos pontos que pela renda.
advice-nearly-full = Espaços ocupados: { $filled }. Uma recarga agora rende { $income }{ $star ->
    [0] {""}
   *[other] {" "}e uma estrela até o espaço { $star } da trilha de progresso
}.
advice-contract = Você não tem contrato. Com “{ $tile }” você pode pegar um, e o espaço dele rende { $bonus } na hora.
advice-almost = Só falta uma coisa para { $contract }: { $progress }.
advice-nanotech-confine = Você já pode criar { $result }: pegue a carta { $card }.
advice-nanotech-quark = { $quark } está na cápsula central e completa três quarks para um próton ou um nêutron: pegue a carta { $card }.
advice-nanotech-energy = Falta energia a você: pegue a carta { $card }.
advice-nanotech-lepton = A carta { $card } rende 1 de prestígio na hora, e átomos exigem elétrons.
advice-nanotech-copy-confine = Copiar isto rende prestígio agora.
advice-nanotech-copy-quark = Copie: { $quark } completa três quarks para um próton ou um nêutron.
advice-nanotech-close = Para alcançar a meta, { $who } só precisa de mais { $prestige } de prestígio. Faça o que rende logo.

## Against the Baron, step by step

learn-baron-row =
    {""}**Conheça o Barão**
    O Baron von Automat segue regras e não faz planos. Ele não tem peças na mão nem renda, só esta fileira. No turno dele, joga um dado com as faces 1, 1, 2, 2, 3 e 4 e usa a peça desse lugar, contando da esquerda. Embaixo de cada peça estão as faces que levam a ela. O sinal vermelho é o bloqueio: se o dado chegar a ele ou passar dele, vale a peça logo à esquerda. As peças apagadas não podem vir agora.
learn-baron-turn =
    {""}**Você começa**
    Você joga como em qualquer partida de Nucleum. O Barão já tem uma construção em Leipzig e uma estrela na trilha de progresso.
learn-baron-turn-why = Aqui construímos uma residência em Leipzig.
learn-baron-turn-tile = Ela tem urbanizar.
learn-baron-turn-space = O Barão também está lá: as cidades são de todos.
learn-baron-turn-confirm = O Barão responde na hora.
learn-baron-turn-done = Sua residência está em Leipzig. E foi isto que o Barão fez:
learn-baron-answer =
    {""}**Como ler o turno dele**
    Primeiro o dado e a peça. Todas as ações principais dela estão também em outras peças da fileira, então ele a construiu como ferrovia, aqui (1). Por que ali? Cada escolha segue uma lista: um espaço que conclua a conexão, depois onde mais pontas combinam, depois um que toque a rede dele. Só o que resta é decidido por uma carta de lógica: primeiro o maior ou o menor número.
    Na partida, isto fica acima da sua próxima pergunta e na postagem com o mapa marcado.
learn-baron-moved =
    {""}**O que vem depois**
    Uma peça construída como ferrovia sai da fileira; usada para as ações, vai para o fim. De um jeito ou de outro, o bloqueio anda para a esquerda e as chances mudam. Olhe esta imagem antes de decidir: se um contrato ou espaço pode ser o próximo dele, pegue antes.
learn-baron-second =
    {""}**Seu segundo turno**
    Ele pega um contrato sempre que sai uma peça com essa ação. Conforme a carta, o de menor ou o de maior número.
learn-baron-second-why = Aqui pegamos o contrato C09 antes dele.
learn-baron-second-tile = Ela tem contratar e um passo de renda.
learn-baron-second-which = Ele pede construções energizadas, e nós as queremos de todo jeito.
learn-baron-second-done = O contrato é seu. De novo o Barão:
learn-baron-recharge =
    {""}**Recargas e o fim**
    Com o bloqueio no começo, ou sem recursos, ele recarrega: recursos e uma estrela 6 espaços adiante na trilha de progresso. Ao lado da seta redonda você vê quantas vezes ele já recarregou. Depois da terceira, ou de duas condições de fim, a rodada termina e cada um tem mais um turno.
    Os pontos dele vêm de construções energizadas, contratos, Dias do Rei e do progresso, que pontua cada vez que é atendido. Energize cedo: é no que ele vai pior.
learn-baron-end =
    {""}**Bem jogado!**
    Agora uma partida sua: /new com Nucleum, um oponente e um nível de 1 a 5, em um canal ou nas mensagens diretas comigo. Começa na hora e não notifica ninguém. Leve o tempo que quiser entre os turnos. Com options você escolhe antes o mapa, as expansões e um desafio; com dois Barões fica apertado. /records guarda suas vitórias e troféus.

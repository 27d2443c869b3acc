### The Court of Progress: parties, politicians, agendas and the king

option-court = Corte do Progresso
option-about-court = Envie trabalhadores a quatro partidos: bônus na hora, programas nos Dias do Rei.

kind-court = Corte
kind-party = Partidos

command-nucleum-court = Fazer uma ação da corte
parameter-nucleum-court = Qual partido

help-kind-party = partido
help-kind-agenda = programa de partido
help-kind-court = corte

## Components

nucleum-action-court = Corte
nucleum-action-court-text = Envie um trabalhador disponível a um partido como político e ganhe o bônus do partido.
nucleum-effect-action-court = uma ação da corte
nucleum-moment-court = fazer uma ação da corte

nucleum-party-capitalists = Capitalistas
nucleum-party-freethinkers = Livres-pensadores
nucleum-party-communists = Comunistas
nucleum-party-royalists = Monarquistas
nucleum-party-text = Bônus de uma ação da corte: { $bonus }.

nucleum-agenda = Programa: { $about }
nucleum-agenda-contracts = contratos
nucleum-agenda-pieces = minas e turbinas
nucleum-agenda-milestone = maior progresso
nucleum-agenda-technologies = tecnologias
nucleum-agenda-network = maior rede
nucleum-agenda-cities = cidades
nucleum-agenda-parties = partidos
nucleum-agenda-energy = maior requisito

nucleum-court-politician = Político
nucleum-court-politician-text = Um trabalhador no tabuleiro da corte. Com um político em um partido, você é membro dele; com ele no espaço de líder, você o lidera. Políticos não são trabalhadores: não podem ser gastos nem contam como sobras.
nucleum-court-neutral-politician = Políticos neutros
nucleum-court-neutral-politician-text = Um tem uma seta, os outros os números 2, 3 e 4. Em cada Dia do Rei, o de número mais alto sai do jogo, e o da seta vai para o partido de baixo.
nucleum-court-king = Rei
nucleum-court-king-text = Fica ao lado do partido dominante. No Dia do Rei, cada membro desse partido pontua o programa dele.

nucleum-each-politicians = político seu
nucleum-each-parties = partido em que você tem um político
nucleum-each-leads = partido que você lidera
nucleum-each-leads-dominant = partido dominante que você lidera
nucleum-each-highest-milestone = vez que você atende o progresso da sua estrela mais alta
nucleum-each-highest-energy = unidade de eletricidade do maior requisito entre suas construções energizadas (sem as do governo)
nucleum-count-politicians = { $count ->
    [one] { $count } político no tabuleiro da corte
   *[other] { $count } políticos no tabuleiro da corte
}
nucleum-count-parties = { $count ->
    [one] políticos em { $count } partido
   *[other] políticos em { $count } partidos
}
nucleum-count-leads = { $count ->
    [one] a liderança de { $count } partido
   *[other] a liderança de { $count } partidos
}
nucleum-count-leads-dominant = líder do partido dominante
nucleum-count-highest-milestone = { $count ->
    [one] { $count } vez o progresso da sua estrela mais alta
   *[other] { $count } vezes o progresso da sua estrela mais alta
}
nucleum-count-highest-energy = { $count } de eletricidade no maior requisito das suas construções energizadas

## The game

nuc-prompt-court = Em qual partido entra o trabalhador?
nuc-court-detail = { $bonus }{ $lead ->
    [yes] ; você lideraria o partido
    [stays] ; você lidera o partido
   *[no] {""}
}{ $king ->
    [yes] ; o rei viria para cá
   *[no] {""}
}. Programa: { $vp } PV para você agora
nuc-court-politicians = { $who } { $count }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}
nuc-court-neutrals = neutros { $count }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}
nuc-court-nobody = ninguém
nuc-court-bonus = { $party } ({ $bonus })
nuc-court-from = { $party }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
nuc-court-back = { $count ->
    [0] { $count } políticos de volta
    [one] { $count } político de volta
   *[other] { $count } políticos de volta
}: { $parties }

nuc-event-court = { $who } enviou um político aos { $party }.
nuc-event-court-leader = { $who } agora lidera os { $party }.
nuc-event-court-neutral-leader = Um político neutro agora lidera os { $party }.
nuc-event-court-vacant = Os { $party } estão sem líder: o próximo político enviado assume.
nuc-event-court-king = O rei mudou de lugar: agora dominam os { $party }.
nuc-event-court-neutral = { $first ->
    [yes] O rei, o político neutro da seta e o de número { $number } estão com os { $party }.
   *[no] O político neutro { $number } está com os { $party }.
}
nuc-event-court-agenda = { $who } lidera os { $party }: { $vp } PV. Programa: { $agenda }.
nuc-event-court-fixed = { $who } lidera os { $party }: { $vp } PV.
nuc-event-court-members = Os { $party } são dominantes. Pontos dos membros: { $scored }. Programa: { $agenda }.
nuc-event-court-fixed-members = Os { $party } são dominantes. Pontos dos membros: { $scored }.
nuc-court-scored = { $who } { $vp }
nuc-event-court-leave = Políticos voltam à reserva.
nuc-event-court-back = { $who }: { $back }.
nuc-event-court-neutral-leaves = O político neutro { $number } deixou os { $party } e o jogo.
nuc-event-court-arrow = O político neutro da seta passou dos { $before } aos { $party }.

nuc-score-parties = bônus de partidos
nuc-score-agendas = programas nos Dias do Rei
nuc-score-final-agendas = programas no fim

nuc-why-no-politician = Uma ação da corte exige um trabalhador disponível, e você não tem nenhum, nem urânio para trocar.
nuc-why-no-politician-reserve = Uma ação da corte exige um trabalhador disponível, e você não tem nenhum. Sua reserva está vazia, então não dá para trocar urânio por um.
hint-court = { $action } { $count ->
    [0] ✖
    [one] ({ $count } partido)
   *[other] ({ $count } partidos)
}
advice-court = Ação da corte com { $tile }: com um político nos { $party }, você os lideraria. O programa deles ({ $agenda }) vale { $vp } PV para você agora.

## Where things are

now-party-king = dominante: o rei está ao lado
now-party-people = políticos: { $people }
now-party-agenda = programa: { $agenda }
now-party-worth = vale { $vp } PV para você agora
now-agenda-in = com os { $party }
now-agenda-under = fora desta partida: o outro lado está para cima
now-king = com os { $party }
now-politicians = { $who }: { $count } nos { $party }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}
now-politicians-mine = você: { $count } nos { $party }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}
now-neutral-politicians = { $count } nos { $party }{ $leads ->
    [yes] {" "}(líder)
   *[no] {""}
}

position-nucleum-party = { $party }{ $king ->
    [yes] {" "}(partido dominante)
   *[no] {""}
}: { $people }. Programa: { $agenda }.
position-nucleum-politicians = Políticos: { $count }{ $leads ->
    [0] .
   *[other] ; lidera: { $parties }.
}

render-nucleum-court = Tabuleiro da corte
render-nucleum-alt-party = { $party }{ $king ->
    [yes] {" "}(partido dominante)
   *[no] {""}
}: { $people }
render-nucleum-is-king = partido dominante
render-nucleum-is-court = corte: enviar um político a um partido
render-nucleum-is-politician = político
render-nucleum-is-leader = lidera o partido
render-nucleum-is-vacant = partido sem líder
render-nucleum-is-neutral-politician = político neutro (o maior número sai antes)
render-nucleum-is-arrow = político neutro que passa ao partido de baixo
render-nucleum-court-next = se fosse Dia do Rei agora
render-nucleum-court-worth = Quanto valem os programas agora
render-nucleum-alt-court = { $title }: a corte.
render-nucleum-alt-agendas = Programas: { $agendas }.
view-court = a corte

## Rules

rules-nucleum-court-title = Corte do Progresso: ação da corte
rules-nucleum-court-terms = líder do partido, líder, partido dominante
rules-nucleum-court =
    Uma opção da mesa, definida antes do início do jogo.

    O tabuleiro da corte tem quatro partidos, cada um com um programa. Um trabalhador nele é um **político**. Com um político em um partido, você é **membro**; com ele no espaço de líder, você **lidera**. O partido com o rei é o **dominante**.

    {""}**A ação da corte** é a sexta ação principal. Pegue um trabalhador disponível (você pode trocar urânio por ele) e envie-o a qualquer partido. Depois:
    1. Ganhe o bônus do partido: { $bonuses }.
    2. Se você tem ali mais políticos que o líder (um jogador ou os neutros), você lidera. Se não há líder, também.
    3. Se o partido tem agora mais políticos ao todo que o dominante, o rei vem para ele.

    A instrução especial pode ser usada para a corte; o desconto dela se perde.
rules-nucleum-court-kings-day-title = Corte do Progresso: Dia do Rei
rules-nucleum-court-kings-day =
    Depois dos pontos normais do Dia do Rei, do partido de cima ao de baixo:

    {""}**1.** Cada líder pontua o programa do seu partido. Políticos neutros não pontuam.
    {""}**2.** Cada membro do partido dominante pontua o programa dele. Assim, o líder dele pontua duas vezes.
    {""}**3.** Cada líder recolhe 1 político desse partido para a reserva (do espaço de líder só se for o último). Depois, cada jogador recolhe 1 do partido dominante.
    {""}**4.** O político neutro de número mais alto sai do jogo. O da seta vai para o partido de baixo, do último para o primeiro.
    {""}**5.** Em cada partido, quem tem sozinho mais políticos lidera. No empate, ninguém é nomeado: um líder que ainda está lá fica, um espaço vazio espera o próximo político.
    {""}**6.** O rei vai para o partido com mais políticos. No empate, ele fica.

    No fim do jogo, os programas são pontuados mais uma vez, como em 1 e 2. Dessa vez, ninguém sai.
rules-nucleum-court-agendas-title = Corte do Progresso: programas
rules-nucleum-court-agendas =
    Quatro peças de programa são dadas aos partidos ao acaso, com um lado qualquer para cima. Os oito lados:
    { $agendas }.

    Os políticos são contados antes de qualquer um ser recolhido. O valor de um programa para você agora aparece ao lado de cada partido na ação da corte e em `/lookup` com o nome do partido.
rules-nucleum-court-changes-title = Corte do Progresso: mudanças
rules-nucleum-court-changes =
    {""}**Peças:** 12 peças de ação com a corte substituem 7 outras, e em cada experimento uma peça inicial tem a corte.

    {""}**Contratos:** C64 a C67 pedem políticos ou a liderança do partido dominante.

    {""}**Bandeira:** fica em { $flag } PV. **Reserva:** { $workers } trabalhadores.

    {""}**Fim:** com três ou quatro jogadores são necessárias { $needed } condições de fim; com dois, { $needed_two }.

    {""}**Tabuleiro da corte:** os { $neutrals } políticos neutros e o rei são colocados por cartas de preparação não usadas. As cartas 1–3 são os Capitalistas, 4–6 os Livres-pensadores, 7–9 os Comunistas, 10–12 os Monarquistas. O primeiro partido recebe o rei, o político da seta e o número 2; os números 3 e 4 vão para partidos sem políticos. Os numerados lideram.

    Políticos não contam como trabalhadores que sobram na pontuação final.

ruling-nucleum-court-tie = Em um empate depois do Dia do Rei, um líder que ainda está no espaço de líder fica, mesmo com menos políticos que os outros. Um espaço de líder vazio é do próximo político enviado.
ruling-nucleum-court-king = Em um empate de partidos, o rei fica, mesmo que o partido dele tenha menos políticos que os empatados.
ruling-nucleum-court-milestone = O progresso da sua estrela mais alta conta duas vezes, seja qual for o espaço dela; estrelas no 0 não têm nenhum.
ruling-nucleum-court-pieces = Contam suas minas de urânio e turbinas no mapa. No mapa da Austrália contam também suas minas de carvão e a construção especial energizada que vale como mina de carvão.
ruling-nucleum-court-energy = Construções de nível IV também são do governo e por isso não contam aqui. Construções neutras não são de ninguém.
ruling-nucleum-court-contracts = Conta o momento em que você cumpre o contrato: um político enviado no mesmo turno vale.

page-nucleum-alt-court = Os quatro partidos do tabuleiro da corte, um abaixo do outro, com o bônus que uma ação da corte dá em cada um.
page-nucleum-court-leader = Em cada partido, o líder pontua o programa.
page-nucleum-court-dominant = No partido dominante todo membro pontua: o líder, duas vezes.
page-nucleum-alt-court-kings-day = Dois partidos: o líder de um pontua o programa dele. No dominante, com o rei, todo membro pontua, e o líder duas vezes.
page-nucleum-alt-court-agendas = Os oito lados das peças de programa, um abaixo do outro: cada um com o ícone do que conta e os pontos que dá.

## The tale of a turn

nuc-deed-court = Político aos { $party }
nuc-deed-court-leader = agora lidera
nuc-deed-court-neutral-leader = Os { $party }: lidera um político neutro
nuc-deed-court-vacant = Os { $party }: sem líder
nuc-deed-court-king = O rei muda de lugar: dominam os { $party }
nuc-deed-court-agenda = { $party }, líder { $who } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 PV
   *[other] {""}
}
nuc-deed-court-fixed = { $party }, líder { $who }{ $vp ->
    [0] {" "}→ 0 PV
   *[other] {""}
}
nuc-deed-court-members = Membros dos { $party }, dominantes ({ $agenda }){ $vp ->
    [0] {" "}→ 0 PV
   *[other] {""}
}
nuc-deed-court-fixed-members = Membros dos { $party }, dominantes{ $vp ->
    [0] {" "}→ 0 PV
   *[other] {""}
}
nuc-deed-court-leave = Da corte
nuc-deed-court-back = { $back }

## Which box it is from

expansion-nucleum-court = Expansão: Corte do Progresso

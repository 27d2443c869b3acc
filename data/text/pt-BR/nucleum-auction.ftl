### O leilão de Nucleum: lances em PV pela ordem de escolha dos experimentos

command-nucleum-bid = Dê um lance pela ordem de escolha dos experimentos, ou passe
parameter-nucleum-bid = Quanto, até quanto, ou passar
view-auction = o leilão

kind-bid = Lance
kind-raise = Aumentar
kind-highest = Lance máximo
kind-pass = Passar

option-auction = leilão pela ordem de escolha dos experimentos
option-about-auction = Dê lances em PV pela ordem de escolha dos experimentos.

nuc-headline-auction = Leilão: { $bids }
nuc-headline-auction-over = Ordem de escolha dos experimentos: { $order }
nuc-auction-bid = { $points ->
    [0] { $passed ->
        [yes] { $who } passou
       *[no] { $who } –
    }
   *[other] { $passed ->
        [yes] { $who } { $points } (passou)
       *[no] { $who } { $points }
    }
}
nuc-auction-loses = { $who } (−{ $points } PV)
nuc-own-highest = seu lance máximo: { $points } PV

nuc-prompt-bid = Dê um lance pela ordem de escolha dos experimentos, ou passe.
nuc-prompt-highest = Só você vê seu lance máximo de { $points } PV. Confirme ou desfaça.
nuc-reason-no-bid = Ninguém deu um lance ainda.
nuc-reason-bid = O maior lance é de { $who }: { $points } PV.
nuc-bid = Lance { $points }
nuc-bid-detail = se ninguém cobrir, você escolhe primeiro e perde { $points } PV no fim
nuc-bid-range = Um lance vai de { $least } a { $most } PV. Dê um número desse intervalo ou passe.
nuc-bid-highest = Até { $points }
nuc-bid-highest-detail = agora { $now }, depois sempre 1 a mais que os outros; nunca acima de { $points }
nuc-bid-pass = Passar
nuc-bid-pass-detail = você escolhe em { $place ->
    [2] segundo
    [3] terceiro
   *[other] quarto
} lugar{ $points ->
    [0] {" "}e não perde nada
   *[other] {" "}e perde { $points } PV no fim
}
nuc-event-bid = { $who } deu um lance de { $points } PV.
nuc-event-bid-pass = { $who } passou.
nuc-event-auction = O leilão acabou. Ordem de escolha dos experimentos: { $order }.
nuc-score-auction = leilão

position-nucleum-auction = Lances: { $bids }.
position-nucleum-auction-over = Ordem de escolha dos experimentos após o leilão: { $order }.
position-nucleum-auction-lost = Perde { $points } PV no fim pelo leilão.

render-nucleum-auction = Leilão
render-nucleum-auction-order = Ordem de escolha
render-nucleum-auction-none = sem lance ainda
render-nucleum-auction-passed = passou
render-nucleum-auction-leads = na frente
render-nucleum-auction-loses = −{ $points } PV
render-nucleum-auction-keeps = não perde nada
render-nucleum-alt-auction = { $title }. Lances: { $bids }.
render-nucleum-alt-auction-over = { $title }. Os experimentos são escolhidos por { $order }.
render-nucleum-alt-auction-experiments = Disponíveis: { $experiments }.
render-nucleum-alt-bid = o lance de { $name }

rules-nucleum-auction-title = Leilão
rules-nucleum-auction =
    Uma opção da mesa, definida antes do início; a variante para especialistas da Corte do Progresso.

    {""}**Em vez da escolha comum**, vocês dão lances em PV pela ordem de escolha dos experimentos. A partir do primeiro jogador, em sentido horário, cada um dá um lance maior que todos os anteriores ou passa. Quem passa está fora. Quando resta um só jogador, o leilão acaba.

    {""}**A ordem:** o último que resta escolhe primeiro, depois quem passou por último, e assim por diante. O primeiro a passar escolhe por último.

    {""}**O preço:** todos, menos quem escolhe por último, perdem o próprio último lance. Ele é descontado no fim do jogo, antes de se definir o vencedor.

    {""}**Como dar lances:** `/nucleum bid` ou o painel do seu turno. O **lance máximo** dá lances por você, sempre 1 PV a mais que os outros, e passa quando não basta; ninguém mais o vê, e você não recebe outras perguntas. Um lance vai de 1 a { $most } PV.

    {""}**Exemplo:** A 1, B 3, C 4, D 6, A 7, B passa, C 8, D 10, A passa, C 11, D 12, C 15, D passa. C escolhe primeiro (−15 PV), depois D (−12), A (−7) e B (0).
page-nucleum-auction = Todos, menos o último, perdem no fim o próprio último lance.
page-nucleum-alt-auction = O leilão do exemplo: C deu 15 e escolhe primeiro, D deu 12, A 7; B passou primeiro, escolhe por último e não perde nada.

ruling-nucleum-auction-bids = No leilão, um lance é de pelo menos 1 PV. Se todos passam sem lance, o último que resta escolhe primeiro de graça.
ruling-nucleum-auction-highest = No leilão, um lance máximo vale assim que confirmado. Quando os outros o superam, ele passa por você.

## The tale of a turn

nuc-ask-no-bid = **dê um lance pela primeira escolha** ou passe
nuc-ask-bid = **dê um lance acima de { $points } PV** ou passe
spot-nucleum-bid = Lance de { $who }

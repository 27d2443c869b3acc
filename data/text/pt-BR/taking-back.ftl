### O pedido aos outros da mesa para desfazer turnos.

button-request-undo = Pedir para desfazer
button-ask-others = Perguntar aos outros
button-agree = Concordar

ask-request = Pedir para desfazer { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}? Na ordem em que foram jogados: { $turns }. A partida voltaria ao ponto anterior, com tudo o que está virado para baixo embaralhado de novo.
ask-request-whom = Todos precisam concordar em até 24 horas: { $names }.
done-request = Os outros foram consultados no canal. Se todos concordarem, será sua vez de novo.

request-ask = ↩️ { $who } pede para desfazer { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}: { $turns }. Tudo o que está virado para baixo seria embaralhado de novo.
request-whom = { $names }: de acordo? Todos precisam concordar. O pedido expira <t:{ NUMBER($until, useGrouping: 0) }:R> ou ao fim do próximo turno.
request-agreed-so-far = De acordo: { $names }
request-gone = Sem consulta, por terem saído do servidor: { $names }.
request-agreed = ✅ Todos concordaram: desfeito.
request-declined = ❌ { $who } recusou. Nada muda.
request-withdrawn = { $who } retirou o pedido. Nada muda.
request-expired = ⌛ Nem todos responderam em 24 horas. Nada muda.
request-moved-on = A partida seguiu adiante, e o pedido não vale mais.
request-players-changed = Os jogadores mudaram, e o pedido não vale mais.

error-request-open = Já há um pedido aberto nesta mesa. Ele precisa ser respondido primeiro.
error-request-computers = Os computadores ainda estão pensando. Tente de novo daqui a pouco.
error-no-own-turn = Você ainda não terminou nenhum turno nesta partida.
error-request-unfinished = Seu turno ainda não foi confirmado: desfaça as escolhas com Desfazer ou Recomeçar turno.
error-request-again = Os outros já foram consultados sobre este turno. O anfitrião ou quem gerencia o servidor ainda pode desfazer turnos com /host undo.
error-request-own = Este pedido é seu: só os outros podem concordar. Para retirá-lo, clique em Recusar.
error-request-not-asked = Só quem joga nesta mesa pode responder.
error-request-over = Este pedido não vale mais.
error-request-agreed = Você já concordou. Faltam as respostas dos outros.
error-undo-players = Só o anfitrião ou quem gerencia o servidor pode desfazer turnos sem perguntar. Use /undo para perguntar aos outros.

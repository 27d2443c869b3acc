# O começo da partida: todos ainda jogam?
button-in = Estou dentro
button-call-off = Cancelar início
check-ask = 🙋 Estão todos aqui. Ainda jogam, { $names }?
check-ask-changed = 🙋 As opções mudaram. Ainda jogam, { $names }?
check-in = Dentro: { $names }
error-start-left = Não estão mais neste servidor, então seus lugares voltaram a ficar livres: { $names }. Para jogar assim mesmo, clique outra vez em Começar.
check-until = A partida começa quando todos responderem. Os lugares sem resposta ficam livres <t:{ NUMBER($until, useGrouping: 0) }:R>.
check-started = ✅ Todos dentro. A partida começa.
check-left = { $who } saiu. A partida ainda não pode começar.
check-too-few = A partida não pode começar com esse número de jogadores.
check-expired = ⌛ Sem resposta em 24 horas: { $names }. { $count ->
    [0] { $count } lugares livres de novo.
    [one] { $count } lugar livre de novo.
   *[other] { $count } lugares livres de novo.
}
act-some-in = Confirmados: { $count } de { $asked } jogadores. Comece com eles ou espere outros.
act-too-few-in = Confirmados: { $count } de { $asked } jogadores, poucos para começar. Espere outros.
button-start-these = Começar com estes
check-called-off = O início foi cancelado. Todos mantêm o lugar.
check-not-started = A partida não pôde começar.
act-not-started = A partida não pôde começar. { $why }
done-asked-in = Os outros receberam a pergunta no canal. { $table } começa quando todos responderem.
error-check-over = Esta pergunta não vale mais. O post da mesa mostra quem está sentado.

# When the game starts by itself
setup-start-hand = O anfitrião começa a partida.
setup-start-full = A partida começa sozinha quando todos os lugares estiverem ocupados.
setup-start-ready = A partida começa sozinha quando todos os lugares estiverem ocupados e todos prontos.
button-start-hand = Começar manualmente
button-start-full = Com a mesa cheia
button-start-ready = Com todos prontos
button-ready = Posso começar
button-not-ready = Ainda não
act-new-host = { $who } agora é o anfitrião da mesa.
act-host-silent = O anfitrião não começou a partida em dois dias. { $who } agora é o anfitrião e pode começar.
act-host-gone = O anfitrião saiu do servidor. { $who } agora é o anfitrião da mesa.
act-enough-seated = Já há jogadores suficientes: a partida pode começar.
act-all-seated = Todos os lugares estão ocupados: a partida pode começar.

# A lobby without a change
lobby-stale = Esta mesa foi fechada porque nada mudou em 14 dias. Use /new para abrir outra.

# Seats of running games to take over
act-seat-for-all = { $who } oferece a todos o lugar de { $old }. Fica com ele quem clicar primeiro em **Ocupar lugar**.
button-offer-all = Oferecer a todos
button-withdraw = Retirar oferta
offer-to-all = ✅ Oferecido a todos.
error-seat-gone = Este lugar não está mais livre: alguém o ocupou, ou o anfitrião retirou a oferta. `/lobby` lista outros.
error-seat-in-use = Essa pessoa ainda joga. Só dá para oferecer a todos o lugar de um jogador do computador ou de quem ficou sem tempo.
error-seat-open-already = Este lugar já é oferecido a todos.

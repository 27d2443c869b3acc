### Standing wishes for a seat at an open table.

button-wish = Avise quando houver lugar
button-wish-end = Parar de esperar
wish-games = Jogos
wish-number = Jogadores
wish-players = { $count } jogadores
wish-any-game = qualquer jogo
wish-any-players = qualquer número de jogadores
wish-pace = Tempo por turno
wish-any-pace = qualquer ritmo
wish-days = Dias de espera (1 a { $most })
wish-about = Um lugar adequado é oferecido por mensagem direta, no máximo um por dia.
wish-standing = Você espera um lugar: { $how }, até <t:{ NUMBER($until, useGrouping: 0) }:d>.
wishes-waiting = { $count ->
    [0] Ninguém mais espera
    [one] Mais { $count } pessoa espera
   *[other] Mais { $count } pessoas esperam
} por um lugar neste servidor.
wish-made = Quando houver uma mesa adequada, você recebe uma mensagem direta. O lugar só é seu quando você o ocupa ali.
wish-ended = Você não espera mais um lugar.
wish-rests = A espera fica suspensa enquanto você tem um lugar em uma mesa aberta deste jogo.
wish-expired = Você não espera mais um lugar em { $server } ({ $how }). { $found ->
    [0] Nenhuma mesa apareceu desde <t:{ NUMBER($made, useGrouping: 0) }:d>.
   *[other] O prazo de espera acabou.
}
wish-unreachable = Você não espera mais um lugar: o bot não consegue enviar mensagens diretas a você. Permita-as nas configurações de privacidade deste servidor e pressione **Avise quando houver lugar**.
button-wish-again = Continuar esperando
wish-offer = Surgiu um lugar como você queria:
wish-offer-wanted = { $count } pessoas estão esperando para jogar, e você é uma delas. Com a última resposta, a partida começa aqui:
lobby-wanted = Aberta para { $count } pessoas que esperavam para jogar. A partida começa quando todos os lugares estiverem ocupados.
button-wish-take = Sentar-se
button-wish-not = Esta não
button-wish-stop = Parar
wish-taken = Você tem um lugar em [{ $table }]({ $link }).
wish-declined = Você continua esperando outro lugar.
error-wish-over = Esta oferta não vale mais.
error-wish-days = Digite um número de dias de 1 a { $most }.
error-wish-players = Este jogo tem no máximo { $high } jogadores.

# An open table of the kind that a person is about to open.

lobby-equal = [{ $table }]({ $link }) já espera jogadores deste jogo.
button-new-anyway = Abrir outra mesa

# The private list of people to avoid.

settings-avoid = Pessoas que você evita: { $count ->
    [0] nenhuma
   *[other] { $count }
}
avoid-heading = Pessoas que você evita
avoid-about = Nenhuma mensagem direta oferece a você um lugar em uma mesa com elas. Ninguém mais vê esta lista.
avoid-on-server = Para adicionar pessoas, abra esta lista em um servidor.
avoid-whom = Pessoas
avoid-remove = Remover …
button-avoid = Pessoas que você evita
button-avoid-add = Adicionar pessoas
done-avoid-added = Agora na sua lista: { $names }.
done-avoid-removed = Você não evita mais { $name }.
error-avoid-many = Você pode evitar no máximo { $most } pessoas: remova alguém primeiro.

### Rated games, ratings and the leaderboard of a server.

parameter-leaderboard = Mostrar a classificação das partidas ranqueadas deste servidor
button-leaderboard = Classificação
parameter-leaderboard-remove = Admins: tirar esta pessoa da classificação
parameter-leaderboard-restore = Admins: deixar esta pessoa voltar à classificação

lobby-rated = Partida ranqueada: conta se todos os que jogam ativaram partidas ranqueadas em /settings.
lobby-rated-suggestions = ⚠️ Ranqueada com sugestões: os jogadores podem pedir ao computador sugestões de turno.
options-rated-no = Partida ranqueada: não
options-rated-yes = Partida ranqueada: sim
act-rated = 📈 Esta partida é ranqueada.
act-not-rated = Partida não ranqueada: nem todos aqui jogam partidas ranqueadas.
act-not-rated-alone = Partida não ranqueada: são necessárias pelo menos duas pessoas.
act-unrated = { $act } A partir de agora, esta partida não é ranqueada.
error-rated-direct = Partidas ranqueadas só existem em servidores.

settings-rated-on =
    Partidas ranqueadas: sim
    -# Contam para o seu ranking se todos na mesa jogam partidas ranqueadas
settings-rated-off = Partidas ranqueadas: não
settings-listed-on =
    Classificações: você aparece quando tiver partidas ranqueadas suficientes
    -# Seu nome, ranking e número de partidas aparecem nos seus servidores
settings-listed-off = Classificações: você não aparece
button-rated-on = Ativar
button-rated-off = Desativar
button-listed-on = Aparecer
button-listed-off = Não aparecer
done-ratings = Suas escolhas sobre o ranking foram salvas.

rating-firm = { $rating }
rating-about = cerca de { $rating }
rating-own = 📈 { $game } neste servidor: **{ $rating }** após { $count ->
    [one] { $count } partida ranqueada
   *[other] { $count } partidas ranqueadas
} ({ $gained })
rating-own-about = 📈 { $game } neste servidor: **{ $rating }** após { $count ->
    [one] { $count } partida ranqueada
   *[other] { $count } partidas ranqueadas
} ({ $gained }). O valor fica confiável após { $firm } partidas.

leaderboard-heading = ### { $game }: classificação deste servidor
leaderboard-line = { $place }\. **{ $who }** { $rating } ({ $count ->
    [one] { $count } partida
   *[other] { $count } partidas
})
leaderboard-empty = Ainda não há ninguém na classificação.
leaderboard-how = -# Para aparecer: ative as duas opções do menu **Ranking** em /settings, jogue { $games } partidas ranqueadas e enfrente nelas { $people } pessoas diferentes. Das partidas das mesmas duas pessoas, contam 10 por mês. Quem abandona uma partida fica em último.
leaderboard-csv = A classificação como planilha.
button-post-here = Publicar aqui
done-leaderboard-removed = { $who } não está mais nas classificações deste servidor.
done-leaderboard-restored = { $who } pode voltar às classificações deste servidor.
error-leaderboard-server = Cada servidor tem a sua classificação. Use o comando lá.
error-leaderboard-manager = Só quem gerencia o servidor pode fazer isso. Só você vê a lista que abriu.

## Canceling a rated game

ask-cancel-rated = Ela não contará para o ranking de ninguém.
ask-resign-rated = Desistir de **{ $table }**? A partida termina, você fica em último lugar, e ela conta para o seu ranking.
act-resigned-over = { $who } desistiu, o que encerra esta partida ranqueada.
done-resigned-over = Você desistiu. A partida terminou.
ask-cancel-consent = A partida é ranqueada, então todos precisam concordar em até 24 horas: { $names }.
done-request-cancel = A pergunta foi feita aos outros no canal. Se todos concordarem, a partida será encerrada.
request-ask-cancel = 🛑 { $who } pede para encerrar esta partida ranqueada. Ela não contaria para o ranking de ninguém.
request-agreed-cancel = ✅ Todos concordaram. A partida foi encerrada.
error-resume-rated = Numa partida ranqueada, a pausa termina sozinha. Ainda dá para jogar.
error-offer-all-rated = Numa partida ranqueada, um lugar não é oferecido a todos. /host replace o oferece a alguém se os outros concordarem.
done-request-rated = A pergunta foi feita aos outros no canal. O pedido será atendido assim que todos concordarem.
request-ask-seat = 🪑 { $who } pede para passar o lugar de { $old } para { $new }. Depois disso, a partida deixa de ser ranqueada.
request-ask-clock = ⏱️ A partida é ranqueada, então todos precisam concordar com esta mudança: { $act }
request-agreed-seat = ✅ Todos concordaram.
error-ask-again = Os outros acabaram de ser consultados. Pergunte de novo após o próximo turno.

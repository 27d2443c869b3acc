### Estatísticas: as partidas de uma pessoa somadas e uma partida encerrada em números.

view-statistics = estatísticas
stats-decimal = { $whole },{ $tenth }
stats-days = { $days } d { $hours } h
stats-hours = { $hours } h { $minutes } min
stats-minutes = { $minutes } min

stats-person = ### { $game }: suas partidas
stats-others = **Com outras pessoas**
stats-alone = **Solo contra autômatos**
stats-all = Todas as partidas
stats-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
stats-sum = - { $what } · vitórias: { $won } de { $games } ({ $rate }%), pontuação média: { $mean }, melhor: { $best }

stats-table = **{ $table }**: estatísticas
stats-line = - **{ $what }**: { $values }
stats-value = { $who } { $value }
stats-turns = Turnos
stats-time = Tempo médio por turno
stats-not-over = As estatísticas aparecem no fim da partida. /score mostra os pontos até agora.

## /records: contra quem, com que rapidez, e todas as partidas em arquivo

stats-sum-place = - { $what } · vitórias: { $won } de { $games } ({ $rate }%), colocação média: { $place }, pontuação média: { $mean }, melhor: { $best }
records-suggested = Partidas em que turnos foram sugeridos a você: { $count }.
records-left = Partidas que você abandonou ou em que se ausentou: { $count }.
records-answer-hours = { $count ->
    [one] ⏱️ Você costuma concluir o turno em até { $count } hora.
   *[other] ⏱️ Você costuma concluir o turno em até { $count } horas.
}
records-answer-days = { $count ->
    [one] ⏱️ Você costuma concluir o turno em até { $count } dia.
   *[other] ⏱️ Você costuma concluir o turno em até { $count } dias.
}
records-rivals = ### { $game }: confrontos diretos
records-rival = - **Você e { $who }** { $ahead }:{ $behind } · { $sizes } · última partida { $date }, { $scores }
records-rival-size = { $size } { $ahead }:{ $behind }
records-no-rivals = Você ainda não terminou nenhuma partida com outras pessoas.
records-trophies-some = Troféus: { $count } de { $all }
records-more = { $count ->
    [one] 🔍 Falta descobrir { $count }
   *[other] 🔍 Ainda faltam { $count } por descobrir
}
records-csv = { $count ->
    [one] Sua { $count } partida encerrada em planilha.
   *[other] Suas { $count } partidas encerradas em planilha.
}
button-rivals = Confrontos diretos
button-csv = Baixar CSV

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
stats-not-now = Suas estatísticas não estão disponíveis agora. Tente de novo.

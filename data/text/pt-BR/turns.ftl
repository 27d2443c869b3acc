### Percorrer os turnos de uma partida.

button-turns = Turnos anteriores
button-turn-first = ⏮ Preparação
button-turn-back = ◀ { $turn }
button-turn-on = { $turn } ▶
button-turn-newest = Mais recente ⏭
parameter-board-turn = Como estava depois deste turno (0: depois da preparação)

turns-set-up = Preparação
turns-short = Turno { $turn }
turns-turn = Turno { $turn } de { $turns }: { $who }
turns-option = Turno { $turn }: { $who }
turns-menu = Ir para um turno…
turns-gone = Não existe o turno { $turn }; talvez tenha sido desfeito. Este é o turno mais recente.
turns-nothing = Nada foi jogado ainda.
turns-no-picture = Esta partida começou com regras mais antigas; por isso, seus turnos anteriores só podem ser descritos, não mostrados.

### Quanto tempo um turno pode levar, e o que os outros podem fazer quando o tempo de alguém acaba.

pace-0 = sem limite de tempo
pace-1 = 1 dia por turno
pace-2 = 2 dias por turno
pace-3 = 3 dias por turno
pace-7 = 7 dias por turno
options-pace = Ritmo
lobby-pace = Ritmo: { $pace }
deadline = ⏱️ O tempo acaba <t:{ NUMBER($until, useGrouping: 0) }:R>
deadline-extended = prazo ampliado porque o bot esteve fora do ar
deadline-over = ⏱️ O tempo acabou <t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } definiu o ritmo: { $days ->
    [0] sem limite de tempo.
    [one] { $days } dia por turno. O tempo do turno atual começa agora.
   *[other] { $days } dias por turno. O tempo do turno atual começa agora.
}
act-pace-next = { $who } definiu o ritmo a partir do próximo turno: { $days ->
    [0] sem limite de tempo.
    [one] { $days } dia por turno.
   *[other] { $days } dias por turno.
}
act-give-up-days = { $who } mudou quando os outros podem substituir quem não joga. A partir do próximo turno: { $days ->
    [0] nunca.
    [one] após { $days } dia.
   *[other] após { $days } dias.
}
act-time-up = ⏱️ O tempo de { $who } acabou ({ $days ->
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
}), mas o turno ainda pode ser jogado. Os outros podem esperar, ou deixar um computador jogar este turno ou assumir o lugar; /host replace oferece o lugar a outra pessoa.
late-unseen = { $who } não pode ver este canal. O anfitrião ou quem gerencia o servidor pode levar a mesa com /host channel para um que todos possam ver.
act-late-again = ⏱️ A mesa ainda espera por { $who }; o turno ainda pode ser jogado. Os outros podem deixar um computador jogar este turno ou assumir o lugar; /host replace oferece o lugar a outra pessoa.
act-away = ⏱️ { $who } está fora; a mesa espera até <t:{ NUMBER($until, useGrouping: 0) }:f>.
away-until = ⏱️ { $who } está fora até <t:{ NUMBER($until, useGrouping: 0) }:D>.
act-stand-in = { $who } deixou um computador jogar este turno por { $late }. O lugar continua com { $late }.
button-stand-in = Computador joga o turno
button-replace-late = Computador assume o lugar
ask-stand-in = Deixar um computador jogar este turno por { $late }? As escolhas não confirmadas se perdem; o lugar continua com { $late }.
done-stand-in = Um computador vai jogar este turno.

error-pace-alone = Aqui ninguém espera por ninguém, por isso não há ritmo a definir. Ele é para mesas com várias pessoas.
error-not-late = Ninguém aqui estourou o tempo. Isso só é possível depois que uma postagem avisar que o tempo de alguém acabou.
error-late-yourself = A vez é sua: clique em Jogar. Para sair da partida, use /table resign.

settings-live-on =
    Partidas ao vivo: sua vez é avisada em silêncio
    -# Quando três turnos são jogados em dez minutos e você acabou de jogar, sua próxima vez só mostra um selo, sem notificação push
settings-live-off = Partidas ao vivo: sua vez é avisada como sempre
button-live-on = Avisar em silêncio
button-live-off = Avisar como sempre
done-live-on = Em partidas ao vivo, sua vez mostra um selo, sem notificação push.
done-live-off = Em partidas ao vivo, sua vez é avisada como sempre.

button-pause = Pausar
button-resume = Retomar
status-paused = ⏸️ Em pausa até <t:{ NUMBER($until, useGrouping: 0) }:f>
setup-not-paused = O tempo está correndo.
pause-about = Pausar a partida? O tempo não conta e ninguém é lembrado, mas ainda dá para jogar.
pause-about-alone = Por conta própria, você pode pausar por até { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
pause-about-consent = Todos precisam concordar: { $names }.
pause-about-longer = Para uma pausa maior, todos precisam concordar: { $names }.
pause-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
done-pause-asked = Os outros foram consultados no canal. A pausa começa quando todos concordarem.
done-resumed = A partida não está mais em pausa.
act-paused = ⏸️ { $who } pausou a partida até <t:{ NUMBER($until, useGrouping: 0) }:f>. Ainda dá para jogar.
act-paused-by-all = ⏸️ A partida está em pausa até <t:{ NUMBER($until, useGrouping: 0) }:f>. Ainda dá para jogar.
act-resumed = ▶️ { $who } encerrou a pausa. O tempo voltou a correr.
act-pause-over = ▶️ A pausa acabou. O tempo voltou a correr.
request-ask-pause = ⏸️ { $who } pede uma pausa de { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}.
request-whom-pause = { $names }: de acordo? Todos precisam concordar. O pedido expira <t:{ NUMBER($until, useGrouping: 0) }:R>.
request-agreed-pause = ✅ Todos concordaram. A partida está em pausa.
error-pause-alone = Uma pausa precisa de pelo menos duas pessoas na mesa.
error-paused = A partida já está em pausa até <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-not-paused = A partida não está em pausa.
error-pause-longer = O anfitrião pode pausar um turno por no máximo { $days } dias. Quem joga pode pedir aos outros uma pausa maior.

deadline-bank = ⏱️ Livre até <t:{ NUMBER($free, useGrouping: 0) }:f>, depois do banco de tempo (restam { $bank }); no máximo até <t:{ NUMBER($until, useGrouping: 0) }:f>
bank-time = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
bank-days = { $days ->
    [0] Sem banco de tempo
    [one] { $days } dia
   *[other] { $days } dias
}
setup-bank = Banco de tempo
setup-about-bank = Tempo extra para a partida toda; cada turno concluído devolve 6 horas
setup-weekends = Fins de semana
setup-about-weekends = Sábado e domingo no fuso horário de quem deve jogar
weekends-count = Fins de semana contam
weekends-free = Fins de semana não contam
setup-late = Quando o tempo acaba
setup-about-late = Em todo caso, a pessoa mantém o lugar
late-ask = Os outros são consultados
late-computer = Um computador joga este turno
button-clock = Banco de tempo
clock-line = { $bank ->
    [0] Sem banco de tempo
    [one] Banco de tempo: { $bank } dia
   *[other] Banco de tempo: { $bank } dias
} · { $weekends ->
    [free] fins de semana não contam
   *[count] fins de semana contam
} · { $late ->
    [computer] quando o tempo acaba, um computador joga o turno
   *[ask] quando o tempo acaba, os outros são consultados
}
done-clock = Vale a partir do próximo turno.
act-clock = { $who } mudou o tempo a partir do próximo turno: { $bank ->
    [0] sem banco de tempo
    [one] banco de tempo de { $bank } dia
   *[other] banco de tempo de { $bank } dias
}, { $weekends ->
    [free] fins de semana não contam
   *[count] fins de semana contam
}, { $late ->
    [computer] quando o tempo acaba, um computador joga o turno.
   *[ask] quando o tempo acaba, os outros são consultados.
}
act-missed = ⏱️ O tempo de { $who } acabou; como definido nesta mesa, um computador joga este turno. O lugar continua com { $who }.
act-absent = ⏱️ O tempo de { $who } acabou em { $count } turnos seguidos; como definido nesta mesa, um computador joga também este turno. O lugar continua com { $who }{ $count ->
    [3] , mas agora com metade do tempo
   *[other] {""}
}. Os outros podem deixar um computador assumir o lugar; /host replace oferece o lugar a outra pessoa.
offer-back = ✅ { $who } voltou a jogar.

ask-resign-excused = A mesa espera por outra pessoa há mais de sete dias, por isso a partida não conta nos seus recordes nem no ranking.

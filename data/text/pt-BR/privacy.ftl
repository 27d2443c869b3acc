### O que está guardado sobre a própria pessoa: /settings

me-exported = Este arquivo traz tudo o que está guardado sobre você. Só você vê esta mensagem.
ask-me-forget = Apagar tudo o que está guardado sobre você em todos os servidores? Você perde suas preferências, notas, planos e lições, e seu nome e seu id somem de { $count ->
    [0] todos os registros
    [one] { $count } partida encerrada
   *[other] { $count } partidas encerradas
}. As partidas ficam para os outros que as jogaram. Isso não pode ser desfeito.
button-me-forget = Apagar meus dados
me-forgotten = Tudo o que estava guardado sobre você foi apagado (partidas encerradas: { $count }). Os backups de quem hospeda o bot expiram depois.
forget-open = Mesas abertas afetadas ({ $count }):
forget-open-line = - **{ $table }**: { $loss }
forget-resign = um computador assume o lugar
forget-end = a partida é encerrada, pois ninguém mais joga
forget-leave = o lugar fica livre
forget-close = a sala de espera é fechada
forget-host = { $who } vira o anfitrião

### Os navios dos Barões

nuc-event-solo-why-route = { $reason ->
    [ships] Menos navios ali
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então a { $chosen }, e não a { $other }.

ruling-nucleum-baron-ships = O Barão coloca um navio na rota com menos navios, depois conforme uma carta de lógica. Custa 1 táler onde um jogador tem navio, senão nada. Se em todas as rotas com menos navios houver navio de um jogador e ele não tiver táler, ele não coloca nenhum. Com a peça de navegação ou a de entrega marítima, ele também usa a peça seguinte da fileira, como se tivesse saído no dado, a não ser que seja o bloqueio.

rules-nucleum-solo-ships-title = Solo: navios
rules-nucleum-solo-ships =
    {""}**Ordem:** o navio vem antes de todas as outras ações dele. Ele tem tantos navios quanto um jogador.

    { $ruling }
nuc-why-solo-ship-none = todos os navios dele já estão no mapa
nuc-why-solo-ship-routes = ele já tem um navio em cada rota
nuc-why-solo-ship-thaler = cada rota com menos navios tem um navio de jogador, e ele não tem táler

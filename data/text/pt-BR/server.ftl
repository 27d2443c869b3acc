### O que quem gerencia um servidor define para ele: /server.

command-server = Configura o bot neste servidor (só para quem gerencia o servidor)
error-server-direct = Use /server no servidor que você gerencia.
error-server-manager = Só quem gerencia este servidor pode configurá-lo. Fale com uma dessas pessoas.
error-rated-server = Partidas ranqueadas estão desativadas neste servidor. Quem o gerencia pode permiti-las com /server.
error-open-role = Só quem tem o cargo { $role } pode abrir mesas neste servidor. Entre em uma com /lobby.
error-one-game = Até terminar sua primeira partida, você só pode jogar uma partida por vez neste servidor.
error-one-game-of = { $who } só pode jogar uma partida por vez neste servidor até terminar a primeira. Remova { $who } ou espere.

server-heading = **Configurações deste servidor**
server-locale = Idioma das novas mesas: { $language }
server-locale-own = Idioma das novas mesas: { $language }, como neste servidor
server-menu-locale = Idioma das novas mesas
server-locale-value-own = Idioma do servidor
server-pace = Tempo por turno nas novas mesas: { $pace }
server-menu-pace = Tempo por turno nas novas mesas
server-threads-0 = Novas mesas: no canal onde são abertas
server-threads-60 = Novas mesas: em tópicos próprios, ocultos após 1 hora sem mensagens
server-threads-1440 = Novas mesas: em tópicos próprios, ocultos após 1 dia sem mensagens
server-threads-4320 = Novas mesas: em tópicos próprios, ocultos após 3 dias sem mensagens
server-threads-10080 = Novas mesas: em tópicos próprios, ocultos após 7 dias sem mensagens
server-menu-threads = Onde as novas mesas são abertas
server-threads-value-0 = No canal
server-threads-value-60 = Tópico, oculto após 1 hora
server-threads-value-1440 = Tópico, oculto após 1 dia
server-threads-value-4320 = Tópico, oculto após 3 dias
server-threads-value-10080 = Tópico, oculto após 7 dias
server-rated-on = Partidas ranqueadas: permitidas
server-rated-off = Partidas ranqueadas: desativadas nas novas mesas
server-opener = Quem pode abrir mesas: { $role }
server-opener-none = Quem pode abrir mesas: todos
server-opener-label = Cargo (vazio: todos)
server-one-game-on = Novatos: uma partida com outras pessoas por vez, até terminarem a primeira
server-one-game-off = Novatos: qualquer número de partidas
button-server-one-game-on = Limitar
button-server-one-game-off = Não limitar
server-caps-lobbies = Mesas abertas por anfitrião (1 a { $most })
server-caps-games = Partidas por anfitrião (1 a { $most })
server-done = ✅ Salvo.
server-changed = Enquanto isso, outra pessoa mudou: { $settings }.
server-role-gone = Um cargo foi excluído e isto não está mais definido: { $settings }.
server-name-locale = idioma
server-name-pace = tempo por turno
server-name-threads = tópicos
server-name-rated = partidas ranqueadas
server-name-opener = quem pode abrir mesas
server-name-one-game = novatos
server-name-caps = limites

## O resumo

server-digest-off = Resumo: desativado
server-digest-daily = Resumo: todo dia às { $hour } ({ $zone }) em { $channel }
server-digest-weekly = Resumo: toda segunda-feira às { $hour } ({ $zone }) em { $channel }
server-about-digest = Uma mensagem silenciosa sobre partidas que terminaram, começaram ou têm vagas, se houver alguma
server-digest-refused = ⚠️ O bot não pode postar lá. Permita que ele veja o canal e envie mensagens.
server-digest-every = Com que frequência
server-digest-value-off = Desativado
server-digest-value-daily = Todo dia
server-digest-value-weekly = Toda segunda-feira
server-digest-channel = Canal
server-digest-hour = Hora, como 18:00
server-channel-gone = Um canal foi excluído: o resumo está desativado.
server-name-digest = resumo
error-digest-channel = Escolha um canal para o resumo.
error-digest-refused = O bot não pode postar em { $channel }. Permita que ele veja o canal e envie mensagens, ou escolha outro.
digest-heading = 📰 **Jogos de tabuleiro** · <t:{ NUMBER($since, useGrouping: 0) }:f> – <t:{ NUMBER($until, useGrouping: 0) }:f>
digest-ended = Terminaram
digest-began = Começaram
digest-seeking = Com vagas
digest-more = e mais { $count }
digest-turns = Turnos jogados: { $count }
digest-running = { $count ->
    [one] { $count } partida em andamento.
   *[other] { $count } partidas em andamento.
}

## Chamar um cargo

server-call = Cargo que novas mesas podem chamar: { $role }
server-call-none = Cargo que novas mesas podem chamar: nenhum
server-call-label = Cargo (vazio: nenhum)
server-call-refused = ⚠️ O bot não pode mencionar este cargo. Permita que todos o mencionem ou dê ao bot a permissão de mencionar @everyone, @here e todos os cargos.
server-name-call = cargo a chamar
parameter-call = Mencionar o cargo que quem gerencia o servidor definiu para novas mesas
error-call-none = Nenhum cargo pode ser chamado neste servidor. Quem o gerencia pode definir um com /server.
error-call-refused = O bot não pode mencionar o cargo { $role }. Abra a mesa sem call ou avise quem gerencia o servidor.
error-call-soon = Um cargo pode ser chamado aqui uma vez por hora; a próxima é <t:{ NUMBER($at, useGrouping: 0) }:R>. Até lá, abra mesas sem call.
setup-call = Cargo { $role }: pode ser chamado uma vez por hora neste servidor
button-call = Chamar o cargo
done-called = O cargo foi chamado.
error-call-denied = O bot não pode mencionar o cargo { $role }. Avise quem gerencia o servidor.
error-call-later = Um cargo pode ser chamado aqui uma vez por hora; a próxima é <t:{ NUMBER($at, useGrouping: 0) }:R>.

## Seguir uma partida

button-follow = Seguir
follow-menu = Seguir uma partida no tópico dela …
done-followed = Agora você segue { $table } em <#{ $channel }>. Para parar, saia do tópico.
error-follow-thread = Só dá para seguir partidas em tópicos. Abra o canal desta para assistir.
error-follow-refused = O bot não pode adicionar você a este tópico. Abra-o e siga por lá.

## The second page

server-leaderboard-everyone = Classificações: visíveis para todos
server-leaderboard-managers = Classificações: visíveis só para gestores
server-leaderboard-nobody = Classificações: desativadas
server-menu-leaderboard = Quem vê as classificações deste servidor
server-leaderboard-value-everyone = Todos
server-leaderboard-value-managers = Só gestores
server-leaderboard-value-nobody = Ninguém
server-silent-live-on = Partidas ao vivo em mesas novas: a vez é avisada em silêncio
server-silent-live-off = Partidas ao vivo em mesas novas: como cada um configurou
button-server-silent-live-on = { button-live-on }
button-server-silent-live-off = Como cada um quer
server-pauses-on = Pausas em mesas novas: permitidas
server-pauses-off = Pausas em mesas novas: só por gestores
server-pages-on = Páginas no navegador: permitidas
server-pages-off = Páginas no navegador: não permitidas
button-server-allow-on = Permitir
button-server-allow-off = Não permitir
server-name-leaderboard = classificações
server-name-silent-live = partidas ao vivo
server-name-pauses = pausas
server-name-pages = páginas no navegador
button-server-more = Mais configurações
error-leaderboard-off = Os gestores deste servidor desativaram as classificações. Suas pontuações estão em /records.
error-leaderboard-hidden = Só gestores veem as classificações deste servidor. Suas pontuações estão em /records.
error-pause-server = Só um gestor deste servidor pode pausar esta partida.

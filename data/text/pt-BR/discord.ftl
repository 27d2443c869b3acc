### Palavras da camada do Discord: comandos, botões, postagens, respostas.

game-nanotech = Nanotech
game-nucleum = Nucleum
thread-name = { $game }: mesa de { $host }
table-title = { $game } #{ $number }
lines-left-out = -# … e mais { $count }
yes = sim
no = não

## Comandos

command-new = Abrir uma mesa para outros entrarem, ou jogar solo já
command-table = Seu lugar na mesa deste canal, opções, computadores …
command-join = Sentar à mesa deste canal
command-leave = Deixar seu lugar antes do começo da partida
command-start = Começar a partida deste canal
command-games = Todas as suas partidas e de quem é a vez
command-records = Mostrar suas estatísticas, resultados e troféus solo
command-cancel = Fechar a sala ou abortar a partida (anfitrião ou admins)
command-host = Para o anfitrião da mesa neste canal e quem gerencia o servidor
command-host-setup = Configurar a mesa em um formulário: mapa, módulos, ritmo, idioma
setup-title = Configuração: { $table }
setup-about-modules = Escolha quantos quiser. O que não combina é desligado.
setup-about-pace = Quando o tempo acaba, os outros podem deixar um computador jogar o turno.
setup-about-language = O idioma das postagens. As respostas privadas seguem o idioma de cada um.
setup-opponent = Oponente automático
setup-hours = Horas até o primeiro lembrete
setup-about-hours = 0: nunca. Cada lembrete seguinte leva o dobro do tempo.
setup-days = Dias até poder substituir um jogador
setup-about-days = 0: nunca. Depois, qualquer um na mesa pode substituir um jogador inativo.
setup-now = **{ $table }** está configurada assim:
setup-usual = O jogo normal, sem mudanças.
setup-by-host = Configuração: só o anfitrião
setup-by-players = Configuração: todos à mesa
setup-icons-on = Ícones nas mensagens da mesa: sim
setup-icons-off = Ícones nas mensagens da mesa: não, só palavras
setup-suggestions-on = Sugestões de turno: ligadas
button-reminders = Lembretes
button-setup-by-host = Anfitrião configura
button-setup-by-players = Todos configuram
command-rematch = Jogar de novo: convidar os mesmos jogadores
command-board = Mostrar a mesa ou as coisas de um jogador
command-turn = Abrir seu painel privado e jogar seu turno
command-log = O que aconteceu desde sua última jogada
command-score = Mostrar a pontuação por fonte
command-rules = As regras em resumo
command-resign = Passar seu lugar a um computador
command-replace = Dar um lugar a outro jogador ou a um computador (anfitrião ou admins)
command-table-undo = Desfazer o último turno confirmado (anfitrião ou admins)
command-settings = Suas preferências em todas as mesas

command-nanotech = As jogadas de Nanotech
command-nanotech-take = Pegar uma carta de ação e a energia sobre ela
command-nanotech-capture = Capturar um quark ou elétron com a carta que você pegou
command-nanotech-upgrade = Pegar uma expansão com a carta que você pegou
command-nanotech-confine = Confinar partículas com a carta que você pegou
command-nanotech-copy = Fazer também a ação do jogador ativo
command-confirm = Confirmar seu turno
command-undo = Desfazer sua última escolha ou pedir para desfazer seu último turno
parameter-undo-all = Desfazer todas as suas escolhas deste turno
command-choose = Responder ao que for perguntado: bônus, troca, oferta a aceitar ou recusar

command-nucleum = As ações de Nucleum
command-nucleum-play = Jogar uma peça de ação no seu tabuleiro
command-nucleum-rail = Colocar uma peça de ação como ferrovia
command-nucleum-recharge = Fazer uma recarga: renda, estrela na trilha de progresso, peças de volta
command-nucleum-urbanize = Erguer uma construção urbana
command-nucleum-industrialize = Construir uma turbina ou mina
command-nucleum-develop = Pegar peças de ação da oferta
command-nucleum-contract = Pegar um contrato
command-nucleum-energize = Energizar uma construção
command-nucleum-fulfill = Cumprir um contrato

parameter-game = Qual jogo
parameter-opponent = Jogar solo contra este autômato; a partida começa na hora
parameter-level = A força do autômato
parameter-options-first = Abrir antes a sala de espera: escolha mapa e expansões, mais alguém pode entrar
parameter-thread = Jogar em um tópico próprio
parameter-watch = Não sentar à mesa (ver computadores jogarem ou abrir para outros)
parameter-board-player = As coisas de quem (vazio: a mesa toda)
parameter-board-view = Qual parte (vazio: a mesa toda)
parameter-log-whole = Em vez disso, a parte mais recente do histórico completo
parameter-seat = Qual lugar
parameter-new-player = Quem senta (vazio: um computador)
parameter-choose = O que escolher
parameter-nanotech-take = Qual carta
parameter-nanotech-capture = O que capturar
parameter-nanotech-upgrade = Qual expansão
parameter-nanotech-confine = O que criar, e com o quê
parameter-nanotech-copy = O que fazer exatamente
parameter-nucleum-play = Qual peça
parameter-nucleum-rail = Qual peça, espaço ou sentido
parameter-nucleum-urbanize = Qual construção, ou onde
parameter-nucleum-industrialize = Qual turbina ou mina, ou onde
parameter-nucleum-develop = Qual peça
parameter-nucleum-contract = Qual contrato, ou qual espaço
parameter-nucleum-energize = Qual construção, ou qual combustível
parameter-nucleum-fulfill = Qual contrato

## Botões

button-join = Entrar
button-leave = Sair
button-start = Começar
button-add-computer = Adicionar computador
button-remove-computer = Remover computador
button-options = Opções
button-rules = Regras
button-turn = Jogar
button-take = Usar
button-pass = Passar
button-decide-later = Decidir depois
button-always-pass = Sempre passar
button-board = Ver mesa
button-changes = O que mudou
button-mine-nanotech = Meu laboratório
button-mine-nucleum = Meu tabuleiro
button-log = Histórico
button-whole-log = Histórico completo
button-whole-turn = Mostrar tudo
button-undo = Desfazer
button-skip-confirm = Pular e confirmar
button-skip-what-confirm = Confirmar sem { $what }
button-restart = Recomeçar turno
button-redo = Refazer
button-reveal = Revelar
button-choose = Escolher
button-more = Mais
button-previous = ◀ Voltar
button-next = Mais ▶
button-open = Abrir
button-look = Ver
button-silence = Silenciar este turno
button-rematch = Revanche
button-records = Resultados
button-keep = Deixar como está
button-cancel-game = Encerrar partida
button-cancel-table = Fechar mesa
button-restore = Restaurar partida
button-resign = Desistir
button-replace = Passar o lugar
button-turns-back = { $count ->
    [0] Desfazer { $count } turnos
    [one] Desfazer { $count } turno
   *[other] Desfazer { $count } turnos
}

## Sala de espera

lobby-open = { $host } é o anfitrião de uma mesa para { $low } a { $high } jogadores.
lobby-open-exact = { $host } é o anfitrião de uma mesa para { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}.
lobby-direct = Adicione jogadores do computador e clique em **Começar**.
lobby-missing = { $count ->
    [one] Falta { $count } jogador
   *[other] Faltam { $count } jogadores
} para começar.
lobby-empty = -# Ninguém sentou ainda.
lobby-started = A partida começou: { $names }.
lobby-cancelled = Esta mesa foi fechada.
lobby-thread = Sua mesa está aberta em { $place }.
computer-random = computador, joga ao acaso
computer-beginner = computador, Iniciante
computer-casual = computador, Casual
computer-solid = computador, Sólido
computer-strong = computador, Forte
computer-player = um computador
level-beginner = Iniciante
level-casual = Casual
level-solid = Sólido
level-strong = Forte
level-random = Aleatório
level-about-beginner = Planeja só um ou dois passos.
level-about-casual = Planeja o turno, mas deixa passar coisas.
level-about-solid = Planeja o turno inteiro.
level-about-strong = Planeja também os próximos turnos.
level-rate = Vence cerca de { $wins } em 10 partidas a dois contra { $level }.
seat-automaton = autômato, joga pelas próprias regras
options-also-on = Também ativado: { $options }.
options-also-off = Também desativado: { $options }.
option-number-label = Um número de { $low } a { $high }

done-joined = Você entrou na mesa { $table }.
done-left = Você saiu da mesa { $table }.
done-started = Começou a partida { $table }. Boa sorte!
done-cancelled = A mesa { $table } foi fechada.
done-rematch = A mesa { $table } está aberta para sua revanche.
rematch-unseen = Sem convite, por não verem este canal: { $names }.

## Perguntas antes de agir

ask-first-kept = Nada mudou.
ask-first-moved-on = A mesa avançou desde a pergunta, por isso nada foi feito. Veja de novo:
ask-cancel-lobby = Fechar a mesa **{ $table }**? { $count ->
    [0] Ainda não há ninguém sentado.
    [one] { $count } jogador perde o lugar.
   *[other] { $count } jogadores perdem o lugar.
} Uma mesa que não começou não pode ser restaurada.
ask-cancel-game = Encerrar a partida **{ $table }** para todos? { $count ->
    [0] Nenhum turno foi jogado ainda.
    [one] { $count } turno foi jogado.
   *[other] { $count } turnos foram jogados.
} Situação: { $stage }. Ninguém poderá continuar, a menos que o anfitrião ou quem gerencia o servidor restaure a partida em até { $days } dias.
ask-leave = Sair da mesa **{ $table }**? Seu lugar fica livre.
ask-resign = Desistir de **{ $table }**? Um computador assume seu lugar até o fim da partida. Só o anfitrião ou quem gerencia o servidor pode devolvê-lo, com /host replace.
ask-resign-last = Desistir de **{ $table }**? Não resta mais ninguém, e a partida será encerrada. O anfitrião ou quem gerencia o servidor pode restaurá-la por { $days } dias.
ask-replace = Passar o lugar de { $old } para { $new }? { $old } sai da partida; só outro /host replace devolve o lugar.
ask-reveal = Isto revela algo oculto: depois, nada do que você já fez neste turno poderá ser desfeito.
ask-turns-back = Desfazer { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
}? Na ordem em que foram jogados: { $turns }. As escolhas feitas neles se perdem, e a partida volta ao ponto anterior, com tudo o que está virado para baixo embaralhado de novo.
ask-unfinished-back = Desfazer o turno inacabado de { $turns }? As escolhas feitas até agora se perdem.
more-turns = mais { $count }
restore-until = O anfitrião ou quem gerencia o servidor pode restaurar a partida até <t:{ NUMBER($until, useGrouping: 0) }:D>.
done-restored = A partida { $table } continua.

## Listas

games-none = Você não está em nenhuma mesa. Abra uma com /new ou encontre uma com /lobby.
games-heading = **{ $count ->
    [one] Sua partida
   *[other] Suas { $count } partidas
}**
games-line = **[{ $table }]({ $link })**: { $state }
games-lobby = à espera de jogadores
games-your-turn = **sua vez** <t:{ NUMBER($since, useGrouping: 0) }:R>
games-waiting = à espera de { $who } <t:{ NUMBER($since, useGrouping: 0) }:R>
games-armed = { $state } · 🗓️ plano programado
games-late = ⏱️ **um computador já pode jogar este turno**
games-late-own = ⏱️ **seu tempo acabou, mas você ainda pode jogar**
games-give-up = Desistir ou sair…
log-heading = **{ $table }**: histórico
log-heading-since = **{ $table }**: desde sua última jogada
log-empty = Nada ainda.
score-heading = **{ $table }**: pontuação
score-heading-projected = **{ $table }**: pontuação se a partida acabasse agora
score-line = { $place }\. **{ $who }**: **{ $score }** ({ $sources })

## Vistas

views-menu = Ver…
picture-page = -# Imagem { $page } de { $pages }
view-post = a mesa num relance
view-table-large = tudo (telas grandes)
view-table = a mesa toda
view-map = o mapa
view-region = o mapa onde mudou
changes-none = Nada mudou desde a sua última jogada.
view-own-board = meu tabuleiro
view-own-board-nucleum = tabuleiro de { $who }
view-own-board-nanotech = laboratório de { $who }
view-market = oferta, contratos e progresso
view-scores = pontuação
view-legend = o que os ícones significam
error-no-such-view = Não existe a vista “{ $view }”. Escolha uma destas: { $views }.

## Painel

panel-waiting = A mesa espera por **{ $who }** <t:{ NUMBER($since, useGrouping: 0) }:R>.
panel-automata = **Desde o seu turno:**
panel-final = 🔒 Não dá para desfazer além deste ponto.
panel-moved-on = Esse botão está desatualizado; esta é a situação atual.
panel-turn-done = Seu turno acabou.
panel-green = -# Um botão verde encerra o seu turno.
panel-can-end = 💡 A sua última escolha pode encerrar o turno na hora, sem confirmação.
panel-answer-ahead = Você já pode responder; sua resposta vale depois das de { $who }.
answer-lost = Sua resposta guardada não é mais possível: { $choice }. Escolha de novo.
answer-more = Sua resposta guardada era { $choice }, mas uma resposta anterior abriu novas opções. Escolha de novo.
answer-none = Resposta apagada: você responderá quando chegar sua vez.
answer-kept = Resposta guardada: { $choice }. Você pode mudá-la até que os jogadores antes de você respondam.
panel-game-over = Essa foi a última jogada: a partida acabou. A pontuação está no canal.
panel-page = { $what } ({ $page } de { $pages })
panel-read-first = Leia sobre um antes de escolher

choice-numbered = { $number }. { $label }
choice-completed = { $choice } → { $answer }
choice-look-first = Ver primeiro
choice-look-first-detail = Ver uma imagem destas opções antes de escolher.
choice-decide-later = Decidir depois
choice-decide-later-detail = Escolher a ação agora; o resto é perguntado a seguir.
choice-ends-turn = Encerra o seu turno
kind-take = Cartas de ação
kind-capture = Capturar
kind-upgrade = Aprimorar
kind-confine = Confinar
kind-copy = Copiar
kind-bonus = Bônus
kind-extra = Ação extra
kind-decline = Recusar
kind-confirm = Confirmar
kind-play = Jogar peça
kind-rail = Construir ferrovia
kind-recharge = Recarregar
kind-building = Construções
kind-space = Lugares
kind-piece = Turbinas e minas
kind-tile = Peças de ação
kind-slot = Espaços de contrato
kind-target = O que energizar
kind-plan = Combustível
kind-plans = Combustível
kind-fulfil = Cumprir contrato
kind-exchange = Trocar
kind-skip = Pular
kind-experiment = Experimentos
kind-technology = Tecnologias
kind-vp = Pontos de vitória
kind-income = Renda
kind-option = Opções
kind-plant = Usinas
kind-star = Espaços de progresso
kind-way = Sentido
kind-pay = Pagar
kind-rail_completes = Conclui conexão
kind-rail_matches = Combina
kind-rail_space = Outros espaços
kind-contract = Contratar
kind-subsidy = Da peça
kind-urbanize = Urbanizar
kind-industrialize = Industrializar
kind-develop = Desenvolver
kind-energize = Energizar
kind-store = Onde pôr o urânio
kind-spend = Qual urânio
kind-other = Mais
kind-any = Sua escolha

# The labels of buttons below a menu: { $code } is printed on the thing, or is its number in the picture. At most nine letters before it.
verb-any = Escolher { $code }
verb-take = Pegar { $code }
verb-capture = Capturar { $code }
verb-upgrade = Aprimorar { $code }
verb-confine = Confinar { $code }
verb-copy = Copiar { $code }
verb-play = Jogar { $code }
verb-rail = Ferrovia { $code }
verb-building = Construir { $code }
verb-piece = Construir { $code }
verb-space = Pôr em { $code }
verb-tile = Comprar { $code }
verb-slot = Espaço { $code }
verb-bonus = Espaço { $code }
verb-target = Energizar { $code }
verb-plans = Fonte { $code }
verb-plan = Fonte { $code }
verb-fulfil = Cumprir { $code }
verb-experiment = Pegar { $code }
verb-technology = Liberar { $code }
verb-star = Estrela { $code }
verb-rail_completes = Pôr em { $code }
verb-rail_matches = Pôr em { $code }
verb-rail_space = Pôr em { $code }

## Postagens

ask-reminder = ⏰ { $who }, a mesa { $table } espera por você <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
ask-reminder-answer = ⏰ { $who }: ainda falta a sua resposta na mesa { $table } (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
end-heading = Fim de jogo. { $count ->
    [0] Ninguém venceu.
    [one] Vitória de **{ $winners }**!
   *[other] **{ $winners }** dividem a vitória!
}
end-absent = Ausências: { $who }. O computador jogou os turnos, por isso a última colocação.
end-computers = Computadores: { $who }
end-everyone = Obrigado pela partida: { $who }
end-reached = 🏅 { $who } conquistou pela primeira vez: { $names }. Veja tudo em /records.
records-heading = ### { $game }: { $count } de { $all } troféus
records-level = - Nível { $level }: { $wins } de { $games } vencidas, melhor pontuação { $best }
records-none = Você ainda não terminou nenhuma partida solo. Comece uma com /new e um oponente.
records-reached = ✅ **{ $name }**: { $what }
records-open = ▫️ **{ $name }**: { $what }
act-cancelled = { $who } encerrou a partida.
act-resigned = { $who } desistiu; um computador assume o lugar.
act-stuck = Não consigo encontrar uma jogada para { $who } agora. Nada foi perdido, e continuo tentando.{ $computer ->
    [yes] {" "}O anfitrião ou quem gerencia o servidor também pode dar o lugar a outro jogador com /host replace.
   *[no] {""}
}
act-last-resigned = { $who } desistiu; não restou ninguém, e a partida foi encerrada.
act-turns-taken-back = ↩ { $who } desfez { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
}: { $turns }. Tudo o que estava virado para baixo foi embaralhado de novo.
act-unfinished-taken-back = ↩ { $who } desfez o turno inacabado de { $turns }.
act-restored = { $who } restaurou a partida; ela continua de onde estava. Tudo o que estava virado para baixo foi embaralhado de novo.
status-moved = A mesa **{ $table }** mudou para cá: { $link }
act-replaced = { $who } passou o lugar de { $old } para { $new }.
act-gave-up = { $who } não joga há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}. Qualquer um da mesa pode agora passar o lugar adiante com /host replace.

done-resigned = Um computador assumiu seu lugar. Obrigado por jogar!
done-replaced = O lugar tem um novo jogador.
done-force-undo = Pronto. O canal foi avisado de quem são os turnos desfeitos.
done-reminders = { $hours ->
    [0] Sem mais lembretes nesta mesa
    [one] Primeiro lembrete após { $hours } hora
   *[other] Primeiro lembrete após { $hours } horas
}; { $days ->
    [0] ela espera para sempre.
    [one] após { $days } dia, qualquer um pode substituir quem não joga.
   *[other] após { $days } dias, qualquer um pode substituir quem não joga.
}
done-silenced = Sem mais lembretes neste turno.
error-silence-over = Este lembrete era de um turno anterior, então nada foi silenciado.
done-quiet-hours = Sem lembretes das { $start } às { $end } ({ $zone }).
done-quiet-off = Você não tem horas de silêncio.
done-away = Você fica fora até <t:{ NUMBER($until, useGrouping: 0) }:D>: sem lembretes, e ninguém pode substituir você por não jogar. Nenhuma partida espera mais de { $days } dias ao todo pela sua volta; partidas ranqueadas e temporadas, no máximo { $rated }.
done-away-late = { $count ->
    [one] Em { $count } partida, seu tempo acabou há tempo demais: nela ainda podem substituir você.
   *[other] Em { $count } partidas, seu tempo acabou há tempo demais: nelas ainda podem substituir você.
}
done-back = Que bom ver você de volta.
done-theme = Suas imagens privadas agora usam o tema { $theme }.
theme-light = claro
theme-dark = escuro
theme-light-safe = claro, para daltonismo
theme-dark-safe = escuro, para daltonismo

## Erros

error-no-table = Essa mesa não existe mais.
error-no-table-here = Não há mesa neste canal. Encontre a sua com /games ou abra uma com /new.
error-no-table-meant = Não há mesa neste canal e você não está jogando. Encontre mesas com /games ou abra uma com /new.
error-channel-taken = Este canal já tem uma mesa: termine-a, feche-a com /host cancel ou abra um tópico com /new thread:True.
error-direct-taken = Você já tem uma partida nestas mensagens diretas: termine-a, encerre-a com /host cancel ou use /host channel em um canal.
error-no-thread-here = Só dá para abrir um tópico em um canal de texto comum. Use /new sem thread.
error-not-in-lobby = A partida já começou. Para assumir o lugar de alguém, peça /host replace ao anfitrião.
error-not-open = Esta mesa já foi fechada.
error-not-over = A partida ainda não acabou; a revanche vem depois dela.
error-not-running = Não há partida em andamento aqui. Abra uma mesa com /new; /games lista as suas.
error-not-started = A partida ainda não começou. Clique em Começar na postagem da mesa ou use /host start.
error-game-cancelled = Esta partida foi encerrada. Por { $days } dias, o anfitrião ou quem gerencia o servidor pode trazê-la de volta com Restaurar partida nessa postagem.
error-not-cancelled = Não há nada para restaurar: esta partida não foi encerrada.
error-restore-late = Esta partida foi encerrada há mais de { $days } dias e não pode mais ser restaurada.
error-restore-taken = Este canal tem outra mesa agora. Termine-a ou feche-a com /host cancel e depois clique em Restaurar partida de novo.
error-leave-running = A partida já começou. Use /table resign para passar seu lugar a um computador.
error-replace-lobby = A partida ainda não começou. Use Entrar e Sair para trocar de lugar, Adicionar computador para sentar um computador.
error-already-seated = Essa pessoa já está sentada a esta mesa.
error-not-seated = Você não está nesta mesa. Clique em Entrar antes do começo ou peça /host replace ao anfitrião.
error-they-not-seated = { $who } não está nesta mesa.
error-table-full = Todos os lugares estão ocupados.
error-option-seats = Estas opções são para no máximo { $high ->
    [one] { $high } jogador
   *[other] { $high } jogadores
}, mas há { $seated } na mesa. Antes, alguém precisa sair ou um computador ser retirado.
error-no-such-computer = Não existe o computador “{ $name }”. Escolha um da lista.
error-no-computer-seated = Não há computador sentado aqui.
error-no-such-seat = Não existe esse lugar. Escolha um da lista.
error-which-seat = Não há o lugar “{ $seat }” nesta mesa. Digite um número ou um nome: { $seats }.
error-seat-automaton = { $who } é um autômato que joga pelas regras: não é possível passar o lugar dele adiante. Escolha outro da lista.
error-no-opponent = { $game } não tem autômato para enfrentar. Use /new sem opponent e level e depois adicione um computador à mesa.
error-direct-others = Esta mesa está nas mensagens diretas, onde mais ninguém pode entrar. Use antes /host channel em um canal.
error-bot-player = Um bot não pode jogar. Deixe o jogador em branco para adicionar um computador.
error-host-only = Só o anfitrião da mesa ou quem gerencia o servidor pode fazer isso.
error-rematch-exists = Já existe uma revanche: procure a sala de espera mais abaixo.
error-not-your-turn = Não é sua vez: a mesa espera por { $who }.
error-not-asked = Não há nada para você responder: a mesa espera por { $who }.
error-stale = A mesa já avançou. Clique em Jogar para ver como ela está.
error-old-button = Esse botão expirou. Use /turn ou /games para continuar.
error-not-allowed = Você não pode fazer isso aqui.
error-bot-permissions = Falta uma permissão minha neste canal. Peça a quem gerencia o servidor que me deixe ver o canal, enviar mensagens, anexar arquivos e usar tópicos.
error-bot-lacks = Faltam-me estas permissões neste canal: { $permissions }. Peça a quem gerencia o servidor, que vê os detalhes com `/admin check`.
error-bug = Desculpe, a falha é minha; nada se perdeu. Se acontecer de novo, passe este número a quem hospeda o bot: { $reference }
error-report = Relate aqui: { $place }
error-other-game = A mesa deste canal joga { $game }. Use os comandos desse jogo.
error-no-such-game = Não existe o jogo “{ $game }”. Escolha um da lista.
error-command-not-now = { $command } não é possível agora. A pergunta é: { $prompt }
error-command-changed = Este comando mudou. Digite-o de novo e escolha na lista.
error-setup-changed = Alguém mudou a configuração enquanto seu formulário estava aberto, então nada foi definido. Use /host setup de novo.
error-command-renamed = Este comando agora se chama { $command }.
error-several-tables = Várias partidas esperam por você ({ $count }). Use o comando no canal de uma delas:
error-command-ambiguous = “{ $typed }” não diz exatamente qual. Você pode escolher: { $choices }
error-typed-too-long = O texto é longo demais. Escreva no máximo { $most } caracteres.

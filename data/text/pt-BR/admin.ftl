### Palavras de /admin: exportar, importar, consertar, mesas paradas; e de partidas que não abrem.

command-admin = Ferramentas para quem gerencia o servidor e para quem hospeda o bot
command-admin-export = Salvar uma partida em um arquivo
command-admin-import = Continuar uma partida salva neste canal
command-admin-repair = Verificar uma partida que não avança e repará-la
command-admin-stuck = Listar as mesas que não avançam
command-admin-check = Ver o que falta ao bot em um canal
command-admin-forget = Apagar o que se guarda sobre uma pessoa (quem hospeda o bot)
parameter-admin-user = De quem apagar preferências, nomes e ids
parameter-admin-table = Número da mesa (vazio: a deste canal)
parameter-admin-file = Um arquivo feito com /admin export
parameter-admin-days = Também as mesas que esperam há tantos dias
parameter-admin-channel = Qual canal, tópico ou categoria (vazio: este canal)

button-go-back = Retroceder
button-rebuild = Refazer partida
button-close-table = Fechar mesa
button-forget = Apagar dados

act-exported = { $who } salvou esta partida inacabada em um arquivo. O arquivo contém tudo, até o que está oculto.
act-imported = { $who } carregou esta partida de um arquivo.
act-repaired = { $who } reparou esta partida a partir do histórico{ $count ->
    [0] ; nada se perdeu.
    [one] ; { $count } escolha, a última, teve de ser desfeita.
   *[other] ; as últimas { $count } escolhas tiveram de ser desfeitas.
}

admin-exported = O arquivo de **{ $table }**. Não o mostre a ninguém enquanto a partida durar: ele contém também o que está oculto. Para continuá-la em outro lugar, use /admin import.
admin-imported = **{ $table }** continua aqui; escolhas já feitas: { $count }.
admin-sound = **{ $table }** está em ordem: a partida abre, o histórico tem todas as escolhas ({ $count }), e dá para continuar. Se os jogadores querem outra situação, use /host undo.
admin-broken = **{ $table }** não pode continuar como está guardada. { $lost ->
    [0] Todas as escolhas do histórico ({ $total }) podem ser refeitas: refazer a partida não perde nada.
    [one] Das { $total } escolhas do histórico, só as { $kept } primeiras podem ser refeitas: voltar atrás desfaz a última.
   *[other] Das { $total } escolhas do histórico, só as { $kept } primeiras podem ser refeitas: voltar atrás desfaz as últimas { $lost }.
}
admin-broken-older = -# As regras mudaram desde o começo desta partida; a partida refeita pode ser diferente da que foi jogada. Antes, faça um backup.
admin-lost = **{ $table }** não pode continuar como está guardada, e nada no histórico pode ser refeito. Restaure um backup (docs/operator.md) ou feche a mesa para liberar o canal.
admin-damaged = A linha da mesa #{ $number } no banco de dados está danificada, e não dá para refazer a partida. Restaure um backup (docs/operator.md) ou feche a mesa para liberar o canal.
admin-closed = A mesa #{ $number } foi fechada; o canal está livre.
admin-repaired = **{ $table }** continua com { $kept } de { $total } escolhas.
ask-forget = Apagar as preferências, os nomes e o id de { $who } em todos os servidores? As partidas encerradas ficam, sem o nome. Isso não pode ser desfeito.

admin-forgotten = As preferências, os nomes e o id dessa pessoa foram apagados ({ $count ->
    [0] nenhuma mesa encerrada
    [one] { $count } mesa encerrada
   *[other] { $count } mesas encerradas
}). As partidas ficam, sem o nome dela.

stuck-none = Nenhuma mesa está parada.
stuck-heading = **Mesas que não avançam: { $count }**
stuck-line = - **[{ $table }]({ $link })**: { $trouble }
stuck-damaged = a linha dela no banco de dados está danificada. /admin repair table:{ $number }
stuck-unreadable = a partida não abre. /admin repair table:{ $number }
stuck-undelivered = { $count ->
    [one] { $count } mensagem espera
   *[other] { $count } mensagens esperam
}, porque o Discord não me deixa postar aqui. Permita que eu veja o canal, envie mensagens e anexe arquivos, ou use /host channel em outro canal; elas chegam sozinhas.
stuck-thinking = não consigo encontrar uma jogada para { $who }; o motivo está no log. Continuo tentando. Também dá para passar o lugar a outra pessoa com /host replace.
stuck-waiting = { $who } não joga há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}. Com /host replace, outra pessoa recebe o lugar.

error-admin-only = Só quem gerencia este servidor ou hospeda o bot pode fazer isso.
error-owner-only = Só quem hospeda o bot pode fazer isso.
error-admin-no-table = Não existe essa mesa neste servidor. Procure o número dela no título das postagens.
error-admin-no-channel = Use isto no canal em que a partida deve continuar.
error-nothing-to-repair = Não há nada para reparar nesta mesa.
error-beyond-repair = Esta partida encerrada não pode mais ser mostrada, e o histórico dela não pode ser refeito. Talvez um backup ainda a tenha (docs/operator.md).
error-rules-changed = As regras mudaram desde o começo desta partida, e as escolhas não podem ser refeitas; nada mudou.
error-import-large = Esse arquivo é grande demais para uma partida salva: no máximo { $most } MB.
error-import-gone = O Discord não tem mais esse arquivo. Envie-o de novo.
error-import-foreign = Esse não é um arquivo de partida. Faça um com /admin export.
error-import-changed = Esse arquivo foi alterado ou danificado depois de salvo; nada foi importado. Exporte a partida de novo.
error-import-unknown-game = Este bot não tem o jogo “{ $game }”; nada foi importado.
error-slow-down = Não consigo acompanhar esse ritmo. Espere um instante e continue.

## /admin check

check-heading = **O que preciso em { $place }**
check-has = ✅ { $permission }: { $reason }
check-lacks = ❌ **{ $permission }**: { $reason }
check-fine = Não falta nada.
check-not-granted = Meus cargos não concedem: { $permissions }. Mude isso nas configurações do servidor, em **Cargos**.
check-denied = Meus cargos concedem, mas as permissões de { $place } negam: { $permissions }. Mude isso lá.
check-of-channel = - Em { $place } falta: { $permissions }
check-no-place = Não dá para jogar em { $place }.
check-unseen = Não vejo { $place }. Se for um tópico privado, me mencione lá.
check-locked = 🔒 Este tópico está trancado. Destranque-o para que eu possa postar.
check-direct = Em mensagens diretas não preciso de permissões.

## /admin block

command-admin-block = Bloquear uma pessoa ou um servidor, ou ver a lista (quem hospeda o bot)
parameter-admin-block-user = Quem bloquear
parameter-admin-block-server = O ID do servidor a bloquear
parameter-admin-lift = Em vez disso, desbloquear
button-block = Bloquear
ask-block-user = Bloquear { $who } em todos os servidores? Todos os comandos e cliques serão recusados. { $count ->
    [0] Essa pessoa não está em nenhuma mesa em andamento.
    [one] Ela mantém o lugar em uma mesa em andamento, onde o anfitrião pode substituí-la.
   *[other] Ela mantém o lugar em { $count } mesas em andamento, onde os anfitriões podem substituí-la.
}
ask-block-server = Bloquear o servidor { $server }? Eu saio dele e o recuso até você desbloquear. As partidas são mantidas, e os anfitriões podem movê-las.
block-done = Feito. /admin block com **lift** desfaz o bloqueio.
block-lifted = O bloqueio foi desfeito.
block-not-there = Não existe esse bloqueio.
blocked-none = Ninguém está bloqueado.
blocked-heading = **Bloqueados**
blocked-user = - { $who }
blocked-server = - Servidor { $server }
error-blocked-user = Quem hospeda este bot bloqueou você. Suas partidas e seus dados são mantidos.
error-blocked-server = Quem hospeda este bot bloqueou este servidor. As partidas são mantidas.
error-blocked-contact = Contato: { $contact }
error-block-one = Indique uma pessoa ou um servidor.
error-block-server = Indique o servidor pelo ID, um número: ative o modo de desenvolvedor no Discord e use Copiar ID do servidor.
error-block-owner = Quem hospeda o bot e o próprio bot não podem ser bloqueados.

# A direct message to the owner of the bot.
release-news = A versão { $version } deste bot está disponível. Você usa a { $current }. O que mudou: <{ $link }>

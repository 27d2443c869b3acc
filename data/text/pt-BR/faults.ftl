# O que se diz quando o Discord ou a máquina falha, e a mudança de uma mesa para outro canal.

error-not-saved = Não consegui salvar: meu banco de dados recusou. Nada mudou; avise quem hospeda o bot.
error-not-saved-busy = Não consegui salvar agora. Nada mudou; tente de novo em instantes.
error-not-saved-full = Não consegui salvar: meu disco está cheio. Nada mudou; avise quem hospeda o bot e tente de novo mais tarde.
error-unanswered = A conexão com meu banco de dados caiu ao salvar. Clique em Jogar ou use /turn para ver se deu certo.
error-damaged = O registro desta mesa está danificado, e não consigo abri-la. Nada mudou; peça a quem gerencia o servidor que use /admin repair.
error-newer = Esta partida foi jogada por último com uma versão minha mais nova. Nada mudou; peça a quem hospeda o bot que me atualize.
error-no-picture = Não consegui desenhar essa imagem. Tente de novo em instantes.
picture-too-large = A imagem é grande demais para o Discord; aqui vai só o texto.
error-discord-down = O Discord não aceitou minha resposta. Clique em Jogar ou use /turn para ver como a mesa está.
error-server-unavailable = O Discord está com um problema neste servidor. Tente de novo mais tarde.
error-blocked = O AutoMod não me deixa postar isso aqui. Peça a quem gerencia o servidor para me isentar das regras.
error-threads-full = Este servidor tem tantos tópicos ativos quanto o Discord permite. Feche alguns ou use /new sem tópico.

# A uma pessoa da mesa, por mensagem direta. $place é um canal, $permissions uma lista de nomes de permissões.
trouble-permissions = ⚠️ Não consigo postar { $table } em { $place }. Preciso destas permissões lá: { $permissions } (/admin check naquele canal mostra onde). Nada se perdeu: vou postar assim que puder, e até lá /turn funciona naquele canal.
trouble-pictures = ⚠️ Estou postando { $table } em { $place } sem imagens. Preciso lá da permissão Anexar arquivos.
trouble-gone = ⚠️ O canal de { $table } não existe mais. Nada se perdeu: use /host channel em outro canal para continuar lá.
trouble-locked = ⚠️ Não consigo postar { $table } em { $place }: o tópico está trancado. Destranque-o, por favor. Nada se perdeu.
trouble-thread = ⚠️ Não consigo postar { $table } em { $place }: não vejo esse tópico. Se ele for privado, mencione-me nele; se estiver trancado, destranque-o. Nada se perdeu.
trouble-left = ⚠️ Não estou mais no servidor de { $table }. Nada se perdeu: convide-me de novo ou use /host channel em outro servidor em que estou.
trouble-blocked = ⚠️ O AutoMod não me deixa postar { $table } em { $place }. Abra lá uma exceção para mim nas regras dele. Nada se perdeu: tento de novo.
trouble-threads = ⚠️ Não consigo postar { $table } em { $place }: o servidor tem tantos tópicos ativos quanto o Discord permite. Feche alguns tópicos lá. Nada se perdeu.
trouble-timeout = ⚠️ Não consigo postar { $table } em { $place }: um moderador me deu um castigo. Por favor, remova-o. Nada se perdeu: /turn funciona enquanto isso.
trouble-move = Você também pode usar /host channel em outro canal.
trouble-ask = Se você não puder fazer isso, avise quem gerencia o servidor.
trouble-direct = ⚠️ Não consigo escrever para você nestas mensagens diretas. Nas configurações de privacidade, permita mensagens diretas em um servidor onde estou. Nada se perdeu: /turn funciona aqui enquanto isso.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-read-message-history = Ver histórico de mensagens
permission-connect = Conectar
permission-pin-messages = Fixar mensagens

# Why the bot needs a permission: follows its name.
permission-why-view-channel = para ver o canal de uma mesa
permission-why-send-messages = para publicar turnos em um canal
permission-why-send-messages-in-threads = para publicar turnos em um tópico ou em uma postagem de fórum
permission-why-attach-files = para publicar imagens do tabuleiro
permission-why-read-message-history = para reencontrar as próprias postagens depois de uma interrupção
permission-why-connect = para usar o chat de um canal de voz
permission-why-create-public-threads = para abrir uma mesa em um tópico próprio
permission-why-pin-messages = para fixar a postagem de status de uma partida

command-move-table = Continuar uma mesa neste canal
parameter-move-table = Qual das suas mesas
act-moved = { $who } trouxe a mesa para cá.
act-backup = ⏪ Um backup de <t:{ NUMBER($at, useGrouping: 0) }:f> foi restaurado. Os turnos jogados depois disso se perderam; a partida continua daqui.
done-moved = { $table } continua aqui.
error-move-same = A mesa já está neste canal.
error-unseen = { $names }: sem acesso a este canal. Use um que todos na mesa possam ver.
error-unseen-table = { $names }: sem acesso ao canal desta mesa, então nenhuma mensagem chegaria lá.
error-move-which = Escolha uma das suas mesas na lista.
error-move-here = Não dá para jogar neste tipo de canal. Use /host channel em um canal de texto ou em um tópico.
error-move-server = A mesa só pode mudar de canal dentro do servidor dela. Use /host channel em outro canal de lá.
error-restarting = O bot está reiniciando e não conseguiu concluir isto. Tente de novo em um minuto; tudo o que foi confirmado está salvo.

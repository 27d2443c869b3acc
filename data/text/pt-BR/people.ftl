# Lugares e quem pode ocupá-los
act-seat-offered = { $who } oferece o lugar de { $old } a { $new }. Enquanto { $new } não o ocupar, nada muda.
act-seat-taken = { $who } assume o lugar de { $old }.
act-seat-declined = { $who } recusou o lugar de { $old }, que continua na partida.
act-seat-unclaimed = { $who } recusou; o lugar continua livre.
offer-taken = ✅ { $who } ficou com o lugar.
offer-declined = ❌ { $who } recusou.
offer-over = Esta oferta não vale mais.
offer-joined = ✅ { $who } entrou na mesa.
offer-started = A partida começou.
offer-restored = A partida continua.
act-imported-seats = { $who } carregou esta partida de um arquivo. Estes lugares esperam seus jogadores: { $names }.
ask-offer = Oferecer o lugar de { $old } a { $new }? { $new } precisa ocupá-lo; até lá, { $old } continua jogando.
button-take-seat = Ocupar lugar
done-seat-offered = O lugar foi oferecido. Ele muda de mãos assim que a pessoa o ocupar.
done-seat-taken = Você tem um lugar em { $table }. Pode jogar.
done-seat-declined = Recusado. Você não receberá outra oferta de lugar em { $table }.
error-seat-declined = { $who } recusou um lugar nesta partida. Ofereça a outra pessoa.
error-seat-not-offered = Este lugar não foi oferecido a você. Se quiser jogar, fale com o anfitrião da mesa.
error-setting = Essa configuração não existe. Escolha uma da lista.
admin-limits = Uma pessoa pode ser anfitriã de no máximo { $lobbies ->
    [0] { $lobbies } mesas abertas
    [one] { $lobbies } mesa aberta
   *[other] { $lobbies } mesas abertas
} e { $games ->
    [0] { $games } partidas em andamento
    [one] { $games } partida em andamento
   *[other] { $games } partidas em andamento
} neste servidor.
command-admin-limits = Ver ou definir quantas mesas uma pessoa pode abrir neste servidor
parameter-admin-games = Partidas em andamento por anfitrião (1 a 1000)
parameter-admin-lobbies = Mesas abertas por anfitrião (1 a 1000)
error-caps = Digite um número de 1 a { $most }.
error-too-many-games = Você já tem { $most ->
    [0] { $most } partidas em andamento
    [one] { $most } partida em andamento
   *[other] { $most } partidas em andamento
} neste servidor, o máximo permitido. Termine uma antes ou peça um limite maior aos admins (/admin limits).
error-too-many-lobbies = Você já tem { $most ->
    [0] { $most } mesas abertas
    [one] { $most } mesa aberta
   *[other] { $most } mesas abertas
} neste servidor, o máximo permitido. Comece ou feche uma antes.
error-too-many-games-of-host = O anfitrião desta mesa já tem { $most ->
    [0] { $most } partidas em andamento
    [one] { $most } partida em andamento
   *[other] { $most } partidas em andamento
} neste servidor, o máximo permitido. Uma delas precisa terminar antes, ou peça mais à gerência (/admin limits).
error-too-many-lobbies-of-host = O anfitrião desta mesa já tem { $most ->
    [0] { $most } mesas abertas
    [one] { $most } mesa aberta
   *[other] { $most } mesas abertas
} neste servidor, o máximo permitido. É preciso começar ou fechar uma delas antes.
error-removed = O anfitrião tirou você desta mesa. Fale com ele ou abra a sua própria com /new.
error-not-seated-there = Essa pessoa não pode ser tirada da mesa. Escolha alguém do menu.
error-missing-permissions = O bot não tem permissão para isso neste canal: { $permissions }. Fale com quem gerencia o servidor ou abra a mesa sem tópico.
lobby-remove-player = Anfitrião: tirar um jogador…
lobby-missing-permissions = A mesa está aberta, mas aqui faltam permissões ao bot: { $permissions }. Antes de começar, fale com quem gerencia o servidor, que vê os detalhes com `/admin check`.
button-decline = Recusar
command-invite = Convidar alguém para esta mesa; a pessoa é avisada uma vez e senta por conta própria
parameter-invited = Quem convidar; sem ninguém, você recebe um link para enviar
done-setup-by-host = A partir de agora, só o anfitrião pode começar { $table } e mudar as opções.
done-setup-by-players = Agora todos à mesa { $table } podem começar a partida e mudar as opções.
invitation = { $who } convida { $invited }.
invitation-how = Clique em **Entrar** para sentar.
lobby-invited = Convites: { $names }
lobby-players-set-up = Todos à mesa podem começar a partida e mudar as opções.
error-already-invited = Essa pessoa já foi convidada. Espere a resposta.
error-invitation-declined = Essa pessoa recusou. Ela ainda pode clicar em Entrar.
error-invite-stranger = Essa pessoa não está neste servidor. Convide alguém que esteja.
error-many-invited = Já há { $most } convites sem resposta. Espere uma resposta antes de convidar mais alguém.
error-not-invited = Este convite não é para você ou já não vale. Clique em Entrar na mesa aberta.

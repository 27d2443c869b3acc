# Lugares e quem pode ocupá-los
act-seat-offered = { $who } oferece o lugar de { $old } a { $new }. Enquanto { $new } não o ocupar, nada muda.
act-seat-taken = { $who } continua a partida no lugar de { $old }.
act-imported-seats = { $who } pôs esta partida na mesa a partir de um arquivo. Estes lugares esperam seus jogadores: { $names }.
ask-offer = Oferecer o lugar de { $old } a { $new }? { $new } precisa ocupá-lo; até lá, { $old } continua jogando.
button-take-seat = Ocupar lugar
done-seat-offered = O lugar foi oferecido. Ele muda de mãos assim que a pessoa o ocupar.
done-seat-taken = Você tem um lugar em { $table }. Pode jogar.
error-seat-not-offered = Nenhum lugar aqui foi oferecido a você. Peça /replace ao anfitrião.
error-setting = Essa configuração não existe. Escolha uma da lista.

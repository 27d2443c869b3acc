### Planejar: um turno simulado de antemão, o plano guardado a partir dele, anotações privadas.

command-plan = Seu plano para o próximo turno: simular, usar, descartar
command-notes = Suas anotações privadas sobre esta mesa

button-try = Simular turno
button-try-past = Simular daqui
button-try-over = Recomeçar
button-try-keep = Guardar plano
button-try-use = Usar este turno
button-try-drop = Descartar
button-plan = Ver plano
button-plan-use = Usar plano
button-plan-drop = Descartar plano
button-plan-arm = Programar plano
button-plan-disarm = Cancelar programação
button-plan-same = Basta o mesmo resultado
button-plan-untouched = Só se nada mudar
button-notes = Anotações

## Simulação

sandbox-mark = 🧪 **Simulação: nada disto acontece na mesa.** O que ainda está oculto é estimado, e os outros jogadores passam a vez.
sandbox-banner = Simulação: esta não é a mesa
sandbox-past = ⏪ **{ $turn }:** seu próximo turno a partir dali. Nada disso fica guardado.
sandbox-so-far = Simulado até aqui:
sandbox-moved-on = -# A mesa já avançou desde que você começou. **Recomeçar** parte de como ela está agora.
sandbox-due = 🔔 Agora é sua vez. **Usar este turno** joga o que você experimentou aqui; depois é só confirmar.
sandbox-stale = Esse botão está desatualizado; esta é a situação atual da simulação.
sandbox-ended = **Esse é um turno completo.** Guarde-o como plano, e ele aparece quando chegar sua vez.
sandbox-ended-arm = **Esse é um turno completo.** Guarde-o como plano ou programe-o: assim ele é jogado sozinho quando chegar sua vez.
sandbox-ended-past = **Esse é um turno completo.** Desfaça, recomece ou descarte: nada disso fica guardado.
sandbox-thrown-away = A simulação foi descartada; nada aconteceu na mesa.

## Plano

plan-kept = 📋 Seu plano está guardado e aparece quando chegar sua vez.
plan-kept-due = 📋 Seu plano está guardado. **Usar plano** faz as escolhas dele.
plan-stale = Esse botão está desatualizado; este é seu plano agora.
plan-line = 📋 Seu plano: { $choices }
plan-line-due = 📋 Seu plano: { $choices }. **Usar plano** faz essas escolhas; você confirma.
plan-line-gone = 📋 Seu plano não pode mais começar: **{ $choice }** não é possível agora.
plan-choice = { $kind }: { $choice }
plan-then = { " → " }
plan-heading = 📋 **{ $table }**: seu plano para o próximo turno
plan-possible = Com a mesa como está, tudo nele é possível.
plan-possible-until = Com a mesa como está, ele pararia antes de **{ $choice }**.
plan-possible-not = Com a mesa como está, ele não pode começar: **{ $choice }** não é possível.
plan-used = 📋 Seu plano foi feito. Confira e confirme.
plan-used-until = 📋 { $made ->
    [0] Nada do seu plano foi feito
    [one] { $made } escolha do seu plano foi feita
   *[other] { $made } escolhas do seu plano foram feitas
}: **{ $choice }** não é mais possível{ $more ->
    [0] .
   *[other] ; depois disso, o plano era { $left }.
}
plan-used-irrevocable = 📋 { $made ->
    [0] Seu plano começa
    [one] { $made } escolha do seu plano foi feita; ele continua
   *[other] { $made } escolhas do seu plano foram feitas; ele continua
} com algo que não pode ser desfeito. Essa escolha fica com você: **{ $choice }**.
plan-dropped = Seu plano foi descartado; nada aconteceu na mesa.
plan-armed = 🗓️ **Seu plano está programado.** Quando chegar sua vez, ele é jogado e confirmado se ainda render exatamente isto ({ $gains }) e o que ele muda continuar como antes. Caso contrário, você decide como sempre.
plan-not-armed = 📋 Seu plano está guardado, mas não programado. { $why }
plan-armed-untouched = 🗓️ Programado: é jogado e confirmado se ainda render exatamente isto ({ $gains }) e o que ele muda continuar como antes.
plan-armed-same = 🗓️ Programado: é jogado e confirmado se ainda render exatamente isto ({ $gains }), mesmo que o que ele muda não esteja mais como antes.
plan-armed-differs = ⚠️ Agora ele faz algo diferente do que você viu antes. { $why }
plan-gain = { $name } { $change }
plan-gain-none = sem ganhos nem custos
plan-line-armed = 🗓️ Programado para seu próximo turno: { $choices }
plan-line-played = 🗓️ Seu turno foi jogado como planejado: { $choices }
plan-line-stopped = 📋 Seu plano programado não foi jogado. { $why }
plan-line-disarmed = 📋 Seu plano não está mais programado: turnos foram desfeitos ou a mesa mudou.
plan-stop-gone = **{ $choice }** não é mais possível.
plan-stop-reveals = Ele revelaria algo oculto.
plan-stop-open = Ele deixa algo por decidir.
plan-stop-gains = { $name }: { $now } em vez de { $before }.
plan-stop-other = Agora ele faria outra coisa.
plan-stop-new = Algo novo é possível. { $what }
plan-stop-touched = Alguém mexeu no que ele muda.
plan-stop-touched-game = O que ele muda não está mais como antes.
plan-stop-failed = Não foi possível executá-lo.
plan-stop-because = { $why } { $news }
event-by-plan = Turno jogado pelo plano: { $who }

## Anotações

notes-title = Anotações: { $table }
notes-label = Só você as vê
notes-line = > 📝 { $notes }
notes-kept = Suas anotações sobre { $table } estão guardadas. Só você as vê, no seu painel.
notes-empty = Você agora não tem anotações sobre { $table }.

error-try-asked = Há uma pergunta para você agora: responda primeiro, com Jogar.
error-try-none = Você não tem turno para simular: a partida está em preparação ou acaba antes da sua vez.
error-try-ended = Esse foi o turno inteiro. Guarde-o como plano ou desfaça.
error-try-past = Esse turno foi simulado a partir de um ponto anterior da partida e não pode ser guardado. Toque em Descartar.
error-try-turn-gone = Não dá para simular a partir desse turno: ele foi desfeito ou é de regras antigas.
error-no-draft = Você não tem simulação aberta aqui. Clique em Simular turno ou use /plan.
error-plan-empty = Ainda não há nada para guardar: simule algo primeiro.
error-plan-late = O turno que você simulou já passou. Clique em Recomeçar para simular o próximo.
error-no-plan = Você não tem plano aqui. Faça um com Simular turno ou /plan.
error-plan-played = Seu plano já foi jogado; seu turno terminou.
error-no-plan-now = Você não tem plano para este momento. Clique em Jogar para continuar.
error-arm-here = Nesta mesa não dá para programar planos. Guarde o plano e use-o quando chegar sua vez.
error-arm-due = Agora é sua vez: clique em Usar plano.
error-arm-gone = { $choice } não é possível com a mesa como está. Simule o turno de novo e programe-o.
error-arm-reveals = Ele revela algo novo no caminho, e só você pode decidir o que vem depois.
error-arm-open = Não é um turno completo: simule-o até o fim e então programe-o.
error-not-armed = Seu plano não está programado.

## Suggestions

button-suggest = Sugerir um turno
suggest-thinking = 🤔 **{ $level }** está pensando no seu turno. A sugestão aparece aqui, se você não continuar antes.
suggest-made = 💡 **{ $level } sugere este turno.** **Desfazer** volta uma escolha por vez.
suggest-why = **{ $choice }**: { $why }
suggest-failed = Nenhuma sugestão foi encontrada. Tente mais tarde.
error-suggest-off = O anfitrião desligou as sugestões nesta mesa.
error-suggest-rated = Numa partida ranqueada, as sugestões só podem ser ligadas ou desligadas antes do início.
error-suggest-busy = Uma sugestão para você já está a caminho.
error-suggest-ended = Este turno está completo: não há mais o que sugerir.
button-suggestions-off = Sem sugestões
button-suggestions-on = Permitir sugestões
done-suggestions-off = Os jogadores desta mesa não podem mais pedir sugestões de turno.
done-suggestions-on = Os jogadores desta mesa podem pedir sugestões de turno.
end-suggested = Turnos sugeridos: { $who }
lobby-no-suggestions = Sugestões de turno: desligadas

## Review of a finished game

button-review = Análise
review-title = Análise
review-turns = { $count ->
    [0] { $level } não teria feito nenhum dos seus turnos claramente melhor.
    [one] Um turno que { $level } teria feito de outro jeito:
   *[other] { $count } turnos que { $level } teria feito de outro jeito:
}
review-gain = cerca de +{ $points } { $points ->
    [one] ponto
   *[other] pontos
} (±{ $error })
review-wins = vence a partida
review-own = Você
review-way = { $who }:
review-failed = Não foi possível fazer a análise. Tente de novo mais tarde.
error-review-busy = Outra análise sua está sendo feita. Peça esta quando aquela chegar.
error-review-running = A análise fica disponível quando a partida termina.
error-review-own = Só os jogadores desta partida podem analisar seus turnos.

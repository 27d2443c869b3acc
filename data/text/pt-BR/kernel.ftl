### Palavras comuns a todos os jogos.

list-comma = {", "}
list-and = { $head } e { $last }

choice-confirm = Confirmar turno
prompt-confirm = É esse o seu turno? Confirme ou desfaça.

error-game-over = Esta partida acabou. Comece outra com /new ou clique em Revanche.
error-line-too-long = É demais para uma linha só. Escreva agora no máximo { $most } palavras e o resto do turno depois.
line-empty = Escreva o que quer fazer. As sugestões mostram as palavras.
line-none = “{ $word }” não vale aqui. A pergunta é: { $prompt } Você pode dizer: { $choices }.
line-not = “{ $word }” não vale aqui.
line-not-near = Não entendi “{ $word }”: você quis dizer { $near }?
line-kept = Entendido: `{ $line }`. { $why }
line-choice = { $choice } (`{ $typed }`)
line-more = mais { $count }
line-ambiguous = “{ $word }” pode ser { $choices }. Seja mais exato.
line-meant = Você quis dizer `{ $typed }` ({ $choice })?
line-not-yours = “{ $word }” já é demais: agora outra pessoa decide.
line-turn-over = Pare antes de “{ $word }”: “confirm” encerra o seu turno.
line-revealed = Pare antes de “{ $word }”: primeiro algo será revelado.
error-illegal-choice = “{ $choice }” não é possível agora. Clique em Jogar para ver as opções.
error-nothing-to-undo = Não há o que desfazer: seu último turno confirmado fica como está.
error-nothing-to-redo = Não há o que refazer.
error-option-range = { $option }: escolha um número inteiro de { $low } a { $high }.
error-option-values = { $option }: escolha entre { $values }.
error-option-yes-no = { $option }: responda sim ou não.
error-option-unknown = Não existe a opção “{ $option }”. Escolha entre { $values }.
error-argument = { $option }: escolha algo que o Discord oferece ali.
error-seats = Este jogo é para { $low } a { $high } jogadores.
error-option-needs = “{ $option }” precisa de “{ $other }”: escolha essa também ou deixe “{ $option }” de fora.
error-option-excludes = “{ $option }” e “{ $other }” não combinam: deixe uma delas de fora.
error-option-firm = “{ $option }” não pode ser usada com “{ $other }”. Mude essa opção primeiro.
error-option-settled = Quem define “{ $option }” é “{ $other }”. Mude essa opção primeiro.
error-seats-exact = Com estas opções, o jogo é para { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}.

## The tale of a turn

with-icon = { $icon } { $what }
amount-alone = { $count }
deed-turn = { $who } · { $head }
deed-turn-alone = { $who }
deed-of = { $who }: { $head }
deed-because = { $because }: { $head }
deed-cost = { $head } por { $cost }
deed-amount-paid = { $what }
deed-costs = { $first } e { $next }
deed-cost-exchanged = { $cost } ({ $exchanged })
deed-note = { $head }, { $note }
deed-gains = { $head } → { $gains }
deed-gain-of = { $who } { $gains }
deed-other = { $head } · { $other }
deed-row = { $first }, { $next }
deed-gain = Ganho
deed-nothing = nada feito
deed-amount-gained = +{ $what }
ask-line = 🔔 { $who } { $what } · { $table }
ask-turn = **é a sua vez**
ask-answer = **sua decisão**: { $what }
for-you = -# Para você: { $gains }
for-you-by = { $gain } ({ $cause })

### The recap of a game: an animation, and a card.

parameter-log-recap = Mostrar como foi a partida, em uma animação
parameter-recap-first = O primeiro turno a mostrar
parameter-recap-last = O último turno a mostrar
view-recap = resumo animado
button-recap = Resumo animado
button-recap-card = Cartão

recap-made = Resumo de **{ $table }**: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} em { $seconds } segundos.
recap-made-part = Resumo de **{ $table }**, turnos { $first } a { $last }, em { $seconds } segundos.
recap-card-only = **{ $table }** começou com regras mais antigas e não pode ser reproduzida; por isso só há o cartão.
recap-card = O cartão de **{ $table }**
recap-shared = { $who } compartilha o resumo de **{ $table }**: { $scores }
recap-posted = O resumo foi publicado.
recap-score = { $who } { $points }
recap-turn = Turno { $turn } de { $last }
recap-final = Pontuação final
recap-alt = Resumo de { $table }, turnos { $first } a { $last }. Pontos: { $scores }. Mudanças na liderança: { $leads }.
recap-lead = { $who } no turno { $turn }
recap-best = Melhor turno: { $who }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no turno { $turn }
recap-led = { $who } na frente desde o turno { $turn }
recap-time = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} em { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}

error-recap-often = Você já recebeu três resumos em uma hora. O próximo será possível <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-recap-none = Ainda não há nada para mostrar: nenhum turno terminou.
error-recap-not-over = O resumo pode ser publicado quando a partida acabar.
error-recap-not-yours = Só quem jogou e o anfitrião podem publicar o resumo da partida.
error-recap-posted = O resumo desta partida já foi publicado.
error-recap-under-way = O resumo desta partida está sendo publicado. Se ele não aparecer, tente de novo em cinco minutos.

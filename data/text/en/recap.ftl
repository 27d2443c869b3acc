### The recap of a game: an animation, and a card.

parameter-log-recap = Show how the game went, as an animation
parameter-recap-first = The first turn to show
parameter-recap-last = The last turn to show
view-recap = recap
button-recap = Recap
button-recap-card = Card

recap-made = Recap of **{ $table }**: { $turns ->
    [one] one turn
   *[other] { $turns } turns
} in { $seconds } seconds.
recap-made-part = Recap of **{ $table }**, turns { $first } to { $last }, in { $seconds } seconds.
recap-card-only = **{ $table }** began under older rules and cannot be played again, so there is only its card.
recap-card = The card of **{ $table }**
recap-shared = { $who } shared the recap of **{ $table }**: { $scores }
recap-posted = The recap has been posted.
recap-score = { $who } { $points }
recap-turn = Turn { $turn } of { $last }
recap-final = Final score
recap-alt = Recap of { $table }, turns { $first } to { $last }. Points: { $scores }. Changes of the lead: { $leads }.
recap-lead = { $who } in turn { $turn }
recap-best = Best turn: { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in turn { $turn }
recap-led = { $who } was ahead from turn { $turn } on
recap-time = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} in { $days ->
    [one] one day
   *[other] { $days } days
}

error-recap-often = You have had three recaps within an hour. The next one is possible <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-recap-none = There is nothing to show yet: no turn has been finished.
error-recap-not-over = The recap can be posted when the game is over.
error-recap-not-yours = Only its players and its host can post the recap of a game.
error-recap-posted = The recap of this game has already been posted.
error-recap-under-way = The recap of this game is being posted. If it does not appear, try again in five minutes.

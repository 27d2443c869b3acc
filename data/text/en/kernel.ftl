### Words every game shares.

list-comma = {", "}
list-and = { $head } and { $last }

choice-confirm = Confirm Turn
prompt-confirm = Confirm your turn, or undo.

error-game-over = This game is over. Start a new one with /new or press Rematch.
error-line-too-long = That is too much for one line. Type at most { $most } words now, and the rest of your turn after that.
line-empty = Type what you want to do. The suggestions show the words.
line-none = “{ $word }” is not an option here. Question: { $prompt } Options: { $choices }.
line-not = “{ $word }” is not possible here.
line-not-near = Not “{ $word }”: did you mean { $near }?
line-kept = Understood: `{ $line }`. { $why }
line-choice = { $choice } (`{ $typed }`)
line-more = { $count } more
line-ambiguous = “{ $word }” could mean { $choices }. Be more specific.
line-meant = Did you mean `{ $typed }` ({ $choice })?
line-not-yours = Stop before “{ $word }”: another player decides first.
line-turn-over = Stop before “{ $word }”: “confirm” ends your turn.
line-revealed = Stop before “{ $word }”: something is revealed first.
error-illegal-choice = “{ $choice }” is not possible now. Press Take Turn to see what is possible.
error-nothing-to-undo = There is nothing to undo: your last confirmed turn stands.
error-nothing-to-redo = There is nothing to redo.
error-option-range = { $option } must be a whole number from { $low } to { $high }.
error-option-values = { $option } must be one of: { $values }.
error-option-yes-no = { $option } must be yes or no.
error-option-unknown = There is no option “{ $option }”. Choose one of: { $values }.
error-argument = { $option }: pick something that Discord offers there.
error-seats = This game is for { $low } to { $high } players.
error-option-needs = “{ $option }” needs “{ $other }”: choose that too, or leave “{ $option }” out.
error-option-excludes = “{ $option }” and “{ $other }” do not go together: leave one of them out.
error-option-firm = “{ $option }” cannot be used with “{ $other }”. Change that first.
error-option-settled = “{ $option }” is set by “{ $other }”. Change that first.
error-seats-exact = With these options this game is for { $count ->
    [one] one player
   *[other] { $count } players
}.

## The tale of a turn

with-icon = { $icon } { $what }
amount-alone = { $count }
deed-turn = { $who } · { $head }
deed-turn-alone = { $who }
deed-of = { $who }: { $head }
deed-because = { $because }: { $head }
deed-cost = { $head } for { $cost }
deed-amount-paid = { $what }
deed-costs = { $first } and { $next }
deed-cost-exchanged = { $cost } ({ $exchanged })
deed-note = { $head }, { $note }
deed-gains = { $head } → { $gains }
deed-gain-of = { $who } { $gains }
deed-other = { $head } · { $other }
deed-row = { $first }, { $next }
deed-gain = Gained
deed-nothing = nothing done
deed-amount-gained = +{ $what }
ask-line = 🔔 { $who } { $what } · { $table }
ask-turn = **your turn**
ask-answer = **your decision**: { $what }
for-you = -# For you: { $gains }
for-you-by = { $gain } ({ $cause })

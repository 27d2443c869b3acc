### Words every game shares.

list-comma = {", "}
list-and = { $head } and { $last }

choice-confirm = Confirm Turn
prompt-confirm = Confirm your turn, or undo.

error-game-over = This game is over. Start a new one with /new or press Rematch.
error-line-too-long = That is too much for one line. Type at most { $most } words now, and the rest of your turn after that.
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

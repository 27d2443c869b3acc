### Planning aids: a turn tried ahead in the sandbox, the plan kept from it, private notes.

command-plan = Your plan for your next turn: try it, use it, drop it
command-notes = Your private notes on this table

button-try = Try a Turn
button-try-past = Try From Here
button-try-over = Start Over
button-try-keep = Keep Plan
button-try-use = Use This Turn
button-try-drop = Discard
button-plan = Show Plan
button-plan-use = Use Plan
button-plan-drop = Drop Plan
button-plan-arm = Arm Plan
button-plan-disarm = Disarm
button-plan-same = Allow Nearby Changes
button-plan-untouched = Only If Untouched
button-notes = Notes

## Sandbox

sandbox-mark = 🧪 **Sandbox: nothing here happens at the table.** Hidden information is guessed, and the other players pass.
sandbox-banner = Sandbox: this is not the table
sandbox-past = ⏪ **{ $turn }:** your next turn from there. Nothing here is kept.
sandbox-so-far = Tried so far:
sandbox-moved-on = -# The table has moved on since you began. Press **Start Over** to use its current state.
sandbox-due = 🔔 It is your turn now. **Use This Turn** plays what you have tried; then you confirm it.
sandbox-stale = That button is out of date; here is where you stand now.
sandbox-ended = **That is a whole turn.** Keep it as your plan, and you will be offered it when your turn comes.
sandbox-ended-arm = **That is a whole turn.** Keep it as your plan, or arm it: then it is played automatically when your turn comes.
sandbox-ended-past = **That is a whole turn.** Undo, start over, or discard it: it cannot be kept.
sandbox-thrown-away = The sandbox was discarded; nothing has happened at the table.

## Plan

plan-kept = 📋 Your plan is saved. You will be offered it when your turn comes.
plan-kept-due = 📋 Your plan is saved. Press **Use Plan** to make its choices.
plan-stale = That button is out of date; here is your plan as it stands now.
plan-line = 📋 Your plan: { $choices }
plan-line-due = 📋 Your plan: { $choices }. **Use Plan** makes these choices; you confirm.
plan-line-gone = 📋 Your plan can no longer start: **{ $choice }** is not possible now.
plan-choice = { $kind }: { $choice }
plan-then = { " → " }
plan-heading = 📋 **{ $table }**: your plan for your next turn
plan-possible = As the table stands, all of it is possible.
plan-possible-until = As the table stands, it would stop before **{ $choice }**.
plan-possible-not = As the table stands, it cannot start: **{ $choice }** is not possible.
plan-used = 📋 Your plan has been played. Look it over, then confirm.
plan-used-until = 📋 { $made ->
    [0] No choice of your plan was possible
    [one] One choice of your plan has been played
   *[other] { $made } choices of your plan have been played
}: **{ $choice }** is not possible any more{ $more ->
    [0] .
   *[other] ; after it you had planned { $left }.
}
plan-used-irrevocable = 📋 { $made ->
    [0] Your plan begins
    [one] One choice of your plan has been played; it continues
   *[other] { $made } choices of your plan have been played; it continues
} with something that cannot be undone. Do that yourself: **{ $choice }**.
plan-dropped = Your plan has been discarded; nothing has happened at the table.
plan-armed = 🗓️ **Your plan is armed.** When your turn comes, it is played and confirmed if it still gives exactly this ({ $gains }) and what it changes is untouched. Otherwise you are asked as usual.
plan-not-armed = 📋 Your plan is saved but not armed. { $why }
plan-armed-untouched = 🗓️ Armed: it is played and confirmed if it still gives exactly this ({ $gains }) and what it changes is untouched.
plan-armed-same = 🗓️ Armed: it is played and confirmed if it still gives exactly this ({ $gains }), even if what it changes has been touched.
plan-armed-differs = ⚠️ It now does something different from what you saw. { $why }
plan-gain = { $name } { $change }
plan-gain-none = nothing gained or paid
plan-line-armed = 🗓️ Armed for your next turn: { $choices }
plan-line-played = 🗓️ Your turn was played as planned: { $choices }
plan-line-stopped = 📋 Your armed plan was not played. { $why }
plan-line-disarmed = 📋 Your plan is no longer armed because turns were taken back or the table was changed.
plan-stop-gone = **{ $choice }** is no longer possible.
plan-stop-reveals = It would reveal something hidden.
plan-stop-open = It leaves something to decide.
plan-stop-gains = { $name }: { $now } instead of { $before }.
plan-stop-other = It would no longer do the same as before.
plan-stop-new = Something new is possible. { $what }
plan-stop-touched = Another player has touched what it changes.
plan-stop-touched-game = What it changes is not as it was.
plan-stop-failed = It could not be carried out.
plan-stop-because = { $why } { $news }
event-by-plan = { $who }'s turn was played as planned

## Notes

notes-title = Notes on { $table }
notes-label = Only you see them
notes-line = > 📝 { $notes }
notes-kept = Your notes on { $table } are saved. Only you see them, in your panel.
notes-empty = You have no notes on { $table } now.

error-try-asked = You are asked something right now: answer that first, with Take Turn.
error-try-none = There is no turn of yours to try: the game is being set up, or it ends before you are next.
error-try-ended = That was the whole turn. Keep it as your plan, or undo.
error-try-past = This turn was tried from an earlier point of the game, so it cannot be kept. Press Discard.
error-try-turn-gone = That turn cannot be tried from: it was taken back, or played under older rules.
error-no-draft = You have no sandbox open here. Press Try a Turn or use /plan.
error-plan-empty = There is nothing to keep yet: try something first.
error-plan-late = The turn you tried is over. Press Start Over to try the next one.
error-no-plan = You have no plan here. Make one with Try a Turn or /plan.
error-plan-played = Your plan has been played already; your turn is done.
error-no-plan-now = You have no plan for this moment. Press Take Turn to continue.
error-arm-here = Plans cannot be armed at this table. Keep the plan and use it when your turn comes.
error-arm-due = It is your turn now: press Use Plan.
error-arm-gone = { $choice } is not possible as the table stands. Try a turn again and arm that.
error-arm-reveals = It reveals something on the way, and only you can decide what follows.
error-arm-open = It is not a whole turn: try it to the end, then arm it.
error-not-armed = Your plan is not armed.

## Suggestions

button-suggest = Suggest a Turn
suggest-thinking = 🤔 **{ $level }** is thinking about your turn. The suggestion appears here unless you go on.
suggest-made = 💡 **{ $level } suggests this turn.** **Undo** takes it back choice by choice.
suggest-why = **{ $choice }**: { $why }
suggest-failed = No suggestion was found. Try again later.
error-suggest-off = The host has turned suggestions off at this table.
error-suggest-rated = In a rated game, suggestions can only be turned on or off before the start.
error-suggest-busy = A suggestion for you is already on its way.
error-suggest-ended = This turn is complete: nothing is left to suggest.
button-suggestions-off = No Suggestions
button-suggestions-on = Allow Suggestions
done-suggestions-off = Players can no longer have their turns suggested at this table.
done-suggestions-on = Players can have their turns suggested at this table.
end-suggested = Suggested turns: { $who }
lobby-no-suggestions = Suggestions of turns: off

## Review of a finished game

button-review = Review
review-title = Review
review-turns = { $count ->
    [0] { $level } would have made none of your turns clearly better.
    [one] One turn that { $level } would have made differently:
   *[other] { $count } turns that { $level } would have made differently:
}
review-gain = about +{ $points } { $points ->
    [one] point
   *[other] points
} (±{ $error })
review-wins = wins the game
review-own = You
review-way = { $who }:
review-failed = The review could not be made. Try again later.
error-review-busy = Another review is being made for you. Ask for this one once it is there.
error-review-running = A review is available once the game is over.
error-review-own = Only the players of this game can review their turns.

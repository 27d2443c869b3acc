# Starting the game: is everyone still in?
button-in = I'm In
button-call-off = Cancel Start
check-ask = 🙋 Everyone is here. Still in, { $names }?
check-ask-changed = 🙋 The options have changed. Still in, { $names }?
check-in = In: { $names }
error-start-left = No longer on this server, so their seats are free again: { $names }. Press Start Game once more to play without them.
check-until = The game starts when everyone is in. Seats without an answer are free again <t:{ NUMBER($until, useGrouping: 0) }:R>.
check-started = ✅ Everyone is in. The game starts.
check-left = { $who } left. The game cannot start yet.
check-too-few = The game cannot start with this number of players.
check-expired = ⌛ { $names } did not answer within 24 hours: { $count ->
    [one] the seat is
   *[other] { $count } seats are
} free again.
act-some-in = In: { $count } of { $asked } players. Start with them, or wait for others.
act-too-few-in = In: { $count } of { $asked } players, which is too few to start. Wait for others.
button-start-these = Start with These
check-called-off = The start was canceled. Everyone keeps their seat.
check-not-started = The game could not start.
act-not-started = The game could not start. { $why }
done-asked-in = The others have been asked in the channel. { $table } starts when everyone is in.
error-check-over = This question is no longer open. The lobby post shows who is seated.

# When the game starts by itself
setup-start-hand = The host starts the game.
setup-start-full = The game starts by itself when all seats are taken.
setup-start-ready = The game starts by itself when all seats are taken and everyone is ready.
button-start-hand = Start by Hand
button-start-full = Start When Full
button-start-ready = Start When Ready
button-ready = Ready
button-not-ready = Not Ready
act-new-host = { $who } hosts the table now.
act-host-silent = The host has not started the game for two days. { $who } hosts the table now and can start it.
act-host-gone = The host has left the server. { $who } hosts the table now.
act-enough-seated = Enough players are seated: the game can start.
act-all-seated = All seats are taken: the game can start.

# A lobby without a change
lobby-stale = This table was closed because nothing had changed for 14 days. /new opens another.

# Seats of running games to take over
act-seat-for-all = { $who } offers the seat of { $old } to everyone. The first to press **Take Seat** gets it.
button-offer-all = Offer to Everyone
button-withdraw = Withdraw
offer-to-all = ✅ Offered to everyone.
error-seat-gone = This seat is no longer open: someone else took it, or the host withdrew it. `/lobby` lists others.
error-seat-in-use = That player is still playing. Only the seat of a computer player, or of a player whose time is up, can be offered to everyone.
error-seat-open-already = This seat is already offered to everyone.

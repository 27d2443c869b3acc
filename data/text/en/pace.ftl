### How long a turn may take, and what the others may do once someone's time is up.

pace-0 = no time limit
pace-1 = 1 day per turn
pace-2 = 2 days per turn
pace-3 = 3 days per turn
pace-7 = 7 days per turn
options-pace = Pace
lobby-pace = Pace: { $pace }
deadline = ⏱️ Time runs out <t:{ NUMBER($until, useGrouping: 0) }:R>
deadline-extended = extended because the bot was offline
deadline-over = ⏱️ Time ran out <t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } set the pace: { $days ->
    [0] no time limit.
    [one] one day per turn. The clock for the current turn starts now.
   *[other] { $days } days per turn. The clock for the current turn starts now.
}
act-pace-next = { $who } set the pace from the next turn on: { $days ->
    [0] no time limit.
    [one] one day per turn.
   *[other] { $days } days per turn.
}
act-give-up-days = { $who } changed when others may replace an inactive player. From the next turn on: { $days ->
    [0] never.
    [one] after one day.
   *[other] after { $days } days.
}
act-time-up = ⏱️ { $who } has run out of time ({ $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}) but can still play. The others can wait, or let a computer player play this turn or take over the seat; /host replace offers the seat to someone else.
late-unseen = { $who } cannot see this channel. The host or a server manager can move the table with /host channel to one that everyone can see.
act-late-again = ⏱️ The table is still waiting for { $who }, who can still play. The others can let a computer player play this turn or take over the seat; /host replace offers the seat to someone else.
act-away = ⏱️ { $who } is away; the table waits until <t:{ NUMBER($until, useGrouping: 0) }:f>.
away-until = ⏱️ { $who } is away until <t:{ NUMBER($until, useGrouping: 0) }:D>.
act-stand-in = { $who } let a computer player play this turn for { $late }. { $late } keeps the seat.
button-stand-in = Computer Plays Turn
button-replace-late = Computer Takes Seat
ask-stand-in = Let a computer player play this turn for { $late }? Unconfirmed choices are lost; { $late } keeps the seat.
done-stand-in = A computer player is playing this turn.

error-pace-alone = A pace needs at least two people at the table.
error-not-late = Nobody here is out of time. You can do this once a post says that someone has run out of time.
error-late-yourself = It is your own turn: press Take Turn and play it. To leave the game, use /table resign.

settings-live-on =
    Live play: your turn is announced silently
    -# When three turns are played within ten minutes and you just moved, your next turn only shows a badge, without a push notification
settings-live-off = Live play: your turn is announced as usual
button-live-on = Announce Silently
button-live-off = Announce as Usual
done-live-on = During live play, your turn shows a badge, without a push notification.
done-live-off = During live play, your turn is announced as usual.

button-pause = Pause
button-resume = Resume
status-paused = ⏸️ Paused until <t:{ NUMBER($until, useGrouping: 0) }:f>
setup-not-paused = The clocks are running.
pause-about = Pause the game? No time counts and no reminders are sent, but moves can still be made.
pause-about-alone = You can pause it yourself for up to { $days ->
    [one] one day
   *[other] { $days } days
}.
pause-about-consent = Everyone has to agree: { $names }.
pause-about-longer = For a longer pause, everyone has to agree: { $names }.
pause-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
done-pause-asked = The others have been asked in the channel. The pause begins when they all agree.
done-resumed = The game is no longer paused.
act-paused = ⏸️ { $who } paused the game until <t:{ NUMBER($until, useGrouping: 0) }:f>. Moves can still be made.
act-paused-by-all = ⏸️ The game is paused until <t:{ NUMBER($until, useGrouping: 0) }:f>. Moves can still be made.
act-resumed = ▶️ { $who } ended the pause. The clocks are running again.
act-pause-over = ▶️ The pause is over. The clocks are running again.
request-ask-pause = ⏸️ { $who } asks for a pause of { $days ->
    [one] one day
   *[other] { $days } days
}.
request-whom-pause = Do you agree, { $names }? Everyone has to. The request expires <t:{ NUMBER($until, useGrouping: 0) }:R>.
request-agreed-pause = ✅ Everyone agreed. The game is paused.
error-pause-alone = A pause needs at least two people at the table.
error-paused = The game is already paused until <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-not-paused = The game is not paused.
error-pause-longer = The host can pause a turn for { $days } days at most. A player can ask the others for a longer pause.

deadline-bank = ⏱️ Free until <t:{ NUMBER($free, useGrouping: 0) }:f>, then from the time bank ({ $bank } left); at the latest <t:{ NUMBER($until, useGrouping: 0) }:f>
bank-time = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
bank-days = { $days ->
    [0] No time bank
    [one] 1 day
   *[other] { $days } days
}
setup-bank = Time bank
setup-about-bank = Extra time for the whole game; each finished turn gives 6 hours back
setup-weekends = Weekends
setup-about-weekends = Saturday and Sunday in the time zone of the player who must act
weekends-count = Weekends count
weekends-free = Weekends do not count
setup-late = When time is up
setup-about-late = Either way, the player keeps the seat
late-ask = The others are asked
late-computer = A computer player plays this turn
button-clock = Time Bank
clock-line = { $bank ->
    [0] No time bank
    [one] Time bank: 1 day
   *[other] Time bank: { $bank } days
} · { $weekends ->
    [free] weekends do not count
   *[count] weekends count
} · { $late ->
    [computer] when time is up, a computer player plays the turn
   *[ask] when time is up, the others are asked
}
done-clock = This counts from the next turn on.
act-clock = { $who } changed the clock from the next turn on: { $bank ->
    [0] no time bank
    [one] time bank of one day
   *[other] time bank of { $bank } days
}, { $weekends ->
    [free] weekends do not count
   *[count] weekends count
}, { $late ->
    [computer] when time is up, a computer player plays the turn.
   *[ask] when time is up, the others are asked.
}
act-missed = ⏱️ { $who } has run out of time; as set for this table, a computer player plays this turn. { $who } keeps the seat.
act-absent = ⏱️ { $who } has run out of time { $count } turns in a row; as set for this table, a computer player plays this turn, too. { $who } keeps the seat{ $count ->
    [3] , but now has half the time
   *[other] {""}
}. The others can let a computer player take it over; /host replace offers it to someone else.
offer-back = ✅ { $who } is playing again.

ask-resign-excused = The table has been waiting for another player for more than seven days, so the game does not count in your records and ratings.

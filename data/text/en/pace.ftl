### How long a turn may take, and what the others may do once somebody's time is up.

command-pace = Set how long a turn may take (host or managers)
parameter-pace = How long a turn may take
pace-0 = no time limit
pace-1 = 1 day a turn
pace-2 = 2 days a turn
pace-3 = 3 days a turn
pace-7 = 7 days a turn
options-pace = Pace
lobby-pace = Pace: { $pace }
done-pace = The pace of { $table }: { $pace }.
deadline = ⏱️ Time runs out <t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } set the pace: { $days ->
    [0] no time limit
    [one] one day a turn
   *[other] { $days } days a turn
}. The time of the present turn begins now.
act-time-up = ⏱️ { $who } has run out of time ({ $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}) and can still play. The others may wait, or let a computer player take this turn or the seat; /table replace offers the seat to somebody else.
act-stand-in = { $who } let a computer player take this turn for { $late }. The seat stays with { $late }.
button-stand-in = Computer Plays Turn
button-replace-late = Computer Takes Seat
ask-stand-in = Let a computer player take this turn for { $late }? Choices that are not confirmed are lost; the seat stays with { $late }.
done-stand-in = A computer player takes the turn.

error-pace-alone = Nobody waits for anybody here, so there is no pace. It is for tables with several people.
error-not-late = Nobody here is out of time. This is possible once the table says that somebody is.
error-late-yourself = It is your own turn: press Take Turn and play it. To leave the game, use /table resign.

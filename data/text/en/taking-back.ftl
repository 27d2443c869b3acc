### Asking the others at the table to take turns back.

button-request-undo = Request Undo
button-ask-others = Ask the Others
button-agree = Agree

ask-request = Ask to take back { $count ->
    [one] one turn
   *[other] { $count } turns
}? In the order played: { $turns }. The game would continue from the point before, with everything face down reshuffled.
ask-request-whom = Everyone has to agree within 24 hours: { $names }.
done-request = The others have been asked in the channel. If they all agree, it will be your turn again.

request-ask = ↩️ { $who } asks to take back { $count ->
    [one] one turn
   *[other] { $count } turns
}: { $turns }. Everything face down would be reshuffled.
request-whom = Do you agree, { $names }? Everyone has to. The request expires <t:{ NUMBER($until, useGrouping: 0) }:R>, or when the next turn is done.
request-agreed-so-far = Agreed: { $names }
request-gone = Not asked, because they have left the server: { $names }.
request-agreed = ✅ Everyone agreed. Taken back.
request-declined = ❌ { $who } declined. Nothing changes.
request-withdrawn = { $who } withdrew the request. Nothing changes.
request-expired = ⌛ Not everyone answered within 24 hours. Nothing changes.
request-moved-on = The game has moved on, so the request is over.
request-players-changed = The players have changed, so the request is over.

error-request-open = A request is still open at this table. It has to be answered first.
error-request-computers = The computer players are still thinking. Try again in a moment.
error-no-own-turn = You have not finished a turn in this game yet.
error-request-unfinished = Your turn is not confirmed yet: take your choices back with Undo or Restart Turn.
error-request-again = The others have already been asked about this turn. The host or a server manager can still take turns back with /host undo.
error-request-own = This is your own request: only the others can agree. Press Decline to withdraw it.
error-request-not-asked = Only the players at this table can answer that.
error-request-over = This request is over.
error-request-agreed = You have already agreed. Others still have to answer.
error-undo-players = Only the host or a server manager can take turns back without asking. Use /undo to ask the others.

### Asking the others at the table to take turns back.

command-request-undo = Ask the others to go back to the start of your last turn
button-request-undo = Request Undo
button-ask-others = Ask the Others
button-agree = Agree

ask-request = Ask to take back { $count ->
    [one] one turn
   *[other] { $count } turns
}? In the order played: { $turns }. The game would go on from before it, with everything face down reshuffled.
ask-request-whom = Everyone has to agree within 24 hours: { $names }.
done-request = The others are asked in the channel. If they all agree, it is your turn again.

request-ask = ↩️ { $who } asks to take back { $count ->
    [one] one turn
   *[other] { $count } turns
}: { $turns }. Everything face down would be reshuffled.
request-whom = Do you agree, { $names }? If everyone does, it happens. The request ends <t:{ NUMBER($until, useGrouping: 0) }:R>, or with the next turn.
request-agreed-so-far = Agreed: { $names }
request-agreed = ✅ Everyone agreed: taken back.
request-declined = ❌ { $who } declined. Nothing changes.
request-withdrawn = { $who } withdrew the request. Nothing changes.
request-expired = ⌛ Not everyone answered within 24 hours. Nothing changes.
request-moved-on = The game has moved on, so the request is over.
request-players-changed = The players have changed, so the request is over.

error-request-open = Another request is still open at this table. Answer that one first.
error-request-computers = The computer players are still thinking. Try again in a moment.
error-no-own-turn = You have not finished a turn in this game yet.
error-request-unfinished = Your turn is not confirmed yet: take your choices back with Undo or Restart Turn.
error-request-again = The others were asked about this turn already. The host can still take turns back with /table undo.
error-request-own = This is your own request: the others answer it. Press Decline to withdraw it.
error-request-not-asked = Only the players at this table can answer that.
error-request-over = This request is over.
error-request-agreed = You have agreed already. The others still have to answer.
error-undo-players = Only the host or a server manager takes turns back alone. With /table request-undo you ask the others.

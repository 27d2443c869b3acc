# Seats, and who may take them
act-seat-offered = { $who } offers the seat of { $old } to { $new }. Until { $new } takes it, nothing changes.
act-seat-taken = { $who } takes over from { $old }.
act-imported-seats = { $who } loaded this game from a file. These seats are waiting for their players: { $names }.
act-seat-declined = { $who } declined the seat of { $old }; { $old } plays on.
act-seat-unclaimed = { $who } declined; the seat stays free.
offer-taken = ✅ { $who } took the seat.
offer-declined = ❌ { $who } declined.
offer-over = This offer is no longer open.
offer-joined = ✅ { $who } joined.
offer-started = The game has started.
offer-restored = The game goes on.
ask-offer = Offer the seat of { $old } to { $new }? { $new } has to take it; until then { $old } plays on.
button-take-seat = Take Seat
done-seat-offered = The seat is offered. It changes hands as soon as the new player takes it.
done-seat-taken = You now have a seat at { $table } and can play.
done-seat-declined = Declined. You will not be offered a seat at { $table } again.
error-seat-declined = { $who } has declined a seat in this game. Offer it to someone else.
error-seat-not-offered = This seat is not offered to you. If you want to play, ask the host of the table.
error-setting = There is no such setting. Pick one from the list.
admin-limits = One person may host at most { $lobbies ->
    [one] one open lobby
   *[other] { $lobbies } open lobbies
} and { $games ->
    [one] one running game
   *[other] { $games } running games
} on this server at a time.
command-admin-limits = See or set how many tables one person may host on this server
parameter-admin-games = Running games of one host (1 to 1000)
parameter-admin-lobbies = Open lobbies of one host (1 to 1000)
error-caps = Type a number from 1 to { $most }.
error-too-many-games = You host { $most ->
    [one] one running game
   *[other] { $most } running games
} on this server, the most its managers allow. Finish one first, or ask them for more (/admin limits).
error-too-many-lobbies = You host { $most ->
    [one] one open lobby
   *[other] { $most } open lobbies
} on this server, the most its managers allow. Start or cancel one first.
error-too-many-games-of-host = The table's host already has { $most ->
    [one] one running game
   *[other] { $most } running games
} on this server, the most its managers allow. One of them has to end first, or ask the managers for more (/admin limits).
error-too-many-lobbies-of-host = The table's host already has { $most ->
    [one] one open lobby
   *[other] { $most } open lobbies
} on this server, the most its managers allow. One of them has to start or close first.
error-removed = The host removed you from this lobby. Ask the host, or open a table of your own with /new.
error-not-seated-there = That player cannot be removed from this lobby. Pick one from the menu.
error-missing-permissions = The bot lacks these permissions in this channel: { $permissions }. Ask the server's managers, or open the table without a thread.
lobby-remove-player = Host: remove a player …
lobby-missing-permissions = The table is open, but the bot lacks these permissions here: { $permissions }. Before you start, ask a server manager, who sees the details with `/admin check`.
button-decline = Decline
command-invite = Invite someone to this table; they get one ping and take the seat themselves
parameter-invited = Player to invite; without one, you get a link to send
done-setup-by-host = From now on only the host can start { $table } and change its options.
done-setup-by-players = Everyone at { $table } can now start the game and change its options.
invitation = { $who } invites { $invited }.
invitation-how = Press **Join** to take a seat.
lobby-invited = Invited: { $names }
lobby-players-set-up = Everyone at the table can start the game and change its options.
error-already-invited = That player is already invited. Wait for their answer.
error-invitation-declined = That player has declined. They can still press Join themselves.
error-invite-stranger = That person is not on this server. Invite someone who is.
error-many-invited = { $most } invitations are still open. Wait for an answer before you invite anyone else.
error-not-invited = This invitation is not for you, or is no longer open. Press Join under the lobby instead.

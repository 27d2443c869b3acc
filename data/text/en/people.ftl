# Seats, and who may take them
act-seat-offered = { $who } offers the seat of { $old } to { $new }. Until { $new } takes it, nothing changes.
act-seat-taken = { $who } plays on for { $old }.
act-imported-seats = { $who } put this game on the table from a file. These seats wait for their players: { $names }.
ask-offer = Offer the seat of { $old } to { $new }? { $new } has to take it; until then { $old } plays on.
button-take-seat = Take Seat
done-seat-offered = The seat is offered. It changes hands as soon as the new player takes it.
done-seat-taken = You have a seat at { $table }. It is yours to play now.
error-seat-not-offered = No seat here is offered to you. Ask the host for /replace.
error-setting = That is no setting. Pick one from the list.

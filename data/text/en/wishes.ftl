### Standing wishes for a seat at an open table.

button-wish = Find a Seat
button-wish-end = Stop Waiting
wish-games = Games
wish-number = Players
wish-players = { $count } players
wish-any-game = any game
wish-any-players = any number of players
wish-pace = Time per turn
wish-any-pace = any pace
wish-days = Days to wait (1 to { $most })
wish-about = A seat that fits is offered to you in a direct message, at most one a day.
wish-standing = You are waiting for a seat: { $how }, until <t:{ NUMBER($until, useGrouping: 0) }:d>.
wishes-waiting = { $count ->
    [one] Another person is
   *[other] { $count } other people are
} waiting for a seat on this server.
wish-made = When a table fits, you get a direct message. The seat is yours once you take it there.
wish-ended = You are no longer waiting for a seat.
wish-rests = It rests while you have a seat at an open table of this game.
wish-expired = You are no longer waiting for a seat on { $server } ({ $how }). { $found ->
    [0] No table has been found since <t:{ NUMBER($made, useGrouping: 0) }:d>.
   *[other] Your time to wait is over.
}
wish-unreachable = You are no longer waiting for a seat: the bot cannot send you direct messages. Allow them in your privacy settings for this server, then press **Find a Seat**.
button-wish-again = Wait Again
wish-offer = Here is a seat that you are waiting for:
wish-offer-wanted = { $count } people are waiting to play, and you are one of them. With the last answer, the game starts here:
lobby-wanted = Opened for { $count } people who were waiting to play. The game starts when all seats are taken.
button-wish-take = Take the Seat
button-wish-not = Not This One
button-wish-stop = Stop
wish-taken = You have a seat at [{ $table }]({ $link }).
wish-declined = You are still waiting for another seat.
error-wish-over = This offer is no longer open.
error-wish-days = Enter a number of days from 1 to { $most }.
error-wish-players = This game has at most { $high } players.

# An open table of the kind that a person is about to open.

lobby-equal = [{ $table }]({ $link }) already waits for players of this game.
button-new-anyway = Open Another Table

# The private list of people to avoid.

settings-avoid = People you avoid: { $count ->
    [0] none
   *[other] { $count }
}
avoid-heading = People you avoid
avoid-about = No direct message offers you a seat at a table with them. Nobody else can see this list.
avoid-on-server = To add people, open this list on a server.
avoid-whom = People
avoid-remove = Remove …
button-avoid = People You Avoid
button-avoid-add = Add People
done-avoid-added = On your list now: { $names }.
done-avoid-removed = You no longer avoid { $name }.
error-avoid-many = You can avoid at most { $most } people: remove someone first.

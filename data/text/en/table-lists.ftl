### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Finished Games
button-statistics = Statistics
finished-heading = **The games you finished last**
finished-none = You have not finished a game yet.
finished-line = **[{ $table }]({ $link })** · place { $place } of { $seats }, score { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · you left · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-absent = **[{ $table }]({ $link })** · you were absent · <t:{ NUMBER($ended, useGrouping: 0) }:d>
games-unreachable = { $state } · unreachable: the bot is no longer on that server
kept-waiting = **Waiting for you ({ $count })**
kept-next = **You are next ({ $count })**
kept-others = **Others ({ $count })**
kept-more = -# … and { $count } more: /games
kept-as-of = -# As of <t:{ NUMBER($at, useGrouping: 0) }:R>
kept-sent = Your games are in [your direct messages]({ $link }). That message is kept up to date and pings no one.
kept-soon = The message with your games comes to your direct messages in a moment.
kept-removed = The message with your games is gone.
error-kept-closed = The bot cannot write to you. In your privacy settings, allow direct messages from a server that you share with it, then try again.
button-unkeep = Remove
parameter-keep = Keep the list up to date in a direct message (False: remove it)

## /lobby

open-tables-line = **[{ $table }]({ $link })** · <#{ $channel }>
command-lobby = List the open tables of this server
button-take-a-seat = Take a Seat
button-running-games = Running Games
button-open-tables = Open Tables
open-tables-heading = ### Open tables: { $count }
open-tables-none = No table is open on this server.
open-tables-new = **New Table** opens one.
open-tables-seats = { $taken } of { $players } seats taken
open-tables-closer = A closer look …
open-tables-example = An example: the real setup is drawn at the start
open-tables-link = Link to send to others: { $link }
open-tables-rated = rated
free-seats-line = Running games with a seat to take over: { $count }
free-heading = ### Seats to take over: { $count }
free-none = No running game on this server has a seat to take over.
free-seat = Seat of **{ $name }**
button-free-seats = Show Seats
running-heading = ### Running games: { $count }
running-none = No game is running on this server.
error-lobby-direct = The list of open tables belongs to a server: use /lobby there.
remark-new = new here
remark-hours = usually answers within 5 hours
remark-day = usually answers within a day
remark-two-days = usually answers within two days
remark-to-the-end = plays to the end
hours-night = Most here answer during your night.
hours-morning = Most here answer in your morning.
hours-afternoon = Most here answer in your afternoon.
hours-evening = Most here answer in your evening.
remark-own = Others read about you: { $remarks }.
remark-own-left = You left or were absent from { $count } of your last { $all } games, so others see no remark about you.
settings-remarks-on =
    Remarks: lists of open tables may say how reliably you play
    -# Only good things are shown, such as “usually answers within a day”
settings-remarks-off = Remarks: nobody reads how reliably you play
button-remarks-on = Show Remarks
button-remarks-off = Hide Remarks
done-remarks-on = Lists of open tables may say something good about how you play.
done-remarks-off = Lists of open tables no longer say anything about how you play.

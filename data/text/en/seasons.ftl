# Seasons: signing up, the draw, the standings, and what a server's managers do
season-heading = { $game } season { $number }
season-how = { $tables ->
    [one] Everyone plays at one table of { $seats } (or { $fewer }), and meets { $others } others.
   *[other] Everyone plays at { $tables } tables of { $seats } (or { $fewer }) at once, and meets about { $others } others.
}
season-pace = { $pace }, with a time bank of { $days ->
    [one] one day
   *[other] { $days } days
}; then a computer player makes the turn.
season-no-bank = { $pace }, without a time bank; then a computer player makes the turn.
season-options = Options: { $options }
season-until = Sign up until <t:{ NUMBER($until, useGrouping: 0) }:f>. Signed up: { $count }
season-asked = The tables are drawn <t:{ NUMBER($until, useGrouping: 0) }:R>, or when everyone who was asked has answered. Signed up: { $count }
season-leaving = Before the draw, you can leave at any time. After it, a computer player takes your seats and you come last at those tables. Once the season is over, its results stay.
season-check = 🙋 Still in, { $names }? The tables of { $season } are drawn <t:{ NUMBER($until, useGrouping: 0) }:R>. Without an answer you do not take part.
season-check-drawn = { $season }: the tables are drawn.
season-check-few = { $season }: too few said that they are in. The sign-up stays open until <t:{ NUMBER($until, useGrouping: 0) }:f>.
season-drawn = The tables of { $season } are drawn:
season-silent = Not drawn, no answer: { $names }
season-unadmitted = Not drawn, no manager agreed: { $names }
season-ends = Last day: <t:{ NUMBER($until, useGrouping: 0) }:D>. After that, a turn has 12 hours, without the time bank.
season-hurried = The last day has passed. A turn has 12 hours, without the time bank.
season-over = The season is over: [winner and standings]({ $link })
season-ended = { $season } is over.
season-next = The next season of { $game } starts with a sign-up here as soon as a manager opens one: **Seasons** in `/server`.
season-off = The season was canceled.
season-won = 🏆 Winner: { $names }
season-paused = ⏸️ Paused until <t:{ NUMBER($until, useGrouping: 0) }:f>
season-division = **Division { $number }**
season-row = { $place }\. { $name } · { $points } · { $played }/{ $tables }
season-row-none = – { $name } · { $played }/{ $tables }
season-marked = 🤖 left, or was absent at a table
season-more = … and { $count } more
season-tables = Games over: { $over } of { $count }
season-draw-line = Draw: seed { $seed } · repeated meetings { $repeats } · order of turns { $turns } · strength { $spread }
season-opening = Tables opened: { $over } of { $count }
season-refused = ⚠️ The bot could not open a table in this channel ({ $why }). It keeps trying.
season-why-limit = too many active threads
season-why-other = Discord refused it
season-lost = ⚠️ The channel of this season is gone, or hidden from the bot. Move the season or cancel it.
season-player = Player
button-season-in = Sign Up
button-season-rows = Standings
done-season-in = { $tables ->
    [one] You are signed up for { $season }. You will play at one table and meet { $others } others.
   *[other] You are signed up for { $season }. You will play at { $tables } tables at once and meet about { $others } others.
}
done-season-still-in = You are in: { $season }.
done-season-left = You left { $season }.
done-season-waits = You left { $left }, so a manager of this server must agree before you are in { $season }. `/games` shows it then.
ask-season-leave = Leave { $season }? A computer player takes over your seats, and you come last at those tables.
server-seasons = Seasons: everyone plays at the tables that are drawn, with standings
button-seasons = Seasons
seasons-heading = ### Seasons of this server
seasons-none = There is no season on this server.
seasons-about = A season is announced in the channel in which you open it. Its tables are threads there.
button-season-new = New Season: { $game }
button-season-setup = Set Up
button-season-draw = Draw Tables
button-season-pause = Pause Season
button-season-resume = End Pause
button-season-off = Cancel Season
button-season-here = Move Here
button-season-divisions = Divisions
button-season-replace = Replace Player
button-season-void = Take Table Out
button-season-count = Count Table Again
season-table = { $table } ({ $names })
season-entry-out = Taken out · { $names }
season-entry-running = { $names }
season-entry-finished = Over · { $names }
season-admit = Let in someone who left the last season
season-move = Move to division { $number }
season-planned = As it is now. The draw divides those who are in then; people whom you moved stay there.
ask-season-void-on = Take { $table } out of { $season }? It then counts for no one, and its game ends.
ask-season-void-over = Take { $table } out of { $season }? Its game is over; its result will no longer count for anyone.
ask-season-void-last = No other table is being played: the season is then over, and this cannot be undone.
ask-season-count-on = Count { $table } in { $season } again? Its game goes on where it stopped.
ask-season-count-over = Count { $table } in { $season } again, with its result?
done-season-void = { $table } no longer counts.
done-season-count = { $table } counts again.
ask-season-off = Cancel { $season }? All sign-ups are lost.
ask-season-off-drawn = Cancel { $season }? Its games end, and nothing counts.
done-season-off = { $season } was canceled.
done-season-here = { $season } is in this channel now.
done-season-new = The sign-up for { $season } is open.
done-season-admitted = { $who } is signed up for { $season }.
done-season-moved = { $who } will play in division { $number }.
done-season-set-up = { $season } is set up.
done-season-asking = Those who signed up more than a day ago have been asked whether they are still in.
done-season-drawn = The tables of { $season } are drawn. They open one after another.
done-season-paused = { $season } is paused for { $days } days.
done-season-resumed = { $season } goes on.
season-form-seats = Seats per table
season-form-tables = Tables per player
season-form-weeks = Weeks
season-form-days = Days to sign up
season-form-pace = Pace
season-form-table = Table
season-about-table = Choose a table that was taken out to count it again.
season-form-other = Another table: its number, as in #12
season-form-seat = Seat or name of the player who is replaced
season-form-player = New player
season-about-player = The new player is asked at the table. Leave this empty for a computer player.
season-weeks = { $count } weeks
season-days = { $count } days
season-few = One seat fewer where the numbers do not work out
games-season = 🏁 You are signed up for { $season }.
games-in-season = 🏁 You play in { $season }.
error-no-season = This season does not exist.
error-season-open = This server already has a season of this game.
error-season-seats = With these options, tables of { $seats } are not possible.
error-season-set-up = People have signed up already, so the season stays as it is.
error-season-not-in = You are not signed up for this season.
error-season-not-waiting = This sign-up no longer waits for consent. Open **Seasons** again.
error-season-division = Choose someone of the other division. There are two divisions from 16 players on.
error-season-division-few = With this move, a division could not fill whole tables. Move someone else first.
error-season-asking = { $count ->
    [one] One player has not answered yet.
   *[other] { $count } players have not answered yet.
} The tables are drawn <t:{ NUMBER($until, useGrouping: 0) }:R>, or with the last answer.
error-season-few = Too few for whole tables: { $count } players are needed. The sign-up stays open until <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = The tables of this season are not drawn yet.
error-season-drawn = The tables of this season are already drawn.
error-season-over = This season is over.
error-season-off = This season was canceled.
error-season-channel = A season is opened in an ordinary text channel, where its tables can be threads.
error-season-permissions = The bot lacks these permissions in this channel: { $permissions }.
error-season-table = This season has no such table.
error-season-restore = A game of a season cannot be restored alone. If its table was taken out, a manager can count it again: **Seasons** in `/server`.
error-season-cancel = A game of a season cannot be ended alone. A manager can take its table out: **Seasons** in `/server`.
error-season-pause = A game of a season cannot be paused alone. A manager can pause the whole season.
act-season-hurried = ⏱️ The last day of the season has passed. From the next turn on, a turn has 12 hours, without the time bank.
act-season-void = This table was taken out of { $season }; it does not count.
act-season-counts = This table counts in { $season } again.
act-season-goes-on = This table counts in { $season } again. The game continues where it stopped. Everything face down was reshuffled.
status-season-void = Taken out of its season: this table does not count.

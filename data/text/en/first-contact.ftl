### First contact and the way on: greeting, /help, the next table.

next-table = **Next:** [{ $table }]({ $link }); your turn began <t:{ NUMBER($since, useGrouping: 0) }:R>.
next-none = No table is waiting for you now.
button-next-table = Next Table: { $table } ({ $n })
button-open-on = Open in { $server }
button-open-direct = In Direct Messages

## /help

command-help = What to do next, and how everything works
help-learn = `/learn` – a guided lesson, for you alone
help-new = `/new` – open a table: with others, or a solo game
help-lobby = `/lobby` – the open tables of a server, with seats to take
help-games = `/games` – your games and whose turn it is
help-rules = `/rules` – the rules, page by page; `/lookup` – any tile, card or city
help-turn = `/turn` – take your turn; or press **Take Turn** under the newest post
help-web = `/board` – a picture of the table; **Open in Browser** below it lets you zoom in and tap anything
help-step-join = **{ $table } is looking for players:** press **Join** or use `/table join`.
help-step-full = **{ $table }** has all its players and is about to start.
help-step-missing = **{ $table }** needs { $count ->
    [one] one more player
   *[other] { $count } more players
} before it can start.
help-step-start = **{ $table } is ready:** press **Start Game** or use `/host start`.
help-step-host-starts = You have a seat at **{ $table }**. The host starts the game.
help-step-turn = **{ $table }: it is your turn.** Press **Take Turn** or use `/turn`.
help-step-wait = **{ $table }** is waiting for { $who }. Meanwhile, `/turn` lets you plan ahead.
help-step-watch = **{ $table }** is being played: `/board` shows the table, `/log` what has happened.
help-step-finished = **{ $table }** is over. `/table rematch` starts another game with the same players.
help-step-cancelled = **{ $table }** was closed. `/new` opens another table.
button-settings = Settings
button-help-host = Hosting
button-privacy = Privacy
button-invite-bot = Invite the Bot
error-away-server = The bot is not on this server. Play alone in its direct messages, or ask a manager to invite it.
error-away-private = The bot is not on this server. Play alone in its direct messages.
error-away-group = This works on servers with the bot and in its direct messages.
button-open-direct-messages = Open Direct Messages
button-invite-link = Invite Link
about-version = Version { $version }
about-operator = run by { $operator }
about-report = Report a problem
about-guide = Player's guide
about-source = Source
button-policy = Privacy Policy
button-terms = Terms
help-host =
    {""}**Hosting a table**
    `/table invite` invites someone, `/host setup` opens a form: map, modules, days for each turn, reminders, language.
    The menu under the lobby post seats computer players.
    `/host replace` gives a seat to someone else, `/host undo` takes back a turn, `/host cancel` ends the game.
    `/server` sets up the bot for the server, `/admin limits` how many tables one person may host (managers of the server only).
help-host-guide = Guide for server managers
help-privacy =
    {""}**Your data**
    The bot reads no messages. It stores your Discord id and name, your games, settings, notes, plans and lessons.
    You can get all of it as a file, or delete it.
button-me-export = Get My Data

## /settings

settings-heading = **Your settings** for all tables
settings-language = Language: { $language }
settings-language-own = Language: { $language }, as in your Discord
settings-zone = Time zone: { $zone } (now { $now })
settings-zone-unset = Time zone: **not set** – quiet hours count in UTC.
settings-quiet = Quiet hours: { $start }–{ $end }
settings-quiet-none = Quiet hours: none
settings-away = Away until <t:{ NUMBER($until, useGrouping: 0) }:D>
settings-not-away = Not away
settings-away-days = { $count ->
    [0] { settings-not-away }
    [one] One day
   *[other] { $count } days
}
settings-theme = Pictures: { $theme }
settings-icons-on = Icons in private messages: yes
settings-icons-off = Icons in private messages: no, words only
settings-reminders = Reminders: as each table sets them; **Mute This Turn** under a reminder stops those of one turn.
settings-menu-language = Language
settings-menu-theme = Pictures
settings-menu-away = Away
settings-form-zone = Time zone, such as Europe/Warsaw
settings-form-from = Quiet from, such as 22:00 (empty: never)
settings-form-to = Quiet until, such as 8:00
button-icons-off = Words Only
button-icons-on = Show Icons
done-icons-off = Your private messages now have words only.
done-icons-on = Your private messages now show icons.
settings-ending-on =
    Last choice of a turn: ends the turn
    -# The button of your last choice is green
settings-ending-off = Last choice of a turn: waits for Confirm Turn
button-ending-off = Wait for Confirm
button-ending-on = End My Turn
done-ending-off = Your turn now ends when you press Confirm Turn.
done-ending-on = Your last choice now ends your turn: its button is green.
done-table-icons-off = The posts of this table now have words only.
done-table-icons-on = The posts of this table now show icons beside the words.
button-times = Times
button-my-data = My Data
button-change = Change
error-timezone = There is no time zone “{ $name }”. Type one such as Europe/Warsaw, or a large city near you.
error-zone-abbreviation = “{ $name }” does not say whether clocks change in summer where you are. Type a large city near you, such as Warsaw.
error-hour = “{ $typed }” is not a full hour. Type one such as 22, 22:00 or 10 pm.
error-quiet-hours = Quiet hours need both a start and an end. Leave both empty to turn them off.

## Greeting

greeting =
    {""}Hello! I run the board games **Nucleum** and **Nanotech** by correspondence: each turn is one post that pings the next player.
    {""}**Learn** plays a lesson with you alone, **New Table** opens a game for others to join. `/help` shows the rest.
button-first-learn = Learn
button-first-new = New Table
button-first-rules = Rules
first-learn = Which lesson?
first-new = Which game? The table opens in this channel.
first-rules = The rules of which game?

## Offers that are over

offer-late-over = ✅ The table is no longer waiting for { $who }.
offer-late-more = ✅ { $who } has more time.
offer-done = ✅ Done.
offer-late-again = A newer post asks again.

## A first game, and a lobby one was removed from

first-ping = -# First time? **Take Turn** shows what you can do; nothing counts before **Confirm**. `/learn` is a lesson with a table of its own.
removed-from-lobby = The host removed you from the lobby of [{ $table }]({ $link }). `/games` lists your other games; `/new` opens a table of your own.
option-about-first_game = Everyone gets one hint in each turn; in Nucleum the experiments are dealt.

## Options of a lobby

options-modules = Modules and variants
lobby-learn = -# New to the game? **Learn** is a lesson for you alone.
options-for-guests = **{ $table }**: the options, set by the host.
option-listed = - { $option }
option-explained = - { $option } – { $about }

## /records

records-game = ### { $game }: solo games
records-trophies = Trophies: { $count } of { $all } · next: { $next }
records-trophies-all = Trophies: all { $all }
button-trophies = Trophies

## Refusals

error-not-seated-running = You have no seat at this table, and the game has started. The host or a server manager can offer you a seat with /host replace.
error-not-seated-over = You had no seat in this game. /games lists yours.
error-started-take-part = The game has already started. /turn shows whose turn it is.
error-not-at-this-table = This table plays without it: { $name }. Use /board to see what is on this table.
what-examples-here = { $one } or { $other }

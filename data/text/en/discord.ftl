### Words of the Discord layer: commands, buttons, posts, answers.

game-nanotech = Nanotech
game-nucleum = Nucleum
thread-name = { $game }: { $host }'s table
table-title = { $game } #{ $number }
lines-left-out = -# … and { $count } more
yes = yes
no = no

## Commands

command-new = Open a table that others can join, or start a solo game at once
command-table = Your seat at this channel's table, its options, computer players …
command-join = Take a seat at the table in this channel
command-leave = Leave the table before the game starts
command-start = Start the game in this channel
command-games = All your games and whose turn it is
command-records = Show your statistics, solo results and trophies
command-cancel = Close the lobby or end the game early (host or managers)
command-host = For the host of the table in this channel, and for server managers
command-host-setup = Set up the table in a form: map, modules, pace, language
setup-title = Setup of { $table }
setup-about-modules = Choose as many as you like. Modules that do not go together are turned off.
setup-about-pace = When time is up, the others may let a computer player make the turn.
setup-about-language = The language of the posts. Private answers are in each player's own.
setup-opponent = Automated Opponent
setup-hours = Hours until the first reminder
setup-about-hours = 0: never. Each reminder after it takes twice as long.
setup-days = Days until a player may be replaced
setup-about-days = 0: never. After that, anyone at the table may replace an inactive player.
setup-now = **{ $table }** is set up like this:
setup-usual = The usual game, without changes.
setup-by-host = Set up by: the host
setup-by-players = Set up by: everyone at the table
setup-icons-on = Icons in posts: yes
setup-icons-off = Icons in posts: no, words only
setup-suggestions-on = Suggestions of turns: on
button-reminders = Reminders
button-setup-by-host = Host Sets Up
button-setup-by-players = Everyone Sets Up
command-rematch = Play again: the same players are invited
command-board = Show the table or one player's board
command-turn = Open your private panel and take your turn
command-log = Show what happened since your last move
command-score = Show the scores by source
command-rules = Read the rules, one short page per topic
command-resign = Hand your seat to a computer player
command-replace = Give a seat to another player or to a computer player (host or managers)
command-table-undo = Take back the last confirmed turn (host or managers)
command-settings = Change your settings for all tables

command-nanotech = The moves of Nanotech
command-nanotech-take = Take an action card and the energy on it
command-nanotech-capture = Capture a quark or an electron with the card you took
command-nanotech-upgrade = Take an expansion with the card you took
command-nanotech-confine = Confine particles with the card you took
command-nanotech-copy = Do the active player's action too
command-confirm = Confirm your turn
command-undo = Take back your last choice, or ask the others to take back your last turn
parameter-undo-all = Take back all your choices of this turn
command-choose = Answer whatever you are asked: a bonus, an exchange, an offer to take or skip

command-nucleum = The actions of Nucleum
command-nucleum-play = Play an action tile
command-nucleum-rail = Build a railway with an action tile
command-nucleum-recharge = Recharge: income, a milestone star, your tiles back
command-nucleum-urbanize = Build an urban building
command-nucleum-industrialize = Build a turbine or a mine
command-nucleum-develop = Take action tiles from the offer
command-nucleum-contract = Take a contract
command-nucleum-energize = Energize a building
command-nucleum-fulfill = Fulfill a contract

parameter-game = Which game
parameter-opponent = Play solo against this automaton; the game starts at once
parameter-level = How strong the automaton is
parameter-options-first = Open a lobby first: choose map and expansions, let a second person join
parameter-thread = Play in its own thread
parameter-watch = Don't take a seat yourself (to watch, or to host for others)
parameter-board-player = Whose board (leave empty for the whole table)
parameter-board-view = Which part (leave empty for the whole table)
parameter-log-whole = Show the newest part of the whole log instead
parameter-seat = Which seat
parameter-new-player = New player (leave empty for a computer player)
parameter-choose = What to choose
parameter-nanotech-take = Which card
parameter-nanotech-capture = What to capture
parameter-nanotech-upgrade = Which expansion
parameter-nanotech-confine = What to make, and from what
parameter-nanotech-copy = What exactly to do
parameter-nucleum-play = Which tile
parameter-nucleum-rail = Which tile, space or direction
parameter-nucleum-urbanize = Which building, or where
parameter-nucleum-industrialize = Which turbine or mine, or where
parameter-nucleum-develop = Which tile
parameter-nucleum-contract = Which contract, or which slot
parameter-nucleum-energize = Which building, or which fuel
parameter-nucleum-fulfill = Which contract

## Buttons

button-join = Join
button-leave = Leave
button-start = Start Game
button-add-computer = Add Computer
button-remove-computer = Remove Computer
button-options = Options
button-rules = Rules
button-turn = Take Turn
button-take = Take
button-pass = Pass
button-decide-later = Decide Later
button-always-pass = Always Pass
button-board = Board
button-changes = What Changed
button-mine-nanotech = My Laboratory
button-mine-nucleum = My Board
button-log = Log
button-whole-log = Whole Log
button-whole-turn = Show All
button-undo = Undo
button-skip-confirm = Skip and Confirm
button-skip-what-confirm = Confirm Without { $what }
button-restart = Restart Turn
button-redo = Redo
button-reveal = Reveal
button-choose = Choose
button-more = More
button-previous = ◀ Back
button-next = More ▶
button-open = Open
button-look = Look
button-silence = Mute This Turn
button-rematch = Rematch
button-records = Records
button-keep = Never Mind
button-cancel-game = Cancel Game
button-cancel-table = Cancel Table
button-restore = Restore Game
button-resign = Resign
button-replace = Give Seat Away
button-turns-back = { $count ->
    [one] Take Back 1 Turn
   *[other] Take Back { $count } Turns
}

## Lobby

lobby-open = { $host } hosts a table for { $low }–{ $high } players.
lobby-open-exact = { $host } hosts a table for { $count ->
    [one] one player
   *[other] { $count } players
}.
lobby-direct = Add computer players, then press **Start Game**.
lobby-missing = { $count ->
    [one] One more player is needed
   *[other] { $count } more players are needed
} to start.
lobby-empty = -# No players yet.
lobby-started = The game is on: { $names }.
lobby-cancelled = This table was closed.
lobby-thread = Your table is open in { $place }.
computer-random = computer, plays at random
computer-beginner = computer, Beginner
computer-casual = computer, Casual
computer-solid = computer, Solid
computer-strong = computer, Strong
computer-player = a computer player
level-beginner = Beginner
level-casual = Casual
level-solid = Solid
level-strong = Strong
level-random = Random
level-about-beginner = Plans only a step or two.
level-about-casual = Plans its turn, but overlooks things.
level-about-solid = Plans its whole turn.
level-about-strong = Also plans its next turns.
level-rate = Wins about { $wins } in 10 two-player games against { $level }.
seat-automaton = automaton, plays by its own rules
options-also-on = Also turned on: { $options }.
options-also-off = Turned off: { $options }.
option-number-label = A number from { $low } to { $high }

done-joined = You joined { $table }.
done-left = You left { $table }.
done-started = { $table } has started. Good luck!
done-cancelled = { $table } was closed.
done-rematch = { $table } is open for your rematch.
rematch-unseen = Not invited, because they cannot see this channel: { $names }.

## Asking first

ask-first-kept = Nothing has changed.
ask-first-moved-on = The table has moved on since you were asked, so nothing was changed. Please look again:
ask-cancel-lobby = Cancel **{ $table }**? { $count ->
    [0] Nobody has joined yet.
    [one] The one player there loses their seat.
   *[other] All { $count } players lose their seats.
} A lobby cannot be restored.
ask-cancel-game = Cancel **{ $table }** for everyone? { $count ->
    [0] No turn has been played yet.
    [one] One turn has been played.
   *[other] { $count } turns have been played.
} Current state: { $stage }. Nobody can play on, unless the host or a server manager restores the game within { $days } days.
ask-leave = Leave **{ $table }**? Your seat becomes free.
ask-resign = Resign from **{ $table }**? A computer player takes your seat for the rest of the game. Only the host or a server manager can give it back, with /host replace.
ask-resign-last = Resign from **{ $table }**? Nobody else is left, so the game ends here. The host or a server manager can restore it for { $days } days.
ask-replace = Give the seat of { $old } to { $new }? { $old } leaves the game; only another /host replace gives the seat back.
ask-reveal = This reveals something hidden: after it, nothing you have done so far this turn can be undone.
ask-turns-back = Take back { $count ->
    [one] one turn
   *[other] { $count } turns
}? In the order played: { $turns }. What was chosen there is lost, and the game continues from the point before, with everything face down reshuffled.
ask-unfinished-back = Take back the unfinished turn of { $turns }? What was chosen so far is lost.
more-turns = { $count ->
    [one] one more
   *[other] { $count } more
}
restore-until = The host or a server manager can restore the game until <t:{ NUMBER($until, useGrouping: 0) }:D>.
done-restored = { $table } continues.

## Lists

games-none = You are not at any table. Open one with /new, or find one with /lobby.
games-heading = **Your { $count ->
    [one] game
   *[other] { $count } games
}**
games-line = **[{ $table }]({ $link })**: { $state }
games-lobby = waiting for players
games-your-turn = **your turn** · <t:{ NUMBER($since, useGrouping: 0) }:R>
games-waiting = waiting for { $who } · <t:{ NUMBER($since, useGrouping: 0) }:R>
games-armed = { $state } · 🗓️ plan armed
games-late = ⏱️ **a computer player can take this turn now**
games-late-own = ⏱️ **your time is up, but you can still play**
games-give-up = Resign or leave…
log-heading = **{ $table }**: the log
log-heading-since = **{ $table }**: since your last move
log-empty = Nothing yet.
score-heading = **{ $table }**: scores
score-heading-projected = **{ $table }**: scores if the game ended now
score-line = { $place }\. **{ $who }**: **{ $score }** ({ $sources })

## Views

views-menu = Look at …
picture-page = -# Picture { $page } of { $pages }
view-post = the table at a glance
view-table-large = everything (large screens)
view-table = the whole table
view-map = the map
view-region = the map where it changed
changes-none = Nothing has changed since your last move.
view-own-board = my own board
view-own-board-nucleum = { $who }'s board
view-own-board-nanotech = { $who }'s laboratory
view-market = offer, contracts and milestones
view-scores = scores
view-legend = what the icons mean
error-no-such-view = There is no view “{ $view }”. Pick one of: { $views }.

## Panel

panel-waiting = Waiting for **{ $who }**, whose turn began <t:{ NUMBER($since, useGrouping: 0) }:R>.
panel-automata = **Since your turn:**
panel-final = 🔒 Undo does not reach past this point.
panel-moved-on = That button is out of date; here is the current state.
panel-turn-done = Your turn is done.
panel-green = -# A green button ends your turn.
panel-can-end = 💡 Your last choice can end your turn at once, without Confirm Turn.
panel-answer-ahead = You may answer now; your answer counts after those of { $who }.
answer-lost = Your kept answer is no longer possible: { $choice }. Choose again.
answer-more = Your kept answer was { $choice }, but an earlier answer has made more possible. Choose again.
answer-none = Your answer is forgotten: you are asked when it is your place.
answer-kept = Your answer is kept: { $choice }. You can change it until the players before you have answered.
panel-game-over = That was the last move: the game is over. The scores are in the channel.
panel-page = { $what } ({ $page } of { $pages })
panel-read-first = Read about a choice first

choice-numbered = { $number }. { $label }
choice-completed = { $choice } → { $answer }
choice-look-first = Look first
choice-look-first-detail = See a picture of these before you choose.
choice-decide-later = Decide later
choice-decide-later-detail = Choose the action now and the details next.
choice-ends-turn = Ends your turn
kind-take = Take
kind-capture = Capture
kind-upgrade = Upgrade
kind-confine = Confine
kind-copy = Copy
kind-bonus = Bonus
kind-extra = Extra Action
kind-decline = Decline
kind-confirm = Confirm
kind-play = Play Tile
kind-rail = Build Railway
kind-recharge = Recharge
kind-building = Buildings
kind-space = Places
kind-piece = Turbines and Mines
kind-tile = Action Tiles
kind-slot = Contract Slots
kind-target = What to Energize
kind-plan = Fuel
kind-plans = Fuel
kind-fulfil = Fulfill Contract
kind-exchange = Exchange
kind-skip = Skip
kind-experiment = Experiments
kind-technology = Technologies
kind-vp = Victory Points
kind-income = Income
kind-option = Options
kind-plant = Power Plants
kind-star = Milestone Spaces
kind-way = Direction
kind-pay = Pay
kind-rail_completes = Completes a Link
kind-rail_matches = Matches
kind-rail_space = Other Railway Spaces
kind-contract = Contract
kind-subsidy = From the Tile
kind-urbanize = Urbanize
kind-industrialize = Industrialize
kind-develop = Develop
kind-energize = Energize
kind-store = Where to Store
kind-spend = Which Uranium
kind-other = More
kind-any = Your choice

# The labels of buttons below a menu: { $code } is printed on the thing, or is its number in the picture. At most nine letters before it.
verb-any = Choose { $code }
verb-take = Take { $code }
verb-capture = Capture { $code }
verb-upgrade = Upgrade { $code }
verb-confine = Confine { $code }
verb-copy = Copy { $code }
verb-play = Play { $code }
verb-rail = Rail { $code }
verb-building = Build { $code }
verb-piece = Build { $code }
verb-space = Place { $code }
verb-tile = Buy { $code }
verb-slot = Slot { $code }
verb-bonus = Slot { $code }
verb-target = Power { $code }
verb-plans = Fuel { $code }
verb-plan = Fuel { $code }
verb-fulfil = Fulfill { $code }
verb-experiment = Take { $code }
verb-technology = Learn { $code }
verb-star = Star { $code }
verb-rail_completes = Lay { $code }
verb-rail_matches = Lay { $code }
verb-rail_space = Lay { $code }

## Posts

ask-reminder = ⏰ { $who }, it is still your turn at { $table } (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
ask-reminder-answer = ⏰ { $who }: your answer is still missing at { $table } (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
end-heading = The game is over. { $count ->
    [0] No one wins.
    [one] **{ $winners }** wins!
   *[other] **{ $winners }** share the victory!
}
end-absent = Absent: { $who }. Computer players took their turns, so they come last.
end-computers = Computer players: { $who }
end-everyone = Thank you for playing: { $who }
end-reached = 🏅 New trophies for { $who }: { $names }. See them all with /records.
records-heading = ### { $game }: { $count } of { $all } trophies
records-level = - Level { $level }: { $wins } of { $games } won, best score { $best }
records-none = You have not finished a solo game yet. Start one with /new and an opponent.
records-reached = ✅ **{ $name }**: { $what }
records-open = ▫️ **{ $name }**: { $what }
act-cancelled = { $who } ended the game early.
act-resigned = { $who } resigned; a computer player takes the seat.
act-stuck = I can't find a move for { $who } right now. Nothing is lost, and I'll keep trying.{ $computer ->
    [yes] {" "}The host or a server manager can also give the seat to a player with /host replace.
   *[no] {""}
}
act-last-resigned = { $who } resigned; nobody is left, so the game ends here.
act-turns-taken-back = ↩ { $who } took back { $count ->
    [one] one turn
   *[other] { $count } turns
}: { $turns }. Everything face down was reshuffled.
act-unfinished-taken-back = ↩ { $who } took back the unfinished turn of { $turns }.
act-restored = { $who } restored the game; it continues where it stopped. Everything face down was reshuffled.
status-moved = **{ $table }** has moved: { $link }
act-replaced = { $who } gave the seat of { $old } to { $new }.
act-gave-up = { $who } has not moved for { $days ->
    [one] a day
   *[other] { $days } days
}. Anyone at the table can now replace them with /host replace.

done-resigned = A computer player has taken your seat. Thank you for playing!
done-replaced = The seat has a new player.
done-force-undo = Done. The channel has been told whose turns were taken back.
done-reminders = { $hours ->
    [0] No more reminders at this table
    [one] First reminder after one hour
   *[other] First reminder after { $hours } hours
}; { $days ->
    [0] inactive players are never replaced.
    [one] after one day anyone may replace an inactive player.
   *[other] after { $days } days anyone may replace an inactive player.
}
done-silenced = No more reminders for this turn.
error-silence-over = This reminder was for an earlier turn, so nothing was muted.
done-quiet-hours = No reminders from { $start } to { $end } ({ $zone }).
done-quiet-off = Quiet hours are off.
done-away = You are away until <t:{ NUMBER($until, useGrouping: 0) }:D>: no reminders, and nobody may replace you for being inactive. No game waits more than { $days } days in all for you to come back, rated games and seasons no more than { $rated }.
done-away-late = { $count ->
    [one] In 1 game your time was up too long ago: there you can still be replaced.
   *[other] In { $count } games your time was up too long ago: there you can still be replaced.
}
done-back = Welcome back.
done-theme = Your private pictures are now { $theme }.
theme-light = light
theme-dark = dark
theme-light-safe = light, color-blind friendly
theme-dark-safe = dark, color-blind friendly

## Errors

error-no-table = That table no longer exists.
error-no-table-here = There is no table in this channel. Find yours with /games, or open one with /new.
error-no-table-meant = There is no table in this channel, and you are not playing a game. Find tables with /games, or open one with /new.
error-channel-taken = This channel already has a table: finish it, close it with /host cancel, or open a thread with /new thread:True.
error-direct-taken = You already have a game in these direct messages: finish it, close it with /host cancel, or use /host channel in a channel.
error-no-thread-here = A thread can only be opened from an ordinary text channel. Use /new without thread.
error-not-in-lobby = The game has already started. To take someone's place, ask the host for /host replace.
error-not-open = This table is already closed.
error-not-over = The game is not over yet. You can start a rematch once it is.
error-not-running = No game is being played here. Open a table with /new; /games lists yours.
error-not-started = The game has not started yet. Press Start Game under the lobby post, or use /host start.
error-game-cancelled = This game was ended early. For { $days } days its host or a server manager can bring it back with the Restore Game button under the post that ended it.
error-not-cancelled = There is nothing to restore: this game was not ended early.
error-restore-late = This game was ended early more than { $days } days ago and can no longer be restored.
error-restore-taken = This channel has another table now. Finish it or close it with /host cancel, then press Restore Game again.
error-leave-running = The game has already started. Use /table resign to hand your seat to a computer player.
error-replace-lobby = The game has not started yet. Use Join and Leave to change seats, Add Computer to seat a computer player.
error-already-seated = That player already has a seat at this table.
error-not-seated = You have no seat at this table. Press Join while it is a lobby, or ask the host for /host replace.
error-they-not-seated = { $who } has no seat at this table.
error-table-full = All seats are taken.
error-option-seats = These options are for at most { $high ->
    [one] one player
   *[other] { $high } players
}, but { $seated } sit here. Ask someone to leave, or remove a computer player, first.
error-no-such-computer = There is no computer player “{ $name }”. Pick one from the list.
error-no-computer-seated = No computer player sits here.
error-no-such-seat = There is no such seat. Pick one from the list.
error-which-seat = “{ $seat }” is not a seat at this table. Type a number or a name: { $seats }.
error-seat-automaton = { $who } is an automaton with rules of its own; its seat cannot be given away. Pick another from the list.
error-no-opponent = { $game } has no automaton to play against. Use /new without opponent and level, then add a computer player at the table.
error-direct-others = This table is in direct messages, so nobody else can join. Use /host channel in a channel first.
error-bot-player = A bot cannot play. To seat a computer player, leave the player field empty.
error-host-only = Only the table's host or someone who may manage the server can do that.
error-rematch-exists = A rematch is already open further down.
error-not-your-turn = It is not your turn: the table waits for { $who }.
error-not-asked = There is nothing for you to answer: the table waits for { $who }.
error-stale = The game has moved on. Press Take Turn to see the current state.
error-old-button = That button has expired. Use /turn or /games to continue.
error-not-allowed = You cannot do that here.
error-bot-permissions = I lack a permission in this channel. Ask a server manager to let me view it, send messages, attach files and use threads.
error-bot-lacks = I lack these permissions in this channel: { $permissions }. Ask a server manager, who sees the details with `/admin check`.
error-bug = Sorry, something went wrong on my side. Nothing was lost. If it happens again, give the operator of this bot this number: { $reference }
error-report = Report it here: { $place }
error-other-game = The table in this channel plays { $game }. Use that game's commands.
error-no-such-game = There is no game “{ $game }”. Pick one from the list.
error-command-not-now = { $command } is not possible now. The current question is: { $prompt }
error-command-changed = That command has changed. Type it again and pick it from the list.
error-setup-changed = Someone changed the setup while your form was open, so nothing was set. Use /host setup again.
error-command-renamed = This command is now { $command }.
error-several-tables = Several games wait for you ({ $count }). Use the command in the channel of one of them:
error-command-ambiguous = “{ $typed }” does not say exactly which. You can choose: { $choices }
error-typed-too-long = That is too long. Type at most { $most } characters.

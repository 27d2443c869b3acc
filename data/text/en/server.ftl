### What the managers of a server set for it: /server.

command-server = Set up the bot for this server (server managers only)
error-server-direct = Use /server on the server that you manage.
error-server-manager = Only people who may manage this server can set it up. Ask one of them.
error-rated-server = Rated games are turned off on this server. Its managers can allow them with /server.
error-open-role = Only members with the role { $role } may open tables on this server. Join one with /lobby.
error-one-game = Until you have finished your first game, you can play only one game at a time on this server.
error-one-game-of = { $who } can play only one game at a time on this server until the first one is over. Remove { $who }, or wait.

server-heading = **Settings of this server**
server-locale = Language of new tables: { $language }
server-locale-own = Language of new tables: { $language }, as on this server
server-menu-locale = Language of new tables
server-locale-value-own = Language of the server
server-pace = Time for a turn at new tables: { $pace }
server-menu-pace = Time for a turn at new tables
server-threads-0 = New tables: in the channel where they are opened
server-threads-60 = New tables: in threads of their own, hidden after 1 hour without a message
server-threads-1440 = New tables: in threads of their own, hidden after 1 day without a message
server-threads-4320 = New tables: in threads of their own, hidden after 3 days without a message
server-threads-10080 = New tables: in threads of their own, hidden after 7 days without a message
server-menu-threads = Where new tables are opened
server-threads-value-0 = In the channel
server-threads-value-60 = Thread, hidden after 1 hour
server-threads-value-1440 = Thread, hidden after 1 day
server-threads-value-4320 = Thread, hidden after 3 days
server-threads-value-10080 = Thread, hidden after 7 days
server-rated-on = Rated games: allowed
server-rated-off = Rated games: turned off for new tables
server-opener = Tables can be opened by: { $role }
server-opener-none = Tables can be opened by: everyone
server-opener-label = Role (empty: everyone)
server-one-game-on = New players: one game with others at a time, until their first one is over
server-one-game-off = New players: any number of games
button-server-one-game-on = Limit
button-server-one-game-off = Do Not Limit
server-caps-lobbies = Open lobbies of one host (1 to { $most })
server-caps-games = Running games of one host (1 to { $most })
server-done = ✅ Saved.
server-changed = In the meantime, another manager has changed: { $settings }.
server-role-gone = A role was deleted: { $settings } is no longer set.
server-name-locale = language
server-name-pace = time for a turn
server-name-threads = threads
server-name-rated = rated games
server-name-opener = who can open tables
server-name-one-game = new players
server-name-caps = limits

## The digest

server-digest-off = Digest: off
server-digest-daily = Digest: every day at { $hour } ({ $zone }) in { $channel }
server-digest-weekly = Digest: every Monday at { $hour } ({ $zone }) in { $channel }
server-about-digest = One silent post about games that ended, began or have free seats, if there are any
server-digest-refused = ⚠️ The bot may not post there. Let it view the channel and send messages.
server-digest-every = How often
server-digest-value-off = Off
server-digest-value-daily = Every day
server-digest-value-weekly = Every Monday
server-digest-channel = Channel
server-digest-hour = Hour, such as 18:00
server-channel-gone = A channel was deleted: the digest is off.
server-name-digest = digest
error-digest-channel = Choose a channel for the digest.
error-digest-refused = The bot may not post in { $channel }. Let it view the channel and send messages there, or choose another one.
digest-heading = 📰 **Board games** · <t:{ NUMBER($since, useGrouping: 0) }:f> – <t:{ NUMBER($until, useGrouping: 0) }:f>
digest-ended = Ended
digest-began = Began
digest-seeking = Seats free
digest-more = and { $count } more
digest-turns = Turns played: { $count }
digest-running = { $count ->
    [one] One game is running.
   *[other] { $count } games are running.
}

## Calling a role

server-call = Role that new tables can call: { $role }
server-call-none = Role that new tables can call: none
server-call-label = Role (empty: none)
server-call-refused = ⚠️ The bot may not mention this role. Let everyone mention it, or give the bot the permission “Mention @everyone, @here and All Roles”.
server-name-call = role to call
parameter-call = Mention the role that this server's managers have named for new tables
error-call-none = No role can be called on this server. Its managers can name one with /server.
error-call-refused = The bot may not mention the role { $role }. Open the table without call, or tell the server's managers.
error-call-soon = A role can be called here only once an hour. The next call is possible <t:{ NUMBER($at, useGrouping: 0) }:R>. Until then, open tables without call.
setup-call = Role { $role }: it can be called once an hour on this server
button-call = Call the Role
done-called = The role is called.
error-call-denied = The bot may not mention the role { $role }. Tell the server's managers.
error-call-later = A role can be called here only once an hour. The next call is possible <t:{ NUMBER($at, useGrouping: 0) }:R>.

## Following a game

button-follow = Follow
follow-menu = Follow a game in its thread …
done-followed = You now follow { $table } in <#{ $channel }>. To stop, leave the thread.
error-follow-thread = Only games in threads can be followed. Open the channel of this game to watch it.
error-follow-refused = The bot cannot add you to this thread. Open it, and follow it there.

## The second page

server-leaderboard-everyone = Leaderboards: everyone can see them
server-leaderboard-managers = Leaderboards: only managers can see them
server-leaderboard-nobody = Leaderboards: turned off
server-menu-leaderboard = Who can see the leaderboards of this server
server-leaderboard-value-everyone = Everyone
server-leaderboard-value-managers = Managers only
server-leaderboard-value-nobody = No one
server-silent-live-on = Live play at new tables: turns are announced silently
server-silent-live-off = Live play at new tables: as each player has set
button-server-silent-live-on = { button-live-on }
button-server-silent-live-off = As Players Set
server-pauses-on = Pauses at new tables: allowed
server-pauses-off = Pauses at new tables: only by managers
server-pages-on = Pages in the browser: allowed
server-pages-off = Pages in the browser: not allowed
button-server-allow-on = Allow
button-server-allow-off = Do Not Allow
server-name-leaderboard = leaderboards
server-name-silent-live = live play
server-name-pauses = pauses
server-name-pages = pages in the browser
button-server-more = More Settings
error-leaderboard-off = The managers of this server have turned the leaderboards off. Your own ratings are in /records.
error-leaderboard-hidden = Only managers can see the leaderboards of this server. Your own ratings are in /records.
error-pause-server = Only a manager of this server can pause this game.

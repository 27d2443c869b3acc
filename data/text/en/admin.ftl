### Words of /admin: export, import, repair, stuck tables; and of games that cannot be opened.

command-admin = Tools for server managers and the bot's operator
command-admin-export = Save a game as a file
command-admin-import = Continue a saved game in this channel
command-admin-repair = Check a game that is stuck, and repair it
command-admin-stuck = List stuck tables
command-admin-check = See what the bot lacks in a channel
command-admin-forget = Delete everything stored about a person (operator of the bot)
parameter-admin-user = Whose settings, names and IDs to delete
parameter-admin-table = Number of the table (leave empty for the one in this channel)
parameter-admin-file = A file made with /admin export
parameter-admin-days = Also list tables that have waited at least this many days
parameter-admin-channel = Which channel, thread or category (leave empty for this one)

button-go-back = Go Back
button-rebuild = Rebuild Game
button-close-table = Close Table
button-forget = Delete Data

act-exported = { $who } saved this unfinished game as a file. The file contains everything, including hidden information.
act-imported = { $who } loaded this game from a file.
act-repaired = { $who } repaired this game from its log{ $count ->
    [0] ; nothing was lost.
    [one] ; the last choice had to be taken back.
   *[other] ; the last { $count } choices had to be taken back.
}

admin-exported = Here is the file of **{ $table }**. Keep it to yourself while the game is running: it contains hidden information. To continue the game elsewhere, use /admin import.
admin-imported = **{ $table }** continues here with { $count ->
    [one] one choice
   *[other] { $count } choices
} played.
admin-sound = **{ $table }** is fine: the game opens, its log is complete (choices: { $count }), and play can continue. To return to an earlier state, use /host undo.
admin-broken = **{ $table }** cannot continue as it is stored. { $lost ->
    [0] All { $total } choices in its log can be replayed: rebuilding it loses nothing.
    [one] The first { $kept } of { $total } choices in its log can be replayed: going back takes back the last one.
   *[other] The first { $kept } of { $total } choices in its log can be replayed: going back takes back the last { $lost }.
}
admin-broken-older = -# The rules have changed since this game began, so the rebuilt game may differ from what was played. Make a backup first.
admin-lost = **{ $table }** cannot continue as it is stored, and nothing in its log can be replayed. Restore a backup (docs/operator.md), or close the table so that its channel is free.
admin-damaged = The row of table #{ $number } in the database is damaged, so its game cannot be rebuilt. Restore a backup (docs/operator.md), or close the table so that its channel is free.
admin-closed = Table #{ $number } is closed; its channel is free.
admin-repaired = **{ $table }** continues with { $kept } of { $total } choices.
ask-forget = Delete { $who }'s settings, names and ID on all servers? Finished games stay, without the name. This cannot be undone.

admin-forgotten = Settings, names and ID of that person have been deleted ({ $count ->
    [one] one ended table
   *[other] { $count } ended tables
}). The games stay, without their name.

stuck-none = No table is stuck.
stuck-heading = **{ $count ->
    [one] One table is
   *[other] { $count } tables are
} stuck**
stuck-line = - **[{ $table }]({ $link })**: { $trouble }
stuck-damaged = its row in the database is damaged. /admin repair table:{ $number }
stuck-unreadable = its game cannot be opened. /admin repair table:{ $number }
stuck-undelivered = { $count ->
    [one] a message waits
   *[other] { $count } messages wait
} because Discord refuses to post here. Let me view the channel, send messages and attach files, or use /host channel in another channel; they will then be posted.
stuck-thinking = I cannot find a move for { $who } and keep trying; my log says why. /host replace gives the seat to someone else.
stuck-waiting = { $who } has not moved for { $days ->
    [one] a day
   *[other] { $days } days
}. Use /host replace to give the seat to someone else.

error-admin-only = Only server managers and the operator of the bot can do that.
error-owner-only = Only the operator of the bot can do that.
error-admin-no-table = There is no such table on this server. Look up its number in the title of its posts.
error-admin-no-channel = Use this in the channel where the game should continue.
error-nothing-to-repair = There is nothing to repair at this table.
error-beyond-repair = This ended game cannot be shown any more, and its log cannot be replayed. A backup may still hold it (docs/operator.md).
error-rules-changed = The rules have changed since this game began, so its choices cannot be replayed; nothing was changed.
error-import-large = That file is too large for a saved game: at most { $most } MB.
error-import-gone = Discord no longer has that file. Upload it again.
error-import-foreign = That is not a game file. Make one with /admin export.
error-import-changed = That file has been changed or damaged since it was saved; nothing was imported. Export the game again.
error-import-unknown-game = This bot has no game “{ $game }”; nothing was imported.
error-slow-down = You are faster than I can follow. Wait a moment, then continue.

## /admin check

check-heading = **What I need in { $place }**
check-has = ✅ { $permission }: { $reason }
check-lacks = ❌ **{ $permission }**: { $reason }
check-fine = Nothing is missing.
check-not-granted = My roles do not grant: { $permissions }. Change this in the server's settings, under **Roles**.
check-denied = My roles grant, but the permissions of { $place } deny: { $permissions }. Change them there.
check-of-channel = - { $place } lacks: { $permissions }
check-no-place = No table can be played in { $place }.
check-unseen = I do not see { $place }. If it is a private thread, mention me there.
check-locked = 🔒 This thread is locked. Unlock it so that I can post.
check-direct = In direct messages I need no permissions.

## /admin block

command-admin-block = Block a person or a server, or list the blocks (operator of the bot)
parameter-admin-block-user = Whom to block
parameter-admin-block-server = The ID of the server to block
parameter-admin-lift = Lift the block instead
button-block = Block
ask-block-user = Block { $who } on all servers? All their commands and presses are refused. { $count ->
    [0] They are not at any running table.
    [one] They keep their seat at one running table, where the host of the table can replace them.
   *[other] They keep their seats at { $count } running tables, where the hosts of the tables can replace them.
}
ask-block-server = Block the server { $server }? I leave it and refuse it until you lift the block. Its games are kept, and their hosts can move them.
block-done = Done. /admin block with **lift** lifts the block.
block-lifted = The block is lifted.
block-not-there = There is no such block.
blocked-none = Nobody is blocked.
blocked-heading = **Blocked**
blocked-user = - { $who }
blocked-server = - Server { $server }
error-blocked-user = The operator of this bot has blocked you. Your games and your data are kept.
error-blocked-server = The operator of this bot has blocked this server. Its games are kept.
error-blocked-contact = Contact: { $contact }
error-block-one = Name either a person or a server.
error-block-server = A server is named by its ID, a number: turn on Developer Mode in Discord and use Copy Server ID.
error-block-owner = The operator of the bot and the bot itself cannot be blocked.

# A direct message to the operator of the bot.
release-news = Version { $version } of this bot is available. You run { $current }. What has changed: <{ $link }>

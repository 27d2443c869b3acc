# What people are told when Discord or the machine fails, and moving a table to another channel.

error-not-saved = I could not save that: my database rejected it. Nothing has changed; please tell the operator of this bot.
error-not-saved-busy = I could not save that just now. Nothing has changed; please try again in a moment.
error-not-saved-full = I could not save that: my disk is full. Nothing has changed; please tell the operator of this bot, and try again later.
error-unanswered = The connection to my database broke while I was saving that. Press Take Turn or use /turn to see whether it went through.
error-damaged = The record of this table is damaged, so I cannot open it. Nothing has changed; please ask a server manager to use /admin repair.
error-newer = This game was last played with a newer version of me. Nothing has changed; please ask the operator of this bot to update me.
error-no-picture = I could not draw that picture. Please try again in a moment.
picture-too-large = The picture is too large for Discord, so here is the text alone.
error-discord-down = Discord did not accept my answer. Press Take Turn or use /turn to see where the table stands.
error-server-unavailable = Discord has a problem with this server at the moment. Please try again later.
error-blocked = AutoMod keeps me from posting that here. Ask a server manager to exempt me from its rules.
error-threads-full = This server has as many active threads as Discord allows. Close some, or use /new without a thread.

# To one person at the table, by direct message. $place is a channel, $permissions a list of permissions' names.
trouble-permissions = ⚠️ I cannot post { $table } in { $place }. Please give me these permissions there: { $permissions } (/admin check in that channel shows where). Nothing is lost: I will post as soon as I can; until then /turn in that channel still works.
trouble-pictures = ⚠️ I am posting { $table } in { $place } without pictures. Please give me the permission Attach Files there.
trouble-gone = ⚠️ The channel of { $table } is gone. Nothing is lost: use /host channel in another channel to continue there.
trouble-locked = ⚠️ I cannot post { $table } in { $place }: the thread is locked. Please unlock it. Nothing is lost.
trouble-thread = ⚠️ I cannot post { $table } in { $place }: I do not see this thread. If it is private, mention me there; if it is locked, unlock it. Nothing is lost.
trouble-left = ⚠️ I am no longer on the server of { $table }. Nothing is lost: invite me again, or use /host channel on another server I am on.
trouble-blocked = ⚠️ AutoMod keeps me from posting { $table } in { $place }. Please exempt me from its rules there. Nothing is lost: I will try again.
trouble-threads = ⚠️ I cannot post { $table } in { $place }: the server has as many active threads as Discord allows. Please close some threads there. Nothing is lost.
trouble-timeout = ⚠️ I cannot post { $table } in { $place }: a moderator has given me a timeout. Please end it. Nothing is lost: /turn works meanwhile.
trouble-move = You can also use /host channel in another channel.
trouble-ask = If you cannot do that, please tell a server manager.
trouble-direct = ⚠️ I cannot write to you in these direct messages. In your privacy settings, please allow direct messages from a server we share. Nothing is lost: /turn works here meanwhile.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-read-message-history = Read Message History
permission-connect = Connect
permission-pin-messages = Pin Messages

# Why the bot needs a permission: follows its name.
permission-why-view-channel = to see the channel of a table
permission-why-send-messages = to post turns in a channel
permission-why-send-messages-in-threads = to post turns in a thread or a forum post
permission-why-attach-files = to post pictures of the board
permission-why-read-message-history = to find its own posts again after an interruption
permission-why-connect = to use the chat of a voice channel
permission-why-create-public-threads = to open a table in a thread of its own
permission-why-pin-messages = to pin the status post of a game

command-move-table = Move a table to this channel
parameter-move-table = Which of your tables
act-moved = { $who } moved the table here.
act-backup = ⏪ A backup from <t:{ NUMBER($at, useGrouping: 0) }:f> was restored. Turns played since then are lost; the game continues from here.
done-moved = { $table } continues here.
error-move-same = The table is already in this channel.
error-unseen = { $names } cannot see this channel. Use one that everyone at the table can see.
error-unseen-table = { $names } cannot see the channel of this table, so no message would reach them there.
error-move-which = Pick one of your tables from the list.
error-move-here = A table cannot be played in this kind of channel. Use /host channel in a text channel or a thread.
error-move-server = The table can move only within its server. Use /host channel in another channel there.
error-restarting = The bot is restarting and could not finish this. Please try again in a minute; everything you confirmed is saved.

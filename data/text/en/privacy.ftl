### What is stored about oneself: /settings

me-exported = This file holds everything stored about you. Only you can see this message.
ask-me-forget = Delete everything stored about you on all servers? Your settings, notes, plans and lessons are lost, and your name and id disappear from { $count ->
    [0] all logs
    [one] one game that has ended
   *[other] { $count } games that have ended
}. The games stay for the others who played them. This cannot be undone.
button-me-forget = Delete My Data
me-forgotten = Everything stored about you has been deleted (games that have ended: { $count }). Backups kept by the operator of the bot expire later.
forget-open = Open tables given up with it ({ $count }):
forget-open-line = - **{ $table }**: { $loss }
forget-resign = a computer player takes the seat
forget-end = the game ends, as nobody else plays it
forget-leave = the seat becomes free
forget-close = the lobby closes
forget-host = { $who } becomes the host

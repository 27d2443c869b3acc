### Walking through the turns of a game.

button-turns = Earlier Turns
button-turn-first = ⏮ Setup
button-turn-back = ◀ { $turn }
button-turn-on = { $turn } ▶
button-turn-newest = Newest ⏭
parameter-board-turn = Show it as it was after this turn (0 = after setup)

turns-set-up = Setup
turns-short = Turn { $turn }
turns-turn = Turn { $turn } of { $turns }: { $who }
turns-option = Turn { $turn }: { $who }
turns-menu = Go to a turn …
turns-gone = There is no turn { $turn }; it may have been taken back. This is the newest turn.
turns-nothing = Nothing has been played yet.
turns-no-picture = This game began under older rules, so its earlier turns can be described, but not shown.

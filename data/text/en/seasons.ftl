# Seasons: signing up, the draw, the standings, and what a server's managers do
error-no-season = This season does not exist.
error-season-open = This server already has a season of this game.
error-season-seats = With these options, tables of { $seats } are not possible.
error-season-not-in = You are not signed up for this season.
error-season-asking = { $count ->
    [one] One player has not answered yet.
   *[other] { $count } players have not answered yet.
} The tables are drawn <t:{ NUMBER($until, useGrouping: 0) }:R>, or with the last answer.
error-season-few = Too few for whole tables: { $count } players are needed. The sign-up stays open until <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = The tables of this season are not drawn yet.
error-season-drawn = The tables of this season are already drawn.
error-season-over = This season is over.
error-season-off = This season was canceled.
error-season-table = This table is not in the season.
error-season-pause = A game of a season cannot be paused alone. A manager can pause the whole season.
act-season-hurried = ⏱️ The last day of the season has passed. From the next turn on, a turn has 12 hours.

### Statistics: a person's games added up, and one ended game in figures.

view-statistics = statistics
stats-decimal = { $whole }.{ $tenth }
stats-days = { $days } d { $hours } h
stats-hours = { $hours } h { $minutes } min
stats-minutes = { $minutes } min

stats-person = ### { $game }: your games
stats-others = **With others**
stats-alone = **Solo against automata**
stats-all = All games
stats-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stats-sum = - { $what } · won { $won } of { $games } ({ $rate }%), average score { $mean }, best { $best }

stats-table = **{ $table }**: statistics
stats-line = - **{ $what }**: { $values }
stats-value = { $who } { $value }
stats-turns = Turns
stats-time = Average time per turn
stats-not-over = Statistics are available once the game is over. /score shows the points so far.

## /records: against whom, how fast, and all games as a file

stats-sum-place = - { $what } · won { $won } of { $games } ({ $rate }%), average place { $place }, average score { $mean }, best { $best }
records-suggested = { $count ->
    [one] One game in which turns were suggested to you
   *[other] { $count } games in which turns were suggested to you
}.
records-left = { $count ->
    [one] You left or were absent from { $count } of these games.
   *[other] You left or were absent from { $count } of these games.
}
records-answer-hours = { $count ->
    [one] ⏱️ You usually take a turn within { $count } hour.
   *[other] ⏱️ You usually take a turn within { $count } hours.
}
records-answer-days = { $count ->
    [one] ⏱️ You usually take a turn within { $count } day.
   *[other] ⏱️ You usually take a turn within { $count } days.
}
records-rivals = ### { $game }: head to head
records-rival = - **You and { $who }** { $ahead }:{ $behind } · { $sizes } · last game { $date }, { $scores }
records-rival-size = { $size } { $ahead }:{ $behind }
records-no-rivals = You have not finished a game with other people yet.
records-trophies-some = Trophies: { $count } of { $all }
records-more = { $count ->
    [one] 🔍 { $count } more to find
   *[other] 🔍 { $count } more to find
}
records-csv = { $count ->
    [one] Your { $count } finished game as a spreadsheet.
   *[other] Your { $count } finished games as a spreadsheet.
}
button-rivals = Head to Head
button-csv = Download CSV

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
stats-not-now = Your statistics are not available right now. Please try again.

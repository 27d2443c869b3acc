### Statistiky: hry jednoho člověka dohromady a jedna dohraná hra v číslech.

view-statistics = statistiky
stats-decimal = { $whole },{ $tenth }
stats-days = { $days } d { $hours } h
stats-hours = { $hours } h { $minutes } min
stats-minutes = { $minutes } min

stats-person = ### { $game }: vaše hry
stats-others = **S ostatními**
stats-alone = **Sólo proti automatům**
stats-all = Všechny hry
stats-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
stats-sum = - { $what } · výhry: { $won } z { $games } ({ $rate } %), průměrný výsledek: { $mean }, nejlepší: { $best }

stats-table = **{ $table }**: statistiky
stats-line = - **{ $what }**: { $values }
stats-value = { $who } { $value }
stats-turns = Tahy
stats-time = Průměrná doba tahu
stats-not-over = Statistiky budou k dispozici po konci hry. Dosavadní body ukáže /score.
stats-not-now = Vaše statistiky teď nejsou k dispozici. Zkuste to prosím znovu.

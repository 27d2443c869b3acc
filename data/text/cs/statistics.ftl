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

## /records: s kým, jak rychle, a všechny hry v souboru

stats-sum-place = - { $what } · výhry: { $won } z { $games } ({ $rate } %), průměrné umístění: { $place }, průměrný výsledek: { $mean }, nejlepší: { $best }
records-suggested = Hry, ve kterých vám byl navržen tah: { $count }.
records-left = Hry opuštěné před koncem nebo s vaší nepřítomností: { $count }.
records-answer-hours = { $count ->
    [one] ⏱️ Tah obvykle dokončíte do { $count } hodiny.
    [few] ⏱️ Tah obvykle dokončíte do { $count } hodin.
    [many] ⏱️ Tah obvykle dokončíte do { $count } hodiny.
   *[other] ⏱️ Tah obvykle dokončíte do { $count } hodin.
}
records-answer-days = { $count ->
    [one] ⏱️ Tah obvykle dokončíte do { $count } dne.
    [few] ⏱️ Tah obvykle dokončíte do { $count } dnů.
    [many] ⏱️ Tah obvykle dokončíte do { $count } dne.
   *[other] ⏱️ Tah obvykle dokončíte do { $count } dnů.
}
records-rivals = ### { $game }: vzájemné zápasy
records-rival = - **Vy a { $who }** { $ahead }:{ $behind } · { $sizes } · poslední hra { $date }, { $scores }
records-rival-size = { $size } { $ahead }:{ $behind }
records-no-rivals = Zatím jste nedohráli žádnou hru s ostatními.
records-trophies-some = Trofeje: { $count } z { $all }
records-more = 🔍 Zbývá objevit: { $count }
records-csv = Vaše dohrané hry ({ $count }) v tabulce.
button-rivals = Vzájemné zápasy
button-csv = Stáhnout CSV

### Statystyki: gry jednej osoby razem i jedna zakończona gra w liczbach.

view-statistics = statystyki
stats-decimal = { $whole },{ $tenth }
stats-days = { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
} { $hours } godz.
stats-hours = { $hours } godz. { $minutes } min
stats-minutes = { $minutes } min

stats-person = ### { $game }: twoje gry
stats-others = **Z innymi**
stats-alone = **Solo z automatami**
stats-all = Wszystkie gry
stats-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
stats-sum = - { $what } · wygrane: { $won } z { $games } ({ $rate }%), średni wynik: { $mean }, najlepszy: { $best }

stats-table = **{ $table }**: statystyki
stats-line = - **{ $what }**: { $values }
stats-value = { $who } { $value }
stats-turns = Tury
stats-time = Średni czas tury
stats-not-over = Statystyki pojawią się po zakończeniu gry. Dotychczasowe punkty pokazuje /score.
stats-not-now = Twoje statystyki są chwilowo niedostępne. Spróbuj ponownie.

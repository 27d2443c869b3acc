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

## /records: z kim, jak szybko, i wszystkie gry w pliku

stats-sum-place = - { $what } · wygrane: { $won } z { $games } ({ $rate }%), średnie miejsce: { $place }, średni wynik: { $mean }, najlepszy: { $best }
records-suggested = Gry, w których zaproponowano ci turę: { $count }.
records-left = Gry opuszczone przed końcem lub z twoją nieobecnością: { $count }.
records-answer-hours = { $count ->
    [one] ⏱️ Zwykle kończysz turę w ciągu { $count } godziny.
    [few] ⏱️ Zwykle kończysz turę w ciągu { $count } godzin.
    [many] ⏱️ Zwykle kończysz turę w ciągu { $count } godzin.
   *[other] ⏱️ Zwykle kończysz turę w ciągu { $count } godziny.
}
records-answer-days = { $count ->
    [one] ⏱️ Zwykle kończysz turę w ciągu { $count } dnia.
    [few] ⏱️ Zwykle kończysz turę w ciągu { $count } dni.
    [many] ⏱️ Zwykle kończysz turę w ciągu { $count } dni.
   *[other] ⏱️ Zwykle kończysz turę w ciągu { $count } dnia.
}
records-rivals = ### { $game }: bezpośrednie pojedynki
records-rival = - **Ty i { $who }** { $ahead }:{ $behind } · { $sizes } · ostatnia gra { $date }, { $scores }
records-rival-size = { $size } { $ahead }:{ $behind }
records-no-rivals = Nie masz jeszcze żadnej ukończonej gry z innymi osobami.
records-trophies-some = Trofea: { $count } z { $all }
records-more = 🔍 Do odkrycia: { $count }
records-csv = Twoje ukończone gry ({ $count }) w arkuszu.
button-rivals = Pojedynki
button-csv = Pobierz CSV

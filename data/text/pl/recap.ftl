### The recap of a game: an animation, and a card.

parameter-log-recap = Pokaż przebieg gry jako animację
parameter-recap-first = Pierwsza pokazana tura
parameter-recap-last = Ostatnia pokazana tura
view-recap = przebieg gry
button-recap = Przebieg gry
button-recap-card = Karta

recap-made = Przebieg gry **{ $table }**: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
} w { $seconds } s.
recap-made-part = Przebieg gry **{ $table }**, tury od { $first } do { $last }, w { $seconds } s.
recap-card-only = **{ $table }** zaczęto według starszych zasad i nie da się jej odtworzyć, więc jest tylko karta.
recap-card = Karta gry **{ $table }**
recap-shared = { $who } pokazuje przebieg gry **{ $table }**: { $scores }
recap-posted = Przebieg gry został opublikowany.
recap-score = { $who } { $points }
recap-turn = Tura { $turn } z { $last }
recap-final = Wynik końcowy
recap-alt = Przebieg gry { $table }, tury od { $first } do { $last }. Punkty: { $scores }. Zmiany na prowadzeniu: { $leads }.
recap-lead = { $who } w turze { $turn }
recap-best = Najlepsza tura: { $who }, { $points } pkt w turze { $turn }
recap-led = Na prowadzeniu od tury { $turn }: { $who }
recap-time = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
} w { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}

error-recap-often = W ciągu godziny możesz dostać trzy przebiegi gry. Następny będzie możliwy <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-recap-none = Nie ma jeszcze czego pokazać: nie zakończono żadnej tury.
error-recap-not-over = Przebieg gry można opublikować, gdy gra się skończy.
error-recap-not-yours = Przebieg gry mogą opublikować tylko jej gracze i gospodarz.
error-recap-posted = Przebieg tej gry został już opublikowany.
error-recap-under-way = Przebieg tej gry jest właśnie publikowany. Jeśli się nie pojawi, spróbuj ponownie za pięć minut.

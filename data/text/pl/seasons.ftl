# Sezony: zapisy, losowanie, tabela i działania zarządzających serwerem
season-heading = { $game }, sezon { $number }
season-how = { $tables ->
    [one] Każdy gra przy jednym stole dla { $seats } (lub { $fewer }) osób. Liczba rywali: { $others }
    [few] Każdy gra naraz przy { $tables } stołach dla { $seats } (lub { $fewer }) osób. Liczba rywali: około { $others }
    [many] Każdy gra naraz przy { $tables } stołach dla { $seats } (lub { $fewer }) osób. Liczba rywali: około { $others }
   *[other] Każdy gra naraz przy { $tables } stołach dla { $seats } (lub { $fewer }) osób. Liczba rywali: około { $others }
}
season-pace = { $pace }, zapas czasu: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Potem turę rozgrywa komputer.
season-no-bank = { $pace }, bez zapasu czasu. Potem turę rozgrywa komputer.
season-options = Opcje: { $options }
season-until = Zapisy do <t:{ NUMBER($until, useGrouping: 0) }:f>. Zapisani: { $count }
season-asked = Losowanie stołów <t:{ NUMBER($until, useGrouping: 0) }:R> lub gdy odpowiedzą wszyscy zapytani. Zapisani: { $count }
season-leaving = Przed losowaniem możesz odejść w każdej chwili. Po nim twoje miejsca przejmuje komputer i przy tych stołach kończysz na ostatnim miejscu. Po końcu sezonu wyniki zostają.
season-check = 🙋 Nadal gracie, { $names }? { $season }: losowanie stołów <t:{ NUMBER($until, useGrouping: 0) }:R>. Kto nie odpowie, nie gra.
season-check-drawn = { $season }: stoły są rozlosowane.
season-check-few = { $season }: potwierdziło zbyt mało osób. Zapisy trwają do <t:{ NUMBER($until, useGrouping: 0) }:f>.
season-drawn = { $season }: stoły są rozlosowane.
season-silent = Bez losowania, brak odpowiedzi: { $names }
season-unadmitted = Bez losowania, brak zgody zarządzającego: { $names }
season-ends = Ostatni dzień: <t:{ NUMBER($until, useGrouping: 0) }:D>. Potem tura ma 12 godzin, bez zapasu czasu.
season-hurried = Ostatni dzień minął. Tura ma 12 godzin, bez zapasu czasu.
season-over = Sezon się skończył: [zwycięzca i tabela]({ $link })
season-ended = { $season }: koniec sezonu.
season-next = Następny sezon ({ $game }) zacznie się tutaj zapisami, gdy otworzy go zarządzający: **Sezony** w `/server`.
season-off = Sezon odwołano.
season-won = 🏆 Wygrywa: { $names }
season-paused = ⏸️ Wstrzymany do <t:{ NUMBER($until, useGrouping: 0) }:f>
season-division = **Grupa { $number }**
season-row = { $place }\. { $name } · { $points } · { $played }/{ $tables }
season-row-none = – { $name } · { $played }/{ $tables }
season-marked = 🤖 przy którymś stole odejście lub nieobecność
season-more = … oraz dalsi, liczba: { $count }
season-tables = Zakończone gry: { $over } z { $count }
season-draw-line = Losowanie: seed { $seed } · powtórzone spotkania { $repeats } · kolejność tur { $turns } · siła { $spread }
season-opening = Otwarte stoły: { $over } z { $count }
season-refused = ⚠️ Bot nie mógł otworzyć stołu na tym kanale ({ $why }). Próbuje dalej.
season-why-limit = zbyt wiele aktywnych wątków
season-why-other = Discord odmówił
season-lost = ⚠️ Kanału tego sezonu już nie ma albo bot go nie widzi. Przenieś sezon albo go odwołaj.
season-player = Gracz
button-season-in = Zapisz się
button-season-rows = Cała tabela
done-season-in = { $tables ->
    [one] Zapisano: { $season }. Zagrasz przy jednym stole, liczba rywali: { $others }
    [few] Zapisano: { $season }. Zagrasz naraz przy { $tables } stołach, liczba rywali: około { $others }
    [many] Zapisano: { $season }. Zagrasz naraz przy { $tables } stołach, liczba rywali: około { $others }
   *[other] Zapisano: { $season }. Zagrasz naraz przy { $tables } stołach, liczba rywali: około { $others }
}
done-season-still-in = Grasz: { $season }.
done-season-left = Wypisano: { $season }.
done-season-waits = Opuszczony sezon: { $left }. Dlatego na twój zapis ({ $season }) musi zgodzić się zarządzający serwerem; potem pokaże go `/games`.
ask-season-leave = Odejść z { $season }? Twoje miejsca przejmie komputer i przy tych stołach skończysz na ostatnim miejscu.
server-seasons = Sezony: gra przy rozlosowanych stołach, z tabelą
button-seasons = Sezony
seasons-heading = ### Sezony na tym serwerze
seasons-none = Na tym serwerze nie ma sezonu.
seasons-about = Sezon jest ogłaszany na kanale, na którym go otwierasz. Jego stoły to wątki na tym kanale.
button-season-new = Nowy sezon: { $game }
button-season-setup = Ustaw
button-season-draw = Losuj stoły
button-season-pause = Wstrzymaj sezon
button-season-resume = Zakończ pauzę
button-season-off = Odwołaj
button-season-here = Przenieś tutaj
button-season-divisions = Grupy
button-season-replace = Zastąp gracza
button-season-void = Wycofaj stół
button-season-count = Zalicz stół ponownie
season-table = { $table } ({ $names })
season-entry-out = Wycofany · { $names }
season-entry-running = { $names }
season-entry-finished = Zakończony · { $names }
season-admit = Wpuść osobę, która odeszła z poprzedniego sezonu
season-move = Przenieś do grupy { $number }
season-planned = Stan na teraz. Losowanie podzieli tych, którzy wtedy grają; przeniesione osoby zostają.
ask-season-void-on = Wycofać { $table }? { $season }: stół nie liczy się wtedy nikomu, a gra się kończy.
ask-season-void-over = Wycofać { $table }? { $season }: gra jest zakończona; jej wynik nie będzie się nikomu liczył.
ask-season-void-last = Przy żadnym innym stole już się nie gra: sezon się kończy i nie da się tego cofnąć.
ask-season-count-on = Zaliczyć ponownie { $table }? { $season }: gra toczy się dalej od chwili, w której ją przerwano.
ask-season-count-over = Zaliczyć ponownie { $table } razem z wynikiem? { $season }
done-season-void = { $table } już się nie liczy.
done-season-count = { $table } znów się liczy.
ask-season-off = Odwołać { $season }? Wszystkie zapisy przepadną.
ask-season-off-drawn = Odwołać { $season }? Gry sezonu się skończą i nic się nie liczy.
done-season-off = { $season }: odwołano.
done-season-here = { $season } jest teraz na tym kanale.
done-season-new = { $season }: zapisy otwarte.
done-season-admitted = Zapisano: { $who }, { $season }.
done-season-moved = { $who } zagra w grupie { $number }.
done-season-set-up = { $season }: ustawiono.
done-season-asking = Kto zapisał się ponad dzień temu, dostał pytanie, czy nadal gra.
done-season-drawn = { $season }: stoły są rozlosowane. Otwierają się jeden po drugim.
done-season-paused = { $season }: wstrzymano na { $days } dni.
done-season-resumed = { $season } trwa dalej.
season-form-seats = Miejsca przy stole
season-form-tables = Stoły na gracza
season-form-weeks = Tygodnie
season-form-days = Dni na zapisy
season-form-pace = Tempo
season-form-table = Stół
season-about-table = Wycofany stół można ponownie zaliczyć.
season-form-other = Inny stół: jego numer, np. #12
season-form-seat = Miejsce lub nazwa zastępowanego gracza
season-form-player = Nowy gracz
season-about-player = Dostanie pytanie przy stole. Puste pole: gra komputer.
season-weeks = { $count ->
    [few] { $count } tygodnie
    [many] { $count } tygodni
   *[other] { $count } tygodnia
}
season-days = { $count ->
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
season-few = O jedno miejsce mniej, gdy nie wychodzi
games-season = 🏁 Zapisano: { $season }.
games-in-season = 🏁 Grasz: { $season }.
error-no-season = Ten sezon nie istnieje.
error-season-open = Na tym serwerze jest już sezon tej gry.
error-season-seats = Przy tych opcjach nie ma stołów dla { $seats } osób.
error-season-set-up = Ktoś się już zapisał, więc sezon zostaje, jaki jest.
error-season-not-in = Nie ma cię w tym sezonie.
error-season-not-waiting = Ten zapis już nie czeka. Otwórz ponownie **Sezony**.
error-season-division = Wybierz kogoś z drugiej grupy. Dwie grupy są od 16 osób.
error-season-division-few = Po tej zmianie stoły w grupie nie wyszłyby równo. Najpierw przenieś kogoś innego.
error-season-asking = Brakuje jeszcze odpowiedzi: { $count }. Losowanie stołów <t:{ NUMBER($until, useGrouping: 0) }:R> lub po ostatniej odpowiedzi.
error-season-few = Za mało osób na pełne stoły, potrzeba: { $count }. Zapisy trwają do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = Stoły tego sezonu nie są jeszcze rozlosowane.
error-season-drawn = Stoły tego sezonu są już rozlosowane.
error-season-over = Ten sezon się skończył.
error-season-off = Ten sezon odwołano.
error-season-channel = Sezon otwiera się na zwykłym kanale tekstowym, na którym stoły mogą być wątkami.
error-season-permissions = Bot nie ma na tym kanale tych uprawnień: { $permissions }.
error-season-table = W tym sezonie nie ma takiego stołu.
error-season-restore = Pojedynczej gry sezonu nie można przywrócić. Zarządzający mogą ponownie zaliczyć wycofany stół: **Sezony** w `/server`.
error-season-cancel = Pojedynczej gry sezonu nie można przerwać. Zarządzający mogą wycofać jej stół: **Sezony** w `/server`.
error-season-pause = Pojedynczej gry sezonu nie można wstrzymać. Zarządzający mogą wstrzymać cały sezon.
act-season-hurried = ⏱️ Ostatni dzień sezonu minął. Od następnej tury każda ma 12 godzin, bez zapasu czasu.
act-season-void = { $season }: ten stół wycofano i nie liczy się.
act-season-counts = { $season }: ten stół znów się liczy.
act-season-goes-on = { $season }: ten stół znów się liczy. Gra toczy się dalej od chwili, w której ją przerwano. Wszystko, co zakryte, potasowano na nowo.
status-season-void = Stół wycofany z sezonu: nie liczy się.

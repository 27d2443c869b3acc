# Miejsca i kto może je zająć
act-seat-offered = { $who } proponuje zmianę gracza: { $old } → { $new }. Dopóki { $new } nie zajmie miejsca, nic się nie zmienia.
act-seat-taken = { $who } gra dalej na miejscu: { $old }.
act-imported-seats = { $who } wczytuje tę grę z pliku. Te miejsca czekają na swoich graczy: { $names }.
ask-offer = Zaproponować miejsce: { $old } → { $new }? { $new } musi je zająć; do tego czasu gra { $old }.
button-take-seat = Zajmij miejsce
done-seat-offered = Miejsce jest zaproponowane. Zmieni gracza, gdy nowa osoba je zajmie.
done-seat-taken = Masz miejsce przy stole { $table }. Możesz grać.
error-seat-not-offered = Nie ma tu miejsca zaproponowanego tobie. Poproś gospodarza o /replace.
error-setting = Nie ma takiego ustawienia. Wybierz z listy.

### Standing wishes for a seat at an open table.

button-wish = Znajdź mi miejsce
button-wish-end = Nie czekaj
wish-games = Gry
wish-number = Gracze
wish-players = Graczy: { $count }
wish-any-game = dowolna gra
wish-any-players = dowolna liczba graczy
wish-pace = Czas na turę
wish-any-pace = dowolne tempo
wish-days = Ile dni czekasz (1–{ $most })
wish-about = Pasujące miejsce zaproponujemy w wiadomości prywatnej, najwyżej jedno dziennie.
wish-standing = Czekasz na miejsce: { $how }, do <t:{ NUMBER($until, useGrouping: 0) }:d>.
wishes-waiting = Na miejsce na tym serwerze { $count ->
    [one] czeka jeszcze { $count } osoba.
    [few] czekają jeszcze { $count } osoby.
    [many] czeka jeszcze { $count } osób.
   *[other] czeka jeszcze { $count } osoby.
}
wish-made = Gdy znajdzie się pasujący stół, dostaniesz wiadomość prywatną. Miejsce masz dopiero, gdy je tam zajmiesz.
wish-ended = Nie czekasz już na miejsce.
wish-rests = Wstrzymane, dopóki masz miejsce przy otwartym stole tej gry.
wish-expired = Nie czekasz już na miejsce na serwerze { $server } ({ $how }). { $found ->
    [0] Od <t:{ NUMBER($made, useGrouping: 0) }:d> nie znalazł się żaden stół.
   *[other] Czas oczekiwania minął.
}
wish-unreachable = Nie czekasz już na miejsce: bot nie może wysłać ci wiadomości prywatnej. Zezwól na nie w ustawieniach prywatności tego serwera, a potem naciśnij **Znajdź mi miejsce**.
button-wish-again = Czekaj dalej
wish-offer = Jest miejsce, na które czekasz:
wish-offer-wanted = Na grę czeka { $count ->
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}, w tym ty. Gra zacznie się tutaj z ostatnią odpowiedzią:
lobby-wanted = Stół dla { $count ->
    [few] { $count } osób, które czekały
    [many] { $count } osób, które czekały
   *[other] { $count } osób, które czekały
} na grę. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
button-wish-take = Zajmij miejsce
button-wish-not = Nie to
button-wish-stop = Nie czekaj
wish-taken = Masz miejsce przy stole [{ $table }]({ $link }).
wish-declined = Czekasz dalej na inne miejsce.
error-wish-over = Ta propozycja jest już nieaktualna.
error-wish-days = Podaj liczbę dni od 1 do { $most }.
error-wish-players = W tej grze jest najwyżej { $high } graczy.

# An open table of the kind that a person is about to open.

lobby-equal = [{ $table }]({ $link }) już czeka na graczy w tę grę.
button-new-anyway = Otwórz kolejny stół

# The private list of people to avoid.

settings-avoid = Osoby, których unikasz: { $count ->
    [0] brak
   *[other] { $count }
}
avoid-heading = Osoby, których unikasz
avoid-about = Żadna wiadomość prywatna nie zaproponuje ci miejsca przy stole z tymi osobami. Nikt inny nie widzi tej listy.
avoid-on-server = Osoby dodasz, otwierając tę listę na serwerze.
avoid-whom = Osoby
avoid-remove = Usuń …
button-avoid = Osoby, których unikasz
button-avoid-add = Dodaj osoby
done-avoid-added = Na twojej liście: { $names }.
done-avoid-removed = { $name } nie jest już na twojej liście.
error-avoid-many = Na liście może być najwyżej { $most } osób: najpierw kogoś usuń.

### Prośba do pozostałych graczy o cofnięcie tur.

button-request-undo = Poproś o cofnięcie tury
button-ask-others = Zapytaj pozostałych
button-agree = Zgoda

ask-request = Poprosić o cofnięcie { $count ->
    [one] { $count } tury
    [few] { $count } tur
    [many] { $count } tur
   *[other] { $count } tury
}? W kolejności rozegrania: { $turns }. Gra wróci do wcześniejszego stanu, a wszystko, co zakryte, zostanie potasowane na nowo.
ask-request-whom = W ciągu 24 godzin muszą się zgodzić wszyscy: { $names }.
done-request = Pytanie do pozostałych jest już w kanale. Jeśli wszyscy się zgodzą, znów będzie twoja tura.

request-ask = ↩️ { $who } prosi o cofnięcie { $count ->
    [one] { $count } tury
    [few] { $count } tur
    [many] { $count } tur
   *[other] { $count } tury
}: { $turns }. Wszystko, co zakryte, zostanie wtedy potasowane na nowo.
request-whom = { $names }: zgoda? Muszą się zgodzić wszyscy. Prośba wygaśnie <t:{ NUMBER($until, useGrouping: 0) }:R> albo po następnej turze.
request-agreed-so-far = Zgoda: { $names }
request-gone = Bez pytania, bo nie ma ich już na serwerze: { $names }.
request-agreed = ✅ Wszyscy się zgodzili. Cofnięto.
request-declined = ❌ { $who } się nie zgadza. Nic się nie zmienia.
request-withdrawn = { $who } wycofuje prośbę. Nic się nie zmienia.
request-expired = ⌛ Nie wszyscy odpowiedzieli w ciągu 24 godzin. Nic się nie zmienia.
request-moved-on = Gra poszła naprzód, więc prośba jest już nieaktualna.
request-players-changed = Zmienił się skład graczy, więc prośba jest już nieaktualna.

error-request-open = Przy tym stole czeka już prośba bez odpowiedzi. Najpierw trzeba na nią odpowiedzieć.
error-request-computers = Gracze komputerowi jeszcze myślą. Spróbuj za chwilę.
error-no-own-turn = W tej grze nie masz jeszcze żadnej zakończonej tury.
error-request-unfinished = Twoja tura nie jest jeszcze zatwierdzona: cofnij wybory przyciskiem „Cofnij” lub „Zacznij od nowa”.
error-request-again = Pytanie o tę turę już padło. Gospodarz albo ktoś, kto zarządza serwerem, nadal może cofać tury komendą /host undo.
error-request-own = To twoja prośba: zgodzić się mogą tylko pozostali. Aby ją wycofać, naciśnij „Odmów”.
error-request-not-asked = Odpowiedzieć mogą tylko gracze przy tym stole.
error-request-over = Ta prośba jest już nieaktualna.
error-request-agreed = Twoja zgoda jest już zapisana. Brakuje odpowiedzi pozostałych.
error-undo-players = Cofać tury bez pytania może tylko gospodarz albo ktoś, kto zarządza serwerem. Aby zapytać pozostałych, użyj /undo.

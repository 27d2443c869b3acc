# Początek gry: czy wszyscy nadal grają?
button-in = Gram
button-call-off = Odwołaj
check-ask = 🙋 Są już wszyscy. Nadal gracie, { $names }?
check-ask-changed = 🙋 Zmieniły się opcje. Nadal gracie, { $names }?
check-in = Grają: { $names }
error-start-left = Nie ma ich już na tym serwerze, więc ich miejsca są znów wolne: { $names }. Aby grać bez nich, naciśnij jeszcze raz „Rozpocznij grę”.
check-until = Gra rozpocznie się, gdy odpowiedzą wszyscy. Miejsca bez odpowiedzi zwolnią się <t:{ NUMBER($until, useGrouping: 0) }:R>.
check-started = ✅ Wszyscy grają. Gra się rozpoczyna.
check-left = { $who } odchodzi od stołu. Gra nie może się jeszcze rozpocząć.
check-too-few = Przy tej liczbie graczy gra nie może się rozpocząć.
check-expired = ⌛ Brak odpowiedzi w ciągu 24 godzin: { $names }. { $count ->
    [one] Jedno miejsce jest znów wolne.
    [few] { $count } miejsca są znów wolne.
    [many] { $count } miejsc jest znów wolnych.
   *[other] { $count } miejsca są znów wolne.
}
act-some-in = Grają: { $count } z { $asked }. Zacznij z nimi albo poczekaj na innych.
act-too-few-in = Grają: { $count } z { $asked }. To za mało, by zacząć, więc poczekaj na innych.
button-start-these = Zacznij z nimi
check-called-off = Rozpoczęcie odwołano. Wszyscy zachowują miejsca.
check-not-started = Gra nie mogła się rozpocząć.
act-not-started = Gra nie mogła się rozpocząć. { $why }
done-asked-in = Pozostali dostali pytanie na kanale. Gra { $table } rozpocznie się, gdy odpowiedzą wszyscy.
error-check-over = To pytanie jest już nieaktualne. Post stołu pokazuje, kto przy nim siedzi.

# When the game starts by itself
setup-start-hand = Grę rozpoczyna gospodarz.
setup-start-full = Gra rozpocznie się sama, gdy wszystkie miejsca będą zajęte.
setup-start-ready = Gra rozpocznie się sama, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
button-start-hand = Start ręczny
button-start-full = Start przy komplecie
button-start-ready = Start, gdy wszyscy gotowi
button-ready = Mogę zaczynać
button-not-ready = Jeszcze nie
act-new-host = Gospodarzem stołu jest teraz { $who }.
act-host-silent = Gospodarz od dwóch dni nie rozpoczął gry. Teraz gospodarzem stołu jest { $who } i może ją rozpocząć.
act-host-gone = Gospodarz opuścił serwer. Gospodarzem stołu jest teraz { $who }.
act-enough-seated = Przy stole jest dość graczy: gra może się rozpocząć.
act-all-seated = Wszystkie miejsca są zajęte: gra może się rozpocząć.

# A lobby without a change
lobby-stale = Ten stół został zamknięty, bo przez 14 dni nic się nie zmieniło. Nowy otworzysz poleceniem /new.

# Seats of running games to take over
act-seat-for-all = { $who } oferuje wszystkim miejsce: { $old }. Zajmie je ten, kto pierwszy naciśnie **Zajmij miejsce**.
button-offer-all = Zaoferuj miejsce wszystkim
button-withdraw = Wycofaj
offer-to-all = ✅ Zaoferowano wszystkim.
error-seat-gone = To miejsce nie jest już wolne: ktoś je zajął albo gospodarz wycofał ofertę. Inne pokazuje `/lobby`.
error-seat-in-use = Ta osoba nadal gra. Wszystkim można zaoferować tylko miejsce gracza komputerowego albo gracza, któremu minął czas.
error-seat-open-already = To miejsce jest już oferowane wszystkim.

### Ile czasu jest na turę i co mogą zrobić pozostali, gdy czyjś czas minie.

pace-0 = bez limitu czasu
pace-1 = 1 dzień na turę
pace-2 = 2 dni na turę
pace-3 = 3 dni na turę
pace-7 = 7 dni na turę
options-pace = Tempo
lobby-pace = Tempo: { $pace }
deadline = ⏱️ Koniec czasu <t:{ NUMBER($until, useGrouping: 0) }:R>
deadline-extended = czas wydłużony, bo bot był niedostępny
deadline-over = ⏱️ Czas minął <t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } ustawia tempo: { $days ->
    [0] bez limitu czasu.
    [one] { $days } dzień na turę. Czas na obecną turę liczy się od teraz.
    [few] { $days } dni na turę. Czas na obecną turę liczy się od teraz.
    [many] { $days } dni na turę. Czas na obecną turę liczy się od teraz.
   *[other] { $days } dnia na turę. Czas na obecną turę liczy się od teraz.
}
act-pace-next = { $who } ustawia tempo od następnej tury: { $days ->
    [0] bez limitu czasu.
    [one] { $days } dzień na turę.
    [few] { $days } dni na turę.
    [many] { $days } dni na turę.
   *[other] { $days } dnia na turę.
}
act-give-up-days = { $who } zmienia, kiedy inni mogą oddać miejsce nieaktywnego gracza. Od następnej tury: { $days ->
    [0] nigdy.
    [one] po { $days } dniu.
    [few] po { $days } dniach.
    [many] po { $days } dniach.
   *[other] po { $days } dnia.
}
act-time-up = ⏱️ { $who }: czas minął ({ $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
}), ale turę nadal można rozegrać. Pozostali mogą czekać albo oddać graczowi komputerowemu tę turę lub całe miejsce; /host replace proponuje miejsce komuś innemu.
late-unseen = { $who } nie widzi tego kanału. Gospodarz albo ktoś, kto zarządza serwerem, może komendą /host channel przenieść stół do kanału, który widzą wszyscy.
act-late-again = ⏱️ Stół nadal czeka na ruch: { $who }; turę wciąż można rozegrać. Pozostali mogą oddać graczowi komputerowemu tę turę lub całe miejsce; /host replace proponuje miejsce komuś innemu.
act-away = ⏱️ { $who }: nieobecność; stół czeka do <t:{ NUMBER($until, useGrouping: 0) }:f>.
away-until = ⏱️ { $who }: nieobecność do <t:{ NUMBER($until, useGrouping: 0) }:D>.
act-stand-in = { $who } pozwala graczowi komputerowemu rozegrać tę turę za gracza { $late }. Miejsce się nie zmienia.
button-stand-in = Komputer zagra turę
button-replace-late = Komputer zajmie miejsce
ask-stand-in = Czy gracz komputerowy ma rozegrać tę turę za gracza { $late }? Niezatwierdzone wybory przepadną; miejsce się nie zmieni.
done-stand-in = Tę turę rozgrywa gracz komputerowy.

error-pace-alone = Tutaj nikt na nikogo nie czeka, więc tempa się nie ustawia. Jest ono dla stołów, przy których gra kilka osób.
error-not-late = Nikomu tutaj nie skończył się czas. Będzie to możliwe, gdy pojawi się o tym wiadomość.
error-late-yourself = To twoja tura: naciśnij „Rozegraj turę”. Aby odejść z gry, użyj /table resign.

settings-live-on =
    Gra na żywo: ciche powiadomienia o twojej turze
    -# Gdy w dziesięć minut rozegrano trzy tury, a ty właśnie wykonujesz ruchy, o kolejnej turze informuje tylko znacznik, bez powiadomienia push
settings-live-off = Gra na żywo: zwykłe powiadomienia o twojej turze
button-live-on = Powiadamiaj cicho
button-live-off = Powiadamiaj zwykle
done-live-on = Podczas gry na żywo o twojej turze informuje tylko znacznik, bez powiadomienia push.
done-live-off = Podczas gry na żywo powiadomienia o twojej turze są zwykłe.

button-pause = Pauza
button-resume = Wznów
status-paused = ⏸️ Pauza do <t:{ NUMBER($until, useGrouping: 0) }:f>
setup-not-paused = Czas płynie.
pause-about = Wstrzymać grę? Czas nie płynie i nie ma przypomnień, ale nadal można grać.
pause-about-alone = Bez pytania innych możesz wstrzymać grę na { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
pause-about-consent = Muszą się zgodzić wszyscy: { $names }.
pause-about-longer = Na dłuższą pauzę muszą się zgodzić wszyscy: { $names }.
pause-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
done-pause-asked = Pozostali dostali pytanie na kanale. Pauza zacznie się, gdy wszyscy się zgodzą.
done-resumed = Gra nie jest już wstrzymana.
act-paused = ⏸️ { $who } wstrzymuje grę do <t:{ NUMBER($until, useGrouping: 0) }:f>. Nadal można grać.
act-paused-by-all = ⏸️ Gra jest wstrzymana do <t:{ NUMBER($until, useGrouping: 0) }:f>. Nadal można grać.
act-resumed = ▶️ { $who } kończy pauzę. Czas znów płynie.
act-pause-over = ▶️ Koniec pauzy. Czas znów płynie.
request-ask-pause = ⏸️ { $who } prosi o pauzę: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
request-whom-pause = { $names }: zgoda? Muszą się zgodzić wszyscy. Prośba wygaśnie <t:{ NUMBER($until, useGrouping: 0) }:R>.
request-agreed-pause = ✅ Wszyscy się zgodzili. Gra jest wstrzymana.
error-pause-alone = Pauza wymaga co najmniej dwóch osób przy stole.
error-paused = Gra jest już wstrzymana do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-not-paused = Gra nie jest wstrzymana.
error-pause-longer = Gospodarz może wstrzymać turę najwyżej na { $days } dni. O dłuższą pauzę gracz może poprosić pozostałych.

deadline-bank = ⏱️ Bez zapasu do <t:{ NUMBER($free, useGrouping: 0) }:f>, potem z zapasu czasu (zostało { $bank }); najpóźniej <t:{ NUMBER($until, useGrouping: 0) }:f>
bank-time = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
bank-days = { $days ->
    [0] Bez zapasu czasu
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
setup-bank = Zapas czasu
setup-about-bank = Dodatkowy czas na całą grę; każda zakończona tura zwraca 6 godzin
setup-weekends = Weekendy
setup-about-weekends = Sobota i niedziela w strefie czasowej gracza, na którego czeka stół
weekends-count = Weekendy się liczą
weekends-free = Weekendy się nie liczą
setup-late = Gdy czas minie
setup-about-late = W każdym razie gracz zachowuje miejsce
late-ask = Decydują pozostali
late-computer = Gracz komputerowy rozgrywa tę turę
button-clock = Zapas czasu
clock-line = { $bank ->
    [0] Bez zapasu czasu
    [one] Zapas czasu: { $bank } dzień
    [few] Zapas czasu: { $bank } dni
    [many] Zapas czasu: { $bank } dni
   *[other] Zapas czasu: { $bank } dnia
} · { $weekends ->
    [free] weekendy się nie liczą
   *[count] weekendy się liczą
} · { $late ->
    [computer] gdy czas minie, turę rozgrywa gracz komputerowy
   *[ask] gdy czas minie, decydują pozostali
}
done-clock = Liczy się od następnej tury.
act-clock = { $who } zmienia zegar od następnej tury: { $bank ->
    [0] bez zapasu czasu
    [one] zapas czasu { $bank } dzień
    [few] zapas czasu { $bank } dni
    [many] zapas czasu { $bank } dni
   *[other] zapas czasu { $bank } dnia
}, { $weekends ->
    [free] weekendy się nie liczą
   *[count] weekendy się liczą
}, { $late ->
    [computer] gdy czas minie, turę rozgrywa gracz komputerowy.
   *[ask] gdy czas minie, decydują pozostali.
}
act-missed = ⏱️ { $who }: czas minął; zgodnie z ustawieniami stołu tę turę rozgrywa gracz komputerowy. Miejsce się nie zmienia.
act-absent = ⏱️ { $who }: czas minął w { $count } turach z rzędu; zgodnie z ustawieniami stołu także tę turę rozgrywa gracz komputerowy. Miejsce się nie zmienia{ $count ->
    [3] , ale czasu jest odtąd o połowę mniej
   *[other] {""}
}. Pozostali mogą oddać miejsce graczowi komputerowemu; /host replace proponuje je komuś innemu.
offer-back = ✅ { $who } znów gra.

ask-resign-excused = Stół czeka na kogoś innego od ponad siedmiu dni, więc ta gra nie liczy się w twoich wynikach ani w rankingu.

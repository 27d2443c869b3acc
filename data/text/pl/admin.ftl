### Words of /admin: export, import, repair, stuck tables; and of games that cannot be opened.

command-admin = Narzędzia dla zarządzających serwerem i dla właściciela bota
command-admin-export = Zapisz grę do pliku
command-admin-import = Wznów zapisaną grę w tym kanale
command-admin-repair = Sprawdź i napraw zablokowaną grę
command-admin-stuck = Lista stołów, przy których gra stoi
command-admin-check = Sprawdź, czego brakuje botowi na kanale
command-admin-forget = Usuń to, co jest zapisane o danej osobie (właściciel bota)
parameter-admin-user = Czyje ustawienia, nazwy i identyfikator usunąć
parameter-admin-table = Numer stołu (puste: stół w tym kanale)
parameter-admin-file = Plik utworzony komendą /admin export
parameter-admin-days = Także stoły, które czekają od tylu dni
parameter-admin-channel = Który kanał, wątek lub kategoria (puste: ten kanał)

button-go-back = Cofnij grę
button-rebuild = Odbuduj grę
button-close-table = Zamknij stół
button-forget = Usuń dane

act-exported = { $who } zapisuje tę niedokończoną grę do pliku. Plik zawiera wszystko, także to, co ukryte.
act-imported = { $who } wczytuje tę grę z pliku.
act-repaired = { $who } naprawia tę grę na podstawie jej dziennika{ $count ->
    [0] ; nic nie przepadło.
    [one] ; trzeba było cofnąć { $count } ostatni wybór.
    [few] ; trzeba było cofnąć { $count } ostatnie wybory.
    [many] ; trzeba było cofnąć { $count } ostatnich wyborów.
   *[other] ; trzeba było cofnąć { $count } ostatniego wyboru.
}

admin-exported = Plik gry **{ $table }**. Dopóki gra trwa, nie pokazuj go nikomu: zawiera także to, co ukryte. Komendą /admin import można grać dalej gdzie indziej.
admin-imported = **{ $table }** toczy się dalej tutaj; rozegrane wybory: { $count }.
admin-sound = **{ $table }** jest w porządku: gra się otwiera, wszystkie wybory (liczba: { $count }) są w dzienniku i można grać dalej. Aby wrócić do wcześniejszego stanu, użyj /host undo.
admin-broken = **{ $table }** nie może toczyć się dalej w zapisanej postaci. { $lost ->
    [0] Wszystkie wybory z dziennika (liczba: { $total }) dają się odtworzyć: przy odbudowie nic nie przepadnie.
    [one] Z dziennika dają się odtworzyć wybory od 1 do { $kept } z { $total }: cofnięcie gry usuwa { $lost } ostatni.
    [few] Z dziennika dają się odtworzyć wybory od 1 do { $kept } z { $total }: cofnięcie gry usuwa { $lost } ostatnie.
    [many] Z dziennika dają się odtworzyć wybory od 1 do { $kept } z { $total }: cofnięcie gry usuwa { $lost } ostatnich.
   *[other] Z dziennika dają się odtworzyć wybory od 1 do { $kept } z { $total }: cofnięcie gry usuwa { $lost } ostatniego.
}
admin-broken-older = -# Od początku tej gry zmieniły się zasady, więc odbudowana gra może się różnić od rozegranej. Najpierw zrób kopię zapasową.
admin-lost = **{ $table }** nie da się wznowić w zapisanej postaci, a z dziennika nic nie daje się odtworzyć. Przywróć kopię zapasową (docs/operator.md) albo zamknij stół, aby zwolnić kanał.
admin-damaged = Wiersz stołu #{ $number } w bazie danych jest uszkodzony, więc gry nie można odbudować. Przywróć kopię zapasową (docs/operator.md) albo zamknij stół, aby zwolnić kanał.
admin-closed = Stół #{ $number } jest zamknięty; jego kanał jest wolny.
admin-repaired = **{ $table }** toczy się dalej; zachowane wybory: { $kept } z { $total }.
ask-forget = Usunąć na wszystkich serwerach ustawienia, nazwy i identyfikator osoby { $who }? Zakończone gry pozostają, ale bez jej nazwy. Tego nie da się cofnąć.

admin-forgotten = Ustawienia, nazwy i identyfikator tej osoby są usunięte (zakończone stoły: { $count }). Gry pozostają, ale bez jej nazwy.

stuck-none = Żadna gra nie stoi w miejscu.
stuck-heading = **Stoły, przy których gra stoi: { $count }**
stuck-line = - **[{ $table }]({ $link })**: { $trouble }
stuck-damaged = wiersz w bazie danych jest uszkodzony. /admin repair table:{ $number }
stuck-unreadable = gry nie można otworzyć. /admin repair table:{ $number }
stuck-undelivered = czekające wiadomości: { $count }, bo Discord nie pozwala mi tu pisać. Pozwól mi wyświetlać kanał, wysyłać wiadomości i załączać pliki albo użyj /host channel w innym kanale; wiadomości przyjdą same.
stuck-thinking = nie mogę wyznaczyć ruchu gracza { $who }; przyczyna jest w moim dzienniku. Próbuję dalej. Można też oddać to miejsce komuś innemu: /host replace.
stuck-waiting = { $who } nie wykonuje ruchu od { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Komendą /host replace można oddać to miejsce.

error-admin-only = Może to zrobić tylko ktoś, kto zarządza tym serwerem, albo właściciel bota.
error-owner-only = Może to zrobić tylko właściciel bota.
error-admin-no-table = Na tym serwerze nie ma takiego stołu. Jego numer jest w tytule wiadomości.
error-admin-no-channel = Użyj tego w kanale, w którym gra ma toczyć się dalej.
error-nothing-to-repair = Przy tym stole nie ma czego naprawiać.
error-beyond-repair = Tej zakończonej gry nie można już pokazać, a jej dziennik nie daje się odtworzyć. Może jest jeszcze w kopii zapasowej (docs/operator.md).
error-rules-changed = Od początku tej gry zmieniły się zasady, więc jej wyborów nie można odtworzyć; nic się nie zmieniło.
error-import-large = Ten plik jest za duży jak na zapisaną grę: najwyżej { $most } MB.
error-import-gone = Discord nie ma już tego pliku. Prześlij go jeszcze raz.
error-import-foreign = To nie jest plik gry. Utwórz go komendą /admin export.
error-import-changed = Ten plik został zmieniony lub uszkodzony po zapisaniu; nic nie wczytano. Zapisz grę do pliku jeszcze raz.
error-import-unknown-game = Ten bot nie zna gry „{ $game }”; nic nie wczytano.
error-slow-down = Nie nadążam za tobą. Poczekaj chwilę i graj dalej.

## /admin check

check-heading = **Czego potrzebuję w { $place }**
check-has = ✅ { $permission }: { $reason }
check-lacks = ❌ **{ $permission }**: { $reason }
check-fine = Niczego nie brakuje.
check-not-granted = Moje role nie dają: { $permissions }. Zmień to w ustawieniach serwera, w zakładce **Role**.
check-denied = Moje role dają, ale uprawnienia { $place } odbierają: { $permissions }. Zmień je tam.
check-of-channel = - W { $place } brakuje: { $permissions }
check-no-place = W { $place } nie można grać.
check-unseen = Nie widzę { $place }. Jeśli to prywatny wątek, wspomnij mnie w nim.
check-locked = 🔒 Ten wątek jest zablokowany. Odblokuj go, abym mógł pisać.
check-direct = W wiadomościach prywatnych nie potrzebuję uprawnień.

## /admin block

command-admin-block = Zablokuj osobę lub serwer albo pokaż listę blokad (właściciel bota)
parameter-admin-block-user = Kogo zablokować
parameter-admin-block-server = ID serwera do zablokowania
parameter-admin-lift = Zamiast tego zdjąć blokadę
button-block = Zablokuj
ask-block-user = Zablokować { $who } na wszystkich serwerach? Wszystkie komendy i kliknięcia tej osoby będą odrzucane. { $count ->
    [0] Nie siedzi przy żadnym stole z trwającą grą.
    [one] Zachowuje miejsce przy jednym stole, gdzie gospodarz może ją zastąpić.
    [few] Zachowuje miejsca przy { $count } stołach, gdzie gospodarze mogą ją zastąpić.
    [many] Zachowuje miejsca przy { $count } stołach, gdzie gospodarze mogą ją zastąpić.
   *[other] Zachowuje miejsca przy { $count } stołach, gdzie gospodarze mogą ją zastąpić.
}
ask-block-server = Zablokować serwer { $server }? Opuszczę go i nie wrócę, póki nie zdejmiesz blokady. Gry zostają, a gospodarze mogą je przenieść.
block-done = Gotowe. /admin block z **lift** zdejmuje blokadę.
block-lifted = Blokada zdjęta.
block-not-there = Nie ma takiej blokady.
blocked-none = Nikt nie jest zablokowany.
blocked-heading = **Zablokowani**
blocked-user = - { $who }
blocked-server = - Serwer { $server }
error-blocked-user = Osoba prowadząca tego bota zablokowała cię. Twoje gry i dane zostają.
error-blocked-server = Osoba prowadząca tego bota zablokowała ten serwer. Gry zostają.
error-blocked-contact = Kontakt: { $contact }
error-block-one = Podaj osobę albo serwer.
error-block-server = Serwer podaje się przez ID, czyli liczbę: włącz w Discordzie tryb dewelopera i użyj opcji Kopiuj ID serwera.
error-block-owner = Nie można zablokować właściciela bota ani samego bota.

# A direct message to the owner of the bot.
release-news = Dostępna jest wersja { $version } tego bota. Używasz { $current }. Co się zmieniło: <{ $link }>

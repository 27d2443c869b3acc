# What people are told when Discord or the machine fails, and moving a table to another channel.

error-not-saved = Nie udało mi się tego zapisać: moja baza danych odmawia. Nic się nie zmieniło; daj znać osobie, która mnie prowadzi.
error-not-saved-busy = Nie udało mi się tego teraz zapisać. Nic się nie zmieniło; spróbuj ponownie za chwilę.
error-not-saved-full = Nie udało mi się tego zapisać: mój dysk jest pełny. Nic się nie zmieniło; daj znać osobie, która mnie prowadzi, i spróbuj później.
error-unanswered = Podczas zapisywania zerwało się połączenie z bazą danych. Naciśnij „Rozegraj turę” lub użyj /turn, aby sprawdzić, czy zapis się udał.
error-damaged = Zapis tego stołu jest uszkodzony i nie mogę go otworzyć. Nic się nie zmieniło; poproś osobę zarządzającą serwerem o użycie /admin repair.
error-newer = W tę grę grano ostatnio moją nowszą wersją. Nic się nie zmieniło; poproś osobę, która mnie prowadzi, o aktualizację.
error-no-picture = Nie udało mi się narysować tego obrazu. Spróbuj ponownie za chwilę.
picture-too-large = Obraz jest za duży dla Discorda, dlatego jest tu tylko tekst.
error-discord-down = Discord nie przyjął mojej odpowiedzi. Naciśnij „Rozegraj turę” lub użyj /turn, aby zobaczyć obecny stan gry.
error-server-unavailable = Discord ma teraz problem z tym serwerem. Spróbuj ponownie później.
error-blocked = AutoMod nie pozwala mi tego tu opublikować. Poproś osobę zarządzającą serwerem o wyłączenie mnie spod jego reguł.
error-threads-full = Ten serwer ma tyle aktywnych wątków, na ile pozwala Discord. Zamknij kilka albo użyj /new bez wątku.

# To one person at the table, by direct message. $place is a channel, $permissions a list of permissions' names.
trouble-permissions = ⚠️ Nie mogę pisać w { $place } (stół { $table }). Daj mi tam uprawnienia: { $permissions } (/admin check na tym kanale pokaże gdzie). Nic nie przepadło: napiszę, gdy tylko będzie można, a do tego czasu komenda /turn działa tam nadal.
trouble-pictures = ⚠️ W { $place } pokazuję { $table } bez obrazów. Daj mi tam uprawnienie: Załączanie plików.
trouble-gone = ⚠️ Kanał stołu { $table } już nie istnieje. Nic nie przepadło: użyj /host channel w innym kanale, aby grać tam dalej.
trouble-locked = ⚠️ Nie mogę pisać w { $place } (stół { $table }): wątek jest zablokowany. Odblokuj go. Nic nie przepadło.
trouble-thread = ⚠️ Nie mogę pisać w { $place } (stół { $table }): nie widzę tego wątku. Jeśli jest prywatny, oznacz mnie w nim; jeśli jest zablokowany, odblokuj go. Nic nie przepadło.
trouble-left = ⚠️ Nie ma mnie już na serwerze stołu { $table }. Nic nie przepadło: zaproś mnie ponownie albo użyj /host channel na innym serwerze, na którym jestem.
trouble-blocked = ⚠️ AutoMod nie pozwala mi pisać w { $place } (stół { $table }). Wyłącz mnie tam spod jego reguł. Nic nie przepadło: będę próbować dalej.
trouble-threads = ⚠️ Nie mogę opublikować { $table } w { $place }: serwer ma tyle aktywnych wątków, na ile pozwala Discord. Zamknij tam kilka wątków. Nic nie przepadło.
trouble-timeout = ⚠️ Nie mogę opublikować { $table } w { $place }: moderator nałożył na mnie przerwę. Proszę ją zdjąć. Nic nie przepadło: /turn w tym czasie działa.
trouble-move = Możesz też użyć /host channel w innym kanale.
trouble-ask = Jeśli nie możesz tego zrobić, powiedz o tym komuś, kto zarządza serwerem.
trouble-direct = ⚠️ Nie mogę pisać do ciebie w tych wiadomościach prywatnych. W ustawieniach prywatności zezwól na wiadomości prywatne na serwerze, na którym jestem. Nic nie przepadło: /turn działa tu nadal.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków
permission-read-message-history = Czytanie historii wiadomości
permission-connect = Łączenie
permission-pin-messages = Przypinanie wiadomości

# Why the bot needs a permission: follows its name.
permission-why-view-channel = aby widzieć kanał stołu
permission-why-send-messages = aby publikować tury na kanale
permission-why-send-messages-in-threads = aby publikować tury w wątku lub w poście na forum
permission-why-attach-files = aby publikować obrazy planszy
permission-why-read-message-history = aby po przerwie odnaleźć własne posty
permission-why-connect = aby używać czatu kanału głosowego
permission-why-create-public-threads = aby otworzyć stół w osobnym wątku
permission-why-pin-messages = aby przypiąć post ze stanem gry

command-move-table = Przenieś stół do tego kanału
parameter-move-table = Który z twoich stołów
act-moved = { $who } przenosi stół tutaj.
act-backup = ⏪ Przywrócono kopię zapasową z <t:{ NUMBER($at, useGrouping: 0) }:f>. Rozegrane później tury przepadły; gra toczy się dalej od tego miejsca.
done-moved = { $table }: gra toczy się dalej tutaj.
error-move-same = Ten stół jest już w tym kanale.
error-unseen = { $names }: brak dostępu do tego kanału. Użyj kanału, który widzą wszyscy przy stole.
error-unseen-table = { $names }: brak dostępu do kanału tego stołu, więc żadna wiadomość by tam nie dotarła.
error-move-which = Wybierz z listy jeden ze swoich stołów.
error-move-here = W kanale tego rodzaju nie można grać. Użyj /host channel w kanale tekstowym lub w wątku.
error-move-server = Stół można przenieść tylko w obrębie jego serwera. Użyj /host channel w innym kanale tego serwera.
error-restarting = Bot właśnie uruchamia się ponownie i nie dokończył tej czynności. Spróbuj ponownie za minutę; wszystko, co zostało potwierdzone, jest zapisane.

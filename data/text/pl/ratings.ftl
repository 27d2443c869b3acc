### Rated games, ratings and the leaderboard of a server.

parameter-leaderboard = Pokaż ranking gier rankingowych na tym serwerze
button-leaderboard = Ranking
parameter-leaderboard-remove = Zarządzający: usuń tę osobę z rankingu
parameter-leaderboard-restore = Zarządzający: pozwól tej osobie wrócić do rankingu

lobby-rated = Gra rankingowa: liczy się, jeśli wszyscy grający włączyli gry rankingowe w /settings.
lobby-rated-suggestions = ⚠️ Gra rankingowa z propozycjami: gracze mogą prosić komputer o propozycję tury.
options-rated-no = Gra rankingowa: nie
options-rated-yes = Gra rankingowa: tak
act-rated = 📈 To gra rankingowa.
act-not-rated = Gra nierankingowa: nie wszyscy tutaj grają w gry rankingowe.
act-not-rated-alone = Gra nierankingowa: do gry rankingowej potrzeba co najmniej dwóch osób.
act-unrated = { $act } Od teraz ta gra nie liczy się do rankingu.
error-rated-direct = Gry rankingowe są tylko na serwerach.

settings-rated-on =
    Gry rankingowe: tak
    -# Gry rankingowe liczą się, jeśli wszyscy przy stole w nie grają
settings-rated-off = Gry rankingowe: nie
settings-listed-on =
    Rankingi: widać cię, gdy masz dość gier rankingowych
    -# Twoje serwery widzą twoje imię, punkty rankingowe i liczbę gier
settings-listed-off = Rankingi: nie widać cię
button-rated-on = Włącz
button-rated-off = Wyłącz
button-listed-on = Pokaż mnie
button-listed-off = Ukryj mnie
done-ratings = Zapisano ustawienia rankingu.

rating-firm = { $rating }
rating-about = około { $rating }
rating-own = 📈 { $game } na tym serwerze: **{ $rating }**, gry rankingowe: { $count } ({ $gained })
rating-own-about = 📈 { $game } na tym serwerze: **{ $rating }**, gry rankingowe: { $count } ({ $gained }). Pewny wynik jest po { $firm } grach.

leaderboard-heading = ### { $game }: ranking tego serwera
leaderboard-line = { $place }\. **{ $who }** { $rating } (gry: { $count })
leaderboard-empty = W rankingu nie ma jeszcze nikogo.
leaderboard-how = -# Aby wejść do rankingu, włącz obie pozycje w menu **Ranking** w /settings, zagraj { $games } gier rankingowych i spotkaj w nich { $people } różne osoby. Z gier tych samych dwóch osób liczy się 10 w miesiącu. Kto opuszcza grę, jest ostatni.
leaderboard-csv = Ranking jako arkusz.
button-post-here = Opublikuj tutaj
done-leaderboard-removed = { $who } nie jest już w rankingach tego serwera.
done-leaderboard-restored = { $who } znowu może być w rankingach tego serwera.
error-leaderboard-server = Każdy serwer ma własny ranking. Użyj tego polecenia na serwerze.
error-leaderboard-manager = To może zrobić tylko zarządzający serwerem. Listę, którą widzisz, widzisz tylko ty.

## Canceling a rated game

ask-cancel-rated = Gra nie będzie się nikomu liczyć do rankingu.
ask-resign-rated = Zrezygnować z gry **{ $table }**? Gra się skończy, zajmiesz ostatnie miejsce i wynik będzie się liczyć do twojego rankingu.
act-resigned-over = { $who } rezygnuje, co kończy tę grę rankingową.
done-resigned-over = Rezygnacja przyjęta. Gra się skończyła.
ask-cancel-consent = To gra rankingowa, więc w ciągu 24 godzin muszą się zgodzić wszyscy: { $names }.
done-request-cancel = Zapytano pozostałych na kanale. Jeśli wszyscy się zgodzą, gra zostanie przerwana.
request-ask-cancel = 🛑 { $who } prosi o przerwanie tej gry rankingowej. Nie liczyłaby się nikomu do rankingu.
request-agreed-cancel = ✅ Wszyscy się zgodzili. Gra jest przerwana.
error-resume-rated = W grze rankingowej pauza kończy się sama. Nadal można wykonywać ruchy.
error-offer-all-rated = W grze rankingowej nie oferuje się miejsca wszystkim. /host replace oferuje je graczowi, jeśli pozostali się zgodzą.
done-request-rated = Zapytano pozostałych na kanale. Stanie się to, gdy tylko wszyscy się zgodzą.
request-ask-seat = 🪑 { $who } prosi o zmianę gracza: { $old } → { $new }. Potem ta gra nie będzie się już liczyć do rankingu.
request-ask-clock = ⏱️ To gra rankingowa, więc na tę zmianę muszą się zgodzić wszyscy: { $act }
request-agreed-seat = ✅ Wszyscy się zgodzili.
error-ask-again = Pozostali właśnie zostali zapytani. Zapytaj ponownie po następnej turze.

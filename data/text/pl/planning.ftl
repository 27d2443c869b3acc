### Planning aids: a turn tried ahead in the sandbox, the plan kept from it, private notes.

command-plan = Twój plan następnej tury: wypróbuj, użyj lub usuń
command-notes = Twoje prywatne notatki o tym stole

button-try = Wypróbuj turę
button-try-past = Spróbuj stąd
button-try-over = Zacznij od nowa
button-try-keep = Zachowaj plan
button-try-use = Zagraj tę turę
button-try-drop = Wyrzuć próbę
button-plan = Pokaż plan
button-plan-use = Użyj planu
button-plan-drop = Wyrzuć plan
button-plan-arm = Uzbrój plan
button-plan-disarm = Rozbrój
button-plan-same = Wystarczy ten sam wynik
button-plan-untouched = Tylko bez zmian
button-notes = Notatki

## Sandbox

sandbox-mark = 🧪 **Próba: nic z tego nie dzieje się przy stole.** Ukryte informacje zgaduję, a pozostali gracze pasują.
sandbox-banner = Próba: to nie jest stół
sandbox-past = ⏪ **{ $turn }:** twoja następna tura od tego miejsca. Nic z niej się nie zapisuje.
sandbox-so-far = Próba do tej pory:
sandbox-moved-on = -# Przy stole gra poszła naprzód, odkąd trwa ta próba. **Zacznij od nowa** rozpoczyna próbę od obecnego stanu.
sandbox-due = 🔔 Teraz twoja tura. **Zagraj tę turę** wykona to, co tu wypróbujesz; potem ją potwierdzisz.
sandbox-stale = Ten przycisk jest już nieaktualny; oto obecny stan twojej próby.
sandbox-ended = **To już cała tura.** Zachowaj ją jako plan, a zaproponuję ją, gdy przyjdzie twoja kolej.
sandbox-ended-arm = **To już cała tura.** Zachowaj ją jako plan albo uzbrój: wtedy rozegra się sama, gdy przyjdzie twoja kolej.
sandbox-ended-past = **To już cała tura.** Cofnij wybór, zacznij od nowa albo wyrzuć próbę: nic z niej się nie zapisuje.
sandbox-thrown-away = Próba przepada; przy stole nic się nie stało.

## Plan

plan-kept = 📋 Twój plan jest zachowany. Zaproponuję go, gdy przyjdzie twoja kolej.
plan-kept-due = 📋 Twój plan jest zachowany. **Użyj planu** dokona jego wyborów.
plan-stale = Ten przycisk jest już nieaktualny; oto twój obecny plan.
plan-line = 📋 Twój plan: { $choices }
plan-line-due = 📋 Twój plan: { $choices }. **Użyj planu** dokona tych wyborów; zatwierdzasz ty.
plan-line-gone = 📋 Twojego planu nie można już zacząć: **{ $choice }** nie jest teraz możliwe.
plan-choice = { $kind }: { $choice }
plan-then = { " → " }
plan-heading = 📋 **{ $table }**: twój plan na następną turę
plan-possible = Przy obecnym stanie stołu cały plan jest możliwy.
plan-possible-until = Przy obecnym stanie stołu plan zatrzyma się przed: **{ $choice }**.
plan-possible-not = Przy obecnym stanie stołu planu nie można zacząć: **{ $choice }** nie jest możliwe.
plan-used = 📋 Twój plan jest wykonany. Przejrzyj go i zatwierdź.
plan-used-until = 📋 { $made ->
    [0] Nie wykonano nic z twojego planu
    [one] Z twojego planu wykonano { $made } wybór
    [few] Z twojego planu wykonano { $made } wybory
    [many] Z twojego planu wykonano { $made } wyborów
   *[other] Z twojego planu wykonano { $made } wyboru
}: **{ $choice }** nie jest już możliwe{ $more ->
    [0] .
   *[other] ; dalej w planie: { $left }.
}
plan-used-irrevocable = 📋 { $made ->
    [0] Twój plan zaczyna się od czegoś
    [one] Z twojego planu wykonano { $made } wybór; dalej jest coś
    [few] Z twojego planu wykonano { $made } wybory; dalej jest coś
    [many] Z twojego planu wykonano { $made } wyborów; dalej jest coś
   *[other] Z twojego planu wykonano { $made } wyboru; dalej jest coś
}, czego nie można cofnąć. Zrób to osobiście: **{ $choice }**.
plan-dropped = Twojego planu już nie ma; przy stole nic się nie stało.
plan-armed = 🗓️ **Twój plan jest uzbrojony.** Gdy przyjdzie twoja kolej, zostanie rozegrany i zatwierdzony, jeśli nadal da dokładnie to ({ $gains }), a tego, co zmienia, nic nie ruszyło. W przeciwnym razie otrzymasz zwykłe pytanie.
plan-not-armed = 📋 Twój plan jest zachowany, ale nie uzbrojony. { $why }
plan-armed-untouched = 🗓️ Uzbrojony: zostanie rozegrany i zatwierdzony, jeśli nadal da dokładnie to ({ $gains }), a tego, co zmienia, nic nie ruszyło.
plan-armed-same = 🗓️ Uzbrojony: zostanie rozegrany i zatwierdzony, jeśli nadal da dokładnie to ({ $gains }), nawet gdy coś ruszyło to, co zmienia.
plan-armed-differs = ⚠️ Daje teraz coś innego niż to, co było widać przedtem. { $why }
plan-gain = { $name } { $change }
plan-gain-none = bez zysków i kosztów
plan-line-armed = 🗓️ Uzbrojony na następną turę: { $choices }
plan-line-played = 🗓️ Twoja tura została rozegrana zgodnie z planem: { $choices }
plan-line-stopped = 📋 Twój uzbrojony plan nie został rozegrany. { $why }
plan-line-disarmed = 📋 Twój plan nie jest już uzbrojony, bo cofnięto tury albo zmieniono stół.
plan-stop-gone = **{ $choice }** nie jest już możliwe.
plan-stop-reveals = Odsłoniłby coś ukrytego.
plan-stop-open = Zostaje w nim coś do wyboru.
plan-stop-gains = { $name }: { $now } zamiast { $before }.
plan-stop-other = Zrobiłby teraz coś innego.
plan-stop-new = Możliwe jest coś nowego. { $what }
plan-stop-touched = Inny gracz ruszył to, co plan zmienia.
plan-stop-touched-game = To, co plan zmienia, nie jest już takie samo.
plan-stop-failed = Nie udało się go wykonać.
plan-stop-because = { $why } { $news }
event-by-plan = Tura według planu: { $who }

## Notes

notes-title = Notatki: { $table }
notes-label = Widzisz je tylko ty
notes-line = > 📝 { $notes }
notes-kept = Twoje notatki o stole { $table } są zapisane. Widzisz je tylko ty, w swoim panelu.
notes-empty = Nie masz teraz notatek o stole { $table }.

error-try-asked = Teraz czeka na ciebie pytanie: najpierw odpowiedz, naciskając „Rozegraj turę”.
error-try-none = Nie masz tury do wypróbowania: gra jest jeszcze przygotowywana albo skończy się, zanim przyjdzie twoja kolej.
error-try-ended = To była już cała tura. Zachowaj ją jako plan albo cofnij wybór.
error-try-past = Ta próba zaczyna się we wcześniejszym momencie gry, więc nie można jej zachować. Naciśnij „Wyrzuć próbę”.
error-try-turn-gone = Od tej tury nie można zacząć: została cofnięta albo rozegrano ją według starszych zasad.
error-no-draft = Nie masz tu rozpoczętej próby. Naciśnij „Wypróbuj turę” lub użyj /plan.
error-plan-empty = Nie ma jeszcze czego zachować: najpierw coś wypróbuj.
error-plan-late = Wypróbowana tura już minęła. Naciśnij „Zacznij od nowa”, aby wypróbować następną.
error-no-plan = Nie masz tu planu. Przygotuj go przyciskiem „Wypróbuj turę” lub komendą /plan.
error-plan-played = Twój plan został już rozegrany; twoja tura jest zakończona.
error-no-plan-now = Nie masz planu na ten moment. Naciśnij „Rozegraj turę”, aby grać dalej.
error-arm-here = Przy tym stole nie można uzbroić planu. Zachowaj go i użyj, gdy przyjdzie twoja kolej.
error-arm-due = Teraz twoja tura: naciśnij „Użyj planu”.
error-arm-gone = { $choice }: to teraz niemożliwe. Wypróbuj turę jeszcze raz i uzbrój nowy plan.
error-arm-reveals = Po drodze odsłania coś nowego i tylko ty możesz zdecydować, co dalej.
error-arm-open = To nie jest cała tura: wypróbuj ją do końca i wtedy uzbrój.
error-not-armed = Twój plan nie jest uzbrojony.

## Suggestions

button-suggest = Zaproponuj turę
suggest-thinking = 🤔 **{ $level }** zastanawia się nad twoją turą. Propozycja pojawi się tutaj, jeśli nie zagrasz dalej.
suggest-made = 💡 **{ $level } proponuje tę turę.** **Cofnij** wycofuje ją krok po kroku.
suggest-why = **{ $choice }**: { $why }
suggest-failed = Nie znaleziono propozycji. Spróbuj później.
error-suggest-off = Gospodarz wyłączył propozycje przy tym stole.
error-suggest-rated = W grze rankingowej propozycje można włączyć lub wyłączyć tylko przed startem.
error-suggest-busy = Propozycja dla ciebie jest już w drodze.
error-suggest-ended = Ta tura jest pełna: nie ma czego proponować.
button-suggestions-off = Bez propozycji
button-suggestions-on = Zezwól na propozycje
done-suggestions-off = Gracze przy tym stole nie mogą już prosić o propozycję tury.
done-suggestions-on = Gracze przy tym stole mogą prosić o propozycję tury.
end-suggested = Zaproponowane tury: { $who }
lobby-no-suggestions = Propozycje tur: wyłączone

## Review of a finished game

button-review = Analiza
review-title = Analiza
review-turns = { $count ->
    [0] { $level } nie zagrałby żadnej twojej tury wyraźnie lepiej.
    [one] Jedna tura, którą { $level } zagrałby inaczej:
    [few] { $count } tury, które { $level } zagrałby inaczej:
   *[other] { $count } tur, które { $level } zagrałby inaczej:
}
review-gain = około +{ $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} (±{ $error })
review-wins = wygrywa grę
review-own = Ty
review-way = { $who }:
review-failed = Nie udało się przygotować analizy. Spróbuj później.
error-review-busy = Powstaje właśnie inna analiza dla ciebie. Poproś o tę, gdy tamta będzie gotowa.
error-review-running = Analiza jest dostępna po zakończeniu gry.
error-review-own = Swoje tury mogą analizować tylko gracze tej gry.

### Words every game shares.

list-comma = {", "}
list-and = { $head } i { $last }

choice-confirm = Zatwierdź turę
prompt-confirm = Czy tak ma wyglądać twoja tura? Zatwierdź ją albo cofnij.

error-game-over = Ta gra jest skończona. Zacznij nową komendą /new albo naciśnij „Rewanż”.
error-line-too-long = To za dużo jak na jedną linię. Wpisz teraz najwyżej { $most } słów, a resztę tury potem.
line-empty = Wpisz, co chcesz zrobić. Podpowiedzi pokazują słowa.
line-none = „{ $word }” tu nie pasuje. Gra pyta: { $prompt } Możesz napisać: { $choices }.
line-not = „{ $word }” tu nie pasuje.
line-not-near = Nie rozumiem „{ $word }”: czy chodziło o { $near }?
line-kept = Zrozumiano: `{ $line }`. { $why }
line-choice = { $choice } (`{ $typed }`)
line-more = i jeszcze { $count }
line-ambiguous = „{ $word }” może znaczyć: { $choices }. Podaj dokładniej.
line-meant = Czy chodziło o `{ $typed }` ({ $choice })?
line-not-yours = „{ $word }” to za dużo: teraz decyduje ktoś inny.
line-turn-over = Zatrzymaj się przed „{ $word }”: „confirm” kończy twoją turę.
line-revealed = Zatrzymaj się przed „{ $word }”: najpierw coś się odsłoni.
error-illegal-choice = „{ $choice }” nie jest teraz możliwe. Naciśnij „Rozegraj turę”, aby zobaczyć swoje możliwości.
error-nothing-to-undo = Nie ma czego cofać: ostatnia zatwierdzona tura zostaje.
error-nothing-to-redo = Nie ma czego ponawiać.
error-option-range = Opcja „{ $option }”: podaj liczbę całkowitą od { $low } do { $high }.
error-option-values = Opcja „{ $option }”: wybierz jedną z wartości: { $values }.
error-option-yes-no = Opcja „{ $option }”: wybierz tak lub nie.
error-option-unknown = Nie ma opcji „{ $option }”. Wybierz jedną z tych: { $values }.
error-argument = { $option }: wybierz coś z tego, co proponuje Discord.
error-seats = Liczba graczy w tej grze: od { $low } do { $high }.
error-option-needs = „{ $option }” wymaga opcji „{ $other }”: wybierz także ją albo zrezygnuj z opcji „{ $option }”.
error-option-excludes = Opcji „{ $option }” i „{ $other }” nie można łączyć: zrezygnuj z jednej z nich.
error-option-firm = Opcji „{ $option }” nie można wybrać, gdy ustawiono „{ $other }”. Najpierw zmień tamto ustawienie.
error-option-settled = O opcji „{ $option }” decyduje opcja „{ $other }”. Najpierw zmień tamtą.
error-seats-exact = Liczba graczy przy tych opcjach: { $count }.

## The tale of a turn

with-icon = { $icon } { $what }
amount-alone = { $count }
deed-turn = { $who } · { $head }
deed-turn-alone = { $who }
deed-of = { $who }: { $head }
deed-because = { $because }: { $head }
deed-cost = { $head }: { $cost }
deed-amount-paid = −{ $what }
deed-costs = { $first }, { $next }
deed-cost-exchanged = { $cost } ({ $exchanged })
deed-note = { $head }, { $note }
deed-gains = { $head } → { $gains }
deed-gain-of = { $who } { $gains }
deed-other = { $head } · { $other }
deed-row = { $first }, { $next }
deed-gain = Zysk
deed-nothing = bez akcji
deed-amount-gained = +{ $what }
ask-line = 🔔 { $who } { $what } · { $table }
ask-turn = **twoja tura**
ask-answer = **twoja decyzja**: { $what }
for-you = -# Dla ciebie: { $gains }
for-you-by = { $gain } ({ $cause })

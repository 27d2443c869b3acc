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
error-seats = Liczba graczy w tej grze: od { $low } do { $high }.
error-option-needs = „{ $option }” wymaga opcji „{ $other }”: wybierz także ją albo zrezygnuj z opcji „{ $option }”.
error-option-excludes = Opcji „{ $option }” i „{ $other }” nie można łączyć: zrezygnuj z jednej z nich.
error-seats-exact = Liczba graczy przy tych opcjach: { $count }.

### Open initial contracts: the advanced expert variant of Gibraltar

option-open_contracts = jawne kontrakty początkowe po licytacji
option-about-open_contracts = Kontrakty początkowe leżą odkryte; każdy wybiera jeden po licytacji.

nuc-headline-initial = Kontrakty początkowe biorą kolejno: { $order }
nuc-initial-one = { $contract } ({ $says })
nuc-prompt-initial = Który kontrakt początkowy bierzesz?
nuc-initial-no-bonus = teraz bez nagrody tego gniazda
nuc-event-open-contracts = Odkryte kontrakty początkowe: { $contracts }.
nuc-event-initial = { $who } bierze { $contract } ({ $conditions }).

position-nucleum-initial = Kontrakty początkowe do wzięcia: { $contracts }. W tej kolejności: { $order }.

render-nucleum-initial = Jawne kontrakty początkowe
render-nucleum-initial-order = W tej kolejności: { $order }
render-nucleum-alt-initial-one = kontrakt początkowy { $contract }

rules-nucleum-open-contracts-title = Jawne kontrakty początkowe
rules-nucleum-open-contracts =
    Opcja stołu obok licytacji, ustawiana przed początkiem gry; zaawansowany wariant ekspercki z dodatku „Gibraltar”. Można w niego grać na każdej mapie.

    {""}**Przed licytacją** odkrywa się tyle kontraktów początkowych, ilu jest graczy; nikt nie dostaje losowego.

    {""}**Po wyborze eksperymentów** każdy, w odwrotnej kolejności graczy, bierze jeden z nich i kładzie w dowolnym gnieździe na kontrakt, bez jego nagrody: ostatni gracz jako pierwszy, pierwszy gracz na końcu. Oferty nie mają tu znaczenia.

    {""}**Przykład:** pierwszym graczem jest A. Ktokolwiek wygrał licytację, pierwszy bierze kontrakt D, potem C, B i A. Następnie A zaczyna grę.
page-nucleum-open-contracts = W odwrotnej kolejności każdy bierze jeden do dowolnego gniazda.
page-nucleum-alt-open-contracts = Cztery kontrakty początkowe z warunkami i nagrodami. D bierze pierwszy, potem C, B i A, niezależnie od ofert.

ruling-nucleum-open-contracts = Przy jawnych kontraktach początkowych gniazdo nie daje za nie nagrody; potem to kontrakt jak każdy inny.

## The tale of a turn

nuc-ask-initial = **weź umowę początkową**

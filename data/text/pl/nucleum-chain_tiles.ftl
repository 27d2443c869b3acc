### Płytki akcji wiązanych: na wierzch takiej płytki od razu zagrywa się kolejną

kind-on-top = Płytka na wierzch
verb-on-top = Zagraj { $code }

nucleum-label-chain = potem płytka na wierzch
nucleum-effect-chain = potem kolejna płytka akcji na wierzch

nuc-prompt-on-top = Którą płytkę zagrywasz na wierzch ({ $chain })?
nuc-on-top = Zagraj płytkę na wierzch
nuc-on-top-without = Zagraj płytkę na wierzch bez tej akcji
nuc-event-on-top = { $who } zagrywa płytkę { $tile } na wierzch płytki { $chain }.

render-nucleum-chain-tiles = Płytki akcji wiązanych
render-nucleum-is-chain = potem zagraj kolejną płytkę na wierzch

rules-nucleum-chain-tiles-title = Płytki akcji wiązanych
rules-nucleum-chain-tiles-terms = płytka akcji wiązanej, akcja wiązana
rules-nucleum-chain-tiles =
    Niektóre dodatki mają płytki akcji z łańcuchem. Taka płytka akcji wiązanej przedstawia jedną akcję ({ $tiles }).

    {""}**Zagranie:** połóż ją na pierwszym od lewej wolnym polu i w pełni wykonaj jej akcję. Potem od razu zagraj na jej wierzch, na to samo pole, kolejną płytkę i rozpatrz ją jak zwykle. Na wierzchu może leżeć dyrektywa specjalna, ale nie druga płytka akcji wiązanej.

    - Najwyżej 1 płytka akcji wiązanej na turę i nadal najwyżej 1 wypełniony kontrakt.
    - Obie płytki zajmują razem jedno pole. Obie wracają przy doładowaniu.
    - Płytka akcji wiązanej nigdy nie jest fragmentem torów.
    - Liczy się jak płytka akcji w kontraktach, żetonach sukcesu i technologiach.

    Możesz pominąć jej akcję i możesz na niej poprzestać.

ruling-nucleum-chain-order = Płytkę na wierzch zagrywa się dopiero po wykonaniu akcji płytki akcji wiązanej. Tę akcję możesz pominąć, ale nie możesz do niej wrócić.
ruling-nucleum-chain-alone = Na wierzch nie trzeba nic zagrywać. Jeśli nie masz innej płytki, płytkę akcji wiązanej zagrywasz samą.

page-nucleum-chain-tiles = Najpierw akcja płytki akcji wiązanej, potem płytka na jej wierzchu. Obie leżą na jednym polu.
page-nucleum-alt-chain-tiles = Płytka akcji wiązanej z jedną akcją i łańcuchem, strzałka, a dalej to samo pole z inną płytką akcji leżącą na wierzchu.

## The tale of a turn

nuc-deed-on-top = Na wierzch: { $tile }

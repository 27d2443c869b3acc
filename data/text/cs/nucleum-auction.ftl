### Dražba v Nucleu: VB za pořadí volby experimentů

command-nucleum-bid = Dražte o pořadí při výběru experimentů, nebo pasujte
parameter-nucleum-bid = Kolik, do kolika, nebo pasovat
view-auction = dražba

kind-bid = Nabídnout
kind-raise = Zvýšit
kind-highest = Nejvyšší nabídka
kind-pass = Pasovat

option-auction = dražba o pořadí při výběru experimentů
option-about-auction = Dražte VB o pořadí, ve kterém si vyberete experimenty.

nuc-headline-auction = Dražba: { $bids }
nuc-headline-auction-over = Pořadí výběru experimentů: { $order }
nuc-auction-bid = { $points ->
    [0] { $passed ->
        [yes] { $who } – pas
       *[no] { $who } –
    }
   *[other] { $passed ->
        [yes] { $who } { $points } (pas)
       *[no] { $who } { $points }
    }
}
nuc-auction-loses = { $who } (−{ $points } VB)
nuc-own-highest = vaše nejvyšší nabídka: { $points } VB

nuc-prompt-bid = Dražte o pořadí při výběru experimentů, nebo pasujte.
nuc-prompt-highest = Svou nejvyšší nabídku ({ $points } VB) vidíte jen vy. Potvrďte ji, nebo vezměte zpět.
nuc-reason-no-bid = Zatím nikdo nic nenabídl.
nuc-reason-bid = Nejvyšší nabídka: { $who }, { $points } VB.
nuc-bid = Nabídnout { $points }
nuc-bid-detail = pokud nikdo nepřihodí, vybíráte jako první a na konci ztratíte { $points } VB
nuc-bid-range = Nabídka je nejméně { $least } a nejvýše { $most } VB. Zadejte číslo z tohoto rozmezí, nebo pasujte.
nuc-bid-highest = Až do { $points }
nuc-bid-highest-detail = nyní { $now }, potom vždy o 1 víc než ostatní; nikdy přes { $points }
nuc-bid-pass = Pasovat
nuc-bid-pass-detail = volíte { $place ->
    [2] na druhém místě
    [3] na třetím místě
   *[other] na čtvrtém místě
}{ $points ->
    [0] {" "}a nic neztratíte
   *[other] {" "}a na konci ztratíte { $points } VB
}
nuc-event-bid = { $who } nabízí { $points } VB.
nuc-event-bid-pass = { $who } pasuje.
nuc-event-auction = Dražba skončila. Pořadí výběru experimentů: { $order }.
nuc-score-auction = dražba

position-nucleum-auction = Nabídky: { $bids }.
position-nucleum-auction-over = Pořadí volby experimentů po dražbě: { $order }.
position-nucleum-auction-lost = Na konci ztratí za dražbu { $points } VB.

render-nucleum-auction = Dražba
render-nucleum-auction-order = Pořadí výběru
render-nucleum-auction-none = zatím bez nabídky
render-nucleum-auction-passed = pas
render-nucleum-auction-leads = vede
render-nucleum-auction-loses = −{ $points } VB
render-nucleum-auction-keeps = nic neztratí
render-nucleum-alt-auction = { $title }. Nabídky: { $bids }.
render-nucleum-alt-auction-over = { $title }. Experimenty volí postupně: { $order }.
render-nucleum-alt-auction-experiments = K volbě: { $experiments }.
render-nucleum-alt-bid = nabídka hráče { $name }

rules-nucleum-auction-title = Dražba
rules-nucleum-auction =
    Možnost stolu, volí se před hrou; expertní varianta z rozšíření Pokrok nezastavíš.

    {""}**Místo běžné volby** dražíte za VB pořadí, v jakém si volíte experimenty. Od prvního hráče po směru hodinových ručiček každý nabídne víc než všichni před ním, nebo pasuje. Kdo pasuje, vypadá. Když zbývá jediný hráč, dražba končí.

    {""}**Pořadí:** poslední zbývající volí první, potom ten, kdo pasoval naposledy, a tak dále. Kdo pasoval první, volí poslední.

    {""}**Cena:** všichni kromě toho, kdo volí poslední, ztratí svou poslední nabídku. Odečte se na konci hry před určením vítěze.

    {""}**Jak přihazovat:** `/nucleum bid`, nebo panel vašeho tahu. **Nejvyšší nabídka** přihazuje za vás, vždy o 1 VB víc než ostatní, a když nestačí, pasuje; nikdo jiný ji nevidí a na nic dalšího se vás hra neptá. Nabídka je od 1 do { $most } VB.

    {""}**Příklad:** A 1, B 3, C 4, D 6, A 7, B pas, C 8, D 10, A pas, C 11, D 12, C 15, D pas. C volí první (−15 VB), potom D (−12), A (−7) a B (0).
page-nucleum-auction = Všichni kromě posledního ztratí na konci svou poslední nabídku.
page-nucleum-alt-auction = Dražba z příkladu: C nabídl 15 a volí první, D nabídl 12, A 7; B pasoval první, volí poslední a nic neztratí.

ruling-nucleum-auction-bids = V dražbě je nabídka aspoň 1 VB. Pokud všichni pasují bez nabídky, poslední zbývající volí první zdarma.
ruling-nucleum-auction-highest = V dražbě platí nejvyšší nabídka od potvrzení. Když ji ostatní překonají, pasuje za vás.

## The tale of a turn

nuc-ask-no-bid = **nabídněte za první volbu**, nebo pasujte
nuc-ask-bid = **nabídněte víc než { $points } VB**, nebo pasujte
spot-nucleum-bid = Nabídka: { $who }

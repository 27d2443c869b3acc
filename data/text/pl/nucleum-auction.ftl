### Licytacja w Nucleum: PZ za pierwszeństwo wyboru eksperymentów

command-nucleum-bid = Licytuj o pierwszeństwo wyboru eksperymentu albo spasuj
parameter-nucleum-bid = Ile, do ilu albo spasuj
view-auction = licytacja

kind-bid = Oferta
kind-raise = Podbicie
kind-highest = Najwyższa oferta
kind-pass = Spasuj

option-auction = licytacja o kolejność wyboru eksperymentów
option-about-auction = Licytuj PZ o kolejność wyboru eksperymentów.

nuc-headline-auction = Licytacja: { $bids }
nuc-headline-auction-over = Eksperymenty wybierają kolejno: { $order }
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
nuc-auction-loses = { $who } (−{ $points } PZ)
nuc-own-highest = twoja najwyższa oferta: { $points } PZ

nuc-prompt-bid = Licytuj o pierwszeństwo wyboru eksperymentu albo spasuj.
nuc-prompt-highest = Swoją najwyższą ofertę ({ $points } PZ) widzisz tylko ty. Zatwierdź ją albo cofnij.
nuc-reason-no-bid = Nie ma jeszcze żadnej oferty.
nuc-reason-bid = Najwyższa oferta: { $who }, { $points } PZ.
nuc-bid = Oferta { $points }
nuc-bid-detail = jeśli nikt nie przebije, masz pierwszy wybór i tracisz na koniec { $points } PZ
nuc-bid-range = Oferta wynosi co najmniej { $least } i najwyżej { $most } PZ. Podaj liczbę z tego zakresu albo spasuj.
nuc-bid-highest = Do { $points }
nuc-bid-highest-detail = teraz { $now }, potem zawsze o 1 więcej od innych; nigdy powyżej { $points }
nuc-bid-pass = Spasuj
nuc-bid-pass-detail = masz { $place ->
    [2] drugi
    [3] trzeci
   *[other] czwarty
} wybór{ $points ->
    [0] {" "}i nic nie tracisz
   *[other] {" "}i tracisz na koniec { $points } PZ
}
nuc-event-bid = { $who } licytuje: { $points } PZ.
nuc-event-bid-pass = { $who } pasuje.
nuc-event-auction = Koniec licytacji. Eksperymenty wybierają kolejno: { $order }.
nuc-score-auction = licytacja

position-nucleum-auction = Oferty: { $bids }.
position-nucleum-auction-over = Kolejność wyboru eksperymentów po licytacji: { $order }.
position-nucleum-auction-lost = Na koniec traci za licytację { $points } PZ.

render-nucleum-auction = Licytacja
render-nucleum-auction-order = Kolejność wyboru
render-nucleum-auction-none = jeszcze bez oferty
render-nucleum-auction-passed = pas
render-nucleum-auction-leads = prowadzi
render-nucleum-auction-loses = −{ $points } PZ
render-nucleum-auction-keeps = nic nie traci
render-nucleum-alt-auction = { $title }. Oferty: { $bids }.
render-nucleum-alt-auction-over = { $title }. Eksperymenty wybierają kolejno: { $order }.
render-nucleum-alt-auction-experiments = Do wyboru: { $experiments }.
render-nucleum-alt-bid = oferta gracza { $name }

rules-nucleum-auction-title = Licytacja
rules-nucleum-auction =
    Opcja stołu, ustawiana przed początkiem gry; wariant ekspercki z dodatku „Rada postępu”.

    {""}**Zamiast zwykłego wyboru** licytujecie PZ o pierwszeństwo wyboru eksperymentów. Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy daje więcej niż wszyscy przed nim albo pasuje. Kto spasuje, odpada. Gdy zostaje jeden gracz, licytacja się kończy.

    {""}**Kolejność:** ostatni z licytujących wybiera jako pierwszy, potem ten, kto spasował ostatni, i tak dalej. Kto spasuje pierwszy, wybiera ostatni.

    {""}**Cena:** wszyscy poza wybierającym na końcu tracą własną ostatnią ofertę. Odejmuje się ją na koniec gry, przed wyłonieniem zwycięzcy.

    {""}**Licytowanie:** `/nucleum bid` albo panel twojej tury. **Najwyższa oferta** licytuje za ciebie, zawsze o 1 PZ więcej od innych, a gdy to nie wystarcza, pasuje; nikt inny jej nie widzi i nie dostajesz więcej pytań. Oferta wynosi od 1 do { $most } PZ.

    {""}**Przykład:** A 1, B 3, C 4, D 6, A 7, B pas, C 8, D 10, A pas, C 11, D 12, C 15, D pas. C wybiera jako pierwszy (−15 PZ), potem D (−12), A (−7) i B (0).
page-nucleum-auction = Wszyscy poza ostatnim tracą na koniec swoją ostatnią ofertę.
page-nucleum-alt-auction = Licytacja z przykładu: C daje 15 i wybiera jako pierwszy, D dał 12, A 7; B spasował pierwszy, wybiera ostatni i nic nie traci.

ruling-nucleum-auction-bids = W licytacji oferta wynosi co najmniej 1 PZ. Jeśli wszyscy pasują bez oferty, ten, kto pozostał jako ostatni, wybiera pierwszy i nic nie traci.
ruling-nucleum-auction-highest = W licytacji najwyższa oferta obowiązuje od zatwierdzenia. Gdy inni ją przebiją, pasuje za ciebie.
## The tale of a turn

nuc-ask-no-bid = **licytuj pierwszy wybór** albo spasuj
nuc-ask-bid = **przebij { $points } PZ** albo spasuj
spot-nucleum-bid = Oferta: { $who }

### The special city buildings of Nucleum

option-special_buildings = specjalne budynki
option-about-special_buildings = Budynki we wspólnej ofercie, z własnymi efektami, które zastępują twoje.

help-kind-special = specjalny budynek

now-special-offer = { $thaler ->
    [one] w ofercie za { $thaler } talara
    [few] w ofercie za { $thaler } talary
    [many] w ofercie za { $thaler } talarów
   *[other] w ofercie za { $thaler } talara
}
now-special-hidden = w stosie poziomu { $level }, jeszcze zakryty
now-special-city = ma go { $who }, { $city }
now-special-lit = ma go { $who }, { $city }, zasilony
now-special-instead = możesz go postawić zamiast: { $own }
now-special-none-left = nie możesz go postawić: na planszy nie masz już: { $own }
now-special-no-token = nie możesz go postawić: nie masz żetonów urbanizacji
now-tile-aside = odłożona dla specjalnego budynku

position-special-offer = W ofercie urbanizacji ({ $thaler ->
    [one] { $thaler } talar
    [few] { $thaler } talary
    [many] { $thaler } talarów
   *[other] { $thaler } talara
}): { $building } ({ $gains }). Pod nim: { $left }.
position-special-aside = Odłożone płytki akcji: { $tiles }.
position-special-tokens = Pozostałe żetony urbanizacji: { $count }.
position-special-gone = Usunięte z gry: { $items }.

nucleum-special-building = { $type ->
    [residence] Specjalny budynek mieszkalny
    [factory] Specjalna fabryka
    [laboratory] Specjalne laboratorium
   *[wild] Uniwersalny budynek specjalny
} { $level } ({ $code })
nucleum-special-gains = zapotrzebowanie { $energy } → { $effects }; na koniec { $vp }
nucleum-special-text = Zastępuje budynek { $any ->
    [yes] dowolnego typu
   *[no] tego samego typu
} i poziomu { $level } z twojej planszy: { $gains }.
nucleum-special-wild = { $text } Uniwersalny: pasuje na dowolne pole, ale nie liczy się jako żaden typ{ $government ->
    [yes] {" "}poza budynkiem rządowym
   *[no] {""}
}.
nucleum-special-coal-mine = { $text } Zasilony liczy się jako kopalnia węgla.
nucleum-milestone-special = Specjalne budynki
nucleum-each-special = { $energized ->
    [yes] zasilony specjalny budynek
   *[no] specjalny budynek
}
nucleum-kind-special = { $energized ->
    [yes] zasilone specjalne budynki
   *[no] specjalne budynki
}
nucleum-count-special = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilony specjalny budynek
        [few] { $count } zasilone specjalne budynki
        [many] { $count } zasilonych specjalnych budynków
       *[other] { $count } zasilonego specjalnego budynku
    }
   *[no] { $count ->
        [one] { $count } specjalny budynek
        [few] { $count } specjalne budynki
        [many] { $count } specjalnych budynków
       *[other] { $count } specjalnego budynku
    }
}
nucleum-moment-place-special = postawisz specjalny budynek
nucleum-modifier-free-coal = { $count } węgiel za darmo w każdej twojej akcji zasilania
nucleum-label-free-develop = Rozwój za darmo
nucleum-effect-free-develop = akcja rozwoju bez płacenia talarów
nucleum-label-set-aside-tiles = Odłożone płytki
nucleum-effect-set-aside-tiles = 2 odłożone płytki akcji
nucleum-label-extra-turn = Kolejna płytka
nucleum-effect-extra-turn = od razu kolejna tura: płytka na twoją planszę
nucleum-label-become-mine = Kopalnia
nucleum-effect-become-mine = ten budynek staje się kopalnią: uran jak za postawienie kopalni
nucleum-effect-from-now-on = odtąd { $abilities }
nucleum-number-special-thaler = Ceny specjalnych budynków według poziomu, w talarach
nucleum-number-urbanization-tokens = Żetony urbanizacji każdego gracza

nuc-special-swap-brief = { $code } zamiast: { $own }
nuc-special-swap = { $building } zamiast: { $own } (+{ $thaler ->
    [one] { $thaler } talar
    [few] { $thaler } talary
    [many] { $thaler } talarów
   *[other] { $thaler } talara
})
nuc-special-detail = { $gains }
advice-special = Urbanizacja płytką { $tile }: { $building } zamiast: { $own } ({ $cost }): { $gains }.
nuc-prompt-play-further = Kolejna tura: którą płytkę zagrywasz na swoją planszę?
nuc-event-special = { $own } opuszcza grę; pozostałe żetony urbanizacji: { $tokens }.
nuc-event-special-shown = Nowość w ofercie urbanizacji: { $building }.
nuc-event-set-aside = { $who } otrzymuje odłożone płytki: { $tiles }.
nuc-event-become-mine = { $who } ma nową kopalnię: { $building }, { $city }.

rules-nucleum-special-buildings-title = Specjalne budynki
rules-nucleum-special-buildings-terms = specjalny budynek, budynek specjalny, specjalny budynek miejski, żeton urbanizacji, oferta urbanizacji
rules-nucleum-special-buildings =
    Opcja stołu, na dowolną mapę.

    {""}**Oferta urbanizacji:** specjalne budynki ({ $count }) leżą w stosach według poziomu (stosy: { $piles }), odkryty jest tylko wierzchni. Gdy ktoś go weźmie, w ofercie jest następny.

    {""}**Stawianie:** gdy stawiasz budynek miejski, możesz zamiast niego postawić specjalny budynek z oferty: tego samego typu i poziomu. Zamiast jego ceny płacisz według poziomu (I do IV) { $prices } talarów. Czerwona dopłata i zniżki działają jak zwykle. Twój budynek opuszcza grę. Oznacz specjalny budynek żetonem urbanizacji. Masz ich { $tokens }; bez nich nie możesz już stawiać specjalnych budynków.

    {""}**Budynki uniwersalne** zastępują dowolny typ i pasują na dowolne pole. Są budynkami miejskimi, ale gdy liczy się konkretny typ, liczą się tylko z jego symbolem.

    {""}**Pola na specjalne budynki**, jeśli mapa je ma, przyjmują tylko specjalne budynki, dowolnego typu.

    {""}**Przygotowanie:** do żetonów sukcesu dochodzi jeden nowy. Flaga leży o { $more } pól wyżej. Dwie płytki akcji zostają odłożone: daje je jeden z budynków.
rules-nucleum-special-energize-title = Zasilanie specjalnych budynków
rules-nucleum-special-energize =
    Specjalny budynek zasilasz jak każdy swój budynek: według jego zapotrzebowania, za tyle samo osiągnięć. Daje własną nagrodę, a na koniec własne punkty. Specjalne budynki innych graczy nie są neutralne.

    {""}**Kolejna tura:** po zakończeniu akcji zasilania zagraj kolejną płytkę na swoją planszę, nie jako tory. Możesz przy tym wypełnić kolejny kontrakt.

    {""}**Darmowy węgiel:** w każdej akcji zasilania masz 1 węgiel za darmo. Wychodzi z tego budynku i musi dotrzeć do elektrowni jak każdy węgiel. Budynek liczy się jako kopalnia węgla.

    {""}**Kopalnia:** odwrócenie tego budynku liczy się jako postawienie kopalni. Otrzymujesz tyle uranu, ile masz teraz kopalń. Mieści { $size } uranu i odtąd liczy się jako kopalnia.

    {""}**Punkty za każdy …** liczy się na koniec: specjalne, zasilone albo rządowe budynki w tej samej twojej sieci, czyjekolwiek są; albo twoje budynki poziomów III i IV.

ruling-nucleum-special-price = Zniżki odejmuje się od ceny specjalnej i czerwonej dopłaty razem, najwyżej do 0.
ruling-nucleum-special-next = Następny budynek ze stosu jest w ofercie od razu, dlatego potem nie można cofnąć postawienia.
ruling-nucleum-special-wild = Budynku uniwersalnego też dotyczy zasada o polu z dwoma znakami: nie, dopóki w tym mieście jest wolne pole z jednym znakiem.
ruling-nucleum-special-extra-turn = Kolejna tura następuje po wszystkim innym, co daje akcja zasilania. Można z niej zrezygnować. Bez płytki albo wolnego pola nic się nie dzieje.
ruling-nucleum-special-mine = Otrzymujesz też to, co dają ci postawione kopalnie. Nie należy do żadnego rzędu planszy.
ruling-nucleum-special-coal = Darmowy węgiel jest zużywany zawsze jako pierwszy. Nie zużywa wagonu.

spot-nucleum-no-special = Oferta urbanizacji: brak specjalnych budynków poziomu { $level }
render-nucleum-special = Oferta urbanizacji
render-nucleum-special-left = pod nim { $count }
render-nucleum-special-empty = brak
render-nucleum-special-aside = Odłożone dla specjalnego budynku SL2
render-nucleum-special-tokens = Żetony urbanizacji
render-nucleum-is-special = specjalny budynek: ścięte rogi
render-nucleum-is-wild-special = uniwersalny: dowolny typ
render-nucleum-is-special-space = tylko specjalne budynki
render-nucleum-is-token = żeton urbanizacji
render-nucleum-alt-special-placed = Specjalne budynki
render-nucleum-alt-special-map = { $building }, { $city }
render-nucleum-alt-special-tokens = pozostałe żetony urbanizacji: { $count }
view-special-buildings = oferta urbanizacji
page-nucleum-special-buildings = Zamiast budynku ze swojej planszy możesz postawić specjalny budynek tego samego typu i poziomu.
page-nucleum-alt-special-buildings = Budynek z planszy, strzałka i specjalny budynek ze ściętymi rogami, który go zastępuje; poniżej budynek uniwersalny i pole na specjalny budynek.

## The tale of a turn

nuc-deed-special = { $own } opuszcza grę, pozostałe żetony urbanizacji: { $tokens }
nuc-deed-set-aside = odłożone płytki: { $tiles }
nuc-deed-become-mine = Nowa kopalnia: { $building }, { $city }

## Which box it is from

expansion-nucleum-special_buildings = Dodatek: Gibraltar (specjalne budynki)

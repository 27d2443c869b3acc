### Help at the table: pages of the rules, looking up components, what the icons mean.

## Commands and buttons

command-lookup = Sprawdź płytkę, kartę, budynek, miasto… i jak wyglądają przy tym stole
parameter-topic = Który temat (puste: przegląd)
parameter-lookup = Nazwa lub to, co jest na elemencie, na przykład #4, C12, fabryka, Dresden
button-icons = Objaśnij symbole
rules-menu = Inny temat
rules-heading = **{ $game }: { $title }** ({ $number }/{ $count })
what-menu = Który element?
what-page = Strona zasad

## /lookup

what-label = { $name } ({ $kind })
what-heading = **{ $name }**
what-does = { $does }.
what-ruling = -# Jak to działa tutaj: { $ruling }
what-now = **Przy tym stole**
what-several = „{ $typed }” pasuje do { $count } pozycji. Wybierz jedną:
what-several-more = „{ $typed }” pasuje do wielu rzeczy (liczba: { $count }). Wybierz jedną z pierwszych { $shown } albo wpisz więcej:
what-source = -# { $source }
what-origin = Źródło: { $origin ->
    [printed] wartość nadrukowana
    [inferred] wywnioskowana z zasad
   *[house] przyjęta przez ten projekt
}

help-kind-tile = płytka akcji
help-kind-contract = kontrakt
help-kind-technology = technologia
help-kind-experiment = eksperyment
help-kind-building = budynek miejski
help-kind-neutral = neutralny budynek
help-kind-row = turbina i kopalnia
help-kind-milestone = żeton sukcesu
help-kind-plant = elektrownia
help-kind-city = miasto
help-kind-link = linia kolejowa
help-kind-slot = gniazdo
help-kind-coal = zagłębie węglowe
help-kind-card = karta akcji
help-kind-setup = karta przygotowania
help-kind-end = warunek końca gry
help-kind-expansion = moduł
help-kind-confinement = uwięzienie

error-no-such-topic = Nie ma tematu „{ $topic }”. Wybierz jeden z listy.
error-no-such-component = { $game }: nic tu nie nazywa się „{ $name }”. Wpisz część nazwy, na przykład { $examples }, i wybierz z listy.
what-examples-nucleum = #4 lub Dresden
what-examples-nanotech = Uwięzienie cząstek lub Hel

## Nucleum: components

what-plant-name = { $of }: elektrownia
what-neutral-name = { $of }, zapotrzebowanie { $energy }
what-row-name = { $of }: turbina i kopalnia
what-plant = Za umieszczenie tu nucleum: { $bonus }.
what-plant-coal = Spala tylko węgiel, nigdy uran.
what-plant-built-in = Nucleum jest wbudowane: od początku działa jak każda elektrownia z nucleum. Nie przyjmuje znacznika.
what-coded = **{ $code }** { $what }
what-experiment =
    { $turbine }
    Technologie:
    { $technologies }
    Płytki startowe:
    { $tiles }
what-experiment-special =
    { $experiment }
    Specjalne płytki akcji, za { $technology }:
    { $tiles }
what-special-tiles =
    { $text }
    { $tiles }
what-city-links = { $text } Linie: { $links }.
what-city-link = { $city } ({ $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}{ $red ->
    [yes] , czerwona
   *[no] {""}
})
what-city-coal = { $text } Dociera tu węgiel: { $areas }.
what-city-map = Mapa { $board }. { $text }
what-city-side = Na mapie dla { $players } graczy: { $text }

## Nucleum: how a component stands at a table

now-tile-offer = w ofercie, cena w talarach: { $price }
now-tile-pool = w puli gracza { $who }
now-tile-pool-mine = w twojej puli
now-tile-slot = na polu płytek gracza { $who }
now-tile-slot-mine = na twoim polu płytek
now-tile-rail = tory gracza { $who } na linii { $link }
now-tile-rail-mine = twoje tory na linii { $link }
now-unseen = jeszcze nieznane: w stosie albo poza tą grą
now-not-here = poza tą grą
now-tile-special = odłożona dla eksperymentu { $id }
now-contract-shown = w ofercie
now-contract-held = ma go { $who }
now-contract-held-mine = masz go ty
now-contract-fulfilled = wypełniony, gracz: { $who }
now-contract-fulfilled-mine = wypełniony przez ciebie
now-contract-progress = u ciebie: { $progress }
now-technology-yes = odblokowana, gracz: { $who }
now-technology-yes-mine = odblokowana przez ciebie
now-technology-no = ma ją { $who }, jeszcze zablokowana
now-technology-no-mine = masz ją ty, jeszcze zablokowana
now-experiment = wybór gracza { $who }
now-experiment-mine = twój wybór
now-experiment-free = nikt nie wybrał tego eksperymentu
now-technology-free = nikt nie wybrał eksperymentu { $experiment }
now-piece-board = { $who }: na planszy gracza
now-piece-gone = { $who }: usunięty z gry
now-piece-city = { $who }: w mieście { $city }
now-piece-lit = { $who }: w mieście { $city }, z zasilaniem
now-turbine-city = { $who }: turbina w mieście { $city }
now-turbine-board = { $who }: turbina na planszy gracza
now-mine-city = { $who }: kopalnia w mieście { $city }, uran { $uranium } z { $size }
now-mine-board = { $who }: kopalnia na planszy gracza
now-neutral = w mieście { $city }
now-neutral-lit = w mieście { $city }, z zasilaniem
now-milestone = na torze sukcesów przy polach { $low }–{ $high }
now-milestone-meets = { $who }: liczy się { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}
now-plant-lit = leży tu nucleum
now-plant-dark = nie ma tu jeszcze nucleum
now-city-piece = { $space }: { $piece }
now-city-owned = { $piece }, gracz { $who }
now-city-lit = { $piece }, z zasilaniem
now-city-rubble = gruz
now-city-turbine = turbina rzędu { $row }
now-city-mine = kopalnia rzędu { $row }
now-city-free = wolne: { $spaces }
now-link-complete = ukończona, płytki graczy: { $owners }
now-link-free = wolne pola torów: { $count }
now-city-joined = dołączy je też { $by }
now-slot-holds = { $who }: { $contract }
now-slot-empty = { $who }: wolne
now-coal = wagony z ceną { $first }: { $fresh }; odwrócone, z ceną { $second }: { $flipped }; potem węgiel kosztuje { $third }

## Nanotech: components

nanotech-needs = { $items }
nanotech-count-up = { $count } Up
nanotech-count-down = { $count } Down

nanotech-does-recharge = Weź { $energy ->
    [one] { $energy } energię
    [few] { $energy } energie
    [many] { $energy } energii
   *[other] { $energy } energii
}, a za każdą lepszą baterię dodatkowo +{ $more }. Nie można kopiować.
nanotech-does-quarks = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Weź dowolny kwark z kapsuły centralnej. Kto ma kartę, może na koniec rundy wziąć jeszcze jeden za darmo.
nanotech-does-lepton = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Weź elektron: +{ $prestige } prestiżu. Kto ma kartę, może na koniec rundy wykonać jedną dodatkową akcję innego rodzaju za jej koszt.
nanotech-does-upgrade = Weź moduł; koszt w energii: { $low }–{ $high }. Kto ma kartę, płaci o { $discount } mniej.
nanotech-does-confine = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Jedno uwięzienie. Kto ma kartę, zdobywa dodatkowo +{ $bonus } prestiżu.
nanotech-does-quark-capsule = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Miejsca na kwarki: +{ $adds }.
nanotech-does-lepton-capsule = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Miejsca na elektrony: +{ $adds }.
nanotech-does-hadron-capsule = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Miejsca na protony i neutrony: +{ $adds }.
nanotech-does-battery = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Przy każdym ładowaniu +{ $adds } energii.
nanotech-does-hadron = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Zużywa: { $needs }, trzy kwarki w trzech różnych kolorach. +{ $prestige } prestiżu.
nanotech-does-atom = Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}. Zużywa: { $needs }. +{ $prestige } prestiżu.

nanotech-now-card = { $count ->
    [1] {""}
   *[other] { $count } takie karty:{" "}
}na stole{ $energy ->
    [0] {""}
   *[other] , leży na { $count ->
        [1] niej
       *[other] każdej
    } +{ $energy } energii
}
nanotech-now-held = w tej rundzie ma ją { $who }
nanotech-now-left = { $count ->
    [0] nie ma już żadnego do wzięcia
   *[other] do wzięcia zostało: { $count }
}
nanotech-now-owns = { $who } ma: { $count }
nanotech-now-made = { $who }: zbudowano { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}
nanotech-now-possible = masz potrzebne cząstki
nanotech-now-impossible = nie masz jeszcze tego, co potrzebne

what-alt = { $name }, { $kind }.

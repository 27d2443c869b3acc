### Nucleum's components: names, effects, conditions, everything printed on the table.

## Joining words

nucleum-several = { $count } × { $what }
nucleum-list = { $items }
nucleum-clauses = { $first }; { $more }
nucleum-or-more = { $first }, { $next }
nucleum-or-brief = { $first }/{ $last }
nucleum-or = { $first } lub { $last }
nucleum-filtered = { $what } { $how }
nucleum-for-each = po { $what } za { $each }
nucleum-nothing = nic
nucleum-plain = { $value }
nucleum-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Amounts

nucleum-amount-thaler = { $count ->
    [one] { $count } talar
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
}
nucleum-amount-worker = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
nucleum-amount-uranium = { $count ->
    [one] { $count } kostka uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
}
nucleum-amount-achievement = { $count ->
    [one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
    [many] { $count } osiągnięć
   *[other] { $count } osiągnięcia
}
nucleum-amount-vp = { $count } PZ

## Colours, types, tracks

nucleum-colour-white = biała
nucleum-colour-purple = fioletowa
nucleum-colour-orange = pomarańczowa
nucleum-colour-green = zielona
nucleum-colour-wild = czterobarwna
nucleum-colour-none = bezbarwna

nucleum-type-residence = budynek mieszkalny
nucleum-type-factory = fabryka
nucleum-type-laboratory = laboratorium
nucleum-type-government = budynek rządowy
nucleum-both-types = { $first }/{ $second }

nucleum-track-thaler = dochód: talary
nucleum-track-worker = dochód: robotnicy
nucleum-track-vp = dochód: PZ
nucleum-track-any = dowolny dochód

nucleum-marker-thaler = znacznik dochodu: talary
nucleum-marker-worker = znacznik dochodu: robotnicy
nucleum-marker-vp = znacznik dochodu: PZ
nucleum-marker-any = dowolny znacznik dochodu
nucleum-marker-all = każdy znacznik dochodu

## The map

nucleum-side-saxony-12 = Saksonia, 1–2 graczy
nucleum-side-saxony-34 = Saksonia, 3–4 graczy
nucleum-side-text = Miasta: { $cities }, linie: { $links }. Za ukończenie linii: { $rewards }.
nucleum-completion = { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
} – { $track } +{ $steps } { $each ->
    [yes] za każdą swoją płytkę na linii
   *[no] dla każdego uczestnika
}

nucleum-city-aussig = Aussig
nucleum-city-bautzen = Bautzen
nucleum-city-bruex = Brüx
nucleum-city-chemnitz = Chemnitz
nucleum-city-dresden = Dresden
nucleum-city-freiberg = Freiberg
nucleum-city-glashuette = Glashütte
nucleum-city-goerlitz = Görlitz
nucleum-city-grimma = Grimma
nucleum-city-joachimsthal = Joachimsthal
nucleum-city-karlsbad = Karlsbad
nucleum-city-leipzig = Leipzig
nucleum-city-marienberg = Marienberg
nucleum-city-plauen = Plauen
nucleum-city-praha = Praha
nucleum-city-pressnitz = Preßnitz
nucleum-city-riesa = Riesa
nucleum-city-zittau = Zittau
nucleum-city-zwickau = Zwickau
nucleum-city-text = Nr { $number }, obwódka { $colour }: { $parts }.

nucleum-space-building = pole: { $types }
nucleum-space-red = czerwone pole na dowolny budynek
nucleum-space-special = pole na specjalny budynek
nucleum-space-mine = { $red ->
    [yes] czerwone pole kopalni
   *[no] pole kopalni
}{ $uranium ->
    [0] {""}
   *[other] {" "}(uran: { $uranium })
}
nucleum-space-turbine = { $red ->
    [yes] czerwone pole turbiny
   *[no] pole turbiny
}
nucleum-plant = elektrownia (za umieszczenie nucleum: { $bonus })
nucleum-plant-coal = elektrownia węglowa (nie przyjmuje uranu)
nucleum-plant-built-in = eksperymentalna elektrownia z wbudowanym nucleum
nucleum-energized-factor = punkty za zasilone budynki × { $factor }

nucleum-energized-vp = każdy zasilony budynek wart o { $vp } PZ więcej
nucleum-link = { $first }–{ $last }
nucleum-link-text = { $spaces ->
    [one] { $spaces } pole torów
    [few] { $spaces } pola torów
    [many] { $spaces } pól torów
   *[other] { $spaces } pola torów
}{ $red ->
    [yes] , czerwona linia: każda płytka kosztuje więcej
   *[no] {""}
}

nucleum-link-reward = { $effects } (pole { $space } z { $spaces })
nucleum-link-rewards = { $text }. Od razu za płytkę: { $rewards }
nucleum-coal-area-west = Zachodnie zagłębie węglowe
nucleum-coal-area-north-east = Północno-wschodnie zagłębie węglowe
nucleum-coal-area-text = Węgiel dociera do miast: { $cities }. Wagony: { $wagons }.
nucleum-coal-area-fixed = Węgiel dociera do miast: { $cities }. Cena węgla: { $thaler }, najwyżej { $limit } w jednej akcji zasilania.
nucleum-wagons = { $wagons } przy { $players ->
    [one] { $players } graczu
    [few] { $players } graczach
    [many] { $players } graczach
   *[other] { $players } gracza
}

## What is counted: one of it, after "each"

nucleum-each-pieces = { $energized ->
    [yes] zasilony budynek
   *[no] budynek, kopalnię lub turbinę
}
nucleum-each-urban = { $energized ->
    [yes] zasilony budynek
   *[no] budynek miejski
}
nucleum-each-residence = { $energized ->
    [yes] zasilony budynek mieszkalny
   *[no] budynek mieszkalny
}
nucleum-each-factory = { $energized ->
    [yes] zasiloną fabrykę
   *[no] fabrykę
}
nucleum-each-laboratory = { $energized ->
    [yes] zasilone laboratorium
   *[no] laboratorium
}
nucleum-each-government = { $energized ->
    [yes] zasilony budynek rządowy
   *[no] budynek rządowy
}
nucleum-each-mine = kopalnię
nucleum-each-turbine = turbinę
nucleum-each-city = miasto
nucleum-each-network-cities = miasto w największej sieci
nucleum-each-railways = fragment torów
nucleum-each-links = { $length ->
    [0] ukończoną linię ze swoją płytką
   *[other] ukończoną linię o długości { $length } lub więcej ze swoją płytką
}
nucleum-each-contracts = wypełniony kontrakt
nucleum-each-technologies = odblokowaną technologię
nucleum-each-tiles = płytkę akcji, bez fragmentów torów
nucleum-each-achievements = posiadane osiągnięcie
nucleum-each-income = pole aż do znacznika ({ $track })

## What is counted: a number of it

nucleum-kind-urban = { $energized ->
    [yes] zasilone budynki
   *[no] budynki miejskie
}
nucleum-kind-residence = { $energized ->
    [yes] zasilone budynki mieszkalne
   *[no] budynki mieszkalne
}
nucleum-kind-factory = { $energized ->
    [yes] zasilone fabryki
   *[no] fabryki
}
nucleum-kind-laboratory = { $energized ->
    [yes] zasilone laboratoria
   *[no] laboratoria
}
nucleum-kind-government = { $energized ->
    [yes] zasilone budynki rządowe
   *[no] budynki rządowe
}
nucleum-kind-mine = kopalnie
nucleum-kind-turbine = turbiny
nucleum-count-several = { $kinds }: { $count }
nucleum-with-two = { $what } (przy 1–2 graczach { $count })
nucleum-count-pieces = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilony budynek
        [few] { $count } zasilone budynki
        [many] { $count } zasilonych budynków
       *[other] { $count } zasilonego budynku
    }
   *[no] { $count ->
       [one] { $count } budynek, kopalnia lub turbina
       [few] { $count } budynki, kopalnie lub turbiny
       [many] { $count } budynków, kopalń lub turbin
      *[other] { $count } budynku, kopalni lub turbiny
   }
}
nucleum-count-urban = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilony budynek
        [few] { $count } zasilone budynki
        [many] { $count } zasilonych budynków
       *[other] { $count } zasilonego budynku
    }
   *[no] { $count ->
       [one] { $count } budynek miejski
       [few] { $count } budynki miejskie
       [many] { $count } budynków miejskich
      *[other] { $count } budynku miejskiego
   }
}
nucleum-count-residence = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilony budynek mieszkalny
        [few] { $count } zasilone budynki mieszkalne
        [many] { $count } zasilonych budynków mieszkalnych
       *[other] { $count } zasilonego budynku mieszkalnego
    }
   *[no] { $count ->
       [one] { $count } budynek mieszkalny
       [few] { $count } budynki mieszkalne
       [many] { $count } budynków mieszkalnych
      *[other] { $count } budynku mieszkalnego
   }
}
nucleum-count-factory = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilona fabryka
        [few] { $count } zasilone fabryki
        [many] { $count } zasilonych fabryk
       *[other] { $count } zasilonej fabryki
    }
   *[no] { $count ->
       [one] { $count } fabryka
       [few] { $count } fabryki
       [many] { $count } fabryk
      *[other] { $count } fabryki
   }
}
nucleum-count-laboratory = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilone laboratorium
        [few] { $count } zasilone laboratoria
        [many] { $count } zasilonych laboratoriów
       *[other] { $count } zasilonego laboratorium
    }
   *[no] { $count ->
       [one] { $count } laboratorium
       [few] { $count } laboratoria
       [many] { $count } laboratoriów
      *[other] { $count } laboratorium
   }
}
nucleum-count-government = { $energized ->
    [yes] { $count ->
        [one] { $count } zasilony budynek rządowy
        [few] { $count } zasilone budynki rządowe
        [many] { $count } zasilonych budynków rządowych
       *[other] { $count } zasilonego budynku rządowego
    }
   *[no] { $count ->
       [one] { $count } budynek rządowy
       [few] { $count } budynki rządowe
       [many] { $count } budynków rządowych
      *[other] { $count } budynku rządowego
   }
}
nucleum-count-mine = { $count ->
    [one] { $count } kopalnia
    [few] { $count } kopalnie
    [many] { $count } kopalń
   *[other] { $count } kopalni
}
nucleum-count-turbine = { $count ->
    [one] { $count } turbina
    [few] { $count } turbiny
    [many] { $count } turbin
   *[other] { $count } turbiny
}
nucleum-count-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
}
nucleum-cities-with = { $cities }, gdzie masz co najmniej 1 { $piece }
nucleum-count-network-cities = { $count ->
    [one] { $count } miasto w twojej sieci
    [few] { $count } miasta w jednej sieci
    [many] { $count } miast w jednej sieci
   *[other] { $count } miasta w jednej sieci
}
nucleum-count-railways = { $count ->
    [one] { $count } fragment torów
    [few] { $count } fragmenty torów
    [many] { $count } fragmentów torów
   *[other] { $count } fragmentu torów
}
nucleum-count-links = { $length ->
    [0] { $count ->
        [one] { $count } ukończona linia z twoją płytką
        [few] { $count } ukończone linie z twoimi płytkami
        [many] { $count } ukończonych linii z twoimi płytkami
       *[other] { $count } ukończonej linii z twoją płytką
    }
   *[other] { $count ->
       [one] { $count } ukończona linia o długości { $length } lub więcej z twoją płytką
       [few] { $count } ukończone linie o długości { $length } lub więcej z twoimi płytkami
       [many] { $count } ukończonych linii o długości { $length } lub więcej z twoimi płytkami
      *[other] { $count } ukończonej linii o długości { $length } lub więcej z twoją płytką
   }
}
nucleum-count-contracts = { $count ->
    [one] { $count } wypełniony kontrakt
    [few] { $count } wypełnione kontrakty
    [many] { $count } wypełnionych kontraktów
   *[other] { $count } wypełnionego kontraktu
}
nucleum-count-technologies = { $count ->
    [one] { $count } odblokowana technologia
    [few] { $count } odblokowane technologie
    [many] { $count } odblokowanych technologii
   *[other] { $count } odblokowanej technologii
}
nucleum-count-tiles = { $count ->
    [one] { $count } płytka akcji
    [few] { $count } płytki akcji
    [many] { $count } płytek akcji
   *[other] { $count } płytki akcji
}, bez fragmentów torów
nucleum-count-achievements = { $count ->
    [one] { $count } posiadane osiągnięcie
    [few] { $count } posiadane osiągnięcia
    [many] { $count } posiadanych osiągnięć
   *[other] { $count } posiadanego osiągnięcia
}
nucleum-count-income = { $marker } na polu { $count } lub dalej

nucleum-filter-level = poziomu { $level } lub wyższego
nucleum-filter-cities = w mieście { $cities }
nucleum-filter-colours = (barwa miasta: { $colours })
nucleum-filter-joined = w jednej sieci z miastem { $cities }
nucleum-filter-network-one = w jednej sieci
nucleum-filter-network-same = w tej samej sieci
nucleum-filter-network-plant = (w sieci z elektrownią)
nucleum-filter-anyone = (także cudze)

nucleum-progress = { $what } (masz { $have })
nucleum-progress-income = { $what } (teraz { $have })
nucleum-progress-one = { $what } ({ $have ->
    [0] jeszcze nie
   *[other] spełnione
})
nucleum-scoring = Na koniec gry: { $steps }.
nucleum-threshold = { $what } → { $vp } PZ
nucleum-threshold-more = { $count } → { $vp } PZ

## Effects in the fewest words

nucleum-label-income = { $cost ->
    [0] { $track } +{ $steps }
    [one] { $track } +{ $steps } za { $cost } talara
    [few] { $track } +{ $steps } za { $cost } talary
    [many] { $track } +{ $steps } za { $cost } talarów
   *[other] { $track } +{ $steps } za { $cost } talara
}
nucleum-label-track = { $track ->
    [thaler] Dochód: talary
    [worker] Dochód: robotnicy
    [vp] Dochód: PZ
   *[any] Dowolny dochód
}
nucleum-label-technology = Technologia { $level }
nucleum-label-directive = Dowolna akcja główna −{ $thaler }
nucleum-label-take-tile = { $thaler ->
    [0] Płytka akcji
   *[other] Płytka akcji −{ $thaler }
}
nucleum-label-take-tile-free = Darmowa płytka akcji
nucleum-label-special-tiles = Specjalne płytki
nucleum-label-extra-railway = Kolejne tory
nucleum-label-slot-reward = { $other ->
    [yes] Nagroda innego gniazda
   *[no] Nagroda dowolnego gniazda
}
nucleum-label-place-nucleum = Nucleum

nucleum-action-urbanize = Urbanizacja
nucleum-action-industrialize = Industrializacja
nucleum-action-develop = Rozwój
nucleum-action-contract = Umowa
nucleum-action-energize = Zasilanie
nucleum-action-urbanize-plural = akcje urbanizacji
nucleum-action-industrialize-plural = akcje industrializacji
nucleum-action-urbanize-text = Postaw budynek miejski ze swojej planszy w mieście swojej sieci i zapłać za niego talarami.
nucleum-action-industrialize-text = Postaw kopalnię lub turbinę ze swojej planszy w mieście swojej sieci i zapłać tylu robotników, ilu wymaga jej rząd.
nucleum-action-develop-text = Weź z oferty 1 płytkę akcji za jej cenę albo 2 z dodatkową dopłatą.
nucleum-action-contract-text = Weź srebrny lub złoty kontrakt do wolnego gniazda i zdobądź nagrodę tego gniazda.
nucleum-action-energize-text = Dostarcz węgiel i uran do elektrowni i zasil jeden budynek: swój lub neutralny.

nucleum-short-thaler-off = −{ $count }
nucleum-short-workers-off = −{ $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
nucleum-short-electricity = +{ $count }
nucleum-short-uranium = +{ $count } uranu
nucleum-short-ignore-network = wszędzie
nucleum-short-double-slot = ×2

## Effects in full

nucleum-effect-income-one = { $cost ->
    [0] { $track } +{ $steps }
    [one] { $track } +{ $steps } za { $cost } talara
    [few] { $track } +{ $steps } za { $cost } talary
    [many] { $track } +{ $steps } za { $cost } talarów
   *[other] { $track } +{ $steps } za { $cost } talara
}
nucleum-effect-income-any = { $steps ->
    [one] { $cost ->
        [0] dowolny dochód +{ $steps }
        [one] dowolny dochód +{ $steps } za { $cost } talara
        [few] dowolny dochód +{ $steps } za { $cost } talary
        [many] dowolny dochód +{ $steps } za { $cost } talarów
       *[other] dowolny dochód +{ $steps } za { $cost } talara
    }
    [few] { $cost ->
        [0] dowolne dochody łącznie +{ $steps }
        [one] dowolne dochody łącznie +{ $steps } za { $cost } talara
        [few] dowolne dochody łącznie +{ $steps } za { $cost } talary
        [many] dowolne dochody łącznie +{ $steps } za { $cost } talarów
       *[other] dowolne dochody łącznie +{ $steps } za { $cost } talara
    }
    [many] { $cost ->
        [0] dowolne dochody łącznie +{ $steps }
        [one] dowolne dochody łącznie +{ $steps } za { $cost } talara
        [few] dowolne dochody łącznie +{ $steps } za { $cost } talary
        [many] dowolne dochody łącznie +{ $steps } za { $cost } talarów
       *[other] dowolne dochody łącznie +{ $steps } za { $cost } talara
    }
   *[other] { $cost ->
        [0] dowolne dochody łącznie +{ $steps }
        [one] dowolne dochody łącznie +{ $steps } za { $cost } talara
        [few] dowolne dochody łącznie +{ $steps } za { $cost } talary
        [many] dowolne dochody łącznie +{ $steps } za { $cost } talarów
       *[other] dowolne dochody łącznie +{ $steps } za { $cost } talara
    }
}
nucleum-effect-technology = technologia { $level }
nucleum-effect-details = { $what } { $details }
nucleum-effect-action-urbanize = urbanizacja
nucleum-effect-action-industrialize = industrializacja
nucleum-effect-action-develop = rozwój
nucleum-effect-action-contract = podpisanie umowy
nucleum-effect-action-energize = zasilanie
nucleum-long-thaler-off = ze zniżką { $count ->
    [one] { $count } talara
    [few] { $count } talarów
    [many] { $count } talarów
   *[other] { $count } talara
}
nucleum-long-workers-off = ze zniżką { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
nucleum-long-electricity = (+{ $count } energii)
nucleum-long-uranium = (+{ $count } uranu)
nucleum-long-ignore-network = w dowolnym mieście
nucleum-long-double-slot = z podwójną nagrodą gniazda
nucleum-effect-directive = dowolna akcja główna ze zniżką { $thaler ->
    [one] { $thaler } talara
    [few] { $thaler } talarów
    [many] { $thaler } talarów
   *[other] { $thaler } talara
}
nucleum-effect-take-tile = { $thaler ->
    [0] płytka akcji z oferty za jej cenę
    [one] płytka akcji z oferty ze zniżką { $thaler } talara
    [few] płytka akcji z oferty ze zniżką { $thaler } talarów
    [many] płytka akcji z oferty ze zniżką { $thaler } talarów
   *[other] płytka akcji z oferty ze zniżką { $thaler } talara
}
nucleum-effect-take-tile-free = dowolna płytka akcji z oferty za darmo
nucleum-effect-special-tiles = specjalne płytki akcji twojego eksperymentu
nucleum-effect-extra-railway = kolejny fragment torów bez robotnika
nucleum-effect-slot-reward = { $other ->
    [yes] nagroda innego gniazda kontraktów
   *[no] nagroda dowolnego gniazda kontraktów
}
nucleum-effect-place-nucleum = żeton nucleum do umieszczenia w elektrowni
nucleum-times = { $what } ({ $count }×)

## Abilities

nucleum-ability-on = gdy { $moment }: { $effects }
nucleum-moment-place-building = postawisz budynek miejski
nucleum-moment-place-mine = postawisz kopalnię
nucleum-moment-place-turbine = postawisz turbinę
nucleum-moment-energize = zasilisz budynek
nucleum-moment-gain-contract = zdobędziesz kontrakt
nucleum-moment-fulfil-contract = wypełnisz kontrakt
nucleum-moment-place-railway = położysz fragment torów
nucleum-moment-requirement = { $moment } (zapotrzebowanie { $electricity } lub więcej)

nucleum-modifier-urbanize-thaler-off = twoje akcje urbanizacji kosztują o { $count ->
    [one] { $count } talara
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
} mniej
nucleum-modifier-industrialize-workers-off = twoje akcje industrializacji kosztują o { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
} mniej
nucleum-modifier-coal-thaler-off = węgiel w każdej twojej akcji zasilania kosztuje o { $count ->
    [one] { $count } talara
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
} mniej
nucleum-modifier-red-thaler-off = pola z czerwoną obwódką i czerwone linie kosztują cię o { $count ->
    [one] { $count } talara
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
} mniej
nucleum-modifier-second-tile-thaler-off = druga płytka w akcji rozwoju kosztuje o { $count ->
    [one] { $count } talara
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
} mniej
nucleum-modifier-electricity = twoje akcje zasilania mają +{ $count } energii
nucleum-modifier-plant-uranium = możesz dostarczyć o { $count ->
    [one] { $count } kostkę uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
} więcej do elektrowni z nucleum
nucleum-modifier-first-uranium-electricity = pierwsza kostka uranu w każdej akcji zasilania daje +{ $count } energii
nucleum-modifier-mine-size = każda twoja kopalnia mieści o { $count ->
    [one] { $count } kostkę uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
} więcej
nucleum-modifier-per = { $limit ->
    [0] { $what } na { $each }
   *[other] { $what } na { $each }, najwyżej { $limit }
}
nucleum-permit-ignore-network = twoje { $action } mogą dotyczyć dowolnego miasta
nucleum-permit-foreign-turbines = turbiny innych graczy nic cię nie kosztują i liczą się jak twoje, gdy dostarczasz uran do elektrowni
nucleum-permit-unmatched-end = z każdym położonym fragmentem torów możesz rozpatrzyć także jedną niepasującą akcję

## Tiles, contracts, technologies

nucleum-tile = { $first } | { $second }
nucleum-tile-text = { $first }; { $second }.
nucleum-half-text = { $colour } krawędź: { $effects }
nucleum-directive-text = { $effects }; nigdy jako tory.

nucleum-contract-initial = Kontrakt początkowy { $id }
nucleum-contract-silver = Srebrny kontrakt { $id }
nucleum-contract-gold = Złoty kontrakt { $id }
nucleum-contract-purple = Fioletowy kontrakt { $id }
nucleum-contract-text = { $conditions } → { $rewards }

nucleum-technology = Technologia { $id } (poziom { $level })
nucleum-technology-once = Jednorazowo: { $effects }.
nucleum-technology-lasting = Od teraz: { $abilities }.
nucleum-experiment = Eksperyment { $id }
nucleum-experiment-text = Efekt turbiny: { $abilities }.

nucleum-milestone-residence = Budynki mieszkalne
nucleum-milestone-factory = Fabryki
nucleum-milestone-laboratory = Laboratoria
nucleum-milestone-turbine = Turbiny
nucleum-milestone-mine = Kopalnie
nucleum-milestone-railways = Fragmenty torów
nucleum-milestone-energized-cities = Zasilone miasta
nucleum-milestone-tiles = Płytki akcji
nucleum-milestone-each = Po 1 za { $what }.
nucleum-milestone-per = Po 1 za { $what }.

## Boards and set-up

nucleum-neutral = { $type ->
    [residence] Neutralny budynek mieszkalny
    [factory] Neutralna fabryka
    [laboratory] Neutralne laboratorium
   *[government] Neutralny budynek rządowy
}
nucleum-neutral-text = Zapotrzebowanie { $energy }; kto zasili, otrzymuje: { $effects }.
nucleum-building = { $type ->
    [residence] Budynek mieszkalny
    [factory] Fabryka
    [laboratory] Laboratorium
   *[government] Budynek rządowy
} { $level }
nucleum-building-text = Koszt: { $thaler ->
    [one] { $thaler } talar
    [few] { $thaler } talary
    [many] { $thaler } talarów
   *[other] { $thaler } talara
}, zapotrzebowanie { $energy }. Po zasileniu: { $effects }; na koniec { $vp }.
nucleum-row = Rząd { $number }
nucleum-row-text = Koszt turbiny i kopalni: po { $workers ->
    [one] { $workers } robotniku
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
}; kopalnia mieści { $size ->
    [one] { $size } kostkę uranu
    [few] { $size } kostki uranu
    [many] { $size } kostek uranu
   *[other] { $size } kostki uranu
}. Turbina: { $abilities }. Za obie: { $rewards }.
nucleum-turbine-effect = efekt turbiny twojego eksperymentu
nucleum-slot-brief = Gniazdo { $number }
nucleum-slot = Gniazdo { $number } ({ $effects })
nucleum-slot-text = Za kontrakt w tym gnieździe: { $effects }{ $initial ->
    [yes] ; tu zaczyna kontrakt początkowy
   *[no] {""}
}.
nucleum-income-value = { $vp ->
    [0] { $amount }
   *[other] { $amount } i { $vp } PZ
}
nucleum-end-bonus = { $vp } PZ na polu { $space }
nucleum-income-text = Start i pola: { $values }. Na koniec: { $bonuses }.
nucleum-tier = Stopień ×{ $multiplier }
nucleum-tier-text = Pola { $spaces }: najwyżej jedna twoja gwiazdka; żeton sukcesu liczy się × { $multiplier }.
nucleum-segment = Pola { $low }–{ $high }
nucleum-segment-text = { $first ->
    [yes] Pierwsza gwiazdka tutaj: { $effects }.
   *[no] Każda gwiazdka tutaj: { $effects }.
}
nucleum-milestone-space = Pole { $space }
nucleum-track-bonus-text = { $vp ->
    [0] Od razu: { $effects }.
   *[other] Od razu: { $effects }; na koniec { $vp } PZ.
}
nucleum-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
nucleum-players-text = Ogólne płytki akcji: { $tiles }, kontrakty srebrne: { $silver }, złote: { $gold }; warunki końca gry: { $conditions }.
nucleum-card = Karta przygotowania S{ $number }
nucleum-card-text = Neutralny budynek: { $neutral }. Nucleum: { $nucleum }. Gruz na polach budynków: { $urban }. Gruz na polach kopalń: { $mine }.
nucleum-card-special = { $text } Gruz na polach specjalnych budynków: { $special }.
nucleum-card-three = { $cities }; przy 3 graczach także { $more }

nucleum-end-action-tiles = Pusty stos płytek akcji
nucleum-end-contracts = Puste oba stosy kontraktów
nucleum-end-kings-day = Trzecie królewskie punktowanie
nucleum-end-technologies = Wszystkie 8 technologii jednego gracza
nucleum-end-score-flag = Osiągnięta flaga punktów
nucleum-end-text = { $vp } PZ dla gracza, który spełni ten warunek.

nucleum-leftover-uranium = Pozostały uran
nucleum-leftover-worker = Pozostali robotnicy
nucleum-leftover-thaler = Pozostałe talary
nucleum-leftover-text = 1 PZ za każde: { $what }.

nucleum-number-start-thaler = Talary na początku
nucleum-number-start-workers = Dostępni robotnicy na początku
nucleum-number-reserve-workers = Robotnicy w rezerwie na początku
nucleum-number-start-stars = Gwiazdki na planszy bocznej
nucleum-number-reserve-stars = Gwiazdki w rezerwie
nucleum-number-income-start = Początkowe pole znaczników dochodu
nucleum-number-flag-vp = PZ przy fladze
nucleum-number-tile-prices = Ceny płytek akcji w ofercie, w talarach
nucleum-number-second-tile-thaler = Dopłata za drugą płytkę akcji, w talarach
nucleum-number-red-thaler = Dopłata za czerwone pola i linie, w talarach
nucleum-number-action-slots = Pola płytek akcji
nucleum-number-coal-thaler = Cena węgla w talarach: wagon, odwrócony wagon, brak wagonu
nucleum-number-coal-electricity = Energia z 1 węgla
nucleum-number-uranium-electricity = Energia z 1 kostki uranu
nucleum-number-plant-uranium = Uran, który przyjmuje elektrownia z nucleum
nucleum-number-turbine-uranium = Dodatkowy uran za każdą turbinę przy elektrowni
nucleum-number-foreign-turbine-thaler = Talary za użycie turbiny innego gracza
nucleum-number-income-overflow-vp = PZ za krok dochodu poza końcem toru
nucleum-number-kings-day-vp = PZ za najwyższą i drugą gwiazdkę w królewskim punktowaniu
nucleum-number-shown-silver = Srebrne kontrakty w ofercie
nucleum-number-shown-gold = Złote kontrakty w ofercie
nucleum-number-shown-purple = Fioletowe kontrakty w ofercie z każdej grupy
nucleum-number-neutral-buildings = Neutralne budynki na początku
nucleum-number-rubble-below-players = Gruz obowiązuje, gdy graczy jest mniej niż

## The check of the component data

nucleum-origin-printed = nadrukowane
nucleum-origin-inferred = wywnioskowane
nucleum-origin-house = własne
nucleum-check-share = { $file }: wpisy: { $records }; z druku: { $printed }, wywnioskowane: { $inferred }, własne: { $house }
nucleum-check-all = Wszystkie pliki
nucleum-check-percent = { $count } ({ $percent }%)
nucleum-check-good = Wszystko się zgadza.

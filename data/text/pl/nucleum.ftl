### Nucleum's rules: what players are asked, what happened, why something cannot be done.

## Joining words

nuc-free = za darmo
nuc-thaler-range = { $low }–{ $high } { $high ->
    [one] talar
    [few] talary
    [many] talarów
   *[other] talara
}
nuc-cost-red = { $cost }, pole z czerwoną obwódką
nuc-tile-brief = { $code } { $name }
nuc-rail-brief = { $link } { $number }
nuc-tile = { $code } ({ $name })
nuc-place = { $city }, { $space }
nuc-link = { $first }–{ $second }
nuc-rail-space = { $link } (pole { $number })
nuc-building-at = { $building }, { $city }
nuc-turbine = Turbina { $row }
nuc-mine = Kopalnia { $row }

## Options

option-map = mapa
option-map-saxony = Saksonia
option-about-map-saxony = Gra podstawowa.
option-experiments = eksperymenty
option-experiments-choose = wybierane w odwrotnej kolejności graczy
option-about-experiments-choose = Ostatni gracz wybiera pierwszy, pierwszy ostatni.
option-experiments-random = rozdane losowo
option-about-experiments-random = Każdy dostaje losowy.

## Panel

nuc-headline = Runda { $round }{ $ended ->
    [0] {""}
   *[other] {" "}· warunki końca gry { $ended }/{ $needed }
}
nuc-headline-ending = Runda { $round }, potem każdy ma jeszcze jedną turę
nuc-headline-flag = flaga punktacji na { $flag } PZ
nuc-headline-last = Ostatnia runda: ostatnia tura każdego gracza
nuc-headline-over = Koniec gry
nuc-seat-line = { $vp } · { $thaler } · { $workers }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $stored })
} · { $achievements } · pola płytek { $filled }/{ $slots }
nuc-recharge-now = doładowanie teraz: { $income }
nuc-seat-line-more = { $line } · { $more }

## Set-up

nuc-prompt-experiment = Wybierz swój eksperyment.
nuc-event-experiment = { $who } wybiera: { $experiment }.
nuc-event-first-player = Pierwszy gracz: { $who }.
nuc-event-neutral = Na mapie: { $building } ({ $place }).
nuc-event-first-nucleum = Pierwsze nucleum: { $city }.

## Turns

nuc-prompt-turn = Zagraj płytkę, połóż tory albo wykonaj doładowanie.
nuc-prompt-resolve = Co dalej? Kolejność dowolna; możesz pominąć.
nuc-prompt-action = Która akcja?
nuc-prompt-option = Wybierz jedno.
nuc-reason-ending = Koniec gry został wywołany: po tej turze masz jeszcze jedną.
nuc-reason-last-round = To twoja ostatnia tura.
nuc-skip = Pomiń resztę
nuc-recharge = Doładuj
nuc-recharge-detail = dochód: { $income }, potem gwiazdka na torze sukcesów
nuc-recharge-star-zero = Doładuj (gwiazdka na 0: { $vp } PZ)
nuc-recharge-zero = dochód: { $income }; gwiazdka na 0 ({ $star })
nuc-rail-detail = { $spaces ->
    [one] { $spaces } wolne pole torów
    [few] { $spaces } wolne pola torów
    [many] { $spaces } wolnych pól torów
   *[other] { $spaces } wolnego pola torów
}
nuc-directive-action = { $action }, zniżka { $thaler ->
    [one] { $thaler } talara
    [few] { $thaler } talarów
    [many] { $thaler } talarów
   *[other] { $thaler } talara
}
nuc-task-of = { $what } ({ $tile })
nuc-event-play = { $who } zagrywa płytkę { $tile } (pole { $slot }).
nuc-event-last-round = Koniec gry został wywołany: każdy rozgrywa jeszcze jedną turę.
nuc-event-nothing = { $who } nie może z tego skorzystać.

## Goods

nuc-event-gain = { $who }: +{ $what }.
nuc-event-gain-by = { $by }: { $who } +{ $what }.
nuc-event-income = { $who } – { $track } +{ $steps }, teraz na polu { $space }.
nuc-event-income-by = { $by }: { $who } – { $track } +{ $steps }, teraz na polu { $space }.
nuc-by-buildings = Nagroda za budynek
nuc-by-contracts = Kontrakt
nuc-by-end-conditions = Warunek końca gry
nuc-by-energized = Zasilenie
nuc-by-income = Dochód
nuc-by-income-overflow = Dochód poza torem
nuc-by-instead-technology = Zamiast technologii
nuc-by-kings-day = Królewskie punktowanie
nuc-by-milestone-space = Tor sukcesów
nuc-by-mine = Nowa kopalnia
nuc-by-plant = Elektrownia
nuc-by-railway = Linia ukończona
nuc-by-space = Pole torów
nuc-by-subsidies = Dotacje
nuc-by-technologies = Technologia
nuc-by-turbine = Użyta turbina
nuc-event-no-worker = { $who } nie ma już robotników w rezerwie.
nuc-event-no-room = { $who } nie ma miejsca na uran i bierze w zamian robotników.
nuc-event-uranium-lost = { $who } nie ma miejsca na uran ({ $count }), który przepada.
nuc-prompt-income = { $cost ->
    [0] Które znaczniki dochodu przesuwasz (razem o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    })?
    [one] Czy płacisz { $cost } talara, aby przesunąć znacznik dochodu o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }?
    [few] Czy płacisz { $cost } talary, aby przesunąć znacznik dochodu o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }?
    [many] Czy płacisz { $cost } talarów, aby przesunąć znacznik dochodu o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }?
   *[other] Czy płacisz { $cost } talara, aby przesunąć znacznik dochodu o { $steps ->
       [one] { $steps } pole
       [few] { $steps } pola
       [many] { $steps } pól
      *[other] { $steps } pola
   }?
}
nuc-income-steps = { $track } +{ $steps } (na pole { $space }{ $vp ->
    [0] {""}
   *[other] , { $vp } PZ
})
nuc-skip-pay = Nie płać { $cost ->
    [one] { $cost } talara
    [few] { $cost } talarów
    [many] { $cost } talarów
   *[other] { $cost } talara
}
nuc-prompt-store = Do których kopalń { $count ->
    [one] trafi { $count } kostka uranu
    [few] trafią { $count } kostki uranu
    [many] trafi { $count } kostek uranu
   *[other] trafi { $count } kostki uranu
}?
nuc-prompt-spend = Z których kopalń bierzesz { $count ->
    [one] { $count } kostkę uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
}?
nuc-uranium-at-brief = { $cities } { $count }
nuc-uranium-at = { $count ->
    [one] { $count } kostka uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
} ({ $cities })
nuc-prompt-pay = { $workers ->
    [0] Do zapłaty: { $thaler ->
        [one] { $thaler } talar
        [few] { $thaler } talary
        [many] { $thaler } talarów
       *[other] { $thaler } talara
    }. Co zamieniasz?
   *[other] { $thaler ->
        [0] Do zapłaty: { $workers ->
            [one] { $workers } robotnik
            [few] { $workers } robotników
            [many] { $workers } robotników
           *[other] { $workers } robotnika
        }. Co zamieniasz?
       *[other] Do zapłaty: { $thaler ->
           [one] { $thaler } talar
           [few] { $thaler } talary
           [many] { $thaler } talarów
          *[other] { $thaler } talara
       } i { $workers ->
           [one] { $workers } robotnik
           [few] { $workers } robotników
           [many] { $workers } robotników
          *[other] { $workers } robotnika
       }. Co zamieniasz?
    }
}
nuc-pay-plain = Zapłać
nuc-pay-workers = { $count ->
    [one] { $count } robotnik → { $count } talar
    [few] { $count } robotników → { $count } talary
    [many] { $count } robotników → { $count } talarów
   *[other] { $count } robotnika → { $count } talara
}
nuc-pay-uranium-thaler = { $count ->
    [one] { $count } kostka uranu → { $count } talar
    [few] { $count } kostki uranu → { $count } talary
    [many] { $count } kostek uranu → { $count } talarów
   *[other] { $count } kostki uranu → { $count } talara
}
nuc-pay-uranium-workers = { $count ->
    [one] { $count } kostka uranu → { $count } robotnik
    [few] { $count } kostki uranu → { $count } robotników
    [many] { $count } kostek uranu → { $count } robotników
   *[other] { $count } kostki uranu → { $count } robotnika
}
nuc-exchange-worker = 1 robotnik → 1 talar
nuc-exchange-uranium = 1 kostka uranu → 1 robotnik
nuc-exchange-left = masz: { $resource }
nuc-event-exchange-workers = { $who } zamienia: { $count ->
    [one] { $count } robotnik → { $count } talar
    [few] { $count } robotników → { $count } talary
    [many] { $count } robotników → { $count } talarów
   *[other] { $count } robotnika → { $count } talara
}.
nuc-event-exchange-uranium = { $who } zamienia uran na: { $workers ->
    [0] { $thaler ->
        [one] { $thaler } talara
        [few] { $thaler } talary
        [many] { $thaler } talarów
       *[other] { $thaler } talara
    }
   *[other] { $thaler ->
        [0] { $workers ->
            [one] { $workers } robotnika
            [few] { $workers } robotników
            [many] { $workers } robotników
           *[other] { $workers } robotnika
        }
       *[other] { $workers ->
           [one] { $workers } robotnika
           [few] { $workers } robotników
           [many] { $workers } robotników
          *[other] { $workers } robotnika
       } i { $thaler ->
           [one] { $thaler } talara
           [few] { $thaler } talary
           [many] { $thaler } talarów
          *[other] { $thaler } talara
       }
    }
}.
nuc-cost-detail = { $cost }{ $exchanges ->
    [0] {""}
   *[other] {" "}(zamiany: { $exchanges })
}

## Urbanize and industrialize

nuc-prompt-urbanize = Który budynek?
nuc-prompt-industrialize = Która turbina lub kopalnia?
nuc-prompt-space = { $piece }: gdzie stanie?
nuc-tile-edges = krawędzie: { $first } i { $second }
nuc-building-detail = prąd { $energy } → { $effects }, { $per ->
    [yes] po { $vp } PZ za taki budynek
   *[no] { $vp } PZ
}
nuc-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
nuc-piece-completes = kończy rząd: { $reward }
nuc-mine-gives = { $uranium ->
    [one] { $uranium } kostka uranu
    [few] { $uranium } kostki uranu
    [many] { $uranium } kostek uranu
   *[other] { $uranium } kostki uranu
}, mieści { $size }
nuc-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
nuc-event-urbanize = { $who } stawia: { $building }, { $city } ({ $cost }).
nuc-event-industrialize = { $who } stawia: { $piece }, { $city } ({ $cost }).

## Develop

nuc-prompt-develop = Która płytka akcji?
nuc-prompt-develop-more = Bierzesz jeszcze jedną płytkę?
nuc-event-develop = { $who } bierze płytkę { $tile } ({ $cost }).
nuc-event-offer = Nowa płytka w ofercie: { $tile }.

## Contracts

nuc-prompt-contract = Który kontrakt?
nuc-prompt-slot = Do którego gniazda trafi { $contract }?
nuc-prompt-bonus = Nagroda którego gniazda?
nuc-prompt-bonus-times = Nagroda którego gniazda ({ $count }×)?
nuc-contract-detail = { $progress } → { $rewards }
nuc-slot-twice = dwa razy
nuc-fulfil = Wypełnij: { $contract }
nuc-event-contract = { $who } podpisuje umowę: { $contract } – { $needs }. Nagroda gniazda: { $double ->
    [yes] { $bonus }, dwa razy
   *[no] { $bonus }
}.
nuc-event-contract-shown = Nowy kontrakt w ofercie: { $contract }.
nuc-contract-needs = { $contract } – { $needs }
nuc-event-fulfil = { $who } wypełnia: { $contract } → { $rewards }.

## Technologies

nuc-prompt-technology = Odblokuj technologię poziomu { $level } lub niższego albo weź PZ.
nuc-technology-vp = Weź { $vp } PZ
nuc-event-technology = { $who } odblokowuje: { $technology }.
nuc-event-special-tiles = { $who } otrzymuje płytki: { $tiles }.

## Energize

nuc-prompt-energize = Który budynek zasilasz?
nuc-prompt-plan = { $building }, { $city }: zapotrzebowanie { $energy }. Jakie paliwo?
nuc-coal = { $count ->
    [one] { $count } węgiel
    [few] { $count } węgle
    [many] { $count } węgli
   *[other] { $count } węgla
}
nuc-coal-from = { $area }: { $count ->
    [one] { $count } węgiel
    [few] { $count } węgle
    [many] { $count } węgli
   *[other] { $count } węgla
}
nuc-no-fuel = bez paliwa
nuc-plan = elektrownia { $plant }: { $fuel }, { $cost }
nuc-plan-toll = { $plan } (z tego { $toll } dla: { $payees })
nuc-plan-supply = { $plan } (z zasobów { $toll } dla: { $payees })
nuc-plan-detail = { $areas }
nuc-energize-detail = zysk: { $energy ->
    [one] { $energy } osiągnięcie
    [few] { $energy } osiągnięcia
    [many] { $energy } osiągnięć
   *[other] { $energy } osiągnięcia
}, { $effects }
nuc-other-plans = { $target }: { $count ->
    [one] { $count } inny plan
    [few] { $count } inne plany
    [many] { $count } innych planów
   *[other] { $count } innego planu
}
nuc-event-energize = { $who } zasila: { $building }, { $city } – { $plan }.

## Railways

nuc-prompt-rail = Gdzie położysz tory { $tile }?{ $workers ->
    [0] {""}
    [one] {" "}Potrzeba { $workers } robotnika.
    [few] {" "}Potrzeba { $workers } robotników.
    [many] {" "}Potrzeba { $workers } robotników.
   *[other] {" "}Potrzeba { $workers } robotnika.
}
nuc-prompt-way = { $space }: jak obrócić płytkę?
nuc-prompt-matched = Linia { $link }: rozpatrz pasujące akcje albo pomiń.
nuc-prompt-extra-rail = Czy kładziesz jeszcze jedne tory bez robotnika?
nuc-reason-matched = { $who } kładzie tory na linii { $link }. Możesz tam rozpatrzyć swoje akcje: { $halves }.
nuc-their-half = { $who }: { $half }
nuc-no-match = nic nie pasuje
nuc-half-useless = { $half } (niemożliwe)
nuc-rail-beside = { $space }, przy: { $city }
nuc-rail-at = { $city }: { $half }
nuc-rail-towards = kierunek { $city }: { $half } i { $other }
nuc-rail-reward = od razu { $reward }, potem { $outcome }
nuc-rail-outcome = linia { $filled }/{ $spaces }
nuc-rail-completes = kończy linię
nuc-rail-gain = { $track } +{ $steps }
nuc-rail-gain-other = { $who } +{ $steps }
nuc-way = { $first }: { $one } · { $second }: { $other }
nuc-event-railway = { $who } kładzie tory { $space }: { $tile } ({ $cost }).
nuc-event-matched = { $who } rozpatruje pasującą akcję: { $half }.
nuc-event-decline = { $who } nie rozpatruje tam nic więcej.
nuc-event-complete = Linia { $link } jest ukończona.

## Recharge

nuc-prompt-star = Gdzie stanie twoja gwiazdka? Twoje osiągnięcia: { $achievements }; potem zwracasz wszystkie.{ $highest ->
    [0] {""}
   *[other] {" "}Możesz wybrać każde pole do { $highest }; wyższe liczą się pierwsze w królewskim punktowaniu.
}
nuc-prompt-late-star = Twoje pozostałe osiągnięcia: { $achievements }. Umieścić jeszcze jedną gwiazdkę?
nuc-prompt-nucleum = Do której elektrowni trafi nucleum?
nuc-reason-late-star = Gra się kończy; możesz umieścić jedną późną gwiazdkę.
nuc-star = Pole { $space }
nuc-star-detail = ×{ $multiplier } { $milestone } (masz: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za każde { $per }
}){ $gains ->
    [yes] ; teraz: { $effects }
   *[no] {""}
}
nuc-late-star-detail = ×{ $multiplier } { $milestone } (masz: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za każde { $per }
})
nuc-star-zero = teraz: { $effects }; na koniec { $vp } PZ
nuc-plant-detail = { $bonus }
nuc-event-recharge = { $who } wykonuje doładowanie: { $income }.
nuc-event-star = { $who } umieszcza gwiazdkę na torze sukcesów: pole { $space }.
nuc-event-star-zero = { $who } umieszcza gwiazdkę na torze sukcesów: pole { $space }, na koniec { $vp } PZ.
nuc-event-nucleum = { $who } umieszcza nucleum: { $city }.
nuc-event-kings-day = Królewskie punktowanie nr { $number }.

## Promos

## The end

nuc-event-end-condition = { $who } spełnia warunek końca gry: { $condition } ({ $count } z { $needed }).
nuc-event-end-condition-more = { $who } spełnia kolejny warunek końca gry: { $condition }.
nuc-event-end-near = Runda zostaje dokończona, potem każdy rozgrywa jeszcze jedną turę.
nuc-event-final = { $place }. { $who }: { $score } PZ.
nuc-score-contracts = kontrakty
nuc-score-technologies = PZ wzięte za technologie
nuc-score-income = dochód
nuc-score-income-overflow = kroki dochodu poza torem
nuc-score-kings-day = królewskie punktowanie
nuc-score-end-conditions = warunki końca gry
nuc-score-rows = rzędy turbin i kopalń
nuc-score-milestone-space = tor sukcesów
nuc-score-subsidies = płytki akcji
nuc-score-buildings = nagrody za budynki
nuc-score-milestones = żetony sukcesu
nuc-score-bailouts = gwiazdki na polu 0
nuc-score-purple = fioletowe technologie
nuc-score-leftovers = pozostałe zasoby
nuc-score-energized = zasilone budynki
nuc-score-income-bonus = tory dochodu

## One-shot commands

nuc-oneshot-tile-first = Najpierw zagraj płytkę: `play { $tile } { $line }` ({ $tiles }: { $action }).

## Why not

nuc-why-short = Kosztuje to { $cost }; masz: { $have } ({ $any ->
    [no] nic do zamiany
   *[yes] do zamiany: { $stock }
}).
nuc-why-short-of = Koszt ({ $what }): { $cost }; masz: { $have } ({ $any ->
    [no] nic do zamiany
   *[yes] do zamiany: { $stock }
}).
nuc-before-turns = Trwa wybór eksperymentów: tury zaczną się, gdy każdy będzie go mieć. Do tego czasu /lookup opowie ci o każdym eksperymencie.
nuc-why-network = To miasto nie leży w twojej sieci: { $city }.
nuc-why-network-from = To miasto nie leży jeszcze w twojej sieci: { $city }. Połóż tory { $near }–{ $city } ({ $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
}) albo wybierz miasto w swojej sieci.
nuc-why-or-joined = { $why } Dołączy je też { $by }.
nuc-why-unpayable = { $city }: jest wolne pole, ale żadne nie pasuje do tego, co masz i za co możesz zapłacić.
nuc-why-full = { $city }: nie ma tu odpowiedniego wolnego pola.
nuc-why-no-building = Na tym polu nie ma budynku.
nuc-why-energized = Ten budynek jest już zasilony: { $building }, { $city }.
nuc-why-foreign = Ten budynek należy do kogoś innego: { $building }, { $city }.
nuc-why-no-plant = Żadne ukończone tory nie łączą tego miasta z elektrownią: { $city }.
nuc-why-dark =
    { $owner ->
        [own] Twojemu budynkowi
       *[neutral] Neutralnemu budynkowi
    } ({ $building }, { $city }) brakuje do elektrowni { $spaces ->
        [one] { $spaces } fragmentu torów
        [few] { $spaces } fragmentów torów
        [many] { $spaces } fragmentów torów
       *[other] { $spaces } fragmentu torów
    }: { $links }.
nuc-why-too-much =
    { $owner ->
        [own] Twój budynek
       *[neutral] Budynek neutralny
    } ({ $building }, { $city }) potrzebuje energii: { $energy }. Możesz dostarczyć: { $most }.
nuc-why-no-own-building = Nie masz budynku do zasilenia. { $why }
nuc-why-nor-neutral = { $why } Neutralnego też nie możesz zasilić.
nuc-why-nearest-space = Najbliższe wolne pole: { $city }, { $spaces ->
    [one] { $spaces } fragment torów
    [few] { $spaces } fragmenty torów
    [many] { $spaces } fragmentów torów
   *[other] { $spaces } fragmentu torów
} od twojego miasta { $near }.
nuc-why-slots-full = Wszystkie twoje pola płytek są zajęte. Wykonaj doładowanie albo połóż tory.
nuc-why-no-tile = Nie masz płytek akcji w puli. Wykonaj doładowanie, aby je odzyskać.
nuc-why-no-rail-tile = Żadna płytka z twojej puli nie może być fragmentem torów. { $develop ->
    [yes] Odzyskaj płytki doładowaniem albo weź nowe.
   *[no] Odzyskaj płytki doładowaniem.
}
nuc-why-no-rail-space = Nie ma już wolnych pól torów.
nuc-why-no-worker = Tory wymagają dostępnego robotnika, a nie masz ani robotnika, ani uranu do zamiany.
nuc-why-rail-red = Każde wolne pole torów jest czerwone i kosztuje talary: { $thaler }, a tyle nie możesz zapłacić.
nuc-why-no-worker-reserve = Tory wymagają dostępnego robotnika, a nie masz żadnego. Twoja rezerwa jest pusta, więc nie można wymienić uranu na robotnika.
nuc-why-no-exchange = Nie masz czego zamienić: brak robotnika i brak uranu z robotnikiem w rezerwie.
nuc-why-no-buildings = Wszystkie twoje budynki są na mapie.
nuc-why-no-pieces = Wszystkie twoje turbiny i kopalnie są na mapie.
nuc-why-no-space = W twojej sieci nie ma na to wolnego pola. Połóż tory do innego miasta.
nuc-why-no-offer = W ofercie nie ma płytek akcji.
nuc-why-no-contract = Nie ma już kontraktów do wzięcia.
nuc-why-no-slot = Wszystkie twoje gniazda kontraktów są zajęte. Najpierw wypełnij kontrakt.
nuc-why-no-target = Nie masz budynku do zasilenia i nie ma już neutralnych.
nuc-why-no-own-contract = Nie masz kontraktu, a żaden fioletowy nie jest jeszcze spełniony.
nuc-why-not-fulfilled = Jeszcze niespełnione: { $contracts }.
nuc-why-no-action = Żadna płytka z twojej puli tego nie daje. { $develop ->
    [yes] Odzyskaj płytki doładowaniem albo weź nowe.
   *[no] Odzyskaj płytki doładowaniem.
}
nuc-why-nothing-left = Nic z tego, co możesz jeszcze teraz rozpatrzyć, tego nie daje.
nuc-why-turn-used = Wybór na tę turę został już dokonany.
nuc-why-contract-once = W turze możesz wypełnić jeden kontrakt, i tylko wtedy, gdy zagrywasz płytkę.
nuc-contract-progress = { $contract }: { $progress }

## Outlook

nuc-end-happened = ✓ { $condition }
nuc-end-action-tiles = { $condition }: zostało płytek: { $tiles }
nuc-end-contracts = { $condition }: zostało kontraktów: { $contracts }
nuc-end-kings-day = { $condition }: odbyło się { $held } z 3
nuc-end-technologies = { $condition }: { $technologies } z 8
nuc-end-score-flag = { $condition }: { $best } z { $flag } PZ
nuc-end-needed = Spełnione warunki końca gry: { $ended } z { $needed }.
nuc-mine-group = { $cities }: { $uranium ->
    [one] { $uranium } kostka uranu
    [few] { $uranium } kostki uranu
    [many] { $uranium } kostek uranu
   *[other] { $uranium } kostki uranu
}, wolne miejsce: { $room }

## Statistics of an ended game

nuc-figure-tiles = Zagrane płytki akcji
nuc-figure-recharges = Doładowania
nuc-figure-railways = Położone fragmenty torów
nuc-figure-buildings = Postawione budynki
nuc-figure-pieces = Postawione turbiny i kopalnie
nuc-figure-energized = Akcje zasilania
nuc-figure-contracts = Wypełnione kontrakty
nuc-figure-technologies = Odblokowane technologie
nuc-figure-stars = Gwiazdki na torze sukcesów
nuc-figure-link = Najdłuższa linia (pola)
nuc-figure-network = Miasta w największej sieci

## The tale of a turn

nuc-event-paid = { $who } płaci: { $what }.
nuc-event-granted = { $who } wykonuje akcję: { $by }.
nuc-event-granted-by-tile = { $who } wykonuje akcję z płytki.
nuc-event-returned = { $who } zwraca: { $what }.
nuc-event-order = Rozstawienie jak na obrazku. Kolejność: { $order }.
nuc-event-kings-day-place = { $place ->
    [1] Pierwsze miejsce
   *[other] Drugie miejsce
}{ $count ->
    [1] { "" }
   *[other] , remis
} (najwyższa gwiazdka: pole { $space }): { $who }.
nuc-deed-kings-day-place = { $place ->
    [1] Pierwsze miejsce
   *[other] Drugie miejsce
}{ $count ->
    [1] { "" }
   *[other] , remis
} (gwiazdka: pole { $space })
nuc-turn-play = płytka { $tile } → pole { $slot }
nuc-turn-railway = tory z płytki { $tile }
nuc-deed-railway = { $space }
nuc-deed-railway-more = { $space }, płytka { $tile }
nuc-turn-recharge = doładowanie
nuc-deed-urbanize = { $building }, { $city }
nuc-deed-industrialize = { $piece }, { $city }
nuc-deed-develop = płytka { $tile }
nuc-deed-contract = { $contract } ({ $needs }), { $double ->
    [yes] podwójna nagroda
   *[no] nagroda
} gniazda
nuc-deed-fulfil = Wypełnienie: { $contract }
nuc-deed-energize = Zasilenie: { $building }, { $city }{ $here ->
    [yes] { "" }
   *[no] , elektrownia { $plant }
}{ $coal ->
    [0] { "" }
    [one] , { $coal } węgiel
    [few] , { $coal } węgle
    [many] , { $coal } węgli
   *[other] , { $coal } węgla
}
nuc-deed-matched = pasująca akcja: { $half }
nuc-deed-star = Gwiazdka na polu { $space }
nuc-deed-star-zero = Gwiazdka na polu { $space } (na koniec { $vp } PZ)
nuc-deed-nucleum = Nucleum: { $city }
nuc-deed-nothing = Bez efektu
nuc-deed-technology = { $technology }
nuc-deed-special-tiles = { $tiles }
nuc-deed-gain = +{ $what }
nuc-deed-gain-instead = +{ $what } (zamiast uranu: brak miejsca)
nuc-deed-granted = { $by }
nuc-deed-granted-plant = bonus elektrowni
nuc-deed-granted-space = z pola torów
nuc-deed-income = { $track } +{ $steps } (teraz { $space })
nuc-deed-income-alone = +{ $steps } (teraz { $space })
nuc-deed-exchange-workers = wymiana: { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
nuc-deed-exchange-workers-alone = { $count ->
    [one] { $count } robotnik → { $count } talar
    [few] { $count } robotników → { $count } talary
    [many] { $count } robotników → { $count } talarów
   *[other] { $count } robotnika → { $count } talara
}
nuc-deed-paid-alone = Zapłata: { $what }
nuc-deed-exchange-uranium = wymiana: { $uranium } → { $gained }
nuc-deed-exchange-uranium-alone = { $uranium } → { $gained }
nuc-deed-no-worker = brak robotników w rezerwie
nuc-deed-uranium-lost = uran przepada ({ $count }, brak miejsca)
nuc-deed-complete = Linia { $link } ukończona
nuc-deed-kings-day = Królewskie punktowanie nr { $number }
nuc-note-complete = ukończona
nuc-ask-last-round = **twoja ostatnia tura**
nuc-ask-matched = **użyj: { $halves }** na linii { $link } ({ $who } kładzie tam tory) albo pomiń
nuc-ask-late-star = **umieść ostatnią gwiazdkę** albo pomiń
nuc-ask-experiment = **wybierz eksperyment**

## Review: where points were left

nuc-missed-stars = { $count ->
    [one] Jedna gwiazdka na polu 0 toru sukcesów kosztuje na koniec PZ, a mogła dać punkty za sukces
    [few] { $count } gwiazdki na polu 0 toru sukcesów kosztują na koniec PZ, a mogły dać punkty za sukcesy
   *[other] { $count } gwiazdek na polu 0 toru sukcesów kosztuje na koniec PZ, a mogło dać punkty za sukcesy
}
nuc-missed-contracts = Niewypełnione: { $contracts }
nuc-missed-buildings = Nigdy niezasilone: { $buildings }
nuc-missed-building = { $building } w mieście { $city } ({ $vp })
nuc-missed-achievements = Pozostałe osiągnięcia: { $count }; doładowanie przed końcem gry dałoby za nie gwiazdkę razem z jej efektem
nuc-missed-goods = Zostało: { $goods }

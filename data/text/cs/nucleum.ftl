### Nucleum's rules: what players are asked, what happened, why something cannot be done.

## Joining words

nuc-free = zdarma
nuc-thaler-range = { $low }–{ $high } { $high ->
    [one] tolar
    [few] tolary
   *[other] tolarů
}
nuc-cost-red = { $cost }, plocha s červeným okrajem
nuc-tile-brief = { $code } { $name }
nuc-rail-brief = { $link } { $number }
nuc-tile = { $code } ({ $name })
nuc-place = { $city }, { $space }
nuc-link = { $first }–{ $second }
nuc-rail-space = { $link } (pole { $number })
nuc-building-at = { $building }, { $city }
nuc-turbine = Turbína { $row }
nuc-mine = Důl { $row }

## Options

option-map = mapa
option-map-saxony = Sasko
option-about-map-saxony = Základní hra.
option-experiments = experimenty
option-experiments-choose = volené v opačném pořadí hráčů
option-about-experiments-choose = Poslední hráč vybírá první, první poslední.
option-experiments-random = rozdané náhodně
option-about-experiments-random = Každý dostane náhodný.

## Panel

nuc-headline = Kolo { $round }{ $ended ->
    [0] {""}
   *[other] {" "}· podmínky konce hry { $ended }/{ $needed }
}
nuc-headline-ending = Kolo { $round }, potom každý ještě jeden tah
nuc-headline-flag = vlajka na { $flag } VB
nuc-headline-last = Poslední kolo: poslední tah každého hráče
nuc-headline-over = Hra skončila
nuc-seat-line = { $vp } · { $thaler } · { $workers }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $stored })
} · { $achievements } · pole destiček { $filled }/{ $slots }
nuc-recharge-now = Posílení teď: { $income }
nuc-seat-line-more = { $line } · { $more }

## Set-up

nuc-prompt-experiment = Zvolte si experiment.
nuc-event-experiment = { $who } si bere: { $experiment }.
nuc-event-first-player = Začíná { $who }.
nuc-event-neutral = Na mapě: { $building } ({ $place }).
nuc-event-first-nucleum = První nukleum: { $city }.

## Turns

nuc-prompt-turn = Zahrajte destičku, umístěte železnici, nebo proveďte Posílení.
nuc-prompt-resolve = Co dál? V libovolném pořadí, nebo vynechte.
nuc-prompt-action = Která akce?
nuc-prompt-option = Zvolte jedno.
nuc-reason-ending = Konec hry je spuštěn: po tomto tahu máte ještě jeden.
nuc-reason-last-round = Toto je váš poslední tah.
nuc-skip = Vynechat zbytek
nuc-recharge = Posílení
nuc-recharge-detail = příjem: { $income }, potom žeton cíle
nuc-recharge-star-zero = Posílení (žeton cíle na 0: { $vp } VB)
nuc-recharge-zero = příjem: { $income }; žeton cíle na 0 ({ $star })
nuc-rail-detail = { $spaces ->
    [one] { $spaces } volné železniční pole
    [few] { $spaces } volná železniční pole
   *[other] { $spaces } volných železničních polí
}
nuc-directive-action = { $action }, sleva { $thaler ->
    [one] { $thaler } tolar
    [few] { $thaler } tolary
   *[other] { $thaler } tolarů
}
nuc-task-of = { $what } ({ $tile })
nuc-event-play = { $who } hraje destičku { $tile } (pole { $slot }).
nuc-event-last-round = Konec hry je spuštěn: každý odehraje ještě jeden tah.
nuc-event-nothing = { $who } to nemůže využít.

## Goods

nuc-event-gain = { $who }: +{ $what }.
nuc-event-gain-by = { $by }: { $who } +{ $what }.
nuc-event-income = { $who }: { $track } +{ $steps }, teď na poli { $space }.
nuc-event-income-by = { $by }: { $who }, { $track } +{ $steps }, teď na poli { $space }.
nuc-by-buildings = Odměna budovy
nuc-by-contracts = Kontrakt
nuc-by-end-conditions = Podmínka konce hry
nuc-by-energized = Elektrifikace
nuc-by-income = Příjem
nuc-by-income-overflow = Příjem za koncem stupnice
nuc-by-instead-technology = Místo technologie
nuc-by-kings-day = Královský den
nuc-by-milestone-space = Stupnice cílů
nuc-by-mine = Nový důl
nuc-by-plant = Elektrárna
nuc-by-railway = Trať dokončena
nuc-by-space = Pole trati
nuc-by-subsidies = Dotace
nuc-by-technologies = Technologie
nuc-by-turbine = Použitá turbína
nuc-event-no-worker = { $who } už nemá v rezervě dělníky.
nuc-event-no-room = { $who } nemá místo na uran a bere si místo něj dělníky.
nuc-event-uranium-lost = { $who } nemá místo na uran ({ $count }), který propadá.
nuc-prompt-income = { $cost ->
    [0] Které ukazatele příjmu posunete (celkem o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    })?
    [one] Zaplatíte { $cost } tolar a posunete ukazatel příjmu o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }?
    [few] Zaplatíte { $cost } tolary a posunete ukazatel příjmu o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }?
   *[other] Zaplatíte { $cost } tolarů a posunete ukazatel příjmu o { $steps ->
       [one] { $steps } pole
       [few] { $steps } pole
      *[other] { $steps } polí
   }?
}
nuc-income-steps = { $track } +{ $steps } (na pole { $space }{ $vp ->
    [0] {""}
   *[other] , { $vp } VB
})
nuc-skip-pay = Neplatit { $cost ->
    [one] { $cost } tolar
    [few] { $cost } tolary
   *[other] { $cost } tolarů
}
nuc-prompt-store = Do kterých dolů { $count ->
    [one] přijde { $count } uran
    [few] přijdou { $count } urany
   *[other] přijde { $count } uranů
}?
nuc-prompt-spend = Ze kterých dolů vezmete { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
}?
nuc-uranium-at-brief = { $cities } { $count }
nuc-uranium-at = { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
} ({ $cities })
nuc-prompt-pay = { $workers ->
    [0] K zaplacení: { $thaler ->
        [one] { $thaler } tolar
        [few] { $thaler } tolary
       *[other] { $thaler } tolarů
    }. Co vyměníte?
   *[other] { $thaler ->
        [0] K zaplacení: { $workers ->
            [one] { $workers } dělník
            [few] { $workers } dělníci
           *[other] { $workers } dělníků
        }. Co vyměníte?
       *[other] K zaplacení: { $thaler ->
           [one] { $thaler } tolar
           [few] { $thaler } tolary
          *[other] { $thaler } tolarů
       } a { $workers ->
           [one] { $workers } dělník
           [few] { $workers } dělníci
          *[other] { $workers } dělníků
       }. Co vyměníte?
    }
}
nuc-pay-plain = Zaplatit
nuc-pay-workers = { $count ->
    [one] { $count } dělník → { $count } tolar
    [few] { $count } dělníci → { $count } tolary
   *[other] { $count } dělníků → { $count } tolarů
}
nuc-pay-uranium-thaler = { $count ->
    [one] { $count } uran → { $count } tolar
    [few] { $count } urany → { $count } tolary
   *[other] { $count } uranů → { $count } tolarů
}
nuc-pay-uranium-workers = { $count ->
    [one] { $count } uran → { $count } dělník
    [few] { $count } urany → { $count } dělníci
   *[other] { $count } uranů → { $count } dělníků
}
nuc-exchange-worker = 1 dělník → 1 tolar
nuc-exchange-uranium = 1 uran → 1 dělník
nuc-exchange-left = máte: { $resource }
nuc-event-exchange-workers = { $who } vyměňuje: { $count ->
    [one] { $count } dělník → { $count } tolar
    [few] { $count } dělníci → { $count } tolary
   *[other] { $count } dělníků → { $count } tolarů
}.
nuc-event-exchange-uranium = { $who } vyměňuje uran za: { $workers ->
    [0] { $thaler ->
        [one] { $thaler } tolar
        [few] { $thaler } tolary
       *[other] { $thaler } tolarů
    }
   *[other] { $thaler ->
        [0] { $workers ->
            [one] { $workers } dělníka
            [few] { $workers } dělníky
           *[other] { $workers } dělníků
        }
       *[other] { $workers ->
           [one] { $workers } dělníka
           [few] { $workers } dělníky
          *[other] { $workers } dělníků
       } a { $thaler ->
           [one] { $thaler } tolar
           [few] { $thaler } tolary
          *[other] { $thaler } tolarů
       }
    }
}.
nuc-cost-detail = { $cost }{ $exchanges ->
    [0] {""}
   *[other] {" "}(výměny: { $exchanges })
}

## Urbanize and industrialize

nuc-prompt-urbanize = Která budova?
nuc-prompt-industrialize = Která turbína nebo který důl?
nuc-prompt-space = { $piece }: kam přijde?
nuc-tile-edges = hrany: { $first } a { $second }
nuc-building-detail = elektřina { $energy } → { $effects }, { $per ->
    [yes] vždy { $vp } VB za takovou budovu
   *[no] { $vp } VB
}
nuc-places = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
nuc-piece-completes = dokončí řadu: { $reward }
nuc-mine-gives = { $uranium ->
    [one] { $uranium } uran
    [few] { $uranium } urany
   *[other] { $uranium } uranů
}, kapacita { $size }
nuc-spaces = { $count ->
    [one] { $count } plocha
    [few] { $count } plochy
   *[other] { $count } ploch
}
nuc-event-urbanize = { $who } staví: { $building }, { $city } ({ $cost }).
nuc-event-industrialize = { $who } staví: { $piece }, { $city } ({ $cost }).

## Develop

nuc-prompt-develop = Která akční destička?
nuc-prompt-develop-more = Vezmete si ještě jednu destičku?
nuc-event-develop = { $who } si bere destičku { $tile } ({ $cost }).
nuc-event-offer = Nově v nabídce: { $tile }.

## Contracts

nuc-prompt-contract = Který kontrakt?
nuc-prompt-slot = Na které místo přijde { $contract }?
nuc-prompt-bonus = Přínos kterého místa?
nuc-prompt-bonus-times = Přínos kterého místa ({ $count }×)?
nuc-contract-detail = { $progress } → { $rewards }
nuc-slot-twice = dvakrát
nuc-fulfil = Splnit: { $contract }
nuc-event-contract = { $who } si bere: { $contract } – { $needs }. Přínos místa: { $double ->
    [yes] { $bonus }, dvakrát
   *[no] { $bonus }
}.
nuc-event-contract-shown = Nově v nabídce: { $contract }.
nuc-contract-needs = { $contract } – { $needs }
nuc-event-fulfil = { $who } plní: { $contract } → { $rewards }.

## Technologies

nuc-prompt-technology = Odemkněte technologii úrovně { $level } nebo nižší, nebo si vezměte VB.
nuc-technology-vp = Vzít { $vp } VB
nuc-event-technology = { $who } odemyká: { $technology }.
nuc-event-special-tiles = { $who } získává destičky: { $tiles }.

## Energize

nuc-prompt-energize = Kterou budovu elektrifikujete?
nuc-prompt-plan = { $building }, { $city }: požadavek { $energy }. Jaké palivo?
nuc-coal = { $count } uhlí
nuc-coal-from = { $area }: { $count } uhlí
nuc-no-fuel = bez paliva
nuc-plan = elektrárna { $plant }: { $fuel }, { $cost }
nuc-plan-toll = { $plan } (z toho { $toll } pro: { $payees })
nuc-plan-supply = { $plan } (banka platí { $toll }: { $payees })
nuc-plan-detail = { $areas }
nuc-energize-detail = zisk: { $energy ->
    [one] { $energy } úspěch
    [few] { $energy } úspěchy
   *[other] { $energy } úspěchů
}, { $effects }
nuc-other-plans = { $target }: { $count ->
    [one] { $count } jiný plán
    [few] { $count } jiné plány
   *[other] { $count } jiných plánů
}
nuc-event-energize = { $who } elektrifikuje: { $building }, { $city } – { $plan }.

## Railways

nuc-prompt-rail = Kam umístíte železnici { $tile }?{ $workers ->
    [0] {""}
    [one] {" "}Stojí { $workers } dělníka.
    [few] {" "}Stojí { $workers } dělníky.
   *[other] {" "}Stojí { $workers } dělníků.
}
nuc-prompt-way = { $space }: jak destičku natočit?
nuc-prompt-matched = Trať { $link }: vyhodnoťte akce s barevnou shodou, nebo je vynechte.
nuc-prompt-extra-rail = Umístíte ještě jednu železnici bez dělníka?
nuc-reason-matched = { $who } umisťuje železnici na trati { $link }. Smíte tam vyhodnotit své akce: { $halves }.
nuc-their-half = { $who }: { $half }
nuc-no-match = bez barevné shody
nuc-half-useless = { $half } (nelze)
nuc-rail-beside = { $space }, u města { $city }
nuc-rail-at = { $city }: { $half }
nuc-rail-towards = směr { $city }: { $half } a { $other }
nuc-rail-reward = ihned { $reward }, potom { $outcome }
nuc-rail-outcome = trať { $filled }/{ $spaces }
nuc-rail-completes = dokončí trať
nuc-rail-gain = { $track } +{ $steps }
nuc-rail-gain-other = { $who } +{ $steps }
nuc-way = { $first }: { $one } · { $second }: { $other }
nuc-event-railway = { $who } umisťuje železnici { $space }: { $tile } ({ $cost }).
nuc-event-matched = { $who } vyhodnocuje akci s barevnou shodou: { $half }.
nuc-event-decline = { $who } tam už nic nevyhodnocuje.
nuc-event-complete = Trať { $link } je dokončená.

## Recharge

nuc-prompt-star = Kam umístíte žeton cíle? Vaše úspěchy: { $achievements }; potom všechny vrátíte.{ $highest ->
    [0] {""}
   *[other] {" "}Smíte zvolit pole nejvýš { $highest }; o královském dni má přednost vyšší.
}
nuc-prompt-late-star = Vaše zbylé úspěchy: { $achievements }. Umístíte ještě jeden žeton cíle?
nuc-prompt-nucleum = Do které elektrárny přijde nukleum?
nuc-reason-late-star = Hra končí; smíte umístit jeden pozdní žeton cíle.
nuc-star = Pole { $space }
nuc-star-detail = ×{ $multiplier } { $milestone } (máte: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za každé { $per }
}){ $gains ->
    [yes] ; hned: { $effects }
   *[no] {""}
}
nuc-late-star-detail = ×{ $multiplier } { $milestone } (máte: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za každé { $per }
})
nuc-star-zero = hned: { $effects }; na konci { $vp } VB
nuc-plant-detail = { $bonus }
nuc-event-recharge = { $who } provádí Posílení: { $income }.
nuc-event-star = { $who } umisťuje žeton cíle: pole { $space }.
nuc-event-star-zero = { $who } umisťuje žeton cíle: pole { $space }, na konci { $vp } VB.
nuc-event-nucleum = { $who } umisťuje nukleum: { $city }.
nuc-event-kings-day = Královský den č. { $number }.

## Promos

## The end

nuc-event-end-condition = { $who } plní podmínku konce hry: { $condition } ({ $count } ze { $needed }).
nuc-event-end-condition-more = { $who } plní další podmínku konce hry: { $condition }.
nuc-event-end-near = Kolo se dohraje, potom každý odehraje ještě jeden tah.
nuc-event-final = { $place }. { $who }: { $score } VB.
nuc-score-contracts = kontrakty
nuc-score-technologies = VB za technologie
nuc-score-income = příjem
nuc-score-income-overflow = kroky příjmu za koncem stupnice
nuc-score-kings-day = královský den
nuc-score-end-conditions = podmínky konce hry
nuc-score-rows = řady turbín a dolů
nuc-score-milestone-space = stupnice cílů
nuc-score-subsidies = akční destičky
nuc-score-buildings = odměny budov
nuc-score-milestones = cíle
nuc-score-bailouts = žetony cílů na poli 0
nuc-score-purple = fialové technologie
nuc-score-leftovers = zbylé zdroje
nuc-score-energized = elektrifikované budovy
nuc-score-income-bonus = stupnice příjmu

## One-shot commands

nuc-oneshot-tile-first = Nejdřív zahrajte destičku: `play { $tile } { $line }` ({ $tiles }: { $action }).

## Why not

nuc-why-short = Stojí to { $cost }; máte: { $have } ({ $any ->
    [no] nic k výměně
   *[yes] k výměně: { $stock }
}).
nuc-why-short-of = Cena ({ $what }): { $cost }; máte: { $have } ({ $any ->
    [no] nic k výměně
   *[yes] k výměně: { $stock }
}).
nuc-before-turns = Vybírají se experimenty: tahy začnou, až bude mít každý svůj. Do té doby vám o každém experimentu poví /lookup.
nuc-why-network = Toto město není ve vaší síti: { $city }.
nuc-why-network-from = Toto město ještě není ve vaší síti: { $city }. Postavte trať { $near }–{ $city } ({ $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}), nebo zvolte město ve své síti.
nuc-why-or-joined = { $why } Připojí ho také { $by }.
nuc-why-unpayable = { $city }: je tu volná plocha, ale žádná nevyhovuje tomu, co máte a co můžete zaplatit.
nuc-why-full = { $city }: není tu pro to žádná volná plocha.
nuc-why-no-building = Na této ploše není budova.
nuc-why-energized = Tato budova už je elektrifikovaná: { $building }, { $city }.
nuc-why-foreign = Tato budova patří někomu jinému: { $building }, { $city }.
nuc-why-no-plant = Žádná dokončená trať nespojuje toto město s elektrárnou: { $city }.
nuc-why-dark =
    { $owner ->
        [own] Vaší budově
       *[neutral] Neutrální budově
    } ({ $building }, { $city }) chybí k elektrárně { $spaces ->
        [one] { $spaces } železnice
        [few] { $spaces } železnice
       *[other] { $spaces } železnic
    }: { $links }.
nuc-why-too-much =
    { $owner ->
        [own] Vaše budova
       *[neutral] Neutrální budova
    } ({ $building }, { $city }) potřebuje elektřinu: { $energy }. Přivést můžete: { $most }.
nuc-why-no-own-building = Nemáte budovu k elektrifikaci. { $why }
nuc-why-nor-neutral = { $why } Ani žádnou neutrální elektrifikovat nelze.
nuc-why-nearest-space = Nejbližší volná plocha: { $city }; od vašeho města { $near } chybí { $spaces ->
    [one] { $spaces } železnice
    [few] { $spaces } železnice
   *[other] { $spaces } železnic
}.
nuc-why-slots-full = Všechna vaše pole destiček jsou plná. Proveďte Posílení, nebo umístěte železnici.
nuc-why-no-tile = V zásobě nemáte akční destičky. Vrátí se vám při Posílení.
nuc-why-no-rail-tile = Žádná destička ve vaší zásobě nemůže být železnicí. { $develop ->
    [yes] Vraťte si destičky Posílením, nebo získejte nové.
   *[no] Vraťte si destičky Posílením.
}
nuc-why-no-rail-space = Nezbývá žádné volné železniční pole.
nuc-why-no-worker = Železnice vyžaduje dostupného dělníka a vy nemáte dělníka ani uran k výměně.
nuc-why-rail-red = Každé volné železniční pole je červené a stojí tolary: { $thaler }; tolik nemůžete zaplatit.
nuc-why-no-worker-reserve = Železnice vyžaduje dostupného dělníka a vy žádného nemáte. Vaše rezerva je prázdná, takže uran nelze vyměnit za dělníka.
nuc-why-no-exchange = Nemáte co vyměnit: chybí dělník i uran s dělníkem v rezervě.
nuc-why-no-buildings = Všechny vaše budovy jsou na mapě.
nuc-why-no-pieces = Všechny vaše turbíny a doly jsou na mapě.
nuc-why-no-space = Ve vaší síti pro to není volná plocha. Postavte trať do dalšího města.
nuc-why-no-offer = V nabídce není žádná akční destička.
nuc-why-no-contract = Nezbývá žádný kontrakt.
nuc-why-no-slot = Všechna vaše místa pro kontrakty jsou obsazená. Nejdřív nějaký splňte.
nuc-why-no-target = Nemáte budovu k elektrifikaci a žádná neutrální nezbývá.
nuc-why-no-own-contract = Nemáte žádný kontrakt a žádný fialový ještě není splněný.
nuc-why-not-fulfilled = Ještě nesplněno: { $contracts }.
nuc-why-no-action = Žádná destička ve vaší zásobě to neumožňuje. { $develop ->
    [yes] Vraťte si destičky Posílením, nebo získejte nové.
   *[no] Vraťte si destičky Posílením.
}
nuc-why-nothing-left = Nic z toho, co ještě můžete nyní vyhodnotit, to neumožňuje.
nuc-why-turn-used = Jak využijete tento tah, jste už zvolili.
nuc-why-contract-once = V jednom tahu smíte splnit jeden kontrakt, a to jen v tahu, kdy hrajete destičku.
nuc-contract-progress = { $contract }: { $progress }

## Outlook

nuc-end-happened = ✓ { $condition }
nuc-end-action-tiles = { $condition }: zbývá destiček: { $tiles }
nuc-end-contracts = { $condition }: zbývá kontraktů: { $contracts }
nuc-end-kings-day = { $condition }: proběhlo { $held } ze 3
nuc-end-technologies = { $condition }: { $technologies } z 8
nuc-end-score-flag = { $condition }: { $best } z { $flag } VB
nuc-end-needed = Splněné podmínky konce hry: { $ended } ze { $needed }.
nuc-mine-group = { $cities }: { $uranium ->
    [one] { $uranium } uran
    [few] { $uranium } urany
   *[other] { $uranium } uranů
}, volné místo: { $room }

## Statistics of an ended game

nuc-figure-tiles = Zahrané akční destičky
nuc-figure-recharges = Posílení
nuc-figure-railways = Umístěné železniční destičky
nuc-figure-buildings = Postavené budovy
nuc-figure-pieces = Postavené turbíny a doly
nuc-figure-energized = Akce Elektrifikace
nuc-figure-contracts = Splněné kontrakty
nuc-figure-technologies = Odemčené technologie
nuc-figure-stars = Umístěné žetony cílů
nuc-figure-link = Nejdelší trať (pole)
nuc-figure-network = Města v největší síti

## The tale of a turn

nuc-event-paid = { $who } platí: { $what }.
nuc-event-granted = { $who } má akci: { $by }.
nuc-event-granted-by-tile = { $who } provádí akci z destičky.
nuc-event-returned = { $who } vrací: { $what }.
nuc-event-order = Rozestavení je na obrázku. Pořadí: { $order }.
nuc-event-kings-day-place = { $place ->
    [1] První
   *[other] Druhé
} místo{ $count ->
    [1] { "" }
   *[other] , shoda
} (nejvyšší žeton cíle: pole { $space }): { $who }.
nuc-deed-kings-day-place = { $place ->
    [1] První
   *[other] Druhé
} místo{ $count ->
    [1] { "" }
   *[other] , shoda
} (žeton cíle: pole { $space })
nuc-turn-play = destička { $tile } → pole { $slot }
nuc-turn-railway = železnice z destičky { $tile }
nuc-deed-railway = { $space }
nuc-deed-railway-more = { $space }, destička { $tile }
nuc-turn-recharge = Posílení
nuc-deed-urbanize = { $building }, { $city }
nuc-deed-industrialize = { $piece }, { $city }
nuc-deed-develop = destička { $tile }
nuc-deed-contract = { $contract } ({ $needs }), { $double ->
    [yes] dvojnásobný přínos
   *[no] přínos
} místa
nuc-deed-fulfil = Splněno: { $contract }
nuc-deed-energize = Elektrifikace: { $building }, { $city }{ $here ->
    [yes] { "" }
   *[no] , elektrárna { $plant }
}{ $coal ->
    [0] { "" }
   *[other] , { $coal } uhlí
}
nuc-deed-matched = akce s barevnou shodou: { $half }
nuc-deed-star = Žeton cíle na pole { $space }
nuc-deed-star-zero = Žeton cíle na pole { $space } (na konci { $vp } VB)
nuc-deed-nucleum = Nukleum: { $city }
nuc-deed-nothing = Bez efektu
nuc-deed-technology = { $technology }
nuc-deed-special-tiles = { $tiles }
nuc-deed-gain = +{ $what }
nuc-deed-gain-instead = +{ $what } (místo uranu: není pro něj místo)
nuc-deed-granted = { $by }
nuc-deed-granted-plant = bonus elektrárny
nuc-deed-granted-space = z železničního pole
nuc-deed-income = { $track } +{ $steps } (teď { $space })
nuc-deed-income-alone = +{ $steps } (teď { $space })
nuc-deed-exchange-workers = směna: { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
nuc-deed-exchange-workers-alone = { $count ->
    [one] { $count } dělník → { $count } tolar
    [few] { $count } dělníci → { $count } tolary
   *[other] { $count } dělníků → { $count } tolarů
}
nuc-deed-paid-alone = Zaplaceno: { $what }
nuc-deed-exchange-uranium = směna: { $uranium } → { $gained }
nuc-deed-exchange-uranium-alone = { $uranium } → { $gained }
nuc-deed-no-worker = v rezervě už nejsou dělníci
nuc-deed-uranium-lost = uran propadá ({ $count }, není místo)
nuc-deed-complete = Trať { $link } dokončena
nuc-deed-kings-day = Královský den č. { $number }
nuc-note-complete = dokončená
nuc-ask-last-round = **váš poslední tah**
nuc-ask-matched = **využijte: { $halves }** na trati { $link } ({ $who } tam staví), nebo přeskočte
nuc-ask-late-star = **umístěte poslední žeton cíle**, nebo přeskočte
nuc-ask-experiment = **vyberte si experiment**

## Review: where points were left

nuc-missed-stars = { $count ->
    [one] Jeden žeton cíle na poli 0 stupnice cílů ubírá na konci VB a mohl splnit cíl
    [few] { $count } žetony cíle na poli 0 stupnice cílů ubírají na konci VB a mohly splnit cíle
   *[other] { $count } žetonů cíle na poli 0 stupnice cílů ubírá na konci VB a mohlo splnit cíle
}
nuc-missed-contracts = Nesplněno: { $contracts }
nuc-missed-buildings = Nikdy neelektrifikováno: { $buildings }
nuc-missed-building = { $building } ve městě { $city } ({ $vp })
nuc-missed-achievements = Zbylé úspěchy: { $count }; Posílení před koncem hry by za ně přineslo žeton cíle i s účinkem
nuc-missed-goods = Zbylo: { $goods }

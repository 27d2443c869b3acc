### Nucleum's components: names, effects, conditions, everything printed on the table.

## Joining words

nucleum-several = { $count } × { $what }
nucleum-list = { $items }
nucleum-clauses = { $first }; { $more }
nucleum-or-more = { $first }, { $next }
nucleum-or-brief = { $first }/{ $last }
nucleum-or = { $first } nebo { $last }
nucleum-filtered = { $what } { $how }
nucleum-for-each = vždy { $what } za { $each }
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
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
}
nucleum-amount-worker = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
nucleum-amount-uranium = { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
}
nucleum-amount-achievement = { $count ->
    [one] { $count } úspěch
    [few] { $count } úspěchy
   *[other] { $count } úspěchů
}
nucleum-amount-vp = { $count } VB

## Colours, types, tracks

nucleum-colour-white = bílá
nucleum-colour-purple = fialová
nucleum-colour-orange = oranžová
nucleum-colour-green = zelená
nucleum-colour-wild = čtyřbarevná
nucleum-colour-none = bezbarvá

nucleum-type-residence = rezidence
nucleum-type-factory = továrna
nucleum-type-laboratory = laboratoř
nucleum-type-government = vládní budova
nucleum-both-types = { $first }/{ $second }

nucleum-track-thaler = příjem tolarů
nucleum-track-worker = příjem dělníků
nucleum-track-vp = příjem VB
nucleum-track-any = libovolný příjem

nucleum-marker-thaler = ukazatel příjmu tolarů
nucleum-marker-worker = ukazatel příjmu dělníků
nucleum-marker-vp = ukazatel příjmu VB
nucleum-marker-any = libovolný ukazatel příjmu
nucleum-marker-all = každý ukazatel příjmu

## The map

nucleum-side-saxony-12 = Sasko, 1–2 hráči
nucleum-side-saxony-34 = Sasko, 3–4 hráči
nucleum-side-text = Města: { $cities }, tratě: { $links }. Za dokončení trati: { $rewards }.
nucleum-completion = { $length ->
    [one] { $length } pole
    [few] { $length } pole
   *[other] { $length } polí
} – { $track } +{ $steps } { $each ->
    [yes] za každou vlastní destičku na trati
   *[no] pro každého účastníka
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
nucleum-city-text = Č. { $number }, obruba { $colour }: { $parts }.

nucleum-space-building = plocha: { $types }
nucleum-space-red = červená plocha pro libovolnou budovu
nucleum-space-special = plocha pro speciální městskou budovu
nucleum-space-mine = { $red ->
    [yes] červená plocha dolu
   *[no] plocha dolu
}{ $uranium ->
    [0] {""}
   *[other] {" "}({ $uranium ->
       [one] { $uranium } uran
       [few] { $uranium } urany
      *[other] { $uranium } uranů
   })
}
nucleum-space-turbine = { $red ->
    [yes] červená plocha turbíny
   *[no] plocha turbíny
}
nucleum-plant = elektrárna (za umístění nuklea: { $bonus })
nucleum-plant-coal = uhelná elektrárna (nepřijímá uran)
nucleum-plant-built-in = pokusná elektrárna s vestavěným nukleem
nucleum-energized-factor = body za elektrifikované budovy × { $factor }

nucleum-energized-vp = každá elektrifikovaná budova má hodnotu o { $vp } VB vyšší
nucleum-link = { $first }–{ $last }
nucleum-link-text = { $spaces ->
    [one] { $spaces } železniční pole
    [few] { $spaces } železniční pole
   *[other] { $spaces } železničních polí
}{ $red ->
    [yes] , červená trať: každá destička stojí víc
   *[no] {""}
}

nucleum-link-reward = { $effects } (pole { $space } z { $spaces })
nucleum-link-rewards = { $text }. Ihned za destičku: { $rewards }
nucleum-coal-area-west = Západní uhelná oblast
nucleum-coal-area-north-east = Severovýchodní uhelná oblast
nucleum-coal-area-text = Uhlí přichází do měst: { $cities }. Vagóny: { $wagons }.
nucleum-coal-area-fixed = Uhlí přichází do měst: { $cities }. Cena uhlí: { $thaler }, nejvýše { $limit } v jedné akci Elektrifikace.
nucleum-wagons = { $wagons } při { $players ->
    [one] { $players } hráči
    [few] { $players } hráčích
   *[other] { $players } hráčích
}

## What is counted: one of it, after "each"

nucleum-each-pieces = { $energized ->
    [yes] elektrifikovanou budovu
   *[no] budovu, důl nebo turbínu
}
nucleum-each-urban = { $energized ->
    [yes] elektrifikovanou budovu
   *[no] městskou budovu
}
nucleum-each-residence = { $energized ->
    [yes] elektrifikovanou rezidenci
   *[no] rezidenci
}
nucleum-each-factory = { $energized ->
    [yes] elektrifikovanou továrnu
   *[no] továrnu
}
nucleum-each-laboratory = { $energized ->
    [yes] elektrifikovanou laboratoř
   *[no] laboratoř
}
nucleum-each-government = { $energized ->
    [yes] elektrifikovanou vládní budovu
   *[no] vládní budovu
}
nucleum-each-mine = důl
nucleum-each-turbine = turbínu
nucleum-each-city = město
nucleum-each-network-cities = město v největší síti
nucleum-each-railways = vlastní železniční destičku
nucleum-each-links = { $length ->
    [0] dokončenou trať s vlastní destičkou
   *[other] dokončenou trať délky { $length } nebo více s vlastní destičkou
}
nucleum-each-contracts = splněný kontrakt
nucleum-each-technologies = odemčenou technologii
nucleum-each-tiles = akční destičku kromě železničních
nucleum-each-achievements = držený úspěch
nucleum-each-income = pole, kam sahá { $track }

## What is counted: a number of it

nucleum-kind-urban = { $energized ->
    [yes] elektrif. budovy
   *[no] městské budovy
}
nucleum-kind-residence = { $energized ->
    [yes] elektrif. rezidence
   *[no] rezidence
}
nucleum-kind-factory = { $energized ->
    [yes] elektrif. továrny
   *[no] továrny
}
nucleum-kind-laboratory = { $energized ->
    [yes] elektrif. laboratoře
   *[no] laboratoře
}
nucleum-kind-government = { $energized ->
    [yes] elektrif. vládní budovy
   *[no] vládní budovy
}
nucleum-kind-mine = doly
nucleum-kind-turbine = turbíny
nucleum-count-several = { $kinds }: { $count }
nucleum-with-two = { $what } (v 1–2 hráčích { $count })
nucleum-count-pieces = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. budova
        [few] { $count } elektrif. budovy
       *[other] { $count } elektrif. budov
    }
   *[no] { $count ->
       [one] { $count } budova, důl nebo turbína
       [few] { $count } budovy, doly nebo turbíny
      *[other] { $count } budov, dolů nebo turbín
   }
}
nucleum-count-urban = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. budova
        [few] { $count } elektrif. budovy
       *[other] { $count } elektrif. budov
    }
   *[no] { $count ->
       [one] { $count } městská budova
       [few] { $count } městské budovy
      *[other] { $count } městských budov
   }
}
nucleum-count-residence = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. rezidence
        [few] { $count } elektrif. rezidence
       *[other] { $count } elektrif. rezidencí
    }
   *[no] { $count ->
       [one] { $count } rezidence
       [few] { $count } rezidence
      *[other] { $count } rezidencí
   }
}
nucleum-count-factory = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. továrna
        [few] { $count } elektrif. továrny
       *[other] { $count } elektrif. továren
    }
   *[no] { $count ->
       [one] { $count } továrna
       [few] { $count } továrny
      *[other] { $count } továren
   }
}
nucleum-count-laboratory = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. laboratoř
        [few] { $count } elektrif. laboratoře
       *[other] { $count } elektrif. laboratoří
    }
   *[no] { $count ->
       [one] { $count } laboratoř
       [few] { $count } laboratoře
      *[other] { $count } laboratoří
   }
}
nucleum-count-government = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. vládní budova
        [few] { $count } elektrif. vládní budovy
       *[other] { $count } elektrif. vládních budov
    }
   *[no] { $count ->
       [one] { $count } vládní budova
       [few] { $count } vládní budovy
      *[other] { $count } vládních budov
   }
}
nucleum-count-mine = { $count ->
    [one] { $count } důl
    [few] { $count } doly
   *[other] { $count } dolů
}
nucleum-count-turbine = { $count ->
    [one] { $count } turbína
    [few] { $count } turbíny
   *[other] { $count } turbín
}
nucleum-count-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
nucleum-cities-with = { $cities }, kde máte aspoň 1 { $piece }
nucleum-count-network-cities = { $count ->
    [one] { $count } město ve vaší síti
    [few] { $count } města v jedné síti
   *[other] { $count } měst v jedné síti
}
nucleum-count-railways = { $count ->
    [one] { $count } železniční destička
    [few] { $count } železniční destičky
   *[other] { $count } železničních destiček
}
nucleum-count-links = { $length ->
    [0] { $count ->
        [one] { $count } dokončená trať s vaší destičkou
        [few] { $count } dokončené tratě s vašimi destičkami
       *[other] { $count } dokončených tratí s vašimi destičkami
    }
   *[other] { $count ->
       [one] { $count } dokončená trať délky { $length } nebo více s vaší destičkou
       [few] { $count } dokončené tratě délky { $length } nebo více s vašimi destičkami
      *[other] { $count } dokončených tratí délky { $length } nebo více s vašimi destičkami
   }
}
nucleum-count-contracts = { $count ->
    [one] { $count } splněný kontrakt
    [few] { $count } splněné kontrakty
   *[other] { $count } splněných kontraktů
}
nucleum-count-technologies = { $count ->
    [one] { $count } odemčená technologie
    [few] { $count } odemčené technologie
   *[other] { $count } odemčených technologií
}
nucleum-count-tiles = { $count ->
    [one] { $count } akční destička
    [few] { $count } akční destičky
   *[other] { $count } akčních destiček
} kromě železničních
nucleum-count-achievements = { $count ->
    [one] { $count } držený úspěch
    [few] { $count } držené úspěchy
   *[other] { $count } držených úspěchů
}
nucleum-count-income = { $marker } na poli { $count } nebo dále

nucleum-filter-level = úrovně { $level } nebo vyšší
nucleum-filter-cities = ve městě { $cities }
nucleum-filter-colours = (barva města: { $colours })
nucleum-filter-joined = ve stejné síti jako { $cities }
nucleum-filter-network-one = v jedné síti
nucleum-filter-network-same = ve stejné síti
nucleum-filter-network-plant = (ve spojení s elektrárnou)
nucleum-filter-anyone = (i cizí)

nucleum-progress = { $what } (máte { $have })
nucleum-progress-income = { $what } (teď { $have })
nucleum-progress-one = { $what } ({ $have ->
    [0] zatím ne
   *[other] splněno
})
nucleum-scoring = Na konci hry: { $steps }.
nucleum-threshold = { $what } → { $vp } VB
nucleum-threshold-more = { $count } → { $vp } VB

## Effects in the fewest words

nucleum-label-income = { $cost ->
    [0] { $track } +{ $steps }
    [one] { $track } +{ $steps } za { $cost } tolar
    [few] { $track } +{ $steps } za { $cost } tolary
   *[other] { $track } +{ $steps } za { $cost } tolarů
}
nucleum-label-track = { $track ->
    [thaler] Příjem tolarů
    [worker] Příjem dělníků
    [vp] Příjem VB
   *[any] Libovolný příjem
}
nucleum-label-technology = Technologie { $level }
nucleum-label-directive = Libovolná hlavní akce −{ $thaler }
nucleum-label-take-tile = { $thaler ->
    [0] Akční destička
   *[other] Akční destička −{ $thaler }
}
nucleum-label-take-tile-free = Akční destička zdarma
nucleum-label-special-tiles = Speciální destičky
nucleum-label-extra-railway = Další železnice
nucleum-label-slot-reward = { $other ->
    [yes] Přínos jiného místa
   *[no] Přínos libovolného místa
}
nucleum-label-place-nucleum = Nukleum

nucleum-action-urbanize = Urbanizace
nucleum-action-industrialize = Industrializace
nucleum-action-develop = Rozvoj
nucleum-action-contract = Kontraktace
nucleum-action-energize = Elektrifikace
nucleum-action-urbanize-plural = akce Urbanizace
nucleum-action-industrialize-plural = akce Industrializace
nucleum-action-urbanize-text = Postavte městskou budovu ze své desky ve městě své sítě a zaplaťte za ni tolary.
nucleum-action-industrialize-text = Postavte důl nebo turbínu ze své desky ve městě své sítě a zaplaťte tolik dělníků, kolik žádá řada.
nucleum-action-develop-text = Vezměte si z nabídky 1 akční destičku za její cenu, nebo 2 s dalším příplatkem.
nucleum-action-contract-text = Vezměte si stříbrný nebo zlatý kontrakt na volné místo a získejte přínos tohoto místa.
nucleum-action-energize-text = Přepravte uhlí a uran do elektrárny a elektrifikujte jednu budovu, vlastní nebo neutrální.

nucleum-short-thaler-off = −{ $count }
nucleum-short-workers-off = −{ $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
nucleum-short-electricity = +{ $count }
nucleum-short-uranium = +{ $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
}
nucleum-short-ignore-network = kdekoli
nucleum-short-double-slot = ×2

## Effects in full

nucleum-effect-income-one = { $cost ->
    [0] { $track } +{ $steps }
    [one] { $track } +{ $steps } za { $cost } tolar
    [few] { $track } +{ $steps } za { $cost } tolary
   *[other] { $track } +{ $steps } za { $cost } tolarů
}
nucleum-effect-income-any = { $steps ->
    [one] { $cost ->
        [0] libovolný příjem +{ $steps }
        [one] libovolný příjem +{ $steps } za { $cost } tolar
        [few] libovolný příjem +{ $steps } za { $cost } tolary
       *[other] libovolný příjem +{ $steps } za { $cost } tolarů
    }
    [few] { $cost ->
        [0] libovolné příjmy celkem +{ $steps }
        [one] libovolné příjmy celkem +{ $steps } za { $cost } tolar
        [few] libovolné příjmy celkem +{ $steps } za { $cost } tolary
       *[other] libovolné příjmy celkem +{ $steps } za { $cost } tolarů
    }
   *[other] { $cost ->
        [0] libovolné příjmy celkem +{ $steps }
        [one] libovolné příjmy celkem +{ $steps } za { $cost } tolar
        [few] libovolné příjmy celkem +{ $steps } za { $cost } tolary
       *[other] libovolné příjmy celkem +{ $steps } za { $cost } tolarů
    }
}
nucleum-effect-technology = technologie { $level }
nucleum-effect-details = { $what } { $details }
nucleum-effect-action-urbanize = Urbanizace
nucleum-effect-action-industrialize = Industrializace
nucleum-effect-action-develop = Rozvoj
nucleum-effect-action-contract = Kontraktace
nucleum-effect-action-energize = Elektrifikace
nucleum-long-thaler-off = se slevou { $count ->
    [one] { $count } tolaru
    [few] { $count } tolarů
   *[other] { $count } tolarů
}
nucleum-long-workers-off = se slevou { $count ->
    [one] { $count } dělníka
    [few] { $count } dělníků
   *[other] { $count } dělníků
}
nucleum-long-electricity = (elektřina +{ $count })
nucleum-long-uranium = (uran +{ $count })
nucleum-long-ignore-network = v libovolném městě
nucleum-long-double-slot = s dvojnásobným přínosem místa
nucleum-effect-directive = libovolná hlavní akce se slevou { $thaler ->
    [one] { $thaler } tolaru
    [few] { $thaler } tolarů
   *[other] { $thaler } tolarů
}
nucleum-effect-take-tile = { $thaler ->
    [0] akční destička z nabídky za její cenu
    [one] akční destička z nabídky se slevou { $thaler } tolaru
    [few] akční destička z nabídky se slevou { $thaler } tolarů
   *[other] akční destička z nabídky se slevou { $thaler } tolarů
}
nucleum-effect-take-tile-free = libovolná akční destička z nabídky zdarma
nucleum-effect-special-tiles = speciální akční destičky vašeho experimentu
nucleum-effect-extra-railway = další železniční destička bez dělníka
nucleum-effect-slot-reward = { $other ->
    [yes] přínos jiného místa pro kontrakt
   *[no] přínos libovolného místa pro kontrakt
}
nucleum-effect-place-nucleum = žeton nuklea k umístění do elektrárny
nucleum-times = { $what } ({ $count }×)

## Abilities

nucleum-ability-on = kdykoli { $moment }: { $effects }
nucleum-moment-place-building = postavíte městskou budovu
nucleum-moment-place-mine = postavíte důl
nucleum-moment-place-turbine = postavíte turbínu
nucleum-moment-energize = elektrifikujete budovu
nucleum-moment-gain-contract = získáte kontrakt
nucleum-moment-fulfil-contract = splníte kontrakt
nucleum-moment-place-railway = umístíte železniční destičku
nucleum-moment-requirement = { $moment } (požadavek { $electricity } nebo více)

nucleum-modifier-urbanize-thaler-off = vaše akce Urbanizace stojí o { $count ->
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
} méně
nucleum-modifier-industrialize-workers-off = vaše akce Industrializace stojí o { $count ->
    [one] { $count } dělníka
    [few] { $count } dělníky
   *[other] { $count } dělníků
} méně
nucleum-modifier-coal-thaler-off = uhlí v každé vaší akci Elektrifikace stojí o { $count ->
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
} méně
nucleum-modifier-red-thaler-off = plochy s červeným okrajem a červené tratě vás stojí o { $count ->
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
} méně
nucleum-modifier-second-tile-thaler-off = druhá destička v akci Rozvoj stojí o { $count ->
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
} méně
nucleum-modifier-electricity = vaše Elektrifikace má o { $count ->
    [one] { $count } elektřinu
    [few] { $count } elektřiny
   *[other] { $count } elektřin
} více
nucleum-modifier-plant-uranium = do elektrárny s nukleem smíte přepravit o { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
} více
nucleum-modifier-first-uranium-electricity = první uran každé akce Elektrifikace dává o { $count ->
    [one] { $count } elektřinu
    [few] { $count } elektřiny
   *[other] { $count } elektřin
} více
nucleum-modifier-mine-size = do každého vašeho dolu se vejde o { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
} více
nucleum-modifier-per = { $limit ->
    [0] { $what }, vždy za { $each }
   *[other] { $what }, vždy za { $each }; nejvýše { $limit }
}
nucleum-permit-ignore-network = vaše { $action } smějí mířit do libovolného města
nucleum-permit-foreign-turbines = turbíny ostatních hráčů vás nic nestojí a při přepravě uranu do elektrárny platí jako vaše
nucleum-permit-unmatched-end = s každou umístěnou železniční destičkou smíte vyhodnotit i jednu akci bez barevné shody

## Tiles, contracts, technologies

nucleum-tile = { $first } | { $second }
nucleum-tile-text = { $first }; { $second }.
nucleum-half-text = { $colour } hrana: { $effects }
nucleum-directive-text = { $effects }; nikdy jako železnice.

nucleum-contract-initial = Počáteční kontrakt { $id }
nucleum-contract-silver = Stříbrný kontrakt { $id }
nucleum-contract-gold = Zlatý kontrakt { $id }
nucleum-contract-purple = Fialový kontrakt { $id }
nucleum-contract-text = { $conditions } → { $rewards }

nucleum-technology = Technologie { $id } (úroveň { $level })
nucleum-technology-once = Jednorázově: { $effects }.
nucleum-technology-lasting = Od této chvíle: { $abilities }.
nucleum-experiment = Experiment { $id }
nucleum-experiment-text = Efekt turbíny: { $abilities }.

nucleum-milestone-residence = Rezidence
nucleum-milestone-factory = Továrny
nucleum-milestone-laboratory = Laboratoře
nucleum-milestone-turbine = Turbíny
nucleum-milestone-mine = Doly
nucleum-milestone-railways = Železniční destičky
nucleum-milestone-energized-cities = Města s elektřinou
nucleum-milestone-tiles = Akční destičky
nucleum-milestone-each = Vždy 1 za { $what }.
nucleum-milestone-per = Vždy 1 za { $what }.

## Boards and set-up

nucleum-neutral = { $type ->
    [residence] Neutrální rezidence
    [factory] Neutrální továrna
    [laboratory] Neutrální laboratoř
   *[government] Neutrální vládní budova
}
nucleum-neutral-text = Požadavek { $energy }; kdo ji elektrifikuje, získá: { $effects }.
nucleum-building = { $type ->
    [residence] Rezidence
    [factory] Továrna
    [laboratory] Laboratoř
   *[government] Vládní budova
} { $level }
nucleum-building-text = Cena: { $thaler ->
    [one] { $thaler } tolar
    [few] { $thaler } tolary
   *[other] { $thaler } tolarů
}, požadavek { $energy }. Po elektrifikaci: { $effects }; na konci { $vp }.
nucleum-row = Řada { $number }
nucleum-row-text = Cena turbíny i dolu: { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
}; kapacita dolu { $size ->
    [one] { $size } uran
    [few] { $size } urany
   *[other] { $size } uranů
}. Turbína: { $abilities }. Za obojí: { $rewards }.
nucleum-turbine-effect = efekt turbíny vašeho experimentu
nucleum-slot-brief = Místo { $number }
nucleum-slot = Místo { $number } ({ $effects })
nucleum-slot-text = Za kontrakt na tomto místě: { $effects }{ $initial ->
    [yes] ; tady začíná počáteční kontrakt
   *[no] {""}
}.
nucleum-income-value = { $vp ->
    [0] { $amount }
   *[other] { $amount } a { $vp } VB
}
nucleum-end-bonus = { $vp } VB na poli { $space }
nucleum-income-text = Start a pole: { $values }. Na konci: { $bonuses }.
nucleum-tier = Stupeň ×{ $multiplier }
nucleum-tier-text = Pole { $spaces }: nejvýše jeden váš žeton cíle; cíl se počítá × { $multiplier }.
nucleum-segment = Pole { $low }–{ $high }
nucleum-segment-text = { $first ->
    [yes] První žeton cíle zde: { $effects }.
   *[no] Každý žeton cíle zde: { $effects }.
}
nucleum-milestone-space = Pole { $space }
nucleum-track-bonus-text = { $vp ->
    [0] Hned: { $effects }.
   *[other] Hned: { $effects }; na konci { $vp } VB.
}
nucleum-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
nucleum-players-text = Obecné akční destičky: { $tiles }, stříbrné kontrakty: { $silver }, zlaté: { $gold }; podmínky konce hry: { $conditions }.
nucleum-card = Karta pro přípravu hry S{ $number }
nucleum-card-text = Neutrální budova: { $neutral }. Nukleum: { $nucleum }. Trosky na plochách budov: { $urban }. Trosky na plochách dolů: { $mine }.
nucleum-card-special = { $text } Trosky na plochách pro speciální budovy: { $special }.
nucleum-card-three = { $cities }; při 3 hráčích také { $more }

nucleum-end-action-tiles = Prázdná hromádka akčních destiček
nucleum-end-contracts = Obě prázdné hromádky kontraktů
nucleum-end-kings-day = Třetí královský den
nucleum-end-technologies = Všech 8 technologií jednoho hráče
nucleum-end-score-flag = Dosažená vlajka bodů
nucleum-end-text = { $vp } VB pro hráče, který ji splní.

nucleum-leftover-uranium = Zbylý uran
nucleum-leftover-worker = Zbylí dělníci
nucleum-leftover-thaler = Zbylé tolary
nucleum-leftover-text = 1 VB za každé: { $what }.

nucleum-number-start-thaler = Tolary na začátku
nucleum-number-start-workers = Dostupní dělníci na začátku
nucleum-number-reserve-workers = Dělníci v rezervě na začátku
nucleum-number-start-stars = Žetony cílů na vedlejší desce
nucleum-number-reserve-stars = Žetony cílů v rezervě
nucleum-number-income-start = Počáteční pole ukazatelů příjmu
nucleum-number-flag-vp = VB u vlajky
nucleum-number-tile-prices = Ceny akčních destiček v nabídce v tolarech
nucleum-number-second-tile-thaler = Příplatek za druhou akční destičku v tolarech
nucleum-number-red-thaler = Příplatek za červené plochy a tratě v tolarech
nucleum-number-action-slots = Pole akčních destiček
nucleum-number-coal-thaler = Cena uhlí v tolarech: vagón, otočený vagón, bez vagónu
nucleum-number-coal-electricity = Elektřina z 1 uhlí
nucleum-number-uranium-electricity = Elektřina z 1 uranu
nucleum-number-plant-uranium = Uran, který přijme elektrárna s nukleem
nucleum-number-turbine-uranium = Uran navíc za každou turbínu u elektrárny
nucleum-number-foreign-turbine-thaler = Tolary za použití turbíny jiného hráče
nucleum-number-income-overflow-vp = VB za krok příjmu za konec stupnice
nucleum-number-kings-day-vp = VB za nejvyšší a druhý nejvyšší žeton v královský den
nucleum-number-shown-silver = Stříbrné kontrakty v nabídce
nucleum-number-shown-gold = Zlaté kontrakty v nabídce
nucleum-number-shown-purple = Fialové kontrakty v nabídce z každé skupiny
nucleum-number-neutral-buildings = Neutrální budovy na začátku
nucleum-number-rubble-below-players = Trosky se používají, když je hráčů méně než

## The check of the component data

nucleum-origin-printed = tištěné
nucleum-origin-inferred = odvozené
nucleum-origin-house = vlastní
nucleum-check-share = { $file }: záznamy: { $records }; tištěné: { $printed }, odvozené: { $inferred }, vlastní: { $house }
nucleum-check-all = Všechny soubory
nucleum-check-percent = { $count } ({ $percent } %)
nucleum-check-good = Všechno souhlasí.

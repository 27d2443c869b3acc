### Nanotech: options, names, questions, choices, events, scores.

option-target = prestiż do zdobycia
option-about-target = Ile prestiżu kończy grę; zwykle 10.
option-end = koniec gry
option-end-round = po dokończeniu rundy
option-about-end-round = Wszyscy mają tyle samo tur.
option-end-immediate = natychmiast
option-about-end-immediate = Wygrywa, kto pierwszy osiągnie cel.

## Names

nanotech-action-recharge = Ładowanie baterii
nanotech-action-quarks = Wychwyt kwarków
nanotech-action-lepton = Wychwyt leptonu
nanotech-action-upgrade = Rozbudowa
nanotech-action-confine = Uwięzienie cząstek

nanotech-quark-up-red = czerwony Up
nanotech-quark-up-green = zielony Up
nanotech-quark-up-blue = niebieski Up
nanotech-quark-down-red = czerwony Down
nanotech-quark-down-green = zielony Down
nanotech-quark-down-blue = niebieski Down

nanotech-electron = elektron
nanotech-energy = { $energy ->
    [one] { $energy } energia
    [few] { $energy } energie
    [many] { $energy } energii
   *[other] { $energy } energii
}
nanotech-count-proton = { $count ->
    [one] { $count } proton
    [few] { $count } protony
    [many] { $count } protonów
   *[other] { $count } protonu
}
nanotech-count-neutron = { $count ->
    [one] { $count } neutron
    [few] { $count } neutrony
    [many] { $count } neutronów
   *[other] { $count } neutronu
}
nanotech-count-electron = { $count ->
    [one] { $count } elektron
    [few] { $count } elektrony
    [many] { $count } elektronów
   *[other] { $count } elektronu
}

nanotech-expansion-quark-capsule = kapsuła kwarkowa
nanotech-expansion-lepton-capsule = kapsuła leptonowa
nanotech-expansion-hadron-capsule = kapsuła hadronowa
nanotech-expansion-battery = lepsza bateria

nanotech-one-proton = proton
nanotech-one-neutron = neutron
nanotech-one-hydrogen = wodór
nanotech-one-deuterium = deuter
nanotech-one-helium = hel

nanotech-cards = { $count ->
    [one] { $card }
    [few] { $count } × { $card }
    [many] { $count } × { $card }
   *[other] { $count } × { $card }
}

## Where prestige comes from

nanotech-source-electron = elektrony
nanotech-source-proton = protony
nanotech-source-neutron = neutrony
nanotech-source-hydrogen = wodór
nanotech-source-deuterium = deuter
nanotech-source-helium = hel
nanotech-source-confine-bonus = bonus karty Uwięzienie cząstek

## Questions

nanotech-prompt-take = Którą kartę akcji bierzesz?
nanotech-reason-take = { $laps ->
    [1] Runda { $round }: weź kartę akcji.
   *[other] Runda { $round }, tura { $lap } z { $laps }: weź kartę akcji.
}
nanotech-reason-act = Masz kartę { $card }: możesz teraz wykonać jej akcję.
nanotech-prompt-quarks = Który kwark wychwytujesz?
nanotech-prompt-lepton = Czy wychwytujesz elektron?
nanotech-prompt-upgrade = Który moduł bierzesz?
nanotech-prompt-confine = Co chcesz uwięzić?
nanotech-prompt-copy = Czy kopiujesz akcję { $action }?
nanotech-reason-copy = { $who } bierze kartę { $action }: możesz skopiować jej akcję. Koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}{ $varies ->
    [yes] { " " }lub więcej
   *[no] { "" }
}.
nanotech-prompt-bonus-quarks = Który kwark bierzesz jako bonus?
nanotech-prompt-bonus-lepton = Jaką dodatkową akcję wykonujesz?
nanotech-prompt-bonus-both = Użyj swoich bonusów w dowolnej kolejności: darmowy kwark i dodatkowa akcja.
nanotech-reason-bonus = Tury rundy { $round } są rozegrane. { $count ->
    [one] Masz kartę { $cards }: możesz użyć jej bonusu
    [few] Masz karty { $cards }: możesz użyć ich bonusów
    [many] Masz karty { $cards }: możesz użyć ich bonusów
   *[other] Masz karty { $cards }: możesz użyć ich bonusów
}.

## Choices

nanotech-choice-take = { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy } energii)
}
nanotech-choice-recharge = Naładuj baterię
nanotech-choice-capture = Wychwyć: { $token }
nanotech-choice-upgrade = Weź: { $expansion }
nanotech-choice-confine = Uwięź: { $result }
nanotech-choice-confine-with = Uwięź: { $result } ({ $odd })
nanotech-choice-extra = Dodatkowa akcja – { $deed }
nanotech-choice-bonus = Bonus – { $deed }
nanotech-choice-decline-action = Zrezygnuj z akcji
nanotech-choice-decline-copy = Spasuj
nanotech-choice-decline-bonus = Zrezygnuj z bonusu

nanotech-detail-take = { $cost ->
    [0] za darmo
   *[other] { $varies ->
        [yes] koszt { $cost }–{ $most }
       *[no] koszt { $cost }
    }
}: { $outlook }
nanotech-name-cost = { $name } ({ $cost })
nanotech-detail-cost = { $cost ->
    [0] za darmo
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}
nanotech-detail-recharge = +{ $energy } energii
nanotech-detail-prestige = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $prestige } prestiżu
nanotech-detail-upgrade-quark-capsule = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $adds ->
    [one] { $adds } miejsce na kwarki
    [few] { $adds } miejsca na kwarki
    [many] { $adds } miejsc na kwarki
   *[other] { $adds } miejsca na kwarki
}
nanotech-detail-upgrade-lepton-capsule = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $adds ->
    [one] { $adds } miejsce na elektrony
    [few] { $adds } miejsca na elektrony
    [many] { $adds } miejsc na elektrony
   *[other] { $adds } miejsca na elektrony
}
nanotech-detail-upgrade-hadron-capsule = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $adds ->
    [one] { $adds } miejsce na hadrony
    [few] { $adds } miejsca na hadrony
    [many] { $adds } miejsc na hadrony
   *[other] { $adds } miejsca na hadrony
}
nanotech-detail-upgrade-battery = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $adds } energii przy każdym ładowaniu
nanotech-detail-confine = { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} → +{ $prestige } prestiżu; zużywa: { $used }

## Why an action cannot be done

nanotech-obstacle-no-energy = w zasobach nie ma już energii
nanotech-obstacle-no-quarks = kapsuła centralna jest pusta
nanotech-obstacle-full-quarks = brak miejsca w kapsule kwarkowej
nanotech-obstacle-no-electrons = w zasobach nie ma już elektronów
nanotech-obstacle-full-electrons = brak miejsca w kapsule leptonowej
nanotech-obstacle-upgraded = tylko jeden moduł w rundzie
nanotech-obstacle-no-expansions = nie ma już modułów
nanotech-obstacle-particles = brak cząstek do uwięzienia
nanotech-obstacle-cost = wymagana energia: { $cost }, dostępna: { $energy }

## Events

nanotech-event-round = Runda { $round }: zaczyna { $who }. W kapsule centralnej: { $count ->
    [0] brak kwarków
   *[other] { $quarks }
}.
nanotech-event-take = { $who } bierze kartę { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy } energii)
}.
nanotech-event-recharge = { $who } ładuje baterię{ $way ->
    [extra] { " " }jako dodatkową akcję
   *[card] { "" }
}: +{ $energy } energii{ $short ->
    [0] { "" }
   *[other] { " " }(w zasobach nie ma więcej)
}.
nanotech-event-capture = { $who } { $way ->
    [copy] kopiuje i wychwytuje: { $token } (koszt: { $cost ->
        [one] { $cost } energia
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    })
    [extra] wychwytuje w dodatkowej akcji: { $token } (koszt: { $cost ->
        [one] { $cost } energia
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    })
    [bonus] bierze jako bonus: { $token }
   *[card] wychwytuje: { $token } (koszt: { $cost ->
       [one] { $cost } energia
       [few] { $cost } energie
       [many] { $cost } energii
      *[other] { $cost } energii
   })
}.
nanotech-event-electron = { $who } { $way ->
    [copy] kopiuje i wychwytuje elektron
   *[card] wychwytuje elektron
} (koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}): +{ $prestige } prestiżu.
nanotech-event-upgrade = { $who } { $way ->
    [copy] kopiuje i rozbudowuje laboratorium
    [extra] rozbudowuje laboratorium w dodatkowej akcji
   *[card] rozbudowuje laboratorium
} (koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}): { $expansion }.
nanotech-event-confine = { $who } { $way ->
    [copy] kopiuje i więzi
    [extra] więzi w dodatkowej akcji
   *[card] więzi
} { $result } (zużywa: { $used }; koszt: { $cost ->
    [one] { $cost } energia
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
}): +{ $prestige } prestiżu.
nanotech-event-confine-bonus = { $who } ma kartę Uwięzienie cząstek: +{ $prestige } prestiżu.
nanotech-event-decline = { $who } nie wykonuje akcji karty { $card }.
nanotech-event-cannot = { $who } nie może wykonać akcji karty { $card }: { $why }.
nanotech-event-decline-copy = { $who } nie kopiuje akcji { $action }.
nanotech-event-decline-bonus = { $who } rezygnuje z bonusu.
nanotech-event-target-round = { $who } ma { $prestige } prestiżu (cel: { $target }): ta runda jest ostatnia.
nanotech-event-target-immediate = { $who } ma { $prestige } prestiżu (cel: { $target }): to koniec gry.
nanotech-event-charge = { $count ->
    [0] W zasobach nie ma energii na karty, których nikt nie wziął.
    [one] +{ $energy } energii na karcie, której nikt nie wziął: { $cards }.
    [few] Po { $energy } energii na kartach, których nikt nie wziął: { $cards }.
    [many] Po { $energy } energii na kartach, których nikt nie wziął: { $cards }.
   *[other] Po { $energy } energii na kartach, których nikt nie wziął: { $cards }.
}
nanotech-event-idle = Rundy bez przyrostu prestiżu: { $rounds }. Gdy będzie ich { $limit }, gra się skończy.
nanotech-event-standstill = Rundy bez przyrostu prestiżu: { $rounds }. Gra się tu kończy.
nanotech-event-end = { $count ->
    [one] Wygrywa { $winners }
    [few] Wspólne zwycięstwo: { $winners }
    [many] Wspólne zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
} ({ $prestige } prestiżu, runda { $rounds }).
nanotech-tie-atoms = Remis: więcej zbudowanych atomów ma { $who } ({ $more } do { $fewer }).
nanotech-tie-energy = Remis, także w atomach: więcej energii ma { $who } ({ $more } do { $fewer }).

## Headline and laboratory

nanotech-headline = Runda { $round }{ $stage ->
    [final] { " " }(ostatnia)
    [over] { " " }(koniec)
   *[playing] { "" }
} · cel { $target } · { $prestige ->
    [0] nikt nie ma jeszcze prestiżu
   *[other] { $stage ->
        [over] { $count ->
            [one] wygrywa { $leaders }
            [few] wspólne zwycięstwo: { $leaders }
            [many] wspólne zwycięstwo: { $leaders }
           *[other] wspólne zwycięstwo: { $leaders }
        }
       *[playing] { $count ->
            [one] prowadzi { $leaders }
            [few] prowadzą { $leaders }
            [many] prowadzą { $leaders }
           *[other] prowadzą { $leaders }
        }
    } (prestiż: { $prestige })
}
nanotech-seat-line = { $prestige }/{ $target } prestiżu · { $energy ->
    [one] { $energy } energia
    [few] { $energy } energie
    [many] { $energy } energii
   *[other] { $energy } energii
} · kwarki { $held }/{ $spaces }{ $held ->
    [0] { "" }
   *[other] : { $quarks }
} · elektrony { $electrons }/{ $electron_spaces } · hadrony { $hadrons }/{ $hadron_spaces }{ $hadrons ->
    [0] { "" }
   *[other] : { $protons ->
       [one] { $protons } proton
       [few] { $protons } protony
       [many] { $protons } protonów
      *[other] { $protons } protonu
   }, { $neutrons ->
       [one] { $neutrons } neutron
       [few] { $neutrons } neutrony
       [many] { $neutrons } neutronów
      *[other] { $neutrons } neutronu
   }
}

## Statistics of an ended game

nanotech-figure-cards = Wzięte karty akcji
nanotech-figure-quarks = Wychwycone kwarki
nanotech-figure-electrons = Wychwycone elektrony
nanotech-figure-confinements = Uwięzienia
nanotech-figure-upgrades = Rozbudowy laboratorium
nanotech-figure-recharges = Ładowania baterii
nanotech-figure-copies = Skopiowane akcje

## The tale of a turn

nanotech-tale-energy = { $count ->
    [one] { $count } energia
    [few] { $count } energie
    [many] { $count } energii
   *[other] { $count } energii
}
nanotech-tale-prestige = { $count ->
    [one] { $count } prestiż
    [few] { $count } prestiże
    [many] { $count } prestiżu
   *[other] { $count } prestiżu
}
nanotech-turn-take = { $card }
nanotech-deed-recharge = { $way ->
    [extra] Dodatkowa akcja: ładowanie
    [copy] Kopia: ładowanie
   *[card] Ładowanie
}{ $short ->
    [0] { "" }
   *[other] { " " }(w zasobach nie ma więcej)
}
nanotech-deed-capture = { $way ->
    [extra] Dodatkowa akcja:{" "}
    [copy] Kopia:{" "}
    [bonus] Bonus:{" "}
   *[card] { "" }
}{ $token }
nanotech-deed-electron = { $way ->
    [extra] Dodatkowa akcja:{" "}
    [copy] Kopia:{" "}
   *[card] { "" }
}elektron
nanotech-deed-upgrade = { $way ->
    [extra] Dodatkowa akcja:{" "}
    [copy] Kopia:{" "}
   *[card] { "" }
}{ $expansion }
nanotech-deed-confine = { $way ->
    [extra] Dodatkowa akcja:{" "}
    [copy] Kopia:{" "}
   *[card] { "" }
}{ $result } (zużycie: { $used })
nanotech-deed-decline = Bez akcji
nanotech-deed-cannot = Niemożliwe: { $why }
nanotech-deed-confine-bonus = Uwięzienie cząstek
nanotech-ask-copy = **skopiuj: { $action }** ({ $varies ->
    [yes] { $cost } lub { $most }
   *[no] { $cost }
} { $most ->
    [one] energia
    [few] energie
    [many] energii
   *[other] energii
}) albo spasuj
nanotech-ask-bonus-quarks = **weź bonus**: darmowy kwark
nanotech-ask-bonus-lepton = **wykonaj dodatkową akcję**
nanotech-ask-bonus-both = **wykorzystaj bonusy**: darmowy kwark i dodatkowa akcja

## Review: where prestige was left

nanotech-missed = Zostało: { $items }
nanotech-count-quarks = { $count ->
    [one] 1 kwark
    [few] { $count } kwarki
   *[other] { $count } kwarków
}

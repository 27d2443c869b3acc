### Nanotech: options, names, questions, choices, events, scores.

option-target = cílová prestiž
option-about-target = Kolik prestiže ukončí hru; obvykle 10.
option-end = konec hry
option-end-round = po dohrání kola
option-about-end-round = Všichni mají stejně tahů.
option-end-immediate = okamžitě
option-about-end-immediate = Vyhrává, kdo první dosáhne cíle.

## Names

nanotech-action-recharge = Nabití baterie
nanotech-action-quarks = Záchyt kvarků
nanotech-action-lepton = Záchyt leptonu
nanotech-action-upgrade = Vylepšení laboratoře
nanotech-action-confine = Uvěznění částic

nanotech-quark-up-red = červený Up
nanotech-quark-up-green = zelený Up
nanotech-quark-up-blue = modrý Up
nanotech-quark-down-red = červený Down
nanotech-quark-down-green = zelený Down
nanotech-quark-down-blue = modrý Down

nanotech-electron = elektron
nanotech-energy = { $energy ->
    [one] { $energy } energie
    [few] { $energy } energie
   *[other] { $energy } energií
}
nanotech-count-proton = { $count ->
    [one] { $count } proton
    [few] { $count } protony
   *[other] { $count } protonů
}
nanotech-count-neutron = { $count ->
    [one] { $count } neutron
    [few] { $count } neutrony
   *[other] { $count } neutronů
}
nanotech-count-electron = { $count ->
    [one] { $count } elektron
    [few] { $count } elektrony
   *[other] { $count } elektronů
}

nanotech-expansion-quark-capsule = kvarková kapsle
nanotech-expansion-lepton-capsule = leptonová kapsle
nanotech-expansion-hadron-capsule = hadronová kapsle
nanotech-expansion-battery = lepší baterie

nanotech-one-proton = proton
nanotech-one-neutron = neutron
nanotech-one-hydrogen = vodík
nanotech-one-deuterium = deuterium
nanotech-one-helium = helium

nanotech-cards = { $count ->
    [one] { $card }
    [few] { $count } × { $card }
   *[other] { $count } × { $card }
}

## Where prestige comes from

nanotech-source-electron = elektrony
nanotech-source-proton = protony
nanotech-source-neutron = neutrony
nanotech-source-hydrogen = vodík
nanotech-source-deuterium = deuterium
nanotech-source-helium = helium
nanotech-source-confine-bonus = bonus karty Uvěznění částic

## Questions

nanotech-prompt-take = Kterou kartu akce si berete?
nanotech-reason-take = { $laps ->
    [1] Kolo { $round }: vezměte si kartu akce.
   *[other] Kolo { $round }, tah { $lap } z { $laps }: vezměte si kartu akce.
}
nanotech-reason-act = Máte kartu { $card }: teď smíte provést její akci.
nanotech-prompt-quarks = Který kvark zachytíte?
nanotech-prompt-lepton = Zachytíte elektron?
nanotech-prompt-upgrade = Který modul si berete?
nanotech-prompt-confine = Co uvězníte?
nanotech-prompt-copy = Kopírujete akci { $action }?
nanotech-reason-copy = { $who } si bere kartu { $action }: její akci smíte kopírovat. Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}{ $varies ->
    [yes] { " " }nebo více
   *[no] { "" }
}.
nanotech-prompt-bonus-quarks = Který kvark si berete jako bonus?
nanotech-prompt-bonus-lepton = Kterou akci navíc provedete?
nanotech-prompt-bonus-both = Použijte své bonusy v libovolném pořadí: kvark zdarma a akci navíc.
nanotech-reason-bonus = Tahy kola { $round } jsou odehrané. { $count ->
    [one] Máte kartu { $cards }: smíte použít její bonus
    [few] Máte karty { $cards }: smíte použít jejich bonusy
   *[other] Máte karty { $cards }: smíte použít jejich bonusy
}.

## Choices

nanotech-choice-take = { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy ->
       [one] { $energy } energie
       [few] { $energy } energie
      *[other] { $energy } energií
   })
}
nanotech-choice-recharge = Nabít baterii
nanotech-choice-capture = Zachytit: { $token }
nanotech-choice-upgrade = Vzít: { $expansion }
nanotech-choice-confine = Uvěznit: { $result }
nanotech-choice-confine-with = Uvěznit: { $result } ({ $odd })
nanotech-choice-extra = Akce navíc – { $deed }
nanotech-choice-bonus = Bonus – { $deed }
nanotech-choice-decline-action = Odmítnout akci
nanotech-choice-decline-copy = Pasovat
nanotech-choice-decline-bonus = Odmítnout bonus

nanotech-detail-take = { $cost ->
    [0] zdarma
   *[other] { $varies ->
        [yes] cena { $cost }–{ $most }
       *[no] cena { $cost }
    }
}: { $outlook }
nanotech-name-cost = { $name } ({ $cost })
nanotech-detail-cost = { $cost ->
    [0] zdarma
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}
nanotech-detail-recharge = +{ $energy ->
    [one] { $energy } energie
    [few] { $energy } energie
   *[other] { $energy } energií
}
nanotech-detail-prestige = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → prestiž +{ $prestige }
nanotech-detail-upgrade-quark-capsule = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → +{ $adds ->
    [one] { $adds } místo pro kvarky
    [few] { $adds } místa pro kvarky
   *[other] { $adds } míst pro kvarky
}
nanotech-detail-upgrade-lepton-capsule = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → +{ $adds ->
    [one] { $adds } místo pro elektrony
    [few] { $adds } místa pro elektrony
   *[other] { $adds } míst pro elektrony
}
nanotech-detail-upgrade-hadron-capsule = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → +{ $adds ->
    [one] { $adds } místo pro hadrony
    [few] { $adds } místa pro hadrony
   *[other] { $adds } míst pro hadrony
}
nanotech-detail-upgrade-battery = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → +{ $adds ->
    [one] { $adds } energie
    [few] { $adds } energie
   *[other] { $adds } energií
} při každém nabití
nanotech-detail-confine = { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
} → prestiž +{ $prestige }; spotřebuje: { $used }

## Why an action cannot be done

nanotech-obstacle-no-energy = v zásobě už není energie
nanotech-obstacle-no-quarks = centrální kapsle je prázdná
nanotech-obstacle-full-quarks = v kvarkové kapsli není místo
nanotech-obstacle-no-electrons = v zásobě už nejsou elektrony
nanotech-obstacle-full-electrons = v leptonové kapsli není místo
nanotech-obstacle-upgraded = jen jeden modul za kolo
nanotech-obstacle-no-expansions = moduly už došly
nanotech-obstacle-particles = není co uvěznit
nanotech-obstacle-cost = potřebná energie: { $cost }, k dispozici: { $energy }

## Events

nanotech-event-round = Kolo { $round }: začíná { $who }. V centrální kapsli: { $count ->
    [0] žádné kvarky
   *[other] { $quarks }
}.
nanotech-event-take = { $who } si bere kartu { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy ->
       [one] { $energy } energie
       [few] { $energy } energie
      *[other] { $energy } energií
   })
}.
nanotech-event-recharge = { $who } nabíjí baterii{ $way ->
    [extra] { " " }jako akci navíc
   *[card] { "" }
}: +{ $energy ->
    [one] { $energy } energie
    [few] { $energy } energie
   *[other] { $energy } energií
}{ $short ->
    [0] { "" }
   *[other] { " " }(v zásobě víc není)
}.
nanotech-event-capture = { $who } { $way ->
    [copy] kopíruje a zachytává: { $token } (cena: { $cost ->
        [one] { $cost } energie
        [few] { $cost } energie
       *[other] { $cost } energií
    })
    [extra] zachytává v akci navíc: { $token } (cena: { $cost ->
        [one] { $cost } energie
        [few] { $cost } energie
       *[other] { $cost } energií
    })
    [bonus] si bere jako bonus: { $token }
   *[card] zachytává: { $token } (cena: { $cost ->
       [one] { $cost } energie
       [few] { $cost } energie
      *[other] { $cost } energií
   })
}.
nanotech-event-electron = { $who } { $way ->
    [copy] kopíruje a zachytává elektron
   *[card] zachytává elektron
} (cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}): prestiž +{ $prestige }.
nanotech-event-upgrade = { $who } { $way ->
    [copy] kopíruje a vylepšuje laboratoř
    [extra] vylepšuje laboratoř v akci navíc
   *[card] vylepšuje laboratoř
} (cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}): { $expansion }.
nanotech-event-confine = { $who } { $way ->
    [copy] kopíruje a vězní
    [extra] vězní v akci navíc
   *[card] vězní
} { $result } (spotřebuje: { $used }; cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}): prestiž +{ $prestige }.
nanotech-event-confine-bonus = { $who } má kartu Uvěznění částic: prestiž +{ $prestige }.
nanotech-event-decline = { $who } neprovádí akci karty { $card }.
nanotech-event-cannot = { $who } nemůže provést akci karty { $card }: { $why }.
nanotech-event-decline-copy = { $who } nekopíruje akci { $action }.
nanotech-event-decline-bonus = { $who } odmítá bonus.
nanotech-event-target-round = { $who } má prestiž { $prestige } (cíl: { $target }): toto kolo je poslední.
nanotech-event-target-immediate = { $who } má prestiž { $prestige } (cíl: { $target }): tím hra končí.
nanotech-event-charge = { $count ->
    [0] V zásobě není energie pro karty, které si nikdo nevzal.
    [one] +{ $energy ->
        [one] { $energy } energie
        [few] { $energy } energie
       *[other] { $energy } energií
    } na kartu, kterou si nikdo nevzal: { $cards }.
    [few] +{ $energy ->
        [one] { $energy } energie
        [few] { $energy } energie
       *[other] { $energy } energií
    } na každou kartu, kterou si nikdo nevzal: { $cards }.
   *[other] +{ $energy ->
       [one] { $energy } energie
       [few] { $energy } energie
      *[other] { $energy } energií
   } na každou kartu, kterou si nikdo nevzal: { $cards }.
}
nanotech-event-idle = Počet kol bez nové prestiže: { $rounds }. Až jich bude { $limit }, hra skončí.
nanotech-event-standstill = Prestiž nikdo nezískal už tolik kol: { $rounds }. Hra tady končí.
nanotech-event-end = { $count ->
    [one] Vyhrává { $winners }
    [few] Společné vítězství: { $winners }
   *[other] Společné vítězství: { $winners }
} (prestiž { $prestige }, kolo { $rounds }).
nanotech-tie-atoms = Shoda: víc sestavených atomů má { $who } ({ $more } ku { $fewer }).
nanotech-tie-energy = Shoda i v atomech: víc energie má { $who } ({ $more } ku { $fewer }).

## Headline and laboratory

nanotech-headline = Kolo { $round }{ $stage ->
    [final] { " " }(poslední)
    [over] { " " }(konec)
   *[playing] { "" }
} · cíl { $target } · { $prestige ->
    [0] nikdo ještě nemá prestiž
   *[other] { $stage ->
        [over] { $count ->
            [one] vyhrává { $leaders }
            [few] společné vítězství: { $leaders }
           *[other] společné vítězství: { $leaders }
        }
       *[playing] { $count ->
            [one] vede { $leaders }
            [few] vedou { $leaders }
           *[other] vedou { $leaders }
        }
    } (prestiž { $prestige })
}
nanotech-seat-line = prestiž { $prestige }/{ $target } · { $energy ->
    [one] { $energy } energie
    [few] { $energy } energie
   *[other] { $energy } energií
} · kvarky { $held }/{ $spaces }{ $held ->
    [0] { "" }
   *[other] : { $quarks }
} · elektrony { $electrons }/{ $electron_spaces } · hadrony { $hadrons }/{ $hadron_spaces }{ $hadrons ->
    [0] { "" }
   *[other] : { $protons ->
       [one] { $protons } proton
       [few] { $protons } protony
      *[other] { $protons } protonů
   }, { $neutrons ->
       [one] { $neutrons } neutron
       [few] { $neutrons } neutrony
      *[other] { $neutrons } neutronů
   }
}

## Statistics of an ended game

nanotech-figure-cards = Vzaté karty akcí
nanotech-figure-quarks = Zachycené kvarky
nanotech-figure-electrons = Zachycené elektrony
nanotech-figure-confinements = Uvěznění
nanotech-figure-upgrades = Vylepšení laboratoře
nanotech-figure-recharges = Nabití baterie
nanotech-figure-copies = Zkopírované akce

## The tale of a turn

nanotech-tale-energy = { $count ->
    [one] { $count } energie
    [few] { $count } energie
   *[other] { $count } energií
}
nanotech-tale-prestige = { $count } prestiže
nanotech-turn-take = { $card }
nanotech-deed-recharge = { $way ->
    [extra] Akce navíc: nabití
    [copy] Kopie: nabití
   *[card] Nabití
}{ $short ->
    [0] { "" }
   *[other] { " " }(v zásobě víc není)
}
nanotech-deed-capture = { $way ->
    [extra] Akce navíc:{" "}
    [copy] Kopie:{" "}
    [bonus] Bonus:{" "}
   *[card] { "" }
}{ $token }
nanotech-deed-electron = { $way ->
    [extra] Akce navíc:{" "}
    [copy] Kopie:{" "}
   *[card] { "" }
}elektron
nanotech-deed-upgrade = { $way ->
    [extra] Akce navíc:{" "}
    [copy] Kopie:{" "}
   *[card] { "" }
}{ $expansion }
nanotech-deed-confine = { $way ->
    [extra] Akce navíc:{" "}
    [copy] Kopie:{" "}
   *[card] { "" }
}{ $result } (spotřeba: { $used })
nanotech-deed-decline = Akce odmítnuta
nanotech-deed-cannot = Nelze: { $why }
nanotech-deed-confine-bonus = Uvěznění částic
nanotech-ask-copy = **kopírujte: { $action }** ({ $varies ->
    [yes] { $cost } nebo { $most }
   *[no] { $cost }
} { $most ->
    [one] energie
    [few] energie
   *[other] energií
}), nebo pasujte
nanotech-ask-bonus-quarks = **vezměte si bonus**: kvark zdarma
nanotech-ask-bonus-lepton = **proveďte akci navíc**
nanotech-ask-bonus-both = **využijte bonusy**: kvark zdarma a akci navíc

## Review: where prestige was left

nanotech-missed = Zbylo: { $items }
nanotech-count-quarks = { $count ->
    [one] 1 kvark
    [few] { $count } kvarky
   *[other] { $count } kvarků
}

### Nanotech: options, names, questions, choices, events, scores.

option-target = prestige target
option-about-target = How much prestige ends the game; 10 is usual.
option-end = end of the game
option-end-round = after the round is played out
option-about-end-round = Everyone gets the same number of turns.
option-end-immediate = at once
option-about-end-immediate = The first to reach the target wins.

## Names

nanotech-action-recharge = Recharge Battery
nanotech-action-quarks = Capture Quarks
nanotech-action-lepton = Capture Lepton
nanotech-action-upgrade = Upgrade Laboratory
nanotech-action-confine = Confine Particles

nanotech-quark-up-red = red Up
nanotech-quark-up-green = green Up
nanotech-quark-up-blue = blue Up
nanotech-quark-down-red = red Down
nanotech-quark-down-green = green Down
nanotech-quark-down-blue = blue Down

nanotech-electron = electron
nanotech-energy = { $energy } energy
nanotech-count-proton = { $count ->
    [one] 1 proton
   *[other] { $count } protons
}
nanotech-count-neutron = { $count ->
    [one] 1 neutron
   *[other] { $count } neutrons
}
nanotech-count-electron = { $count ->
    [one] 1 electron
   *[other] { $count } electrons
}

nanotech-expansion-quark-capsule = quark capsule
nanotech-expansion-lepton-capsule = lepton capsule
nanotech-expansion-hadron-capsule = hadron capsule
nanotech-expansion-battery = improved battery

nanotech-one-proton = a proton
nanotech-one-neutron = a neutron
nanotech-one-hydrogen = hydrogen
nanotech-one-deuterium = deuterium
nanotech-one-helium = helium

nanotech-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## Where prestige comes from

nanotech-source-electron = electrons
nanotech-source-proton = protons
nanotech-source-neutron = neutrons
nanotech-source-hydrogen = hydrogen
nanotech-source-deuterium = deuterium
nanotech-source-helium = helium
nanotech-source-confine-bonus = Confine Particles bonus

## Questions

nanotech-prompt-take = Which action card do you take?
nanotech-reason-take = { $laps ->
    [1] Round { $round }: take an action card.
   *[other] Round { $round }, turn { $lap } of { $laps }: take an action card.
}
nanotech-reason-act = You took { $card }: you may now do its action.
nanotech-prompt-quarks = Which quark do you capture?
nanotech-prompt-lepton = Do you capture an electron?
nanotech-prompt-upgrade = Which expansion do you take?
nanotech-prompt-confine = What do you confine?
nanotech-prompt-copy = Do you copy { $action }?
nanotech-reason-copy = { $who } took { $action }: you may copy it for { $cost } energy{ $varies ->
    [yes] { " " }or more
   *[no] { "" }
}.
nanotech-prompt-bonus-quarks = Which quark do you take as your bonus?
nanotech-prompt-bonus-lepton = Which extra action do you take?
nanotech-prompt-bonus-both = Use your bonuses, in the order you like: a free quark and an extra action.
nanotech-reason-bonus = The turns of round { $round } are over: you hold { $cards } and may use { $count ->
    [one] its bonus
   *[other] their bonuses
}.

## Choices

nanotech-choice-take = { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy } energy)
}
nanotech-choice-recharge = Recharge battery
nanotech-choice-capture = Capture { $token }
nanotech-choice-upgrade = Take { $expansion }
nanotech-choice-confine = Confine { $result }
nanotech-choice-confine-with = Confine { $result } with { $odd }
nanotech-choice-extra = Extra action: { $deed }
nanotech-choice-bonus = Bonus: { $deed }
nanotech-choice-decline-action = Decline the action
nanotech-choice-decline-copy = Pass
nanotech-choice-decline-bonus = Decline the bonus

nanotech-detail-take = { $cost ->
    [0] free
   *[other] { $varies ->
        [yes] costs { $cost }–{ $most }
       *[no] costs { $cost }
    }
}: { $outlook }
nanotech-name-cost = { $name } ({ $cost })
nanotech-detail-cost = { $cost ->
    [0] free
   *[other] { $cost } energy
}
nanotech-detail-recharge = +{ $energy } energy
nanotech-detail-prestige = { $cost } energy → +{ $prestige } prestige
nanotech-detail-upgrade-quark-capsule = { $cost } energy → +{ $adds } quark spaces
nanotech-detail-upgrade-lepton-capsule = { $cost } energy → +{ $adds } electron spaces
nanotech-detail-upgrade-hadron-capsule = { $cost } energy → +{ $adds } hadron spaces
nanotech-detail-upgrade-battery = { $cost } energy → +{ $adds } energy on each recharge
nanotech-detail-confine = { $cost } energy → +{ $prestige } prestige; uses { $used }

## Why an action cannot be done

nanotech-obstacle-no-energy = the supply has no energy left
nanotech-obstacle-no-quarks = the central capsule is empty
nanotech-obstacle-full-quarks = no free space in the quark capsule
nanotech-obstacle-no-electrons = the supply has no electrons left
nanotech-obstacle-full-electrons = no free space in the lepton capsule
nanotech-obstacle-upgraded = only one expansion a round
nanotech-obstacle-no-expansions = no expansions are left
nanotech-obstacle-particles = no particles to confine
nanotech-obstacle-cost = needs { $cost } energy, only { $energy } available

## Events

nanotech-event-round = Round { $round }: { $who } starts. In the central capsule: { $count ->
    [0] no quarks
   *[other] { $quarks }
}.
nanotech-event-take = { $who } took { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }with { $energy } energy
}.
nanotech-event-recharge = { $who } recharged{ $way ->
    [extra] { " " }as an extra action
   *[card] { "" }
}: +{ $energy } energy{ $short ->
    [0] { "" }
   *[other] { " " }(the supply has no more)
}.
nanotech-event-capture = { $who } { $way ->
    [copy] copied and captured { $token } for { $cost } energy
    [extra] captured { $token } as an extra action for { $cost } energy
    [bonus] took { $token } as a bonus
   *[card] captured { $token } for { $cost } energy
}.
nanotech-event-electron = { $who } { $way ->
    [copy] copied and captured an electron
   *[card] captured an electron
} for { $cost } energy: +{ $prestige } prestige.
nanotech-event-upgrade = { $who } { $way ->
    [copy] copied and upgraded
    [extra] upgraded as an extra action
   *[card] upgraded
} for { $cost } energy: { $expansion }.
nanotech-event-confine = { $who } { $way ->
    [copy] copied and confined
    [extra] confined as an extra action
   *[card] confined
} { $result } from { $used } for { $cost } energy: +{ $prestige } prestige.
nanotech-event-confine-bonus = { $who } holds Confine Particles: +{ $prestige } prestige.
nanotech-event-decline = { $who } declined the action of { $card }.
nanotech-event-cannot = { $who } could not do the action of { $card }: { $why }.
nanotech-event-decline-copy = { $who } did not copy { $action }.
nanotech-event-decline-bonus = { $who } declined the bonus.
nanotech-event-target-round = { $who } has { $prestige } prestige and has reached the target of { $target }: this round is the last.
nanotech-event-target-immediate = { $who } has { $prestige } prestige and has reached the target of { $target }: that ends the game.
nanotech-event-charge = { $count ->
    [0] The supply has no energy for the cards nobody took.
    [one] +{ $energy } energy on { $cards }, which nobody took.
   *[other] +{ $energy } energy each on { $cards }, which nobody took.
}
nanotech-event-idle = Nobody has gained prestige for { $rounds } rounds. After { $limit } such rounds the game ends.
nanotech-event-standstill = Nobody has gained prestige for { $rounds } rounds: the game ends here.
nanotech-event-end = { $count ->
    [one] { $winners } wins with { $prestige } prestige in round { $rounds }.
   *[other] { $winners } share the victory with { $prestige } prestige in round { $rounds }.
}
nanotech-tie-atoms = Tied on prestige; { $who } has built more atoms ({ $more } to { $fewer }).
nanotech-tie-energy = Tied on atoms as well; { $who } has more energy ({ $more } to { $fewer }).

## Headline and laboratory

nanotech-headline = Round { $round }{ $stage ->
    [final] { " " }(the last)
    [over] { " " }(over)
   *[playing] { "" }
} · target { $target } · { $prestige ->
    [0] no prestige yet
   *[other] { $stage ->
        [over] { $count ->
            [one] { $leaders } won
           *[other] { $leaders } shared the victory
        }
       *[playing] { $count ->
            [one] { $leaders } leads
           *[other] { $leaders } lead
        }
    } with { $prestige }
}
nanotech-seat-line = { $prestige }/{ $target } prestige · { $energy } energy · quarks { $held }/{ $spaces }{ $held ->
    [0] { "" }
   *[other] : { $quarks }
} · electrons { $electrons }/{ $electron_spaces } · hadrons { $hadrons }/{ $hadron_spaces }{ $hadrons ->
    [0] { "" }
   *[other] : { $protons ->
        [one] 1 proton
       *[other] { $protons } protons
    }, { $neutrons ->
        [one] 1 neutron
       *[other] { $neutrons } neutrons
    }
}

## Statistics of an ended game

nanotech-figure-cards = Action cards taken
nanotech-figure-quarks = Quarks captured
nanotech-figure-electrons = Electrons captured
nanotech-figure-confinements = Confinements
nanotech-figure-upgrades = Laboratory upgrades
nanotech-figure-recharges = Recharges
nanotech-figure-copies = Actions copied

## The tale of a turn

nanotech-tale-energy = { $count } energy
nanotech-tale-prestige = { $count } prestige
nanotech-turn-take = { $card }
nanotech-deed-recharge = { $way ->
    [extra] Recharge as an extra action
    [copy] Copied: recharge
   *[card] Recharge
}{ $short ->
    [0] { "" }
   *[other] { " " }(the supply has no more)
}
nanotech-deed-capture = { $way ->
    [extra] Extra action:{" "}
    [copy] Copied:{" "}
    [bonus] Bonus:{" "}
   *[card] { "" }
}{ $token }
nanotech-deed-electron = { $way ->
    [extra] Extra action:{" "}
    [copy] Copied:{" "}
   *[card] { "" }
}electron
nanotech-deed-upgrade = { $way ->
    [extra] Extra action:{" "}
    [copy] Copied:{" "}
   *[card] { "" }
}{ $expansion }
nanotech-deed-confine = { $way ->
    [extra] Extra action:{" "}
    [copy] Copied:{" "}
   *[card] { "" }
}{ $result } from { $used }
nanotech-deed-decline = Action declined
nanotech-deed-cannot = Not possible: { $why }
nanotech-deed-confine-bonus = Confine Particles
nanotech-ask-copy = **copy { $action }** ({ $varies ->
    [yes] { $cost } or { $most }
   *[no] { $cost }
} energy) or pass
nanotech-ask-bonus-quarks = **take your bonus**: one free quark
nanotech-ask-bonus-lepton = **take your extra action**
nanotech-ask-bonus-both = **take your bonuses**: one free quark and an extra action

## Review: where prestige was left

nanotech-missed = Left over: { $items }
nanotech-count-quarks = { $count ->
    [one] 1 quark
   *[other] { $count } quarks
}

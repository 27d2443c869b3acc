### Nanotech: opções, nomes, perguntas, escolhas, acontecimentos, pontuação.

option-target = meta de prestígio
option-about-target = Quanto prestígio encerra a partida; o normal é 10.
option-end = fim do jogo
option-end-round = quando a rodada termina
option-about-end-round = Todos jogam o mesmo número de turnos.
option-end-immediate = na hora
option-about-end-immediate = Vence quem atingir a meta primeiro.

## Nomes

nanotech-action-recharge = Recarregar bateria
nanotech-action-quarks = Capturar quarks
nanotech-action-lepton = Capturar lépton
nanotech-action-upgrade = Aprimorar laboratório
nanotech-action-confine = Confinar partículas

nanotech-quark-up-red = Up vermelho
nanotech-quark-up-green = Up verde
nanotech-quark-up-blue = Up azul
nanotech-quark-down-red = Down vermelho
nanotech-quark-down-green = Down verde
nanotech-quark-down-blue = Down azul

nanotech-electron = elétron
nanotech-energy = { $energy } de energia
nanotech-count-proton = { $count ->
    [one] { $count } próton
   *[other] { $count } prótons
}
nanotech-count-neutron = { $count ->
    [one] { $count } nêutron
   *[other] { $count } nêutrons
}
nanotech-count-electron = { $count ->
    [one] { $count } elétron
   *[other] { $count } elétrons
}

nanotech-expansion-quark-capsule = cápsula de quarks
nanotech-expansion-lepton-capsule = cápsula de léptons
nanotech-expansion-hadron-capsule = cápsula de hádrons
nanotech-expansion-battery = bateria aprimorada

nanotech-one-proton = próton
nanotech-one-neutron = nêutron
nanotech-one-hydrogen = hidrogênio
nanotech-one-deuterium = deutério
nanotech-one-helium = hélio

nanotech-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## De onde vem o prestígio

nanotech-source-electron = elétrons
nanotech-source-proton = prótons
nanotech-source-neutron = nêutrons
nanotech-source-hydrogen = hidrogênio
nanotech-source-deuterium = deutério
nanotech-source-helium = hélio
nanotech-source-confine-bonus = bônus de confinar

## Perguntas

nanotech-prompt-take = Qual carta de ação você pega?
nanotech-reason-take = { $laps ->
    [1] Rodada { $round }: pegue uma carta de ação.
   *[other] Rodada { $round }, turno { $lap } de { $laps }: pegue uma carta de ação.
}
nanotech-reason-act = Você pegou a carta { $card }: agora a ação, se quiser.
nanotech-prompt-quarks = Qual quark você captura?
nanotech-prompt-lepton = Você captura um elétron?
nanotech-prompt-upgrade = Qual expansão você pega?
nanotech-prompt-confine = O que você confina?
nanotech-prompt-copy = Você copia a ação { $action }?
nanotech-reason-copy = { $who } pegou a carta { $action }: você pode copiar por { $cost } de energia{ $varies ->
    [yes] { " " }ou mais
   *[no] { "" }
}.
nanotech-prompt-bonus-quarks = Qual quark você pega como bônus?
nanotech-prompt-bonus-lepton = Qual ação extra você faz?
nanotech-prompt-bonus-both = Use seus bônus, na ordem que quiser: um quark de graça e uma ação extra.
nanotech-reason-bonus = Acabaram os turnos da rodada { $round }: com { $cards } em mãos, você pode usar { $count ->
    [one] o bônus
   *[other] os bônus
}.

## Escolhas

nanotech-choice-take = { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }(+{ $energy } de energia)
}
nanotech-choice-recharge = Recarregar bateria
nanotech-choice-capture = Capturar { $token }
nanotech-choice-upgrade = Pegar { $expansion }
nanotech-choice-confine = Criar { $result }
nanotech-choice-confine-with = Criar { $result } com { $odd }
nanotech-choice-extra = Ação extra: { $deed }
nanotech-choice-bonus = Bônus: { $deed }
nanotech-choice-decline-action = Recusar a ação
nanotech-choice-decline-copy = Passar
nanotech-choice-decline-bonus = Recusar o bônus

nanotech-detail-take = { $cost ->
    [0] grátis
   *[other] { $varies ->
        [yes] custa de { $cost } a { $most }
       *[no] custa { $cost }
    }
}: { $outlook }
nanotech-name-cost = { $name } ({ $cost })
nanotech-detail-cost = { $cost ->
    [0] grátis
   *[other] { $cost } de energia
}
nanotech-detail-recharge = +{ $energy } de energia
nanotech-detail-prestige = { $cost } de energia → +{ $prestige } de prestígio
nanotech-detail-upgrade-quark-capsule = { $cost } de energia → +{ $adds } espaços para quarks
nanotech-detail-upgrade-lepton-capsule = { $cost } de energia → +{ $adds } espaços para elétrons
nanotech-detail-upgrade-hadron-capsule = { $cost } de energia → +{ $adds } espaços para hádrons
nanotech-detail-upgrade-battery = { $cost } de energia → +{ $adds } de energia a cada recarga
nanotech-detail-confine = { $cost } de energia → +{ $prestige } de prestígio; gasta { $used }

## Por que uma ação não pode ser feita

nanotech-obstacle-no-energy = não há mais energia na reserva
nanotech-obstacle-no-quarks = a cápsula central está vazia
nanotech-obstacle-full-quarks = sem espaço livre na cápsula de quarks
nanotech-obstacle-no-electrons = não há mais elétrons na reserva
nanotech-obstacle-full-electrons = sem espaço livre na cápsula de léptons
nanotech-obstacle-upgraded = só uma expansão por rodada
nanotech-obstacle-no-expansions = não há mais expansões
nanotech-obstacle-particles = sem partículas para confinar
nanotech-obstacle-cost = exige { $cost } de energia; disponível: { $energy }

## Acontecimentos

nanotech-event-round = Rodada { $round }: { $who } começa. Na cápsula central: { $count ->
    [0] nenhum quark
   *[other] { $quarks }
}.
nanotech-event-take = { $who } pegou a carta { $card }{ $energy ->
    [0] { "" }
   *[other] { " " }com { $energy } de energia
}.
nanotech-event-recharge = { $who } recarregou{ $way ->
    [extra] { " " }como ação extra
   *[card] { "" }
}: +{ $energy } de energia{ $short ->
    [0] { "" }
   *[other] { " " }(a reserva acabou)
}.
nanotech-event-capture = { $who } { $way ->
    [copy] copiou e capturou { $token } por { $cost } de energia
    [extra] capturou { $token } como ação extra por { $cost } de energia
    [bonus] pegou { $token } como bônus
   *[card] capturou { $token } por { $cost } de energia
}.
nanotech-event-electron = { $who } { $way ->
    [copy] copiou e capturou um elétron
   *[card] capturou um elétron
} por { $cost } de energia: +{ $prestige } de prestígio.
nanotech-event-upgrade = { $who } { $way ->
    [copy] copiou e aprimorou o laboratório
    [extra] aprimorou o laboratório como ação extra
   *[card] aprimorou o laboratório
} por { $cost } de energia: { $expansion }.
nanotech-event-confine = { $who } { $way ->
    [copy] copiou e criou
    [extra] criou como ação extra
   *[card] criou
} { $result } com { $used } por { $cost } de energia: +{ $prestige } de prestígio.
nanotech-event-confine-bonus = { $who } tem a carta Confinar partículas: +{ $prestige } de prestígio.
nanotech-event-decline = { $who } recusou a ação de { $card }.
nanotech-event-cannot = { $who } não pôde fazer a ação de { $card }: { $why }.
nanotech-event-decline-copy = { $who } não copiou a ação { $action }.
nanotech-event-decline-bonus = { $who } recusou o bônus.
nanotech-event-target-round = { $who } tem { $prestige } de prestígio, e a meta era { $target }: esta é a última rodada.
nanotech-event-target-immediate = { $who } tem { $prestige } de prestígio, e a meta era { $target }: o jogo acaba aqui.
nanotech-event-charge = { $count ->
    [0] Não há energia na reserva para as cartas que ninguém pegou.
    [one] +{ $energy } de energia em { $cards }, que ninguém pegou.
   *[other] +{ $energy } de energia em cada carta que ninguém pegou: { $cards }.
}
nanotech-event-idle = Ninguém ganha prestígio há { $rounds } rodadas. Após { $limit } rodadas assim, o jogo acaba.
nanotech-event-standstill = Ninguém ganha prestígio há { $rounds } rodadas: o jogo acaba aqui.
nanotech-event-end = { $count ->
    [one] { $winners } vence com { $prestige } de prestígio na rodada { $rounds }.
   *[other] { $winners } dividem a vitória com { $prestige } de prestígio na rodada { $rounds }.
}
nanotech-tie-atoms = Empate: { $who } construiu mais átomos ({ $more } a { $fewer }).
nanotech-tie-energy = Empate, também em átomos: { $who } tem mais energia ({ $more } a { $fewer }).

## Título e laboratório

nanotech-headline = Rodada { $round }{ $stage ->
    [final] { " " }(a última)
    [over] { " " }(fim)
   *[playing] { "" }
} · meta { $target } · { $prestige ->
    [0] ninguém tem prestígio ainda
   *[other] { $stage ->
        [over] { $count ->
            [one] { $leaders } venceu
           *[other] { $leaders } dividiram a vitória
        }
       *[playing] { $count ->
            [one] { $leaders } lidera
           *[other] { $leaders } lideram
        }
    } com { $prestige }
}
nanotech-seat-line = { $prestige }/{ $target } de prestígio · { $energy } de energia · quarks { $held }/{ $spaces }{ $held ->
    [0] { "" }
   *[other] : { $quarks }
} · elétrons { $electrons }/{ $electron_spaces } · hádrons { $hadrons }/{ $hadron_spaces }{ $hadrons ->
    [0] { "" }
   *[other] : { $protons ->
        [one] { $protons } próton
       *[other] { $protons } prótons
    }, { $neutrons ->
        [one] { $neutrons } nêutron
       *[other] { $neutrons } nêutrons
    }
}

## Statistics of an ended game

nanotech-figure-cards = Cartas de ação pegas
nanotech-figure-quarks = Quarks capturados
nanotech-figure-electrons = Elétrons capturados
nanotech-figure-confinements = Confinamentos
nanotech-figure-upgrades = Aprimoramentos do laboratório
nanotech-figure-recharges = Recargas de bateria
nanotech-figure-copies = Ações copiadas

## The tale of a turn

nanotech-tale-energy = { $count } de energia
nanotech-tale-prestige = { $count } de prestígio
nanotech-turn-take = { $card }
nanotech-deed-recharge = { $way ->
    [extra] Ação extra: recarga
    [copy] Cópia: recarga
   *[card] Recarga
}{ $short ->
    [0] { "" }
   *[other] { " " }(a reserva não tem mais)
}
nanotech-deed-capture = { $way ->
    [extra] Ação extra:{" "}
    [copy] Cópia:{" "}
    [bonus] Bônus:{" "}
   *[card] { "" }
}{ $token }
nanotech-deed-electron = { $way ->
    [extra] Ação extra:{" "}
    [copy] Cópia:{" "}
   *[card] { "" }
}elétron
nanotech-deed-upgrade = { $way ->
    [extra] Ação extra:{" "}
    [copy] Cópia:{" "}
   *[card] { "" }
}{ $expansion }
nanotech-deed-confine = { $way ->
    [extra] Ação extra:{" "}
    [copy] Cópia:{" "}
   *[card] { "" }
}{ $result } com { $used }
nanotech-deed-decline = Ação recusada
nanotech-deed-cannot = Impossível: { $why }
nanotech-deed-confine-bonus = Confinar partículas
nanotech-ask-copy = **copie { $action }** ({ $varies ->
    [yes] { $cost } ou { $most }
   *[no] { $cost }
} de energia) ou passe
nanotech-ask-bonus-quarks = **pegue seu bônus**: um quark de graça
nanotech-ask-bonus-lepton = **faça sua ação extra**
nanotech-ask-bonus-both = **use seus bônus**: um quark de graça e uma ação extra

## Review: where prestige was left

nanotech-missed = Sobraram: { $items }
nanotech-count-quarks = { $count ->
    [one] { $count } quark
   *[other] { $count } quarks
}

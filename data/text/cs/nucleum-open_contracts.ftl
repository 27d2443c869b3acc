### Open initial contracts: the advanced expert variant of Gibraltar

option-open_contracts = odkryté počáteční kontrakty po dražbě
option-about-open_contracts = Počáteční kontrakty leží odkryté; každý si po aukci jeden vybere.

nuc-headline-initial = Počáteční kontrakty si berou postupně: { $order }
nuc-initial-one = { $contract } ({ $says })
nuc-prompt-initial = Který počáteční kontrakt si vezmete?
nuc-initial-no-bonus = teď bez přínosu tohoto místa
nuc-event-open-contracts = Odkryté počáteční kontrakty: { $contracts }.
nuc-event-initial = { $who } bere { $contract } ({ $conditions }).

position-nucleum-initial = Počáteční kontrakty k výběru: { $contracts }. V tomto pořadí: { $order }.

render-nucleum-initial = Odkryté počáteční kontrakty
render-nucleum-initial-order = V tomto pořadí: { $order }
render-nucleum-alt-initial-one = počáteční kontrakt { $contract }

rules-nucleum-open-contracts-title = Odkryté počáteční kontrakty
rules-nucleum-open-contracts =
    Možnost stolu k dražbě, nastavuje se před začátkem hry; pokročilá expertní varianta z rozšíření Gibraltar. Lze ji hrát na každé mapě.

    {""}**Před dražbou** se odkryje tolik počátečních kontraktů, kolik je hráčů; nikdo nedostane náhodný.

    {""}**Po volbě experimentů** si v opačném pořadí hráčů každý vezme jeden z nich a umístí ho na libovolné místo pro kontrakt, bez jeho přínosu: poslední hráč první, první hráč poslední. Na nabídkách přitom nezáleží.

    {""}**Příklad:** první hráč je A. Ať dražbu vyhrál kdokoli, první si bere kontrakt D, potom C, B a A. Pak A zahájí hru.
page-nucleum-open-contracts = V opačném pořadí si každý bere jeden na libovolné místo.
page-nucleum-alt-open-contracts = Čtyři počáteční kontrakty s podmínkami a odměnami. D bere první, potom C, B a A, bez ohledu na nabídky.

ruling-nucleum-open-contracts = U odkrytých počátečních kontraktů místo za kontrakt nic nepřinese; potom je to kontrakt jako každý jiný.

## The tale of a turn

nuc-ask-initial = **vezměte si počáteční kontrakt**

### The promos of Nucleum: random plant bonuses and action fragments

kind-fragment = Překryvy

help-kind-fragment = překryv

now-fragment-offer = v nabídce
now-fragment-held = má ho { $who }
now-fragment-held-mine = máte ho vy
now-fragment-rail = leží na železnici hráče { $who }

position-nucleum-holds = Má: { $what }.
position-nucleum-covered = { $tile }, zakryto: { $fragment }
position-nucleum-fragments = Překryvy akcí: { $items }.

nucleum-fragment = Překryv { $effects }
nucleum-fragment-text = zakryje jednu akci zahrané destičky a nahradí ji: { $effects }.

option-promo_plant_bonuses = náhodné odměny elektráren (promo)
option-about-promo_plant_bonuses = Každá elektrárna má náhodnou odměnu za umístění nuklea.
option-promo_fragments = překryvy akcí (promo)
option-about-promo_fragments = Malé destičky z pátého místa pro kontrakt; nahradí jednu akci zahrané destičky.

nuc-slot-fragment = Místo překryvu
nuc-slot-fragment-bonus = překryv akce
nuc-prompt-fragment = Který překryv akce?
nuc-prompt-fragment-exchange = Vyměníte svůj překryv akce?
nuc-prompt-fragment-rail = Položíte s destičkou i překryv akce?
nuc-cover = Zakrýt akci { $half }: { $fragment }
nuc-cover-end = Zakrýt { $half } ({ $link }): { $fragment }
nuc-event-cover = { $who } zakrývá akci: { $fragment }.
nuc-event-fragment = { $who } si bere: { $fragment }.
nuc-event-fragment-back = Překryv akce se vrací do nabídky ({ $who }).

render-nucleum-fragments = Překryvy akcí
render-nucleum-alt-laid = { $fragment } na trati { $link }
render-nucleum-is-fragment = nahradí akci, kterou zakrývá

rules-nucleum-promo-plants-title = Promo: náhodné odměny elektráren
rules-nucleum-promo-plants =
    Možnost stolu, nastavuje se před začátkem hry.

    Odměny, které elektrárny dávají za nukleum, se při přípravě zamíchají. Každá elektrárna ukazuje odměnu, kterou má v této hře; řekne ji i `/lookup` s názvem města.

    Tištěné odměny:
    { $bonuses }

    Všechno ostatní zůstává: první nukleum, umístěné při přípravě, odměnu nepřináší.
rules-nucleum-promo-fragments-title = Promo: překryvy akcí
rules-nucleum-promo-fragments =
    Možnost stolu, nastavuje se před začátkem hry.

    {""}**Nabídka** obsahuje překryvy (celkem { $count }), jeden pro každou hlavní akci. Každý hráč má o jedno místo pro kontrakt více: jeho přínosem je překryv z nabídky. Mít smíte jen jeden. Získáte-li tento přínos znovu, smíte ho vyměnit. Dvojnásobný přínos dává pořád jeden.

    {""}**Při zahrání destičky:** než vyhodnotíte akci, smí ji váš překryv zakrýt a nahradit. Po akcích destičky se překryv vrátí do nabídky.

    {""}**Železnice:** překryv smíte umístit spolu s destičkou. Vyhodnotí-li se zakrytý konec hned, překryv se vrátí. Leží-li tento konec u prázdného železničního pole, překryv tam zůstane: pořád je váš, jiný si tedy vzít nemůžete. Až někdo umístí destičku vedle něj, při barevné shodě se vyhodnotí a v každém případě se vrátí.

ruling-nucleum-fragment-used = Jakmile nahradí akci zahrané destičky, už není váš a po akcích destičky se vrátí do nabídky. Použít ho smíte i poté, co nejdřív splníte kontrakt.
ruling-nucleum-fragment-rail = U železnice se na něj hra zeptá hned po umístění destičky. Na mapě zůstane jen na konci u prázdného železničního pole, kde ještě může dojít ke shodě.
ruling-nucleum-fragment-lying = Dokud váš překryv leží na mapě, místo překryvu vám nic nedá.
ruling-nucleum-fragment-doubled = Dvojnásobný přínos místa překryvu dává pořád jeden překryv.

page-nucleum-fragments = Překryv nahradí akci, kterou zakryje. Mít smíte jen jeden.
page-nucleum-alt-fragments = Překryv zakrývá půlku akční destičky. Níže pět překryvů, jeden pro každou hlavní akci.

## The tale of a turn

nuc-deed-fragment = { $fragment }
nuc-deed-cover = Zakrytá akce: { $fragment }
nuc-deed-fragment-back = Fragment akce zpět v nabídce

## Which box it is from

expansion-nucleum-promos = Promo rozšíření

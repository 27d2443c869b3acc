### The promos of Nucleum: random plant bonuses and action fragments

kind-fragment = Fragments

help-kind-fragment = action fragment

now-fragment-offer = on offer
now-fragment-held = { $who } has it
now-fragment-held-mine = you have it
now-fragment-rail = it lies on a railway of { $who }

position-nucleum-holds = Has { $what }.
position-nucleum-covered = { $tile }, covered by { $fragment }
position-nucleum-fragments = Action fragments: { $items }.

nucleum-fragment = { $effects } fragment
nucleum-fragment-text = covers one action of the tile you play and replaces it with { $effects }.

option-promo_plant_bonuses = random plant bonuses (promo)
option-about-promo_plant_bonuses = Each power plant has a random bonus for placing a nucleum there.
option-promo_fragments = action fragments (promo)
option-about-promo_fragments = Small tiles, won in a fifth contract slot, that replace one action of a tile you play.

nuc-slot-fragment = Fragment slot
nuc-slot-fragment-bonus = an action fragment
nuc-prompt-fragment = Which action fragment?
nuc-prompt-fragment-exchange = Exchange your action fragment?
nuc-prompt-fragment-rail = Lay your action fragment along with the tile?
nuc-cover = Cover action { $half } with { $fragment }
nuc-cover-end = Cover { $half } on { $link } with { $fragment }
nuc-event-cover = { $who } covered an action with { $fragment }.
nuc-event-fragment = { $who } took { $fragment }.
nuc-event-fragment-back = { $who }'s action fragment is back on offer.

render-nucleum-fragments = Action fragments
render-nucleum-alt-laid = { $fragment } on { $link }
render-nucleum-is-fragment = replaces the action it covers

rules-nucleum-promo-plants-title = Promo: Random Plant Bonuses
rules-nucleum-promo-plants =
    A table option, set before the game starts.

    The bonuses that power plants give for a nucleum are shuffled during setup. Each plant shows the bonus it has in this game; `/lookup` with the name of the city says it too.

    Printed bonuses:
    { $bonuses }

    Everything else stays as it is: the first nucleum, placed during setup, gives no bonus.
rules-nucleum-promo-fragments-title = Promo: Action Fragments
rules-nucleum-promo-fragments =
    A table option, set before the game starts.

    {""}**The offer** holds { $count } fragments, one for each main action. Every player has one more contract slot: its bonus is a fragment of the offer. You can own only one. If you get the bonus again, you may exchange it. A doubled bonus still gives one.

    {""}**Playing a tile:** before you resolve an action, your fragment may cover it and replace it. When the tile's actions are done, the fragment returns to the offer.

    {""}**Railways:** your fragment may be placed along with the tile. If the covered end is resolved at once, the fragment returns. If that end lies beside an empty railway space, the fragment stays there: it is still yours, so you cannot take another. When a tile is placed beside it, it is resolved on a match, and returns in any case.

ruling-nucleum-fragment-used = Once it has replaced an action of a tile you play, it is no longer yours, and it returns to the offer when the tile's actions are done. You may still use it after fulfilling a contract.
ruling-nucleum-fragment-rail = With a railway tile you are asked right after the tile is placed. It stays on the map only at an end beside an empty railway space, where it can still match.
ruling-nucleum-fragment-lying = While a fragment of yours lies on the map, the fragment slot gives you nothing.
ruling-nucleum-fragment-doubled = A doubled bonus of the fragment slot still gives one fragment.

page-nucleum-fragments = The fragment replaces the action it covers. You can own one at a time.
page-nucleum-alt-fragments = An action fragment covers one half of an action tile. Below, the five fragments, one for each main action.

## The tale of a turn

nuc-deed-fragment = Took { $fragment }
nuc-deed-cover = Covered an action with { $fragment }
nuc-deed-fragment-back = Action fragment back on offer

## Which box it is from

expansion-nucleum-promos = Promo

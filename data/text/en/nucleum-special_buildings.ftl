### The special city buildings of Nucleum

option-special_buildings = special buildings
option-about-special_buildings = Buildings on offer to all, with effects of their own, that replace yours.

help-kind-special = special building

now-special-offer = on offer for { $thaler } thaler
now-special-hidden = in the pile of level { $level }, not seen yet
now-special-city = { $who } has it in { $city }
now-special-lit = { $who } has it in { $city }, energized
now-special-instead = you may place it instead of your { $own }
now-special-none-left = you cannot place it: you have no { $own } left on your board
now-special-no-token = you cannot place it: your urbanization tokens are all used
now-tile-aside = set aside, for a special building

position-special-offer = Special building on offer for { $thaler } thaler: { $building } ({ $gains }). Below it: { $left }.
position-special-aside = Action tiles set aside: { $tiles }.
position-special-tokens = Urbanization tokens left: { $count }.
position-special-gone = Out of the game: { $items }.

nucleum-special-building = { $type ->
    [residence] Special Residence
    [factory] Special Factory
    [laboratory] Special Laboratory
   *[wild] Wild Special Building
} { $level } ({ $code })
nucleum-special-gains = { $energy } electricity → { $effects }; at the end { $vp }
nucleum-special-text = Takes the place of a building of { $any ->
    [yes] any type
   *[no] the same type
} and level { $level } from your board. { $gains }.
nucleum-special-wild = { $text } Wild: fits any space, but counts as no type{ $government ->
    [yes] {" "}except government
   *[no] {""}
}.
nucleum-special-coal-mine = { $text } Energized, it counts as a coal mine.
nucleum-milestone-special = Special Buildings
nucleum-each-special = { $energized ->
    [yes] energized special building
   *[no] special building
}
nucleum-kind-special = { $energized ->
    [yes] energized special buildings
   *[no] special buildings
}
nucleum-count-special = { $energized ->
    [yes] { $count ->
        [one] 1 energized special building
       *[other] { $count } energized special buildings
    }
   *[no] { $count ->
        [one] 1 special building
       *[other] { $count } special buildings
    }
}
nucleum-moment-place-special = place a special building
nucleum-modifier-free-coal = { $count } coal is free in each of your energize actions
nucleum-label-free-develop = Develop, free
nucleum-effect-free-develop = a develop action without paying thaler
nucleum-label-set-aside-tiles = Tiles set aside
nucleum-effect-set-aside-tiles = the two action tiles set aside
nucleum-label-extra-turn = Another tile
nucleum-effect-extra-turn = another turn at once: play a tile to your board
nucleum-label-become-mine = Mine
nucleum-effect-become-mine = this building becomes a mine: uranium as for placing one
nucleum-effect-from-now-on = from now on { $abilities }
nucleum-number-special-thaler = Prices of special buildings by level, thaler
nucleum-number-urbanization-tokens = Urbanization tokens of each player

nuc-special-swap-brief = { $code } instead of { $own }
nuc-special-swap = { $building } instead of { $own } (+{ $thaler } thaler)
nuc-special-detail = { $gains }
advice-special = Urbanize with { $tile }: { $building } instead of your { $own }, for { $cost }: { $gains }.
nuc-prompt-play-further = Another turn: which tile do you play to your board?
nuc-event-special = { $own } leaves the game; { $tokens ->
    [one] 1 urbanization token left
   *[other] { $tokens } urbanization tokens left
}.
nuc-event-special-shown = New on offer: { $building }.
nuc-event-set-aside = { $who } gained the tiles set aside: { $tiles }.
nuc-event-become-mine = { $building } in { $city } is now a mine of { $who }.

rules-nucleum-special-buildings-title = Special Buildings
rules-nucleum-special-buildings-terms = special building, wild building, urbanization token, urbanization offer
rules-nucleum-special-buildings =
    A table option, for any map.

    {""}**The offer:** { $count } special buildings lie in { $piles } piles by level, only the top one face up. When it is taken, the next one is on offer.

    {""}**Placing one:** whenever you place an urban building, you may place a special building of the offer instead: of the same type and level. You pay { $prices } thaler by level (I to IV) instead of the building's own price. The red surcharge and your discounts count as always. Your own building leaves the game. Mark the special one with an urbanization token. You have { $tokens }; with none left you may place no more.

    {""}**Wild buildings** take the place of any type and fit any space. They are urban buildings, but where a certain type is required they count only if they show its sign.

    {""}**Special spaces**, where a map has them, take only special buildings, of any type.

    {""}**Setup:** a new milestone tile joins the others. The score flag stands { $more } spaces higher. Two action tiles are set aside: one of the buildings brings them.
rules-nucleum-special-energize-title = Energizing Special Buildings
rules-nucleum-special-energize =
    A special building is energized like any building of yours, for the electricity it shows, and pays as many achievements. It then gives its own reward, and scores its own points at the end. Other players' special buildings are not neutral.

    {""}**Another turn:** when the energize action is done, play another tile to your board, not as a railway. You may fulfill another contract in it.

    {""}**Free coal:** in each energize action 1 coal costs nothing. It starts at that building and must reach your power plant like any coal. The building counts as a coal mine.

    {""}**The mine:** flipping that building counts as placing a mine. You gain as much uranium as you now have mines. It holds { $size } and counts as a mine from then on.

    {""}**Points for each …** are counted at the end: special, energized or government buildings in the same network of yours, whoever owns them; or your own buildings of level III and IV.

ruling-nucleum-special-price = Discounts are taken off the special price and the red surcharge together, never below 0.
ruling-nucleum-special-next = The next building of the pile is on offer at once, so placing one cannot be undone afterward.
ruling-nucleum-special-wild = A wild building follows the rule for spaces with two signs too: it may not use one while a space with one sign is free in that city.
ruling-nucleum-special-extra-turn = The extra turn comes after everything else the energize action brings. You may decline it. Without a tile or a free slot, nothing happens.
ruling-nucleum-special-mine = You also gain whatever you gain for placing a mine. It belongs to no row of your board.
ruling-nucleum-special-coal = The free coal is always used first. It uses no wagon.

spot-nucleum-no-special = Urbanization offer: no special building of level { $level } left
render-nucleum-special = Urbanization offer
render-nucleum-special-left = { $count } below
render-nucleum-special-empty = none left
render-nucleum-special-aside = Set aside for special building SL2
render-nucleum-special-tokens = Urbanization tokens
render-nucleum-is-special = special building: cut corners
render-nucleum-is-wild-special = wild: any type
render-nucleum-is-special-space = special buildings only
render-nucleum-is-token = urbanization token
render-nucleum-alt-special-placed = Special buildings
render-nucleum-alt-special-map = { $building } in { $city }
render-nucleum-alt-special-tokens = urbanization tokens left: { $count }
view-special-buildings = special buildings on offer
page-nucleum-special-buildings = Instead of a building of your board you may place the special one of its type and level.
page-nucleum-alt-special-buildings = A building of the board, an arrow, and the special building with cut corners that takes its place; below, a wild one and a special space.

## The tale of a turn

nuc-deed-special = { $own } leaves the game; { $tokens ->
    [one] 1 urbanization token left
   *[other] { $tokens } urbanization tokens left
}
nuc-deed-set-aside = tiles set aside: { $tiles }
nuc-deed-become-mine = { $building } in { $city } is now a mine

## Which box it is from

expansion-nucleum-special_buildings = Expansion: Gibraltar (special buildings)

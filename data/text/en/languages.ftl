### Words about languages, what shows in every language, and the tables in words.

## Languages

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = the language of my Discord

parameter-table-language = The language of the table's posts (leave empty to use the server's)
done-user-language = Private answers and pictures: { $language }.
done-user-language-own = Private answers and pictures: in the language of your Discord.
error-no-such-language = There is no language “{ $name }”. Pick one from the list.
lobby-language = Language: { $language }
options-language = Language of the table

## The lobby

computer-name = Computer { $number }
computer-seat = { $name } ({ $kind })
option-is = { $option }: { $value }
option-settled = { $option }: set by “{ $other }”

## Scores

score-source = { $source } { $points }
score-line-short = { $place }\. **{ $who }**: **{ $score }**

## A table in words

position-table = The table
position-order = Turn order: { $players }.
position-active = { $who } is taking a turn.
position-of = { $who }
position-sentence = { $said }.

position-nanotech-cards = Action cards
position-nanotech-capsule = { $count ->
    [0] Central capsule: empty
   *[other] Central capsule: { $quarks }
}
position-nanotech-pile = Quarks in the pile: { $draw }; discarded: { $discard }.
position-nanotech-supply = Left in the supply: { $energy } energy, { $electrons }, { $protons }, { $neutrons }.
position-nanotech-pieces = { $what } × { $count }
position-nanotech-expansions-left = { $count ->
    [0] No expansions are left.
   *[other] Expansions left: { $expansions }.
}
position-nanotech-card = { $card }: { $energy } energy on it; { $taken ->
    [yes] taken by { $who }
   *[no] free
}
position-nanotech-prestige = Prestige: { $prestige } of { $target }
position-nanotech-energy = Energy: { $energy }; a recharge brings { $charge }
position-nanotech-quarks = { $count ->
    [0] Quark capsule: empty, { $spaces } spaces
   *[other] Quark capsule, { $count } of { $spaces } spaces: { $quarks }
}
position-nanotech-electrons = Lepton capsule: electrons on { $held } of { $spaces } spaces
position-nanotech-hadrons = Hadron capsule, { $spaces } spaces: { $protons } and { $neutrons }
position-nanotech-expansions = { $count ->
    [0] No expansions
   *[other] Expansions: { $expansions }
}
position-nanotech-atoms = { $count ->
    [0] No atoms built.
   *[other] Atoms built: { $atoms }.
}
position-nanotech-sources = Prestige from { $sources }.

position-series = { $first }; { $next }
position-nucleum-end-met = End condition met: { $condition }.
position-nucleum-end-open = Not met yet: { $progress }.
position-nucleum-map = The map
position-nucleum-railways = Railways
position-nucleum-coal = Coal
position-nucleum-offer = Action tiles on offer
position-nucleum-contracts = Contracts
position-nucleum-milestones = Milestones
position-nucleum-score = { $who } { $vp }
position-nucleum-scores = Points: { $scores }.
position-nucleum-half = { $action } ({ $colour })
position-nucleum-goods = { $goods }; { $reserve ->
    [one] 1 worker in reserve
   *[other] { $reserve } workers in reserve
}.
position-nucleum-marker = { $track } on space { $space }
position-nucleum-income = Income markers: { $markers }. A recharge now brings { $income }.
position-nucleum-at-hand = { $count ->
    [0] No action tile in hand.
   *[other] In hand: { $items }.
}
position-nucleum-slots = { $count ->
    [0] No action tile in a slot.
   *[other] In slots, left to right: { $items }.
}
position-nucleum-on-top = { $tile } (on top of { $under })
position-nucleum-contract-held = { $slot }: { $contract }: { $text }. So far: { $progress }.
position-nucleum-fulfilled = { $count ->
    [0] No contract fulfilled.
   *[other] Fulfilled: { $items }.
}
position-nucleum-taken = { $count ->
    [0] No contract taken.
   *[other] Contracts: { $items }.
}
position-nucleum-experiment = { $experiment }. { $text }
position-nucleum-technology = { $technology }: { $text }
position-nucleum-buildings = { $count ->
    [0] All buildings are on the map.
   *[other] Buildings left: { $items }.
}
position-nucleum-industry = { $count ->
    [0] All turbines and mines are on the map.
   *[other] Turbines and mines left: { $items }.
}
position-nucleum-mines = Mines in { $group }.
position-nucleum-stars = { $count ->
    [0] No milestone star placed
   *[other] Milestone stars on { $spaces }
}; { $left } left.
position-nucleum-stars-of = Stars of { $who }: { $spaces }.
position-nucleum-city = { $city }, { $colour }{ $plant }: { $spaces }.
position-nucleum-plant-coal = {", "}coal power plant
position-nucleum-plant-nucleum = {", "}power plant with a nucleum
position-nucleum-plant-empty = {", "}power plant without a nucleum (placing one brings { $bonus })
position-nucleum-space = { $space }: { $piece }
position-nucleum-space-free = { $space }: free
position-nucleum-rubble = closed by rubble
position-nucleum-piece-of = { $piece } of { $who }
position-nucleum-piece-energized = { $piece }, energized
position-nucleum-piece-dark = { $piece }, not energized
position-nucleum-link = { $link } ({ $text })
position-nucleum-link-complete = { $link }, complete, with tiles of { $owners }.
position-nucleum-link-open = { $link }: { $tiles }.
position-nucleum-links-empty = Still without a tile: { $links }.
position-nucleum-towards = { $action } ({ $colour }) toward { $city }
position-nucleum-rail = space { $number }, { $who }: { $tile }
position-nucleum-coal-one-price = { $area }: { $text }
position-nucleum-wagons = { $area }, into { $cities }: { $fresh ->
    [one] 1 wagon
   *[other] { $fresh } wagons
} at { $cheap } thaler, { $flipped ->
    [one] 1 flipped one
   *[other] { $flipped } flipped ones
} at { $dear } thaler; after them coal costs { $bare } thaler.
position-nucleum-offered = For { $thaler } thaler: { $tile }.
position-nucleum-tiles-left = { $count ->
    [0] The stack is empty.
    [one] 1 tile left in the stack.
   *[other] { $count } tiles left in the stack.
}
position-nucleum-contract = { $contract }: { $text }.
position-nucleum-contracts-left = { $count ->
    [0] The stacks are empty.
    [one] 1 contract left in the stacks.
   *[other] { $count } contracts left in the stacks.
}
position-nucleum-milestone = { $segment }, { $milestone }: { $text } { $bonus }
position-nucleum-gone = The nucleum here is taken.

## Turning the pages of a table in words

button-text = As Text
text-heading = **{ $table }** · { $section } ({ $page } of { $pages })
text-sections = Go to a part
parameter-board-text = As text instead of a picture, for screen readers
alt-nucleum-income = Recharge now: { $income }.

## Punctuation between parts

labelled = { $label }: { $what }
remarks = { $first } · { $more }
next-sentence = { $first } { $second }

## Places of pictures

spot-score = Points of { $who }
spot-of = { $who } · { $what }
spot-nucleum-star = Space { $space } of the milestone track
spot-nucleum-no-tile = Action tiles on offer: empty space
spot-nucleum-no-contract = Contracts: empty space
spot-nucleum-red = every tile costs extra here

### Solo play of Nucleum: Baron von Automat

option-opponent = opponent
option-opponent-none = none
option-about-opponent-none = Only people and computer players take part.
option-opponent-baron = Baron von Automat
option-about-opponent-baron = One or two people against the automated Baron.
option-opponent-barons = two Barons
option-about-opponent-barons = One person against two automated Barons.
option-level = the Baron's level
option-about-level = 1 is the easiest, 5 the hardest.
option-challenge = challenge
option-challenge-none = none
option-challenge-one-tile-less = One Tile Less
option-challenge-no-exchanges = No Exchanges
option-challenge-two-chairs = Two Chairs
option-challenge-empty-purse = Empty Purse
option-challenge-no-directive = No Directive
option-challenge-baron-ahead = The Baron Ahead
option-challenge-dear-coal = Costly Coal
option-challenge-six-slots = Six Slots
option-challenge-hurried-baron = Baron in a Hurry
option-challenge-his-contracts = His Contracts

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

kind-return = Return a Tile
verb-return = Return { $code }
nuc-prompt-return = Return one of your starting tiles to the box.

button-automata-nucleum = Baron's Row


## Components

nucleum-solo-logic = Logic card { $number }
nucleum-solo-logic-text = { $cities } { $buildings } { $rows }
nuc-solo-card-cities = { $tie ->
    [lowest] Cities, railways and contracts: lowest number first.
   *[highest] Cities, railways and contracts: highest number first.
}
nuc-solo-card-buildings = Urbanize: { $first }, then { $second }, then { $third }.
nuc-solo-card-rows = Industrialize: { $row ->
    [lowest] lowest row first
   *[highest] highest row first
}, { $first ->
    [turbine] its turbine before its mine.
   *[mine] its mine before its turbine.
}
nuc-solo-kind-residence = residence
nuc-solo-kind-factory = factory
nuc-solo-kind-laboratory = laboratory
nucleum-solo-level = Level { $number }
nucleum-solo-level-text = The Baron starts with { $start } and gains { $recharge } each time he recharges. { $off ->
    [0] {""}
   *[other] Coal costs him { $off } thaler less in each energize action.{" "}
}At the end he scores { $first }, { $second }, { $third } or { $fourth } VP each time he meets a milestone, lowest segment first, and { $contract ->
    [0] nothing for contracts
   *[other] { $contract } VP for each contract
}.
nucleum-challenge-one-tile-less = Before your first turn, return one of your two-sided starting tiles to the box.
nucleum-challenge-no-exchanges = You cannot exchange uranium for workers or workers for thaler. Uranium you have no room for is lost.
nucleum-challenge-two-chairs = With the court: the Baron starts as leader of every party that a neutral politician would lead.
nucleum-challenge-empty-purse = You start with 0 thaler.
nucleum-challenge-no-directive = You play without your special directive.
nucleum-challenge-baron-ahead = The Baron starts with a second star, on milestone space 7.
nucleum-challenge-dear-coal = All coal wagons start on their expensive side.
nucleum-challenge-six-slots = You have 6 action slots: the last two are covered.
nucleum-challenge-hurried-baron = The Baron's second recharge triggers the end, not his third.
nucleum-challenge-his-contracts = At each recharge the Baron also takes a gold contract.
help-kind-logic = logic card
help-kind-level = level
help-kind-challenge = challenge
help-kind-trophy = trophy

## Set-up

nuc-event-solo-row = { $who } plays with { $experiment }. Tile row: { $tiles }.
nuc-event-solo-first = { $who } starts in { $city }.
nuc-event-solo-returned = { $who } returned { $tile } to the box.

## His turn

nuc-event-solo-roll = { $who } rolled { $die }: { $tile }{ $block ->
    [yes] , just left of the stop block.
   *[no] .
}
nuc-event-solo-next = { $who } also used the next tile: { $tile }.
nuc-event-solo-use = { $reason ->
    [railway] It becomes a railway: other tiles have its main actions too.
    [subsidies] It becomes a railway: it has no main action.
    [last] It stays an action tile: no other tile has { $action }.
    [worker] It stays an action tile: he has no worker for a railway.
    [space] It stays an action tile: he cannot afford any free railway space.
   *[chain] This tile never becomes a railway.
}
nuc-event-solo-card = Logic card { $card } was turned.
nuc-event-solo-cannot = { $who } could not use { $action }.
nuc-event-solo-unavailable = { $who } could not use { $action }: { $why }.
nuc-why-solo-urbanize = no building that he can afford has a space
nuc-why-solo-industrialize = no turbine or mine that he can afford has a space
nuc-why-solo-develop = the offer is empty
nuc-why-solo-contract = no contract is on display
nuc-why-solo-contract-limit = he already has { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
nuc-why-solo-energize = there is no building that he can energize
nuc-event-solo-develop = { $who } took { $tile } from the offer.
nuc-event-solo-remove = { $who } removed { $tile } from the offer.
nuc-event-solo-contract = { $who } took { $contract }, for points at the end.
nuc-event-solo-recharge = { $who } recharged ({ $count } of { $needed }), { $why ->
    [block] as the stop block is leftmost
   *[goods] having neither thaler nor workers
}: { $thaler } thaler, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
nuc-event-solo-end = { $who } has recharged { $count } times: the game ends after this round and one more turn each.
nuc-event-solo-last = { $who } energizes twice without paying in the last turn.

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = Logic card { $card }: { $chosen } before { $other }.
nuc-event-solo-why-piece = Logic card { $card }: { $chosen } before { $other }.
nuc-event-solo-why-contract = Logic card { $card }: { $tie ->
    [lowest] lowest number first
   *[highest] highest number first
}, so { $chosen }, not { $other }.
nuc-event-solo-why-city = { $reason ->
    [special] A space for special buildings
    [nucleum] Connected to a plant with a nucleum
    [plant] Connected to a power plant
    [royal] A royal city
    [new] A city new to him
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-target = { $reason ->
    [government] Government buildings first
    [special] Special buildings first
    [least] Lowest requirement first
    [neutral] Neutral buildings first
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-plant = { $reason ->
    [network] In his network
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-rail = { $reason ->
    [completes] It completes the link
    [matches] Most ends match there
    [touches] It touches his network
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.

## The table in words

nuc-solo-level = Level { $level }. { $what }
nuc-solo-two-people = Against two players he scores { $vp } VP more each time he meets a milestone.
nuc-solo-challenge = Challenge { $name }: { $what }
nuc-solo-card = Last turned: { $card }. { $what }
nuc-solo-deck = { $count ->
    [one] { $count } logic card is face down.
   *[other] { $count } logic cards are face down.
}
nuc-solo-recharges = { $who } has recharged { $count } of { $needed } times.
nuc-solo-row = Tile row, left to right: { $tiles }. { $before ->
    [0] The stop block is leftmost.
    [one] { $before } tile lies left of the stop block.
   *[other] { $before } tiles lie left of the stop block.
}
nuc-solo-block = the stop block
nuc-solo-next = Next roll for { $who }: { $chances }.
nuc-solo-chance = { $tile } on { $faces } of { $of } faces
nuc-solo-next-recharge = { $who } recharges next.
nuc-solo-challenge-line = **{ $name }**: { $what }

## Hints for a first game

advice-solo-row = { $next } Press Baron's Row to see all his tiles. Build where the Baron would build next, or let the Baron finish your railways.
advice-solo-end-near = After the Baron's next recharge only the last turns remain. Energize what you can.

## Pictures

view-baron = the Baron's row
render-nucleum-solo-logic = Logic card
render-nucleum-solo-level = Level { $level }
render-nucleum-solo-row = Row of tiles
render-nucleum-solo-next = Next roll of the die
render-nucleum-solo-last = last: { $tile }
render-nucleum-solo-recharges = recharges next
render-nucleum-solo-contracts = Contracts: { $contracts } ({ $points } VP each at the end)
render-nucleum-solo-no-contracts = No contracts yet ({ $points } VP each at the end)
render-nucleum-solo-no-card = No logic card turned yet.
render-nucleum-solo-deck = { $count ->
    [one] { $count } more is face down.
   *[other] { $count } more are face down.
}
render-nucleum-legend-solo = Baron von Automat
render-nucleum-legend-die = faces of the die that lead to a tile
render-nucleum-legend-stop = stop block: rolls do not pass it
render-nucleum-legend-recharge = recharges so far / until the end
render-nucleum-alt-solo = { $title }: the Baron at level { $level }.
render-nucleum-alt-solo-baron = { $name }: { $goods }. { $contracts }.
page-nucleum-alt-solo-row = A row of tiles with faces of the die below them and the stop block among them.
page-nucleum-alt-solo-logic = A logic card: from which city number to which, the order of building types, of rows, and turbine or mine.
page-nucleum-alt-solo-levels = The five levels: what the Baron starts with, gains when he recharges and scores for milestones and contracts.
page-nucleum-solo-row = A roll counts tiles from the left. A roll that reaches the stop block means the tile just left of it. The tile used goes to the far right, so the block moves left.

## Rules

rules-nucleum-solo-title = Solo: Baron von Automat
rules-nucleum-solo-terms = Baron, automaton, stop block, row of tiles
rules-nucleum-solo =
    Play alone or as a pair against the Baron, or alone against two Barons. He follows the rules below and has no player board. `/new` with an opponent starts a game at once.

    His row of tiles: four two-sided starting tiles, { $tiles } general ones, and his special directive as **stop block** on the far right.

    {""}**His turn:** with neither thaler nor workers, or with the stop block leftmost, he recharges: goods by his level, the block back to the far right, and a star { $step } spaces above his highest. Otherwise he rolls a die (1, 1, 2, 2, 3, 4) and uses the tile at that place:
    - **Railway:** if other tiles of his row have all its main actions and he has a worker.
    - **Actions:** otherwise he does what he can with it, in this order: ship and court (with expansions), urbanize, industrialize, develop, contract, energize, then the rest. The tile goes to the far right.

    {""}**End:** when he has recharged { $recharges } times, or after { $ends } end conditions (not the third King's Day). Finish the round, then one more turn each. In his last one he energizes { $energizes } times without paying.

    {""}**He scores** energized buildings as you do, milestones and contracts by his level, 1 VP for each thaler and worker, and King's Days. A tie is not a win.
rules-nucleum-solo-choices-title = Solo: How the Baron Chooses
rules-nucleum-solo-choices =
    If several things are possible he goes down a list, and a **logic card** settles what is still tied.

    {""}**Urbanize:** the type by the card, the cheapest building of it that he can afford. City: connected to a power plant, one with a nucleum first; then one new to him; then the card.
    {""}**Industrialize:** row, and turbine or mine, by the card.
    {""}**Develop:** the rightmost tile on offer, free, into his row just left of the stop block.
    {""}**Contract:** one on display, by the card, and no more than { $contracts } in all. He never fulfills it: it scores at the end.
    {""}**Energize:** government first, then the lowest requirement, then neutral buildings, then the card.
    {""}**Railway:** a space that completes a link, then where most ends match, then one touching his network, then the card.

    Instead of an income step he gains 1 thaler, 1 worker or 1 VP at once; instead of a technology, VP equal to its level; instead of achievements, nothing. Each post says why he chose as he did.

    {""}**Lowest or highest number:** the card means the printed number of a city, contract or party. The order for railways, his contracts and levels 1, 2, 4 and 5 are this bot's own.
rules-nucleum-solo-expansions-title = Solo: Expansions
rules-nucleum-solo-expansions =
    What else the Baron does with expansions. Ships, the court and Gibraltar have pages of their own.

    {""}**Special buildings:** instead of his own building he places the one on offer of that type and level, if he can pay 1 thaler more and has an urbanization token left. Special spaces come first.
    {""}**Energize:** special buildings come after government buildings and before the lowest requirement. Energizing one scores him 1 VP for each achievement it would bring you.
    {""}**Coal mines** (Australia): with industrialize he takes one when the card's order comes to a row whose turbine and mine he has placed. He pays for it and uses its coal as you do.
    {""}**Hobart** (Australia) counts as a plant with a nucleum when he chooses a city.
rules-nucleum-solo-levels-title = Solo: Levels
rules-nucleum-solo-levels =
    There are { $count } levels. Choose one with `/new level:`, or among the options of a table. Without expansions, level 3 has the goods, recharges and milestones of the printed game. With expansions his goods and points differ, so that each level stays about as hard. Against two players he scores { $more } VP more each time he meets a milestone.

    Each line of the picture shows: what the Baron starts with; what he gains when he recharges; how many VP he scores each time he meets a milestone, lowest segment first; and for each contract. At high levels coal costs him less.

    `/records` shows your results by level and your trophies.
rules-nucleum-solo-challenges-title = Solo: Challenges
rules-nucleum-solo-challenges =
    A table option that makes one thing harder, at any level.

    - { $line1 }
    - { $line2 }
    - { $line3 }
    - { $line4 }
    - { $line5 }
    - { $line6 }
    - { $line7 }
    - { $line8 }
    - { $line9 }
    - { $line10 }

## Trophies

nucleum-trophy-finished = To the End
nucleum-trophy-finished-text = Play a solo game to its end.
nucleum-trophy-level-1 = Level 1
nucleum-trophy-level-1-text = Win at level 1 or higher.
nucleum-trophy-level-2 = Level 2
nucleum-trophy-level-2-text = Win at level 2 or higher.
nucleum-trophy-level-3 = Level 3
nucleum-trophy-level-3-text = Win at level 3 or higher.
nucleum-trophy-level-4 = Level 4
nucleum-trophy-level-4-text = Win at level 4 or higher.
nucleum-trophy-level-5 = Level 5
nucleum-trophy-level-5-text = Win at level 5 or higher.
nucleum-trophy-experiment-A = Experiment A
nucleum-trophy-experiment-A-text = Win with experiment A at level 2 or higher.
nucleum-trophy-experiment-B = Experiment B
nucleum-trophy-experiment-B-text = Win with experiment B at level 2 or higher.
nucleum-trophy-experiment-C = Experiment C
nucleum-trophy-experiment-C-text = Win with experiment C at level 2 or higher.
nucleum-trophy-experiment-D = Experiment D
nucleum-trophy-experiment-D-text = Win with experiment D at level 2 or higher.
nucleum-trophy-experiment-E = Experiment E
nucleum-trophy-experiment-E-text = Win with experiment E at level 2 or higher.
nucleum-trophy-experiment-F = Experiment F
nucleum-trophy-experiment-F-text = Win with experiment F at level 2 or higher.
nucleum-trophy-map-saxony = Saxony
nucleum-trophy-map-saxony-text = Win on the map of Saxony at level 3 or higher.
nucleum-trophy-map-gibraltar = Gibraltar
nucleum-trophy-map-gibraltar-text = Win on the map of Gibraltar at level 3 or higher.
nucleum-trophy-map-australia = Australia
nucleum-trophy-map-australia-text = Win on the map of Australia at level 3 or higher.
nucleum-trophy-two-barons = Two Barons
nucleum-trophy-two-barons-text = Beat two Barons at once: score more than each of them.
nucleum-trophy-together = Together
nucleum-trophy-together-text = As two players against a Baron, both score more than he does.
nucleum-trophy-points-150 = 150 Points
nucleum-trophy-points-150-text = Score 150 points or more.
nucleum-trophy-points-200 = 200 Points
nucleum-trophy-points-200-text = Win with 200 points or more.
nucleum-trophy-by-fifty = By Fifty
nucleum-trophy-by-fifty-text = Win by 50 points or more.
nucleum-trophy-few-rails = Few Rails
nucleum-trophy-few-rails-text = Win with at most 2 railway tiles placed.
nucleum-trophy-rail-baron = Rail Baron
nucleum-trophy-rail-baron-text = Place 10 or more railway tiles in one game.
nucleum-trophy-all-eight = All Eight
nucleum-trophy-all-eight-text = Unlock all 8 technologies of your experiment.
nucleum-trophy-ten-contracts = Ten Contracts
nucleum-trophy-ten-contracts-text = Fulfill 10 or more contracts, purple and military ones included.
nucleum-trophy-clean-coal = Not a Lump of Coal
nucleum-trophy-clean-coal-text = Win with 5 or more buildings energized and no coal burned.
nucleum-trophy-three-forts = Three Forts
nucleum-trophy-three-forts-text = Fulfill all three military contracts of a game.
nucleum-trophy-great-laboratory = Great Laboratory
nucleum-trophy-great-laboratory-text = Energize a level IV laboratory of your own.
nucleum-trophy-royal-favour = Royal Favor
nucleum-trophy-royal-favour-text = Take first place alone on all three King's Days of a game.
nucleum-trophy-three-parties = Three Parties
nucleum-trophy-three-parties-text = Win while leading three parties at the end.
nucleum-trophy-challenges-ten = Ten Challenges
nucleum-trophy-challenges-ten-text = Win with each of the ten challenges, at any level.

nucleum-number-baron-die = Faces of the Barons' die
nucleum-number-baron-star-step = Printed spaces from a Baron's highest star to his next
nucleum-number-baron-recharges = A Baron's recharges that trigger the end
nucleum-number-baron-ends = End conditions that trigger the end with a Baron
nucleum-number-baron-tiles = General tiles in a Baron's row at the start
nucleum-number-baron-last-energizes = Energize actions of a Baron's last turn
nucleum-number-baron-two-people-vp = Extra VP of a Baron against two players, each time he meets a milestone

## The tale of a turn

nuc-turn-solo-roll = rolled { $die }: { $tile }{ $block ->
    [yes] , just left of the stop block
   *[no] { "" }
}
nuc-deed-solo-next = Next tile too: { $tile }
nuc-deed-solo-cannot = Could not use { $action }
nuc-deed-solo-unavailable = Could not use { $action }: { $why }
nuc-deed-solo-develop = Took { $tile } from the offer
nuc-deed-solo-remove = Removed { $tile } from the offer
nuc-deed-solo-contract = Took { $contract } (points at the end)
nuc-turn-solo-recharge = recharge { $count } of { $needed }, { $why ->
    [block] as the stop block is leftmost
   *[goods] having neither thaler nor workers
}

## Which box it is from

expansion-nucleum-solo = Solo mode

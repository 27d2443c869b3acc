### Nucleum's components: names, effects, conditions, everything printed on the table.

## Joining words

nucleum-several = { $count } × { $what }
nucleum-list = { $items }
nucleum-clauses = { $first }; { $more }
nucleum-or-more = { $first }, { $next }
nucleum-or-brief = { $first }/{ $last }
nucleum-or = { $first } or { $last }
nucleum-filtered = { $what } { $how }
nucleum-for-each = { $what } for each { $each }
nucleum-nothing = nothing
nucleum-plain = { $value }
nucleum-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Amounts

nucleum-amount-thaler = { $count } thaler
nucleum-amount-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
nucleum-amount-uranium = { $count } uranium
nucleum-amount-achievement = { $count ->
    [one] 1 achievement
   *[other] { $count } achievements
}
nucleum-amount-vp = { $count } VP

## Colors, types, tracks

nucleum-colour-white = white
nucleum-colour-purple = purple
nucleum-colour-orange = orange
nucleum-colour-green = green
nucleum-colour-wild = four-colored
nucleum-colour-none = colorless

nucleum-type-residence = residence
nucleum-type-factory = factory
nucleum-type-laboratory = laboratory
nucleum-type-government = government
nucleum-both-types = { $first }/{ $second }

nucleum-track-thaler = thaler income
nucleum-track-worker = worker income
nucleum-track-vp = VP income
nucleum-track-any = any income

nucleum-marker-thaler = the thaler income marker
nucleum-marker-worker = the worker income marker
nucleum-marker-vp = the VP income marker
nucleum-marker-any = any income marker
nucleum-marker-all = every income marker

## The map

nucleum-side-saxony-12 = Saxony, 1–2 players
nucleum-side-saxony-34 = Saxony, 3–4 players
nucleum-side-text = { $cities } cities, { $links } links. Completing a link: { $rewards }.
nucleum-completion = { $length } spaces: { $track } +{ $steps } { $each ->
    [yes] for each tile you own in it
   *[no] for each participant
}

nucleum-city-aussig = Aussig
nucleum-city-bautzen = Bautzen
nucleum-city-bruex = Brüx
nucleum-city-chemnitz = Chemnitz
nucleum-city-dresden = Dresden
nucleum-city-freiberg = Freiberg
nucleum-city-glashuette = Glashütte
nucleum-city-goerlitz = Görlitz
nucleum-city-grimma = Grimma
nucleum-city-joachimsthal = Joachimsthal
nucleum-city-karlsbad = Karlsbad
nucleum-city-leipzig = Leipzig
nucleum-city-marienberg = Marienberg
nucleum-city-plauen = Plauen
nucleum-city-praha = Praha
nucleum-city-pressnitz = Preßnitz
nucleum-city-riesa = Riesa
nucleum-city-zittau = Zittau
nucleum-city-zwickau = Zwickau
nucleum-city-text = Number { $number }, { $colour }: { $parts }.

nucleum-space-building = { $types } space
nucleum-space-red = red space for any building
nucleum-space-special = space for a special building
nucleum-space-mine = { $red ->
    [yes] red mine space
   *[no] mine space
}{ $uranium ->
    [0] {""}
   *[other] {" "}with { $uranium } uranium
}
nucleum-space-turbine = { $red ->
    [yes] red turbine space
   *[no] turbine space
}
nucleum-plant = power plant (for placing a nucleum: { $bonus })
nucleum-plant-coal = coal power plant (takes no uranium)
nucleum-plant-built-in = experimental power plant with a built-in nucleum
nucleum-energized-factor = energized buildings score { $factor } times their points

nucleum-energized-vp = each energized building scores { $vp } VP more
nucleum-link = { $first }–{ $last }
nucleum-link-text = { $spaces ->
    [one] 1 railway space
   *[other] { $spaces } railway spaces
}{ $red ->
    [yes] , red: every tile costs extra
   *[no] {""}
}

nucleum-link-reward = { $effects } (space { $space } of { $spaces })
nucleum-link-rewards = { $text }. For a tile there at once: { $rewards }
nucleum-coal-area-west = Western coal area
nucleum-coal-area-north-east = Northeastern coal area
nucleum-coal-area-text = Coal arrives in { $cities }. Wagons: { $wagons }.
nucleum-coal-area-fixed = Coal arrives in { $cities }. A coal costs { $thaler } thaler, at most { $limit } in each energize action.
nucleum-wagons = { $wagons } with { $players ->
    [one] 1 player
   *[other] { $players } players
}

## What is counted: one of it, after "each"

nucleum-each-pieces = { $energized ->
    [yes] energized building
   *[no] building, mine or turbine
}
nucleum-each-urban = { $energized ->
    [yes] energized building
   *[no] urban building
}
nucleum-each-residence = { $energized ->
    [yes] energized residence
   *[no] residence
}
nucleum-each-factory = { $energized ->
    [yes] energized factory
   *[no] factory
}
nucleum-each-laboratory = { $energized ->
    [yes] energized laboratory
   *[no] laboratory
}
nucleum-each-government = { $energized ->
    [yes] energized government building
   *[no] government building
}
nucleum-each-mine = mine
nucleum-each-turbine = turbine
nucleum-each-city = city
nucleum-each-network-cities = city in your largest network
nucleum-each-railways = railway tile of yours
nucleum-each-links = { $length ->
    [0] completed link with a tile of yours
   *[other] completed link of { $length } or more spaces with a tile of yours
}
nucleum-each-contracts = fulfilled contract
nucleum-each-technologies = unlocked technology
nucleum-each-tiles = action tile, not counting railways
nucleum-each-achievements = achievement you hold
nucleum-each-income = space up to your { $track } marker

## What is counted: a number of it

nucleum-kind-urban = { $energized ->
    [yes] energized buildings
   *[no] urban buildings
}
nucleum-kind-residence = { $energized ->
    [yes] energized residences
   *[no] residences
}
nucleum-kind-factory = { $energized ->
    [yes] energized factories
   *[no] factories
}
nucleum-kind-laboratory = { $energized ->
    [yes] energized laboratories
   *[no] laboratories
}
nucleum-kind-government = { $energized ->
    [yes] energized government buildings
   *[no] government buildings
}
nucleum-kind-mine = mines
nucleum-kind-turbine = turbines
nucleum-count-several = { $count } { $kinds }
nucleum-with-two = { $what } ({ $count } with 1 or 2 players)
nucleum-count-pieces = { $energized ->
    [yes] { $count ->
        [one] 1 energized building
       *[other] { $count } energized buildings
    }
   *[no] { $count ->
        [one] 1 building, mine or turbine
       *[other] { $count } buildings, mines or turbines
    }
}
nucleum-count-urban = { $energized ->
    [yes] { $count ->
        [one] 1 energized building
       *[other] { $count } energized buildings
    }
   *[no] { $count ->
        [one] 1 urban building
       *[other] { $count } urban buildings
    }
}
nucleum-count-residence = { $energized ->
    [yes] { $count ->
        [one] 1 energized residence
       *[other] { $count } energized residences
    }
   *[no] { $count ->
        [one] 1 residence
       *[other] { $count } residences
    }
}
nucleum-count-factory = { $energized ->
    [yes] { $count ->
        [one] 1 energized factory
       *[other] { $count } energized factories
    }
   *[no] { $count ->
        [one] 1 factory
       *[other] { $count } factories
    }
}
nucleum-count-laboratory = { $energized ->
    [yes] { $count ->
        [one] 1 energized laboratory
       *[other] { $count } energized laboratories
    }
   *[no] { $count ->
        [one] 1 laboratory
       *[other] { $count } laboratories
    }
}
nucleum-count-government = { $energized ->
    [yes] { $count ->
        [one] 1 energized government building
       *[other] { $count } energized government buildings
    }
   *[no] { $count ->
        [one] 1 government building
       *[other] { $count } government buildings
    }
}
nucleum-count-mine = { $count ->
    [one] 1 mine
   *[other] { $count } mines
}
nucleum-count-turbine = { $count ->
    [one] 1 turbine
   *[other] { $count } turbines
}
nucleum-count-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
nucleum-cities-with = { $cities } with at least one { $piece }
nucleum-count-network-cities = { $count ->
    [one] 1 city in your network
   *[other] { $count } cities in one network
}
nucleum-count-railways = { $count ->
    [one] 1 railway tile
   *[other] { $count } railway tiles
}
nucleum-count-links = { $length ->
    [0] { $count ->
        [one] 1 completed link with a tile of yours
       *[other] { $count } completed links with tiles of yours
    }
   *[other] { $count ->
        [one] 1 completed link of { $length } or more spaces with a tile of yours
       *[other] { $count } completed links of { $length } or more spaces with tiles of yours
    }
}
nucleum-count-contracts = { $count ->
    [one] 1 fulfilled contract
   *[other] { $count } fulfilled contracts
}
nucleum-count-technologies = { $count ->
    [one] 1 unlocked technology
   *[other] { $count } unlocked technologies
}
nucleum-count-tiles = { $count ->
    [one] 1 action tile, not counting railways
   *[other] { $count } action tiles, not counting railways
}
nucleum-count-achievements = { $count ->
    [one] 1 achievement held
   *[other] { $count } achievements held
}
nucleum-count-income = { $marker } on space { $count } or higher

nucleum-filter-level = of level { $level } or higher
nucleum-filter-cities = in { $cities }
nucleum-filter-colours = in { $colours } cities
nucleum-filter-joined = in one network with { $cities }
nucleum-filter-network-one = in one network
nucleum-filter-network-same = in the same network
nucleum-filter-network-plant = connected to the power plant
nucleum-filter-anyone = (anyone's)

nucleum-progress = { $what } (you have { $have })
nucleum-progress-income = { $what } (now { $have })
nucleum-progress-one = { $what } ({ $have ->
    [0] not yet
   *[other] done
})
nucleum-scoring = At the end of the game: { $steps }.
nucleum-threshold = { $vp } VP for { $what }
nucleum-threshold-more = { $vp } VP for { $count }

## Effects in the fewest words

nucleum-label-income = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps } for { $cost } thaler
}
nucleum-label-track = { $track ->
    [thaler] Thaler income
    [worker] Worker income
    [vp] VP income
   *[any] Any income
}
nucleum-label-technology = Technology { $level }
nucleum-label-directive = Any main action −{ $thaler }
nucleum-label-take-tile = { $thaler ->
    [0] Action tile
   *[other] Action tile −{ $thaler }
}
nucleum-label-take-tile-free = Free action tile
nucleum-label-special-tiles = Special tiles
nucleum-label-extra-railway = Another railway
nucleum-label-slot-reward = { $other ->
    [yes] Another slot's bonus
   *[no] Any slot's bonus
}
nucleum-label-place-nucleum = Nucleum

nucleum-action-urbanize = Urbanize
nucleum-action-industrialize = Industrialize
nucleum-action-develop = Develop
nucleum-action-contract = Contract
nucleum-action-energize = Energize
nucleum-action-urbanize-plural = urbanize actions
nucleum-action-industrialize-plural = industrialize actions
nucleum-action-urbanize-text = Place an urban building from your board in a city of your network, for its thaler.
nucleum-action-industrialize-text = Place a mine or turbine from your board in a city of your network, for its row's workers.
nucleum-action-develop-text = Take 1 action tile from the offer at its price, or 2 for an additional surcharge.
nucleum-action-contract-text = Take a silver or gold contract into a free contract slot and gain the slot's bonus.
nucleum-action-energize-text = Bring coal and uranium to a power plant and energize one of your buildings or a neutral one.

nucleum-short-thaler-off = −{ $count }
nucleum-short-workers-off = { $count ->
    [one] −1 worker
   *[other] −{ $count } workers
}
nucleum-short-electricity = +{ $count }
nucleum-short-uranium = +{ $count } uranium
nucleum-short-ignore-network = anywhere
nucleum-short-double-slot = ×2

## Effects in full

nucleum-effect-income-one = { $cost ->
    [0] { $track } +{ $steps }
   *[other] { $track } +{ $steps } for { $cost } thaler
}
nucleum-effect-income-any = { $steps ->
    [one] { $cost ->
        [0] any income +1
       *[other] any income +1 for { $cost } thaler
    }
   *[other] { $cost ->
        [0] { $steps } income steps on any tracks
       *[other] { $steps } income steps on any tracks for { $cost } thaler
    }
}
nucleum-effect-technology = technology { $level }
nucleum-effect-details = { $what } { $details }
nucleum-effect-action-urbanize = an urbanize action
nucleum-effect-action-industrialize = an industrialize action
nucleum-effect-action-develop = a develop action
nucleum-effect-action-contract = a contract action
nucleum-effect-action-energize = an energize action
nucleum-long-thaler-off = for { $count } thaler less
nucleum-long-workers-off = { $count ->
    [one] for 1 worker less
   *[other] for { $count } workers less
}
nucleum-long-electricity = with { $count } more electricity
nucleum-long-uranium = with { $count } uranium
nucleum-long-ignore-network = in any city
nucleum-long-double-slot = with the slot's bonus twice
nucleum-effect-directive = any main action for { $thaler } thaler less
nucleum-effect-take-tile = { $thaler ->
    [0] an action tile from the offer at its price
   *[other] an action tile from the offer for { $thaler } thaler less
}
nucleum-effect-take-tile-free = any action tile of the offer, free
nucleum-effect-special-tiles = the special action tiles of your experiment
nucleum-effect-extra-railway = one more railway tile, without a worker
nucleum-effect-slot-reward = { $other ->
    [yes] the bonus of another contract slot
   *[no] the bonus of any contract slot
}
nucleum-effect-place-nucleum = a nucleum token to place in a power plant
nucleum-times = { $count ->
    [2] { $what }, twice
   *[other] { $what }, { $count } times
}

## Abilities

nucleum-ability-on = whenever you { $moment }: { $effects }
nucleum-moment-place-building = place an urban building
nucleum-moment-place-mine = place a mine
nucleum-moment-place-turbine = place a turbine
nucleum-moment-energize = energize a building
nucleum-moment-gain-contract = gain a contract
nucleum-moment-fulfil-contract = fulfill a contract
nucleum-moment-place-railway = place a railway tile
nucleum-moment-requirement = { $moment } that needs { $electricity } or more electricity

nucleum-modifier-urbanize-thaler-off = your urbanize actions cost { $count } thaler less
nucleum-modifier-industrialize-workers-off = your industrialize actions cost { $count ->
    [one] 1 worker
   *[other] { $count } workers
} less
nucleum-modifier-coal-thaler-off = coal costs { $count } thaler less in each of your energize actions
nucleum-modifier-red-thaler-off = red-bordered spaces and red links cost you { $count } thaler less
nucleum-modifier-second-tile-thaler-off = a second tile in a develop action costs { $count } thaler less
nucleum-modifier-electricity = your energize actions get { $count } more electricity
nucleum-modifier-plant-uranium = you may bring { $count } more uranium to a plant with a nucleum
nucleum-modifier-first-uranium-electricity = the first uranium of each energize action gives { $count } more electricity
nucleum-modifier-mine-size = each of your mines holds { $count } more uranium
nucleum-modifier-per = { $limit ->
    [0] { $what } for each { $each }
   *[other] { $what } for each { $each }, at most { $limit }
}
nucleum-permit-ignore-network = your { $action } may choose any city
nucleum-permit-foreign-turbines = other players' turbines cost you nothing and count as yours for the uranium of a plant
nucleum-permit-unmatched-end = with each railway tile you place you may also resolve one action that does not match

## Tiles, contracts, technologies

nucleum-tile = { $first } | { $second }
nucleum-tile-text = { $first }; { $second }.
nucleum-half-text = { $colour } edge: { $effects }
nucleum-directive-text = { $effects }; never a railway.

nucleum-contract-initial = Initial Contract { $id }
nucleum-contract-silver = Silver Contract { $id }
nucleum-contract-gold = Gold Contract { $id }
nucleum-contract-purple = Purple Contract { $id }
nucleum-contract-text = { $conditions } → { $rewards }

nucleum-technology = Technology { $id } (level { $level })
nucleum-technology-once = Immediately: { $effects }.
nucleum-technology-lasting = From now on, { $abilities }.
nucleum-experiment = Experiment { $id }
nucleum-experiment-text = Turbine effect: { $abilities }.

nucleum-milestone-residence = Residences
nucleum-milestone-factory = Factories
nucleum-milestone-laboratory = Laboratories
nucleum-milestone-turbine = Turbines
nucleum-milestone-mine = Mines
nucleum-milestone-railways = Railways
nucleum-milestone-energized-cities = Energized Cities
nucleum-milestone-tiles = Action Tiles
nucleum-milestone-each = Counts once per { $what }.
nucleum-milestone-per = Met once for every { $what }.

## Boards and set-up

nucleum-neutral = { $type ->
    [residence] Neutral Residence
    [factory] Neutral Factory
    [laboratory] Neutral Laboratory
   *[government] Neutral Government Building
}
nucleum-neutral-text = Needs { $energy } electricity; gives whoever energizes it { $effects }.
nucleum-building = { $type ->
    [residence] Residence
    [factory] Factory
    [laboratory] Laboratory
   *[government] Government
} { $level }
nucleum-building-text = Costs { $thaler } thaler, needs { $energy } electricity. Energized: { $effects }; at the end { $vp }.
nucleum-row = Row { $number }
nucleum-row-text = Turbine and mine cost { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} each, the mine holds { $size } uranium. Turbine: { $abilities }. Both placed: { $rewards }.
nucleum-turbine-effect = the turbine effect of your experiment
nucleum-slot-brief = Slot { $number }
nucleum-slot = Slot { $number } ({ $effects })
nucleum-slot-text = For a contract put here: { $effects }{ $initial ->
    [yes] ; the initial contract starts here
   *[no] {""}
}.
nucleum-income-value = { $vp ->
    [0] { $amount }
   *[other] { $amount } and { $vp } VP
}
nucleum-end-bonus = { $vp } VP on space { $space }
nucleum-income-text = Start and spaces: { $values }. At the end: { $bonuses }.
nucleum-tier = Tier ×{ $multiplier }
nucleum-tier-text = Spaces { $spaces }: at most one of your stars, worth { $multiplier } times the milestone.
nucleum-segment = Spaces { $low }–{ $high }
nucleum-segment-text = { $first ->
    [yes] First star here: { $effects }.
   *[no] Each star here: { $effects }.
}
nucleum-milestone-space = Space { $space }
nucleum-track-bonus-text = { $vp ->
    [0] At once { $effects }.
   *[other] At once { $effects }; { $vp } VP at the end.
}
nucleum-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
nucleum-players-text = { $tiles } general action tiles, { $silver } silver and { $gold } gold contracts; the game ends after { $conditions } end conditions.
nucleum-card = Setup card S{ $number }
nucleum-card-text = Neutral building: { $neutral }. Nucleum: { $nucleum }. Urban rubble: { $urban }. Mine rubble: { $mine }.
nucleum-card-special = { $text } Rubble on special spaces: { $special }.
nucleum-card-three = { $cities }; with 3 players also { $more }

nucleum-end-action-tiles = Empty stack of action tiles
nucleum-end-contracts = Empty contract stacks
nucleum-end-kings-day = Third King's Day
nucleum-end-technologies = All 8 technologies
nucleum-end-score-flag = Score flag reached
nucleum-end-text = { $vp } VP for the player who triggers it.

nucleum-leftover-uranium = Uranium left
nucleum-leftover-worker = Workers left
nucleum-leftover-thaler = Thaler left
nucleum-leftover-text = 1 VP per { $what }.

nucleum-number-start-thaler = Thaler at the start
nucleum-number-start-workers = Workers available at the start
nucleum-number-reserve-workers = Workers in the reserve at the start
nucleum-number-start-stars = Stars on the side board
nucleum-number-reserve-stars = Stars in reserve
nucleum-number-income-start = Space of the income markers at the start
nucleum-number-flag-vp = VP at the flag
nucleum-number-tile-prices = Prices of the action tiles on offer, in thaler
nucleum-number-second-tile-thaler = Surcharge for a second action tile, in thaler
nucleum-number-red-thaler = Surcharge of red spaces and links, in thaler
nucleum-number-action-slots = Action slots
nucleum-number-coal-thaler = Price of coal in thaler: wagon, flipped wagon, no wagon
nucleum-number-coal-electricity = Electricity of a coal
nucleum-number-uranium-electricity = Electricity of a uranium
nucleum-number-plant-uranium = Uranium a plant with a nucleum takes
nucleum-number-turbine-uranium = Additional uranium for each turbine at the plant
nucleum-number-foreign-turbine-thaler = Thaler paid for another player's turbine
nucleum-number-income-overflow-vp = VP for an income step beyond the track
nucleum-number-kings-day-vp = VP on King's Day for the highest and second highest star
nucleum-number-shown-silver = Silver contracts on offer
nucleum-number-shown-gold = Gold contracts on offer
nucleum-number-shown-purple = Purple contracts on offer of each group
nucleum-number-neutral-buildings = Neutral buildings at the start
nucleum-number-rubble-below-players = Rubble is used with fewer players than

## The check of the component data

nucleum-origin-printed = printed
nucleum-origin-inferred = inferred
nucleum-origin-house = house
nucleum-check-share = { $file }: { $records } records: { $printed } printed, { $inferred } inferred, { $house } house
nucleum-check-all = All files
nucleum-check-percent = { $count } ({ $percent }%)
nucleum-check-good = Everything fits together.

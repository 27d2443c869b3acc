### Nucleum's rules: what players are asked, what happened, why something cannot be done.

## Joining words

nuc-free = free
nuc-thaler-range = { $low }–{ $high } thaler
nuc-cost-red = { $cost }, red-bordered space
nuc-tile-brief = { $code } { $name }
nuc-rail-brief = { $link } { $number }
nuc-tile = { $code } ({ $name })
nuc-place = { $city }, { $space }
nuc-link = { $first }–{ $second }
nuc-rail-space = { $link } (space { $number })
nuc-building-at = { $building }, { $city }
nuc-turbine = Turbine { $row }
nuc-mine = Mine { $row }

## Options

option-map = map
option-map-saxony = Saxony
option-about-map-saxony = The base game.
option-experiments = experiments
option-experiments-choose = chosen in reverse turn order
option-about-experiments-choose = The last player chooses first, the first player last.
option-experiments-random = dealt at random
option-about-experiments-random = Everyone gets one at random.

## Panel

nuc-headline = Round { $round }{ $ended ->
    [0] {""}
   *[other] {" "}· end conditions { $ended }/{ $needed }
}
nuc-headline-ending = Round { $round }, then one more turn each
nuc-headline-flag = score flag at { $flag } VP
nuc-headline-last = Final round: one last turn each
nuc-headline-over = The game is over
nuc-seat-line = { $vp } · { $thaler } · { $workers }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $stored })
} · { $achievements } · slots { $filled }/{ $slots }
nuc-recharge-now = recharge now: { $income }
nuc-seat-line-more = { $line } · { $more }

## Set-up

nuc-prompt-experiment = Choose your experiment.
nuc-event-experiment = { $who } took { $experiment }.
nuc-event-first-player = { $who } is the first player.
nuc-event-neutral = On the map: { $building } ({ $place }).
nuc-event-first-nucleum = The first nucleum is in { $city }.

## Turns

nuc-prompt-turn = Play a tile, build a railway or recharge.
nuc-prompt-resolve = What next? In any order, or skip.
nuc-prompt-action = Which action?
nuc-prompt-option = Choose one.
nuc-reason-ending = The end of the game has been triggered: after this turn you have one more.
nuc-reason-last-round = This is your last turn.
nuc-skip = Skip the rest
nuc-recharge = Recharge
nuc-recharge-detail = gives { $income }, then a milestone star
nuc-recharge-star-zero = Recharge (star on 0: { $vp } VP)
nuc-recharge-zero = gives { $income }; a star on 0 ({ $star })
nuc-rail-detail = { $spaces ->
    [one] 1 free railway space
   *[other] { $spaces } free railway spaces
}
nuc-directive-action = { $action }, { $thaler } thaler off
nuc-task-of = { $what } ({ $tile })
nuc-event-play = { $who } played { $tile } in slot { $slot }.
nuc-event-last-round = The end of the game has been triggered: everyone takes one more turn.
nuc-event-nothing = { $who } could not use it.

## Goods

nuc-event-gain = { $who }: +{ $what }.
nuc-event-gain-by = { $by }: { $who } +{ $what }.
nuc-event-income = { $who }: { $track } +{ $steps }, now on space { $space }.
nuc-event-income-by = { $by }: { $who }, { $track } +{ $steps }, now on space { $space }.
nuc-by-buildings = Building reward
nuc-by-contracts = Contract
nuc-by-end-conditions = End condition
nuc-by-energized = Energized
nuc-by-income = Income
nuc-by-income-overflow = Income past the last space
nuc-by-instead-technology = Instead of a technology
nuc-by-kings-day = King's Day
nuc-by-milestone-space = Milestone track
nuc-by-mine = New mine
nuc-by-plant = Power plant
nuc-by-railway = Railway complete
nuc-by-space = Railway space
nuc-by-subsidies = Subsidies
nuc-by-technologies = Technology
nuc-by-turbine = Turbine used
nuc-event-no-worker = { $who } has no more workers in reserve.
nuc-event-no-room = { $who } has no room for uranium and takes workers instead.
nuc-event-uranium-lost = { $who } has no room for { $count } uranium, which is lost.
nuc-prompt-income = { $cost ->
    [0] Which income marker moves up? (steps to take: { $steps })
   *[other] Pay { $cost } thaler to move an income marker up { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }?
}
nuc-income-steps = { $track } +{ $steps } (to space { $space }{ $vp ->
    [0] {""}
   *[other] , { $vp } VP
})
nuc-skip-pay = Do not pay { $cost } thaler
nuc-prompt-store = Which mines store the { $count } uranium?
nuc-prompt-spend = Which mines does the { $count } uranium come from?
nuc-uranium-at-brief = { $cities } { $count }
nuc-uranium-at = { $count } uranium in { $cities }
nuc-prompt-pay = { $workers ->
    [0] Pay { $thaler } thaler: what do you exchange?
   *[other] { $thaler ->
        [0] Pay { $workers } workers: what do you exchange?
       *[other] Pay { $thaler } thaler and { $workers } workers: what do you exchange?
    }
}
nuc-pay-plain = Pay
nuc-pay-workers = { $count ->
    [one] 1 worker as 1 thaler
   *[other] { $count } workers as { $count } thaler
}
nuc-pay-uranium-thaler = { $count } uranium as { $count } thaler
nuc-pay-uranium-workers = { $count } uranium as { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
nuc-exchange-worker = 1 worker → 1 thaler
nuc-exchange-uranium = 1 uranium → 1 worker
nuc-exchange-left = you have { $resource }
nuc-event-exchange-workers = { $who } exchanged { $count ->
    [one] 1 worker
   *[other] { $count } workers
} for { $count } thaler.
nuc-event-exchange-uranium = { $who } exchanged uranium for { $workers ->
    [0] { $thaler } thaler
   *[other] { $thaler ->
        [0] { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
       *[other] { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        } and { $thaler } thaler
    }
}.
nuc-cost-detail = { $cost }{ $exchanges ->
    [0] {""}
    [one] {" "}(after 1 exchange)
   *[other] {" "}(after { $exchanges } exchanges)
}

## Urbanize and industrialize

nuc-prompt-urbanize = Which building?
nuc-prompt-industrialize = Which turbine or mine?
nuc-prompt-space = { $piece }: where does it go?
nuc-tile-edges = edges { $first } and { $second }
nuc-building-detail = { $energy } electricity → { $effects }, { $per ->
    [yes] { $vp } VP per building of its type
   *[no] { $vp } VP
}
nuc-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
nuc-piece-completes = completes the row: { $reward }
nuc-mine-gives = { $uranium } uranium, holds { $size }
nuc-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
nuc-event-urbanize = { $who } built { $building } in { $city } ({ $cost }).
nuc-event-industrialize = { $who } placed { $piece } in { $city } ({ $cost }).

## Develop

nuc-prompt-develop = Which action tile?
nuc-prompt-develop-more = Take another tile?
nuc-event-develop = { $who } took { $tile } ({ $cost }).
nuc-event-offer = New on offer: { $tile }.

## Contracts

nuc-prompt-contract = Which contract?
nuc-prompt-slot = Which slot takes { $contract }?
nuc-prompt-bonus = Which slot's bonus?
nuc-prompt-bonus-times = Which slot's bonus, { $count ->
    [2] twice
   *[other] { $count } times
}?
nuc-contract-detail = { $progress } → { $rewards }
nuc-slot-twice = twice
nuc-fulfil = Fulfill { $contract }
nuc-event-contract = { $who } took { $contract } ({ $needs }). Slot bonus: { $double ->
    [yes] { $bonus }, twice
   *[no] { $bonus }
}.
nuc-event-contract-shown = New contract: { $contract }.
nuc-contract-needs = { $contract } ({ $needs })
nuc-event-fulfil = { $who } fulfilled { $contract }: { $rewards }.

## Technologies

nuc-prompt-technology = Unlock a technology of level { $level } or lower, or take VP.
nuc-technology-vp = { $vp } VP instead
nuc-event-technology = { $who } unlocked { $technology }.
nuc-event-special-tiles = { $who } gained { $tiles }.

## Energize

nuc-prompt-energize = Which building do you energize?
nuc-prompt-plan = { $building } ({ $city }) needs { $energy } electricity: with what fuel?
nuc-coal = { $count } coal
nuc-coal-from = { $count } coal from { $area }
nuc-no-fuel = no fuel
nuc-plan = using { $plant }: { $fuel }, { $cost }
nuc-plan-toll = { $plan } ({ $toll } of it to { $payees })
nuc-plan-supply = { $plan } (the supply pays { $toll } to { $payees })
nuc-plan-detail = { $areas }
nuc-energize-detail = gives { $energy } achievements, { $effects }
nuc-other-plans = { $target }: { $count ->
    [one] 1 other plan
   *[other] { $count } other plans
}
nuc-event-energize = { $who } energized { $building } in { $city } { $plan }.

## Railways

nuc-prompt-rail = Where do you build { $tile }?{ $workers ->
    [0] {""}
    [one] {" "}It takes a worker.
   *[other] {" "}It takes { $workers } workers.
}
nuc-prompt-way = { $space }: which direction?
nuc-prompt-matched = Resolve the matched actions on { $link }, or skip.
nuc-prompt-extra-rail = Build one more railway, without a worker?
nuc-reason-matched = { $who } built on { $link }, and you may resolve your { $halves } there.
nuc-their-half = { $who }: { $half }
nuc-no-match = no match
nuc-half-useless = { $half } (not possible)
nuc-rail-beside = { $space }, at { $city }
nuc-rail-at = { $city }: { $half }
nuc-rail-towards = toward { $city }: { $half } and { $other }
nuc-rail-reward = { $reward } at once, then { $outcome }
nuc-rail-outcome = link { $filled }/{ $spaces }
nuc-rail-completes = completes the link
nuc-rail-gain = { $track } +{ $steps }
nuc-rail-gain-other = { $who } +{ $steps }
nuc-way = { $first }: { $one } · { $second }: { $other }
nuc-event-railway = { $who } built { $tile } on { $space } ({ $cost }).
nuc-event-matched = { $who } resolved the matched { $half }.
nuc-event-decline = { $who } skipped the rest there.
nuc-event-complete = The railway { $link } is complete.

## Recharge

nuc-prompt-star = Where does your star go? You have { $achievements ->
    [0] no achievements
    [one] 1 achievement and spend it
   *[other] { $achievements } achievements and spend them all
}{ $highest ->
    [0] .
   *[other] , on any space up to { $highest }. Higher spaces rank first on King's Days.
}
nuc-prompt-late-star = You still have { $achievements ->
    [one] 1 achievement
   *[other] { $achievements } achievements
}: place one more star?
nuc-prompt-nucleum = Which power plant gets the nucleum?
nuc-reason-late-star = The game is ending; you may place one late star.
nuc-star = Space { $space }
nuc-star-detail = ×{ $multiplier } { $milestone } (you have { $have }{ $per ->
    [1] {""}
   *[other] , 1 for every { $per }
}){ $gains ->
    [yes] ; now: { $effects }
   *[no] {""}
}
nuc-late-star-detail = ×{ $multiplier } { $milestone } (you have { $have }{ $per ->
    [1] {""}
   *[other] , 1 for every { $per }
})
nuc-star-zero = now: { $effects }; { $vp } VP at the end
nuc-plant-detail = { $bonus }
nuc-event-recharge = { $who } recharged: { $income }.
nuc-event-star = { $who } placed a star on milestone space { $space }.
nuc-event-star-zero = { $who } placed a star on milestone space { $space }: { $vp } VP at the end.
nuc-event-nucleum = { $who } placed a nucleum in { $city }.
nuc-event-kings-day = King's Day { $number } is scored.

## Promos

## The end

nuc-event-end-condition = { $who } triggered an end condition: { $condition } ({ $count } of { $needed }).
nuc-event-end-condition-more = { $who } triggered one more end condition: { $condition }.
nuc-event-end-near = The round is played out, then everyone takes one more turn.
nuc-event-final = { $place }. { $who }: { $score } VP.
nuc-score-contracts = contracts
nuc-score-technologies = VP taken for technologies
nuc-score-income = income
nuc-score-income-overflow = income steps past the end
nuc-score-kings-day = King's Day
nuc-score-end-conditions = end conditions
nuc-score-rows = turbine and mine rows
nuc-score-milestone-space = milestone track
nuc-score-subsidies = action tiles
nuc-score-buildings = building rewards
nuc-score-milestones = milestones
nuc-score-bailouts = stars on 0
nuc-score-purple = purple technologies
nuc-score-leftovers = leftovers
nuc-score-energized = energized buildings
nuc-score-income-bonus = income tracks

## One-shot commands

nuc-oneshot-tile-first = Play a tile first: `play { $tile } { $line }` ({ $tiles }: { $action }).

## Why not

nuc-why-short = This costs { $cost }; you have { $have } ({ $any ->
    [no] nothing to exchange
   *[yes] to exchange: { $stock }
}).
nuc-why-short-of = { $what } costs { $cost }; you have { $have } ({ $any ->
    [no] nothing to exchange
   *[yes] to exchange: { $stock }
}).
nuc-before-turns = Experiments are being chosen: turns begin when everyone has one. Until then /lookup tells you about each experiment.
nuc-why-network = { $city } is not in your network.
nuc-why-network-from = { $city } is not in your network yet. Build a railway to it from { $near } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}), or choose a city in your network.
nuc-why-or-joined = { $why } You could also join it with { $by }.
nuc-why-unpayable = { $city } has a free space, but nothing that you have and can pay for fits there.
nuc-why-full = { $city } has no free space for it.
nuc-why-no-building = There is no building on that space.
nuc-why-energized = { $building } in { $city } is already energized.
nuc-why-foreign = { $building } in { $city } belongs to someone else.
nuc-why-no-plant = { $city } is not connected to a power plant by completed railways.
nuc-why-dark =
    { $owner ->
        [own] Your { $building } in { $city }
       *[neutral] { $building } in { $city }
    } lacks { $spaces ->
        [one] 1 railway
       *[other] { $spaces } railways
    } to a power plant: { $links }.
nuc-why-too-much =
    { $owner ->
        [own] Your { $building } in { $city }
       *[neutral] { $building } in { $city }
    } needs { $energy } electricity; you can bring { $most }.
nuc-why-no-own-building = You have no building to energize. { $why }
nuc-why-nor-neutral = { $why } No neutral building is possible either.
nuc-why-nearest-space = Nearest free space: { $city }, { $spaces ->
    [one] 1 railway
   *[other] { $spaces } railways
} from your network at { $near }.
nuc-why-slots-full = All your slots are full. Recharge, or build a railway.
nuc-why-no-tile = You have no action tile in your hand. Recharge to take them back.
nuc-why-no-rail-tile = None of the tiles in your hand can be a railway. { $develop ->
    [yes] Recharge to take tiles back, or develop.
   *[no] Recharge to take tiles back.
}
nuc-why-no-rail-space = There is no free railway space left.
nuc-why-no-worker = A railway needs an available worker: you have none, and no uranium to exchange.
nuc-why-rail-red = Every free railway space is red and costs { $thaler } thaler, which you cannot pay.
nuc-why-no-worker-reserve = A railway needs an available worker, and you have none. Your reserve is empty, so no uranium can be exchanged for one.
nuc-why-no-exchange = Nothing to exchange: you have no available worker, and exchanging uranium takes one from your reserve.
nuc-why-no-buildings = All your buildings are on the map.
nuc-why-no-pieces = All your turbines and mines are on the map.
nuc-why-no-space = There is no free space for it in your network. Build a railway to another city.
nuc-why-no-offer = There is no action tile on offer.
nuc-why-no-contract = There is no contract left to take.
nuc-why-no-slot = All your contract slots are taken. Fulfill a contract first.
nuc-why-no-target = You have no building to energize, and no neutral one is left.
nuc-why-no-own-contract = You have no contract, and you do not meet any purple one yet.
nuc-why-not-fulfilled = Not fulfilled yet: { $contracts }.
nuc-why-no-action = None of the tiles in your hand does this. { $develop ->
    [yes] Recharge to take tiles back, or develop.
   *[no] Recharge to take tiles back.
}
nuc-why-nothing-left = You have no such action left this turn.
nuc-why-turn-used = You have already chosen how to use this turn.
nuc-why-contract-once = One contract may be fulfilled in a turn, and only in a turn in which you play a tile.
nuc-contract-progress = { $contract }: { $progress }

## Outlook

nuc-end-happened = ✓ { $condition }
nuc-end-action-tiles = { $condition }: { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
nuc-end-contracts = { $condition }: { $contracts ->
    [one] 1 contract left
   *[other] { $contracts } contracts left
}
nuc-end-kings-day = { $condition }: { $held } of 3 scored
nuc-end-technologies = { $condition }: { $technologies } of 8
nuc-end-score-flag = { $condition }: { $best } of { $flag } VP
nuc-end-needed = { $ended } of { $needed } end conditions have happened.
nuc-mine-group = { $cities }: { $uranium } uranium, room for { $room }

## Statistics of an ended game

nuc-figure-tiles = Action tiles played
nuc-figure-recharges = Recharges
nuc-figure-railways = Railway tiles placed
nuc-figure-buildings = Buildings built
nuc-figure-pieces = Turbines and mines placed
nuc-figure-energized = Energize actions
nuc-figure-contracts = Contracts fulfilled
nuc-figure-technologies = Technologies unlocked
nuc-figure-stars = Milestone stars placed
nuc-figure-link = Longest link (spaces)
nuc-figure-network = Cities in the largest network

## The tale of a turn

nuc-event-paid = { $who } paid { $what }.
nuc-event-granted = { $by } gives { $who } an action.
nuc-event-granted-by-tile = { $who } uses an action of the tile.
nuc-event-returned = { $who } returned { $what }.
nuc-event-order = Setup as pictured. Turn order: { $order }.
nuc-event-kings-day-place = { $place ->
    [1] First
   *[other] Second
}{ $count ->
    [1] { "" }
   *[other] , tied
} (highest star on { $space }): { $who }.
nuc-deed-kings-day-place = { $place ->
    [1] First
   *[other] Second
}{ $count ->
    [1] { "" }
   *[other] , tied
} (star on { $space })
nuc-turn-play = { $tile } → slot { $slot }
nuc-turn-railway = railway with { $tile }
nuc-deed-railway = { $space }
nuc-deed-railway-more = { $space } with { $tile }
nuc-turn-recharge = recharge
nuc-deed-urbanize = { $building } in { $city }
nuc-deed-industrialize = { $piece } in { $city }
nuc-deed-develop = { $tile }
nuc-deed-contract = Took { $contract } ({ $needs }), slot bonus{ $double ->
    [yes] {" "}twice
   *[no] { "" }
}
nuc-deed-fulfil = Fulfilled { $contract }
nuc-deed-energize = Energized { $building } in { $city }{ $here ->
    [yes] { "" }
   *[no] { " " }from { $plant }
}{ $coal ->
    [0] { "" }
   *[other] { " " }with { $coal } coal
}
nuc-deed-matched = uses the matched { $half }
nuc-deed-star = Star on space { $space }
nuc-deed-star-zero = Star on space { $space } ({ $vp } VP at the end)
nuc-deed-nucleum = Nucleum in { $city }
nuc-deed-nothing = No effect
nuc-deed-technology = { $technology }
nuc-deed-special-tiles = { $tiles }
nuc-deed-gain = +{ $what }
nuc-deed-gain-instead = +{ $what } (instead of uranium: no room)
nuc-deed-granted = with { $by }
nuc-deed-granted-plant = with the plant's bonus
nuc-deed-granted-space = from the space
nuc-deed-income = { $track } +{ $steps } (now { $space })
nuc-deed-income-alone = +{ $steps } (now { $space })
nuc-deed-exchange-workers = { $count ->
    [one] 1 worker exchanged
   *[other] { $count } workers exchanged
}
nuc-deed-exchange-workers-alone = { $count ->
    [one] 1 worker
   *[other] { $count } workers
} → { $count } thaler
nuc-deed-paid-alone = Paid { $what }
nuc-deed-exchange-uranium = { $uranium } exchanged for { $gained }
nuc-deed-exchange-uranium-alone = { $uranium } → { $gained }
nuc-deed-no-worker = no more workers in reserve
nuc-deed-uranium-lost = { $count } uranium lost (no room)
nuc-deed-complete = Railway { $link } complete
nuc-deed-kings-day = King's Day { $number }
nuc-note-complete = complete
nuc-ask-last-round = **your last turn**
nuc-ask-matched = **use your { $halves }** on { $link } ({ $who } built it) or skip
nuc-ask-late-star = **place a last star** or skip
nuc-ask-experiment = **choose your experiment**

## Review: where points were left

nuc-missed-stars = { $count ->
    [one] One star on space 0 of the milestone track costs VP at the end, and could have met a milestone
   *[other] { $count } stars on space 0 of the milestone track cost VP at the end, and could have met milestones
}
nuc-missed-contracts = Not fulfilled: { $contracts }
nuc-missed-buildings = Never energized: { $buildings }
nuc-missed-building = { $building } in { $city } ({ $vp })
nuc-missed-achievements = Achievements left over: { $count }; a recharge before the end would have turned them into a star with its effect
nuc-missed-goods = Left over: { $goods }

### Words in and about Nucleum's pictures.

## One letter each: the colors of cities and edges, and neutral buildings

render-nucleum-letter-white = W
render-nucleum-letter-purple = P
render-nucleum-letter-orange = O
render-nucleum-letter-green = G
render-nucleum-neutral = N

## The map

render-nucleum-completion-tile = +{ $steps } per own tile
render-nucleum-completion-each = +{ $steps } per player
render-nucleum-coal-limit = at most { $count } at once
render-nucleum-coal = Coal

## Mats, side board, headings

render-nucleum-turn = Round { $round }
render-nucleum-ended = End { $ended }/{ $needed }
render-nucleum-last-round = Final round
render-nucleum-experiment = Experiment { $id }
render-nucleum-experiments = Experiments on offer
render-nucleum-experiment-turbine = 2nd turbine: { $ability }
render-nucleum-reserve = +{ $count } in reserve
render-nucleum-pool = Action tiles in hand
render-nucleum-slots = Action slots and income
render-nucleum-technologies = Technologies
render-nucleum-contracts = Contracts
render-nucleum-buildings = Buildings left
render-nucleum-industry = Turbines and mines
render-nucleum-offer = Action tiles on offer
render-nucleum-left = { $count } left
render-nucleum-milestones = Milestones
render-nucleum-ends = End conditions
render-nucleum-free-slot = free slot
render-nucleum-fulfilled = fulfilled { $count }
render-nucleum-next-income = Recharge now: { $income }
render-nucleum-no-tiles = none
render-nucleum-gone = taken
render-nucleum-times = ×{ $count }
render-nucleum-turbine-row = Turbine: { $ability }
render-nucleum-turbine-of = Turbine: the effect of experiment { $id }: { $ability }
render-nucleum-mine-row = Mine for { $size } uranium. Both placed: { $reward }
render-nucleum-end-action-tiles = Action tile stack: { $tiles } left
render-nucleum-end-contracts = Contract stacks: { $contracts } left
render-nucleum-end-kings-day = King's Day { $held } of 3
render-nucleum-end-technologies = Technologies { $technologies } of 8
render-nucleum-end-score-flag = Score flag { $best } of { $flag }

## The pictures in words

render-nucleum-alt-head =
    { $stage ->
        [over] { $title }: the game is over after round { $round }.
        [last] { $title }: round { $round }, the last one; { $ended } of { $needed } end conditions have happened.
       *[playing] { $title }: round { $round }, { $ended } of { $needed } end conditions have happened.
    }
render-nucleum-alt-score = { $name } { $vp } VP
render-nucleum-alt-scores = Points: { $scores }.
render-nucleum-alt-seat =
    { $name }: { $thaler } thaler, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $uranium } uranium, { $achievements ->
        [one] 1 achievement
       *[other] { $achievements } achievements
    }, { $pool ->
        [one] 1 tile in hand
       *[other] { $pool } tiles in hand
    }, { $slots } in slots, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    } ({ $energized } energized), { $rails ->
        [one] 1 railway tile
       *[other] { $rails } railway tiles
    }, { $technologies ->
        [one] 1 technology
       *[other] { $technologies } technologies
    }, { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    } fulfilled.
render-nucleum-alt-nuclei = Nucleum in { $cities }.
render-nucleum-alt-link = { $first }–{ $last }
render-nucleum-alt-links = Completed railways: { $links }.
render-nucleum-alt-changed =
    { $more ->
        [0] Changed: { $places }.
       *[other] Changed: { $places } (+{ $more }).
    }
render-nucleum-alt-own-board = { $title }: the player board of { $name }, { $vp } VP.
render-nucleum-alt-contracts = Contracts: { $contracts }.
render-nucleum-alt-technologies = Technologies: { $technologies }.
render-nucleum-alt-offer = On offer: { $tiles }.
render-nucleum-alt-milestones = Milestones from the lowest: { $milestones }.
render-nucleum-alt-shown = Contracts shown: { $contracts }.
render-nucleum-alt-legend = { $title }: what the icons on the table mean.
render-nucleum-alt-icon-break = {"; "}

render-nucleum-stack-initial = Initial
render-nucleum-stack-silver = Silver
render-nucleum-stack-gold = Gold
render-nucleum-stack-purple = Purple

## The legend

render-nucleum-legend-types = Buildings and industry
render-nucleum-legend-actions = Actions
render-nucleum-legend-goods = Goods and rewards
render-nucleum-legend-figures = Figures on player boards
render-nucleum-legend-cities = Cities and edges of tiles
render-nucleum-legend-spaces = On the map
render-nucleum-legend-tiles = Action tile and railway
render-nucleum-is-residence = residence
render-nucleum-is-factory = factory
render-nucleum-is-laboratory = laboratory
render-nucleum-is-government = government
render-nucleum-is-turbine = turbine
render-nucleum-is-mine = mine
render-nucleum-is-urbanize = urbanize: place a building
render-nucleum-is-industrialize = industrialize: place a turbine or mine
render-nucleum-is-develop = develop: take an action tile
render-nucleum-is-contract = take a contract
render-nucleum-is-energize = energize a building
render-nucleum-is-directive = any one of these
render-nucleum-is-thaler = thaler
render-nucleum-is-worker = worker
render-nucleum-is-uranium = uranium
render-nucleum-is-achievement = achievement
render-nucleum-is-vp = victory point
render-nucleum-is-nucleum = nucleum
render-nucleum-is-income-thaler = thaler income up
render-nucleum-is-income-worker = worker income up
render-nucleum-is-income = VP income up
render-nucleum-is-income-any = any income up
render-nucleum-is-technology = technology (level II)
render-nucleum-is-star = milestone star
render-nucleum-is-figure-points = income of 9, and 1 VP
render-nucleum-is-figure-room = 6 uranium, room for 10 in your mines
render-nucleum-is-contract-initial = initial contract: lines
render-nucleum-is-contract-silver = silver contract: one dot
render-nucleum-is-contract-gold = gold contract: two dots
render-nucleum-is-contract-purple = purple contract: three dots
render-nucleum-is-city-white = white: plain
render-nucleum-is-city-purple = purple: dots
render-nucleum-is-city-orange = orange: diagonals
render-nucleum-is-city-green = green: waves
render-nucleum-is-city-wild = matches every color
render-nucleum-is-space-two = space for either type
render-nucleum-is-space-red = space for any type, costs more
render-nucleum-is-space-mine = mine space, gives uranium
render-nucleum-is-space-mine-red = red mine space, costs more
render-nucleum-is-space-turbine-red = red turbine space, costs more
render-nucleum-is-space-rail-red = red railway space, costs more
render-nucleum-is-rubble = rubble: closed
render-nucleum-is-building = factory II, needs 5 electricity
render-nucleum-is-lit = the same, energized
render-nucleum-is-neutral = neutral building
render-nucleum-is-mine-piece = mine with 2 of 3 uranium
render-nucleum-is-turbine-piece = turbine of row 2
render-nucleum-is-plant-lit = power plant with a nucleum
render-nucleum-is-plant-coal = coal power plant
render-nucleum-is-coal = coal wagon
render-nucleum-is-coal-flipped = flipped coal wagon: wheels up
render-nucleum-is-tile = The bars are the edges' colors. On a completed link the tile shows its owner's railway.

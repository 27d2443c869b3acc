### Help at the table: pages of the rules, looking up components, what the icons mean.

## Commands and buttons

command-lookup = Look up a tile, card, building, city … and how it stands at this table
parameter-topic = Which topic (leave empty for the overview)
parameter-lookup = Its name or what is printed on it, such as #4, C12, residence, Dresden
button-icons = Explain Icons
rules-menu = Another topic
rules-heading = **{ $game }: { $title }** ({ $number }/{ $count })
what-menu = Which one?
what-page = A page of the rules

## /lookup

what-label = { $name } ({ $kind })
what-heading = **{ $name }**
what-does = { $does }.
what-ruling = -# How it is applied: { $ruling }
what-now = **At this table**
what-several = “{ $typed }” matches { $count } entries. Pick one:
what-several-more = “{ $typed }” matches { $count } entries. Pick one of the first { $shown }, or type more of the name:
what-source = -# { $source }
what-origin = Value: { $origin ->
    [printed] printed on the component
    [inferred] worked out from the rules
   *[house] chosen by this project
}

help-kind-tile = action tile
help-kind-contract = contract
help-kind-technology = technology
help-kind-experiment = experiment
help-kind-building = urban building
help-kind-neutral = neutral building
help-kind-row = turbine and mine
help-kind-milestone = milestone
help-kind-plant = power plant
help-kind-city = city
help-kind-link = link
help-kind-slot = contract slot
help-kind-coal = coal area
help-kind-card = action card
help-kind-setup = setup card
help-kind-end = end condition
help-kind-expansion = expansion
help-kind-confinement = confinement

error-no-such-topic = There is no topic “{ $topic }”. Pick one from the list.
error-no-such-component = Nothing is called “{ $name }” in { $game }. Type part of a name, such as { $examples }, and pick from the list.
what-examples-nucleum = #4 or Dresden
what-examples-nanotech = Confine Particles or Helium

## Nucleum: components

what-plant-name = { $of }: power plant
what-neutral-name = { $of }, { $energy } electricity
what-row-name = { $of }: turbine and mine
what-plant = When a nucleum is placed here: { $bonus }.
what-plant-coal = Burns coal only, never uranium.
what-plant-built-in = Its nucleum is built in: use it from the start like any plant with a nucleum. It takes no token.
what-coded = **{ $code }** { $what }
what-experiment =
    { $turbine }
    Technologies:
    { $technologies }
    Starting tiles:
    { $tiles }
what-experiment-special =
    { $experiment }
    Special action tiles, gained with { $technology }:
    { $tiles }
what-special-tiles =
    { $text }
    { $tiles }
what-city-links = { $text } Links: { $links }.
what-city-link = { $city } ({ $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $red ->
    [yes] , red
   *[no] {""}
})
what-city-coal = { $text } Coal arrives here: { $areas }.
what-city-map = Map { $board }. { $text }
what-city-side = On the map for { $players } players: { $text }

## Nucleum: how a component stands at a table

now-tile-offer = on offer for { $price } thaler
now-tile-pool = in the hand of { $who }
now-tile-pool-mine = in your hand
now-tile-slot = in a slot of { $who }
now-tile-slot-mine = in one of your slots
now-tile-rail = a railway of { $who } on { $link }
now-tile-rail-mine = your railway on { $link }
now-unseen = not seen yet: in a stack, or not in this game
now-not-here = not in this game
now-tile-special = set aside for experiment { $id }
now-contract-shown = on display
now-contract-held = { $who } has it
now-contract-held-mine = you have it
now-contract-fulfilled = { $who } has fulfilled it
now-contract-fulfilled-mine = you have fulfilled it
now-contract-progress = for you: { $progress }
now-technology-yes = { $who } has unlocked it
now-technology-yes-mine = you have unlocked it
now-technology-no = { $who } has it, still locked
now-technology-no-mine = you have it, still locked
now-experiment = { $who } chose it
now-experiment-mine = you chose it
now-experiment-free = nobody has chosen this experiment
now-technology-free = nobody has chosen experiment { $experiment }
now-piece-board = { $who }: on the board
now-piece-gone = { $who }: it has left the game
now-piece-city = { $who }: in { $city }
now-piece-lit = { $who }: in { $city }, energized
now-turbine-city = { $who }: turbine in { $city }
now-turbine-board = { $who }: turbine on the board
now-mine-city = { $who }: mine in { $city } with { $uranium } of { $size } uranium
now-mine-board = { $who }: mine on the board
now-neutral = in { $city }
now-neutral-lit = in { $city }, energized
now-milestone = spaces { $low } to { $high } of the milestone track
now-milestone-meets = { $who }: met { $count ->
    [one] once
   *[other] { $count } times
}
now-plant-lit = a nucleum lies here
now-plant-dark = no nucleum lies here yet
now-city-piece = { $space }: { $piece }
now-city-owned = { $piece } of { $who }
now-city-lit = { $piece }, energized
now-city-rubble = rubble
now-city-turbine = turbine of row { $row }
now-city-mine = mine of row { $row }
now-city-free = free: { $spaces }
now-link-complete = complete, with tiles of { $owners }
now-link-free = free railway spaces: { $count }
now-city-joined = can also be joined by { $by }
now-slot-holds = { $who }: { $contract }
now-slot-empty = { $who }: free
now-coal = { $fresh ->
    [one] 1 wagon
   *[other] { $fresh } wagons
} for { $first } thaler, { $flipped } flipped for { $second }; then { $third } thaler each

## Nanotech: components

nanotech-needs = { $items }
nanotech-count-up = { $count } Up
nanotech-count-down = { $count } Down

nanotech-does-recharge = Take { $energy } energy, { $more } more for each improved battery you own. Cannot be copied.
nanotech-does-quarks = For { $cost } energy: a quark of your choice from the central capsule. The card's holder may take one more at the end of the round for free.
nanotech-does-lepton = For { $cost } energy: an electron, and { $prestige } prestige. Its holder may do one extra action of another kind at the end of the round, at its cost.
nanotech-does-upgrade = Take an expansion for { $low } to { $high } energy. Its holder pays { $discount } less.
nanotech-does-confine = For { $cost } energy: one confinement. Its holder scores { $bonus } prestige more.
nanotech-does-quark-capsule = For { $cost } energy: { $adds } more spaces for quarks.
nanotech-does-lepton-capsule = For { $cost } energy: { $adds } more spaces for electrons.
nanotech-does-hadron-capsule = For { $cost } energy: { $adds } more spaces for protons and neutrons.
nanotech-does-battery = For { $cost } energy: { $adds } more energy on each recharge.
nanotech-does-hadron = For { $cost } energy: { $needs }, the three quarks of three different colors. Scores { $prestige } prestige.
nanotech-does-atom = For { $cost } energy: { $needs }. Scores { $prestige } prestige.

nanotech-now-card = { $count ->
    [1] {""}
   *[other] { $count } of these cards are{" "}
}on the table{ $energy ->
    [0] {""}
   *[other] , with { $energy } energy on { $count ->
        [1] it
       *[other] each
    }
}
nanotech-now-held = { $who } took it this round
nanotech-now-left = { $count ->
    [0] none left to take
    [one] 1 left to take
   *[other] { $count } left to take
}
nanotech-now-owns = { $who } owns { $count }
nanotech-now-made = { $who } made it { $count ->
    [one] once
   *[other] { $count } times
}
nanotech-now-possible = you have the particles for it
nanotech-now-impossible = you lack the particles for it

what-alt = { $name }, { $kind }.

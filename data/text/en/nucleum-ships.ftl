### Ships and shipping routes of Nucleum

kind-ship = Ship
kind-route = Routes
verb-route = Route { $code }
help-kind-route = shipping route
command-nucleum-ship = Place a ship on a shipping route
parameter-nucleum-ship = Which route
hint-ship = { $action } { $count ->
    [0] ✖
    [one] (1 route)
   *[other] ({ $count } routes)
}

nucleum-action-ship = Ship
nucleum-action-ship-text = Place one of your ships on a route without a ship of yours: 1 thaler, and 1 for each ship already there.
nucleum-effect-action-ship = a ship action
nucleum-moment-place-ship = place a ship
nucleum-number-player-ships = Ships of each player
nucleum-number-ship-thaler = Price of a ship in thaler, and for each ship already there

nucleum-route = { $first }–{ $last } route
nucleum-route-text = Your ship here joins { $first } and { $last } for your network, your coal and your uranium, not for electricity.
nucleum-route-coal = With your ship here you may import coal from { $area } into { $city }. It joins no cities.

nucleum-each-ships = ship of yours
nucleum-count-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
nucleum-each-ship-cities = city with a piece of yours that your ships join
nucleum-count-ship-cities = { $count ->
    [one] 1 city with a piece of yours, joined by your ships
   *[other] { $count } cities with a piece of yours, joined by your ships
}
nucleum-each-joined = of { $cities } in one network
nucleum-count-joined = { $cities } in one network

nuc-route = { $number }: { $route }
nuc-route-ships = { $count ->
    [one] 1 ship there
   *[other] { $count } ships there
}
nuc-route-joins = joins both cities for you
nuc-route-coal = coal from { $area } for { $city }
nuc-joins-ship = a ship on the { $route } ({ $number })
nuc-prompt-ship = Which route? Ships left: { $left }.
nuc-neutral-ship = neutral
nuc-event-ship = { $who } placed a ship on the { $route } ({ $number }): { $cost }.
nuc-event-neutral-ship = A neutral ship lies on the { $route } ({ $number }).
nuc-why-no-ship = All your ships are placed.
nuc-why-no-route = You have a ship on every route.

advice-ship = Place a ship with { $tile }: the { $route } ({ $number }, { $cost }) joins { $city } to your network.

now-route = number { $number }; { $count ->
    [0] no ship yet
   *[other] ships: { $owners }
}; the next costs { $thaler } thaler
position-nucleum-route = { $number }, { $route }: { $text } { $count ->
    [0] No ship.
   *[other] Ships: { $owners }.
}
position-nucleum-ships = Ships left: { $count }.

ruling-nucleum-ship-route = A route is not a railway: it counts for no milestone, contract or technology that asks for railway tiles or links. Only its owner can use a ship. Coal routes are in no network.
ruling-nucleum-ship-connects = Your ships connect to the plant as completed links do.

render-nucleum-ships = Ships
render-nucleum-is-ship = ship: place one on a route
render-nucleum-is-route = route of two cities
render-nucleum-is-coal-route = coal route: only imports
render-nucleum-is-own-ship = your ship
render-nucleum-is-neutral-ship = neutral ship: it only raises the price
render-nucleum-neutral-ship = neutral
render-nucleum-alt-route = { $route } ({ $owners })

rules-nucleum-ships-title = Ships
rules-nucleum-ships-terms = ship, boat, neutral ship, coal route
rules-nucleum-ships =
    Each player has { $ships } ships.

    {""}**Place a ship:** on any route that has no ship of yours, near you or not. It costs { $first } thaler, and { $each } more for each ship already there, neutral ones too. The special directive cannot place ships.

    {""}**Your ship joins the two cities for you:** your network continues over the route, and your coal and uranium travel over it. **Electricity never does**, and nobody uses another player's ship. A route is not a railway for milestones, contracts and technologies.

    {""}**Coal routes** lead from a coal area to a city: with your ship there, you may import coal into that city. They join nothing else.
page-nucleum-ships = Another ship on this route costs 1 thaler, and 1 more for each of the three ships there: 4 thaler.
page-nucleum-alt-ships = A dashed route with a neutral ship, ships of two players, its number, and a free place with an anchor.

## The tale of a turn

nuc-deed-ship = Ship on the { $route } ({ $number })

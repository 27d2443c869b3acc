### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = Australia
option-about-map-australia = Ships, coal mines and a power plant with a built-in nucleum.
option-australia_tiles = Australia's tiles and contracts
option-about-australia_tiles = On Gibraltar's map, Australia's action tiles and contracts join the offer.
nucleum-side-australia-12 = Australia, 1–2 players
nucleum-side-australia-34 = Australia, 3–4 players
nucleum-coal-area-queensland = Queensland
nucleum-map-coral-sea = Coral Sea
nucleum-map-tasman-sea = Tasman Sea
nucleum-map-bass-strait = Bass Strait
nucleum-map-southern-ocean = Southern Ocean
nucleum-map-tasmania = Tasmania
nucleum-city-sydney = Sydney
nucleum-city-newcastle = Newcastle
nucleum-city-gold-coast = Gold Coast
nucleum-city-brisbane = Brisbane
nucleum-city-toowoomba = Toowoomba
nucleum-city-mount-thorley = Mount Thorley
nucleum-city-broken-hill = Broken Hill
nucleum-city-radium-hill = Radium Hill
nucleum-city-wooltana = Wooltana
nucleum-city-olympic-dam = Olympic Dam
nucleum-city-port-pirie = Port Pirie
nucleum-city-mildura = Mildura
nucleum-city-bendigo = Bendigo
nucleum-city-wagga-wagga = Wagga Wagga
nucleum-city-toongi = Toongi
nucleum-city-lucas-heights = Lucas Heights
nucleum-city-wollongong = Wollongong
nucleum-city-launceston = Launceston
nucleum-city-hobart = Hobart
nucleum-city-latrobe = Latrobe
nucleum-city-melbourne = Melbourne
nucleum-city-geelong = Geelong
nucleum-city-adelaide = Adelaide

nucleum-milestone-transport = Transport

## Coal mines

nuc-coal-mine = Coal mine
nuc-coal-mine-one = a coal mine
nuc-coal-mine-gives = { $count } free coal in its city, in each of your energize actions
nucleum-space-coal-mine = coal mine
nucleum-card-coal-mine = { $text } Rubble on coal mines: { $cities }.
nucleum-each-coal-mine = coal mine
nucleum-kind-coal-mine = coal mines
nucleum-count-coal-mine = { $count ->
    [one] 1 coal mine
   *[other] { $count } coal mines
}
nucleum-number-coal-mine-workers = Workers for a coal mine
nucleum-number-coal-mine-thaler = Price of a coal mine in thaler, for each coal mine the player has
nucleum-number-coal-mine-coal = Coal of a coal mine in each energize action
advice-coal-mine = Industrialize with { $tile }: the coal mine in { $city } ({ $cost }) saves you 1 coal in every energize action.
position-nucleum-coal-mines = { $count ->
    [0] No coal mine; the next costs { $cost }.
   *[other] Coal mines: { $cities }; the next costs { $cost }.
}

ruling-nucleum-coal-mine = A coal mine counts as your piece like a building, but not as a uranium mine: whatever counts mines or reacts to one ignores it. Its worker is placed, not paid: discounts on workers do not apply.
ruling-nucleum-built-in = It takes no nucleum token and gives no bonus. Turbines there work as at any plant with a nucleum.
ruling-nucleum-australia-set-up = The first card also places neutral ships. Rubble it places on a coal mine closes the mine.

rules-nucleum-australia-title = Australia: the Map
rules-nucleum-australia-terms = built-in nucleum
rules-nucleum-australia =
    A map, chosen in the table options before the game starts. We could not get its rulebook: **the board with its links, routes and spaces, and most tiles and contracts are our reconstruction**, not the printed ones.

    {""}**Coal:** only { $area } has wagons; its coal arrives in { $ends }. Coal mines give more.

    {""}**{ $plant }** has an experimental power plant with a built-in nucleum: use it from the start like any plant with a nucleum. It takes no token.

    {""}**Tasmania** is reached only by ship.

    {""}**Sea-delivery tiles:** each experiment has one as an extra starting tile. It is a chain tile: place a ship, then play another tile on top.

    {""}**With 2, 3 or 4 players** three end conditions trigger the end.

    {""}**Setup:** the score flag lies at { $flag } VP, with the Court of Progress at { $flag_court } VP. With { $players } players there are { $silver } silver and { $gold } gold contracts.
rules-nucleum-coal-mines-title = Australia: Coal Mines
rules-nucleum-coal-mines-terms = coal mine, CM
rules-nucleum-coal-mines =
    With an industrialize action you may take a coal mine in your network instead of placing a turbine or mine. In your first turn, or when the action ignores networks, it may be any coal mine.

    {""}**Cost:** { $workers } available worker, and { $thaler } thaler for each coal mine you already have. The worker stays on the space for good.

    {""}**Coal:** in each of your energize actions it gives { $coal } free coal in its city. The coal is carried to the plant as usual, by your ships too.

    {""}**It counts** as a piece of yours in its city, as a building does, but never as a uranium mine.
page-nucleum-alt-australia = A cooling tower in a bolted ring, the plant with a built-in nucleum; and the winding tower of a coal mine.
page-nucleum-alt-coal-mines = A worker is placed on a coal mine, which then gives a coal wagon.
page-nucleum-coal-mines = Your worker stays on the space. From now on the mine gives 1 coal in each of your energize actions.

render-nucleum-australia = Australia
render-nucleum-coal-mines = Coal mines
render-nucleum-next-coal-mine = the next: { $cost }
render-nucleum-alt-coal-mine = { $cities } ({ $who })
render-nucleum-alt-coal-mine-free = { $cities } (free)
render-nucleum-is-coal-mine = coal mine: take it with industrialize
render-nucleum-is-own-coal-mine = your coal mine, with your worker
render-nucleum-is-built-in = plant with a built-in nucleum

## Which box it is from

expansion-nucleum-australia = Expansion: Australia
expansion-nucleum-australia_tiles = Expansion: Australia
expansion-nucleum-australia_f = Expansion: Australia
expansion-nucleum-australia_court = Expansion: Australia

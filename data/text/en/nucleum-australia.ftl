### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = Australia
option-australia_tiles = Australia’s tiles and contracts
nucleum-side-australia-12 = Australia, 1–2 players
nucleum-side-australia-34 = Australia, 3–4 players
nucleum-coal-area-queensland = Queensland
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
nuc-coal-mine-gives = { $count } coal at its city in each of your energize actions, for nothing
nucleum-each-coal-mine = coal mine
nucleum-kind-coal-mine = coal mines
nucleum-count-coal-mine = { $count ->
    [one] 1 coal mine
   *[other] { $count } coal mines
}
nucleum-number-coal-mine-workers = Workers for a coal mine
nucleum-number-coal-mine-thaler = Thaler for a coal mine, for each coal mine of the player
nucleum-number-coal-mine-coal = Coal of a coal mine in each energize action
advice-coal-mine = Industrialize with { $tile }: the coal mine in { $city } ({ $cost }) saves you a coal in every energize action.
position-nucleum-coal-mines = { $count ->
    [0] No coal mine; the next costs { $cost }.
   *[other] Coal mines: { $cities }; the next costs { $cost }.
}

ruling-nucleum-coal-mine = A coal mine is a piece of yours like a building, but no uranium mine: nothing that answers to or counts mines counts it. The worker is placed, not paid: discounts on workers do not apply.
ruling-nucleum-built-in = It takes no nucleum token and brings no bonus. Turbines there work as at any plant with a nucleum.
ruling-nucleum-australia-set-up = The first card also places neutral ships. Its rubble on coal mines closes them.

rules-nucleum-australia-title = Australia: the Map
rules-nucleum-australia =
    An option of the table, the map, set before the game starts. The map, its tiles and contracts are reconstructions: the printed ones could not be had.

    {""}**Coal:** only { $area } has wagons; its coal arrives in { $ends }.

    {""}**{ $plant }** has an experimental power plant with a built-in nucleum: it is used like a plant with a nucleum from the start, and takes no token.
rules-nucleum-coal-mines-title = Australia: Coal Mines
rules-nucleum-coal-mines =
    With an industrialize action you may take a coal mine in your network instead of placing a turbine or mine.

    {""}**Cost:** { $workers } worker, which stays on its space for good, and { $thaler } thaler for each coal mine you have already.

    {""}**Each energize action:** each of your coal mines gives { $coal } coal for nothing, if it can be carried to the plant.
page-nucleum-alt-australia = The map of Australia.
page-nucleum-alt-coal-mines = A coal mine.

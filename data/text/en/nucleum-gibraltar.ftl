### Gibraltar of Nucleum: the map, military contracts and technologies

option-map-gibraltar = Gibraltar
option-about-map-gibraltar = Ships, English coal, military contracts and royal cities.
option-gibraltar_tiles = Gibraltar's tiles
option-about-gibraltar_tiles = On Australia's map, the action tiles of Gibraltar join the offer.
nucleum-side-gibraltar-12 = Gibraltar, 1–2 players
nucleum-side-gibraltar-34 = Gibraltar, 3–4 players
nucleum-coal-area-england = England
nucleum-coal-area-turkey = Turkey
nucleum-map-atlantic = Atlantic
nucleum-map-mediterranean = Mediterranean
nucleum-city-gibraltar = Gibraltar
nucleum-city-madrid = Madrid
nucleum-city-fez = Fez
nucleum-city-lisbon = Lisbon
nucleum-city-casablanca = Casablanca
nucleum-city-bilbao = Bilbao
nucleum-city-rabat = Rabat
nucleum-city-valencia = Valencia
nucleum-city-braga = Braga
nucleum-city-melilla = Melilla
nucleum-city-seville = Seville
nucleum-city-marrakesh = Marrakesh
nucleum-city-zaragoza = Zaragoza
nucleum-city-porto = Porto
nucleum-city-meknes = Meknes
nucleum-city-malaga = Malaga
nucleum-city-salamanca = Salamanca
nucleum-city-cordoba = Cordoba
nucleum-city-tangier = Tangier
nucleum-city-khouribga = Khouribga

help-kind-military = military contract
help-kind-military-technology = military technology
nucleum-military = Military Contract { $id }
nucleum-military-text = { $conditions } → the technology beside it
nucleum-military-technology = Military Technology { $id } (level { $level })
nucleum-military-both = At once: { $effects }. From now on: { $abilities }.
nucleum-military-score = At the end of the game: { $vp } for each { $each }.
nucleum-military-stars = At the end of the game: add { $every } to the multiplier of each of your stars, or add { $more } to that of each star on space { $space } or above, whichever scores more.
nucleum-number-military-uranium = Uranium for the first, second and third military contract
nucleum-moment-recharge = finish a recharge
nucleum-modifier-plant-nucleum = every plant, even without a nucleum, takes { $count } more uranium from you
nucleum-each-income-tracks = income marker on space { $space } or above
nucleum-count-income-tracks = { $count ->
    [one] 1 income marker on space { $space } or above
   *[other] { $count } income markers on space { $space } or above
}

nuc-military-detail = { $technology }: { $text }{ $uranium ->
    [0] {""}
   *[other] {" "}Costs { $uranium } uranium.
}
nuc-event-military = { $who } fulfilled { $contract }{ $uranium ->
    [0] {""}
   *[other] {" "}({ $uranium } uranium)
} and took { $technology }.
nuc-event-military-dealt = { $contract } comes with { $technology }.
nuc-score-military = military technology
nuc-by-military = Military contract

now-military = place { $number }{ $uranium ->
    [0] {""}
   *[other] , costs { $uranium } uranium
}; brings { $technology }
now-military-reward = reward of { $contract }
position-nucleum-military = { $contract }: { $text }{ $uranium ->
    [0] {""}
   *[other] , { $uranium } uranium
}. { $technology }: { $reward }
position-nucleum-military-done = { $contract }: fulfilled by { $who }.

ruling-nucleum-royal = The 4 extra VP go to the owner of each energized building, whatever multiplies its own points. Neutral buildings score for nobody.
ruling-nucleum-gibraltar = No edge matches here, not even a four-colored one: a tile beside Gibraltar resolves at most one of its actions.
ruling-nucleum-gibraltar-set-up = The first card also places neutral ships. Rubble and neutral buildings go on special spaces only where the card says so.
ruling-nucleum-military = It counts as a fulfilled contract and triggers abilities that react to one. Its uranium may come from any of your mines. The technology is not one of the eight.
ruling-nucleum-more-nuclea = It works in every plant, the coal plant too; turbines there count as at a plant with a nucleum.
ruling-nucleum-coal-plant = With technology T1C a coal plant takes 1 uranium too; turbines there count as at a plant with a nucleum.

render-nucleum-gibraltar = Gibraltar
render-nucleum-military = Military contracts
render-nucleum-military-technologies = Military technologies
render-nucleum-alt-military = { $contract } for { $technology }
render-nucleum-is-royal = royal city: more VP for energized buildings
render-nucleum-is-rail-reward = at once, for a tile placed here
render-nucleum-is-city-none = Gibraltar: no edge matches
render-nucleum-is-military = military contract

rules-nucleum-gibraltar-title = Gibraltar: the Map
rules-nucleum-gibraltar-terms = royal city, crown
rules-nucleum-gibraltar =
    A map, chosen in the table options before the game starts. The board itself is ours: its cities, links, spaces and routes are not those of the printed one.

    {""}**Coal:** Turkey has wagons as usual. Coal from England always costs { $thaler } thaler each, at most { $limit } in each energize action. Bilbao gets English coal and Melilla Turkish coal without a ship; other cities need a ship on their coal route.

    {""}**Gibraltar** has no color: nothing matches there. Most railway spaces at Gibraltar, and some elsewhere, show a reward: you gain it at once when you place a tile there, before the actions.

    {""}**Power plants:** a nucleum brings a level I technology or 1 uranium. The first star in the second segment of the milestone track brings 1 worker or 2 thaler instead of a nucleum.

    {""}**Royal cities** ({ $royal }): each energized building there scores { $vp } VP more.

    {""}**Spaces with a golden frame** take only special buildings. **With 3 or 4 players** three end conditions trigger the end.
page-nucleum-alt-gibraltar = A crown for royal cities, a reward on a railway space, the colorless city Gibraltar and a military contract.
rules-nucleum-military-title = Gibraltar: Military Contracts
rules-nucleum-military =
    Three of { $contracts } military contracts lie on the map, each with a military technology: of level I, II and III. They are never refilled.

    {""}**Each requires Gibraltar** and everything it names in one of your networks, connected by links with a tile of yours and by your ships.

    {""}**Fulfill one** instead of a contract of your board, when you play a tile. The second costs { $second } and the third { $third } uranium too, from any of your mines.

    {""}**You take its technology.** It works from then on, replaces none of your eight and does not count as one of them. You cannot take military contracts with the contract action.
page-nucleum-military = The contract, with its uranium where it has some, brings the technology beside it.
page-nucleum-alt-military = A military contract, a uranium cube, an arrow and a military technology.

## The tale of a turn

nuc-deed-military = Fulfilled { $contract }, { $technology }

## Which box it is from

expansion-nucleum-gibraltar = Expansion: Gibraltar
expansion-nucleum-gibraltar_tiles = Expansion: Gibraltar

### The rules on short pages, at most 1,200 characters each: a title and a text for every topic of a game.

## Nucleum

rules-nucleum-overview-title = Goal and Overview
rules-nucleum-overview =
    Build up industry in Saxony: houses and factories, mines and turbines, and the railways between the cities. Whoever has the most victory points (VP) at the end wins.

    {""}**Your tools are action tiles.** Each has two actions. On your turn you do one of three things:
    - **Play a tile** onto your board and resolve its actions.
    - **Place a tile as a railway.** Where its colors match, its actions happen too. It stays on the map for good.
    - **Recharge.** You get income, place a milestone star and take the tiles on your board back.

    {""}**Points come from**
    - energized buildings: bring coal or uranium to a power plant, and power to the building. That also earns achievements;
    - milestones: the more achievements you hold when you recharge, the higher your star goes;
    - income, contracts, technologies and King's Day.

    The game nears its end once enough end conditions have happened. Pick the next topic below, or ask for any tile, building or city with `/lookup`.

rules-nucleum-turn-title = Your Turn
rules-nucleum-turn =
    On your turn do exactly **one** of these:

    {""}**Play an action tile.** Put an unused tile into the leftmost free slot (you have { $slots }) and resolve its actions: both in either order, one of them, or none. Once in this turn, before, between or after the actions, you may fulfill one contract.

    {""}**Place an action tile as a railway.** This takes one of your available workers. You cannot fulfill a contract this turn.

    {""}**Recharge.** Income, a star, then your achievements go and your tiles come back. You cannot fulfill a contract this turn.

    When all your slots are filled, only a railway or a recharge is left.

    {""}**Exchanges** are possible at any time: 1 uranium for 1 worker, 1 worker for 1 thaler.

    Nothing is final before **Confirm Turn**: until then you can undo your choices, except where something hidden was revealed. After your turn tiles and contracts that were taken are replaced, and other players may be asked about actions of their own tiles on the railways.

rules-nucleum-tile-title = Playing an Action Tile
rules-nucleum-tile-terms = special directive, directive, subsidy
rules-nucleum-tile =
    Put any unused tile into the leftmost free slot above your board. It stays there until you recharge, and **every filled slot can raise your next income**.

    Each half of the tile is one action. Resolve both in the order you like, or only one, or none.
    - **Main actions:** urbanize, industrialize, develop, contract, energize. Each has a topic of its own.
    - **Subsidies:** take the thaler, workers or achievements shown, or move an income marker. Where a price is shown before an income step, pay it or go without.

    {""}**The special directive** is one main action of your choice with { $off } thaler off. It can never become a railway.

    {""}**Discounts** in thaler are taken off everything the action costs in thaler: the building with its surcharge, both tiles of a develop action, all coal. No price falls below 0.

    The two colored edges of a tile do not matter when you play it. They matter when you place it as a railway.

rules-nucleum-railway-title = Railways: Placing and Matching
rules-nucleum-railway-terms = railway, railway tile, match
rules-nucleum-railway =
    Place an unused tile with two actions on any free railway space, near you or not, in either direction. One of your available workers goes with it. **Both stay on the map for good.** A red space costs { $red } thaler more.

    {""}**An end of the tile matches**
    - if it has the color of the city it touches;
    - if it has the color of the edge it touches on a tile that lies there face up.

    A four-colored edge matches everything{ $wild ->
        [0] {""}
       *[other] , and so does the four-colored city, { $city }
    }.

    {""}**Resolve the action at every end that matches**, in any order. Where two tiles match, the owner of the other tile resolves its action at that edge too, after you; several owners do so in turn order. Everyone may decline.

    {""}**Later matches:** an end beside an empty railway space can still match when a tile is placed there. An end at a city can match only now.

    If every space of the link is filled now, it is completed: see the next page.

rules-nucleum-links-title = Railways: Completing a Link
rules-nucleum-links-terms = link, completed railway
rules-nucleum-links =
    A link between two cities is completed when a tile lies on each of its spaces. After the matched actions its tiles are turned to their railway side, and from then on nothing matches them.

    {""}**Reward:** income steps for everyone who owns a tile in it.
    - Map for { $small_players } players ({ $small })
    - Map for { $large_players } players ({ $large })
    - Links of other lengths give nothing.

    A step beyond space { $spaces } of an income track scores { $overflow } VP instead.

    {""}**What a completed link is for**
    - Coal, uranium and electricity can be carried over it, whoever owns it.
    - If you own a tile in it, it connects your networks at its two ends.

    A link that is not completed carries nothing. But the cities next to your tile belong to your network already.

rules-nucleum-recharge-title = Recharge and Income
rules-nucleum-recharge-terms = income, income track
rules-nucleum-recharge =
    Do these four steps in order:

    {""}**1. Income.** On each of the three tracks you get the highest value that lies both **left of your marker** and **under a filled slot**. Each slot covers two values. Workers come from your reserve, as far as it goes. With no filled slot you get the leftmost value.

    {""}**2. A star.** Place your next star on the milestone track, no higher than your achievements: see Milestones and Stars.

    {""}**3.** Return all your achievements.

    {""}**4.** Take the tiles from your slots back into your hand.

    {""}**Example:** { $filled } filled slots and markers on spaces { $thaler_marker }, { $worker_marker } and { $vp_marker } give { $income }.

    So markers far to the right are worth little with few tiles played, and many tiles played are worth little with low markers. Recharging late gives more; recharging early frees your tiles.

rules-nucleum-stars-title = Milestones and Stars
rules-nucleum-stars-terms = star, achievement, milestone track
rules-nucleum-stars =
    Each recharge places your next star: first the { $stars } on the side board, then those in reserve.

    Put it on a space of the milestone track **not higher than your achievements**. The spaces are grouped in { $tiers } tiers, and only one of your stars may lie in each tier.

    {""}**Space 0** is always allowed, and forced if no other space is. You get { $zero } now and lose { $penalty } VP at the end. Any number of stars may lie there.

    {""}**Bonuses when you place a star**
    - First star of any player in one of the lower segments ({ $low } to { $below }): put its nucleum into a power plant without one and take the plant's bonus.{ $unlike }
    - Any star in the top segment ({ $top_low } to { $top_high }): technology { $top_level }.
    - Space { $high_space }: { $high_bonus }.

    {""}**At the end** each star scores: the multiplier of its tier × how often you meet the milestone of its segment. Your achievements return at every recharge, so energize before you recharge.

rules-nucleum-kings-day-title = King's Day
rules-nucleum-kings-day =
    When the **last** player has taken the first star off the side board, King's Day is held. The same happens for the second and for the third star of the side board.

    Compare each player's **highest star** on the milestone track:
    - highest: { $first } VP
    - second highest: { $second } VP

    Players who are tied all get the points in full. A tie for the highest star leaves the points for the second highest in place.

    A star on space 0 counts as 0: that is the lowest place, but it can still be the second highest.

    The third King's Day triggers an end condition. Stars placed later, from the reserve, do not trigger King's Day.

rules-nucleum-urbanize-title = Urbanize
rules-nucleum-urbanize =
    Place an urban building from your board in a city of your network and pay its price ({ $cheapest } to { $dearest } thaler). You may place the levels in any order.

    {""}**Which space**
    - A space with one sign takes buildings of that type.
    - A space with two signs takes either type. You may not use it for a type while the city has a free space for that type alone.
    - A red space takes any type for { $red } thaler more.
    - Level IV buildings are government too: they fit spaces of either type.

    Rubble and buildings already there block a space for good.

    {""}**First piece:** while no city is in your network yet, your first building, mine or turbine may go into any city. After that your network counts.

    {""}**What it is for:** an energized building brings achievements and its reward at once, and points at the end. Many contracts and milestones count buildings.

rules-nucleum-industrialize-title = Industrialize
rules-nucleum-industrialize-terms = turbine, mine, uranium mine
rules-nucleum-industrialize =
    Place a **turbine** or a **mine** from your board on a free space for it in a city of your network. The price is in workers ({ $least } to { $most }, as its row shows); they go back to your reserve. A red space costs { $red } thaler more.

    {""}**Turbine:** it stands at a power plant, where each turbine lets { $turbine_uranium } more uranium be burned. From now on you also have its row's effect. The turbine of row { $effect_row } has the effect of your experiment.

    {""}**Mine:** take as much uranium as you now have mines on the map, this one included, plus what is printed on the space. Spread it over your mines as you like, up to what each can hold.

    {""}**Rows:** when both the turbine and the mine of a row are on the map, you get the row's reward.

    Uranium without room in your mines becomes a worker from your reserve. If there is none, it is lost.

rules-nucleum-develop-title = Develop
rules-nucleum-develop =
    Take an action tile from the offer and pay its price: from left to right { $prices } thaler.

    You may take **two** tiles in one action. Then pay both prices and { $second } thaler more.

    New tiles are unused: you can play them at once in your next turn, or place them as railways.

    {""}**The offer is refilled after your turn.** The tiles left slide to the right, so they become cheaper, and new ones come in from the left. If another develop action begins earlier in the same turn, the refill comes just before it; such an action may be declined. When the stack is empty, an end condition has happened.

    More tiles mean more turns between recharges, more filled slots and tiles to spare for railways.

rules-nucleum-contract-title = Contract
rules-nucleum-contract =
    Take one of the { $silver } silver or { $gold } gold contracts shown and put it into any free contract slot of your board. **You get the bonus of that slot at once**:
    { $slots }

    With no free slot you cannot take a contract. Fulfill one first: its slot is free again.

    Purple contracts cannot be taken. They stay on the side board, and whoever fulfills one first has it.

    After your turn, the contract you took is replaced with one of the same color, or of the other color when that stack is empty. If you begin another contract action in the same turn, the contract is replaced just before it. An end condition occurs when both stacks are empty.

rules-nucleum-energize-title = Energize: Plant, Coal, Building
rules-nucleum-energize-terms = coal, coal wagon, electricity
rules-nucleum-energize =
    {""}**1. Choose a plant and a building.** The building is yours or neutral, not energized yet, and in the plant's city or connected to it by completed links, whoever owns them.

    {""}**2. Bring fuel** until the electricity reaches the building's number:
    - **Coal** gives { $coal } electricity each. Any plant burns it, as much as you like. It comes from a coal area whose cities are connected to the plant. The cheapest is taken: { $fresh } thaler for a wagon (it is flipped), { $flipped } for a flipped one (it leaves), { $none } when the area has none left.
    - **Uranium** gives { $uranium } electricity each: see the next page.
    - Add the electricity of your action tile, turbines and technologies.

    Any surplus is lost.

    {""}**3. The building is energized.** You gain as many achievements as the number you had to reach, and the building's reward. A neutral building gives this to whoever energizes it and still belongs to nobody.

    {""}**Example:** { $count } coal from an area with { $wagons } wagons not flipped yet cost { $sum } thaler.

rules-nucleum-uranium-title = Energize: Uranium and Turbines
rules-nucleum-uranium-terms = uranium, turbine effect
rules-nucleum-uranium =
    Only a plant that holds a **nucleum** burns uranium. Each uranium gives { $electricity } electricity. It comes from your mines, in the plant's city or connected to it by completed links.

    {""}**How much:** { $plant } for the plant, and { $turbine } more for each turbine that stands there. You use your own turbines first. For each turbine of another player that you use, pay its owner { $toll } thaler.

    {""}**Example:** the plant holds a nucleum, and two turbines stand there, one of them yours. You may burn up to { $most } uranium for { $power } electricity. For the third one you pay { $toll } thaler to the owner of the other turbine.

    Uranium and coal can be mixed. Turbines also have effects of their own, such as more electricity or cheaper coal: these hold in all your energize actions, wherever the turbine stands.

    When several mixes of fuel make sense, the bot lists them, cheapest first, and names the plant.

rules-nucleum-plants-title = Power Plants and Nucleum
rules-nucleum-plants-terms = nucleum, plant bonus
rules-nucleum-plants =
    { $coal_plants ->
        [0] Plants
       *[other] { $coal_only } is a coal plant: it burns coal, never uranium. The other plants
    } burn coal from the start, and uranium once a **nucleum** token lies in them.{ $built_in ->
        [0] {""}
       *[other] {" "}{ $ready } has a built-in one.
    }

    One nucleum is placed during setup, without a bonus. The others lie on the lower segments of the milestone track: whoever puts the first star into such a segment takes the token, places it in a plant without one and gets that plant's bonus:
    { $bonuses }

    A nucleum stays where it is and belongs to nobody. All players may use every plant: what matters is that the building, the fuel and the plant are connected by completed links.

rules-nucleum-exchanges-title = Exchanges
rules-nucleum-exchanges-terms = thaler, worker, reserve
rules-nucleum-exchanges =
    At any time on your turn, and whenever you are asked something on another player's turn:
    - **1 uranium → 1 worker** from your reserve
    - **1 worker → 1 thaler**; the worker goes to your reserve

    Never the other way. If you cannot pay something, the bot asks which exchanges to make for it.

    {""}**Workers:** you have { $workers } in all: some available, the others in your reserve or, for good, on your railways. Workers you pay go to the reserve; income and other gains bring them back from there. With an empty reserve you gain none.

    {""}**Uranium** lies in your mines, up to the size of each. Uranium gained beyond that becomes a worker, and with an empty reserve it is lost.

    At the end of the game the bot makes the exchanges that score most for each player.

rules-nucleum-networks-title = Networks and Carrying
rules-nucleum-networks-terms = network, carrying
rules-nucleum-networks =
    {""}**A city is in your network** when
    - a building, mine or turbine of yours stands there, or
    - a railway tile of yours lies next to it, whether its link is completed or not, or
    - a completed link ends there in which you own at least one tile.

    Your pieces are connected by completed links in which you own at least one tile. You may have several networks that are not connected yet; you can build in all of them.

    While you have no network at all, your first building, mine or turbine may go into any city.

    {""}**Carrying is different:** coal, uranium and electricity travel over **all** completed links, whoever owns them. You need no tile of your own on the way. Two links in a row will do: a plant in Plauen reaches Joachimsthal once Plauen–Zwickau and Zwickau–Joachimsthal are both completed.

    The coal lines printed on the map belong to nobody. They connect no networks: they only show where coal arrives.

rules-nucleum-technologies-title = Technologies and Turbine Effects
rules-nucleum-technologies =
    Your experiment has { $count } technologies of levels I to III. All are locked at first.

    When something gives you "technology II", **unlock one of your technologies of level II or lower**. Or take VP equal to its level (here 2).

    {""}**Three kinds**
    - **Blue:** once. You get it at once when you unlock it.
    - **Brown:** lasting. It holds from now on.
    - **Purple:** it scores at the end of the game.

    {""}**Turbine effects:** each turbine has an effect once it stands on the map. The turbine of row { $effect_row } has the one of your experiment, the others show theirs on your board.

    Technologies come from laboratories, contracts, stars in the top segment and other rewards. The first player to unlock all { $count } triggers an end condition.

    {""}**My Board** shows yours. Ask for any by its code, such as `/lookup name:TA3`.

rules-nucleum-contracts-title = Fulfilling Contracts
rules-nucleum-contracts =
    Once in a turn in which you **play an action tile**, before, between or after its actions, you may fulfill one contract: one in a slot of your board, or a purple one on the side board.

    {""}**The condition must hold at that moment.** It is only checked: you pay nothing and lose nothing for it. Then take the reward.

    A contract you have fulfilled is laid beside your board. Its slot is free, so you can take another contract and get the slot's bonus again. A purple one goes to whoever fulfills it first and is not replaced.

    You begin with one initial contract. It lies in slot { $initial_slot }, and you do not get that slot's bonus for it.

    A contract that is not fulfilled costs nothing at the end, but it blocks its slot until then.

rules-nucleum-ends-title = The End of the Game
rules-nucleum-ends-terms = flag, score flag
rules-nucleum-ends =
    {""}**End conditions.** Each happens once, and whoever triggers it scores:
    - the stack of action tiles is empty: { $tiles_vp } VP
    - both contract stacks, silver and gold, are empty: { $contracts_vp } VP
    - the third King's Day is over: { $kings_vp } VP
    - a player has all { $technologies } technologies: { $technologies_vp } VP
    - a player reaches the score flag, at { $flag } points: { $flag_vp } VP

    {""}**The last rounds** begin after { $needed_two } conditions with 2 players, { $needed_three } with 3 and { $needed_four } with 4. Finish the round so that everyone has had the same number of turns. Then everyone has **one more turn**. Conditions that happen now still score.

    {""}**One more star:** after the last turn, players who still hold achievements may place one more star by the usual rules, but not on space 0. It has no effect now; it counts for the final scoring.

    Then comes the final scoring.

rules-nucleum-scoring-title = Final Scoring
rules-nucleum-scoring =
    {""}**1. Milestones.** For each star: the multiplier of its tier × how often you meet the milestone of its segment. Each star on space 0: −{ $penalty } VP.

    {""}**2. Purple technologies.** Each scores its highest threshold you meet.

    {""}**3. Leftovers.** 1 VP per { $uranium } uranium, per { $workers } workers and per { $thaler } thaler. The exchanges that score most are made for you.

    {""}**4. Energized buildings.** Their printed VP{ $factor ->
        [1] {""}
       *[other] , counted ×{ $factor } in { $city }
    }. A government building scores its VP for **each** building of its own type in the same network of yours: itself, other players' and neutral ones too, energized or not.

    {""}**5. Income markers** on spaces { $bonus_spaces }: { $bonus_points } VP.

    The most VP wins; a tie is a shared victory. `/score` shows at any time what the end would bring now.

rules-nucleum-setup-title = Setup (for reference)
rules-nucleum-setup-terms = rubble, rubble tile
rules-nucleum-setup =
    {""}**You begin with** { $thaler } thaler, { $workers } available workers and { $reserve } in reserve, income markers on space { $marker } of each track, { $stars } stars on the side board and one initial contract.

    {""}**Experiments:** each player has one: chosen starting with the last player, dealt at random or bid for, as set in the options. It brings { $technologies } technologies, a turbine effect and { $tiles } action tiles.

    {""}**By number of players**
    - 2: { $tiles_two } action tiles, { $silver_two } silver and { $gold_two } gold contracts, map for { $small_players }
    - 3: { $tiles_three } action tiles, { $silver_three } silver and { $gold_three } gold contracts, map for { $large_players }
    - 4: { $tiles_four } action tiles, { $silver_four } silver and { $gold_four } gold contracts, map for { $large_players }

    {""}**The map:** a setup card puts the first nucleum into a plant and, with fewer than { $rubble } players, rubble on spaces nobody can use. Together with { $more_cards } more cards it also places neutral buildings: anyone can energize them.

    Milestones, contracts and tiles come in random order.

rules-nucleum-rulings-title = Rulings: Your Turn
rules-nucleum-rulings =
    Where the rulebook leaves a question open, this is how we play it here.

    {""}**Exchanges** are offered before you choose what to do, before, between and after the actions of a tile, and whenever you cannot afford a payment; never in the middle of an action or a recharge.

    {""}**Discounts** in thaler apply to everything the action costs in thaler: a building and its red surcharge, both tiles of a develop action, all coal.

    {""}**Offer and contracts** are refilled once your turn is confirmed, or just before another action that takes from them. Until then gaps stay open and prices do not change. What has been revealed cannot be undone.

    {""}**Several rewards at once:** thaler, workers, achievements and VP first, the others in the order shown.

    {""}**Uranium you gain** fills the room in your mines; the rest becomes workers from your reserve.

rules-nucleum-rulings-map-title = Rulings: Map and Energize
rules-nucleum-rulings-map =
    {""}**Placing a railway:** you first gain what your abilities give for it, then resolve the matched actions in any order. Where your new tile matches another tile of yours, the action of that tile is among them. Other players confirm theirs before the link is completed.

    {""}**No fuel** is needed if turbines and technologies alone meet the requirement.

    {""}**Coal:** you choose which areas it comes from. You never buy more than you need.

    {""}**Neutral buildings** belong to nobody, even when energized: they count for no condition or milestone and score nothing themselves.

    {""}**Setup cards:** if the first one shows no neutral building, another is drawn for it. A neutral building whose city is not on the map is not placed. Rubble covers a space for two types only if no red space and no space for a single type is free.{ $wild ->
        [0] {""}
       *[other]
            {""}

            {""}**{ $city }** has all four colors: a piece there counts for every contract that asks for pieces in cities of one color.
    }

rules-nucleum-rulings-end-title = Rulings: Stars and the End
rules-nucleum-rulings-end =
    {""}**Stars:** if you run out of them, you get more.

    {""}**Empty stack:** if several players took tiles or contracts before the last refill, the player whose tile or contract is replaced with the last one of the stack triggers the end condition.

    {""}**In the last round** end conditions still score, and the score flag can still be reached.

    {""}**Score flag:** its VP go to the active player, even if someone else reaches it in that turn. Points from the final scoring do not count toward it.

    {""}**Leftovers:** a worker exchanged for a thaler is back in your reserve and can be gained for uranium once more.

    {""}**First game** (option): the experiments are { $first }, { $second }, { $third }, { $fourth } in turn order, starting with those that need the least explaining.

rules-nucleum-icons-title = Icons
rules-nucleum-icons =
    The picture shows the most common icons. **Explain Icons** under your private pictures, or `/board view:legend`, shows all of them, with the spaces of the map. **Earlier Turns**, beside it, lets you step back through the game.

    - **Figures** beside an icon say how much: a coin with 2 is 2 thaler. On an action, −1 with a coin is 1 thaler off, +1 with a flash is 1 more electricity.
    - **An arrow** is an income track going up; the sign above it says which one. Three signs: any track.
    - **A cog** is a technology. The number of lit parts is its level.
    - **A flash with a number** on a building is the electricity it needs. A yellow rim and a yellow flash mean: energized.
    - **Colors** of cities and edges are also told apart by letters and patterns: white plain, purple dotted, orange striped, green wavy. Four colors together match everything.
    - **Shapes** stand for players: square, triangle, circle and diamond.

rules-segment-unlike = {""} In the segment from { $low } to { $high } that star brings { $bonus } instead.
rules-plant-bonus = { $city }: { $bonus }
rules-line = - { $item }
rules-lines =
    { $before }
    { $line }
rules-slot-bonus = slot { $slot }: { $bonus }

## Nucleum: how unclear rules are applied, for `/lookup`

ruling-nucleum-no-neutral = If this is the first card, another one is drawn for the neutral building. Its nucleum and rubble stand.
ruling-nucleum-city-not-in-use = With two players the city of its neutral building is not on the map: no building is placed.
ruling-nucleum-rubble-first = If this is the first card, its rubble is placed before the neutral buildings of the other cards.
ruling-nucleum-discounts = A discount in thaler applies to everything the action costs in thaler: a red surcharge, both tiles of a develop action, all coal. For industrialize, only a red surcharge and the price of a coal mine can be reduced.
ruling-nucleum-goods-first = Of several things at once you get thaler, workers, achievements and VP first, the others in the order shown.
ruling-nucleum-uranium-gained = Uranium gained fills the room in your mines. What has no room becomes workers from your reserve.
ruling-nucleum-no-fuel = If turbines and technologies alone reach the number of a building, no fuel is needed.
ruling-nucleum-coal = You choose which areas the coal comes from. The cheapest way is offered first, the others are under “other plans”. You import no more coal than the building needs.
ruling-nucleum-neutral = An energized neutral building still belongs to nobody: it counts for no condition or milestone and scores nothing.
ruling-nucleum-place-railway = What it gives for placing a railway comes before the matched actions.
ruling-nucleum-unmatched-end = It works for one end that does not match, including one beside an empty railway space, but never for the end at a city without a color.
ruling-nucleum-stack-empty = If several players emptied a stack, the one whose tile or contract was replaced last triggered it.
ruling-nucleum-late-condition = It still scores if it happens in the last round.
ruling-nucleum-flag-owner = The points go to the active player, even when someone else reaches the flag in that turn.
ruling-nucleum-flag-final = Points from the final scoring do not count toward the flag.
ruling-nucleum-kings-zero = On King's Day a star on space 0 counts as 0: lowest, but it can still be second.

## Nanotech

rules-nanotech-overview-title = Goal and Overview
rules-nanotech-overview =
    You run a particle laboratory. Be the first to reach the prestige target, { $target } unless the table agreed on another.

    {""}**Each round** everyone takes an action card with the energy that lies on it, and may do its action. The others may then copy that action at its ordinary cost. With 2 players each takes { $turns_two } cards, taking turns.

    {""}**From quarks to atoms**
    - Capture quarks and electrons into the capsules of your laboratory.
    - Confine three quarks to a proton or a neutron: prestige.
    - Confine protons, neutrons and electrons to atoms: hydrogen, deuterium, helium. More prestige.

    {""}**Energy pays for everything.** You begin with { $energy }. Recharge your battery, or take cards with energy on them.

    {""}**The laboratory is small:** { $quarks } quarks, { $electrons } electrons, { $hadrons } protons or neutrons. Upgrade it to hold more.

    When someone reaches the target, the round is played out, and the most prestige wins.

rules-nanotech-round-title = A Round
rules-nanotech-round =
    {""}**1. Quarks.** Those left from the round before are discarded. New ones are drawn into the central capsule: { $extra } more than there are players. When the pile runs out, the discards are shuffled into a new one.

    {""}**2. Turns.** Clockwise from the first player, each player has { $turns_more ->
        [one] one turn
       *[other] { $turns_more } turns
    }; with 2 players { $turns_two } turns each, taking turns. On your turn:
    - take one of the action cards on the table, with all the energy on it;
    - do its action, or decline it;
    - then each other player, clockwise, may copy the action once.

    Energy on the card may pay for its own action. A card whose action you cannot do may still be taken for its energy. You keep the card until the end of the round.

    {""}**3. Bonuses.** In turn order, holders of Capture Quarks and Capture Lepton may use the bonus of their card.

    {""}**4. Leftovers.** Each card nobody took gets { $leftover } energy. All cards go back to the table, and the next player to the left begins.

rules-nanotech-recharge-title = Recharge Battery
rules-nanotech-recharge =
    There are { $cards } cards of this kind.

    Take { $energy } energy from the supply, and { $more } more for each improved battery in your laboratory. It costs nothing, so the bot does it as soon as you take the card.

    Recharging **cannot be copied**. It has no bonus.

    {""}**The supply is limited** to { $tokens } energy for all players, what lies on cards included. When it runs short you take what is left; when it is empty the action has no effect. Energy that is spent returns to the supply.

    A card left over gains energy every round. Sometimes an action nobody wanted pays for itself.

rules-nanotech-quarks-title = Capture Quarks
rules-nanotech-quarks =
    Pay { $cost } energy and take **one quark of your choice** from the central capsule into a free space of your quark capsule.

    Quarks are **Up** or **Down**, in red, green or blue. There are { $each } of each. What counts for a proton or a neutron are both the type and the color, so look at what you will need next.

    {""}**Others may copy it** for { $cost } energy. They choose after you, from what is left.

    {""}**Bonus of the card:** at the end of the round its holder may take one more quark for free, if there is a free space and a quark left.

    There is no way to throw quarks away. They leave your capsule only when you confine them, so do not fill it with quarks that do not go together.

rules-nanotech-lepton-title = Capture Lepton
rules-nanotech-lepton =
    Pay { $cost } energy and take **one electron** into a free space of your lepton capsule. You score { $prestige } prestige.

    {""}**Others may copy it** for { $cost } energy and score the same.

    {""}**Bonus of the card:** at the end of the round its holder may do **one extra action** of another kind, at its ordinary cost: recharge, capture a quark, upgrade or confine. It may be an action that was done this round already. It takes no card and no energy on cards, and it comes without the bonus of that card.

    Electrons stay in your capsule until you build an atom with them.

rules-nanotech-upgrade-title = Upgrade Laboratory
rules-nanotech-upgrade =
    Take one expansion into your laboratory and pay its price:
    - Quark capsule: { $quark_cost } energy, { $quark_adds } more spaces for quarks
    - Lepton capsule: { $lepton_cost } energy, { $lepton_adds } more spaces for electrons
    - Hadron capsule: { $hadron_cost } energy, { $hadron_adds } more spaces for protons and neutrons
    - Improved battery: { $battery_cost } energy, { $battery_adds } more energy on each recharge

    {""}**One per round:** nobody may take more than one expansion in a round, whether with the card, by copying or as an extra action.

    {""}**Others may copy it** at the full price.

    {""}**Bonus of the card:** its holder pays { $discount } energy less.

    You may own as many expansions of a kind as you like, as long as there are any.

rules-nanotech-confine-title = Confine Particles
rules-nanotech-confine =
    Pay { $cost } energy and do **one** confinement:
    - **Proton:** { $proton_up } Up and { $proton_down } Down, one of each color. { $proton } prestige
    - **Neutron:** { $neutron_up } Up and { $neutron_down } Down, one of each color. { $neutron } prestige
    - **Hydrogen:** { $hydrogen_needs }. { $hydrogen } prestige
    - **Deuterium:** { $deuterium_needs }. { $deuterium } prestige
    - **Helium:** { $helium_needs }. { $helium } prestige

    Quarks you use are discarded; the proton or neutron needs a free space in your hadron capsule. For an atom all its particles go back to their piles: an atom takes no space.

    {""}**Others may copy it** for { $cost } energy, with another confinement if they like.

    {""}**Bonus of the card:** its holder scores { $bonus } prestige more for the confinement.

rules-nanotech-copying-title = Copying
rules-nanotech-copying =
    After a player has taken a card and done its action, **each other player may do the same action once**, clockwise, before the next player has a turn.

    - You pay the ordinary cost. There is no energy on a card for you.
    - The bonus of the card is for its holder only: no discount, no extra prestige, nothing at the end of the round.
    - You may do it in your own way: another quark, another expansion, another confinement.
    - You may copy even if the player with the card declined the action or could not do it.
    - **Recharge Battery cannot be copied.**
    - An upgrade counts as your one upgrade of the round.

    You are asked only if you could do it. If you hardly ever copy, a **Standing Answer** (`/settings`) declines for you, so that nobody waits.

rules-nanotech-bonus-title = Bonuses of Cards
rules-nanotech-bonus =
    A bonus belongs to whoever **holds the card** this round. Copies and extra actions never get it.

    {""}**At once, with the action**
    - Upgrade Laboratory: your expansion costs { $discount } energy less.
    - Confine Particles: { $prestige } prestige more for your confinement.

    {""}**At the end of the round**, even if you declined the action itself:
    - Capture Quarks: one more quark from the central capsule for free, if there is one and you have a free space.
    - Capture Lepton: one extra action of another kind, at its cost.

    Bonuses are used in turn order from the round's first player, each player once. Whoever holds both cards chooses the order. You may go without.

    Recharge Battery has no bonus.

rules-nanotech-end-title = The End of the Game
rules-nanotech-end =
    When a player has reached the target, **the round is played out**, end-of-round bonuses included. The table may have agreed that the game ends at once instead.

    {""}**The most prestige wins.** Ties are broken by
    - more atoms built (hydrogen, deuterium, helium),
    - then more energy in the laboratory.
    - Still tied: a shared victory.

    {""}**Standstill:** capsules can be full of particles that do not go together. When nobody has gained prestige for { $rounds } rounds in a row, the game ends as it stands. Once { $warning } such rounds have passed, the table is warned.

    The target can be any number from { $lowest } to { $highest }. { $target } makes a short game.

rules-nanotech-rulings-title = Rulings
rules-nanotech-rulings =
    Where the rules leave a question open, this is how we play it here.

    {""}**Taking a card:** you get its energy first and may pay for the action with it. You may decline any action, and take a card just for its energy. Recharging is done without asking; if the supply runs short, you take what is left.

    {""}**Bonuses at the end of a round** go to the holder of the card, even if its action was not done. Other bonuses come only with the action on the card, not with a copy or an extra action.

    {""}**The extra action** may be recharging, capturing a quark, upgrading or confining, at its cost, but not capturing a lepton again.

    {""}**Two bonuses** (with 2 players) are used in any order, once each. At the end of a round players use theirs clockwise from the first player.

    {""}**Cards left over:** if there is not enough energy for all of them, they get it in this order: recharge battery, quarks, lepton, upgrade, confine.

rules-nanotech-icons-title = Icons
rules-nanotech-icons =
    The picture shows what stands on the table. **Explain Icons** under your private pictures, or `/board view:legend`, shows it again. **Earlier Turns**, beside it, lets you step back through the game.

    - **Quarks** carry a letter for their type, u for Up and d for Down, and one for their color: R, G or B. Large ones also have a rim: one line for red, dashes for green, two lines for blue.
    - **e⁻** is an electron, **p⁺** a proton, **n** a neutron.
    - **A hexagon with a flash** is energy. On an action card it shows what the action costs; with a plus, what lies on the card for whoever takes it.
    - **A laurel wreath** is prestige.
    - **A tick** beside a confinement says that the laboratory could do it now.
    - **Shapes** stand for players: square, triangle, circle and diamond.

## Nanotech: how unclear rules are applied, for `/lookup`

ruling-nanotech-recharge-asked = You are not asked about recharging: whoever takes the card gets the energy at once.
ruling-nanotech-energy-first = Energy lying on the card is taken with it and may pay for its action.
ruling-nanotech-declined = Any action may be declined, and a card whose action cannot be done may be taken for its energy.
ruling-nanotech-short-supply = When the supply of energy runs short, a recharge takes what is left.
ruling-nanotech-one-upgrade = Nobody upgrades more than once a round, whether with the card, by copying or as an extra action.
ruling-nanotech-round-bonus = The bonus at the end of the round belongs to the holder of the card, even if the action was not done.
ruling-nanotech-bonus-with-action = Only the action itself brings the bonus; copies and extra actions do not.
ruling-nanotech-extra = The extra action may be recharging, capturing a quark, upgrading or confining, at its cost.
ruling-nanotech-hadron = It needs a token in its pile and a free space in your hadron capsule. The quarks used are discarded.
ruling-nanotech-which-quarks = You choose which quarks to use: there is one choice for each color of the quark of which one is needed.

## Nucleum: words in the illustrations

page-nucleum-turn-play = Play a tile: both of its actions, and maybe a contract
page-nucleum-turn-rail = Build a railway: the actions of ends that match
page-nucleum-turn-recharge = Recharge: income, a star, your tiles come back
page-nucleum-rail-tiles = Tile meets tile in one color: you resolve { $own }, then the owner of the other tile { $other }.
page-nucleum-rail-city = The color of { $city }: you resolve { $own }.
page-nucleum-kings-day = King's Day, by highest star: { $first } VP, then { $second } VP
page-nucleum-side = Map for { $players } players
page-nucleum-space-one = this type
page-nucleum-space-two = either type
page-nucleum-space-red = any type, for { $red } thaler more
page-nucleum-space-rubble = closed
page-nucleum-building-price = to build it
page-nucleum-building-need = electricity to energize it
page-nucleum-building-reward = at once, when energized
page-nucleum-building-points = VP at the end, if energized
page-nucleum-row-turbine = Turbine
page-nucleum-row-mine = Mine
page-nucleum-row-cost = Each costs
page-nucleum-row-size = Mine holds
page-nucleum-row-reward = For both
page-nucleum-offer = After the turn the tiles slide to the right. Two tiles at once: { $count } thaler more.
page-nucleum-slots = The bonus of the slot, for taking a contract
page-nucleum-condition = If this holds: { $condition }
page-nucleum-energize = { $uranium } + { $coal } = { $sum } electricity; the building needs { $need }
page-nucleum-kind-once = Blue: once, immediately
page-nucleum-kind-lasting = Brown: from now on
page-nucleum-kind-scoring = Purple: at the end
page-nucleum-kind-turbine = Turbine effect of the experiment
page-nucleum-score-stars = Each star: its tier × how often you meet the milestone
page-nucleum-score-purple = Purple technologies
page-nucleum-score-left = 1 VP per { $uranium } uranium, per { $workers } workers, per { $thaler } thaler
page-nucleum-score-lit = Energized buildings{ $factor ->
        [1] {""}
       *[other] ; in { $city } × { $factor }
    }
page-nucleum-score-income = Markers on spaces { $spaces }: { $points } VP
page-nucleum-setup-players = Players
page-nucleum-setup-tiles = action tiles
page-nucleum-setup-silver = silver contracts
page-nucleum-setup-gold = gold contracts
page-nucleum-setup-ends = end conditions

## Nucleum: the illustrations in words

page-nucleum-alt-turn = The three kinds of turn: a tile goes to the next free slot; a tile with a worker lies between two cities as a railway; income rises, a star is placed and the tiles come back.
page-nucleum-alt-tile = An action tile with its two actions and the colored bars at its ends. Below, the slots above a board: two are filled, the third is the next one.
page-nucleum-alt-exchange = One uranium can be exchanged for one worker, one worker for one thaler.
page-nucleum-alt-railway = Two tiles on the link between two cities. Their touching edges have the same color, so both actions there are resolved. The other end of your tile has the color of its city, so that action is resolved too.
page-nucleum-alt-links = A completed link of two tiles between two cities. Below, for each side of the map, how many income steps links of each length bring.
page-nucleum-alt-income = Four slots of a board are filled. Below them the three income tracks with their markers. On each track the highest amount left of the marker and under a filled slot is lit, and the sum is shown.
page-nucleum-alt-stars = The milestone track: four segments with what a star brings there, six tiers with their multipliers, the special spaces, and the points of King's Day.
page-nucleum-alt-build = Four kinds of space: for one type, for either of two types, red for any type, and rubble. Below, a building with its price, the electricity it needs, its reward and its points.
page-nucleum-alt-industry = The four rows of turbines and mines with their cost in workers, the uranium a mine holds, and the reward for placing both. The first mine on the map brings one uranium, the second two, the third three, and more where the space shows some.
page-nucleum-alt-offer = Five action tiles on offer with their prices, and an arrow that shows how they slide to the right after the turn.
page-nucleum-alt-contract = The four contract slots with their bonuses. Below, a contract with its condition and its reward.
page-nucleum-alt-energize = Three uranium and one coal go into a power plant with a nucleum and two turbines, one of them another player's, who gets a thaler. The power reaches a building, which brings achievements and its reward.
page-nucleum-alt-plants = The power plants: those that burn only coal, and the others with the bonus that placing a nucleum there brings.
page-nucleum-alt-technologies = Three cogs: a blue technology works once, a brown one lasts, a purple one scores at the end. Below, a turbine with the effect of its experiment.
page-nucleum-alt-ends = The five end conditions, each with the points for whoever triggers it.
page-nucleum-alt-scoring = The five parts of the final scoring in order: stars, purple technologies, leftovers, energized buildings, income markers.
page-nucleum-alt-setup = A table of how many action tiles, contracts and end conditions there are with two, three and four players.
page-nucleum-alt-icons = The icons of goods and rewards, of buildings and industry, and of the main actions, each with its meaning.

## Nanotech: the illustrations in words

page-nanotech-alt-cards = The six action cards with what each costs: recharge battery twice, capture quarks, capture lepton, upgrade laboratory, and confine particles, on which energy is lying.
page-nanotech-alt-particles = Quarks of the types Up and Down, each in red, green and blue. Below, a lepton capsule with one electron: capturing it costs energy and scores prestige.
page-nanotech-alt-expansions = The four expansions, each with what it costs and how many spaces or how much energy it adds.
page-nanotech-alt-recipes = The five confinements: the particles each uses, what it makes, and its prestige.
page-nanotech-alt-race = The prestige track with a flag at the target. One player has passed it.
page-nanotech-alt-icons = The particles, the action cards and expansions, and the other signs on the table, each with its name.

## At the table of any game

rules-table =
    Take your time: the game waits for you, and you are pinged once when it is your turn.

    {""}**Undo.** Until you press **Confirm Turn**, you can take back your choices. After that, **Request Undo** (`/undo`) asks the others. Once all agree, the game goes back to the start of your last turn, with everything face down reshuffled. Nobody is asked among computer players, nor in unrated games if your turn revealed nothing and nobody has acted since. The host can use `/host undo`.

    {""}**Pace.** A turn may take a day. The host can change that in **Options** or with `/host setup`. Posts say when the time runs out, and you are reminded when half of it and when an eighth of it is left. When it is up, you can still play; the others can wait, or let a computer player play this turn or take over your seat. Nothing happens by itself.

    {""}**Away?** Say so in `/settings`: reminders stop, and your time starts when you are back. Quiet hours keep your nights free.

    {""}**Rated games.** Set in **Options**; the game counts if everyone seated at the start plays rated games (`/settings`). Whoever leaves comes last. See **Leaderboard** in `/records`.

    {""}**Leaving:** `/table resign` hands your seat to a computer player.
rules-nucleum-table-title = Playing by Correspondence
rules-nucleum-table = { $page }
rules-nanotech-table-title = Playing by Correspondence
rules-nanotech-table = { $page }

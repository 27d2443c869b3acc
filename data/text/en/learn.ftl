### The lessons (/learn), and the hints of a first game. Clara, who plays against the learner, is a woman.

## The lesson's frame

command-learn = Learn a game: a guided lesson, for you alone
parameter-learn-game = Which game
learn-choice-nucleum = Nucleum (about 15 minutes)
learn-choice-baron = Nucleum against the Baron (about 5 minutes)
learn-subject-baron = Nucleum against the Baron
learn-choice-nanotech = Nanotech (about 3 minutes)
learn-title = { $game }: your first lesson
learn-step = step { $number } of { $steps }
learn-ask = Choose **{ $choice }**.
learn-ask-under = Choose **{ $choice }** under **{ $kind }**.
learn-done = ✅ { $what }
learn-others = ⏩ { $what }
learn-wrong = 🤔 **{ $choice }** is allowed, and in a game of your own it may be a good move. { $why }
learn-resumed = Welcome back! You left off here.
learn-renewed = This lesson has changed since your last visit, so it begins again.
learn-stale = That button is out of date. You are here now.
learn-left = Your place in the lesson is kept. To continue, use /learn and pick { $game }.
learn-board = The whole table of your lesson
button-learn-show = Show Me
button-learn-next = Next
button-learn-back = Step Back
button-learn-over = Start Over
button-learn-leave = Leave
error-no-lesson = There is no lesson for this game. Pick one from the list.
error-lesson-unplayable = This lesson does not fit the component values that the operator of this bot has set. Read /rules instead.

## Nucleum, step by step

learn-nucleum-board =
    {""}**Welcome to Saxony!**
    You bring electricity to the cities. The most victory points (VP) win. The picture shows a corner of the map; **Board** shows all of it. In (1) Zwickau, as in other cities, there are spaces for buildings. (2) Plauen is a power plant; its green token, a nucleum, lets it use uranium too. (3) Coal reaches Plauen from here. (4) Joachimsthal has spaces for mines: that is where uranium comes from. The gray boxes between the cities are railway spaces. Red spaces (+2) cost 2 thaler more, and rubble closes a space; gray numbers are for setup only.
    In this lesson you play a few real turns against Clara. Leave whenever you like: your place is kept.

learn-nucleum-mat =
    {""}**Your player board**
    From top to bottom: your goods (4 thaler, 2 workers) · eight action slots above three income tracks · five action tiles in your hand · eight technologies, all locked · four contract slots, the last one with a contract in it · turbines and mines · twelve buildings, each with its price in thaler and the electricity it needs.
    On your turn you do one of three things: play an action tile to a slot, place an action tile as a railway, or recharge.

learn-nucleum-urbanize =
    {""}**Urbanize: your first building**
    An action tile holds two actions. Play it to the next free slot, then do both, in any order. Urbanize puts a building on a free space of its type and costs its price in thaler. Your first building may stand anywhere; later ones need a city in your network, that is, a city where you have something or that your railways reach. Level IV buildings are government buildings as well and fit spaces of both kinds.
learn-nucleum-urbanize-why = Here we build a cheap residence in Zwickau, because Zwickau lies next to the power plant of Plauen.
learn-nucleum-urbanize-tile = It does both things we want today.
learn-nucleum-urbanize-first = The building comes first; the contract can wait.
learn-nucleum-urbanize-building = It costs 2 thaler and will need only 2 electricity.
learn-nucleum-urbanize-space = (1) Zwickau is one railway space away from (2) Plauen.
learn-nucleum-urbanize-done = Your residence is in Zwickau, and Zwickau is in your network. The number on it is the electricity it waits for: 2.

learn-nucleum-contract =
    {""}**Contracts**
    The tile's second action: take a contract. It goes into a free slot of your board, and the slot's bonus is yours at once. Fulfill the contract later and the slot is free again. The numbers on the right show how far you are. Purple contracts cannot be taken: whoever meets one first may fulfill it.
learn-nucleum-contract-why = Here we take C10 for a worker: we are going to place two turbines.
learn-nucleum-contract-which = It wants 2 turbines, and turbines are part of our plan.
learn-nucleum-contract-slot = We will need workers soon.
learn-nucleum-contract-confirm = In a real game nothing is final before this button; until then you can undo.
learn-nucleum-contract-done = Your first turn is over: a building, a contract and one more worker.
learn-nucleum-contract-others = Clara builds a residence in Dresden and raises her thaler income.

learn-nucleum-directive =
    {""}**The special directive**
    One of your five tiles lets you do any one of the five main actions, 1 thaler cheaper: urbanize, industrialize, develop, contract or energize. It is never a railway, so it comes back to you with every recharge.
learn-nucleum-directive-why = Here we put a second building into Zwickau, which also fulfills our first contract.
learn-nucleum-directive-tile = It lets us urbanize once more.
learn-nucleum-directive-building = It costs 1 thaler instead of 2. Only one space in your network fits, so it goes there by itself.
learn-nucleum-directive-done = Two of your buildings are in Zwickau, a purple city: the color of its frame and the letter P say so.

learn-nucleum-fulfil =
    {""}**Fulfill a contract**
    Your first contract asks for two buildings, mines or turbines in purple cities. That is done! Once in every turn in which you play a tile to a slot, you may fulfill one contract. It costs nothing; the condition only has to be true at that moment.
learn-nucleum-fulfil-why = Here we fulfill C01 and unlock TD3, which gives a mine at once.
learn-nucleum-fulfil-contract = Its reward is a technology of level I.
learn-nucleum-fulfil-technology = Blue technologies act once, now; brown ones from now on; purple ones in the final scoring. This blue one lets you industrialize in any city.
learn-nucleum-fulfil-done = The contract lies beside your board, and its slot is free for another.

learn-nucleum-mine =
    {""}**Industrialize: a mine**
    Turbines and mines cost workers. A new mine gives 1 uranium per mine you have on the map (itself included), plus what is printed on its space. (1) Joachimsthal prints 1, and it is one railway space away from (2) Zwickau.
learn-nucleum-mine-why = Here we want uranium close to Plauen: mine 1 in Joachimsthal.
learn-nucleum-mine-mine = The mine of row 1 costs 1 worker and holds 3 uranium.
learn-nucleum-mine-space = It brings 1 + 1 uranium.
learn-nucleum-mine-done = You have 2 uranium. On your turn you may always exchange 1 uranium for 1 worker, and 1 worker for 1 thaler.
learn-nucleum-mine-others = Clara takes a contract and gains 2 thaler from its slot.

learn-nucleum-rail =
    {""}**Build a railway**
    To bring electricity from (2) Plauen to (3) Zwickau, the link (1) between them must be complete. Any tile with colored edges can become a railway: it costs 1 available worker, and tile and worker stay on the map for good. Look at the colors: where an edge has the color of its city, you do the action at that edge.
learn-nucleum-rail-why = Here we connect Plauen to Zwickau, with both edges matching.
learn-nucleum-rail-tile = It has a purple and a white edge, and we connect a purple and a white city.
learn-nucleum-rail-space = The list says what would match where.
learn-nucleum-rail-way = You choose its direction: white to white, purple to purple.
learn-nucleum-rail-done = Both edges match, so both actions are yours.

learn-nucleum-match =
    {""}**The matched actions**
    Do them in any order. You may also leave them: you never have to use a match. A turbine on a space of (2) Plauen helps you whenever you energize, and with a nucleum in the plant each turbine there lets one more uranium in.
learn-nucleum-match-why = Here we take both: a step of thaler income and turbine 1 in Plauen.
learn-nucleum-match-income = The marker moves one space; it will pay at the next recharge.
learn-nucleum-match-industrialize = That is the other edge.
learn-nucleum-match-turbine = It makes coal 1 thaler cheaper in each of your energize actions.
learn-nucleum-match-done = Row 1 is complete, mine and turbine: 1 VP. And the link is complete: electricity and uranium may now be carried over it, by you and by Clara.
learn-nucleum-match-others = Clara builds a second residence in Dresden, fulfills her first contract and takes another one.

learn-nucleum-coal =
    {""}**Energize with coal**
    Choose a building, a power plant connected to it, and fuel. Each coal wagon gives 1 electricity. Wagons cost 1 thaler; a used wagon is turned and costs 2 the next time, then it is gone. An empty coal area sells coal for 3. Your residence in (3) Zwickau needs 2 electricity; coal from (1) arrives in (2) Plauen.
learn-nucleum-coal-why = Here we energize the residence: it needs only 2 coal, and we have 1 thaler.
learn-nucleum-coal-tile = It has Energize and a subsidy: a small extra such as a worker or thaler.
learn-nucleum-coal-building = 2 coal for 2 thaler, 1 less with your turbine.
learn-nucleum-coal-other = It is the tile's other half.
learn-nucleum-coal-option = We take the worker this time.
learn-nucleum-coal-done = The residence is energized: 2 achievements, as many as it needed electricity, and a step of worker income. In the final scoring it is worth 1 VP.
learn-nucleum-coal-others = Clara builds a railway from Dresden to Glashütte.

learn-nucleum-develop =
    {""}**Develop: a new tile**
    Railways cost you tiles, so take new ones. The offer shows five, with prices from 2 down to 0 thaler. The tile (1) at the end is free: purple and orange edges, as if made for the link between Zwickau (purple) and Joachimsthal (orange).
learn-nucleum-develop-why = Here we take the free tile, #5, as our next railway.
learn-nucleum-develop-tile = Develop, and a step of income for 1 thaler.
learn-nucleum-develop-which = Compare its edges with the two cities.
learn-nucleum-develop-one = A second tile would cost 2 thaler more than its price. One is enough.
learn-nucleum-develop-done = The tile is in your hand, and you may play it from your next turn on. At the end of the turn the tiles on offer slide down and the offer is refilled.

learn-nucleum-exchange =
    {""}**Exchange**
    The tile's other half asks for 1 thaler, and you have none left. On your turn you may exchange at any time: 1 uranium for 1 worker, 1 worker for 1 thaler. Never the other way.
learn-nucleum-exchange-why = Here we turn our worker into the thaler we need for the income step.
learn-nucleum-exchange-worker = New workers come with the recharge.
learn-nucleum-exchange-income = Now you can pay it.
learn-nucleum-exchange-track = Thaler are always short.
learn-nucleum-exchange-done = Your thaler marker is on space 3: the next recharge pays 6 thaler instead of 5.
learn-nucleum-exchange-others = Clara raises her thaler income and takes a tile from the offer.

learn-nucleum-recharge =
    {""}**Recharge**
    You have only the new tile left, no thaler and no workers: time to recharge. It takes a whole turn. First income: on each track you get the highest number that lies left of your marker and below a filled slot. Then a milestone star. Then your achievements go back, and all tiles in the slots return to your hand.
learn-nucleum-recharge-why = Here we recharge, put the star as high as we can, and place the nucleum it brings.
learn-nucleum-recharge-start = 4 filled slots are enough for everything your markers allow.
learn-nucleum-recharge-star = A star may stand on a space up to your achievements: 2. In the final scoring each of your residences is worth 1 VP for it.
learn-nucleum-recharge-plant = The first star in this part of the track brings a nucleum. The plant you choose gives its bonus at once and can use uranium from now on.
learn-nucleum-recharge-confirm = Look at your board: thaler, workers and four tiles are back.
learn-nucleum-recharge-done = 6 thaler, 2 workers, a star and a bonus, and four tiles to play again. The railway tile stays on the map.
learn-nucleum-recharge-others = Clara places a turbine in Glashütte.

learn-nucleum-line =
    {""}**The uranium line**
    Your uranium lies in (1) Joachimsthal and must be carried through (2) Zwickau to (3) Plauen. One link is missing: (4). Your new tile matches at both ends again. This turn is long: a railway, a contract and a turbine, all from one tile.
learn-nucleum-line-why = Here we complete the uranium's route, take C18 and place turbine 2 in Plauen.
learn-nucleum-line-tile = We took it for just this.
learn-nucleum-line-space = That connects your mine to Zwickau, and so to Plauen.
learn-nucleum-line-way = Purple to Zwickau, orange to Joachimsthal.
learn-nucleum-line-contract = You may choose the order; we take the contract first.
learn-nucleum-line-which = You have two of the four buildings in purple cities already.
learn-nucleum-line-slot = Your mine still has room for 1 uranium.
learn-nucleum-line-turbine = It is 1 worker cheaper with this tile.
learn-nucleum-line-row = Two turbines in Plauen: up to 3 uranium may be used there at once, 1 for the plant and 1 for each turbine.
learn-nucleum-line-done = Joachimsthal, Zwickau and Plauen are connected.
learn-nucleum-line-others = Clara recharges. Now everyone has placed a first star, so it is King's Day: 6 VP for the highest star (Clara), 2 VP for the second highest (you).

learn-nucleum-uranium =
    {""}**Energize with uranium**
    Each uranium gives 2 electricity and costs no thaler. It is carried from (1) your mine to (2) Plauen, where a nucleum is. Uranium and coal may be mixed. The factory in (3) Zwickau needs 3 electricity.
learn-nucleum-uranium-why = Here we energize the factory with 1 uranium and 1 coal, which costs no thaler.
learn-nucleum-uranium-plan = 1 uranium (2) and 1 coal (1) are just enough, and turbine 1 pays for the coal.
learn-nucleum-uranium-done = 3 achievements and a step of thaler income. Your second building is energized!

learn-nucleum-points =
    {""}**Collect the reward**
    Your two turbines in Plauen fulfill the contract from your first turn. Plans like this are what Nucleum is about: one move should help the next two.
learn-nucleum-points-why = Here we fulfill C10, then take the tile's other half and end the turn.
learn-nucleum-points-contract = It brings 4 VP and 1 worker.
learn-nucleum-points-other = It is the tile's other half, still open.
learn-nucleum-points-option = Or take the other: both are fine here.
learn-nucleum-points-confirm = That was your last turn in this lesson.
learn-nucleum-points-done = You have 7 VP, and Clara has 6.
learn-nucleum-points-others = Clara energizes the neutral laboratory in Grimma: neutral buildings are open to everyone.

learn-nucleum-end =
    {""}**The end, and where points come from**
    There are five end conditions: the stack of action tiles is empty, both contract stacks are empty, the third King's Day, all 8 technologies of one player, the score flag reached. Whoever triggers one scores 3 VP. With 2 players three of them end the game, with more players two: finish the round, then everyone has one more turn.
    Also: tiles that meet in one color match too, for both owners, and longer links raise VP income.
    Then count: each star (its multiplier for every time you meet its milestone), purple technologies, energized buildings (double in Praha), full income tracks, and leftovers. The picture shows it as if the game ended now.

learn-nucleum-on =
    {""}**Well played!**
    You know all the actions now. Where to go on:
    • /new opens a table. Turn on the option **first game** there: everyone gets a fixed experiment and one hint in every turn.
    • **Add Computer** gives you an opponent at any time.
    • /rules opens short pages on every action, /lookup explains any tile or card, and **What Can I Do?** in your panel tells you what is possible and why something is not.
    Good luck in Saxony!

## Nanotech, step by step

learn-nanotech-table =
    {""}**Welcome to the laboratory!**
    You capture the smallest particles and confine them into bigger ones. The first to reach the prestige target (here 10) triggers the end. On the table: six action cards, and the central capsule with this round's quarks. You have 5 energy.
    On your turn you take one card and may do its action. With 2 players everyone does so twice a round.
learn-nanotech-quark =
    {""}**Capture a quark**
    Quarks are Up or Down, and red, green or blue. A proton needs 2 Up and 1 Down, one of each color. The capsule holds a green Up, a blue Up and a red Down: all you need! A capture costs 2 energy.
learn-nanotech-quark-why = Here we begin with the red Down; of the Up quarks there will be more.
learn-nanotech-quark-card = Whoever holds this card may take one more quark at the end of the round for free.
learn-nanotech-quark-which = Protons need one Down.
learn-nanotech-quark-confirm = In a real game nothing is final before this button.
learn-nanotech-quark-done = The quark is in your capsule, which has 3 spaces.
learn-nanotech-quark-others = The others may copy an action for its cost, in turn order. Clara does not; she takes a Recharge Battery card and 2 energy.
learn-nanotech-energy =
    {""}**Energy**
    Every action but this one costs energy. There are two Recharge Battery cards; they cannot be copied.
learn-nanotech-energy-why = Here we recharge: 3 energy are not enough for what comes next.
learn-nanotech-energy-card = It is free and brings 2 energy.
learn-nanotech-energy-done = You have 5 energy again.
learn-nanotech-energy-others = Clara takes Capture Lepton: an electron for 2 energy, and 1 prestige.
learn-nanotech-copy =
    {""}**Copy**
    Now you may copy Clara's action. You pay the ordinary cost, but get neither her card nor its bonus. A copy does not use up your own turn.
learn-nanotech-copy-why = Here we copy: an electron is 1 prestige at once, and part of every atom.
learn-nanotech-copy-electron = 2 energy for 1 prestige.
learn-nanotech-copy-done = Your first prestige.
learn-nanotech-bonus =
    {""}**The end of the round**
    All turns of this round are over, and card bonuses can be used. You have Capture Quarks: take one more quark for free.
learn-nanotech-bonus-why = Here we take the green Up: red Down and green Up go well together.
learn-nanotech-bonus-quark = Then only a blue Up is missing.
learn-nanotech-bonus-done = Cards that nobody took get 1 energy each. Quarks left over are discarded, and new ones come.
learn-nanotech-bonus-others = Clara uses her own bonus. She starts the new round and captures a blue Up.
learn-nanotech-third =
    {""}**The third quark**
    There is another blue Up. Copy Clara's action and your three quarks are complete. Then it is your turn, and you need energy for the proton.
learn-nanotech-third-why = Here we capture the blue Up by copying, then recharge.
learn-nanotech-third-quark = Blue is the color you lack.
learn-nanotech-third-card = A confinement costs 3 energy.
learn-nanotech-third-done = Three quarks, three colors, and 3 energy.
learn-nanotech-third-others = Clara upgrades her laboratory: two more spaces for protons and neutrons.
learn-nanotech-confine =
    {""}**Confine particles**
    Three quarks become a proton: 2 prestige. Whoever holds the card scores 1 more. And there is 1 energy on it, because nobody took it in the last round.
learn-nanotech-confine-why = Here we confine: that is what you collected everything for.
learn-nanotech-confine-card = The energy on it is yours.
learn-nanotech-confine-proton = 2 Up, 1 Down, one of each color.
learn-nanotech-confine-done = 3 prestige in one action: you have 4.
learn-nanotech-on =
    {""}**Well played!**
    Next you would make an atom: a proton and your electron are hydrogen, 2 prestige. Two protons, two neutrons and two electrons are helium, 5 prestige. When someone has reached the target, the round is played out and the most prestige wins.
    /new opens a table. With the option **first game** everyone gets one hint in every turn; **Add Computer** gives you an opponent; /rules opens short pages on every action.
    Good luck!

## First game: options, and one hint a turn

option-first_game = first game (one hint a turn)
panel-hint = 💡 { $hint }
advice-fulfil-now = You can fulfill { $contract } now: { $rewards }.
advice-fulfil = You can fulfill { $contract } in this turn ({ $rewards }): play any tile, then Fulfill Contract.
advice-energize = { $building } in { $city } can be energized now: play { $tile }. It brings { $achievements ->
    [one] 1 achievement
   *[other] { $achievements } achievements
}.
advice-last-turn = This is your last turn. Do what scores at once; goods left over are worth very little.
advice-full = All your slots are full. A recharge now gives { $income }, and your tiles come back.
advice-no-tiles = You have no tile left to play. A recharge now gives { $income }, and your tiles come back.
advice-broke = You have no thaler, no workers and no uranium. A recharge now gives { $income }.
advice-first = Urbanize with { $tile }: { $building } in { $city } ({ $cost }). { $spaces ->
    [0] The city is connected to a power plant.
    [one] Only 1 railway is missing to a power plant.
   *[other] Only { $spaces } railways are missing to a power plant.
}
advice-link = Build a railway with { $tile } on { $space }: { $ends ->
    [none] no end matches, but
    [one] one end matches, and
   *[both] both ends match, and
} your { $building } in { $city } is connected to a power plant.
advice-rail = Build a railway with { $tile } on { $space }: the matching ends also give you { $halves }.
advice-piece = Industrialize with { $tile }: { $piece } in { $city } ({ $cost }). What you get: { $gives }.
advice-develop = Develop with { $tile }: each new tile is one more turn before you recharge. The cheapest is { $taken } ({ $cost }).
advice-bonus = Play { $tile } for { $given }: even one half is worth a turn.
advice-recharge = A recharge now gives { $income }. You have filled { $filled } of your slots; with more of them the income grows.
advice-star = Your star can go up to space { $space }: ×{ $multiplier } { $milestone } at the end of the game (you have { $have }{ $per ->
    [1] {""}
   *[other] , 1 for every { $per }
}).{ $lower ->
    [yes] {" "}A lower space may suit your plans better.
   *[no] {""}
}
advice-star-zero = Without achievements your star goes on space 0: { $vp } VP at the end. Next time, energize a building before you recharge.
advice-end-come = The end of the game has been triggered: finish the round, then everyone has one last turn. Plan for points, not for income.
advice-end-near = One more end condition, and the game ends soon. Plan for points rather than for income.
advice-nearly-full = { $filled } slots are filled. A recharge now gives { $income }{ $star ->
    [0] {""}
   *[other] , and a star on milestone space { $star } at best
}.
advice-contract = You have no contract. { $tile } lets you take one, and its slot gives { $bonus } at once.
advice-almost = Only one thing is missing for { $contract }: { $progress }.
advice-nanotech-confine = You can confine { $result } now: take { $card }.
advice-nanotech-quark = { $quark } is in the central capsule, and it completes three quarks for a proton or a neutron: take { $card }.
advice-nanotech-energy = You are short of energy: take { $card }.
advice-nanotech-lepton = { $card } brings 1 prestige at once, and atoms need electrons.
advice-nanotech-copy-confine = Copying this brings prestige now.
advice-nanotech-copy-quark = Copy it: { $quark } completes three quarks for a proton or a neutron.
advice-nanotech-close = { $who } needs only { $prestige } more prestige for the target. Take what scores soon.

## Against the Baron, step by step

learn-baron-row =
    {""}**Meet the Baron**
    Baron von Automat follows rules and makes no plans. He has no hand of tiles and no income, only this row. On his turn he rolls a die with the faces 1, 1, 2, 2, 3 and 4, and uses the tile in that place, counting from the left. Below each tile you see the faces that lead to it. The red sign is his stop block: a roll that reaches it or would pass it means the tile just left of it. Faded tiles cannot come next.
learn-baron-turn =
    {""}**Your turn comes first**
    You play as in any game of Nucleum. The Baron already has a building in Leipzig and a star on the milestone track.
learn-baron-turn-why = Here we build a residence in Leipzig.
learn-baron-turn-tile = It has Urbanize.
learn-baron-turn-space = The Baron is there too: cities are shared.
learn-baron-turn-confirm = The Baron answers at once.
learn-baron-turn-done = Your residence is in Leipzig. And this is what the Baron did:
learn-baron-answer =
    {""}**How to read his turn**
    First the die and the tile. All main actions of that tile are on other tiles of his row too, so he built it as a railway, here (1). Why there? Each choice goes down a list: a space that completes a link, then one where most ends match, then one touching his network. Only what is still open is decided by a logic card, which says highest or lowest number first.
    In a game this stands above your next question, and in the post with the marked map.
learn-baron-moved =
    {""}**What comes next**
    A tile built as a railway leaves the row; one used for its actions goes to the far right. Either way the stop block moves left, and the chances change. So look at this picture before you decide: if a contract or a space is likely to be his next, take it first.
learn-baron-second =
    {""}**Your second turn**
    He takes a contract whenever a tile with that action comes up. Some logic cards make him take the lowest number, others the highest.
learn-baron-second-why = Here we take contract C09 before he does.
learn-baron-second-tile = It has Contract and an income step.
learn-baron-second-which = It asks for energized buildings, and we want those anyway.
learn-baron-second-done = The contract is yours. The Baron again:
learn-baron-recharge =
    {""}**Recharges and the end**
    Once the stop block is leftmost, or his goods are gone, he recharges: goods, and a star 6 spaces further up the milestone track. Beside the round arrow you see how often he has. After the third one, or after two end conditions, the round is played out and everyone has one more turn.
    His points come from energized buildings, contracts, King's Days and the milestones, which score each time he meets them. Energize early: that is what he is worst at.
learn-baron-end =
    {""}**Well played!**
    Now for a game of your own: /new with Nucleum, an opponent and a level from 1 to 5, in a channel or in your direct messages with me. It starts at once and pings nobody. Take as long as you like between turns. With options you first choose the map, expansions and a challenge; with two Barons it gets crowded. /records keeps your wins and trophies.

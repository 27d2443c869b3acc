### The Court of Progress: parties, politicians, agendas and the king

option-court = Court of Progress
option-about-court = Send workers to four parties: bonuses at once, agendas on King's Days.

kind-court = Court
kind-party = Parties

command-nucleum-court = Take a court action
parameter-nucleum-court = Which party

help-kind-party = party
help-kind-agenda = agenda
help-kind-court = court

## Components

nucleum-action-court = Court
nucleum-action-court-text = Send an available worker to a party as a politician and gain the party's bonus.
nucleum-effect-action-court = a court action
nucleum-moment-court = take a court action

nucleum-party-capitalists = Capitalists
nucleum-party-freethinkers = Freethinkers
nucleum-party-communists = Communists
nucleum-party-royalists = Royalists
nucleum-party-text = Bonus for a court action: { $bonus }.

nucleum-agenda = Agenda: { $about }
nucleum-agenda-contracts = contracts
nucleum-agenda-pieces = mines and turbines
nucleum-agenda-milestone = highest milestone
nucleum-agenda-technologies = technologies
nucleum-agenda-network = largest network
nucleum-agenda-cities = cities
nucleum-agenda-parties = parties
nucleum-agenda-energy = largest requirement

nucleum-court-politician = Politician
nucleum-court-politician-text = A worker on the court board. With one in a party you are a member of it; with the one on the leader space you lead it. Politicians are not workers: you cannot spend them, and they do not count as leftovers.
nucleum-court-neutral-politician = Neutral politicians
nucleum-court-neutral-politician-text = One shows an arrow, the others the numbers 2, 3 and 4. On each King's Day the highest number leaves the game, and the arrow moves to the party below.
nucleum-court-king = King
nucleum-court-king-text = Stands beside the dominant party. On a King's Day every member of that party scores its agenda.

nucleum-each-politicians = politician of yours
nucleum-each-parties = party in which you have a politician
nucleum-each-leads = party you lead
nucleum-each-leads-dominant = dominant party you lead
nucleum-each-highest-milestone = time you meet the milestone of your highest star
nucleum-each-highest-energy = electricity in the largest requirement of your energized buildings (government buildings do not count)
nucleum-count-politicians = { $count ->
    [one] 1 politician on the court board
   *[other] { $count } politicians on the court board
}
nucleum-count-parties = { $count ->
    [one] a politician in 1 party
   *[other] politicians in { $count } parties
}
nucleum-count-leads = { $count ->
    [one] the lead of 1 party
   *[other] the lead of { $count } parties
}
nucleum-count-leads-dominant = leader of the dominant party
nucleum-count-highest-milestone = { $count ->
    [one] 1 time the milestone of your highest star
   *[other] { $count } times the milestone of your highest star
}
nucleum-count-highest-energy = { $count } electricity in the largest requirement of your energized buildings

## The game

nuc-prompt-court = Which party does your worker join?
nuc-court-detail = { $bonus }{ $lead ->
    [yes] ; you would lead the party
    [stays] ; you lead the party
   *[no] {""}
}{ $king ->
    [yes] ; the king would move here
   *[no] {""}
}. Agenda: { $vp } VP for you now
nuc-court-politicians = { $who } { $count }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}
nuc-court-neutrals = neutral { $count }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}
nuc-court-nobody = nobody
nuc-court-bonus = { $party } ({ $bonus })
nuc-court-from = { $party }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
nuc-court-back = { $count ->
    [one] 1 politician back
   *[other] { $count } politicians back
}: { $parties }

nuc-event-court = { $who } sent a politician to the { $party }.
nuc-event-court-leader = { $who } leads the { $party } now.
nuc-event-court-neutral-leader = A neutral politician now leads the { $party }.
nuc-event-court-vacant = The { $party } have no leader: the next politician sent there will lead.
nuc-event-court-king = The king moved: the { $party } are now dominant.
nuc-event-court-neutral = { $first ->
    [yes] The king, the neutral politician with the arrow and number { $number } are with the { $party }.
   *[no] Neutral politician { $number } is with the { $party }.
}
nuc-event-court-agenda = { $who } leads the { $party }: { $vp } VP. Agenda: { $agenda }.
nuc-event-court-fixed = { $who } leads the { $party }: { $vp } VP.
nuc-event-court-members = The { $party } are dominant. Members score: { $scored }. Agenda: { $agenda }.
nuc-event-court-fixed-members = The { $party } are dominant. Members score: { $scored }.
nuc-court-scored = { $who } { $vp }
nuc-event-court-leave = Politicians return to the reserve.
nuc-event-court-back = { $who }: { $back }.
nuc-event-court-neutral-leaves = Neutral politician { $number } left the { $party } and the game.
nuc-event-court-arrow = The neutral politician with the arrow went from the { $before } to the { $party }.

nuc-score-parties = party bonuses
nuc-score-agendas = agendas on King's Days
nuc-score-final-agendas = agendas at the end

nuc-why-no-politician = A court action needs an available worker: you have none, and no uranium to exchange.
nuc-why-no-politician-reserve = A court action needs an available worker, and you have none. Your reserve is empty, so no uranium can be exchanged for one.
hint-court = { $action } { $count ->
    [0] ✖
   *[other] ({ $count } parties)
}
advice-court = Court action with { $tile }: a politician with the { $party } would lead them. Their agenda ({ $agenda }) is worth { $vp } VP to you now.

## Where things are

now-party-king = dominant: the king stands there
now-party-people = politicians: { $people }
now-party-agenda = agenda: { $agenda }
now-party-worth = worth { $vp } VP to you now
now-agenda-in = with the { $party }
now-agenda-under = not in this game: its other side is face up
now-king = with the { $party }
now-politicians = { $who }: { $count } with the { $party }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}
now-politicians-mine = you: { $count } with the { $party }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}
now-neutral-politicians = { $count } with the { $party }{ $leads ->
    [yes] {" "}(leader)
   *[no] {""}
}

position-nucleum-party = { $party }{ $king ->
    [yes] {" "}(dominant)
   *[no] {""}
}: { $people }. Agenda: { $agenda }.
position-nucleum-politicians = { $count ->
    [0] No politicians.
    [one] 1 politician{ $leads ->
        [0] .
       *[other] ; leads: { $parties }.
    }
   *[other] { $count } politicians{ $leads ->
        [0] .
       *[other] ; leads: { $parties }.
    }
}

render-nucleum-court = Court board
render-nucleum-alt-party = { $party }{ $king ->
    [yes] {" "}(dominant)
   *[no] {""}
}: { $people }
render-nucleum-is-king = dominant party
render-nucleum-is-court = court: send a politician to a party
render-nucleum-is-politician = politician
render-nucleum-is-leader = leads the party
render-nucleum-is-vacant = no leader yet
render-nucleum-is-neutral-politician = neutral politician (highest number leaves first)
render-nucleum-is-arrow = neutral politician who moves to the party below
render-nucleum-court-next = if King's Day were now
render-nucleum-court-worth = What agendas are worth now
render-nucleum-alt-court = { $title }: the court of progress.
render-nucleum-alt-agendas = Agendas: { $agendas }.
view-court = the court

## Rules

rules-nucleum-court-title = Court of Progress: Court Action
rules-nucleum-court-terms = party leader, leader, dominant party
rules-nucleum-court =
    A table option, set before the game starts.

    The court board has four parties, each with an agenda. A worker on it is a **politician**. With one in a party you are a **member**; with the one on the leader space you **lead** it. The party with the king is **dominant**.

    {""}**The court action** is a sixth main action. Take an available worker (you may exchange uranium for it) and send it to any party. Then:
    1. Gain the party's bonus: { $bonuses }.
    2. If you have more politicians there than the leader (a player or the neutral ones), you lead. If nobody leads, you do.
    3. If the party now has more politicians in all than the dominant one, the king moves there.

    The special directive may be used for it; its discount is lost.
rules-nucleum-court-kings-day-title = Court of Progress: King's Day
rules-nucleum-court-kings-day =
    After the usual points of King's Day, from the top party to the bottom one:

    {""}**1.** Each leader scores its party's agenda. Neutral politicians score nothing.
    {""}**2.** Each member of the dominant party scores that party's agenda. So its leader scores it twice.
    {""}**3.** Each leader takes 1 politician of that party back into its reserve (from the leader space only if it is the last one). Then every player takes 1 back from the dominant party.
    {""}**4.** The neutral politician with the highest number leaves the game. The one with the arrow moves to the party below, from the last one to the first.
    {""}**5.** In each party, whoever alone has the most politicians leads now. On a tie nobody is appointed: a leader still there stays, an empty leader space waits for the next politician.
    {""}**6.** The king goes to the party with the most politicians. On a tie it stays.

    At the end of the game agendas are scored once more, like 1 and 2. Nobody is removed then.
rules-nucleum-court-agendas-title = Court of Progress: Agendas
rules-nucleum-court-agendas =
    Four agenda tiles are dealt to the parties at random, either side up. The eight sides:
    { $agendas }.

    Politicians are counted before any of them is taken back. When you take a court action, each party shows what its agenda is worth to you now; so does `/lookup` with the name of the party.
rules-nucleum-court-changes-title = Court of Progress: Changes
rules-nucleum-court-changes =
    {""}**Tiles:** 12 action tiles with the court action replace 7 others, and in each experiment a starting tile has it.

    {""}**Contracts:** C64 to C67 ask for politicians or the lead of the dominant party.

    {""}**Flag:** it lies at { $flag } VP. **Reserve:** { $workers } workers.

    {""}**End:** with three or four players { $needed } end conditions are needed, with two { $needed_two }.

    {""}**Court board:** the { $neutrals } neutral politicians and the king are placed by unused setup cards. Cards 1–3 stand for the Capitalists, 4–6 the Freethinkers, 7–9 the Communists, 10–12 the Royalists. The first party gets the king, the politician with the arrow and number 2; numbers 3 and 4 go to parties without politicians. The numbered ones lead.

    Politicians do not count as workers left over in the final scoring.

ruling-nucleum-court-tie = On a tie for the most politicians after a King's Day, a leader who is still on the leader space stays, even with fewer than the others. An empty leader space is taken by the next politician sent there.
ruling-nucleum-court-king = When parties tie, the king stays, even if its party has fewer politicians than the tied ones.
ruling-nucleum-court-milestone = The milestone of your highest star counts twice, whatever the multiplier of that star's space; stars on space 0 have none.
ruling-nucleum-court-pieces = Your own uranium mines and turbines on the map count. On Australia's map your coal mines count too, and so does an energized special building that counts as a coal mine.
ruling-nucleum-court-energy = Buildings of level IV count as government buildings too, so they do not count here. Neutral buildings belong to nobody.
ruling-nucleum-court-contracts = Counted when you fulfill the contract: a politician sent in the same turn counts.

page-nucleum-alt-court = The four parties of the court board, one below the other, with the bonus that a court action brings in each of them.
page-nucleum-court-leader = In any party, its leader scores the agenda.
page-nucleum-court-dominant = In the dominant party every member scores it: the leader twice.
page-nucleum-alt-court-kings-day = Two parties: the leader of one scores its agenda. In the dominant one, with the king, every member scores it, the leader twice.
page-nucleum-alt-court-agendas = The eight sides of the agenda tiles one below the other, each with the icon of what it counts and what it scores.

## The tale of a turn

nuc-deed-court = Politician to the { $party }
nuc-deed-court-leader = leads them now
nuc-deed-court-neutral-leader = { $party }: a neutral politician now leads
nuc-deed-court-vacant = { $party }: no leader
nuc-deed-court-king = The king moves: the { $party } are dominant
nuc-deed-court-agenda = { $party }, led by { $who } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 VP
   *[other] {""}
}
nuc-deed-court-fixed = { $party }, led by { $who }{ $vp ->
    [0] {" "}→ 0 VP
   *[other] {""}
}
nuc-deed-court-members = Members of the { $party }, dominant ({ $agenda }){ $vp ->
    [0] {" "}→ 0 VP
   *[other] {""}
}
nuc-deed-court-fixed-members = Members of the { $party }, dominant{ $vp ->
    [0] {" "}→ 0 VP
   *[other] {""}
}
nuc-deed-court-leave = From the court
nuc-deed-court-back = { $back }

## Which box it is from

expansion-nucleum-court = Expansion: Court of Progress

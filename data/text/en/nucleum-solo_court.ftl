### The Barons at the Court of Progress

option-court_baron = the Baron at the court
option-court_baron-usual = as usual
option-court_baron-leads-empty = harder (starts as leader of the empty party)
option-court_baron-joins-neutrals = harder (starts with a politician in each party led by a neutral one)
option-court_baron-influence = harder (6 VP instead of 4 from the second King's Day on)
option-court_baron-leads-joins = harder (leads the empty party and has a politician in each neutral-led party from the start)
option-court_baron-leads-influence = harder (starts as leader of the empty party; 6 VP instead of 4 from the second King's Day on)
option-court_baron-joins-influence = harder (politicians in neutral-led parties; 6 VP instead of 4 from the second King's Day on)
option-court_baron-all-harder = harder (all three changes)
option-court_baron-player-leads = easier (you, or the first of two players, start as leader of the empty party)

nuc-event-solo-why-party = { $reason ->
    [lead] He leads there at once
    [dominant] He is not yet in the dominant party
    [fewest] He has the fewest politicians there
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so the { $chosen }, not the { $other }.

ruling-nucleum-baron-parties = The Baron sends workers from his reserve to the only party he would lead at once; otherwise to the dominant one, if he has nobody there; otherwise to the one with the fewest of his politicians; then a logic card decides. His bonus: Capitalists 1 thaler, Freethinkers remove the rightmost tile of the offer, Communists 1 worker (3 VP with an empty reserve), Royalists 2 VP. On King's Day and at the end, instead of agendas: 4 VP for each party he leads, 4 VP if he is in the dominant one.

rules-nucleum-solo-court-title = Solo: The Court
rules-nucleum-solo-court =
    {""}**Order:** the court action comes before all his other actions except ships. With no worker in his reserve he cannot take it.

    { $ruling }

    {""}**Two Barons:** in a harder game only the first one starts with politicians; both get the 6 VP.

nucleum-number-baron-influence-vp = VP of a Baron for each party he leads and for the dominant one
nucleum-number-baron-more-influence-vp = The same in a harder game, from the second King's Day on
nucleum-number-baron-empty-reserve-vp = VP of a Baron from the Communists with an empty reserve
nuc-why-solo-court = he has no worker in his reserve
## Which box it is from

expansion-nucleum-solo_court = Solo mode with Court of Progress

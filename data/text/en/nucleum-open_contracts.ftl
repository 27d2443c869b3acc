### Open initial contracts: the advanced expert variant of Gibraltar

option-open_contracts = open initial contracts after the auction
option-about-open_contracts = The initial contracts lie open; each player picks one after the auction.

nuc-headline-initial = Order for taking initial contracts: { $order }
nuc-initial-one = { $contract } ({ $says })
nuc-prompt-initial = Which initial contract do you take?
nuc-initial-no-bonus = no bonus for this slot now
nuc-event-open-contracts = Initial contracts revealed: { $contracts }.
nuc-event-initial = { $who } took { $contract } ({ $conditions }).

position-nucleum-initial = Initial contracts to take: { $contracts }. In this order: { $order }.

render-nucleum-initial = Open initial contracts
render-nucleum-initial-order = In this order: { $order }
render-nucleum-alt-initial-one = initial contract { $contract }

rules-nucleum-open-contracts-title = Open Initial Contracts
rules-nucleum-open-contracts =
    A table option that goes with the auction, set before the game starts: the advanced expert variant of Gibraltar. It works on any map.

    {""}**Before the auction**, one initial contract per player is revealed; none are dealt.

    {""}**After the experiments are chosen**, in reverse turn order, each player takes one of them and puts it in any contract slot, without the slot's bonus: the last player first, the first player last. Bids do not matter for this.

    {""}**Example:** A is the first player. Whoever won the auction, D takes a contract first, then C, B and A. Then A begins the game.
page-nucleum-open-contracts = In reverse turn order, each takes one for any slot.
page-nucleum-alt-open-contracts = Four initial contracts, each with its condition and reward. D takes one first, then C, B and A, whatever was bid.

ruling-nucleum-open-contracts = With open initial contracts, the slot you put yours into gives no bonus for it; from then on it is a contract like any other.

## The tale of a turn

nuc-ask-initial = **take an initial contract**

### The auction of Nucleum: bids in VP for the order of choosing experiments

command-nucleum-bid = Bid for the order in which experiments are chosen, or pass
parameter-nucleum-bid = How much, up to how much, or pass
view-auction = the auction

kind-bid = Bid
kind-raise = Raise
kind-highest = Highest Bid
kind-pass = Pass

option-auction = auction for the order of choosing experiments
option-about-auction = Bid VP for the order in which you choose experiments.

nuc-headline-auction = Auction: { $bids }
nuc-headline-auction-over = Choosing order: { $order }
nuc-auction-bid = { $points ->
    [0] { $passed ->
        [yes] { $who } passed
       *[no] { $who } –
    }
   *[other] { $passed ->
        [yes] { $who } { $points } (passed)
       *[no] { $who } { $points }
    }
}
nuc-auction-loses = { $who } (−{ $points } VP)
nuc-own-highest = your highest bid: { $points } VP

nuc-prompt-bid = Bid for the order of choosing experiments, or pass.
nuc-prompt-highest = Only you see your highest bid of { $points } VP. Confirm it, or undo.
nuc-reason-no-bid = Nobody has bid yet.
nuc-reason-bid = { $who } has the highest bid: { $points } VP.
nuc-bid = Bid { $points }
nuc-bid-detail = if nobody goes higher, you choose first and lose { $points } VP at the end
nuc-bid-range = A bid is at least { $least } VP and at most { $most }. Bid a number between them, or pass.
nuc-bid-highest = Up to { $points }
nuc-bid-highest-detail = bids { $now } now, then always 1 more than the others; never above { $points }
nuc-bid-pass = Pass
nuc-bid-pass-detail = you choose { $place ->
    [2] second
    [3] third
   *[other] fourth
}{ $points ->
    [0] {" "}and lose nothing
   *[other] {" "}and lose { $points } VP at the end
}
nuc-event-bid = { $who } bid { $points } VP.
nuc-event-bid-pass = { $who } passed.
nuc-event-auction = The auction is over. Choosing order: { $order }.
nuc-score-auction = auction

position-nucleum-auction = Bids: { $bids }.
position-nucleum-auction-over = Experiments were auctioned in this order: { $order }.
position-nucleum-auction-lost = Loses { $points } VP at the end for the auction.

render-nucleum-auction = Auction
render-nucleum-auction-order = Order of choosing
render-nucleum-auction-none = no bid yet
render-nucleum-auction-passed = passed
render-nucleum-auction-leads = leads
render-nucleum-auction-loses = −{ $points } VP
render-nucleum-auction-keeps = loses nothing
render-nucleum-alt-auction = { $title }. Bids: { $bids }.
render-nucleum-alt-auction-over = { $title }. Choosing order: { $order }.
render-nucleum-alt-auction-experiments = On offer: { $experiments }.
render-nucleum-alt-bid = the bid of { $name }

rules-nucleum-auction-title = Auction
rules-nucleum-auction =
    A table option, set before the game starts; the expert variant of Court of Progress.

    {""}**Instead of the draft** you bid VP for the order of choosing experiments. From the first player clockwise, each bids more than everyone before or passes. Whoever passes is out. When one player is left, the auction is over.

    {""}**The order:** the last one left chooses first, then whoever passed last, and so on. The first to pass chooses last.

    {""}**The price:** all but the one who chooses last lose their own last bid. It is taken off at the end of the game, before the winner is determined.

    {""}**Bidding:** `/nucleum bid`, or your turn panel. **Highest Bid** bids for you, always 1 VP more than the others, and passes when that is not enough; nobody else sees it, and you are not asked again. A bid is at least 1 VP and at most { $most }.

    {""}**Example:** A 1, B 3, C 4, D 6, A 7, B passes, C 8, D 10, A passes, C 11, D 12, C 15, D passes. C chooses first (−15 VP), then D (−12), A (−7) and B (0).
page-nucleum-auction = All but the last lose their last bid at the end.
page-nucleum-alt-auction = The auction of the example: C bid 15 and chooses first, D bid 12, A 7; B passed first, chooses last and loses nothing.

ruling-nucleum-auction-bids = With the auction, a bid is at least 1 VP. If all pass without a bid, the last one left chooses first and loses nothing.
ruling-nucleum-auction-highest = In the auction a highest bid stands once it is confirmed. When the others go above it, it passes for you.

## The tale of a turn

nuc-ask-no-bid = **bid for first choice** or pass
nuc-ask-bid = **bid more than { $points } VP** or pass
spot-nucleum-bid = Bid of { $who }

### Chain tiles: an action tile on top of which another one is played at once

kind-on-top = Tile on top
verb-on-top = Play { $code }

nucleum-label-chain = then a tile on top
nucleum-effect-chain = then another action tile on top

nuc-prompt-on-top = Which tile do you play on top of { $chain }?
nuc-on-top = Play a tile on top
nuc-on-top-without = Play a tile on top without this action
nuc-event-on-top = { $who } played { $tile } on top of { $chain }.

render-nucleum-chain-tiles = Chain tiles
render-nucleum-is-chain = then play another tile on top

rules-nucleum-chain-tiles-title = Chain Tiles
rules-nucleum-chain-tiles-terms = chain tile, chained action
rules-nucleum-chain-tiles =
    Some expansions have action tiles with a chain. Such a chain tile shows a single action ({ $tiles }).

    {""}**Playing one:** put it into your leftmost free slot and do its action in full. Then at once play another tile on top of it, in the same slot, and resolve that one as usual. The special directive may lie on top, another chain tile may not.

    - At most 1 chain tile a turn, and still at most 1 contract fulfilled.
    - Together the two tiles fill one slot. Both come back when you recharge.
    - A chain tile never becomes a railway.
    - It counts as an action tile for contracts, milestones and technologies.

    You may leave its action out, and you may stop after it.

ruling-nucleum-chain-order = The tile on top is played only when the action of the chain tile is done. You may leave that action out, but not come back to it.
ruling-nucleum-chain-alone = You need not play anything on top: with no other tile in hand, the chain tile is played alone.

page-nucleum-chain-tiles = First the chain tile's action, then the tile on top of it. Both lie in one slot.
page-nucleum-alt-chain-tiles = A chain tile with a single action and a chain, an arrow, and the same slot with another action tile lying on top of it.

## The tale of a turn

nuc-deed-on-top = On top: { $tile }

### Solo play of Nucleum: Baron von Automat

option-opponent = opponent
option-opponent-none = only players
option-opponent-baron = Baron von Automat
option-opponent-barons = two Barons
option-level = the Baron's level
option-challenge = challenge
option-challenge-none = none
option-challenge-one-tile-less = One Tile Less
option-challenge-no-exchanges = No Exchanges
option-challenge-two-chairs = Two Chairs
option-challenge-empty-purse = Empty Purse
option-challenge-no-directive = No Directive
option-challenge-baron-ahead = The Baron Ahead
option-challenge-dear-coal = Dear Coal
option-challenge-six-slots = Six Slots
option-challenge-hurried-baron = The Hurried Baron
option-challenge-his-contracts = His Contracts

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

command-nucleum-return = Return a starting tile to the box (challenge)
parameter-nucleum-return = Which tile
kind-return = Return a Tile
nuc-prompt-return = Return one of your starting tiles to the box.

nuc-score-solo-contracts = contracts

nucleum-solo-logic = logic card { $id }
nucleum-solo-logic-text = { $id }
nucleum-solo-level = level { $id }
nucleum-solo-level-text = { $id }
nucleum-solo-challenge = { $id }
nucleum-solo-challenge-text = { $id }
nucleum-solo-achievement = { $id }
nucleum-solo-achievement-text = { $id }
help-kind-logic = logic cards
help-kind-level = levels
help-kind-challenge = challenges
help-kind-achievement = achievements

## Set-up

nuc-event-solo-row = { $who } has the tiles of { $experiment }: { $tiles }.
nuc-event-solo-first = { $who } starts in { $city }.
nuc-event-solo-returned = { $who } returned { $tile } to the box.

## His turn

nuc-event-solo-roll = { $who } rolled { $die }{ $block ->
    [yes] { " " }(the stop block is in the way)
   *[no] { "" }
}: { $tile }, tile { $position } of the row.
nuc-event-solo-use = { $reason ->
    [railway] It becomes a railway: its main actions are on other tiles too.
    [last] It stays: no other tile has { $action }.
    [worker] It stays: without a worker, no railway.
    [space] It stays: there is no free railway space to pay for.
   *[chain] It is never a railway.
}
nuc-event-solo-card = Logic card { $card } was turned.
nuc-event-solo-cannot = { $who } could not { $action }.
nuc-event-solo-develop = { $who } took { $tile } from the offer.
nuc-event-solo-remove = { $who } removed { $tile } from the offer.
nuc-event-solo-contract = { $who } took { $contract }, for points at the end.
nuc-event-solo-recharge = { $who } recharged ({ $count } of { $needed }), { $why ->
    [block] the stop block being leftmost
   *[goods] having neither thaler nor workers
}: { $thaler } thaler, { $workers } workers.
nuc-event-solo-end = { $who } has recharged { $count } times: the game ends after this round and one more turn each.
nuc-event-solo-last = { $who } energizes twice without paying in the last turn.

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = Logic card { $card }: { $chosen } before { $other }.
nuc-event-solo-why-piece = Logic card { $card }: { $chosen } before { $other }.
nuc-event-solo-why-contract = Logic card { $card }: { $tie ->
    [lowest] lowest number first
   *[highest] highest number first
}, so { $chosen }, not { $other }.
nuc-event-solo-why-city = { $reason ->
    [special] A space for special buildings
    [nucleum] Joined to a plant with a nucleum
    [plant] Joined to a power plant
    [royal] A royal city
    [new] New to him
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-target = { $reason ->
    [government] Government first
    [special] Special buildings first
    [least] The least electricity first
    [neutral] Neutral buildings first
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-plant = { $reason ->
    [network] In his network
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.
nuc-event-solo-why-rail = { $reason ->
    [completes] It completes the link
    [matches] Most ends match there
    [touches] It touches his network
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.

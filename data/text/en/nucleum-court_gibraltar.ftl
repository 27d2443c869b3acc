### The Court of Progress on Gibraltar's map

nucleum-label-worker-for-party = Worker or { $party }
nucleum-effect-worker-for-party = 1 worker, who may join the { $party }
nuc-prompt-join = Does your new worker join the { $party } at once?
nuc-join = Send it to the { $party }
nuc-join-not = Keep the worker
nuc-join-no-bonus = no party bonus
ruling-nucleum-court-printed = A worker printed with a party on a railway space may join that party as you gain it. This is no court action: it gives no party bonus and triggers nothing that a court action would; leader and king change as always.

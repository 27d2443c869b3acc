game-heaps = Two Heaps
command-heaps = The moves of Two Heaps
command-heaps-take = Take stones from a heap
parameter-heaps-take = How many stones, from which heap
kind-heaps-take = Take Stones
button-mine-heaps = My Stones
view-own-board-heaps = { $who }’s stones
level-expert = Expert
level-about-expert = Never lets you win.
computer-expert = expert computer player

heaps-prompt-take = How many stones do you take?
heaps-choice-take = { $count ->
    [one] 1 stone from heap { $heap }
   *[other] { $count } stones from heap { $heap }
}
heaps-event-take = { $count ->
    [one] { $who } took 1 stone from heap { $heap }.
   *[other] { $who } took { $count } stones from heap { $heap }.
}
heaps-turn-take = { $count ->
    [one] 1 stone from heap { $heap }
   *[other] { $count } stones from heap { $heap }
}
heaps-headline = Stones in the heaps: { $first } and { $second }
heaps-source-last = last stone
heaps-is-stone = A disc is a stone.
rules-heaps-overview-title = Goal
rules-heaps-overview = Take up to { $most } stones from one heap. If you take the last stone, you win.

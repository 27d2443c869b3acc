### Experiment F of Court of Progress

option-experiment_f = experiment F alone (Court of Progress)
option-about-experiment_f = Adds experiment F to the others, without the rest of Court of Progress.

nucleum-label-take-rightmost = Rightmost tile free
nucleum-effect-take-rightmost = the rightmost action tile of the offer, free
nucleum-label-lowest-income = Lowest income +{ $steps }
nucleum-effect-lowest-income = your lowest income +{ $steps }

nucleum-modifier-foreign-turbine-electricity = each turbine of another player you use gives { $count } more electricity
nucleum-permit-supply-pays-turbines = the supply pays for other players' turbines, and you may use them before the plant's own space and your own turbines

nuc-prompt-rightmost = Take the rightmost tile of the offer, free?
nuc-prompt-lowest = Which of your lowest incomes moves up?

ruling-nucleum-rightmost = If tiles were taken earlier in the turn, the offer is refilled first. What you decline stays on offer at its price.
ruling-nucleum-foreign-first = A turbine of another player carries 1 uranium as always. You use one before your own only where that spares coal.
ruling-nucleum-lowest-later = The contract whose reward unlocks it does not count yet. At the end of the track a step scores points as usual.

## Which box it is from

expansion-nucleum-experiment_f = Expansion: Court of Progress (can be played alone)

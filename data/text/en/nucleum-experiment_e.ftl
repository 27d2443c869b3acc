### Experiment E of Court of Progress

nucleum-label-party-bonus = Party bonus again
nucleum-effect-party-bonus = the bonus of that party again

ruling-nucleum-party-bonus = Only the bonus is gained again: you send no other politician and take no other court action.
ruling-nucleum-then-court = The workers come first, so you may send one of them. You may decline the court action.
ruling-nucleum-other-slot = You gain it in addition to the bonus of the slot where you put the contract, and only once. You choose which other slot; it may already hold a contract.

## Which box it is from

expansion-nucleum-experiment_e = Expansion: Court of Progress

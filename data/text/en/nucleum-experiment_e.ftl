### Experiment E of Court of Progress

nucleum-label-party-bonus = Party bonus again
nucleum-effect-party-bonus = the bonus of that party again

ruling-nucleum-party-bonus = Only the bonus is gained again: you send no further politician and take no further court action.

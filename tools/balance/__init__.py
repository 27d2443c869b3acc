"""Games of computer players, from which the figures of docs/balance.md come."""

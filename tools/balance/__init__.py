"""Games of computer players, from which the figures of docs/ledger/balance.md come."""

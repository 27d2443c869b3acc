"""Games of computer players, the source of the figures in docs/ledger/balance.md."""

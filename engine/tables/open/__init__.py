"""A table in memory: its state, data computed from it, and committing and taking back its changes."""

"""A table in memory: its state, what is computed from it, and how its changes are committed and taken back."""

"""The computer players of Nanotech: what a position is worth, plans for a turn, and looking further ahead."""

"""The computer players of Nanotech: the value of a position, plans for a turn, and looking further ahead."""

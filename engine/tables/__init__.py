"""A table that is played: in memory, its clocks, moves, notices, what its players see, and lessons."""

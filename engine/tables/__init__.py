"""A table that is played: its copy in memory, clocks, moves, notices, the players' views, and lessons."""

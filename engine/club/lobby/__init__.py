"""A table before its game: seats, setup, wishes for a seat, the ready check, and the start."""

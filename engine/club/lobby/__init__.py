"""A table before its game: seats, set-up, wishes for a seat, the ready check, and the start."""

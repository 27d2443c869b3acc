"""A table before its game: opening it, taking seats, inviting, starting, and the rematch."""

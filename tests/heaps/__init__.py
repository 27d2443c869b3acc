"""Two Heaps, an invented game with only the contract of a game: the bot may not assume anything else about a game."""

"""Two Heaps, an invented game with the contract of a game and nothing more: the product may assume nothing else of a game."""

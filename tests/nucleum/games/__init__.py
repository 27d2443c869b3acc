"""Whole games: recorded, random and by the strongest computer player."""

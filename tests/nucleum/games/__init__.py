"""Whole games: recorded, random and by computer players."""

"""Seasons: who plays, the draw, the tables and their standings."""

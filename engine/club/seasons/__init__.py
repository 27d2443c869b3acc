"""Seasons of rated games: who takes part, the draw of tables, standings, and the next divisions."""

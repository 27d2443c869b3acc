"""The course of a game: set-up, turns, recharging, the end and the scoring."""

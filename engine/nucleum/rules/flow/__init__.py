"""The course of a game: setup, turns, recharging, the end and the scoring."""

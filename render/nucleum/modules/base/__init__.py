"""The drawings of the base game."""

"""Experiment F of Court of Progress, which may also be used with only the base game."""

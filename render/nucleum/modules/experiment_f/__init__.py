"""Experiment F in the pictures."""

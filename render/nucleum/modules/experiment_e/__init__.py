"""Experiment E in the pictures."""

"""Experiment E of Court of Progress, which needs the court."""

"""Experiment F of Court of Progress, which may also be used with the base game alone."""

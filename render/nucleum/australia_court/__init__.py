"""Australia's tile for experiment E of the court in the pictures."""

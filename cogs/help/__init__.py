"""Rules, look-up and lessons."""

"""Australia's tile for experiment F in the pictures."""

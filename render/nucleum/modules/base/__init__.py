"""What the base game brings to the pictures."""

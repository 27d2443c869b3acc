"""What the Barons on the map of Gibraltar bring to the pictures."""

"""What the Barons on the map of Australia bring to the pictures."""

"""What the promos bring to the pictures."""

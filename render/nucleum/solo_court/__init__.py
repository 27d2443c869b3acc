"""What the Barons at the court bring to the pictures."""

"""What ships bring to the pictures."""

"""What the auction brings to the pictures."""

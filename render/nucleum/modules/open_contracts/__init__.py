"""What open initial contracts bring to the pictures."""

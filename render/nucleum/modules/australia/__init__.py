"""What Australia brings to the pictures."""

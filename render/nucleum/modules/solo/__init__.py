"""What solo play brings to the pictures."""

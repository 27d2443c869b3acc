"""What Gibraltar brings to the pictures."""

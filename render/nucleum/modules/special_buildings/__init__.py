"""What the special buildings bring to the pictures."""

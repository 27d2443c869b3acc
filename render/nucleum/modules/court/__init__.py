"""What the Court of Progress brings to the pictures."""

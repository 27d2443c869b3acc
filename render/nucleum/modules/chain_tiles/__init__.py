"""Chain tiles in the pictures."""

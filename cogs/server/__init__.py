"""What the managers of a server set for it."""

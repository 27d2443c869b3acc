"""What is stored, and the words for it."""

"""The drawings of the auction."""

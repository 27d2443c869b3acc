"""The drawings of the promos."""

"""The drawings of ships."""

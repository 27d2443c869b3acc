"""The drawings of solo play."""

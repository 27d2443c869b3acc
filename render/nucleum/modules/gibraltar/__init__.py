"""The drawings of Gibraltar."""

"""Reminding players of their turns: who is due, and when."""

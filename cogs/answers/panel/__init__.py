"""The panel: a private answer with the picture, the question, and the choices of a turn."""

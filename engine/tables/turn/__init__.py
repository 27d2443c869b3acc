"""A turn as its player sees it: the open question with all texts about it, the panel, and rehearsed turns."""

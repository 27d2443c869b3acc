"""A turn as its player sees it: the open question with what is said about it, the panel, and turns tried ahead."""

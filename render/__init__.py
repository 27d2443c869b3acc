"""Pictures: a game's state and how it is to be shown go in, a `Picture` comes out. Pillow only."""

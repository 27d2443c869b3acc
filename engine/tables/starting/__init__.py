"""Starting a game: by a press, or after everyone seated was asked whether they are still in."""

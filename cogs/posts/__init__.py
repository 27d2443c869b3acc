"""Public posts: creating and updating them, besides the delivery of turns. No commands and no presses."""

"""Public posts: what makes and changes them, besides the delivery of turns. No commands and no presses."""

"""Private answers as cards: their layout, sending and replacing them, and adding late pictures."""

"""Private answers as cards: their layout, sending them in place of what stands, and what a late picture may change."""

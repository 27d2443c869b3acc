"""The user's own pages: their tables, seats, settings and standing answers."""

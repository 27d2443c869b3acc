"""What users keep for themselves: their tables, seats, settings and standing answers."""

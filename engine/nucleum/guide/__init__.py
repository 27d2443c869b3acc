"""What is said to players: help, hints, look-up, why not, the table in words, typed commands."""

"""Open initial contracts, chosen in reverse turn order after the auction: the advanced expert variant of Gibraltar."""

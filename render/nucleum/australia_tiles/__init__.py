"""Australia's general tiles and contracts in the pictures."""

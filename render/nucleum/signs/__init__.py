"""Small drawings of Nucleum for all pictures: pieces, tiles, cards, emblems, colors."""

"""Small drawings of Nucleum used in every picture: pieces, tiles, cards, emblems, colours."""

"""Australia: its map, coal mines and sea-delivery tiles."""

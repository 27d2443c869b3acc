"""The main actions, building railways, and the halves of a tile."""

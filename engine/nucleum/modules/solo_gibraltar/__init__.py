"""The Barons on the map of Gibraltar: what solo play and Gibraltar need of each other."""

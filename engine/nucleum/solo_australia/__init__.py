"""The Barons on the map of Australia: what solo play and Australia need of each other."""

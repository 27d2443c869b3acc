"""The Barons on the map of Gibraltar: rules that need both solo play and Gibraltar."""

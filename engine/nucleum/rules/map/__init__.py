"""The map: networks, and what is counted on it."""

"""The map: networks and counts."""

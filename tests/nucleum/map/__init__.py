"""The map: connections."""

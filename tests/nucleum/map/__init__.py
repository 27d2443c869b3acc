"""The map: who is joined with whom."""

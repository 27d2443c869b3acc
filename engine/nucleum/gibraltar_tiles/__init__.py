"""Four general action tiles of Gibraltar."""

"""The map of Nucleum."""

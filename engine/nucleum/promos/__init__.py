"""The promos of Nucleum."""

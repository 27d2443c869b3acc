"""The rules of Nucleum."""

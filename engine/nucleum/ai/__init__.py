"""The computer players of Nucleum."""

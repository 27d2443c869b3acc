"""The base game of Nucleum as a module."""

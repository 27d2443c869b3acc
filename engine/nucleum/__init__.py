"""Nucleum: component data and rules."""

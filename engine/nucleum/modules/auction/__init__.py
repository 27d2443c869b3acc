"""The auction for the order in which experiments are chosen (the expert variant)."""

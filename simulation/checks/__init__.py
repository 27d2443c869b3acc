"""Discord's rules for input: its API description, its limits, its permissions, its kinds of components."""

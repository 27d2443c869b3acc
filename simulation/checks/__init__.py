"""What Discord takes: its API description, its limits, its permissions, its kinds of components."""

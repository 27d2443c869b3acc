"""What the host sets in the environment: the variables, how each is read, and the settings that result."""

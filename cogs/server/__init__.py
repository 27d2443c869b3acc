"""The settings of a server, changed by its managers."""

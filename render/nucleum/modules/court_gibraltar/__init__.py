"""The sign of workers that may become politicians at once."""

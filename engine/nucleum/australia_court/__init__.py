"""Australia played with Court of Progress."""

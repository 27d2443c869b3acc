"""Australia played with experiment F."""

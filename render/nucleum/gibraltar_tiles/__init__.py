"""Gibraltar's general tiles in the pictures."""

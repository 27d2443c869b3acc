"""People's own data: storing, exporting and deleting it."""

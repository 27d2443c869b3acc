"""Regular backups: a directory of them, which ones are deleted, and how the bot learns whether they succeed."""

"""Regular backups: their directory, deleting old ones, and reporting their success to the bot."""

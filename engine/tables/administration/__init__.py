"""What keeps tables and their data in order: hosting, archives, repairs, privacy."""

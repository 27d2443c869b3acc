"""SQLite: the database and its writer, tables, people, backups."""

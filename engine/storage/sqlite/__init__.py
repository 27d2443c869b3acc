"""The database in a file: SQLite, which one process uses and which needs no server."""

"""The database: tables, people, what waits to be posted; in a file or on a server, and copied from one to the other."""

"""The database: tables, people, pending notices; in a file or on a server, and copied between them."""

"""Who comes to a table, what strangers may not do, and what is stored about people."""

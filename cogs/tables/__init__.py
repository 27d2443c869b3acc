"""Tables: /new, /table, /host, /games and /settings, in a folder for each topic."""

"""Moving the whole database: from a file to a server, back, or between databases of the same kind."""

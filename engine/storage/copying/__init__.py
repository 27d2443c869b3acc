"""Moving the whole database: from a file to a server, back, or to another of its kind."""

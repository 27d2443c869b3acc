"""Player boards: the mat on the table, and a board alone."""

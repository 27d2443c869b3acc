"""Looking at a table: pictures and the table in words."""

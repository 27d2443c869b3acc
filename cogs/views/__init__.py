"""Looking at a table: pictures and the table as text."""

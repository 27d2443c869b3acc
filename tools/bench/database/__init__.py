"""Speed figures of the database."""

"""Looking at tables in a browser."""

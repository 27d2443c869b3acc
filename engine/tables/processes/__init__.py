"""Several processes on one database: the news that they exchange."""

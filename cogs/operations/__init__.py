"""Tools for the hosts of tables and of the bot."""

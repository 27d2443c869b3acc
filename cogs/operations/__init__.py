"""Tools for those who run tables and the bot."""

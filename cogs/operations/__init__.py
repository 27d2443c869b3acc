"""For those who run tables and the bot."""

"""The contents of this Discord: users, guilds, channels, messages, commands, interactions."""

"""What there is in this Discord: users, guilds, channels, messages, commands, interactions."""

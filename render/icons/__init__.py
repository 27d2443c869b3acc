"""Icons for messages, which Discord shows as emojis: their names and drawings."""

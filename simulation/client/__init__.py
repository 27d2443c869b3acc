"""People at a Discord client: what they can do, and the data their client sends for it."""

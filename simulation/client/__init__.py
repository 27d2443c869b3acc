"""People using a Discord client: their actions, and the data their client sends."""

"""The process of the bot: its settings from the environment, its logs, and its data for monitoring."""

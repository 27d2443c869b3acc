"""The process of the bot: its settings from the environment, its logs, and what monitoring reads of it."""

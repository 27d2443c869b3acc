"""The bot: its start, its limits, where a press or command may be used, and what it has drawn."""

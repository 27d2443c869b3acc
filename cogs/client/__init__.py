"""The bot: its start, its limits, where a press or command may be used, and the pictures that it orders."""

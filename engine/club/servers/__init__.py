"""The settings of a server, the limits that the host of the bot sets for it, and its digest."""

"""What the managers of a server set, the limits that the host of the bot sets for it, and its digest."""

"""The Barons on the map of Australia."""

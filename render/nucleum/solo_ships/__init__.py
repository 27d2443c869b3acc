"""What the Barons' ships bring to the pictures."""

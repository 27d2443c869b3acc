"""The Barons' ships: rules that need both solo play and ships."""

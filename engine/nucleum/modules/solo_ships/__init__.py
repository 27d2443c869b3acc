"""The Barons' ships: what solo play and maps with ships need of each other."""

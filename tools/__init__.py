"""Programs for developers. The bot imports none of them, and its image contains none."""

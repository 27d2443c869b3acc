"""Parts that the pictures of all games share: the top, a banner, highlights, the sheet of a rules page."""

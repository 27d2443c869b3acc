"""Pictures: from a game's state and display settings to a `Picture`. Uses Pillow only."""

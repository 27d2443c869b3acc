"""Playing: panels, commands of the games, advice and plans."""

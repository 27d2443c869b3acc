"""Solo play: seats that the rules play, Baron von Automat (nucleum.md 10)."""

"""Private answers: the code that creates and sends them. No commands, no presses; any feature may use this package."""

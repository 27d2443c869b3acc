"""The Discord client: start, buttons, languages, limits, logs, drawing."""

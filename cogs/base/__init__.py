"""What the bot's commands and posts are made of: words, buttons, permissions, errors. It knows no bot and no feature."""

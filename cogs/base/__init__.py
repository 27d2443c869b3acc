"""Building blocks of commands and posts: words, buttons, permissions, errors. They know no bot and no feature."""

"""Building blocks of commands and posts: words, buttons, permissions, errors. No dependency on a feature."""

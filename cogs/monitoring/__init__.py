"""Whether the bot is well: health checks, metrics and logs."""

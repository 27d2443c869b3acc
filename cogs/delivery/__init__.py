"""Posts that the bot sends on its own."""

"""Seasons: their posts and background work, signing up, and what a server's managers do."""

"""Seasons: their posts and background work, signing up, and their management by a server's managers."""

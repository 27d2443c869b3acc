"""Reminders of turns that are late or about to be."""

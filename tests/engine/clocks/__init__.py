"""Tests of reminders and time limits."""

"""The host's means to keep a table going, or to end it."""

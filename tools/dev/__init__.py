"""The bot on the loopback Discord, with a page in the browser to use it: `make dev`."""

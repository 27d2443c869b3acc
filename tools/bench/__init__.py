"""Speed figures: `make bench`."""

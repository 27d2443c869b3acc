"""The table of Nucleum around the map: mats, side board, views."""

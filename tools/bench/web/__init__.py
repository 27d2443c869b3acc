"""Figures of the pages in the browser."""

"""Tests of the main actions that have their own file."""

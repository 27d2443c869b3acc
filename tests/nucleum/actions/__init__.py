"""Tests of the main actions that have a file of their own."""

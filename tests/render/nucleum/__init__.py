"""Tests of Nucleum's pictures."""

"""Tests of stored records and their texts."""

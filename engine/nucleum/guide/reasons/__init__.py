"""Reasons why something is not possible or not offered now, and the results of a choice."""

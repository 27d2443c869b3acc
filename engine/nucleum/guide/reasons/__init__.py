"""Why something is not possible or not offered now, and what a choice leads to."""

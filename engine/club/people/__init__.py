"""People's own data: what is stored, handed out, and forgotten."""

"""Setting up a table: the form of /host setup, the panel of options, opponents."""

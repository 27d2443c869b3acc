"""Setting a table up: the form of /host setup, the panel of options, opponents."""

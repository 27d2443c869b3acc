"""The settings of a server, the limits that the operator sets for it, and its digest."""

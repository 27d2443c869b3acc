"""Planning: the sandbox, plans, armed plans."""

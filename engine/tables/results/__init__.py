"""What is left of games that are over: how the scores went, and what people reached alone."""

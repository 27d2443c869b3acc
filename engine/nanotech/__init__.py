"""Nanotech by Eduardo Santos and Ricardo Amaral: pieces, component data, rules, computer player."""

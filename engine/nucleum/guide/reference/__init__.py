"""Reference for players: pages of the rules, components, rulings, and the locations of components."""

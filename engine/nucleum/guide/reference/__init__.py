"""What players look up: pages of the rules, components, rulings, and where a component is."""

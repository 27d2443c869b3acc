"""The engine: pure rules of every game, and the service and store that keep tables of them."""

"""Everything around games: lobbies, seasons, results, their own data, and what hosts and managers set."""

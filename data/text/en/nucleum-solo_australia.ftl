### The Barons on the map of Australia

ruling-nucleum-baron-coal-mines = When the order of rows on a logic card comes to a row of which the Baron has placed both pieces, he takes a coal mine of his network, for a worker and its price. With his sea-delivery tile he also uses the next tile of his row, as if rolled.

### The Barons' ships

nuc-event-solo-why-route = { $reason ->
    [ships] The fewest ships are there
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.

ruling-nucleum-baron-ships = The Baron places a ship on the route with the fewest ships, then by a logic card. It costs him 1 thaler where a player has a ship, otherwise nothing; without a thaler he skips such routes. With his shipping tile he also uses the next tile of his row, as if rolled.

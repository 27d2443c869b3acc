### The Barons' ships

nuc-event-solo-why-route = { $reason ->
    [ships] Fewest ships there
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so { $chosen }, not { $other }.

ruling-nucleum-baron-ships = The Baron places a ship on the route with fewest ships, then by a logic card. It costs him 1 thaler where a player has a ship, else nothing; without a thaler he passes over such routes. With his shipping tile he also uses the next tile of his row, as if rolled.

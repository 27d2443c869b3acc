### The Barons' ships

nuc-event-solo-why-route = { $reason ->
    [ships] The fewest ships are there
   *[card] Logic card { $card }: { $tie ->
        [lowest] lowest number first
       *[highest] highest number first
    }
}, so the { $chosen }, not the { $other }.

ruling-nucleum-baron-ships = The Baron places a ship on the route with the fewest ships, then by a logic card. It costs him 1 thaler where a player has a ship, otherwise nothing. If a player has a ship on every route with the fewest ships and he has no thaler, he places none. With his shipping tile or sea-delivery tile he also uses the next tile of his row, as if rolled, unless that is the stop block.

rules-nucleum-solo-ships-title = Solo: Ships
rules-nucleum-solo-ships =
    {""}**Order:** a ship comes before all his other actions. He has as many ships as a player.

    { $ruling }
nuc-why-solo-ship-none = all his ships are placed
nuc-why-solo-ship-routes = he has a ship on every route
nuc-why-solo-ship-thaler = every route with the fewest ships has a player's ship, and he has no thaler

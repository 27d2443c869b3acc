"""An expansion made up for a test, "Lamps": it has one of everything that a module can have, and is never part of the bot.

`tests/nucleum/modules/test_new_expansion.py` plays with it in its own process (`python -m
tests.nucleum.modules.lamps`), since the types of states and data are computed once for a process.

The rules: four lamps stand ready, each for a city. The main action "light" lights one for its price and gives glow;
while resolving a tile, a player may pay 1 thaler once for 1 more glow. Every lamp and every 2 glow score 1 VP at the
end. The last lamp is an end condition; the score flag stands at 90.
"""

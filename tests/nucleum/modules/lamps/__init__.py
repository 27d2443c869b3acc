"""An expansion made up for a test, "Lamps": it brings one of everything a module can bring, and the bot never has it.

`tests/nucleum/modules/test_new_expansion.py` plays with it in its own process (`python -m tests.nucleum.modules.lamps`), since the
types of states and data are computed once for a process.

The rules: four lamps stand ready, each for a city. The main action "light" lights one for its price and gives glow;
while resolving a tile a player may once pay 1 thaler for 1 glow more. Every lamp and every 2 glow score 1 VP at the
end. The last lamp is an end condition; the score flag stands at 90.
"""

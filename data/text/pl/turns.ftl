### Przeglądanie tur gry.

button-turns = Wcześniejsze tury
button-turn-first = ⏮ Przygotowanie
button-turn-back = ◀ { $turn }
button-turn-on = { $turn } ▶
button-turn-newest = Najnowsza ⏭
parameter-board-turn = Stan po tej turze (0: po przygotowaniu gry)

turns-set-up = Przygotowanie
turns-short = Tura { $turn }
turns-turn = Tura { $turn } z { $turns }: { $who }
turns-option = Tura { $turn }: { $who }
turns-menu = Przejdź do tury…
turns-gone = Nie ma tury { $turn }; być może została cofnięta. To jest najnowsza tura.
turns-nothing = Nikt jeszcze nic nie zagrał.
turns-no-picture = Tę grę zaczęto według starszych zasad, dlatego jej wcześniejsze tury można opisać, ale nie pokazać.

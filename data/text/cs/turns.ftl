### Procházení tahů hry.

button-turns = Dřívější tahy
button-turn-first = ⏮ Příprava
button-turn-back = ◀ { $turn }
button-turn-on = { $turn } ▶
button-turn-newest = Nejnovější ⏭
parameter-board-turn = Stav po tomto tahu (0: po přípravě hry)

turns-set-up = Příprava
turns-short = Tah { $turn }
turns-turn = Tah { $turn } z { $turns }: { $who }
turns-option = Tah { $turn }: { $who }
turns-menu = Přejít na tah…
turns-gone = Tah { $turn } neexistuje, možná byl vzat zpět. Tohle je nejnovější tah.
turns-nothing = Zatím nikdo nic nezahrál.
turns-no-picture = Tato hra začala podle starších pravidel, proto lze její dřívější tahy jen popsat, ne ukázat.

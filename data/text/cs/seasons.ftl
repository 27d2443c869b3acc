# Sezóny: přihlášení, losování, tabulka a co dělají správci serveru
error-no-season = Tato sezóna neexistuje.
error-season-open = Sezóna této hry už na serveru je.
error-season-seats = S tímto nastavením nelze hrát u stolů pro { $seats }.
error-season-not-in = Do této sezóny nejste přihlášeni.
error-season-asking = Ještě chybí odpovědi: { $count }. Stoly se losují <t:{ NUMBER($until, useGrouping: 0) }:R>, nebo s poslední odpovědí.
error-season-few = Na celé stoly je málo hráčů, potřeba: { $count }. Přihlášky běží do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = Stoly této sezóny ještě nejsou vylosované.
error-season-drawn = Stoly této sezóny už jsou vylosované.
error-season-over = Tato sezóna skončila.
error-season-off = Tato sezóna byla zrušena.
error-season-table = Tento stůl v sezóně není.
error-season-pause = Jednotlivou hru sezóny nelze pozastavit. Správce může pozastavit celou sezónu.
act-season-hurried = ⏱️ Poslední den sezóny uplynul. Od příštího tahu je na tah 12 hodin.

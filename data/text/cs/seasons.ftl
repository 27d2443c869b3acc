# Sezóny: přihlášení, losování, tabulka a co dělají správci serveru
season-heading = { $game }, { $number }. sezóna
season-how = { $tables ->
    [one] Každý hraje u jednoho stolu pro { $seats } (nebo { $fewer }) hráče. Počet soupeřů: { $others }
    [few] Každý hraje současně u { $tables } stolů pro { $seats } (nebo { $fewer }) hráče. Počet soupeřů: asi { $others }
   *[other] Každý hraje současně u { $tables } stolů pro { $seats } (nebo { $fewer }) hráče. Počet soupeřů: asi { $others }
}
season-pace = { $pace }, časová rezerva: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Pak za hráče táhne počítač.
season-no-bank = { $pace }, bez časové rezervy. Pak za hráče táhne počítač.
season-options = Nastavení: { $options }
season-until = Přihlášky do <t:{ NUMBER($until, useGrouping: 0) }:f>. Přihlášeno: { $count }
season-asked = Stoly se losují <t:{ NUMBER($until, useGrouping: 0) }:R>, nebo až odpovědí všichni dotázaní. Přihlášeno: { $count }
season-leaving = Před losováním můžete kdykoli odejít. Po něm vaše místa převezme počítač a u těch stolů skončíte poslední. Po konci sezóny výsledky zůstávají.
season-check = 🙋 Hrajete ještě, { $names }? { $season }: stoly se losují <t:{ NUMBER($until, useGrouping: 0) }:R>. Kdo neodpoví, nehraje.
season-check-drawn = { $season }: stoly jsou vylosované.
season-check-few = { $season }: potvrdilo příliš málo hráčů. Přihlášky běží do <t:{ NUMBER($until, useGrouping: 0) }:f>.
season-drawn = { $season }: stoly jsou vylosované.
season-silent = Bez losu, chybí odpověď: { $names }
season-unadmitted = Bez losu, chybí souhlas správce: { $names }
season-ends = Poslední den: <t:{ NUMBER($until, useGrouping: 0) }:D>. Potom je na tah 12 hodin, bez časové rezervy.
season-hurried = Poslední den uplynul. Na tah je 12 hodin, bez časové rezervy.
season-over = Sezóna skončila: [vítěz a tabulka]({ $link })
season-ended = { $season }: konec sezóny.
season-next = Další sezóna ({ $game }) začne přihláškami zde, jakmile ji správce otevře: **Sezóny** v `/server`.
season-off = Sezóna byla zrušena.
season-won = 🏆 Vítězství: { $names }
season-paused = ⏸️ Pozastaveno do <t:{ NUMBER($until, useGrouping: 0) }:f>
season-division = **{ $number }. skupina**
season-row = { $place }\. { $name } · { $points } · { $played }/{ $tables }
season-row-none = – { $name } · { $played }/{ $tables }
season-marked = 🤖 u některého stolu odchod nebo nepřítomnost
season-more = … a další, počet: { $count }
season-tables = Dohrané hry: { $over } z { $count }
season-draw-line = Losování: seed { $seed } · opakovaná setkání { $repeats } · pořadí tahů { $turns } · síla { $spread }
season-opening = Otevřené stoly: { $over } z { $count }
season-refused = ⚠️ Bot v tomto kanálu nemohl otevřít stůl ({ $why }). Zkouší to dál.
season-why-limit = příliš mnoho aktivních vláken
season-why-other = Discord to odmítl
season-lost = ⚠️ Kanál této sezóny už není, nebo ho bot nevidí. Sezónu přesuňte, nebo zrušte.
season-player = Hráč
button-season-in = Přihlásit se
button-season-rows = Celá tabulka
done-season-in = { $tables ->
    [one] Přihlášeno: { $season }. Budete hrát u jednoho stolu, počet soupeřů: { $others }
    [few] Přihlášeno: { $season }. Budete hrát současně u { $tables } stolů, počet soupeřů: asi { $others }
   *[other] Přihlášeno: { $season }. Budete hrát současně u { $tables } stolů, počet soupeřů: asi { $others }
}
done-season-still-in = Hrajete: { $season }.
done-season-left = Odhlášeno: { $season }.
done-season-waits = Opustili jste: { $left }. Přihlášku ({ $season }) proto musí schválit správce serveru; pak ji uvidíte v `/games`.
ask-season-leave = Opustit sezónu { $season }? Vaše místa převezme počítač a u těch stolů skončíte poslední.
server-seasons = Sezóny: hraje se u vylosovaných stolů, s tabulkou
button-seasons = Sezóny
seasons-heading = ### Sezóny tohoto serveru
seasons-none = Na tomto serveru není žádná sezóna.
seasons-about = Sezóna se vyhlásí v kanálu, kde ji otevřete. Její stoly jsou tam jako vlákna.
button-season-new = Nová sezóna: { $game }
button-season-setup = Nastavit
button-season-draw = Losovat stoly
button-season-pause = Pozastavit sezónu
button-season-resume = Ukončit pauzu
button-season-off = Zrušit
button-season-here = Přesunout sem
button-season-divisions = Skupiny
button-season-replace = Nahradit hráče
button-season-void = Vyřadit stůl
button-season-count = Znovu započítat stůl
season-table = { $table } ({ $names })
season-entry-out = Vyřazeno · { $names }
season-entry-running = { $names }
season-entry-finished = Dohráno · { $names }
season-admit = Přijmout toho, kdo z minulé sezóny odešel
season-move = Přesunout do { $number }. skupiny
season-planned = Stav k této chvíli. Losování rozdělí ty, kdo pak hrají; koho jste přesunuli, zůstane, kde je.
ask-season-void-on = Vyřadit { $table }? { $season }: stůl se pak nikomu nepočítá a hra končí.
ask-season-void-over = Vyřadit { $table }? { $season }: hra už skončila; její výsledek se nikomu nebude počítat.
ask-season-void-last = Jinde se už nehraje: sezóna tím končí a nelze to vrátit.
ask-season-count-on = Znovu započítat { $table }? { $season }: hra pokračuje tam, kde skončila.
ask-season-count-over = Znovu započítat { $table } i s výsledkem? { $season }
done-season-void = { $table } se už nepočítá.
done-season-count = { $table } se znovu počítá.
ask-season-off = Zrušit sezónu { $season }? Všechny přihlášky se ztratí.
ask-season-off-drawn = Zrušit sezónu { $season }? Její hry skončí a nic se nepočítá.
done-season-off = { $season }: zrušeno.
done-season-here = { $season } je teď v tomto kanálu.
done-season-new = { $season }: přihlášky jsou otevřené.
done-season-admitted = { $who } má přihlášku: { $season }.
done-season-moved = { $who } bude hrát v { $number }. skupině.
done-season-set-up = { $season }: nastaveno.
done-season-asking = Kdo se přihlásil před více než dnem, dostal otázku, zda ještě hraje.
done-season-drawn = { $season }: stoly jsou vylosované. Otevírají se jeden po druhém.
done-season-paused = { $season }: pozastaveno na { $days } dní.
done-season-resumed = { $season } pokračuje.
season-form-seats = Míst u stolu
season-form-tables = Stolů na hráče
season-form-weeks = Týdnů
season-form-days = Dnů na přihlášky
season-form-pace = Tempo
season-form-table = Stůl
season-about-table = Vyřazený stůl můžete znovu započítat.
season-form-other = Jiný stůl: jeho číslo, např. #12
season-form-seat = Místo nebo jméno nahrazovaného hráče
season-form-player = Nový hráč
season-about-player = Dotaz dostane u stolu. Nevyplněno: hraje počítač.
season-weeks = { $count ->
    [few] { $count } týdny
   *[other] { $count } týdnů
}
season-days = { $count ->
    [few] { $count } dny
   *[other] { $count } dní
}
season-few = O místo méně, kde to nevychází
games-season = 🏁 Přihlášeno: { $season }.
games-in-season = 🏁 Hrajete: { $season }.
error-no-season = Tato sezóna neexistuje.
error-season-open = Sezóna této hry už na serveru je.
error-season-seats = S tímto nastavením nelze hrát u stolů pro { $seats }.
error-season-set-up = Někdo se už přihlásil, takže sezóna zůstává, jak je.
error-season-not-in = Do této sezóny nejste přihlášeni.
error-season-not-waiting = Tato přihláška už nečeká. Otevřete znovu **Sezóny**.
error-season-division = Vyberte někoho z druhé skupiny. Dvě skupiny jsou od 16 hráčů.
error-season-division-few = Po tomto přesunu by stoly ve skupině nevyšly. Přesuňte nejdřív někoho jiného.
error-season-asking = Ještě chybí odpovědi: { $count }. Stoly se losují <t:{ NUMBER($until, useGrouping: 0) }:R>, nebo s poslední odpovědí.
error-season-few = Na celé stoly je málo hráčů, potřeba: { $count }. Přihlášky běží do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = Stoly této sezóny ještě nejsou vylosované.
error-season-drawn = Stoly této sezóny už jsou vylosované.
error-season-over = Tato sezóna skončila.
error-season-off = Tato sezóna byla zrušena.
error-season-channel = Sezóna se otevírá v běžném textovém kanálu, kde stoly mohou být vlákny.
error-season-permissions = Bot v tomto kanálu nemá tato oprávnění: { $permissions }.
error-season-table = Takový stůl v sezóně není.
error-season-restore = Jednotlivou hru sezóny nelze obnovit. Vyřazený stůl může správce znovu započítat: **Sezóny** v `/server`.
error-season-cancel = Jednotlivou hru sezóny nelze zrušit. Správce může vyřadit její stůl: **Sezóny** v `/server`.
error-season-pause = Jednotlivou hru sezóny nelze pozastavit. Správce může pozastavit celou sezónu.
act-season-hurried = ⏱️ Poslední den sezóny uplynul. Od příštího tahu je na tah 12 hodin, bez časové rezervy.
act-season-void = { $season }: tento stůl je vyřazený a nepočítá se.
act-season-counts = { $season }: tento stůl se znovu počítá.
act-season-goes-on = { $season }: tento stůl se znovu počítá. Hra pokračuje tam, kde skončila. Vše, co leží lícem dolů, bylo znovu zamícháno.
status-season-void = Vyřazeno ze sezóny: tento stůl se nepočítá.

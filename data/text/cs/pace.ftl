### Jak dlouho smí tah trvat a co mohou ostatní, když někomu vyprší čas.

pace-0 = bez časového limitu
pace-1 = 1 den na tah
pace-2 = 2 dny na tah
pace-3 = 3 dny na tah
pace-7 = 7 dní na tah
options-pace = Tempo
lobby-pace = Tempo: { $pace }
deadline = ⏱️ Čas vyprší <t:{ NUMBER($until, useGrouping: 0) }:R>
deadline-extended = čas prodloužen, protože bot byl nedostupný
deadline-over = ⏱️ Čas vypršel <t:{ NUMBER($until, useGrouping: 0) }:R>

act-pace = { $who } nastavuje tempo: { $days ->
    [0] bez časového limitu.
    [one] { $days } den na tah. Čas na současný tah běží od této chvíle.
    [few] { $days } dny na tah. Čas na současný tah běží od této chvíle.
   *[other] { $days } dní na tah. Čas na současný tah běží od této chvíle.
}
act-pace-next = { $who } nastavuje tempo od příštího tahu: { $days ->
    [0] bez časového limitu.
    [one] { $days } den na tah.
    [few] { $days } dny na tah.
   *[other] { $days } dní na tah.
}
act-give-up-days = { $who } mění, kdy smějí ostatní předat místo neaktivního hráče. Od příštího tahu: { $days ->
    [0] nikdy.
    [one] po { $days } dni.
    [few] po { $days } dnech.
   *[other] po { $days } dnech.
}
act-time-up = ⏱️ { $who }: čas vypršel ({ $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}), tah ale lze stále odehrát. Ostatní mohou čekat, nebo počítačovému hráči přenechat tento tah či celé místo; /host replace nabídne místo někomu jinému.
late-unseen = { $who } tento kanál nevidí. Hostitel nebo správce serveru může stůl příkazem /host channel přesunout do kanálu, který vidí všichni.
act-late-again = ⏱️ Stůl stále čeká na tah: { $who }; tah lze stále odehrát. Ostatní mohou počítačovému hráči přenechat tento tah či celé místo; /host replace nabídne místo někomu jinému.
act-away = ⏱️ { $who } je pryč; stůl čeká do <t:{ NUMBER($until, useGrouping: 0) }:f>.
away-until = ⏱️ { $who } je pryč do <t:{ NUMBER($until, useGrouping: 0) }:D>.
act-stand-in = { $who } přenechává tento tah hráče { $late } počítačovému hráči. Místo se nemění.
button-stand-in = Tah odehraje počítač
button-replace-late = Místo převezme počítač
ask-stand-in = Má tento tah za hráče { $late } odehrát počítačový hráč? Nepotvrzené volby se ztratí; místo se nezmění.
done-stand-in = Tah odehraje počítačový hráč.

error-pace-alone = Tady nikdo na nikoho nečeká, tempo se tu proto nenastavuje. Je pro stoly, u kterých hraje víc lidí.
error-not-late = Nikomu tady čas nevypršel. Půjde to, až o tom přijde zpráva.
error-late-yourself = Na tahu jste vy: stiskněte „Odehrát tah“. Chcete-li ze hry odejít, použijte /table resign.

settings-live-on =
    Hra naživo: tichá oznámení vašeho tahu
    -# Když se během deseti minut odehrají tři tahy a vy jste právě hráli, na další tah upozorní jen odznak bez oznámení push
settings-live-off = Hra naživo: běžná oznámení vašeho tahu
button-live-on = Oznamovat tiše
button-live-off = Oznamovat běžně
done-live-on = Při hře naživo na váš tah upozorní jen odznak bez oznámení push.
done-live-off = Při hře naživo se váš tah oznamuje běžně.

button-pause = Pozastavit
button-resume = Pokračovat
status-paused = ⏸️ Pozastaveno do <t:{ NUMBER($until, useGrouping: 0) }:f>
setup-not-paused = Čas běží.
pause-about = Pozastavit hru? Čas neběží a nic se nepřipomíná, hrát ale lze dál.
pause-about-alone = Sami můžete hru pozastavit nejvýše na { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
pause-about-consent = Souhlasit musí všichni: { $names }.
pause-about-longer = S delší pauzou musí souhlasit všichni: { $names }.
pause-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
done-pause-asked = Ostatní dostali otázku v kanálu. Pauza začne, až budou všichni souhlasit.
done-resumed = Hra už není pozastavená.
act-paused = ⏸️ { $who } pozastavuje hru do <t:{ NUMBER($until, useGrouping: 0) }:f>. Hrát lze dál.
act-paused-by-all = ⏸️ Hra je pozastavená do <t:{ NUMBER($until, useGrouping: 0) }:f>. Hrát lze dál.
act-resumed = ▶️ { $who } ukončuje pauzu. Čas opět běží.
act-pause-over = ▶️ Pauza skončila. Čas opět běží.
request-ask-pause = ⏸️ { $who } žádá o pauzu: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
request-whom-pause = Souhlasíte, { $names }? Souhlasit musí všichni. Žádost vyprší <t:{ NUMBER($until, useGrouping: 0) }:R>.
request-agreed-pause = ✅ Všichni souhlasí. Hra je pozastavená.
error-pause-alone = K pauze jsou u stolu potřeba aspoň dva lidé.
error-paused = Hra je už pozastavená do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-not-paused = Hra není pozastavená.
error-pause-longer = Hostitel smí tah pozastavit nejvýše na { $days } dní. O delší pauzu může hráč požádat ostatní.

deadline-bank = ⏱️ Volně do <t:{ NUMBER($free, useGrouping: 0) }:f>, potom z časové rezervy (zbývá { $bank }); nejpozději <t:{ NUMBER($until, useGrouping: 0) }:f>
bank-time = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
bank-days = { $days ->
    [0] Bez časové rezervy
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
setup-bank = Časová rezerva
setup-about-bank = Čas navíc na celou hru; každý dokončený tah vrátí 6 hodin
setup-weekends = Víkendy
setup-about-weekends = Sobota a neděle v časovém pásmu hráče, na kterého se čeká
weekends-count = Víkendy se počítají
weekends-free = Víkendy se nepočítají
setup-late = Když vyprší čas
setup-about-late = V každém případě si hráč místo ponechá
late-ask = Rozhodnou ostatní
late-computer = Tento tah odehraje počítačový hráč
button-clock = Časová rezerva
clock-line = { $bank ->
    [0] Bez časové rezervy
    [one] Časová rezerva: { $bank } den
    [few] Časová rezerva: { $bank } dny
   *[other] Časová rezerva: { $bank } dní
} · { $weekends ->
    [free] víkendy se nepočítají
   *[count] víkendy se počítají
} · { $late ->
    [computer] když vyprší čas, tah odehraje počítačový hráč
   *[ask] když vyprší čas, rozhodnou ostatní
}
done-clock = Platí od příštího tahu.
act-clock = { $who } mění časomíru od příštího tahu: { $bank ->
    [0] bez časové rezervy
    [one] časová rezerva { $bank } den
    [few] časová rezerva { $bank } dny
   *[other] časová rezerva { $bank } dní
}, { $weekends ->
    [free] víkendy se nepočítají
   *[count] víkendy se počítají
}, { $late ->
    [computer] když vyprší čas, tah odehraje počítačový hráč.
   *[ask] když vyprší čas, rozhodnou ostatní.
}
act-missed = ⏱️ { $who }: čas vypršel; podle nastavení stolu tento tah odehraje počítačový hráč. Místo se nemění.
act-absent = ⏱️ { $who }: čas vypršel v { $count } tazích po sobě; podle nastavení stolu i tento tah odehraje počítačový hráč. Místo se nemění{ $count ->
    [3] , času je ale odteď polovina
   *[other] {""}
}. Ostatní mohou místo přenechat počítačovému hráči; /host replace je nabídne někomu jinému.
offer-back = ✅ { $who } už zase hraje.

ask-resign-excused = Stůl čeká na jiného hráče déle než sedm dní, hra se proto nepočítá do vašich výsledků ani hodnocení.

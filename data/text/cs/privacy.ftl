### Co je uloženo o dané osobě: /settings

me-exported = V tomto souboru je vše, co je o vás uloženo. Tuto zprávu vidíte jen vy.
ask-me-forget = Smazat vše, co je o vás uloženo na všech serverech? Přijdete o nastavení, poznámky, plány a lekce a vaše jméno a identifikátor zmizí { $count ->
    [0] ze všech záznamů
    [one] z { $count } skončené hry
    [few] z { $count } skončených her
   *[other] z { $count } skončených her
}. Hry zůstanou ostatním, kdo je hráli. Nelze to vzít zpět.
button-me-forget = Smazat mé údaje
me-forgotten = Vše, co o vás bylo uloženo, je smazáno (skončené hry: { $count }). Zálohy u provozovatele bota vyprší později.
forget-open = Otevřené stoly, kterých se to týká ({ $count }):
forget-open-line = - **{ $table }**: { $loss }
forget-resign = místo převezme počítačový hráč
forget-end = hra bude zrušena, protože ji nikdo jiný nehraje
forget-leave = místo se uvolní
forget-close = lobby se zavře
forget-host = hostitelem bude { $who }

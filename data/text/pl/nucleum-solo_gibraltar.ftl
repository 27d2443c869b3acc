### Baronowie na mapie Gibraltaru

nuc-event-solo-military = { $who } bierze: { $contract } (poziom { $level }).
nuc-event-solo-why-military = Karta logiki { $card }: { $tie ->
    [lowest] najpierw najniższy numer
   *[highest] najpierw najwyższy numer
}, więc { $chosen }, a nie { $other }.
ruling-nucleum-baron-military = Gdy Baron wykonuje doładowanie, mając Gibraltar w swojej sieci, bierze kontrakt wojskowy, najniższy albo najwyższy według karty logiki, o poziomie nie wyższym niż numer tego doładowania. Zamiast technologii: poziom I 2 talary i 2 robotników, poziom II urbanizacja, potem zasilanie, poziom III 12 PZ. Gibraltar pasuje mu do każdego koloru, a nagrody na polach torów dają mu 2 talary i 2 robotników zamiast uranu.

nucleum-number-baron-military = Talary, robotnicy i PZ Barona za kontrakty wojskowe poziomów I i III
nucleum-number-baron-uranium-workers = Robotnicy Barona za uran wydrukowany na polu torów

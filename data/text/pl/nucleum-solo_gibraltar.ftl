### Baronowie na mapie Gibraltaru

nuc-event-solo-military = { $who } bierze kontrakt wojskowy { $contract } (poziom { $level }).
nuc-event-solo-why-military = Karta logiki { $card }: { $tie ->
    [lowest] najpierw najniższy numer
   *[highest] najpierw najwyższy numer
}, więc { $chosen }, a nie { $other }.
ruling-nucleum-baron-military = Gdy Baron się doładowuje, mając Gibraltar w swojej sieci, bierze kontrakt wojskowy, najniższy albo najwyższy według karty logiki, nigdy o poziomie wyższym niż numer jego doładowania. Zamiast technologii: poziom I 2 talary i 2 robotników, poziom II urbanizacja, potem zasilanie, poziom III 12 PZ. Gibraltar pasuje mu do każdego koloru, a z nagród na polach kolei zyskuje 2 robotników za uran i 2 talary.

nucleum-number-baron-military = Talary, robotnicy i PZ Barona za kontrakty wojskowe poziomów I i III
nucleum-number-baron-uranium-workers = Robotnicy Barona za uran wydrukowany na polu kolei

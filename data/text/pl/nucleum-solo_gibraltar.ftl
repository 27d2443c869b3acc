### Baronowie na mapie Gibraltaru

nuc-event-solo-military = { $who } bierze: { $contract } (poziom { $level }).
nuc-event-solo-why-military = Karta logiki { $card }: { $tie ->
    [lowest] najpierw najniższy poziom
   *[highest] najpierw najwyższy poziom
}, więc { $chosen }, a nie { $other }.
ruling-nucleum-baron-military = Gdy Baron wykonuje doładowanie, mając Gibraltar w swojej sieci, bierze kontrakt wojskowy o najniższym albo najwyższym poziomie, według karty logiki, ale nie wyższym niż numer tego doładowania. Zamiast technologii dostaje na poziomie I 2 talary i 2 robotników, na poziomie II urbanizację, potem zasilanie, a na poziomie III 12 PZ. Dla niego Gibraltar pasuje do każdego koloru. Z nagród na polach torów dostaje tylko talary, a zamiast uranu 2 robotników.

rules-nucleum-solo-gibraltar-title = Solo: mapa Gibraltaru
rules-nucleum-solo-gibraltar =
    {""}**Miasta:** królewskie są po połączonych z elektrownią, a przed nowymi dla niego.

    { $ruling }

    Kontrakty wojskowe nie wliczają się do limitu jego kontraktów, a na koniec same nie dają mu punktów.

nucleum-number-baron-military = Talary, robotnicy i PZ Barona za kontrakty wojskowe poziomów I i III
nucleum-number-baron-uranium-workers = Robotnicy Barona za uran wydrukowany na polu torów

## The tale of a turn

nuc-deed-solo-military = { $contract } (poziom { $level })

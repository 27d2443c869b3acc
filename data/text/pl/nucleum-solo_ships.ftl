### Statki Baronów

nuc-event-solo-why-route = { $reason ->
    [ships] Tam jest najmniej statków
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.

ruling-nucleum-baron-ships = Baron stawia statek na szlaku z najmniejszą liczbą statków, potem według karty logiki. Płaci 1 talara tam, gdzie gracz ma statek, inaczej nic. Jeśli na każdym szlaku z najmniejszą liczbą statków jest statek gracza, a Baron nie ma talara, nie stawia statku. Z płytką żeglugi lub morskiej dostawy używa też następnej płytki rzędu, jakby wskazała ją kość, chyba że to blokada.

rules-nucleum-solo-ships-title = Solo: statki
rules-nucleum-solo-ships =
    {""}**Kolejność:** statek stawia przed wszystkimi innymi akcjami. Ma tyle statków co gracz.

    { $ruling }
nuc-why-solo-ship-none = wszystkie jego statki są już na mapie
nuc-why-solo-ship-routes = ma statek na każdym szlaku
nuc-why-solo-ship-thaler = na każdym szlaku z najmniejszą liczbą statków jest statek gracza, a on nie ma talara

### Lodě Baronů

nuc-event-solo-why-route = { $reason ->
    [ships] Je tam nejméně lodí
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.

ruling-nucleum-baron-ships = Baron umístí loď na trasu s nejméně loděmi, potom podle karty logiky. Kde má loď hráč, platí 1 tolar, jinak nic. Pokud na všech trasách s nejméně loděmi stojí loď hráče a Baron nemá tolar, loď neumístí. S destičkou přepravy nebo námořních dodávek použije i další destičku řady, jako by na ni padl hod, není-li to blokovací destička.

rules-nucleum-solo-ships-title = Sólo: lodě
rules-nucleum-solo-ships =
    {""}**Pořadí:** loď umisťuje před všemi ostatními akcemi. Má stejně lodí jako každý hráč.

    { $ruling }
nuc-why-solo-ship-none = všechny jeho lodě jsou na mapě
nuc-why-solo-ship-routes = má loď na každé trase
nuc-why-solo-ship-thaler = na každé trase s nejméně loděmi je loď hráče a on nemá tolar

### Baroni a Pokrok nezastavíš

option-court_baron = Baron u dvora
option-court_baron-usual = jako obvykle
option-court_baron-leads-empty = těžší (od začátku vede prázdnou stranu)
option-court_baron-joins-neutrals = těžší (od začátku má politika v každé straně s neutrálním vůdcem)
option-court_baron-influence = těžší (od druhého královského dne 6 VB místo 4)
option-court_baron-leads-joins = těžší (od začátku vede prázdnou stranu a má politika v každé s neutrálním vůdcem)
option-court_baron-leads-influence = těžší (od začátku vede prázdnou stranu; od druhého královského dne 6 VB místo 4)
option-court_baron-joins-influence = těžší (politik v každé straně s neutrálním vůdcem; od druhého královského dne 6 VB místo 4)
option-court_baron-all-harder = těžší (všechny tři změny)
option-court_baron-player-leads = snazší (prázdnou stranu vedete od začátku vy; ve dvou první hráč)

nuc-event-solo-why-party = { $reason ->
    [lead] Hned tam povede
    [dominant] Ve vládnoucí straně ještě nikoho nemá
    [fewest] Má tam nejméně politiků
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.

ruling-nucleum-baron-parties = Baron posílá dělníky z rezervy. Je-li právě jedna strana, kterou by hned vedl, vybere ji; jinak vládnoucí, pokud v ní nikoho nemá; jinak tu, kde má nejméně politiků; potom rozhodne karta logiky. Jeho odměna: Kapitalisté 1 tolar, Volnomyšlenkáři odstraní destičku nabídky úplně vpravo, Komunisté 1 dělník (3 VB při prázdné rezervě), Roajalisté 2 VB. O královském dni a na konci nehledí na agendy: 4 VB za každou stranu, kterou vede, a 4 VB, je-li ve vládnoucí.

rules-nucleum-solo-court-title = Sólo: Pokrok nezastavíš
rules-nucleum-solo-court =
    {""}**Pořadí:** akci dvora provádí před všemi ostatními, jen loď umisťuje ještě dřív. Bez dělníka v rezervě ji provést nemůže.

    { $ruling }

    {""}**Dva Baroni:** v těžší hře začíná s politiky jen první z nich; 6 VB platí pro oba.

nucleum-number-baron-influence-vp = VB Barona za každou stranu, kterou vede, a za vládnoucí
nucleum-number-baron-more-influence-vp = Totéž při těžší hře, od druhého královského dne
nucleum-number-baron-empty-reserve-vp = VB Barona od Komunistů při prázdné rezervě
nuc-why-solo-court = v rezervě nemá dělníka
## Which box it is from

expansion-nucleum-solo_court = Sólový režim s rozšířením Pokrok nezastavíš

### Baronowie w Radzie postępu

option-court_baron = Baron na dworze
option-court_baron-usual = jak zwykle
option-court_baron-leads-empty = trudniej (zaczyna jako lider pustej partii)
option-court_baron-joins-neutrals = trudniej (zaczyna z politykiem w każdej partii z neutralnym liderem)
option-court_baron-influence = trudniej (od drugiego królewskiego punktowania 6 PZ zamiast 4)
option-court_baron-leads-joins = trudniej (zaczyna jako lider pustej partii i z politykiem w każdej z neutralnym liderem)
option-court_baron-leads-influence = trudniej (lider pustej partii; od drugiego królewskiego punktowania 6 PZ zamiast 4)
option-court_baron-joins-influence = trudniej (polityk w partiach z neutralnym liderem; od 2. królewskiego punktowania 6 PZ, nie 4)
option-court_baron-all-harder = trudniej (wszystkie trzy zmiany)
option-court_baron-player-leads = łatwiej (zaczynasz jako lider pustej partii; we dwoje: pierwszy gracz)

nuc-event-solo-why-party = { $reason ->
    [lead] Od razu zostaje tam liderem
    [dominant] Baron nie ma jeszcze nikogo w dominującej partii
    [fewest] Ma tam najmniej polityków
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.

ruling-nucleum-baron-parties = Baron wysyła robotników z rezerwy. Jeśli tylko w jednej partii od razu zostałby liderem, wybiera ją; inaczej dominującą, jeśli nikogo w niej nie ma; inaczej tę, w której ma najmniej polityków; potem rozstrzyga karta logiki. Jego bonus: Kapitaliści 1 talar, Wolnomyśliciele usuwają skrajnie prawą płytkę oferty, Komuniści 1 robotnik (3 PZ przy pustej rezerwie), Rojaliści 2 PZ. W królewskim punktowaniu i na koniec ignoruje programy: 4 PZ za każdą partię, której jest liderem, i 4 PZ, jeśli ma polityka w dominującej.

rules-nucleum-solo-court-title = Solo: Rada postępu
rules-nucleum-solo-court =
    {""}**Kolejność:** akcję dworu wykonuje przed wszystkimi innymi, tylko statek stawia wcześniej. Bez robotnika w rezerwie nie może jej wykonać.

    { $ruling }

    {""}**Dwóch Baronów:** w trudniejszej grze tylko pierwszy zaczyna z politykami; 6 PZ dotyczy obu.

nucleum-number-baron-influence-vp = PZ Barona za każdą partię, której jest liderem, i za dominującą
nucleum-number-baron-more-influence-vp = To samo przy trudniejszej grze, od drugiego królewskiego punktowania
nucleum-number-baron-empty-reserve-vp = PZ Barona od Komunistów przy pustej rezerwie
nuc-why-solo-court = nie ma robotnika w rezerwie
## Which box it is from

expansion-nucleum-solo_court = Tryb solo z dodatkiem Rada postępu

### The Court of Progress: parties, politicians, agendas and the king

option-court = Pokrok nezastavíš
option-about-court = Posílejte dělníky do čtyř stran: odměny hned, stranické agendy o královských dnech.

kind-court = Dvůr
kind-party = Strany

command-nucleum-court = Provést akci dvora
parameter-nucleum-court = Která strana

help-kind-party = strana
help-kind-agenda = stranická agenda
help-kind-court = dvůr

## Components

nucleum-action-court = Dvůr
nucleum-action-court-text = Pošlete dostupného dělníka do strany jako politika a získejte odměnu strany.
nucleum-effect-action-court = akce dvora
nucleum-moment-court = provedete akci dvora

nucleum-party-capitalists = Kapitalisté
nucleum-party-freethinkers = Volnomyšlenkáři
nucleum-party-communists = Komunisté
nucleum-party-royalists = Roajalisté
nucleum-party-text = Odměna za akci dvora: { $bonus }.

nucleum-agenda = Stranická agenda: { $about }
nucleum-agenda-contracts = kontrakty
nucleum-agenda-pieces = doly a turbíny
nucleum-agenda-milestone = nejvyšší cíl
nucleum-agenda-technologies = technologie
nucleum-agenda-network = největší síť
nucleum-agenda-cities = města
nucleum-agenda-parties = strany
nucleum-agenda-energy = největší požadavek

nucleum-court-politician = Politik
nucleum-court-politician-text = Dělník na desce dvora. S politikem ve straně jste jejím členem; s politikem na místě vůdce ji vedete. Politici nejsou dělníci: nelze je utratit a nepočítají se mezi zbylé zdroje.
nucleum-court-neutral-politician = Neutrální politici
nucleum-court-neutral-politician-text = Jeden nese šipku, ostatní čísla 2, 3 a 4. Každý královský den opustí hru politik s nejvyšším číslem a ten se šipkou přejde do strany pod svou.
nucleum-court-king = Král
nucleum-court-king-text = Stojí u vládnoucí strany. O královském dni boduje každý její člen podle její agendy.

nucleum-each-politicians = svého politika
nucleum-each-parties = stranu, v níž máte politika
nucleum-each-leads = stranu, kterou vedete
nucleum-each-leads-dominant = vládnoucí stranu, kterou vedete
nucleum-each-highest-milestone = splnění cíle u vašeho nejvyššího žetonu
nucleum-each-highest-energy = elektřinu největšího požadavku mezi vašimi elektrifikovanými budovami (kromě vládních)
nucleum-count-politicians = { $count ->
    [one] { $count } politik na desce dvora
    [few] { $count } politici na desce dvora
   *[other] { $count } politiků na desce dvora
}
nucleum-count-parties = { $count ->
    [one] politici v { $count } straně
   *[other] politici v { $count } stranách
}
nucleum-count-leads = { $count ->
    [one] vedení { $count } strany
   *[other] vedení { $count } stran
}
nucleum-count-leads-dominant = vůdce vládnoucí strany
nucleum-count-highest-milestone = { $count }× cíl u vašeho nejvyššího žetonu
nucleum-count-highest-energy = největší požadavek elektrifikované budovy: { $count }

## The game

nuc-prompt-court = Do které strany dělník vstoupí?
nuc-court-detail = { $bonus }{ $lead ->
    [yes] ; povedete stranu
    [stays] ; stranu vedete
   *[no] {""}
}{ $king ->
    [yes] ; král přejde sem
   *[no] {""}
}. Agenda: teď { $vp } VB pro vás
nuc-court-politicians = { $who } { $count }{ $leads ->
    [yes] {" "}(vůdce)
   *[no] {""}
}
nuc-court-neutrals = neutrální { $count }{ $leads ->
    [yes] {" "}(vůdce)
   *[no] {""}
}
nuc-court-nobody = nikdo
nuc-court-bonus = { $party } ({ $bonus })
nuc-court-from = { $party }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
nuc-court-back = { $count ->
    [one] { $count } politik se vrací
    [few] { $count } politici se vracejí
   *[other] { $count } politiků se vrací
}: { $parties }

nuc-event-court = { $who } posílá politika do strany: { $party }.
nuc-event-court-leader = { $who } teď vede stranu: { $party }.
nuc-event-court-neutral-leader = Stranu teď vede neutrální politik: { $party }.
nuc-event-court-vacant = { $party } nemají vůdce: povede je příští politik, který tam přijde.
nuc-event-court-king = Král se přesouvá. Vládnoucí strana: { $party }.
nuc-event-court-neutral = { $party }: { $first ->
    [yes] král, neutrální politik se šipkou a neutrální politik { $number }.
   *[no] neutrální politik { $number }.
}
nuc-event-court-agenda = { $who } vede stranu ({ $party }): { $vp } VB. Agenda: { $agenda }.
nuc-event-court-fixed = { $who } vede stranu ({ $party }): { $vp } VB.
nuc-event-court-members = Vládnoucí strana: { $party }. Body členů: { $scored }. Agenda: { $agenda }.
nuc-event-court-fixed-members = Vládnoucí strana: { $party }. Body členů: { $scored }.
nuc-court-scored = { $who } { $vp }
nuc-event-court-leave = Politici se vracejí do rezervy.
nuc-event-court-back = { $who }: { $back }.
nuc-event-court-neutral-leaves = Neutrální politik { $number } opouští hru ({ $party }).
nuc-event-court-arrow = Neutrální politik se šipkou mění stranu: { $before } → { $party }.

nuc-score-parties = odměny stran
nuc-score-agendas = agendy o královských dnech
nuc-score-final-agendas = agendy na konci

nuc-why-no-politician = Akce dvora vyžaduje dostupného dělníka; nemáte ani jeho, ani uran k výměně.
nuc-why-no-politician-reserve = Akce dvora vyžaduje dostupného dělníka a vy žádného nemáte. Vaše rezerva je prázdná, takže uran nelze vyměnit za dělníka.
hint-court = { $action } { $count ->
    [0] ✖
    [one] ({ $count } strana)
    [few] ({ $count } strany)
   *[other] ({ $count } stran)
}
advice-court = Akce dvora destičkou { $tile }: s novým politikem povedete stranu ({ $party }). Její agenda ({ $agenda }) má teď pro vás hodnotu { $vp } VB.

## Where things are

now-party-king = vládnoucí: stojí u ní král
now-party-people = politici: { $people }
now-party-agenda = stranická agenda: { $agenda }
now-party-worth = teď { $vp } VB pro vás
now-agenda-in = { $party }
now-agenda-under = v této hře není: leží druhou stranou nahoru
now-king = { $party }
now-politicians = { $who } – { $party }: { $count }{ $leads ->
    [yes] {" "}(vůdce)
   *[no] {""}
}
now-politicians-mine = vy – { $party }: { $count }{ $leads ->
    [yes] {" "}(vůdce)
   *[no] {""}
}
now-neutral-politicians = { $party }: { $count }{ $leads ->
    [yes] {" "}(vůdce)
   *[no] {""}
}

position-nucleum-party = { $party }{ $king ->
    [yes] {" "}(vládnoucí strana)
   *[no] {""}
}: { $people }. Agenda: { $agenda }.
position-nucleum-politicians = Politici: { $count }{ $leads ->
    [0] .
   *[other] ; vede: { $parties }.
}

render-nucleum-court = Deska dvora
render-nucleum-alt-party = { $party }{ $king ->
    [yes] {" "}(vládnoucí strana)
   *[no] {""}
}: { $people }
render-nucleum-is-king = vládnoucí strana
render-nucleum-is-court = Dvůr: pošlete politika do strany
render-nucleum-is-politician = politik
render-nucleum-is-leader = vede stranu
render-nucleum-is-vacant = strana bez vůdce
render-nucleum-is-neutral-politician = neutrální politik (nejvyšší číslo odchází)
render-nucleum-is-arrow = neutrální politik, který přechází do strany pod sebou
render-nucleum-court-next = kdyby byl teď královský den
render-nucleum-court-worth = Kolik teď vynesou agendy
render-nucleum-alt-court = { $title }: deska dvora.
render-nucleum-alt-agendas = Agendy: { $agendas }.
view-court = dvůr

## Rules

rules-nucleum-court-title = Pokrok nezastavíš: akce dvora
rules-nucleum-court-terms = vůdce strany, vůdce, vládnoucí strana
rules-nucleum-court =
    Možnost stolu, nastavuje se před začátkem hry.

    Deska dvora má čtyři strany, každou s agendou. Dělník na ní je **politik**. S politikem ve straně jste jejím **členem**; s politikem na místě vůdce ji **vedete**. Strana s králem **vládne**.

    {""}**Akce dvora** je šestá hlavní akce. Vezměte dostupného dělníka (smíte za něj vyměnit uran) a pošlete ho do kterékoli strany. Potom:
    1. Získejte odměnu strany: { $bonuses }.
    2. Máte-li tam víc politiků než vůdce (hráč nebo neutrální), vedete ji. Nemá-li vůdce, vedete ji také.
    3. Má-li teď strana víc politiků než vládnoucí, král přejde k ní.

    Speciální směrnici smíte použít na akci dvora; její sleva propadne.
rules-nucleum-court-kings-day-title = Pokrok nezastavíš: královský den
rules-nucleum-court-kings-day =
    Po obvyklých bodech královského dne, od horní strany k dolní:

    {""}**1.** Každý vůdce boduje podle agendy své strany. Neutrální politici nebodují.
    {""}**2.** Každý člen vládnoucí strany boduje podle její agendy, její vůdce tedy dvakrát.
    {""}**3.** Každý vůdce vrátí 1 politika z té strany do rezervy (z místa vůdce jen posledního). Potom každý hráč vrátí 1 z vládnoucí strany.
    {""}**4.** Neutrální politik s nejvyšším číslem opustí hru. Ten se šipkou přejde do strany níže, z poslední do první.
    {""}**5.** V každé straně vede ten, kdo má sám nejvíc politiků. Při shodě se nikdo nejmenuje: dosavadní vůdce zůstává, prázdné místo čeká na dalšího politika.
    {""}**6.** Král jde ke straně s nejvíce politiky. Při shodě zůstává.

    Na konci hry se agendy bodují ještě jednou, jako v 1 a 2. Nikdo se přitom nevrací.
rules-nucleum-court-agendas-title = Pokrok nezastavíš: agendy
rules-nucleum-court-agendas =
    Čtyři destičky agend se rozdají stranám náhodně, náhodnou stranou nahoru. Osm stran:
    { $agendas }.

    Politici se počítají dřív, než se kdokoli vrátí do rezervy. Jakou má pro vás agenda teď hodnotu, uvidíte u každé strany při akci dvora; řekne to i `/lookup` s názvem strany.
rules-nucleum-court-changes-title = Pokrok nezastavíš: změny
rules-nucleum-court-changes =
    {""}**Destičky:** 12 destiček s akcí dvora nahradí 7 jiných a v každém experimentu ji má jedna počáteční destička.

    {""}**Kontrakty:** C64–C67 vyžadují politiky nebo vedení vládnoucí strany.

    {""}**Vlajka:** leží u { $flag } VB. **Rezerva:** { $workers } dělníků.

    {""}**Konec:** ve 3 a 4 hráčích je počet potřebných podmínek { $needed }, ve 2 hráčích { $needed_two }.

    {""}**Deska dvora:** neutrální politiky ({ $neutrals }) a krále rozmístí nepoužité karty pro přípravu hry. Karty 1–3 znamenají kapitalisty, 4–6 volnomyšlenkáře, 7–9 komunisty, 10–12 roajalisty. První strana dostane krále, politika se šipkou a číslo 2; čísla 3 a 4 jdou do stran bez politiků. Politici s čísly vedou.

    Politici se v závěrečném bodování nepočítají jako zbylí dělníci.

ruling-nucleum-court-tie = Při shodě po královském dni zůstává vůdce, který je stále na místě vůdce, i když má méně politiků než ostatní. Prázdné místo obsadí příští politik, který tam přijde.
ruling-nucleum-court-king = Při shodě stran král zůstává, i když má jeho strana méně politiků než ty shodné.
ruling-nucleum-court-milestone = Cíl u vašeho nejvyššího žetonu se počítá dvakrát, ať jeho pole říká cokoli; žetony na poli 0 žádný cíl nemají.
ruling-nucleum-court-pieces = Počítají se vaše uranové doly a turbíny na mapě. Na mapě Austrálie se počítají i vaše uhelné doly a elektrifikovaná speciální budova, která se počítá jako uhelný důl.
ruling-nucleum-court-energy = Budovy úrovně IV jsou také vládní, proto se tu nepočítají. Neutrální budovy nepatří nikomu.
ruling-nucleum-court-contracts = Počítá se ve chvíli splnění kontraktu: politik poslaný v témže tahu platí.

page-nucleum-alt-court = Čtyři strany desky dvora pod sebou, u každé odměna, kterou v ní přináší akce dvora.
page-nucleum-court-leader = V každé straně boduje agendu její vůdce.
page-nucleum-court-dominant = Ve vládnoucí straně boduje každý člen: vůdce dvakrát.
page-nucleum-alt-court-kings-day = Dvě strany: vůdce jedné boduje její agendu. Ve vládnoucí, s králem, boduje každý člen a vůdce dvakrát.
page-nucleum-alt-court-agendas = Osm stran destiček agend pod sebou, každá se symbolem toho, co počítá, a s body, které vynáší.

## The tale of a turn

nuc-deed-court = Politik do strany: { $party }
nuc-deed-court-leader = teď ji vede
nuc-deed-court-neutral-leader = { $party }: stranu vede neutrální politik
nuc-deed-court-vacant = { $party }: bez vůdce
nuc-deed-court-king = Král se přesouvá. Vládnoucí strana: { $party }
nuc-deed-court-agenda = { $party }, vede { $who } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 VB
   *[other] {""}
}
nuc-deed-court-fixed = { $party }, vede { $who }{ $vp ->
    [0] {" "}→ 0 VB
   *[other] {""}
}
nuc-deed-court-members = Členové vládnoucí strany: { $party } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 VB
   *[other] {""}
}
nuc-deed-court-fixed-members = Členové vládnoucí strany: { $party }{ $vp ->
    [0] {" "}→ 0 VB
   *[other] {""}
}
nuc-deed-court-leave = Ze dvora
nuc-deed-court-back = { $back }

## Which box it is from

expansion-nucleum-court = Rozšíření: Pokrok nezastavíš

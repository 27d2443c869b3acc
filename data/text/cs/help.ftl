### Help at the table: pages of the rules, looking up components, what the icons mean.

## Commands and buttons

command-lookup = Vyhledat destičku, kartu, budovu, město… a jak je na tom u tohoto stolu
parameter-topic = Které téma (prázdné: přehled)
parameter-lookup = Název nebo to, co je na komponentě, například #4, C12, rezidence, Dresden
button-icons = Vysvětlit symboly
rules-menu = Jiné téma
rules-heading = **{ $game }: { $title }** ({ $number }/{ $count })
what-menu = Co z toho?
what-page = Stránka pravidel

## /lookup

what-label = { $name } ({ $kind })
what-heading = **{ $name }**
what-does = { $does }.
what-ruling = -# Jak se to tu hraje: { $ruling }
what-now = **U tohoto stolu**
what-several = „{ $typed }“ odpovídá { $count } položkám. Vyberte jednu:
what-several-more = „{ $typed }“ odpovídá mnoha věcem (počet: { $count }). Vyberte jednu z prvních { $shown }, nebo napište více z názvu:
what-source = -# { $source }
what-origin = Hodnota: { $origin ->
    [printed] tištěná na komponentě
    [inferred] odvozená z pravidel
   *[house] zvolená tímto projektem
}

help-kind-tile = akční destička
help-kind-contract = kontrakt
help-kind-technology = technologie
help-kind-experiment = experiment
help-kind-building = městská budova
help-kind-neutral = neutrální budova
help-kind-row = turbína a důl
help-kind-milestone = cíl
help-kind-plant = elektrárna
help-kind-city = město
help-kind-link = železniční trať
help-kind-slot = místo pro kontrakt
help-kind-coal = uhelná oblast
help-kind-card = karta akce
help-kind-setup = karta pro přípravu hry
help-kind-end = podmínka konce hry
help-kind-expansion = modul
help-kind-confinement = uvěznění

error-no-such-topic = Téma „{ $topic }“ neexistuje. Vyberte jedno ze seznamu.
error-no-such-component = { $game }: nic se tu nejmenuje „{ $name }“. Napište část názvu, například { $examples }, a vyberte ze seznamu.
what-examples-nucleum = #4 nebo Dresden
what-examples-nanotech = Uvěznění částic nebo Helium

## Nucleum: components

what-plant-name = { $of }: elektrárna
what-neutral-name = { $of }, požadavek { $energy }
what-row-name = { $of }: turbína a důl
what-plant = Za umístění nuklea sem: { $bonus }.
what-plant-coal = Spaluje jen uhlí, nikdy uran.
what-plant-built-in = Nukleum je vestavěné: od začátku funguje jako každá elektrárna s nukleem. Žeton nepřijímá.
what-coded = **{ $code }** { $what }
what-experiment =
    { $turbine }
    Technologie:
    { $technologies }
    Počáteční destičky:
    { $tiles }
what-experiment-special =
    { $experiment }
    Speciální akční destičky, za { $technology }:
    { $tiles }
what-special-tiles =
    { $text }
    { $tiles }
what-city-links = { $text } Tratě: { $links }.
what-city-link = { $city } ({ $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}{ $red ->
    [yes] , červená
   *[no] {""}
})
what-city-coal = { $text } Uhlí sem přichází z těchto oblastí: { $areas }.
what-city-map = Mapa { $board }. { $text }
what-city-side = Na mapě pro { $players } hráče: { $text }

## Nucleum: how a component stands at a table

now-tile-offer = v nabídce, cena v tolarech: { $price }
now-tile-pool = v zásobě hráče { $who }
now-tile-pool-mine = ve vaší zásobě
now-tile-slot = na poli destiček hráče { $who }
now-tile-slot-mine = na vašem poli destiček
now-tile-rail = železnice hráče { $who } na trati { $link }
now-tile-rail-mine = vaše železnice na trati { $link }
now-unseen = zatím neznámé: v hromádce, nebo mimo tuto hru
now-not-here = mimo tuto hru
now-tile-special = odložená pro experiment { $id }
now-contract-shown = v nabídce
now-contract-held = má ho { $who }
now-contract-held-mine = máte ho vy
now-contract-fulfilled = splněný, hráč: { $who }
now-contract-fulfilled-mine = máte ho splněný
now-contract-progress = u vás: { $progress }
now-technology-yes = odemčená, hráč: { $who }
now-technology-yes-mine = máte ji odemčenou
now-technology-no = má ji { $who }, zatím zamčenou
now-technology-no-mine = máte ji vy, zatím zamčenou
now-experiment = má ho { $who }
now-experiment-mine = máte ho vy
now-experiment-free = tento experiment si nikdo nezvolil
now-technology-free = experiment { $experiment } si nikdo nezvolil
now-piece-board = { $who }: na desce hráče
now-piece-gone = { $who }: odebrána ze hry
now-piece-city = { $who }: ve městě { $city }
now-piece-lit = { $who }: ve městě { $city }, s elektřinou
now-turbine-city = { $who }: turbína ve městě { $city }
now-turbine-board = { $who }: turbína na desce hráče
now-mine-city = { $who }: důl ve městě { $city }, uran { $uranium } z { $size }
now-mine-board = { $who }: důl na desce hráče
now-neutral = ve městě { $city }
now-neutral-lit = ve městě { $city }, s elektřinou
now-milestone = na stupnici cílů u polí { $low }–{ $high }
now-milestone-meets = { $who }: počítá se { $count ->
    [0] ani jednou
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}
now-plant-lit = leží tu nukleum
now-plant-dark = nukleum tu zatím neleží
now-city-piece = { $space }: { $piece }
now-city-owned = { $piece }, hráč { $who }
now-city-lit = { $piece }, s elektřinou
now-city-rubble = trosky
now-city-turbine = turbína z řady { $row }
now-city-mine = důl z řady { $row }
now-city-free = volné: { $spaces }
now-link-complete = dokončená trať, destičky hráčů: { $owners }
now-link-free = volná železniční pole: { $count }
now-city-joined = připojí ho také { $by }
now-slot-holds = { $who }: { $contract }
now-slot-empty = { $who }: volné
now-coal = vagóny s cenou { $first }: { $fresh }; otočené s cenou { $second }: { $flipped }; potom stojí uhlí { $third }

## Nanotech: components

nanotech-needs = { $items }
nanotech-count-up = { $count } Up
nanotech-count-down = { $count } Down

nanotech-does-recharge = Vezměte si { $energy ->
    [one] { $energy } energii
    [few] { $energy } energie
   *[other] { $energy } energií
} a za každou lepší baterii navíc +{ $more }. Nelze kopírovat.
nanotech-does-quarks = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Vezměte si libovolný kvark z centrální kapsle. Držitel karty si smí na konci kola vzít ještě jeden zdarma.
nanotech-does-lepton = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Vezměte si elektron: prestiž +{ $prestige }. Držitel karty smí na konci kola provést jednu akci navíc jiného druhu za její cenu.
nanotech-does-upgrade = Vezměte si modul; cena v energii: { $low }–{ $high }. Držitel karty platí o { $discount } méně.
nanotech-does-confine = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Jedno uvěznění. Držitel karty získá navíc prestiž +{ $bonus }.
nanotech-does-quark-capsule = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Místa pro kvarky: +{ $adds }.
nanotech-does-lepton-capsule = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Místa pro elektrony: +{ $adds }.
nanotech-does-hadron-capsule = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Místa pro protony a neutrony: +{ $adds }.
nanotech-does-battery = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Při každém nabití navíc energie +{ $adds }.
nanotech-does-hadron = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Spotřebuje: { $needs }, tři kvarky tří různých barev. Prestiž +{ $prestige }.
nanotech-does-atom = Cena: { $cost ->
    [one] { $cost } energie
    [few] { $cost } energie
   *[other] { $cost } energií
}. Spotřebuje: { $needs }. Prestiž +{ $prestige }.

nanotech-now-card = { $count ->
    [1] {""}
   *[other] { $count } takové karty:{" "}
}na stole{ $energy ->
    [0] {""}
   *[other] , energie na { $count ->
        [1] kartě
       *[other] každé kartě
    }: { $energy }
}
nanotech-now-held = v tomto kole ji má { $who }
nanotech-now-left = { $count ->
    [0] žádný už nezbývá
   *[other] k dispozici zbývá: { $count }
}
nanotech-now-owns = { $who } má: { $count }
nanotech-now-made = { $who }: postaveno { $count ->
    [0] ani jednou
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}
nanotech-now-possible = částice na to máte
nanotech-now-impossible = zatím na to nemáte

what-alt = { $name }, { $kind }.

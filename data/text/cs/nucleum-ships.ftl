### Ships and shipping routes of Nucleum

kind-ship = Umístění lodě
kind-route = Trasy
verb-route = Trasa { $code }
help-kind-route = přepravní trasa
command-nucleum-ship = Umístit loď na přepravní trasu
parameter-nucleum-ship = Která trasa
hint-ship = { $action } { $count ->
    [0] ✖
    [one] ({ $count } trasa)
    [few] ({ $count } trasy)
   *[other] ({ $count } tras)
}

nucleum-action-ship = Umístění lodě
nucleum-action-ship-text = Umístěte svou loď na trasu, na které ještě žádnou nemáte: 1 tolar a 1 za každou loď, která tam už je.
nucleum-effect-action-ship = umístění lodě
nucleum-moment-place-ship = umístíte loď
nucleum-number-player-ships = Lodě každého hráče
nucleum-number-ship-thaler = Cena lodě v tolarech a za každou loď, která tam už je

nucleum-route = trasa { $first }–{ $last }
nucleum-route-text = Vaše loď zde spojuje { $first } a { $last } pro vaši síť, vaše uhlí a váš uran, ne pro elektřinu.
nucleum-route-coal = S lodí na této trase smíte importovat uhlí ({ $area }) do města { $city }. Žádná města nespojuje.

nucleum-each-ships = svou loď
nucleum-count-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
nucleum-each-ship-cities = město s vaší stavbou spojené vašimi loděmi
nucleum-count-ship-cities = { $count ->
    [one] { $count } město s vaší stavbou spojené vašimi loděmi
    [few] { $count } města s vaší stavbou spojená vašimi loděmi
   *[other] { $count } měst s vaší stavbou spojených vašimi loděmi
}
nucleum-each-joined = z měst { $cities } ve stejné síti
nucleum-count-joined = { $cities } ve stejné síti

nuc-route = { $number }: { $route }
nuc-route-ships = lodě na trase: { $count }
nuc-route-joins = spojí pro vás obě města
nuc-route-coal = uhlí ({ $area }) pro město { $city }
nuc-joins-ship = loď ({ $number }: { $route })
nuc-prompt-ship = Která trasa? Zbývající lodě: { $left }.
nuc-neutral-ship = neutrální
nuc-event-ship = { $who } umisťuje loď: { $route } ({ $number }), { $cost }.
nuc-event-neutral-ship = Neutrální loď: { $route } ({ $number }).
nuc-why-no-ship = Všechny vaše lodě jsou umístěné.
nuc-why-no-route = Máte loď na každé trase.

advice-ship = Umístěte loď destičkou { $tile }: { $route } ({ $number }, { $cost }) připojí k vaší síti město { $city }.

now-route = číslo { $number }; { $count ->
    [0] bez lodě
   *[other] lodě: { $owners }
}; cena další: { $thaler }
position-nucleum-route = { $number }, { $route }: { $text } { $count ->
    [0] Bez lodě.
   *[other] Lodě: { $owners }.
}
position-nucleum-ships = Zbývající lodě: { $count }.

ruling-nucleum-ship-route = Trasa není železniční destička: nepočítá se do cílů, kontraktů ani technologií, které se ptají na železnice a tratě. Loď používá jen její majitel. Trasy pro uhlí nepatří do žádné sítě.
ruling-nucleum-ship-connects = Vaše lodě spojují s elektrárnou jako dokončené tratě.

render-nucleum-ships = Lodě
render-nucleum-is-ship = umístění lodě na trasu
render-nucleum-is-route = přepravní trasa mezi městy
render-nucleum-is-coal-route = trasa pro uhlí: jen import
render-nucleum-is-own-ship = vaše loď
render-nucleum-is-neutral-ship = neutrální loď: jen zvyšuje cenu
render-nucleum-neutral-ship = neutrální
render-nucleum-alt-route = { $route } ({ $owners })

rules-nucleum-ships-title = Lodě
rules-nucleum-ships-terms = loď, člun, neutrální loď, trasa pro uhlí
rules-nucleum-ships =
    Počet lodí každého hráče: { $ships }.

    {""}**Umístění lodě:** na libovolnou trasu, blízko vás nebo daleko, na které ještě žádnou nemáte. Cena v tolarech: { $first } a { $each } za každou loď, která tam už je, i neutrální. Speciální směrnicí lodě umisťovat nelze.

    {""}**Vaše loď spojuje obě města pro vás:** rozšiřuje vaši síť a vozí vaše uhlí a váš uran. **Elektřinu nikdy**, a loď jiného hráče nepoužije nikdo. Pro cíle, kontrakty a technologie trasa není železniční destička.

    {""}**Trasy pro uhlí** vedou z oblasti těžby do města: s lodí na trase tam smíte importovat uhlí. Nic jiného nespojují.
page-nucleum-ships = Další loď na této trase stojí 1 tolar a 1 za každou ze tří lodí, které tam už jsou: 4 tolary.
page-nucleum-alt-ships = Přerušovaná trasa s neutrální lodí, loděmi dvou hráčů, číslem a volným místem s kotvou.

## The tale of a turn

nuc-deed-ship = Loď: { $route } ({ $number })

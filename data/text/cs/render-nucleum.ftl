### Words in and about Nucleum's pictures.

## One letter each: the colours of cities and edges, and neutral buildings

render-nucleum-letter-white = B
render-nucleum-letter-purple = F
render-nucleum-letter-orange = O
render-nucleum-letter-green = Z
render-nucleum-neutral = N

## The map

render-nucleum-completion-tile = +{ $steps } za destičku
render-nucleum-completion-each = +{ $steps } pro hráče
render-nucleum-coal-limit = najednou nejvýše { $count }
render-nucleum-coal = Uhlí

## Mats, side board, headings

render-nucleum-turn = Kolo { $round }
render-nucleum-ended = Konec { $ended }/{ $needed }
render-nucleum-last-round = Poslední kolo
render-nucleum-experiment = Experiment { $id }
render-nucleum-experiments = Experimenty k volbě
render-nucleum-experiment-turbine = 2. turbína: { $ability }
render-nucleum-reserve = +{ $count } v rezervě
render-nucleum-pool = Destičky v zásobě
render-nucleum-slots = Pole destiček a příjem
render-nucleum-technologies = Technologie
render-nucleum-contracts = Kontrakty
render-nucleum-buildings = Zbývající budovy
render-nucleum-industry = Turbíny a doly
render-nucleum-offer = Nabídka destiček
render-nucleum-left = zbývá { $count }
render-nucleum-milestones = Cíle
render-nucleum-ends = Podmínky konce hry
render-nucleum-free-slot = volné místo
render-nucleum-fulfilled = splněno { $count }
render-nucleum-next-income = Posílení: { $income }
render-nucleum-no-tiles = žádné
render-nucleum-gone = prázdné
render-nucleum-times = ×{ $count }
render-nucleum-turbine-row = Turbína: { $ability }
render-nucleum-turbine-of = Turbína: efekt experimentu { $id }: { $ability }
render-nucleum-mine-row = Důl, uran do { $size }. Za obojí: { $reward }
render-nucleum-end-action-tiles = Hromádka destiček: { $tiles }
render-nucleum-end-contracts = Hromádky kontraktů: { $contracts }
render-nucleum-end-kings-day = Královský den { $held } ze 3
render-nucleum-end-technologies = Technologie { $technologies } z 8
render-nucleum-end-score-flag = Vlajka { $best } z { $flag }

## The pictures in words

render-nucleum-alt-head =
    { $stage ->
        [over] { $title }: hra skončila po kole { $round }.
        [last] { $title }: kolo { $round }, poslední; splněné podmínky konce hry: { $ended } z { $needed }.
       *[playing] { $title }: kolo { $round }, splněné podmínky konce hry: { $ended } z { $needed }.
    }
render-nucleum-alt-score = { $name } { $vp } VB
render-nucleum-alt-scores = Body: { $scores }.
render-nucleum-alt-seat =
    { $name }: { $thaler ->
        [one] { $thaler } tolar
        [few] { $thaler } tolary
       *[other] { $thaler } tolarů
    }, { $workers ->
        [one] { $workers } dělník
        [few] { $workers } dělníci
       *[other] { $workers } dělníků
    }, { $uranium ->
        [one] { $uranium } uran
        [few] { $uranium } urany
       *[other] { $uranium } uranů
    }, { $achievements ->
        [one] { $achievements } úspěch
        [few] { $achievements } úspěchy
       *[other] { $achievements } úspěchů
    }, destičky v zásobě: { $pool }, na desce: { $slots }, budovy: { $buildings } (elektrifikované: { $energized }), železniční destičky: { $rails }, technologie: { $technologies }, splněné kontrakty: { $contracts }.
render-nucleum-alt-nuclei = Nukleum: { $cities }.
render-nucleum-alt-link = { $first }–{ $last }
render-nucleum-alt-links = Dokončené tratě: { $links }.
render-nucleum-alt-changed =
    { $more ->
        [0] Změny: { $places }.
       *[other] Změny: { $places } (+{ $more }).
    }
render-nucleum-alt-own-board = { $title }: deska hráče { $name }, { $vp } VB.
render-nucleum-alt-contracts = Kontrakty na desce: { $contracts }.
render-nucleum-alt-technologies = Technologie: { $technologies }.
render-nucleum-alt-offer = Nabídka: { $tiles }.
render-nucleum-alt-milestones = Cíle od nejnižšího: { $milestones }.
render-nucleum-alt-shown = Kontrakty v nabídce: { $contracts }.
render-nucleum-alt-legend = { $title }: co znamenají symboly na stole.
render-nucleum-alt-icon-break = {"; "}

render-nucleum-stack-initial = Počáteční
render-nucleum-stack-silver = Stříbrný
render-nucleum-stack-gold = Zlatý
render-nucleum-stack-purple = Fialový

## The legend

render-nucleum-legend-types = Budovy a průmysl
render-nucleum-legend-actions = Akce
render-nucleum-legend-goods = Zdroje a odměny
render-nucleum-legend-figures = Čísla na deskách hráčů
render-nucleum-legend-cities = Města a hrany destiček
render-nucleum-legend-spaces = Na mapě
render-nucleum-legend-tiles = Akční destička a železnice
render-nucleum-is-residence = rezidence
render-nucleum-is-factory = továrna
render-nucleum-is-laboratory = laboratoř
render-nucleum-is-government = vládní budova
render-nucleum-is-turbine = turbína
render-nucleum-is-mine = důl
render-nucleum-is-urbanize = Urbanizace: postavte budovu
render-nucleum-is-industrialize = Industrializace: turbína nebo důl
render-nucleum-is-develop = Rozvoj: vezměte akční destičku
render-nucleum-is-contract = Kontraktace: vezměte kontrakt
render-nucleum-is-energize = Elektrifikace budovy
render-nucleum-is-directive = kterákoli z těchto akcí
render-nucleum-is-thaler = tolar
render-nucleum-is-worker = dělník
render-nucleum-is-uranium = uran
render-nucleum-is-achievement = úspěch
render-nucleum-is-vp = vítězný bod
render-nucleum-is-nucleum = nukleum
render-nucleum-is-income-thaler = příjem tolarů vzhůru
render-nucleum-is-income-worker = příjem dělníků vzhůru
render-nucleum-is-income = příjem VB vzhůru
render-nucleum-is-income-any = libovolný příjem vzhůru
render-nucleum-is-technology = technologie (úroveň II)
render-nucleum-is-star = žeton cíle
render-nucleum-is-figure-points = příjem: 9 a k tomu 1 VB
render-nucleum-is-figure-room = uran: 6, v dolech místo pro 10
render-nucleum-is-contract-initial = počáteční kontrakt: čárky
render-nucleum-is-contract-silver = stříbrný kontrakt: jedna tečka
render-nucleum-is-contract-gold = zlatý kontrakt: dvě tečky
render-nucleum-is-contract-purple = fialový kontrakt: tři tečky
render-nucleum-is-city-white = bílá: hladká
render-nucleum-is-city-purple = fialová: tečky
render-nucleum-is-city-orange = oranžová: šikmé pruhy
render-nucleum-is-city-green = zelená: vlny
render-nucleum-is-city-wild = žolík pro všechny barvy
render-nucleum-is-space-two = plocha pro jeden ze dvou typů
render-nucleum-is-space-red = plocha pro každý typ, dražší
render-nucleum-is-space-mine = plocha dolu, dává uran
render-nucleum-is-space-mine-red = červená plocha dolu, dražší
render-nucleum-is-space-turbine-red = červená plocha turbíny, dražší
render-nucleum-is-space-rail-red = červené železniční pole, dražší
render-nucleum-is-rubble = trosky: zavřeno
render-nucleum-is-building = továrna II, požadavek 5
render-nucleum-is-lit = tatáž, elektrifikovaná
render-nucleum-is-neutral = neutrální budova
render-nucleum-is-mine-piece = důl, uran 2 ze 3
render-nucleum-is-turbine-piece = turbína z řady 2
render-nucleum-is-plant-lit = elektrárna s nukleem
render-nucleum-is-plant-coal = uhelná elektrárna
render-nucleum-is-coal = vagón uhlí
render-nucleum-is-coal-flipped = otočený vagón uhlí: koly vzhůru
render-nucleum-is-tile = Pruhy jsou barvy hran. Na dokončené trati destička ukazuje železnici majitele.

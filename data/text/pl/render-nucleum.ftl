### Words in and about Nucleum's pictures.

## One letter each: the colours of cities and edges, and neutral buildings

render-nucleum-letter-white = B
render-nucleum-letter-purple = F
render-nucleum-letter-orange = P
render-nucleum-letter-green = Z
render-nucleum-neutral = N

## The map

render-nucleum-completion-tile = +{ $steps } za płytkę
render-nucleum-completion-each = +{ $steps } dla gracza
render-nucleum-coal-limit = najwyżej { $count } naraz
render-nucleum-coal = Węgiel

## Mats, side board, headings

render-nucleum-turn = Runda { $round }
render-nucleum-ended = Koniec { $ended }/{ $needed }
render-nucleum-last-round = Ostatnia runda
render-nucleum-experiment = Eksperyment { $id }
render-nucleum-experiments = Eksperymenty do wyboru
render-nucleum-experiment-turbine = 2. turbina: { $ability }
render-nucleum-reserve = +{ $count } w rezerwie
render-nucleum-pool = Płytki akcji w puli
render-nucleum-slots = Pola płytek i dochód
render-nucleum-technologies = Technologie
render-nucleum-contracts = Kontrakty
render-nucleum-buildings = Pozostałe budynki
render-nucleum-industry = Turbiny i kopalnie
render-nucleum-offer = Oferta płytek akcji
render-nucleum-left = w stosie: { $count }
render-nucleum-milestones = Żetony sukcesu
render-nucleum-ends = Warunki końca gry
render-nucleum-free-slot = wolne gniazdo
render-nucleum-fulfilled = wypełnione: { $count }
render-nucleum-next-income = Doładowanie: { $income }
render-nucleum-no-tiles = brak
render-nucleum-gone = puste
render-nucleum-times = ×{ $count }
render-nucleum-turbine-row = Turbina: { $ability }
render-nucleum-turbine-of = Turbina: efekt eksperymentu { $id }: { $ability }
render-nucleum-mine-row = Kopalnia: uran do { $size }. Za obie: { $reward }
render-nucleum-end-action-tiles = Stos płytek: { $tiles }
render-nucleum-end-contracts = Stosy kontraktów: { $contracts }
render-nucleum-end-kings-day = Królewskie punktowanie { $held }/3
render-nucleum-end-technologies = Technologie { $technologies } z 8
render-nucleum-end-score-flag = Flaga { $best } z { $flag }

## The pictures in words

render-nucleum-alt-head =
    { $stage ->
        [over] { $title }: koniec gry po rundzie { $round }.
        [last] { $title }: runda { $round }, ostatnia; spełnione warunki końca gry: { $ended } z { $needed }.
       *[playing] { $title }: runda { $round }, spełnione warunki końca gry: { $ended } z { $needed }.
    }
render-nucleum-alt-score = { $name } { $vp } PZ
render-nucleum-alt-scores = Punkty: { $scores }.
render-nucleum-alt-seat =
    { $name }: { $thaler ->
        [one] { $thaler } talar
        [few] { $thaler } talary
        [many] { $thaler } talarów
       *[other] { $thaler } talara
    }, { $workers ->
        [one] { $workers } robotnik
        [few] { $workers } robotników
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }, { $uranium ->
        [one] { $uranium } kostka uranu
        [few] { $uranium } kostki uranu
        [many] { $uranium } kostek uranu
       *[other] { $uranium } kostki uranu
    }, { $achievements ->
        [one] { $achievements } osiągnięcie
        [few] { $achievements } osiągnięcia
        [many] { $achievements } osiągnięć
       *[other] { $achievements } osiągnięcia
    }, płytki w puli: { $pool }, na planszy: { $slots }, budynki: { $buildings } (zasilone: { $energized }), fragmenty torów: { $rails }, technologie: { $technologies }, wypełnione kontrakty: { $contracts }.
render-nucleum-alt-nuclei = Nucleum: { $cities }.
render-nucleum-alt-link = { $first }–{ $last }
render-nucleum-alt-links = Ukończone linie: { $links }.
render-nucleum-alt-changed =
    { $more ->
        [0] Zmiany: { $places }.
       *[other] Zmiany: { $places } (+{ $more }).
    }
render-nucleum-alt-own-board = { $title }: plansza gracza { $name }, { $vp } PZ.
render-nucleum-alt-contracts = Podpisane kontrakty: { $contracts }.
render-nucleum-alt-technologies = Technologie: { $technologies }.
render-nucleum-alt-offer = Oferta: { $tiles }.
render-nucleum-alt-milestones = Żetony sukcesu od najniższego: { $milestones }.
render-nucleum-alt-shown = Kontrakty w ofercie: { $contracts }.
render-nucleum-alt-legend = { $title }: co znaczą symbole na stole.
render-nucleum-alt-icon-break = {"; "}

render-nucleum-stack-initial = Początkowy
render-nucleum-stack-silver = Srebrny
render-nucleum-stack-gold = Złoty
render-nucleum-stack-purple = Fioletowy

## The legend

render-nucleum-legend-types = Budynki i przemysł
render-nucleum-legend-actions = Akcje
render-nucleum-legend-goods = Zasoby i nagrody
render-nucleum-legend-figures = Liczby na planszach graczy
render-nucleum-legend-cities = Miasta i krawędzie płytek
render-nucleum-legend-spaces = Na mapie
render-nucleum-legend-tiles = Płytka akcji i tory
render-nucleum-is-residence = budynek mieszkalny
render-nucleum-is-factory = fabryka
render-nucleum-is-laboratory = laboratorium
render-nucleum-is-government = budynek rządowy
render-nucleum-is-turbine = turbina
render-nucleum-is-mine = kopalnia
render-nucleum-is-urbanize = urbanizacja: postaw budynek
render-nucleum-is-industrialize = industrializacja: turbina lub kopalnia
render-nucleum-is-develop = rozwój: weź płytkę akcji
render-nucleum-is-contract = umowa: weź kontrakt
render-nucleum-is-energize = zasilanie: zasil budynek
render-nucleum-is-directive = dowolna z tych akcji
render-nucleum-is-thaler = talar
render-nucleum-is-worker = robotnik
render-nucleum-is-uranium = uran
render-nucleum-is-achievement = osiągnięcie
render-nucleum-is-vp = punkt zwycięstwa
render-nucleum-is-nucleum = nucleum
render-nucleum-is-income-thaler = dochód talarów w górę
render-nucleum-is-income-worker = dochód robotników w górę
render-nucleum-is-income = dochód PZ w górę
render-nucleum-is-income-any = dowolny dochód w górę
render-nucleum-is-technology = technologia (poziom II)
render-nucleum-is-star = gwiazdka sukcesu
render-nucleum-is-figure-points = dochód: 9 i do tego 1 PZ
render-nucleum-is-figure-room = uran: 6, miejsce w kopalniach na 10
render-nucleum-is-contract-initial = kontrakt początkowy: kreski
render-nucleum-is-contract-silver = srebrny kontrakt: jedna kropka
render-nucleum-is-contract-gold = złoty kontrakt: dwie kropki
render-nucleum-is-contract-purple = fioletowy kontrakt: trzy kropki
render-nucleum-is-city-white = biała: gładka
render-nucleum-is-city-purple = fioletowa: kropki
render-nucleum-is-city-orange = pomarańczowa: ukosy
render-nucleum-is-city-green = zielona: fale
render-nucleum-is-city-wild = pasuje do każdego koloru
render-nucleum-is-space-two = pole na jeden z dwóch typów
render-nucleum-is-space-red = pole na każdy typ, droższe
render-nucleum-is-space-mine = pole kopalni, daje uran
render-nucleum-is-space-mine-red = czerwone pole kopalni, droższe
render-nucleum-is-space-turbine-red = czerwone pole turbiny, droższe
render-nucleum-is-space-rail-red = czerwone pole torów, droższe
render-nucleum-is-rubble = gruz: zamknięte
render-nucleum-is-building = fabryka II, zapotrzebowanie 5
render-nucleum-is-lit = ta sama, zasilona
render-nucleum-is-neutral = neutralny budynek
render-nucleum-is-mine-piece = kopalnia, uran 2 z 3
render-nucleum-is-turbine-piece = turbina z rzędu 2
render-nucleum-is-plant-lit = elektrownia z nucleum
render-nucleum-is-plant-coal = elektrownia węglowa
render-nucleum-is-coal = wagon węgla
render-nucleum-is-coal-flipped = odwrócony wagon węgla: koła w górze
render-nucleum-is-tile = Paski to kolory krawędzi. Na ukończonej linii płytka pokazuje tory właściciela.

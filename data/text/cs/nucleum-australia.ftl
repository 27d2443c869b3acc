### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = Austrálie
option-about-map-australia = Lodě, uhelné doly a elektrárna s vestavěným nukleem.
option-australia_tiles = destičky a kontrakty z Austrálie
option-about-australia_tiles = Na mapě Gibraltaru přibudou do nabídky akční destičky a kontrakty z Austrálie.
nucleum-side-australia-12 = Austrálie, 1–2 hráči
nucleum-side-australia-34 = Austrálie, 3–4 hráči
nucleum-coal-area-queensland = Queensland
nucleum-map-coral-sea = Korálové moře
nucleum-map-tasman-sea = Tasmanovo moře
nucleum-map-bass-strait = Bassův průliv
nucleum-map-southern-ocean = Jižní oceán
nucleum-map-tasmania = Tasmánie
nucleum-city-sydney = Sydney
nucleum-city-newcastle = Newcastle
nucleum-city-gold-coast = Gold Coast
nucleum-city-brisbane = Brisbane
nucleum-city-toowoomba = Toowoomba
nucleum-city-mount-thorley = Mount Thorley
nucleum-city-broken-hill = Broken Hill
nucleum-city-radium-hill = Radium Hill
nucleum-city-wooltana = Wooltana
nucleum-city-olympic-dam = Olympic Dam
nucleum-city-port-pirie = Port Pirie
nucleum-city-mildura = Mildura
nucleum-city-bendigo = Bendigo
nucleum-city-wagga-wagga = Wagga Wagga
nucleum-city-toongi = Toongi
nucleum-city-lucas-heights = Lucas Heights
nucleum-city-wollongong = Wollongong
nucleum-city-launceston = Launceston
nucleum-city-hobart = Hobart
nucleum-city-latrobe = Latrobe
nucleum-city-melbourne = Melbourne
nucleum-city-geelong = Geelong
nucleum-city-adelaide = Adelaide

nucleum-milestone-transport = Přeprava

## Coal mines

nuc-coal-mine = Uhelný důl
nuc-coal-mine-one = uhelný důl
nuc-coal-mine-gives = { $count } uhlí zdarma v jeho městě v každé vaší akci Elektrifikace
nucleum-space-coal-mine = uhelný důl
nucleum-card-coal-mine = { $text } Trosky na uhelných dolech: { $cities }.
nucleum-each-coal-mine = uhelný důl
nucleum-kind-coal-mine = uhelné doly
nucleum-count-coal-mine = { $count ->
    [one] { $count } uhelný důl
    [few] { $count } uhelné doly
   *[other] { $count } uhelných dolů
}
nucleum-number-coal-mine-workers = Dělníci za uhelný důl
nucleum-number-coal-mine-thaler = Cena uhelného dolu v tolarech za každý uhelný důl, který hráč už má
nucleum-number-coal-mine-coal = Uhlí z uhelného dolu v každé akci Elektrifikace
advice-coal-mine = Industrializace s destičkou { $tile }: uhelný důl ({ $city }, { $cost }) vám ušetří uhlí v každé akci Elektrifikace.
position-nucleum-coal-mines = { $count ->
    [0] Žádný uhelný důl; další stojí: { $cost }.
   *[other] Uhelné doly: { $cities }; další stojí: { $cost }.
}

ruling-nucleum-coal-mine = Uhelný důl se počítá jako vaše budova, ale ne jako uranový důl: netýká se ho nic, co doly počítá nebo na ně reaguje. Dělníka umisťujete, neplatíte: slevy na dělníky neplatí.
ruling-nucleum-built-in = Nepřijímá žeton nuklea a nepřináší odměnu. Turbíny tu fungují jako u každé elektrárny s nukleem.
ruling-nucleum-australia-set-up = První karta umístí i neutrální lodě. Trosky na uhelných dolech je uzavřou.

rules-nucleum-australia-title = Austrálie: mapa
rules-nucleum-australia-terms = vestavěné nukleum
rules-nucleum-australia =
    Možnost stolu (mapa), volí se před hrou. Pravidla se nepodařilo získat: **herní plán s tratěmi, trasami a plochami a většina destiček a kontraktů jsou naší rekonstrukcí**, ne tištěným originálem.

    {""}**Uhlí:** vagóny má jen { $area }; její uhlí se dováží do měst: { $ends }. Víc ho dají uhelné doly.

    {""}**{ $plant }** má pokusnou elektrárnu s vestavěným nukleem: od začátku ji používáte jako každou elektrárnu s nukleem. Žeton nepřijímá.

    {""}**Tasmánie:** dostanete se tam jen lodí.

    {""}**Destičky námořních dodávek:** každý experiment má jednu jako další počáteční destičku. Je to destička řetězení: umístěte loď a pak na ni zahrajte jinou destičku.

    {""}**Ve hře 2, 3 i 4 hráčů** spustí konec hry tři podmínky.

    {""}**Příprava:** vlajka leží u { $flag } VB, s modulem Pokrok nezastavíš u { $flag_court } VB. Kontrakty podle počtu hráčů ({ $players }): stříbrné { $silver }, zlaté { $gold }.
rules-nucleum-coal-mines-title = Austrálie: uhelné doly
rules-nucleum-coal-mines-terms = uhelný důl, uhelné doly, CM
rules-nucleum-coal-mines =
    Akcí Industrializace smíte místo turbíny nebo dolu vzít uhelný důl ve své síti. V prvním tahu, nebo když akce nebere ohled na sítě, to smí být kterýkoli uhelný důl.

    {""}**Cena:** dostupní dělníci: { $workers }, a { $thaler } tolar za každý uhelný důl, který už máte. Dělník na ploše zůstane do konce hry.

    {""}**Uhlí:** v každé vaší akci Elektrifikace dá důl ve svém městě uhlí zdarma: { $coal }. Do elektrárny ho přepravíte jako obvykle, i svými loděmi.

    {""}**Počítá se** ve svém městě jako vaše budova, ale nikdy jako uranový důl.
page-nucleum-alt-australia = Chladicí věž ve snýtovaném prstenci, tedy elektrárna s vestavěným nukleem, a těžní věž uhelného dolu.
page-nucleum-alt-coal-mines = Dělník stojí na uhelném dole, který od té chvíle dává vagón uhlí.
page-nucleum-coal-mines = Váš dělník na ploše zůstane. Důl od této chvíle dává 1 uhlí v každé vaší akci Elektrifikace.

render-nucleum-australia = Austrálie
render-nucleum-coal-mines = Uhelné doly
render-nucleum-next-coal-mine = další: { $cost }
render-nucleum-alt-coal-mine = { $cities } ({ $who })
render-nucleum-alt-coal-mine-free = { $cities } (volné)
render-nucleum-is-coal-mine = uhelný důl: vezměte ho Industrializací
render-nucleum-is-own-coal-mine = váš uhelný důl s dělníkem
render-nucleum-is-built-in = elektrárna s vestavěným nukleem

## Which box it is from

expansion-nucleum-australia = Rozšíření: Austrálie
expansion-nucleum-australia_tiles = Rozšíření: Austrálie
expansion-nucleum-australia_f = Rozšíření: Austrálie
expansion-nucleum-australia_court = Rozšíření: Austrálie

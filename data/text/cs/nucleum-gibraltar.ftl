### Gibraltar of Nucleum: the map, military contracts and technologies

option-map-gibraltar = Gibraltar
option-about-map-gibraltar = Lodě, anglické uhlí, vojenské kontrakty a královská města.
option-gibraltar_tiles = destičky z Gibraltaru
option-about-gibraltar_tiles = Na mapě Austrálie přibudou do nabídky akční destičky z Gibraltaru.
nucleum-side-gibraltar-12 = Gibraltar, 1–2 hráči
nucleum-side-gibraltar-34 = Gibraltar, 3–4 hráči
nucleum-coal-area-england = Anglie
nucleum-coal-area-turkey = Turecko
nucleum-map-atlantic = Atlantik
nucleum-map-mediterranean = Středozemní moře
nucleum-city-gibraltar = Gibraltar
nucleum-city-madrid = Madrid
nucleum-city-fez = Fez
nucleum-city-lisbon = Lisabon
nucleum-city-casablanca = Casablanca
nucleum-city-bilbao = Bilbao
nucleum-city-rabat = Rabat
nucleum-city-valencia = Valencie
nucleum-city-braga = Braga
nucleum-city-melilla = Melilla
nucleum-city-seville = Sevilla
nucleum-city-marrakesh = Marrákeš
nucleum-city-zaragoza = Zaragoza
nucleum-city-porto = Porto
nucleum-city-meknes = Meknes
nucleum-city-malaga = Malaga
nucleum-city-salamanca = Salamanca
nucleum-city-cordoba = Córdoba
nucleum-city-tangier = Tanger
nucleum-city-khouribga = Churíbga

help-kind-military = vojenský kontrakt
help-kind-military-technology = vojenská technologie
nucleum-military = Vojenský kontrakt { $id }
nucleum-military-text = { $conditions } → technologie vedle něj
nucleum-military-technology = Vojenská technologie { $id } (úroveň { $level })
nucleum-military-both = Ihned: { $effects }. Od této chvíle: { $abilities }.
nucleum-military-score = Na konci hry: { $vp } za { $each }.
nucleum-military-stars = Na konci hry: multiplikátor každého vašeho žetonu cíle vyšší o { $every }, nebo žetonů na { $space }. poli a výše o { $more }, podle toho, co je lepší.
nucleum-number-military-uranium = Uran za první, druhý a třetí vojenský kontrakt
nucleum-moment-recharge = dokončíte Posílení
nucleum-modifier-plant-nucleum = každá elektrárna, i bez nuklea, od vás zpracuje o { $count ->
    [one] { $count } uran
    [few] { $count } urany
   *[other] { $count } uranů
} navíc
nucleum-each-income-tracks = ukazatel příjmu na { $space }. poli nebo výše
nucleum-count-income-tracks = { $count ->
    [one] { $count } ukazatel příjmu na { $space }. poli nebo výše
    [few] { $count } ukazatele příjmu na { $space }. poli nebo výše
   *[other] { $count } ukazatelů příjmu na { $space }. poli nebo výše
}

nuc-military-detail = { $technology }: { $text }{ $uranium ->
    [0] {""}
   *[other] {" "}Cena v uranu: { $uranium }.
}
nuc-event-military = { $who } plní: { $contract }{ $uranium ->
    [0] {""}
   *[other] {" "}(uran: { $uranium })
} → { $technology }.
nuc-event-military-dealt = { $contract } → { $technology }.
nuc-score-military = vojenská technologie
nuc-by-military = Vojenský kontrakt

now-military = místo { $number }{ $uranium ->
    [0] {""}
   *[other] , cena v uranu: { $uranium }
}; dává: { $technology }
now-military-reward = odměna: { $contract }
position-nucleum-military = { $contract }: { $text }{ $uranium ->
    [0] {""}
   *[other] , uran: { $uranium }
}. { $technology }: { $reward }
position-nucleum-military-done = { $contract }: splněný, hráč: { $who }.

ruling-nucleum-royal = 4 body navíc má majitel za každou elektrifikovanou budovu, ať její vlastní body násobí cokoli. Neutrální budovy nedávají body nikomu.
ruling-nucleum-gibraltar = Nevznikne tu žádná barevná shoda, ani s žolíkem: destička u Gibraltaru dá nejvýše jednu ze svých akcí.
ruling-nucleum-gibraltar-set-up = První karta umístí i neutrální lodě. Trosky a neutrální budovy patří na plochy pro speciální budovy jen tam, kde to karta říká.
ruling-nucleum-military = Počítá se jako splněný kontrakt a spustí schopnosti, které na něj reagují. Uran může být z kteréhokoli vašeho dolu. Technologie není jednou z osmi.
ruling-nucleum-more-nuclea = Platí v každé elektrárně, i v uhelné; turbíny se tam počítají jako u elektrárny s nukleem.
ruling-nucleum-coal-plant = S technologií T1C přijme uhelná elektrárna také 1 uran; turbíny se tam počítají jako u elektrárny s nukleem.

render-nucleum-gibraltar = Gibraltar
render-nucleum-military = Vojenské kontrakty
render-nucleum-military-technologies = Vojenské technologie
render-nucleum-alt-military = { $contract } za: { $technology }
render-nucleum-is-royal = královské město: více VB za elektrifikované budovy
render-nucleum-is-rail-reward = ihned, za destičku umístěnou zde
render-nucleum-is-city-none = Gibraltar: bez barevné shody
render-nucleum-is-military = vojenský kontrakt

rules-nucleum-gibraltar-title = Gibraltar: mapa
rules-nucleum-gibraltar-terms = královské město, koruna
rules-nucleum-gibraltar =
    Možnost stolu (mapa), volí se před hrou. Samotný herní plán je náš: města, tratě, plochy a trasy nejsou stejné jako na tištěném.

    {""}**Uhlí:** Turecko má vagóny jako obvykle. Uhlí z Anglie stojí vždy { $thaler } tolary za kus, nejvýše { $limit } v jedné akci Elektrifikace. Do Bilbaa přichází anglické a do Melilly turecké uhlí i bez lodě; ostatní města potřebují loď na trase pro uhlí.

    {""}**Gibraltar** je bezbarvý: nevznikne tam žádná barevná shoda. Většina železničních polí u Gibraltaru a některá jinde mají odměnu: získáte ji ihned za umístění destičky, před akcemi.

    {""}**Elektrárny:** nukleum přináší technologii I. úrovně, nebo 1 uran. První žeton cíle ve druhém segmentu stupnice cílů přináší místo nuklea 1 dělníka, nebo 2 tolary.

    {""}**Královská města** ({ $royal }): každá tamní elektrifikovaná budova má hodnotu o { $vp } VB vyšší.

    {""}**Plochy se zlatým rámečkem** jsou jen pro speciální městské budovy. **Ve hře 3 a 4 hráčů** spustí konec hry tři podmínky.
page-nucleum-alt-gibraltar = Koruna královských měst, odměna na železničním poli, bezbarvý Gibraltar a vojenský kontrakt.
rules-nucleum-military-title = Gibraltar: vojenské kontrakty
rules-nucleum-military =
    Na mapě leží tři z { $contracts } vojenských kontraktů, každý s vojenskou technologií: úrovně I, II a III. Nedoplňují se.

    {""}**Každý vyžaduje Gibraltar** a to, co uvádí, ve stejné vaší síti: po tratích s vaší destičkou a po vašich lodích.

    {""}**Splňte ho** místo kontraktu ze své desky, když hrajete destičku. Druhý stojí také uran: { $second }, třetí: { $third }, z kterýchkoli vašich dolů.

    {""}**Získáte jeho technologii.** Platí od této chvíle, nenahrazuje žádnou z vašich osmi a nepočítá se mezi ně. Akcí Kontraktace vojenské kontrakty získat nelze.
page-nucleum-military = Kontrakt, případně s uranem, přináší technologii, která u něj leží.
page-nucleum-alt-military = Vojenský kontrakt, kostka uranu, šipka a vojenská technologie.

## The tale of a turn

nuc-deed-military = Splněno: { $contract }, { $technology }

## Which box it is from

expansion-nucleum-gibraltar = Rozšíření: Gibraltar
expansion-nucleum-gibraltar_tiles = Rozšíření: Gibraltar

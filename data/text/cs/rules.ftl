### The rules on short pages, at most 1,200 characters each: a title and a text for every topic of a game.

## Nucleum

rules-nucleum-overview-title = Cíl a přehled hry
rules-nucleum-overview =
    Budujte průmysl v Sasku: domy a továrny, doly a turbíny a železnice mezi městy. Kdo má na konci nejvíc vítězných bodů (VB), vyhrává.

    {""}**Vašimi nástroji jsou akční destičky.** Na každé jsou dvě akce. Ve svém tahu uděláte jednu ze tří věcí:
    - **Zahrajete destičku** na svou desku a vyhodnotíte její akce.
    - **Umístíte destičku jako železnici.** Kde se shodují barvy, proběhnou i její akce. Na mapě zůstane natrvalo.
    - **Provedete Posílení.** Získáte příjem, umístíte žeton cíle a vezmete si destičky ze své desky zpět.

    {""}**Body přinášejí**
    - elektrifikované budovy: přepravte uhlí nebo uran do elektrárny a elektřinu do budovy; to přináší i úspěchy;
    - cíle: čím víc úspěchů při Posílení máte, tím výš přijde žeton cíle;
    - příjem, kontrakty, technologie a královský den.

    Hra se blíží ke konci, jakmile je splněno dost podmínek konce hry. Vyberte níže další téma, nebo se na kteroukoli destičku, budovu či město zeptejte příkazem `/lookup`.

rules-nucleum-turn-title = Váš tah
rules-nucleum-turn =
    Ve svém tahu uděláte právě **jednu** z těchto věcí:

    {""}**Zahrání akční destičky.** Položte nepoužitou destičku na první volné pole destiček zleva (je jich { $slots }) a vyhodnoťte její akce: obě v libovolném pořadí, jednu, nebo žádnou. Jednou v takovém tahu, před akcemi, mezi nimi nebo po nich, smíte splnit jeden kontrakt.

    {""}**Umístění akční destičky jako železnice.** Potřebujete k tomu jednoho dostupného dělníka. V tomto tahu nesmíte splnit kontrakt.

    {""}**Posílení.** Příjem, žeton cíle, potom přijdete o úspěchy a destičky se vrátí. V tomto tahu nesmíte splnit kontrakt.

    Jsou-li všechna vaše pole destiček plná, zbývá jen železnice nebo Posílení.

    {""}**Výměny** jsou možné kdykoli: 1 uran za 1 dělníka, 1 dělník za 1 tolar.

    Nic není konečné, dokud nestisknete **Potvrdit tah**: do té doby lze volby brát zpět, pokud se neodkrylo něco skrytého. Po vašem tahu se doplní vzaté destičky a kontrakty a ostatní hráči mohou dostat otázku na akce svých železnic.

rules-nucleum-tile-title = Zahrání akční destičky
rules-nucleum-tile-terms = speciální směrnice, směrnice, dotace
rules-nucleum-tile =
    Položte libovolnou nepoužitou destičku na první volné pole zleva nad svou deskou. Zůstane tam do Posílení a **každé zaplněné pole může zvýšit váš příští příjem**.

    Každá půlka destičky je jedna akce. Vyhodnoťte obě v libovolném pořadí, jen jednu, nebo žádnou.
    - **Hlavní akce:** Urbanizace, Industrializace, Rozvoj, Kontraktace, Elektrifikace. Každá má vlastní téma.
    - **Dotace:** vezměte si zobrazené tolary, dělníky nebo úspěchy, nebo posuňte ukazatel příjmu. Je-li před krokem příjmu cena, zaplaťte ji, nebo krok vynechte.

    {""}**Speciální směrnice** je jedna libovolná hlavní akce se slevou { $off ->
        [one] { $off } tolaru
        [few] { $off } tolarů
       *[other] { $off } tolarů
    }. Nikdy nemůže být železnicí.

    {""}**Slevy** v tolarech platí na vše, co akce stojí v tolarech: budovu s příplatkem, obě destičky v akci Rozvoj, všechno uhlí. Žádná cena neklesne pod 0.

    Dvě barevné hrany destičky při zahrání nic neznamenají. Záleží na nich, když ji umístíte jako železnici.

rules-nucleum-railway-title = Železnice: umístění a barevná shoda
rules-nucleum-railway-terms = železnice, železniční destička, barevná shoda
rules-nucleum-railway =
    Umístěte nepoužitou destičku se dvěma akcemi na libovolné volné železniční pole, blízko vás nebo daleko, v libovolném natočení. Jde s ní jeden váš dostupný dělník. **Obojí zůstane na mapě natrvalo.** Příplatek za červené pole: { $red ->
        [one] { $red } tolar
        [few] { $red } tolary
       *[other] { $red } tolarů
    }.

    {""}**Hrana destičky má barevnou shodu,**
    - má-li barvu města, kterého se dotýká;
    - má-li barvu hrany, které se dotýká na destičce ležící vedle lícem nahoru.

    Čtyřbarevná hrana se shoduje se vším{ $wild ->
        [0] {""}
       *[other] , stejně jako čtyřbarevné město { $city }
    }.

    {""}**Vyhodnoťte akci u každé hrany se shodou**, v libovolném pořadí. Shodují-li se dvě destičky, vyhodnotí majitel té druhé po vás svou akci u této hrany; je-li majitelů víc, pak v pořadí tahů. Odmítnout smí každý.

    {""}**Na později:** hrana u prázdného železničního pole se může shodovat ještě tehdy, až tam někdo destičku umístí. Hrana u města jen teď.

    Jsou-li všechna pole trati zaplněná, je trať dokončená: viz další stránku.

rules-nucleum-links-title = Železnice: dokončení trati
rules-nucleum-links-terms = trať, železniční trať
rules-nucleum-links =
    Trať mezi dvěma městy je dokončená, když na každém jejím poli leží destička. Po akcích s barevnou shodou se její destičky otočí železniční stranou nahoru a od té chvíle se s nimi nic neshoduje.

    {""}**Odměna:** kroky příjmu pro každého, kdo na ní má destičku.
    - Mapa pro { $small_players } hráče ({ $small })
    - Mapa pro { $large_players } hráče ({ $large })
    - Tratě jiných délek nepřinášejí nic.

    Krok za pole { $spaces } stupnice příjmu přinese místo toho { $overflow } VB.

    {""}**K čemu dokončená trať slouží**
    - Lze po ní přepravovat uhlí, uran i elektřinu, ať patří komukoli.
    - Máte-li na ní aspoň jednu destičku, spojuje vaše sítě na obou koncích.

    Nedokončená trať nepřepraví nic. Města vedle vaší destičky už ale do vaší sítě patří.

rules-nucleum-recharge-title = Posílení a příjem
rules-nucleum-recharge-terms = příjem, stupnice příjmu
rules-nucleum-recharge =
    Proveďte postupně tyto čtyři kroky:

    {""}**1. Příjem.** Na každé ze tří stupnic získáte nejvyšší hodnotu, která leží zároveň **vlevo od vašeho ukazatele** a **pod zaplněným polem destiček**. Každé pole zakrývá dvě hodnoty. Dělníci přicházejí z rezervy, dokud v ní jsou. Bez zaplněných polí získáte hodnotu úplně vlevo.

    {""}**2. Žeton cíle.** Umístěte další žeton na stupnici cílů, nejvýše na pole s počtem vašich úspěchů: viz „Cíle a žetony cílů“.

    {""}**3.** Vraťte všechny své úspěchy.

    {""}**4.** Vezměte destičky ze svých polí zpět do zásoby.

    {""}**Příklad:** zaplněná pole: { $filled }, ukazatele na polích { $thaler_marker }, { $worker_marker } a { $vp_marker }. Příjem: { $income }.

    Ukazatele daleko vpravo nejsou moc platné, když je zahraných destiček málo, a mnoho destiček není moc platných s nízkými ukazateli. Pozdní Posílení vynese víc; časné uvolní destičky.

rules-nucleum-stars-title = Cíle a žetony cílů
rules-nucleum-stars-terms = žeton cíle, úspěch, žeton úspěchu, stupnice cílů
rules-nucleum-stars =
    Při každém Posílení umístíte další žeton: nejdřív { $stars ->
        [one] { $stars } žeton
        [few] { $stars } žetony
       *[other] { $stars } žetonů
    } z vedlejší desky, potom ty z rezervy.

    Položte ho na pole stupnice cílů **nejvýše podle počtu svých úspěchů**. Pole tvoří { $tiers ->
        [one] { $tiers } stupeň
        [few] { $tiers } stupně
       *[other] { $tiers } stupňů
    } a v každém smí ležet jen jeden váš žeton.

    {""}**Pole 0** je dovoleno vždy, a není-li jiné, je povinné. Hned získáte: { $zero }; na konci ztratíte { $penalty } VB. Žetonů tam smí ležet libovolný počet.

    {""}**Odměny za umístění**
    - První žeton (kohokoli) v některém z nižších segmentů ({ $low }–{ $below }): jeho nukleum umístěte do elektrárny, kde žádné není, a vezměte si odměnu elektrárny.{ $unlike }
    - Každý žeton v nejvyšším segmentu ({ $top_low }–{ $top_high }): technologie { $top_level }.
    - Pole { $high_space }: { $high_bonus }.

    {""}**Na konci** každý žeton vynese: multiplikátor svého stupně × kolikrát plníte cíl jeho segmentu. Úspěchy vracíte při každém Posílení, elektrifikujte tedy před ním.

rules-nucleum-kings-day-title = Královský den
rules-nucleum-kings-day =
    Když i **poslední** hráč odebere z vedlejší desky svůj první žeton cíle, koná se královský den. Totéž platí pro druhý a třetí žeton z vedlejší desky.

    Porovnejte **nejvyšší žetony** hráčů na stupnici cílů:
    - nejvyšší: { $first } VB
    - druhý nejvyšší: { $second } VB

    Při shodě získá každý z nich plný počet bodů. Shoda o nejvyšší žeton neruší body za druhý.

    Žeton na poli 0 se počítá jako 0: to je nejnižší místo, ale pořád může být druhé.

    Po třetím královském dni je splněna jedna podmínka konce hry. Žetony umístěné později, z rezervy, už královský den nepřinesou.

rules-nucleum-urbanize-title = Urbanizace
rules-nucleum-urbanize =
    Postavte městskou budovu ze své desky ve městě své sítě a zaplaťte ji (cena v tolarech: { $cheapest } až { $dearest }). Úrovně smíte stavět v libovolném pořadí.

    {""}**Která plocha**
    - Plocha s jedním znakem přijme budovy tohoto typu.
    - Plocha se dvěma znaky přijme jeden z obou typů, ale jen pokud město nemá volnou plochu pouze pro tento typ.
    - Červená plocha přijme každý typ; příplatek: { $red ->
        [one] { $red } tolar
        [few] { $red } tolary
       *[other] { $red } tolarů
    }.
    - Budovy úrovně IV jsou zároveň vládní: hodí se na plochy obou typů.

    Trosky a stojící budovy plochu blokují natrvalo.

    {""}**Na začátku:** dokud do vaší sítě nepatří žádné město, smí vaše první budova, důl nebo turbína stát v kterémkoli městě. Potom rozhoduje vaše síť.

    {""}**K čemu to je:** elektrifikovaná budova hned přinese úspěchy a svou odměnu a na konci body. Budovy se počítají i v mnoha kontraktech a cílech.

rules-nucleum-industrialize-title = Industrializace
rules-nucleum-industrialize-terms = turbína, důl, doly, uranový důl
rules-nucleum-industrialize =
    Postavte **turbínu** nebo **důl** ze své desky na volnou plochu pro ně ve městě své sítě. Platíte dělníky ({ $least } až { $most } podle řady); vracejí se do rezervy. Příplatek za červenou plochu: { $red ->
        [one] { $red } tolar
        [few] { $red } tolary
       *[other] { $red } tolarů
    }.

    {""}**Turbína** stojí u elektrárny a dovolí v ní spálit o { $turbine_uranium ->
        [one] { $turbine_uranium } uran
        [few] { $turbine_uranium } urany
       *[other] { $turbine_uranium } uranů
    } více. Od té chvíle máte i efekt její řady. Turbína z řady { $effect_row } má efekt vašeho experimentu.

    {""}**Důl:** vezměte si tolik uranu, kolik máte teď na mapě dolů včetně tohoto, a k tomu uran zobrazený na ploše. Rozdělte ho do svých dolů, jak chcete, podle jejich kapacity.

    {""}**Řady:** jsou-li na mapě turbína i důl z jedné řady, získáte odměnu řady.

    Za uran, který se do dolů nevejde, získáte dělníka z rezervy. Není-li v ní nikdo, uran propadne.

rules-nucleum-develop-title = Rozvoj
rules-nucleum-develop =
    Vezměte si akční destičku z nabídky a zaplaťte její cenu v tolarech, zleva: { $prices }.

    V jedné akci si smíte vzít **dvě** destičky. Zaplatíte obě ceny a příplatek: { $second ->
        [one] { $second } tolar
        [few] { $second } tolary
       *[other] { $second } tolarů
    }.

    Nové destičky jsou nepoužité: už v příštím tahu je smíte zahrát nebo umístit jako železnice.

    {""}**Nabídka se doplní po vašem tahu.** Zbylé destičky se posunou doprava, a tím zlevní, a zleva přijdou nové. Začíná-li v témže tahu dřív další akce Rozvoj, doplní se nabídka těsně před ní; takovou akci lze odmítnout. Je-li hromádka prázdná, je splněna podmínka konce hry.

    Víc destiček znamená víc tahů mezi dvěma Posíleními, víc zaplněných polí a destičky nazbyt pro železnice.

rules-nucleum-contract-title = Kontraktace
rules-nucleum-contract =
    Vezměte si jeden z vyložených kontraktů (stříbrné: { $silver }, zlaté: { $gold }) a položte ho na libovolné volné místo pro kontrakt na své desce. **Hned získáte přínos tohoto místa**:
    { $slots }

    Bez volného místa si kontrakt vzít nemůžete. Nejdřív nějaký splňte: jeho místo se tím uvolní.

    Fialové kontrakty si brát nelze. Leží na vedlejší desce a patří tomu, kdo je splní jako první.

    Po vašem tahu se vzatý kontrakt nahradí dalším téže barvy, a je-li tato hromádka prázdná, druhé barvy. Začíná-li v témže tahu dřív další akce Kontraktace, nahradí se těsně před ní. Jsou-li prázdné obě hromádky, je splněna podmínka konce hry.

rules-nucleum-energize-title = Elektrifikace: elektrárna, uhlí, budova
rules-nucleum-energize-terms = uhlí, vagón, elektřina
rules-nucleum-energize =
    {""}**1. Zvolte elektrárnu a budovu.** Budova je vaše nebo neutrální, ještě neelektrifikovaná, a stojí ve městě elektrárny nebo je s ní spojena dokončenými tratěmi, ať patří komukoli.

    {""}**2. Přepravte palivo**, dokud elektřina nepokryje požadavek budovy:
    - **Uhlí**: jedno dává { $coal ->
        [one] { $coal } elektřinu
        [few] { $coal } elektřiny
       *[other] { $coal } elektřin
    }. Spálí ho každá elektrárna, kolik chcete. Pochází z oblasti, jejíž města jsou s elektrárnou spojena. Bere se to nejlevnější; cena v tolarech: { $fresh } za vagón (otočí se), { $flipped } za otočený (zmizí), { $none }, když už žádný nezbývá.
    - **Uran**: jeden dává { $uranium ->
        [one] { $uranium } elektřinu
        [few] { $uranium } elektřiny
       *[other] { $uranium } elektřin
    }, viz další stránku.
    - Přičtěte elektřinu ze své akční destičky, turbín a technologií.

    Co přebývá, propadne.

    {""}**3. Budova je elektrifikovaná.** Získáte tolik úspěchů, kolik činil její požadavek, a odměnu budovy. Neutrální budova to dá tomu, kdo ji elektrifikuje, a zůstane ničí.

    {""}**Příklad:** neotočené vagóny v oblasti: { $wagons }. Za { $count } uhlí tam zaplatíte celkem { $sum ->
        [one] { $sum } tolar
        [few] { $sum } tolary
       *[other] { $sum } tolarů
    }.

rules-nucleum-uranium-title = Elektrifikace: uran a turbíny
rules-nucleum-uranium-terms = uran, efekt turbíny
rules-nucleum-uranium =
    Uran spálí jen elektrárna s **nukleem**. Každý uran dává { $electricity ->
        [one] { $electricity } elektřinu
        [few] { $electricity } elektřiny
       *[other] { $electricity } elektřin
    }. Pochází z vašich dolů ve městě elektrárny nebo spojených s ní dokončenými tratěmi.

    {""}**Kolik:** { $plant } za elektrárnu a { $turbine } navíc za každou turbínu, která u ní stojí. Nejdřív využíváte vlastní turbíny. Za každou využitou turbínu jiného hráče zaplatíte jejímu majiteli { $toll ->
        [one] { $toll } tolar
        [few] { $toll } tolary
       *[other] { $toll } tolarů
    }.

    {""}**Příklad:** v elektrárně leží nukleum a stojí u ní dvě turbíny, jedna z nich vaše. Smíte spálit nejvýše { $most ->
        [one] { $most } uran
        [few] { $most } urany
       *[other] { $most } uranů
    }, to je { $power ->
        [one] { $power } elektřina
        [few] { $power } elektřiny
       *[other] { $power } elektřin
    }. Za poslední z nich zaplatíte { $toll ->
        [one] { $toll } tolar
        [few] { $toll } tolary
       *[other] { $toll } tolarů
    } majiteli druhé turbíny.

    Uran a uhlí lze kombinovat. Turbíny mají i vlastní efekty, třeba víc elektřiny nebo levnější uhlí: platí ve všech vašich akcích Elektrifikace, ať turbína stojí kdekoli.

    Má-li smysl více směsí paliva, bot je vypíše od nejlevnější a uvede elektrárnu.

rules-nucleum-plants-title = Elektrárny a nukleum
rules-nucleum-plants-terms = nukleum, odměna elektrárny
rules-nucleum-plants =
    { $coal_plants ->
        [0] Elektrárny
       *[other] Uhelná elektrárna: { $coal_only }. Spaluje uhlí, nikdy uran. Ostatní elektrárny
    } spalují od začátku uhlí, a jakmile v nich leží žeton **nuklea**, i uran.{ $built_in ->
        [0] {""}
       *[other] {" "}S vestavěným nukleem: { $ready }.
    }

    Jedno nukleum se umístí při přípravě hry, bez odměny. Ostatní leží u nižších segmentů stupnice cílů: kdo do takového segmentu umístí první žeton cíle, vezme si nukleum, umístí ho do elektrárny, kde žádné není, a získá odměnu této elektrárny:
    { $bonuses }

    Nukleum zůstává na místě a nikomu nepatří. Každou elektrárnu smějí využívat všichni: důležité je, aby budovu, palivo a elektrárnu spojovaly dokončené tratě.

rules-nucleum-exchanges-title = Výměny
rules-nucleum-exchanges-terms = tolar, dělník, rezerva
rules-nucleum-exchanges =
    Kdykoli ve svém tahu a vždy, když dostanete otázku mimo svůj tah:
    - **1 uran → 1 dělník** z vaší rezervy
    - **1 dělník → 1 tolar**; dělník jde do rezervy

    Opačně to nejde. Nemůžete-li něco zaplatit, bot se zeptá, co pro to vyměníte.

    {""}**Dělníci** (celkem { $workers }) jsou buď dostupní, nebo v rezervě, nebo natrvalo na vašich železnicích. Ti, kterými platíte, jdou do rezervy; příjem a jiné zisky je odtud vracejí. S prázdnou rezervou nezískáte nikoho.

    {""}**Uran** leží ve vašich dolech, v každém podle jeho kapacity. Za uran navíc získáte dělníky, s prázdnou rezervou propadne.

    Na konci hry provede bot pro každého hráče výměny, které vynesou nejvíc bodů.

rules-nucleum-networks-title = Sítě a přeprava
rules-nucleum-networks-terms = síť, přeprava
rules-nucleum-networks =
    {""}**Město je ve vaší síti**, když
    - v něm stojí vaše budova, důl nebo turbína, nebo
    - vedle něj leží vaše železniční destička, i na nedokončené trati, nebo
    - v něm končí dokončená trať, na které máte aspoň jednu destičku.

    Vaše stavby spojují dokončené tratě, na kterých máte aspoň jednu destičku. Můžete mít více sítí, které ještě spojené nejsou; stavět smíte ve všech.

    Dokud nemáte žádnou síť, smí vaše první budova, důl nebo turbína stát v kterémkoli městě.

    {""}**Přeprava je něco jiného:** uhlí, uran a elektřina putují po **všech** dokončených tratích, ať patří komukoli. Vlastní destičku po cestě nepotřebujete. Stačí i dvě tratě za sebou: elektrárna v Plauen dosáhne do Joachimsthalu, jakmile jsou dokončené Plauen–Zwickau a Zwickau–Joachimsthal.

    Uhelné linky vytištěné na mapě nepatří nikomu. Sítě nespojují: jen ukazují, kam přichází uhlí.

rules-nucleum-technologies-title = Technologie a efekty turbín
rules-nucleum-technologies =
    Váš experiment má { $count ->
        [one] { $count } technologii
        [few] { $count } technologie
       *[other] { $count } technologií
    } úrovní I až III. Na začátku jsou všechny zamčené.

    Když vám něco dá „technologii II“, **odemkněte jednu ze svých technologií úrovně II nebo nižší**. Nebo si místo toho vezměte 2 VB: vždy tolik, kolik činí daná úroveň.

    {""}**Tři druhy**
    - **Modrá:** jednorázová. Platí hned po odemčení.
    - **Hnědá:** trvalá. Platí od té chvíle.
    - **Fialová:** boduje na konci hry.

    {""}**Efekty turbín:** každá turbína má efekt, jakmile stojí na mapě. Turbína z řady { $effect_row } má efekt vašeho experimentu, efekty ostatních ukazuje vaše deska.

    Technologie přinášejí laboratoře, kontrakty, žetony cílů v nejvyšším segmentu a další odměny. Kdo jako první odemkne všechny (celkem { $count }), splní podmínku konce hry.

    Ty své vidíte pod **Moje deska**. Na kteroukoli se zeptáte jejím kódem, například `/lookup name:TA3`.

rules-nucleum-contracts-title = Plnění kontraktů
rules-nucleum-contracts =
    Jednou v tahu, ve kterém **zahrajete akční destičku**, před jejími akcemi, mezi nimi nebo po nich, smíte splnit jeden kontrakt: z místa na své desce, nebo fialový z vedlejší desky.

    {""}**Podmínka musí v tu chvíli platit.** Jen se ověří: nic za to neplatíte ani neztrácíte. Potom si vezměte odměnu.

    Splněný kontrakt se položí vedle desky. Jeho místo je volné, můžete si tedy vzít další kontrakt a znovu získat přínos místa. Fialový připadne tomu, kdo ho splní jako první, a nedoplňuje se.

    Začínáte s jedním počátečním kontraktem. Leží na místě { $initial_slot } a přínos místa za něj nezískáte.

    Nesplněný kontrakt na konci nic nestojí, ale do té doby blokuje své místo.

rules-nucleum-ends-title = Konec hry
rules-nucleum-ends-terms = vlajka
rules-nucleum-ends =
    {""}**Podmínky konce hry.** Každá nastane jednou a kdo ji splní, získá:
    - hromádka akčních destiček je prázdná: { $tiles_vp } VB
    - obě hromádky kontraktů, stříbrná i zlatá, jsou prázdné: { $contracts_vp } VB
    - proběhl třetí královský den: { $kings_vp } VB
    - hráč má všechny technologie ({ $technologies }): { $technologies_vp } VB
    - hráč dosáhl vlajky, tedy { $flag } VB: { $flag_vp } VB

    {""}**Poslední kola** začnou, jakmile je splněno dost podmínek (2 hráči: { $needed_two }; 3 hráči: { $needed_three }; 4 hráči: { $needed_four }). Dohrajte kolo, aby měli všichni stejně tahů. Potom má každý **ještě jeden tah**. Podmínky splněné v této době také bodují.

    {""}**Ještě jeden žeton:** kdo má po posledním tahu úspěchy, smí podle běžných pravidel umístit ještě jeden žeton cíle, ne však na pole 0. Teď nemá žádný efekt, počítá se v závěrečném bodování.

    Potom přijde závěrečné bodování.

rules-nucleum-scoring-title = Závěrečné bodování
rules-nucleum-scoring =
    {""}**1. Cíle.** Za každý žeton cíle: multiplikátor jeho stupně × kolikrát plníte cíl jeho segmentu. Každý žeton na poli 0: −{ $penalty } VB.

    {""}**2. Fialové technologie.** Každá vynese nejvyšší počet, kterého dosáhla.

    {""}**3. Zbylé zdroje.** 1 VB za každé: uran × { $uranium }, dělník × { $workers }, tolar × { $thaler }. Nejvýhodnější výměny se provedou samy.

    {""}**4. Elektrifikované budovy.** VB na nich uvedené{ $factor ->
        [1] {""}
       *[other] ; { $city }: × { $factor }
    }. Vládní budova vynese své VB za **každou** budovu svého typu v téže vaší síti: za sebe, za cizí i neutrální, elektrifikované i ne.

    {""}**5. Ukazatele příjmu** na polích { $bonus_spaces }: { $bonus_points } VB.

    Vyhrává nejvíc VB; shoda znamená společné vítězství. `/score` kdykoli ukáže, co by konec přinesl teď.

rules-nucleum-setup-title = Příprava hry (pro přehled)
rules-nucleum-setup-terms = trosky, destička trosek
rules-nucleum-setup =
    {""}**Na začátku máte:** tolary: { $thaler }, dostupní dělníci: { $workers }, v rezervě: { $reserve }, žetony cílů na vedlejší desce: { $stars }; k tomu ukazatele příjmu na poli { $marker } každé stupnice a jeden počáteční kontrakt.

    {""}**Experimenty:** každý hráč má jeden: podle nastavení si ho hráči volí od posledního zpět, dostanou náhodně, nebo draží. Přináší { $technologies ->
        [one] { $technologies } technologii
        [few] { $technologies } technologie
       *[other] { $technologies } technologií
    }, efekt turbíny a { $tiles ->
        [one] { $tiles } akční destičku
        [few] { $tiles } akční destičky
       *[other] { $tiles } akčních destiček
    }.

    {""}**Podle počtu hráčů**
    - 2 hráči: akční destičky: { $tiles_two }, stříbrné kontrakty: { $silver_two }, zlaté: { $gold_two }, mapa pro { $small_players } hráče
    - 3 hráči: akční destičky: { $tiles_three }, stříbrné kontrakty: { $silver_three }, zlaté: { $gold_three }, mapa pro { $large_players } hráče
    - 4 hráči: akční destičky: { $tiles_four }, stříbrné kontrakty: { $silver_four }, zlaté: { $gold_four }, mapa pro { $large_players } hráče

    {""}**Mapa:** karta pro přípravu hry umístí první nukleum do elektrárny, a je-li hráčů méně než { $rubble }, i trosky na plochy, které nikdo nepoužije. Ona a další karty ({ $more_cards }) určí neutrální budovy: elektrifikovat je smí kdokoli.

    Cíle, kontrakty a destičky jsou v náhodném pořadí.

rules-nucleum-rulings-title = Výklad: váš tah
rules-nucleum-rulings =
    Kde pravidla nedávají jasnou odpověď, hraje se zde takto.

    {""}**Výměny** se nabízejí, než zvolíte, co v tahu uděláte, před akcemi destičky, mezi nimi a po nich a vždy, když nemáte na zaplacení; nikdy uprostřed akce nebo Posílení.

    {""}**Sleva v tolarech** platí na vše, co akce stojí v tolarech: budovu i příplatek za červenou plochu, obě destičky v akci Rozvoj, všechno uhlí.

    {""}**Nabídka a kontrakty** se doplní po potvrzení tahu, nebo těsně před další akcí, která z nich bere. Do té doby zůstávají místa prázdná a ceny se nemění. Co se odkrylo, nelze vzít zpět.

    {""}**Několik odměn najednou:** nejdřív tolary, dělníci, úspěchy a VB, ostatní v zobrazeném pořadí.

    {""}**Získaný uran** zaplní volné místo ve vašich dolech; za zbytek získáte dělníky z rezervy.

rules-nucleum-rulings-map-title = Výklad: mapa a Elektrifikace
rules-nucleum-rulings-map =
    {""}**Umístění železnice:** nejdřív získáte, co za ni dávají vaše schopnosti, potom vyhodnotíte akce s barevnou shodou v libovolném pořadí. Má-li nová destička shodu s jinou vaší destičkou, patří k nim i akce té druhé. Ostatní hráči své akce potvrdí, než se trať dokončí.

    {""}**Palivo** není potřeba, stačí-li na požadavek samotné turbíny a technologie.

    {""}**Uhlí:** volíte, ze kterých oblastí pochází. Víc, než je třeba, se nikdy nekupuje.

    {""}**Neutrální budovy** nepatří nikomu ani po elektrifikaci: nepočítají se do žádné podmínky ani cíle a samy nepřinášejí body.

    {""}**Karty pro přípravu hry:** není-li na první neutrální budova, určí ji další dobraná karta. Neutrální budova, jejíž město není na mapě, se neumístí. Trosky zakryjí plochu dvou typů jen tehdy, není-li volná červená ani plocha jednoho typu.{ $wild ->
        [0] {""}
       *[other]
            {""}

            {""}**{ $city }** má všechny čtyři barvy: co tam máte, počítá se do každého kontraktu, který požaduje něco ve městech jedné barvy.
    }

rules-nucleum-rulings-end-title = Výklad: žetony cílů a konec hry
rules-nucleum-rulings-end =
    {""}**Žetony cílů:** dojdou-li vám, dostanete další.

    {""}**Prázdná hromádka:** vzalo-li si destičky nebo kontrakty před posledním doplněním více hráčů, splní podmínku konce hry ten, jehož destičku či kontrakt nahradí poslední kus z hromádky.

    {""}**V posledním kole** podmínky konce hry stále bodují a vlajky lze stále dosáhnout.

    {""}**Vlajka:** její VB získá aktivní hráč, i když jí v jeho tahu dosáhne někdo jiný. Body ze závěrečného bodování se pro ni nepočítají.

    {""}**Zbylé zdroje:** dělník vyměněný za tolar se vrací do rezervy a lze ho znovu získat za uran.

    {""}**První hra** (možnost): experimenty jsou { $first }, { $second }, { $third }, { $fourth } v pořadí hráčů, od těch, které se vysvětlují nejsnáz.

rules-nucleum-icons-title = Symboly
rules-nucleum-icons =
    Obrázek ukazuje nejčastější symboly. **Vysvětlit symboly** pod vašimi soukromými obrázky nebo `/board view:legend` ukáže všechny, i s plochami mapy. Vedlejší tlačítko **Dřívější tahy** umožní projít hru tah po tahu.

    - **Čísla** u symbolu říkají kolik: mince s 2 jsou 2 tolary. U akce je −1 s mincí sleva 1 tolar, +1 s bleskem elektřina navíc.
    - **Šipka** je růst příjmu; znak nad ní říká, na které stupnici. Tři znaky: na libovolné.
    - **Ozubené kolo** je technologie. Svítí tolik jeho dílů, kolik činí úroveň.
    - **Blesk s číslem** na budově je elektřina, kterou potřebuje. Žlutý okraj a žlutý blesk znamenají: elektrifikováno.
    - **Barvy** měst a hran rozlišují i písmena a vzory: bílá hladká, fialová s tečkami, oranžová s pruhy, zelená s vlnami. Čtyři barvy spolu se shodují se vším.
    - **Tvary** označují hráče: čtverec, trojúhelník, kruh a kosočtverec.

rules-segment-unlike = {""} V segmentu { $low }–{ $high } místo toho získá: { $bonus }.
rules-plant-bonus = { $city }: { $bonus }
rules-line = - { $item }
rules-lines =
    { $before }
    { $line }
rules-slot-bonus = místo { $slot }: { $bonus }

## Nucleum: how unclear rules are applied, for `/lookup`

ruling-nucleum-no-neutral = Je-li to první karta, určí neutrální budovu další dobraná karta. Její nukleum a trosky platí.
ruling-nucleum-city-not-in-use = Ve dvou hráčích není město její neutrální budovy na mapě: žádná budova se neumístí.
ruling-nucleum-rubble-first = Je-li to první karta, umístí se její trosky před neutrálními budovami ostatních karet.
ruling-nucleum-discounts = Sleva v tolarech platí na vše, co akce stojí v tolarech: příplatek za červenou plochu, obě destičky v akci Rozvoj, všechno uhlí. U Industrializace může snížit jen příplatek za červenou plochu a cenu uhelného dolu.
ruling-nucleum-goods-first = Z několika věcí najednou získáte nejdřív tolary, dělníky, úspěchy a VB, ostatní v zobrazeném pořadí.
ruling-nucleum-uranium-gained = Získaný uran zaplní volné místo ve vašich dolech. Za to, co se nevejde, získáte dělníky z rezervy.
ruling-nucleum-no-fuel = Stačí-li na požadavek budovy samotné turbíny a technologie, palivo není potřeba.
ruling-nucleum-coal = Sami volíte, ze kterých oblastí uhlí pochází. Nejlevnější způsob se nabízí hned, ostatní jsou mezi „jinými plány“. Víc uhlí, než kolik budova potřebuje, se nedováží.
ruling-nucleum-neutral = Elektrifikovaná neutrální budova zůstává ničí: nepočítá se do žádné podmínky ani cíle a nepřináší body.
ruling-nucleum-place-railway = Co přináší za umístění železnice, přijde před akcemi s barevnou shodou.
ruling-nucleum-unmatched-end = Platí pro jednu hranu bez barevné shody, i u prázdného železničního pole, nikdy ale pro hranu u bezbarvého města.
ruling-nucleum-stack-empty = Bralo-li ze zbytku hromádky více hráčů, způsobil to ten, jehož destička nebo kontrakt se doplňovaly jako poslední.
ruling-nucleum-late-condition = Boduje i tehdy, nastane-li v posledním kole.
ruling-nucleum-flag-owner = Body získá aktivní hráč, i když vlajky v jeho tahu dosáhne někdo jiný.
ruling-nucleum-flag-final = Body ze závěrečného bodování se na vlajku nepočítají.
ruling-nucleum-kings-zero = O královském dni se žeton na poli 0 počítá jako 0: je nejnižší, ale může být druhý.

## Nanotech

rules-nanotech-overview-title = Cíl a přehled hry
rules-nanotech-overview =
    Vedete laboratoř částic. Dosáhněte jako první cílové prestiže: { $target }, pokud se u stolu nedohodlo něco jiného.

    {""}**V každém kole** si každý vezme kartu akce s energií, která na ní leží, a smí provést její akci. Ostatní ji pak smějí kopírovat za běžnou cenu. Ve 2 hráčích si každý bere na střídačku { $turns_two ->
        [one] { $turns_two } kartu
        [few] { $turns_two } karty
       *[other] { $turns_two } karet
    }.

    {""}**Od kvarků k atomům**
    - Zachytávejte kvarky a elektrony do kapslí své laboratoře.
    - Tři kvarky uvězněte do protonu nebo neutronu: prestiž.
    - Protony, neutrony a elektrony uvězněte do atomů: vodík, deuterium, helium. Ještě víc prestiže.

    {""}**Všechno se platí energií.** Na začátku jí máte { $energy }. Nabíjejte baterii, nebo berte karty, na kterých energie leží.

    {""}**Laboratoř je malá;** místa pro kvarky: { $quarks }, pro elektrony: { $electrons }, pro protony a neutrony: { $hadrons }. Vylepšete ji, ať pojme víc.

    Jakmile někdo dosáhne cíle, kolo se dohraje a nejvyšší prestiž vyhrává.

rules-nanotech-round-title = Kolo
rules-nanotech-round =
    {""}**1. Kvarky.** Ty, které zbyly z minulého kola, se odhodí. Do centrální kapsle se dobírají nové: o { $extra } více, než je hráčů. Když hromádka dojde, odhozené se zamíchají do nové.

    {""}**2. Tahy.** Po směru hodinových ručiček od začínajícího hráče má každý { $turns_more ->
        [one] { $turns_more } tah
        [few] { $turns_more } tahy
       *[other] { $turns_more } tahů
    }; ve 2 hráčích { $turns_two ->
        [one] { $turns_two } tah
        [few] { $turns_two } tahy
       *[other] { $turns_two } tahů
    }, na střídačku. Ve svém tahu:
    - vezměte si jednu z karet akcí na stole se vší energií na ní;
    - proveďte její akci, nebo ji odmítněte;
    - potom smí každý další hráč popořadě akci jednou kopírovat.

    Energií z karty lze zaplatit její vlastní akci. Kartu, jejíž akci provést nemůžete, si smíte vzít jen pro energii. Kartu držíte do konce kola.

    {""}**3. Bonusy.** V pořadí tahů smějí držitelé karet Záchyt kvarků a Záchyt leptonu použít jejich bonus.

    {""}**4. Zbylé karty.** Každá karta, kterou si nikdo nevzal, získá { $leftover ->
        [one] { $leftover } energii
        [few] { $leftover } energie
       *[other] { $leftover } energií
    }. Všechny karty se vrátí na stůl a začíná další hráč po levici.

rules-nanotech-recharge-title = Nabití baterie
rules-nanotech-recharge =
    Ve hře: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } tohoto druhu.

    Vezměte si ze zásoby { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
       *[other] { $energy } energií
    } a { $more } navíc za každou lepší baterii ve své laboratoři. Nic to nestojí, bot to tedy provede hned, jak si kartu vezmete.

    Nabití **nelze kopírovat**. Bonus nemá.

    {""}**Zásoba je omezená:** energie je celkem { $tokens } pro všechny hráče, i s tou na kartách. Když dochází, vezmete si, co zbývá; když došla, akce nemá účinek. Utracená energie se vrací do zásoby.

    Karta, kterou si nikdo nevezme, získává energii v každém kole. Někdy se akce, o kterou nikdo nestál, zaplatí sama.

rules-nanotech-quarks-title = Záchyt kvarků
rules-nanotech-quarks =
    Zaplaťte { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    } a vezměte si **jeden libovolný kvark** z centrální kapsle na volné místo ve své kvarkové kapsli.

    Kvarky jsou **Up** nebo **Down**, červené, zelené nebo modré. Od každého je jich { $each }. Pro proton či neutron rozhoduje typ i barva, hleďte tedy na to, co budete potřebovat dál.

    {""}**Ostatní smějí kopírovat**, zaplatí-li { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    }. Vybírají po vás z toho, co zbylo.

    {""}**Bonus karty:** její držitel si smí na konci kola vzít ještě jeden kvark zdarma, je-li volné místo a nějaký kvark zbývá.

    Kvarky nelze zahazovat. Z kapsle je dostanete jen uvězněním, neplňte ji tedy kvarky, které k sobě nejdou.

rules-nanotech-lepton-title = Záchyt leptonu
rules-nanotech-lepton =
    Zaplaťte { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    } a vezměte si **jeden elektron** na volné místo ve své leptonové kapsli. Získáte prestiž +{ $prestige }.

    {""}**Ostatní smějí kopírovat**, zaplatí-li { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    }, a získají totéž.

    {""}**Bonus karty:** její držitel smí na konci kola provést **jednu akci navíc** jiného druhu za běžnou cenu: nabití, záchyt kvarku, vylepšení nebo uvěznění. Může to být akce, která už v tomto kole proběhla. Nebere se při ní karta ani energie z karet a nemá bonus oné karty.

    Elektrony zůstávají v kapsli, dokud z nich nepostavíte atom.

rules-nanotech-upgrade-title = Vylepšení laboratoře
rules-nanotech-upgrade =
    Vezměte si jeden modul do své laboratoře a zaplaťte ho:
    - Kvarková kapsle: { $quark_cost ->
        [one] { $quark_cost } energie
        [few] { $quark_cost } energie
       *[other] { $quark_cost } energií
    }; místa pro kvarky +{ $quark_adds }
    - Leptonová kapsle: { $lepton_cost ->
        [one] { $lepton_cost } energie
        [few] { $lepton_cost } energie
       *[other] { $lepton_cost } energií
    }; místa pro elektrony +{ $lepton_adds }
    - Hadronová kapsle: { $hadron_cost ->
        [one] { $hadron_cost } energie
        [few] { $hadron_cost } energie
       *[other] { $hadron_cost } energií
    }; místa pro protony a neutrony +{ $hadron_adds }
    - Lepší baterie: { $battery_cost ->
        [one] { $battery_cost } energie
        [few] { $battery_cost } energie
       *[other] { $battery_cost } energií
    }; při každém nabití energie +{ $battery_adds }

    {""}**Jeden za kolo:** nikdo si v kole nesmí vzít víc než jeden modul, ať kartou, kopírováním, nebo v akci navíc.

    {""}**Ostatní smějí kopírovat** za plnou cenu.

    {""}**Bonus karty:** její držitel platí o { $discount ->
        [one] { $discount } energii
        [few] { $discount } energie
       *[other] { $discount } energií
    } méně.

    Modulů jednoho druhu smíte mít libovolný počet, dokud nějaké jsou.

rules-nanotech-confine-title = Uvěznění částic
rules-nanotech-confine =
    Zaplaťte { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    } a proveďte **jedno** uvěznění:
    - **Proton:** { $proton_up } Up a { $proton_down } Down, každý jiné barvy: prestiž +{ $proton }
    - **Neutron:** { $neutron_up } Up a { $neutron_down } Down, každý jiné barvy: prestiž +{ $neutron }
    - **Vodík:** { $hydrogen_needs }: prestiž +{ $hydrogen }
    - **Deuterium:** { $deuterium_needs }: prestiž +{ $deuterium }
    - **Helium:** { $helium_needs }: prestiž +{ $helium }

    Použité kvarky se odhodí; proton nebo neutron potřebuje volné místo ve vaší hadronové kapsli. Částice atomu se vrátí do svých zásob: atom místo nezabírá.

    {""}**Ostatní smějí kopírovat**, zaplatí-li { $cost ->
        [one] { $cost } energii
        [few] { $cost } energie
       *[other] { $cost } energií
    }, třeba i s jiným uvězněním.

    {""}**Bonus karty:** její držitel získá za uvěznění navíc prestiž +{ $bonus }.

rules-nanotech-copying-title = Kopírování
rules-nanotech-copying =
    Když si hráč vezme kartu a provede její akci, **smí každý další hráč tutéž akci jednou provést**, po směru hodinových ručiček a ještě před dalším tahem.

    - Platíte běžnou cenu. Energii z karty nedostanete.
    - Bonus karty má jen její držitel: žádná sleva, žádná prestiž navíc, nic na konci kola.
    - Smíte to udělat po svém: jiný kvark, jiný modul, jiné uvěznění.
    - Kopírovat smíte, i když hráč s kartou akci odmítl nebo ji provést nemohl.
    - **Nabití baterie kopírovat nelze.**
    - Vylepšení se počítá jako vaše jediné v kole.

    Otázku dostanete, jen pokud to provést můžete. Kopírujete-li málokdy, **Stálá odpověď** (`/settings`) odmítá za vás a nikdo nečeká.

rules-nanotech-bonus-title = Bonusy karet
rules-nanotech-bonus =
    Bonus patří tomu, kdo v tomto kole **drží kartu**. Kopie a akce navíc ho nikdy nemají.

    {""}**Hned, spolu s akcí**
    - Vylepšení laboratoře: váš modul stojí o { $discount ->
        [one] { $discount } energii
        [few] { $discount } energie
       *[other] { $discount } energií
    } méně.
    - Uvěznění částic: prestiž +{ $prestige } navíc za vaše uvěznění.

    {""}**Na konci kola**, i po odmítnutí samotné akce:
    - Záchyt kvarků: ještě jeden kvark z centrální kapsle zdarma, je-li tam a máte-li volné místo.
    - Záchyt leptonu: jedna akce navíc jiného druhu za její cenu.

    Bonusy se používají v pořadí tahů od začínajícího hráče kola, každý hráč jednou. Kdo má obě karty, určí pořadí. Bonus lze vynechat.

    Nabití baterie bonus nemá.

rules-nanotech-end-title = Konec hry
rules-nanotech-end =
    Jakmile někdo dosáhne cíle, **kolo se dohraje** i s bonusy na jeho konci. U stolu lze také ujednat, že hra skončí okamžitě.

    {""}**Vyhrává nejvyšší prestiž.** Při shodě postupně:
    - více postavených atomů (vodík, deuterium, helium),
    - potom více energie v laboratoři.
    - Stále shoda: společné vítězství.

    {""}**Patová situace:** kapsle mohou být plné částic, které k sobě nejdou. Nezíská-li nikdo prestiž v { $rounds ->
        [one] { $rounds } kole
        [few] { $rounds } kolech
       *[other] { $rounds } kolech
    } po sobě, hra v tomto stavu skončí. Až takových kol bude { $warning }, stůl dostane varování.

    Cílem může být libovolné číslo od { $lowest } do { $highest }. Cíl { $target } znamená krátkou hru.

rules-nanotech-rulings-title = Výklad
rules-nanotech-rulings =
    Kde pravidla nedávají jasnou odpověď, hraje se zde takto.

    {""}**Braní karty:** nejdřív získáte její energii a smíte s ní zaplatit akci. Každou akci lze odmítnout a kartu si vzít jen pro energii. Nabití proběhne bez ptaní; nestačí-li energie v zásobě, vezmete, co zbývá.

    {""}**Bonusy na konci kola** patří držiteli karty, i když se její akce neprovedla. Jiné bonusy přináší jen akce karty, ne kopie ani akce navíc.

    {""}**Akcí navíc** může být nabití, záchyt kvarku, vylepšení nebo uvěznění, za její cenu, ne však znovu záchyt leptonu.

    {""}**Dva bonusy** (ve 2 hráčích) použijete v libovolném pořadí, každý jednou. Na konci kola je hráči používají po směru hodinových ručiček od začínajícího hráče.

    {""}**Zbylé karty:** nestačí-li energie pro všechny, dostanou ji v tomto pořadí: nabití baterie, kvarky, lepton, vylepšení, uvěznění.

rules-nanotech-icons-title = Symboly
rules-nanotech-icons =
    Obrázek ukazuje, co leží na stole. **Vysvětlit symboly** pod vašimi soukromými obrázky nebo `/board view:legend` to ukáže znovu. Vedlejší tlačítko **Dřívější tahy** umožní projít hru tah po tahu.

    - **Kvarky** nesou písmeno typu, u jako Up a d jako Down, a písmeno barvy: Č (červený), Z (zelený) nebo M (modrý). Velké mají i okraj: jedna čára znamená červený, čárkování zelený, dvě čáry modrý.
    - **e⁻** je elektron, **p⁺** proton, **n** neutron.
    - **Šestiúhelník s bleskem** je energie. Na kartě akce ukazuje, co akce stojí; s plusem to, co na kartě leží pro toho, kdo si ji vezme.
    - **Vavřínový věnec** je prestiž.
    - **Fajfka** u uvěznění říká, že by ho laboratoř mohla provést hned.
    - **Tvary** označují hráče: čtverec, trojúhelník, kruh a kosočtverec.

## Nanotech: how unclear rules are applied, for `/lookup`

ruling-nanotech-recharge-asked = Na nabití se bot neptá: kdo si vezme kartu, dostane energii hned.
ruling-nanotech-energy-first = Energie ležící na kartě se bere s ní a lze s ní zaplatit její akci.
ruling-nanotech-declined = Každou akci lze odmítnout a kartu, jejíž akci provést nelze, si smíte vzít pro energii.
ruling-nanotech-short-supply = Když v zásobě dochází energie, nabití přinese, co zbývá.
ruling-nanotech-one-upgrade = Nikdo nevylepšuje víc než jednou za kolo, ať kartou, kopírováním, nebo v akci navíc.
ruling-nanotech-round-bonus = Bonus na konci kola patří držiteli karty, i když se akce neprovedla.
ruling-nanotech-bonus-with-action = Bonus přichází jen spolu s akcí: nemá ho žádná kopie ani akce navíc.
ruling-nanotech-extra = Akcí navíc může být nabití, záchyt kvarku, vylepšení nebo uvěznění, za její cenu.
ruling-nanotech-hadron = Je k tomu potřeba žeton v jeho zásobě a volné místo ve vaší hadronové kapsli. Použité kvarky se odhodí.
ruling-nanotech-which-quarks = Volíte, které kvarky použijete: u typu, kterého je potřeba jeden, je jedna volba pro každou barvu.

## Nucleum: words in the illustrations

page-nucleum-turn-play = Zahrajte destičku: obě její akce a třeba kontrakt
page-nucleum-turn-rail = Umístěte železnici: akce hran s barevnou shodou
page-nucleum-turn-recharge = Posílení: příjem, žeton cíle, destičky se vrátí
page-nucleum-rail-tiles = Dvě destičky, jedna barva. Vy: { $own }, potom majitel druhé destičky: { $other }.
page-nucleum-rail-city = Barva města { $city }. Vy: { $own }.
page-nucleum-kings-day = Královský den, nejvyšší žetony: { $first } VB, potom { $second } VB
page-nucleum-side = Mapa pro { $players } hráče
page-nucleum-space-one = tento typ
page-nucleum-space-two = jeden ze dvou typů
page-nucleum-space-red = každý typ, příplatek: { $red ->
    [one] { $red } tolar
    [few] { $red } tolary
   *[other] { $red } tolarů
}
page-nucleum-space-rubble = zavřeno
page-nucleum-building-price = cena stavby
page-nucleum-building-need = elektřina k elektrifikaci
page-nucleum-building-reward = hned po elektrifikaci
page-nucleum-building-points = VB na konci po elektrifikaci
page-nucleum-row-turbine = Turbína
page-nucleum-row-mine = Důl
page-nucleum-row-cost = Cena
page-nucleum-row-size = Kapacita
page-nucleum-row-reward = Za obojí
page-nucleum-offer = Po tahu se destičky posunou doprava. Dvě najednou: příplatek { $count ->
    [one] { $count } tolar
    [few] { $count } tolary
   *[other] { $count } tolarů
}.
page-nucleum-slots = Přínos místa za vzetí kontraktu
page-nucleum-condition = Platí-li: { $condition }
page-nucleum-energize = { $uranium } + { $coal } = { $sum ->
    [one] { $sum } elektřina
    [few] { $sum } elektřiny
   *[other] { $sum } elektřin
}; budova potřebuje { $need }
page-nucleum-kind-once = Modrá: jednou, hned
page-nucleum-kind-lasting = Hnědá: od této chvíle
page-nucleum-kind-scoring = Fialová: na konci
page-nucleum-kind-turbine = Efekt turbíny z experimentu
page-nucleum-score-stars = Každý žeton: stupeň × kolikrát plníte cíl
page-nucleum-score-purple = Fialové technologie
page-nucleum-score-left = 1 VB za každé: uran × { $uranium }, dělník × { $workers }, tolar × { $thaler }
page-nucleum-score-lit = Elektrifikované budovy{ $factor ->
        [1] {""}
       *[other] ; { $city }: × { $factor }
    }
page-nucleum-score-income = Ukazatele na polích { $spaces }: { $points } VB
page-nucleum-setup-players = Hráči
page-nucleum-setup-tiles = akční destičky
page-nucleum-setup-silver = stříbrné kontrakty
page-nucleum-setup-gold = zlaté kontrakty
page-nucleum-setup-ends = podmínky konce hry

## Nucleum: the illustrations in words

page-nucleum-alt-turn = Tři druhy tahu: destička přijde na další volné pole; destička s dělníkem leží mezi dvěma městy jako železnice; příjem roste, umístí se žeton cíle a destičky se vrátí.
page-nucleum-alt-tile = Akční destička se dvěma akcemi a barevnými pruhy na koncích. Níže pole nad deskou hráče: dvě jsou zaplněná, třetí je na řadě.
page-nucleum-alt-exchange = Jeden uran lze vyměnit za jednoho dělníka, jednoho dělníka za jeden tolar.
page-nucleum-alt-railway = Dvě destičky na trati mezi dvěma městy. Jejich dotýkající se hrany mají stejnou barvu, vyhodnotí se tedy obě akce u nich. Druhá hrana vaší destičky má barvu svého města, vyhodnotí se tedy i tato akce.
page-nucleum-alt-links = Dokončená trať ze dvou destiček mezi dvěma městy. Níže pro každou stranu mapy, kolik kroků příjmu přinesou tratě různých délek.
page-nucleum-alt-income = Čtyři pole desky jsou zaplněná. Pod nimi tři stupnice příjmu s ukazateli. Na každé svítí nejvyšší částka vlevo od ukazatele a pod zaplněným polem; vedle je součet.
page-nucleum-alt-stars = Stupnice cílů: čtyři segmenty s tím, co tam žeton přináší, šest stupňů s multiplikátory, zvláštní pole a body královského dne.
page-nucleum-alt-build = Čtyři druhy ploch: pro jeden typ, pro jeden ze dvou typů, červená pro každý typ a trosky. Níže budova s cenou, potřebnou elektřinou, odměnou a body.
page-nucleum-alt-industry = Čtyři řady turbín a dolů s cenou v dělnících, kapacitou dolu a odměnou za obojí. První důl na mapě přinese jeden uran, druhý dva, třetí tři, a víc, ukazuje-li to plocha.
page-nucleum-alt-offer = Pět akčních destiček v nabídce s cenami a šipka, která ukazuje, jak se po tahu posunou doprava.
page-nucleum-alt-contract = Čtyři místa pro kontrakty s přínosy. Níže kontrakt s podmínkou a odměnou.
page-nucleum-alt-energize = Tři urany a jedno uhlí jdou do elektrárny s nukleem a dvěma turbínami; jedna patří jinému hráči, který dostane tolar. Elektřina dorazí do budovy, která přinese úspěchy a svou odměnu.
page-nucleum-alt-plants = Elektrárny: uhelné a ostatní s odměnou za umístění nuklea.
page-nucleum-alt-technologies = Tři ozubená kola: modrá technologie platí jednou, hnědá trvale, fialová boduje na konci. Níže turbína s efektem svého experimentu.
page-nucleum-alt-ends = Pět podmínek konce hry s body pro toho, kdo je způsobí.
page-nucleum-alt-scoring = Pět částí závěrečného bodování popořadě: žetony cílů, fialové technologie, zbylé zdroje, elektrifikované budovy, ukazatele příjmu.
page-nucleum-alt-setup = Tabulka: kolik je akčních destiček, kontraktů a podmínek konce hry ve dvou, třech a čtyřech hráčích.
page-nucleum-alt-icons = Symboly zdrojů a odměn, budov a průmyslu a hlavních akcí, každý s významem.

## Nanotech: the illustrations in words

page-nanotech-alt-cards = Šest karet akcí s cenami: dvakrát nabití baterie, záchyt kvarků, záchyt leptonu, vylepšení laboratoře a uvěznění částic, na kterém leží energie.
page-nanotech-alt-particles = Kvarky typů Up a Down, každý červený, zelený a modrý. Níže leptonová kapsle s jedním elektronem: jeho záchyt stojí energii a přináší prestiž.
page-nanotech-alt-expansions = Čtyři moduly s cenami a s tím, kolik přidávají míst nebo energie.
page-nanotech-alt-recipes = Pět uvěznění: spotřebované částice, výsledek a prestiž.
page-nanotech-alt-race = Stupnice prestiže s vlajkou na cíli. Jeden hráč ji už minul.
page-nanotech-alt-icons = Částice, karty akcí a moduly a další znaky na stole, každý s názvem.

## U stolu každé hry

rules-table =
    Není kam spěchat: hra na vás počká, a jakmile jste na tahu, dostanete jedno upozornění.

    {""}**Vrácení tahu.** Dokud nestisknete **Potvrdit tah**, můžete brát volby zpět sami. Potom se tlačítko **Požádat o vrácení tahu** (`/undo`) zeptá ostatních. Souhlasí-li všichni, hra se vrátí na začátek vašeho posledního tahu a vše, co leží lícem dolů, se znovu zamíchá. Nikoho se ptát nemusíte, hrajete-li jen s počítačovými hráči; v nehodnocené hře ani tehdy, když váš tah nic neodhalil a nikdo mezitím nehrál. Hostitel může brát tahy zpět příkazem `/host undo`.

    {""}**Tempo.** Tah může trvat jeden den. Hostitel může zvolit jiný limit, nebo žádný, tlačítkem **Možnosti** nebo příkazem `/host setup`. Zprávy uvádějí, kdy čas vyprší, a připomínky přijdou, když zbývá polovina a osmina času. Po vypršení můžete stále hrát; ostatní mohou čekat, nebo počítačovému hráči přenechat tento tah či vaše místo. Samo se nestane nic.

    {""}**Budete pryč?** Nastavte to v `/settings`: nechodí připomínky a váš čas běží až od návratu. Tiché hodiny zajistí klidné noci.

    {""}**Hodnocené hry.** Zapíná je hostitel v nabídce **Možnosti**; hra se počítá, pokud je na začátku hrají všichni (`/settings`). Kdo odejde, je poslední. Viz **Žebříček** v `/records`.

    {""}**Odchod:** `/table resign` předá vaše místo počítačovému hráči.
rules-nucleum-table-title = Korespondenční hra
rules-nucleum-table = { $page }
rules-nanotech-table-title = Korespondenční hra
rules-nanotech-table = { $page }

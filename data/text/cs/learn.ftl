### The lessons (/learn), and the hints of a first game. Clara, who plays against the learner, is a woman.

## The lesson's frame

command-learn = Naučit se hru: lekce s průvodcem, jen pro vás
parameter-learn-game = Která hra
learn-choice-nucleum = Nukleum (asi 15 minut)
learn-choice-baron = Nucleum proti Baronovi (asi 5 minut)
learn-subject-baron = Nucleum proti Baronovi
learn-choice-nanotech = Nanotech (asi 3 minuty)
learn-title = { $game }: vaše první lekce
learn-step = krok { $number } z { $steps }
learn-ask = Zvolte **{ $choice }**.
learn-ask-under = Zvolte **{ $choice }** v menu **{ $kind }**.
learn-done = ✅ { $what }
learn-others = ⏩ { $what }
learn-wrong = 🤔 **{ $choice }** zvolit smíte a ve vlastní hře to může být dobrý tah. { $why }
learn-resumed = Vítejte zpět! Lekce pokračuje od tohoto místa.
learn-renewed = Tato lekce se od vaší poslední návštěvy změnila, začíná tedy od začátku.
learn-stale = Tamto tlačítko patří k dřívější chvíli. Teď jste tady.
learn-left = Vaše místo v lekci je uložené. Pokračujte příkazem /learn a zvolte: { $game }.
learn-board = Celý stůl vaší lekce
button-learn-show = Ukázat mi to
button-learn-next = Dál
button-learn-back = O krok zpět
button-learn-over = Od začátku
button-learn-leave = Odejít
error-no-lesson = K této hře lekce není. Vyberte jednu ze seznamu.
error-lesson-unplayable = Tato lekce neodpovídá hodnotám komponent, které nastavil provozovatel tohoto bota. Přečtěte si místo ní /rules.

## Nucleum, step by step

learn-nucleum-board =
    {""}**Vítejte v Sasku!**
    Přinášíte městům elektřinu a vyhrává ten, kdo má nejvíc vítězných bodů (VB). Obrázek ukazuje roh mapy; **Herní plán** celou. Ve (1) Zwickau jsou jako v jiných městech plochy pro budovy. (2) Plauen je elektrárna; zelený žeton, nukleum, jí dovoluje využívat i uran. (3) Odtud přichází do Plauen uhlí. (4) Joachimsthal má plochy pro doly: z nich pochází uran. Šedé rámečky mezi městy jsou železniční pole. Červená pole (+2) stojí o 2 tolary víc, suť pole uzavírá; šedá čísla slouží jen přípravě hry.
    V této lekci odehrajete několik skutečných tahů proti Claře. Odejděte, kdy chcete: vaše místo se uloží.

learn-nucleum-mat =
    {""}**Vaše deska**
    Shora dolů: vaše zdroje (4 tolary, 2 dělníci) · osm polí destiček nad třemi stupnicemi příjmu · pět akčních destiček v zásobě · osm technologií, všechny zamčené · čtyři místa pro kontrakty, na posledním leží kontrakt · turbíny a doly · dvanáct budov, každá s cenou v tolarech a potřebnou elektřinou.
    Ve svém tahu uděláte jednu ze tří věcí: zahrajete akční destičku na pole destiček, umístíte akční destičku jako železnici, nebo provedete Posílení.

learn-nucleum-urbanize =
    {""}**Urbanizace: vaše první budova**
    Na akční destičce jsou dvě akce. Zahrajte ji na další volné pole a potom proveďte obě v libovolném pořadí. Urbanizace postaví budovu na volnou plochu jejího typu za její cenu v tolarech. První budova smí stát kdekoli; další potřebují město ve vaší síti, tedy město, kde něco máte nebo kam sahají vaše železnice. Budovy úrovně IV jsou zároveň vládní a hodí se na plochy obou typů.
learn-nucleum-urbanize-why = V této lekci stavíme levnou rezidenci ve Zwickau, protože Zwickau leží vedle elektrárny Plauen.
learn-nucleum-urbanize-tile = Umí obě věci, které dnes chceme.
learn-nucleum-urbanize-first = Nejdřív budova; kontrakt počká.
learn-nucleum-urbanize-building = Stojí 2 tolary a její požadavek bude jen 2.
learn-nucleum-urbanize-space = (1) Zwickau je od (2) Plauen jedno železniční pole.
learn-nucleum-urbanize-done = Vaše rezidence stojí ve Zwickau a Zwickau je ve vaší síti. Číslo na ní je elektřina, na kterou čeká: 2.

learn-nucleum-contract =
    {""}**Kontrakty**
    Druhá akce destičky: vezměte si kontrakt. Přijde na volné místo vaší desky a přínos tohoto místa je hned váš. Až kontrakt splníte, místo se zase uvolní. Čísla vpravo ukazují, jak jste daleko. Fialové kontrakty si vzít nelze: splní je ten, kdo první dosáhne jejich podmínky.
learn-nucleum-contract-why = V této lekci bereme C10 a dělníka k němu: chystáme se postavit dvě turbíny.
learn-nucleum-contract-which = Chce 2 turbíny a turbíny jsou v našem plánu.
learn-nucleum-contract-slot = Dělníky budeme brzy potřebovat.
learn-nucleum-contract-confirm = Ve skutečné hře před tímto tlačítkem není nic konečné; do té doby lze brát zpět.
learn-nucleum-contract-done = Váš první tah je za vámi: budova, kontrakt a o dělníka víc.
learn-nucleum-contract-others = Clara staví rezidenci ve městě Dresden a zvyšuje svůj příjem tolarů.

learn-nucleum-directive =
    {""}**Speciální směrnice**
    Jedna z vašich pěti destiček vám dovolí kteroukoli z pěti hlavních akcí o 1 tolar levněji: Urbanizaci, Industrializaci, Rozvoj, Kontraktaci, nebo Elektrifikaci. Železnicí není nikdy, při každém Posílení se vám tedy vrátí.
learn-nucleum-directive-why = V této lekci stavíme ve Zwickau druhou budovu, která splní i náš první kontrakt.
learn-nucleum-directive-tile = Dovolí nám Urbanizaci ještě jednou.
learn-nucleum-directive-building = Stojí 1 tolar místo 2. Ve vaší síti se hodí jediná plocha, přijde tam tedy sama.
learn-nucleum-directive-done = Ve Zwickau stojí dvě vaše budovy. Je to fialové město: říká to barva rámečku a písmeno F.

learn-nucleum-fulfil =
    {""}**Splňte kontrakt**
    Váš první kontrakt chce dvě budovy, doly nebo turbíny ve fialových městech. Hotovo! Jednou v každém tahu, ve kterém zahrajete destičku na pole destiček, smíte splnit jeden kontrakt. Nic se za to neplatí; podmínka jen musí v tu chvíli platit.
learn-nucleum-fulfil-why = V této lekci plníme C01 a odemykáme TD3, která hned přinese důl.
learn-nucleum-fulfil-contract = Jeho odměnou je technologie úrovně I.
learn-nucleum-fulfil-technology = Modré technologie platí jednou, hned; hnědé od té chvíle; fialové v závěrečném bodování. Tato modrá dovoluje Industrializaci v libovolném městě.
learn-nucleum-fulfil-done = Kontrakt leží vedle vaší desky a jeho místo je volné pro další.

learn-nucleum-mine =
    {""}**Industrializace: důl**
    Turbíny a doly stojí dělníky. Nový důl přinese 1 uran za každý váš důl na mapě včetně sebe a k tomu, co je na jeho ploše. (1) Joachimsthal ukazuje 1 a od (2) Zwickau je jedno železniční pole.
learn-nucleum-mine-why = V této lekci chceme uran blízko Plauen: důl 1 ve městě Joachimsthal.
learn-nucleum-mine-mine = Důl z řady 1 stojí 1 dělníka a vejdou se do něj 3 urany.
learn-nucleum-mine-space = Přinese 1 + 1 uran.
learn-nucleum-mine-done = Máte 2 urany. Ve svém tahu smíte vždy vyměnit 1 uran za 1 dělníka a 1 dělníka za 1 tolar.
learn-nucleum-mine-others = Clara si bere kontrakt a za něj 2 tolary.

learn-nucleum-rail =
    {""}**Umístěte železnici**
    Má-li elektřina z (2) Plauen dojít do (3) Zwickau, musí být trať (1) mezi nimi dokončená. Železnicí může být každá destička s barevnými hranami: stojí to 1 dostupného dělníka a destička i dělník zůstanou na mapě natrvalo. Sledujte barvy: kde má hrana barvu svého města, tam provedete její akci.
learn-nucleum-rail-why = V této lekci spojujeme Plauen se Zwickau a obě hrany se shodují.
learn-nucleum-rail-tile = Má fialovou a bílou hranu a my spojujeme fialové město s bílým.
learn-nucleum-rail-space = Seznam říká, kde by se co shodovalo.
learn-nucleum-rail-way = Volíte natočení: bílá k bílému, fialová k fialovému.
learn-nucleum-rail-done = Obě hrany se shodují, obě akce jsou tedy vaše.

learn-nucleum-match =
    {""}**Akce s barevnou shodou**
    Proveďte je v libovolném pořadí. Smíte je i vynechat: shodu nikdo využít nemusí. Turbína na ploše v (2) Plauen vám pomůže při každé Elektrifikaci, a leží-li v elektrárně nukleum, každá turbína tam dovolí o jeden uran více.
learn-nucleum-match-why = V této lekci provedeme obě: krok příjmu tolarů a turbína 1 v Plauen.
learn-nucleum-match-income = Ukazatel se posune o jedno pole; vyplatí se při příštím Posílení.
learn-nucleum-match-industrialize = To je druhá hrana.
learn-nucleum-match-turbine = Zlevní uhlí o 1 tolar v každé vaší akci Elektrifikace.
learn-nucleum-match-done = Řada 1 je celá, důl i turbína: 1 VB. A trať je dokončená: elektřinu i uran po ní teď můžete přepravovat vy i Clara.
learn-nucleum-match-others = Clara staví ve městě Dresden druhou rezidenci, plní svůj první kontrakt a bere si další.

learn-nucleum-coal =
    {""}**Elektrifikace uhlím**
    Zvolte budovu, elektrárnu s ní spojenou a palivo. Každý vagón uhlí dává 1 elektřinu. Vagón stojí 1 tolar; použitý se otočí, příště stojí 2 a potom zmizí. Prázdná oblast prodává uhlí za 3. Vaše rezidence ve (3) Zwickau má požadavek 2; uhlí z (1) přichází do (2) Plauen.
learn-nucleum-coal-why = V této lekci elektrifikujeme rezidenci: potřebuje jen 2 uhlí a my máme 1 tolar.
learn-nucleum-coal-tile = Je na ní Elektrifikace a malá dotace.
learn-nucleum-coal-building = 2 uhlí za 2 tolary, s vaší turbínou o 1 méně.
learn-nucleum-coal-other = To je druhá půlka destičky.
learn-nucleum-coal-option = Tentokrát si vezmeme dělníka.
learn-nucleum-coal-done = Rezidence je elektrifikovaná: 2 úspěchy, tolik, kolik byl její požadavek, a krok příjmu dělníků. V závěrečném bodování za ni bude 1 VB.
learn-nucleum-coal-others = Clara umisťuje železnici na trati Dresden–Glashütte.

learn-nucleum-develop =
    {""}**Rozvoj: nová destička**
    Železnice vás stojí destičky, vezměte si tedy nové. Nabídka jich ukazuje pět za ceny od 2 do 0 tolarů. Destička (1) na konci je zdarma: fialová a oranžová hrana, jako stvořená pro trať mezi Zwickau (fialové) a Joachimsthalem (oranžový).
learn-nucleum-develop-why = V této lekci bereme destičku zdarma, #5, na naši příští železnici.
learn-nucleum-develop-tile = Rozvoj a krok příjmu za 1 tolar.
learn-nucleum-develop-which = Porovnejte její hrany s oběma městy.
learn-nucleum-develop-one = Druhá destička by stála o 2 tolary víc, než je její cena. Jedna stačí.
learn-nucleum-develop-done = Destička je v zásobě a od příštího tahu ji smíte použít. Na konci tahu se nabídka posune a doplní.

learn-nucleum-exchange =
    {""}**Výměna**
    Druhá půlka destičky chce 1 tolar a vám žádný nezbyl. Ve svém tahu smíte kdykoli vyměnit 1 uran za 1 dělníka a 1 dělníka za 1 tolar. Opačně nikdy.
learn-nucleum-exchange-why = V této lekci měníme dělníka za tolar, který potřebujeme na krok příjmu.
learn-nucleum-exchange-worker = Noví dělníci přijdou s Posílením.
learn-nucleum-exchange-income = Teď to můžete zaplatit.
learn-nucleum-exchange-track = Tolarů je vždycky málo.
learn-nucleum-exchange-done = Váš ukazatel tolarů je na poli 3: příští Posílení vynese 6 tolarů místo 5.
learn-nucleum-exchange-others = Clara zvyšuje svůj příjem tolarů a bere si destičku z nabídky.

learn-nucleum-recharge =
    {""}**Posílení**
    Kromě té nové nemáte žádnou destičku, žádný tolar ani dělníka: je čas na Posílení. Zabere celý tah. Nejdřív příjem: na každé stupnici získáte nejvyšší číslo vlevo od ukazatele a pod zaplněným polem. Potom žeton cíle. Nakonec vrátíte úspěchy a všechny destičky z polí se vrátí do zásoby.
learn-nucleum-recharge-why = V této lekci provedeme Posílení, umístíme žeton cíle co nejvýš a s ním i nukleum, které přinese.
learn-nucleum-recharge-start = 4 zaplněná pole stačí na vše, co vaše ukazatele dovolují.
learn-nucleum-recharge-star = Žeton cíle smí stát nejvýš na poli podle počtu vašich úspěchů: 2. V závěrečném bodování za něj bude 1 VB za každou vaši rezidenci.
learn-nucleum-recharge-plant = První žeton v této části stupnice přinese nukleum. Elektrárna, kterou zvolíte, dá hned svou odměnu a od té chvíle smí využívat uran.
learn-nucleum-recharge-confirm = Podívejte se na svou desku: tolary, dělníci a čtyři destičky jsou zpátky.
learn-nucleum-recharge-done = 6 tolarů, 2 dělníci, žeton cíle, odměna a čtyři destičky znovu k zahrání. Železniční destička zůstává na mapě.
learn-nucleum-recharge-others = Clara staví turbínu v Glashütte.

learn-nucleum-line =
    {""}**Cesta uranu**
    Váš uran leží v (1) Joachimsthalu a musí přes (2) Zwickau do (3) Plauen. Chybí jedna trať: (4). Vaše nová destička se zase shoduje na obou koncích. Tento tah je dlouhý: železnice, kontrakt a turbína, všechno z jedné destičky.
learn-nucleum-line-why = V této lekci dokončíme cestu uranu, vezmeme C18 a postavíme turbínu 2 v Plauen.
learn-nucleum-line-tile = Máme ji právě pro tohle.
learn-nucleum-line-space = Spojí váš důl se Zwickau, a tím i s Plauen.
learn-nucleum-line-way = Fialová ke Zwickau, oranžová k Joachimsthalu.
learn-nucleum-line-contract = Pořadí je na vás; my začneme kontraktem.
learn-nucleum-line-which = Ze čtyř budov ve fialových městech už dvě máte.
learn-nucleum-line-slot = Ve vašem dole je ještě místo pro 1 uran.
learn-nucleum-line-turbine = S touto destičkou stojí o 1 dělníka méně.
learn-nucleum-line-row = Dvě turbíny v Plauen: najednou tam lze využít až 3 urany, 1 za elektrárnu a po 1 za turbínu.
learn-nucleum-line-done = Joachimsthal, Zwickau a Plauen jsou spojené.
learn-nucleum-line-others = Clara provádí Posílení. Každý už umístil první žeton cíle, koná se tedy královský den: 6 VB za nejvyšší žeton (Clara), 2 VB za druhý nejvyšší (vy).

learn-nucleum-uranium =
    {""}**Elektrifikace uranem**
    Každý uran dává 2 elektřiny a nestojí žádné tolary. Přepravuje se z (1) vašeho dolu do (2) Plauen, kde je nukleum. Uran a uhlí lze kombinovat. Továrna ve (3) Zwickau má požadavek 3.
learn-nucleum-uranium-why = V této lekci elektrifikujeme továrnu 1 uranem a 1 uhlím, což nestojí ani tolar.
learn-nucleum-uranium-plan = 1 uran (2) a 1 uhlí (1) právě stačí a uhlí zaplatí turbína 1.
learn-nucleum-uranium-done = 3 úspěchy a krok příjmu tolarů. Vaše druhá budova je elektrifikovaná!

learn-nucleum-points =
    {""}**Vyzvedněte si odměnu**
    Vaše dvě turbíny v Plauen plní kontrakt z prvního tahu. O takových plánech Nukleum je: jeden tah má pomoci dvěma dalším.
learn-nucleum-points-why = V této lekci splníme C10, potom provedeme druhou půlku destičky a tah ukončíme.
learn-nucleum-points-contract = Přinese 4 VB a 1 dělníka.
learn-nucleum-points-other = To je druhá půlka destičky, ještě zbývá.
learn-nucleum-points-option = Nebo to druhé: tady je dobré obojí.
learn-nucleum-points-confirm = To byl váš poslední tah v této lekci.
learn-nucleum-points-done = Máte 7 VB a Clara 6.
learn-nucleum-points-others = Clara elektrifikuje neutrální laboratoř ve městě Grimma: neutrální budovy jsou pro všechny.

learn-nucleum-end =
    {""}**Konec a odkud jsou body**
    Podmínek konce hry je pět: prázdná hromádka akčních destiček, obě prázdné hromádky kontraktů, třetí královský den, všech 8 technologií u jednoho hráče, dosažená vlajka. Kdo některou splní, získá 3 VB. Ve 2 hráčích hru končí tři, jinak dvě: dohraje se kolo, potom má každý ještě jeden tah.
    Co tu nebylo: shodují se i destičky, které se dotýkají stejnou barvou, a to pro oba majitele; delší tratě zvyšují příjem VB.
    Nakonec se počítají: žetony cílů (multiplikátor × kolikrát plníte cíl), fialové technologie, elektrifikované budovy (v Praze dvojnásobně), vysoké příjmy a zbylé zdroje. Obrázek ukazuje skóre, kdyby hra skončila teď.

learn-nucleum-on =
    {""}**Výborně!**
    Teď znáte všechny akce. Jak dál:
    • /new otevře stůl. Zapněte tam možnost **první hra**: každý dostane pevný experiment a v každém tahu jednu radu.
    • **Přidat počítač** vám dá soupeře v kteroukoli hodinu.
    • /rules otevře krátké stránky o každé akci, /lookup vysvětlí každou destičku a kartu a **Co mohu udělat?** ve vašem panelu řekne, co je možné a proč něco není.
    Hodně štěstí v Sasku!

## Nanotech, step by step

learn-nanotech-table =
    {""}**Vítejte v laboratoři!**
    Zachytáváte nejmenší částice a slučujete je do větších. Kdo jako první dosáhne cílové prestiže, tady 10, přivodí konec hry. Na stole: šest karet akcí a centrální kapsle s kvarky tohoto kola. Máte 5 energií.
    Ve svém tahu si vezmete jednu kartu a smíte provést její akci. Ve 2 hráčích to každý dělá dvakrát za kolo.
learn-nanotech-quark =
    {""}**Zachyťte kvark**
    Kvarky jsou Up nebo Down, červené, zelené nebo modré. Proton potřebuje 2 Up a 1 Down, každý jiné barvy. V kapsli jsou zelený Up, modrý Up a červený Down: vše, co potřebujete! Záchyt stojí 2 energie.
learn-nanotech-quark-why = V této lekci začneme červeným Down; kvarků Up přijde víc.
learn-nanotech-quark-card = Kdo drží tuto kartu, smí si na konci kola vzít ještě jeden kvark zdarma.
learn-nanotech-quark-which = Proton potřebuje jeden Down.
learn-nanotech-quark-confirm = Ve skutečné hře před tímto tlačítkem není nic konečné.
learn-nanotech-quark-done = Kvark je ve vaší kapsli, která má 3 místa.
learn-nanotech-quark-others = Ostatní smějí akci postupně kopírovat za její cenu. Clara to nedělá; bere si kartu Nabití baterie a 2 energie.
learn-nanotech-energy =
    {""}**Energie**
    Každá akce kromě této stojí energii. Karty Nabití baterie jsou dvě; kopírovat je nelze.
learn-nanotech-energy-why = V této lekci nabijeme baterii: 3 energie na další kroky nestačí.
learn-nanotech-energy-card = Je zdarma a přinese 2 energie.
learn-nanotech-energy-done = Máte zase 5 energií.
learn-nanotech-energy-others = Clara si bere kartu Záchyt leptonu: elektron za 2 energie a prestiž +1.
learn-nanotech-copy =
    {""}**Kopírování**
    Teď smíte kopírovat akci Clary. Platíte běžnou cenu, ale nezískáte její kartu ani bonus. Kopírování nespotřebuje váš vlastní tah.
learn-nanotech-copy-why = V této lekci kopírujeme: elektron znamená hned prestiž +1 a je součástí každého atomu.
learn-nanotech-copy-electron = 2 energie za prestiž +1.
learn-nanotech-copy-done = Vaše první prestiž.
learn-nanotech-bonus =
    {""}**Konec kola**
    Všechny tahy tohoto kola jsou odehrané a karty s bonusem ho smějí použít. Máte kartu Záchyt kvarků: ještě jeden kvark zdarma.
learn-nanotech-bonus-why = V této lekci bereme zelený Up: červený Down a zelený Up jdou k sobě.
learn-nanotech-bonus-quark = Potom chybí už jen modrý Up.
learn-nanotech-bonus-done = Karty, které si nikdo nevzal, získají po 1 energii. Zbylé kvarky se odhodí a přijdou nové.
learn-nanotech-bonus-others = Clara používá svůj bonus. Začíná nové kolo a zachytává modrý Up.
learn-nanotech-third =
    {""}**Třetí kvark**
    Je tu ještě jeden modrý Up. Kopírujte akci Clary a vaše tři kvarky jsou kompletní. Potom jste na tahu a na proton potřebujete energii.
learn-nanotech-third-why = V této lekci zachytíme modrý Up kopírováním a potom nabijeme baterii.
learn-nanotech-third-quark = Modrá vám ještě chybí.
learn-nanotech-third-card = Uvěznění stojí 3 energie.
learn-nanotech-third-done = Tři kvarky, tři barvy a 3 energie.
learn-nanotech-third-others = Clara vylepšuje laboratoř: dvě místa navíc pro protony a neutrony.
learn-nanotech-confine =
    {""}**Uvězněte částice**
    Ze tří kvarků bude proton: prestiž +2. Kdo drží kartu, získá o 1 víc. A leží na ní 1 energie, protože si ji v minulém kole nikdo nevzal.
learn-nanotech-confine-why = V této lekci uvězníme částice: to je smysl všeho toho sbírání.
learn-nanotech-confine-card = Energie na ní je vaše.
learn-nanotech-confine-proton = 2 Up, 1 Down, každý jiné barvy.
learn-nanotech-confine-done = Prestiž +3 jedinou akcí: máte 4.
learn-nanotech-on =
    {""}**Výborně!**
    Dál by přišel atom: proton a váš elektron tvoří vodík, prestiž +2. Dva protony, dva neutrony a dva elektrony tvoří helium, prestiž +5. Jakmile někdo dosáhne cíle, kolo se dohraje a vyhrává nejvyšší prestiž.
    /new otevře stůl. S možností **první hra** dostane každý v každém tahu jednu radu; **Přidat počítač** vám dá soupeře; /rules otevře krátké stránky o každé akci.
    Hodně štěstí!

## First game: options, and one hint a turn

option-first_game = první hra (rada v každém tahu)
panel-hint = 💡 { $hint }
advice-fulfil-now = Teď můžete splnit { $contract }: { $rewards }.
advice-fulfil = V tomto tahu můžete splnit { $contract } ({ $rewards }): zahrajte libovolnou destičku, potom „Splnit kontrakt“.
advice-energize = { $building }, { $city }: elektrifikovat lze hned, zahrajte destičku { $tile }. Přinese to { $achievements ->
    [one] { $achievements } úspěch
    [few] { $achievements } úspěchy
   *[other] { $achievements } úspěchů
}.
advice-last-turn = To je váš poslední tah. Udělejte, co přinese body hned; zbylé zdroje mají velmi malou cenu.
advice-full = Všechna vaše pole destiček jsou plná. Posílení teď přinese: { $income }, a destičky se vrátí.
advice-no-tiles = Nemáte už destičku k zahrání. Posílení teď přinese: { $income }, a destičky se vrátí.
advice-broke = Nemáte tolary, dělníky ani uran. Posílení teď přinese: { $income }.
advice-first = Zahrajte destičku { $tile } a postavte: { $building }, { $city } ({ $cost }). { $spaces ->
    [0] Město je spojeno s elektrárnou.
    [one] K elektrárně chybí jen { $spaces } železnice.
    [few] K elektrárně chybí { $spaces } železnice.
   *[other] K elektrárně chybí { $spaces } železnic.
}
advice-link = Položte destičku { $tile } jako železnici na { $space }: { $ends ->
    [none] žádný konec se neshoduje, ale
    [one] jeden konec se shoduje a
   *[both] oba konce se shodují a
} svou budovu ({ $building }, { $city }) spojíte s elektrárnou.
advice-rail = Položte destičku { $tile } jako železnici na { $space }: shodné konce vám dají i: { $halves }.
advice-piece = Zahrajte destičku { $tile } a umístěte: { $piece }, { $city } ({ $cost }). Co to dá: { $gives }.
advice-develop = Destičkou { $tile } můžete získat novou: každá znamená o tah víc před Posílením. Nejlevnější: { $taken } ({ $cost }).
advice-bonus = Zahrajte destičku { $tile } a získejte: { $given }. I jedna polovina stojí za tah.
advice-recharge = Posílení teď přinese: { $income }. Zaplněná pole destiček: { $filled }; čím víc, tím vyšší příjem.
advice-star = Váš žeton cíle dosáhne na pole { $space }: na konci hry ×{ $multiplier } { $milestone } (máte: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za každé { $per }
}).{ $lower ->
    [yes] {" "}Nižší pole se vám může hodit víc.
   *[no] {""}
}
advice-star-zero = Bez úspěchů jde žeton cíle na pole 0: na konci { $vp } VB. Příště před Posílením elektrifikujte nějakou budovu.
advice-end-come = Konec hry je spuštěn: dohraje se kolo, potom má každý poslední tah. Plánujte body, ne příjem.
advice-end-near = Ještě jedna podmínka konce hry a hra brzy skončí. Plánujte spíš body než příjem.
advice-nearly-full = Zaplněná pole destiček: { $filled }. Posílení teď přinese: { $income }{ $star ->
    [0] {""}
   *[other] {" "}a žeton cíle nejvýš na poli { $star }
}.
advice-contract = Nemáte žádný kontrakt. Destička { $tile } vám dovolí ho vzít a místo dá hned: { $bonus }.
advice-almost = { $contract }: chybí už jen jedna věc: { $progress }.
advice-nanotech-confine = Teď můžete uvěznit { $result }: vezměte si kartu { $card }.
advice-nanotech-quark = V centrální kapsli je { $quark } a s ním máte tři kvarky na proton nebo neutron: vezměte si kartu { $card }.
advice-nanotech-energy = Máte málo energie: vezměte si kartu { $card }.
advice-nanotech-lepton = { $card } přinese hned prestiž +1 a atomy potřebují elektrony.
advice-nanotech-copy-confine = Kopírování vám hned přinese prestiž.
advice-nanotech-copy-quark = Kopírujte to: { $quark } doplní tři kvarky na proton nebo neutron.
advice-nanotech-close = { $who }: do cíle chybí prestiž už jen { $prestige }. Berte brzy to, co přináší body.

## Against the Baron, step by step

learn-baron-row =
    {""}**Seznamte se s Baronem**
    Baron von Automat hraje podle pravidel a nic neplánuje. Nemá destičky v ruce ani příjem, jen tuto řadu. Ve svém tahu hodí kostkou se stranami 1, 1, 2, 2, 3 a 4 a použije destičku na tom místě, počítáno zleva. Pod každou destičkou vidíte strany, které k ní vedou. Červená značka je blokovací destička: hod, který dosáhne na ni nebo za ni, znamená destičku hned vlevo od ní. Bledé destičky teď přijít nemohou.
learn-baron-turn =
    {""}**Začínáte vy**
    Hrajete jako v každé hře Nucleum. Baron už má budovu v Lipsku (Leipzig) a žeton cíle na stupnici.
learn-baron-turn-why = V této lekci stavíme rezidenci ve městě Leipzig.
learn-baron-turn-tile = Má Urbanizaci.
learn-baron-turn-space = Baron je tam také: města jsou společná.
learn-baron-turn-confirm = Baron odpoví hned.
learn-baron-turn-done = Vaše rezidence stojí ve městě Leipzig. A tohle udělal Baron:
learn-baron-answer =
    {""}**Jak číst jeho tah**
    Nejdřív kostka a destička. Všechny její hlavní akce jsou i na jiných destičkách řady, proto ji položil jako železnici, sem (1). Proč sem? Každá volba jde po seznamu: pole, které dokončí trať, potom kde má barevnou shodu nejvíc konců, potom u jeho sítě. Teprve o zbytku rozhodne karta logiky: nejdřív nejvyšší, nebo nejnižší číslo.
    Ve hře to stojí nad vaší další otázkou a ve zprávě s označenou mapou.
learn-baron-moved =
    {""}**Co přijde potom**
    Destička položená jako železnice z řady zmizí; použitá na akce jde úplně doprava. Tak či tak se blokovací destička posune doleva a šance se změní. Podívejte se na tento obrázek, než se rozhodnete: může-li být kontrakt nebo pole hned jeho, buďte první.
learn-baron-second =
    {""}**Váš druhý tah**
    Kontrakt si bere, kdykoli přijde destička s touto akcí. Jednou podle karty nejnižší číslo, jindy nejvyšší.
learn-baron-second-why = V této lekci si bereme kontrakt C09 dřív než on.
learn-baron-second-tile = Má Kontraktaci a krok příjmu.
learn-baron-second-which = Chce elektrifikované budovy, a ty stejně chceme.
learn-baron-second-done = Kontrakt je váš. Znovu Baron:
learn-baron-recharge =
    {""}**Posílení a konec**
    Je-li blokovací destička úplně vlevo nebo dojdou-li zásoby, Baron provede Posílení: zásoby a žeton cíle o 6 polí výš. U kulaté šipky vidíte, kolikrát už to bylo. Po třetím, nebo po dvou podmínkách konce hry, se kolo dohraje a každý má ještě jeden tah.
    Jeho body jsou elektrifikované budovy, kontrakty, královské dny a cíle, které bodují za každé splnění. Elektrifikujte brzy: to mu jde nejhůř.
learn-baron-end =
    {""}**Dobře zahráno!**
    Teď vlastní hra: /new, Nucleum, protivník a úroveň 1 až 5, v kanálu nebo v soukromých zprávách se mnou. Začne hned a nikoho neupozorňuje. Mezi tahy máte času, kolik chcete. S options zvolíte nejdřív mapu, rozšíření a výzvu; se dvěma Barony je těsno. /records uchová výhry a trofeje.

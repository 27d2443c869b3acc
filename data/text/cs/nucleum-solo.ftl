### Nucleum sólo: Baron von Automat

option-opponent = protivník
option-opponent-none = jen hráči
option-about-opponent-none = Hrají jen lidé a počítačoví hráči.
option-opponent-baron = Baron von Automat
option-about-opponent-baron = Jeden nebo dva lidé proti automatickému Baronovi.
option-opponent-barons = dva Baroni
option-about-opponent-barons = Jeden člověk proti dvěma automatickým Baronům.
option-level = úroveň Barona
option-about-level = 1 je nejlehčí, 5 nejtěžší.
option-challenge = výzva
option-challenge-none = žádná
option-challenge-one-tile-less = O destičku méně
option-challenge-no-exchanges = Bez výměn
option-challenge-two-chairs = Dvě křesla
option-challenge-empty-purse = Prázdný měšec
option-challenge-no-directive = Bez směrnice
option-challenge-baron-ahead = Baron s náskokem
option-challenge-dear-coal = Drahé uhlí
option-challenge-six-slots = Šest polí
option-challenge-hurried-baron = Baron má naspěch
option-challenge-his-contracts = Jeho kontrakty

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

kind-return = Vrácení destičky
verb-return = Vrátit { $code }
nuc-prompt-return = Vraťte do krabice jednu ze svých počátečních destiček.

button-automata-nucleum = Řada Barona


## Components

nucleum-solo-logic = Karta logiky { $number }
nucleum-solo-logic-text = { $cities } { $buildings } { $rows }
nuc-solo-card-cities = { $tie ->
    [lowest] Města, železnice a kontrakty: nejdřív nejnižší číslo.
   *[highest] Města, železnice a kontrakty: nejdřív nejvyšší číslo.
}
nuc-solo-card-buildings = Urbanizace: { $first }, potom { $second }, potom { $third }.
nuc-solo-card-rows = Industrializace: { $row ->
    [lowest] nejdřív nejnižší řada
   *[highest] nejdřív nejvyšší řada
}, { $first ->
    [turbine] turbína před dolem.
   *[mine] důl před turbínou.
}
nuc-solo-kind-residence = rezidence
nuc-solo-kind-factory = továrna
nuc-solo-kind-laboratory = laboratoř
nucleum-solo-level = Úroveň { $number }
nucleum-solo-level-text = Baron má na začátku: { $start }. Za každé Posílení dostane: { $recharge }. { $off ->
    [0] {""}
   *[other] V každé akci Elektrifikace platí za uhlí o { $off ->
        [one] { $off } tolar
        [few] { $off } tolary
       *[other] { $off } tolarů
    } méně.{" "}
}Na konci má za každé splnění cíle, od nejnižšího segmentu, { $first }, { $second }, { $third } nebo { $fourth } VB a { $contract ->
    [0] za kontrakty nic
   *[other] za každý kontrakt { $contract } VB
}.
nucleum-challenge-one-tile-less = Před prvním tahem vraťte do krabice jednu ze svých oboustranných počátečních destiček.
nucleum-challenge-no-exchanges = Nesmíte měnit uran za dělníky ani dělníky za tolary. Uran, na který nemáte místo, propadá.
nucleum-challenge-two-chairs = S rozšířením Pokrok nezastavíš: Baron na začátku vede každou stranu, kterou by jinak vedl neutrální politik.
nucleum-challenge-empty-purse = Začínáte bez tolarů.
nucleum-challenge-no-directive = Hrajete bez své speciální směrnice.
nucleum-challenge-baron-ahead = Baron začíná s druhým žetonem cíle, na poli 7.
nucleum-challenge-dear-coal = Všechny vagóny uhlí leží na začátku dražší stranou nahoru.
nucleum-challenge-six-slots = Máte 6 polí destiček: poslední dvě jsou zakrytá.
nucleum-challenge-hurried-baron = Konec hry spustí už druhé Posílení Barona, ne třetí.
nucleum-challenge-his-contracts = Při každém Posílení si Baron vezme i zlatý kontrakt.
help-kind-logic = karta logiky
help-kind-level = úroveň
help-kind-challenge = výzva
help-kind-trophy = trofej

## Set-up

nuc-event-solo-row = { $who }: { $experiment }. Řada destiček: { $tiles }.
nuc-event-solo-first = { $who } začíná zde: { $city }.
nuc-event-solo-returned = { $who } vrací do krabice destičku { $tile }.

## His turn

nuc-event-solo-roll = { $who } hází { $die }: destička { $tile }{ $block ->
    [yes] , hned vlevo od blokovací destičky.
   *[no] .
}
nuc-event-solo-next = { $who } používá i další destičku: { $tile }.
nuc-event-solo-use = { $reason ->
    [railway] Stane se železnicí: její hlavní akce jsou i na jiných destičkách.
    [subsidies] Stane se železnicí: nemá žádnou hlavní akci.
    [last] Zůstává akční destičkou: akci { $action } nemá žádná jiná destička.
    [worker] Zůstává akční destičkou: Baron nemá dělníka pro železnici.
    [space] Zůstává akční destičkou: na žádné volné železniční pole Baron nemá dost tolarů.
   *[chain] Tato destička se železnicí nikdy nestane.
}
nuc-event-solo-card = Odkrytá karta logiky: { $card }.
nuc-event-solo-cannot = { $who } nemůže provést akci { $action }.
nuc-event-solo-unavailable = { $who } nemůže provést akci { $action }: { $why }.
nuc-why-solo-urbanize = pro žádnou budovu, kterou by zaplatil, není místo
nuc-why-solo-industrialize = pro žádnou turbínu ani důl, které by zaplatil, není místo
nuc-why-solo-develop = nabídka je prázdná
nuc-why-solo-contract = žádný kontrakt není vyložený
nuc-why-solo-contract-limit = už má { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
    [many] { $count } kontraktu
   *[other] { $count } kontraktů
}
nuc-why-solo-energize = nemůže elektrifikovat žádnou budovu
nuc-event-solo-develop = { $who } si bere z nabídky destičku { $tile }.
nuc-event-solo-remove = { $who } odstraňuje z nabídky destičku { $tile }.
nuc-event-solo-contract = { $who } si bere: { $contract } (body na konci hry).
nuc-event-solo-recharge = { $who } provádí Posílení ({ $count } ze { $needed }), { $why ->
    [block] protože blokovací destička je úplně vlevo
   *[goods] protože nemá tolary ani dělníky
}. Tolary: { $thaler }, dělníci: { $workers }.
nuc-event-solo-end = { $who }: Posílení č. { $count }. Hra končí po tomto kole a ještě jednom tahu každého.
nuc-event-solo-last = { $who } v posledním tahu dvakrát elektrifikuje bez placení.

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = Karta logiky { $card }: { $chosen }, ne { $other }.
nuc-event-solo-why-piece = Karta logiky { $card }: { $chosen }, ne { $other }.
nuc-event-solo-why-contract = Karta logiky { $card }: { $tie ->
    [lowest] nejdřív nejnižší číslo
   *[highest] nejdřív nejvyšší číslo
}, proto { $chosen }, ne { $other }.
nuc-event-solo-why-city = { $reason ->
    [special] Plocha pro speciální budovu
    [nucleum] Spojené s elektrárnou s nukleem
    [plant] Spojené s elektrárnou
    [royal] Královské město
    [new] Pro Barona nové město
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.
nuc-event-solo-why-target = { $reason ->
    [government] Nejdřív vládní budovy
    [special] Nejdřív speciální budovy
    [least] Nejdřív nejnižší požadavek
    [neutral] Nejdřív neutrální budovy
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.
nuc-event-solo-why-plant = { $reason ->
    [network] V jeho síti
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.
nuc-event-solo-why-rail = { $reason ->
    [completes] Dokončí trať
    [matches] Tam má barevnou shodu nejvíc konců
    [touches] Dotýká se jeho sítě
   *[card] Karta logiky { $card }: { $tie ->
        [lowest] nejdřív nejnižší číslo
       *[highest] nejdřív nejvyšší číslo
    }
}, proto { $chosen }, ne { $other }.

## The table in words

nuc-solo-level = Úroveň { $level }. { $what }
nuc-solo-two-people = Proti dvěma hráčům má za každé splnění cíle o { $vp } VB víc.
nuc-solo-challenge = Výzva „{ $name }“: { $what }
nuc-solo-card = Naposledy odkrytá: { $card }. { $what }
nuc-solo-deck = { $count ->
    [one] { $count } karta logiky leží lícem dolů.
    [few] { $count } karty logiky leží lícem dolů.
    [many] { $count } karty logiky leží lícem dolů.
   *[other] { $count } karet logiky leží lícem dolů.
}
nuc-solo-recharges = { $who }: Posílení { $count } ze { $needed }.
nuc-solo-row = Řada destiček zleva: { $tiles }. { $before ->
    [0] Blokovací destička je úplně vlevo.
    [one] Vlevo od blokovací destičky je { $before } destička.
    [few] Vlevo od blokovací destičky jsou { $before } destičky.
    [many] Vlevo od blokovací destičky je { $before } destičky.
   *[other] Vlevo od blokovací destičky je { $before } destiček.
}
nuc-solo-block = blokovací destička
nuc-solo-next = Příští hod, { $who }: { $chances }.
nuc-solo-chance = { $tile } ({ $faces } ze { $of })
nuc-solo-next-recharge = { $who } teď provede Posílení.
nuc-solo-challenge-line = **{ $name }**: { $what }

## Hints for a first game

advice-solo-row = { $next } Tlačítko Řada Barona ukáže všechny jeho destičky. Stavte tam, kde by teď stavěl Baron, nebo ho nechte dokončit vaše tratě.
advice-solo-end-near = Po příštím Posílení Barona zbudou už jen poslední tahy. Elektrifikujte, co můžete.

## Pictures

view-baron = řada Barona
render-nucleum-solo-logic = Karta logiky
render-nucleum-solo-level = Úroveň { $level }
render-nucleum-solo-row = Řada destiček
render-nucleum-solo-next = Příští hod kostkou
render-nucleum-solo-last = naposledy: { $tile }
render-nucleum-solo-recharges = teď Posílení
render-nucleum-solo-contracts = Kontrakty: { $contracts } (na konci po { $points } VB)
render-nucleum-solo-no-contracts = Zatím bez kontraktů (na konci po { $points } VB)
render-nucleum-solo-no-card = Zatím nebyla odkryta žádná karta logiky.
render-nucleum-solo-deck = { $count ->
    [one] Lícem dolů leží ještě { $count }.
    [few] Lícem dolů leží ještě { $count }.
    [many] Lícem dolů leží ještě { $count }.
   *[other] Lícem dolů jich leží ještě { $count }.
}
render-nucleum-legend-solo = Baron von Automat
render-nucleum-legend-die = strany kostky, které vedou k destičce
render-nucleum-legend-stop = blokace: za ni hod nedosáhne
render-nucleum-legend-recharge = Posílení zatím / do konce hry
render-nucleum-alt-solo = { $title }: Baron na úrovni { $level }.
render-nucleum-alt-solo-baron = { $name }: { $goods }. { $contracts }.
page-nucleum-alt-solo-row = Řada destiček, pod nimi strany kostky a mezi nimi blokovací destička.
page-nucleum-alt-solo-logic = Karta logiky: od kterého čísla města ke kterému, pořadí typů budov, řad a turbíny s dolem.
page-nucleum-alt-solo-levels = Pět úrovní: co má Baron na začátku, co získá Posílením, kolik VB má za cíle a kontrakty.
page-nucleum-solo-row = Hod počítá destičky zleva. Dosáhne-li blokovací destičky, platí destička hned vlevo od ní. Použitá destička jde úplně doprava, takže se blokovací destička posouvá doleva.

## Rules

rules-nucleum-solo-title = Sólo: Baron von Automat
rules-nucleum-solo-terms = Baron, automat, blokace, blokovací destička, řada destiček
rules-nucleum-solo =
    Hrajte sami nebo ve dvou proti Baronovi, nebo sami proti dvěma. Baron hraje podle těchto pravidel a nemá desku hráče. `/new` s protivníkem začne hru hned.

    Má řadu destiček: čtyři oboustranné počáteční, { $tiles } obecné a úplně vpravo speciální směrnici jako **blokovací destičku**.

    {""}**Jeho tah:** bez tolarů i dělníků, nebo s blokovací destičkou úplně vlevo, provede Posílení: zásoby podle úrovně, blokovací destička úplně doprava a žeton cíle { $step } polí nad nejvyšším. Jinak hodí kostkou (1, 1, 2, 2, 3, 4) a použije destičku na tom místě:
    - **Železnice:** jsou-li její hlavní akce i na jiných destičkách řady a má-li dělníka.
    - **Akce:** jinak z ní provede, co může, v pořadí: loď a dvůr (s rozšířeními), Urbanizace, Industrializace, Rozvoj, Kontraktace, Elektrifikace, potom zbytek. Destička jde úplně doprava.

    {""}**Konec:** až provede { $recharges } Posílení, nebo po { $ends } podmínkách konce hry (třetí královský den jí není). Kolo se dohraje, potom má každý ještě jeden tah; on v něm { $energizes }krát elektrifikuje bez placení.

    {""}**Jeho body:** elektrifikované budovy jako u vás, cíle a kontrakty podle úrovně, 1 VB za každý tolar a dělníka a královské dny. Remíza není výhra.
rules-nucleum-solo-choices-title = Sólo: jak Baron vybírá
rules-nucleum-solo-choices =
    Je-li možností víc, jde Baron po seznamu a o zbytku rozhodne **karta logiky**.

    {""}**Urbanizace:** typ podle karty, nejlevnější budova, kterou zaplatí. Město: spojené s elektrárnou, nejdřív s nukleem; potom pro něj nové; potom karta.
    {""}**Industrializace:** řada a turbína nebo důl podle karty.
    {""}**Rozvoj:** destička nabídky úplně vpravo, zdarma, do jeho řady hned vlevo od blokovací destičky.
    {""}**Kontraktace:** jeden z vyložených kontraktů podle karty, celkem nejvýš { $contracts }. Neplní ho: má za něj body na konci.
    {""}**Elektrifikace:** nejdřív vládní, potom nejnižší požadavek, potom neutrální, potom karta.
    {""}**Železnice:** pole, které dokončí trať, potom kde má barevnou shodu nejvíc konců, potom u jeho sítě, potom karta.

    Za krok příjmu získá hned 1 tolar, 1 dělníka nebo 1 VB, za technologii tolik VB, kolik je její úroveň, za úspěchy nic. Každá zpráva říká, proč vybral právě takto.

    {""}**Nejnižší nebo nejvyšší číslo:** karta myslí číslo města, kontraktu nebo strany. Pořadí u železnic, jeho kontrakty a úrovně 1, 2, 4 a 5 jsou vlastní pravidla tohoto bota.
rules-nucleum-solo-expansions-title = Sólo: rozšíření
rules-nucleum-solo-expansions =
    Co dalšího Baron dělá s rozšířeními. Lodě, dvůr a Gibraltar mají vlastní stránky.

    {""}**Speciální budovy:** místo své budovy postaví speciální z nabídky, stejného typu a úrovně, pokud má na 1 tolar navíc a zbývá mu žeton urbanizace. Plochy pro speciální městské budovy mají přednost.
    {""}**Elektrifikace:** speciální budovy jsou po vládních, ale před nejnižším požadavkem. Za elektrifikaci takové budovy má 1 VB za každý úspěch, který by přinesla vám.
    {""}**Uhelné doly** (Austrálie): při Industrializaci si vezme uhelný důl, když pořadí na kartě dojde k řadě, ze které už umístil turbínu i důl. Platí za něj a využívá jeho uhlí jako vy.
    {""}**Hobart** (Austrálie) se při výběru města počítá jako elektrárna s nukleem.
rules-nucleum-solo-levels-title = Sólo: úrovně
rules-nucleum-solo-levels =
    Počet úrovní: { $count }. Úroveň zvolte přes `/new` s `level` nebo v možnostech stolu. Bez rozšíření má úroveň 3 zásoby, Posílení a cíle tištěné hry. S rozšířeními má Baron jiné zásoby a body, aby obtížnost každé úrovně zůstala podobná. Proti dvěma hráčům má za každé splnění cíle o { $more } VB víc.

    Každý řádek obrázku říká: co má Baron na začátku; co získá Posílením; kolik VB má za každé splnění cíle, od nejnižšího segmentu; kolik za každý kontrakt. Na vysokých úrovních platí za uhlí méně.

    `/records` ukáže vaše výsledky podle úrovní a trofeje.
rules-nucleum-solo-challenges-title = Sólo: výzvy
rules-nucleum-solo-challenges =
    Možnost stolu, která něco ztíží, na jakékoli úrovni.

    - { $line1 }
    - { $line2 }
    - { $line3 }
    - { $line4 }
    - { $line5 }
    - { $line6 }
    - { $line7 }
    - { $line8 }
    - { $line9 }
    - { $line10 }

## Trophies

nucleum-trophy-finished = Až do konce
nucleum-trophy-finished-text = Dohrajte sólovou hru do konce.
nucleum-trophy-level-1 = Úroveň 1
nucleum-trophy-level-1-text = Vyhrajte na úrovni 1 nebo vyšší.
nucleum-trophy-level-2 = Úroveň 2
nucleum-trophy-level-2-text = Vyhrajte na úrovni 2 nebo vyšší.
nucleum-trophy-level-3 = Úroveň 3
nucleum-trophy-level-3-text = Vyhrajte na úrovni 3 nebo vyšší.
nucleum-trophy-level-4 = Úroveň 4
nucleum-trophy-level-4-text = Vyhrajte na úrovni 4 nebo vyšší.
nucleum-trophy-level-5 = Úroveň 5
nucleum-trophy-level-5-text = Vyhrajte na úrovni 5 nebo vyšší.
nucleum-trophy-experiment-A = Experiment A
nucleum-trophy-experiment-A-text = Vyhrajte s experimentem A na úrovni 2 nebo vyšší.
nucleum-trophy-experiment-B = Experiment B
nucleum-trophy-experiment-B-text = Vyhrajte s experimentem B na úrovni 2 nebo vyšší.
nucleum-trophy-experiment-C = Experiment C
nucleum-trophy-experiment-C-text = Vyhrajte s experimentem C na úrovni 2 nebo vyšší.
nucleum-trophy-experiment-D = Experiment D
nucleum-trophy-experiment-D-text = Vyhrajte s experimentem D na úrovni 2 nebo vyšší.
nucleum-trophy-experiment-E = Experiment E
nucleum-trophy-experiment-E-text = Vyhrajte s experimentem E na úrovni 2 nebo vyšší.
nucleum-trophy-experiment-F = Experiment F
nucleum-trophy-experiment-F-text = Vyhrajte s experimentem F na úrovni 2 nebo vyšší.
nucleum-trophy-map-saxony = Sasko
nucleum-trophy-map-saxony-text = Vyhrajte na mapě Saska na úrovni 3 nebo vyšší.
nucleum-trophy-map-gibraltar = Gibraltar
nucleum-trophy-map-gibraltar-text = Vyhrajte na mapě Gibraltaru na úrovni 3 nebo vyšší.
nucleum-trophy-map-australia = Austrálie
nucleum-trophy-map-australia-text = Vyhrajte na mapě Austrálie na úrovni 3 nebo vyšší.
nucleum-trophy-two-barons = Dva Baroni
nucleum-trophy-two-barons-text = Porazte dva Barony najednou: mějte víc bodů než každý z nich.
nucleum-trophy-together = Společně
nucleum-trophy-together-text = Hrajte ve dvou proti Baronovi a mějte každý víc bodů než on.
nucleum-trophy-points-150 = 150 bodů
nucleum-trophy-points-150-text = Získejte aspoň 150 bodů.
nucleum-trophy-points-200 = 200 bodů
nucleum-trophy-points-200-text = Vyhrajte s aspoň 200 body.
nucleum-trophy-by-fifty = O padesát
nucleum-trophy-by-fifty-text = Vyhrajte aspoň o 50 bodů.
nucleum-trophy-few-rails = Málo kolejí
nucleum-trophy-few-rails-text = Vyhrajte s nejvýše 2 umístěnými železničními destičkami.
nucleum-trophy-rail-baron = Železniční baron
nucleum-trophy-rail-baron-text = Umístěte v jedné hře aspoň 10 železničních destiček.
nucleum-trophy-all-eight = Všech osm
nucleum-trophy-all-eight-text = Odemkněte všech 8 technologií svého experimentu.
nucleum-trophy-ten-contracts = Deset kontraktů
nucleum-trophy-ten-contracts-text = Splňte aspoň 10 kontraktů včetně fialových a vojenských.
nucleum-trophy-clean-coal = Bez uhlí
nucleum-trophy-clean-coal-text = Vyhrajte s aspoň 5 elektrifikovanými budovami a bez spáleného uhlí.
nucleum-trophy-three-forts = Tři pevnosti
nucleum-trophy-three-forts-text = Splňte všechny tři vojenské kontrakty jedné hry.
nucleum-trophy-great-laboratory = Velká laboratoř
nucleum-trophy-great-laboratory-text = Elektrifikujte vlastní laboratoř úrovně IV.
nucleum-trophy-royal-favour = Královská přízeň
nucleum-trophy-royal-favour-text = Buďte ve všech třech královských dnech jedné hry sami na prvním místě.
nucleum-trophy-three-parties = Tři strany
nucleum-trophy-three-parties-text = Vyhrajte a na konci veďte tři strany.
nucleum-trophy-challenges-ten = Deset výzev
nucleum-trophy-challenges-ten-text = Vyhrajte s každou z deseti výzev, na libovolné úrovni.

nucleum-number-baron-die = Strany kostky Baronů
nucleum-number-baron-star-step = Pole od nejvyššího žetonu cíle Barona k dalšímu
nucleum-number-baron-recharges = Posílení každého Barona, která ukončí hru
nucleum-number-baron-ends = Podmínky konce potřebné ve hře s Baronem
nucleum-number-baron-tiles = Obecné destičky v řadě Barona na začátku
nucleum-number-baron-last-energizes = Akce Elektrifikace v posledním tahu Barona
nucleum-number-baron-two-people-vp = VB Barona navíc za každé splnění cíle proti dvěma hráčům

## The tale of a turn

nuc-turn-solo-roll = hod { $die }: { $tile }{ $block ->
    [yes] , hned vlevo od blokovací destičky
   *[no] { "" }
}
nuc-deed-solo-next = Také další destička: { $tile }
nuc-deed-solo-cannot = Nelze provést: { $action }
nuc-deed-solo-unavailable = Nelze provést: { $action } ({ $why })
nuc-deed-solo-develop = Z nabídky: { $tile }
nuc-deed-solo-remove = Odstraněno z nabídky: { $tile }
nuc-deed-solo-contract = { $contract } (body na konci hry)
nuc-turn-solo-recharge = Posílení { $count } z { $needed }, { $why ->
    [block] blokovací destička je zcela vlevo
   *[goods] bez tolarů a dělníků
}

## Which box it is from

expansion-nucleum-solo = Sólový režim

### The special city buildings of Nucleum

option-special_buildings = speciální městské budovy
option-about-special_buildings = Budovy ve společné nabídce, s vlastními účinky, které nahradí vaše.

help-kind-special = speciální městská budova

now-special-offer = { $thaler ->
    [one] v nabídce za { $thaler } tolar
    [few] v nabídce za { $thaler } tolary
   *[other] v nabídce za { $thaler } tolarů
}
now-special-hidden = v hromádce úrovně { $level }, zatím skrytá
now-special-city = má ji { $who }, { $city }
now-special-lit = má ji { $who }, { $city }, elektrifikovaná
now-special-instead = můžete ji postavit místo: { $own }
now-special-none-left = nemůžete ji postavit: na desce už nemáte budovu { $own }
now-special-no-token = nemůžete ji postavit: nemáte žádný žeton urbanizace
now-tile-aside = vyčleněná pro speciální městskou budovu

position-special-offer = V nabídce urbanizace ({ $thaler ->
    [one] { $thaler } tolar
    [few] { $thaler } tolary
   *[other] { $thaler } tolarů
}): { $building } ({ $gains }). Pod ní: { $left }.
position-special-aside = Vyčleněné akční destičky: { $tiles }.
position-special-tokens = Zbývající žetony urbanizace: { $count }.
position-special-gone = Odebráno ze hry: { $items }.

nucleum-special-building = { $type ->
    [residence] Speciální rezidence
    [factory] Speciální továrna
    [laboratory] Speciální laboratoř
   *[wild] Kombinovaná speciální budova
} { $level } ({ $code })
nucleum-special-gains = požadavek { $energy } → { $effects }; na konci { $vp }
nucleum-special-text = Nahradí budovu { $any ->
    [yes] libovolného typu
   *[no] stejného typu
} a úrovně { $level } z vaší desky: { $gains }.
nucleum-special-wild = { $text } Kombinovaná: hodí se na libovolnou plochu, ale nepočítá se jako žádný typ{ $government ->
    [yes] {" "}kromě vládní budovy
   *[no] {""}
}.
nucleum-special-coal-mine = { $text } Elektrifikovaná se počítá jako uhelný důl.
nucleum-milestone-special = Speciální budovy
nucleum-each-special = { $energized ->
    [yes] elektrifikovanou speciální budovu
   *[no] speciální budovu
}
nucleum-kind-special = { $energized ->
    [yes] elektrif. speciální budovy
   *[no] speciální budovy
}
nucleum-count-special = { $energized ->
    [yes] { $count ->
        [one] { $count } elektrif. speciální budova
        [few] { $count } elektrif. speciální budovy
       *[other] { $count } elektrif. speciálních budov
    }
   *[no] { $count ->
        [one] { $count } speciální budova
        [few] { $count } speciální budovy
       *[other] { $count } speciálních budov
    }
}
nucleum-moment-place-special = postavíte speciální městskou budovu
nucleum-modifier-free-coal = { $count } uhlí zdarma v každé vaší akci Elektrifikace
nucleum-label-free-develop = Rozvoj zdarma
nucleum-effect-free-develop = akce Rozvoj bez zaplacení tolarů
nucleum-label-set-aside-tiles = Vyčleněné destičky
nucleum-effect-set-aside-tiles = 2 vyčleněné akční destičky
nucleum-label-extra-turn = Další destička
nucleum-effect-extra-turn = ihned další tah: destička na vaši desku
nucleum-label-become-mine = Důl
nucleum-effect-become-mine = tato budova se stane dolem: uran jako za postavení dolu
nucleum-effect-from-now-on = od této chvíle { $abilities }
nucleum-number-special-thaler = Ceny speciálních městských budov podle úrovně v tolarech
nucleum-number-urbanization-tokens = Žetony urbanizace každého hráče

nuc-special-swap-brief = { $code } místo: { $own }
nuc-special-swap = { $building } místo: { $own } (+{ $thaler ->
    [one] { $thaler } tolar
    [few] { $thaler } tolary
   *[other] { $thaler } tolarů
})
nuc-special-detail = { $gains }
advice-special = Urbanizace s destičkou { $tile }: { $building } místo budovy { $own } ({ $cost }): { $gains }.
nuc-prompt-play-further = Další tah: kterou destičku zahrajete na svou desku?
nuc-event-special = { $own } odchází ze hry; zbývající žetony urbanizace: { $tokens }.
nuc-event-special-shown = Nově v nabídce: { $building }.
nuc-event-set-aside = { $who } získává vyčleněné destičky: { $tiles }.
nuc-event-become-mine = { $who } má nový důl: { $building }, { $city }.

rules-nucleum-special-buildings-title = Speciální městské budovy
rules-nucleum-special-buildings-terms = speciální budova, žeton urbanizace, nabídka urbanizace, kombinovaná speciální budova
rules-nucleum-special-buildings =
    Možnost stolu, pro kteroukoli mapu.

    {""}**Nabídka urbanizace:** { $count } speciálních městských budov leží v hromádkách podle úrovně (počet hromádek: { $piles }), odkrytá je jen vrchní. Jakmile ji někdo vezme, je v nabídce další.

    {""}**Stavba:** kdykoli stavíte městskou budovu, smíte místo ní postavit speciální budovu z nabídky: stejného typu a úrovně. Místo ceny své budovy zaplatíte podle úrovně (I až IV) { $prices } tolarů. Červený příplatek a slevy platí jako vždy. Vaši budovu odeberte ze hry. Speciální budovu označte žetonem urbanizace. Máte jich { $tokens }; bez nich už speciální budovu stavět nesmíte.

    {""}**Kombinované budovy** nahradí libovolný typ a hodí se na libovolnou plochu. Jsou to městské budovy, ale kde jde o určitý typ, počítají se jen s jeho symbolem.

    {""}**Plochy pro speciální městské budovy**, má-li je mapa, přijmou jen speciální budovy, libovolného typu.

    {""}**Příprava:** k cílům se přimíchá nová destička cíle. Vlajka leží o { $more } polí výše. Dvě akční destičky se vyčlení: přinese je jedna z budov.
rules-nucleum-special-energize-title = Elektrifikace speciálních budov
rules-nucleum-special-energize =
    Speciální budovu elektrifikujete jako kteroukoli svou budovu: podle požadavku, který ukazuje, a za tolik žetonů úspěchu. Dá vám vlastní odměnu a na konci vlastní body. Speciální budovy ostatních hráčů nejsou neutrální.

    {""}**Další tah:** po skončení akce Elektrifikace zahrajte další destičku na svou desku, ne jako železnici. Smíte při tom splnit další kontrakt.

    {""}**Uhlí zdarma:** v každé akci Elektrifikace máte 1 uhlí zdarma. Vychází z této budovy a musí se dostat do elektrárny jako každé uhlí. Budova se počítá jako uhelný důl.

    {""}**Důl:** otočení této budovy se počítá jako postavení dolu. Získáte tolik uranu, kolik máte teď dolů. Vejde se do ní { $size } uranu a od té chvíle se počítá jako důl.

    {""}**Body za každou …** se počítají na konci: speciální, elektrifikované nebo vládní budovy ve stejné vaší síti, ať patří komukoli; nebo vaše budovy úrovní III a IV.

ruling-nucleum-special-price = Slevy se odečítají od speciální ceny i červeného příplatku dohromady, nejvýše do 0.
ruling-nucleum-special-next = Další budova z hromádky je v nabídce ihned, proto stavbu potom nelze vzít zpět.
ruling-nucleum-special-wild = I pro kombinovanou budovu platí pravidlo o ploše se dvěma znaky: ne, dokud je v tom městě volná plocha s jedním znakem.
ruling-nucleum-special-extra-turn = Další tah přijde až po všem ostatním, co akce Elektrifikace přinesla. Lze ho vynechat. Bez destičky nebo volného pole se nestane nic.
ruling-nucleum-special-mine = Získáte i to, co vám přináší stavba dolů. Nepatří k žádné řadě vaší desky.
ruling-nucleum-special-coal = Uhlí zdarma se použije vždy jako první. Nespotřebuje vagón.

spot-nucleum-no-special = Nabídka urbanizace: speciální budovy úrovně { $level } došly
render-nucleum-special = Nabídka urbanizace
render-nucleum-special-left = pod ní { $count }
render-nucleum-special-empty = došly
render-nucleum-special-aside = Vyčleněno pro speciální budovu SL2
render-nucleum-special-tokens = Žetony urbanizace
render-nucleum-is-special = speciální budova: useknuté rohy
render-nucleum-is-wild-special = kombinovaná: libovolný typ
render-nucleum-is-special-space = jen speciální budovy
render-nucleum-is-token = žeton urbanizace
render-nucleum-alt-special-placed = Speciální budovy
render-nucleum-alt-special-map = { $building }, { $city }
render-nucleum-alt-special-tokens = zbývající žetony urbanizace: { $count }
view-special-buildings = nabídka urbanizace
page-nucleum-special-buildings = Místo budovy ze své desky smíte postavit speciální budovu stejného typu a úrovně.
page-nucleum-alt-special-buildings = Budova z desky, šipka a speciální budova s useknutými rohy, která ji nahradí; pod nimi kombinovaná budova a plocha pro speciální budovu.

## The tale of a turn

nuc-deed-special = { $own } odchází ze hry, zbývající žetony urbanizace: { $tokens }
nuc-deed-set-aside = vyčleněné destičky: { $tiles }
nuc-deed-become-mine = Nový důl: { $building }, { $city }

## Which box it is from

expansion-nucleum-special_buildings = Rozšíření: Gibraltar (speciální městské budovy)

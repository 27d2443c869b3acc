### Slova o jazycích, to, co je společné všem jazykům, a stoly popsané slovy.

## Jazyky

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = jazyk mého Discordu

parameter-table-language = Jazyk zpráv stolu (prázdné: jazyk serveru)
done-user-language = Soukromé odpovědi a obrázky: { $language }.
done-user-language-own = Soukromé odpovědi a obrázky: v jazyce vašeho Discordu.
error-no-such-language = Jazyk „{ $name }“ neexistuje. Vyberte jeden ze seznamu.
lobby-language = Jazyk: { $language }
options-language = Jazyk stolu

## Lobby

computer-name = Počítač { $number }
computer-seat = { $name } ({ $kind })
option-is = { $option }: { $value }
option-settled = { $option }: určuje „{ $other }“

## Skóre

score-source = { $source } { $points }
score-line-short = { $place }\. **{ $who }**: **{ $score }**

## Stůl popsaný slovy

position-table = Stůl
position-order = Pořadí tahů: { $players }.
position-active = Na tahu je { $who }.
position-of = { $who }
position-sentence = { $said }.

position-nanotech-cards = Karty akcí
position-nanotech-capsule = { $count ->
    [0] Centrální kapsle: prázdná
   *[other] Centrální kapsle: { $quarks }
}
position-nanotech-pile = Kvarky v hromádce: { $draw }; odhozené: { $discard }.
position-nanotech-supply = V zásobě zbývá: energie { $energy }, { $electrons }, { $protons }, { $neutrons }.
position-nanotech-pieces = { $what } × { $count }
position-nanotech-expansions-left = { $count ->
    [0] Žádné moduly nezbývají.
   *[other] Zbývající moduly: { $expansions }.
}
position-nanotech-card = { $card }: energie na kartě { $energy }; { $taken ->
    [yes] má ji { $who }
   *[no] volná
}
position-nanotech-prestige = Prestiž: { $prestige } z { $target }
position-nanotech-energy = Energie: { $energy }; nabití přinese { $charge }
position-nanotech-quarks = { $count ->
    [0] Kvarková kapsle: prázdná, míst: { $spaces }
   *[other] Kvarková kapsle, obsazená místa { $count } z { $spaces }: { $quarks }
}
position-nanotech-electrons = Leptonová kapsle: elektrony na { $held } z { $spaces } míst
position-nanotech-hadrons = Hadronová kapsle, míst: { $spaces }; obsahuje: { $protons } a { $neutrons }
position-nanotech-expansions = { $count ->
    [0] Žádné moduly
   *[other] Moduly: { $expansions }
}
position-nanotech-atoms = { $count ->
    [0] Žádné vyrobené atomy.
   *[other] Vyrobené atomy: { $atoms }.
}
position-nanotech-sources = Prestiž za: { $sources }.

position-series = { $first }; { $next }
position-nucleum-end-met = Splněná podmínka konce hry: { $condition }.
position-nucleum-end-open = Zatím ne: { $progress }.
position-nucleum-map = Mapa
position-nucleum-railways = Tratě
position-nucleum-coal = Uhlí
position-nucleum-offer = Akční destičky v nabídce
position-nucleum-contracts = Kontrakty
position-nucleum-milestones = Cíle
position-nucleum-score = { $who } { $vp }
position-nucleum-scores = Body: { $scores }.
position-nucleum-half = { $action } (hrana: { $colour })
position-nucleum-goods = { $goods }; dělníci v rezervě: { $reserve }.
position-nucleum-marker = { $track } na poli { $space }
position-nucleum-income = Ukazatele příjmu: { $markers }. Posílení teď přinese: { $income }.
position-nucleum-at-hand = { $count ->
    [0] V zásobě není žádná akční destička.
   *[other] V zásobě: { $items }.
}
position-nucleum-slots = { $count ->
    [0] Na polích destiček nic neleží.
   *[other] Na polích destiček, zleva: { $items }.
}
position-nucleum-on-top = { $tile } (na destičce { $under })
position-nucleum-contract-held = { $slot }: { $contract }: { $text }. Zatím: { $progress }.
position-nucleum-fulfilled = { $count ->
    [0] Žádný splněný kontrakt.
   *[other] Splněné: { $items }.
}
position-nucleum-taken = { $count ->
    [0] Žádný kontrakt.
   *[other] Kontrakty: { $items }.
}
position-nucleum-experiment = { $experiment }. { $text }
position-nucleum-technology = { $technology }: { $text }
position-nucleum-buildings = { $count ->
    [0] Všechny budovy jsou na mapě.
   *[other] Zbývající budovy: { $items }.
}
position-nucleum-industry = { $count ->
    [0] Všechny turbíny a doly jsou na mapě.
   *[other] Zbývající turbíny a doly: { $items }.
}
position-nucleum-mines = Doly, { $group }.
position-nucleum-stars = { $count ->
    [0] Na stupnici cílů není žádný žeton
   *[other] Žetony na stupnici cílů: { $spaces }
}; zbývá: { $left }.
position-nucleum-stars-of = Žetony cílů, { $who }: { $spaces }.
position-nucleum-city = { $city }, obruba { $colour }{ $plant }: { $spaces }.
position-nucleum-plant-coal = {", "}uhelná elektrárna
position-nucleum-plant-nucleum = {", "}elektrárna s nukleem
position-nucleum-plant-empty = {", "}elektrárna bez nuklea (za umístění: { $bonus })
position-nucleum-space = { $space } – { $piece }
position-nucleum-space-free = { $space } – volno
position-nucleum-rubble = uzavřeno troskami
position-nucleum-piece-of = { $piece }, hráč { $who }
position-nucleum-piece-energized = { $piece }, elektrifikováno
position-nucleum-piece-dark = { $piece }, neelektrifikováno
position-nucleum-link = { $link } ({ $text })
position-nucleum-link-complete = { $link }, dokončená trať, destičky hráčů: { $owners }.
position-nucleum-link-open = { $link }: { $tiles }.
position-nucleum-links-empty = Zatím bez destičky: { $links }.
position-nucleum-towards = { $action } (hrana: { $colour }) směrem k městu { $city }
position-nucleum-rail = pole { $number }, { $who }: { $tile }
position-nucleum-coal-one-price = { $area }: { $text }
position-nucleum-wagons = { $area } (dovoz do: { $cities }): vagóny s cenou { $cheap }: { $fresh }; otočené s cenou { $dear }: { $flipped }; potom stojí uhlí { $bare }.
position-nucleum-offered = Cena { $thaler }: { $tile }.
position-nucleum-tiles-left = { $count ->
    [0] Balíček je prázdný.
   *[other] V balíčku zbývá destiček: { $count }.
}
position-nucleum-contract = { $contract }: { $text }.
position-nucleum-contracts-left = { $count ->
    [0] Balíčky jsou prázdné.
   *[other] V balíčcích zbývá kontraktů: { $count }.
}
position-nucleum-milestone = { $segment }, { $milestone }: { $text } { $bonus }
position-nucleum-gone = Nukleum odtud už někdo získal.

## Stránky stolu popsaného slovy

button-text = Jako text
text-heading = **{ $table }** · { $section } ({ $page } z { $pages })
text-sections = Přejít k části
parameter-board-text = Slovy místo obrázku, pro čtečky obrazovky
alt-nucleum-income = Posílení teď přinese: { $income }.

## Punctuation between parts

labelled = { $label }: { $what }
remarks = { $first } · { $more }
next-sentence = { $first } { $second }

## Místa na obrázcích

spot-score = Body: { $who }
spot-of = { $who } · { $what }
spot-nucleum-star = Stupnice cílů, pole { $space }
spot-nucleum-no-tile = Nabídka destiček: prázdné místo
spot-nucleum-no-contract = Kontrakty: prázdné místo
spot-nucleum-red = každá destička tu stojí víc

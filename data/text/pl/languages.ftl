### Słowa o językach, to, co wspólne dla wszystkich języków, i stoły opisane słowami.

## Języki

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = język mojego Discorda

parameter-table-language = Język wiadomości stołu (puste: język serwera)
done-user-language = Prywatne odpowiedzi i obrazy: { $language }.
done-user-language-own = Prywatne odpowiedzi i obrazy: w języku twojego Discorda.
error-no-such-language = Nie ma języka „{ $name }”. Wybierz jeden z listy.
lobby-language = Język: { $language }
options-language = Język stołu

## Poczekalnia

computer-name = Komputer { $number }
computer-seat = { $name } ({ $kind })
option-is = { $option }: { $value }
option-settled = { $option }: ustala je „{ $other }”

## Punktacja

score-source = { $source } { $points }
score-line-short = { $place }\. **{ $who }**: **{ $score }**

## Stół opisany słowami

position-table = Stół
position-order = Kolejność tur: { $players }.
position-active = Turę rozgrywa { $who }.
position-of = { $who }
position-sentence = { $said }.

position-nanotech-cards = Karty akcji
position-nanotech-capsule = { $count ->
    [0] Kapsuła centralna: pusta
   *[other] Kapsuła centralna: { $quarks }
}
position-nanotech-pile = Kwarki w stosie: { $draw }; odrzucone: { $discard }.
position-nanotech-supply = W zasobach zostało: energia { $energy }, { $electrons }, { $protons }, { $neutrons }.
position-nanotech-pieces = { $what } × { $count }
position-nanotech-expansions-left = { $count ->
    [0] Nie ma już modułów.
   *[other] Pozostałe moduły: { $expansions }.
}
position-nanotech-card = { $card }: energia na karcie { $energy }; { $taken ->
    [yes] u gracza { $who }
   *[no] wolna
}
position-nanotech-prestige = Prestiż: { $prestige } z { $target }
position-nanotech-energy = Energia: { $energy }; ładowanie daje { $charge }
position-nanotech-quarks = { $count ->
    [0] Kapsuła kwarkowa: pusta, miejsca: { $spaces }
   *[other] Kapsuła kwarkowa, zajęte miejsca { $count } z { $spaces }: { $quarks }
}
position-nanotech-electrons = Kapsuła leptonowa: elektrony na { $held } z { $spaces } miejsc
position-nanotech-hadrons = Kapsuła hadronowa, miejsca: { $spaces }; zawiera: { $protons } i { $neutrons }
position-nanotech-expansions = { $count ->
    [0] Brak modułów
   *[other] Moduły: { $expansions }
}
position-nanotech-atoms = { $count ->
    [0] Brak zbudowanych atomów.
   *[other] Zbudowane atomy: { $atoms }.
}
position-nanotech-sources = Prestiż za: { $sources }.

position-series = { $first }; { $next }
position-nucleum-end-met = Spełniony warunek końca gry: { $condition }.
position-nucleum-end-open = Jeszcze nie: { $progress }.
position-nucleum-map = Mapa
position-nucleum-railways = Tory
position-nucleum-coal = Węgiel
position-nucleum-offer = Płytki akcji w ofercie
position-nucleum-contracts = Kontrakty
position-nucleum-milestones = Żetony sukcesu
position-nucleum-score = { $who } { $vp }
position-nucleum-scores = Punkty: { $scores }.
position-nucleum-half = { $action } (krawędź: { $colour })
position-nucleum-goods = { $goods }; robotnicy w rezerwie: { $reserve }.
position-nucleum-marker = { $track } na polu { $space }
position-nucleum-income = Znaczniki dochodu: { $markers }. Doładowanie daje teraz: { $income }.
position-nucleum-at-hand = { $count ->
    [0] Brak płytek akcji w puli.
   *[other] W puli: { $items }.
}
position-nucleum-slots = { $count ->
    [0] Brak płytek na polach płytek.
   *[other] Na polach płytek, od lewej: { $items }.
}
position-nucleum-on-top = { $tile } (na wierzchu płytki { $under })
position-nucleum-contract-held = { $slot }: { $contract }: { $text }. Do tej pory: { $progress }.
position-nucleum-fulfilled = { $count ->
    [0] Brak wypełnionych kontraktów.
   *[other] Wypełnione: { $items }.
}
position-nucleum-taken = { $count ->
    [0] Brak kontraktów.
   *[other] Kontrakty: { $items }.
}
position-nucleum-experiment = { $experiment }. { $text }
position-nucleum-technology = { $technology }: { $text }
position-nucleum-buildings = { $count ->
    [0] Wszystkie budynki są na mapie.
   *[other] Pozostałe budynki: { $items }.
}
position-nucleum-industry = { $count ->
    [0] Wszystkie turbiny i kopalnie są na mapie.
   *[other] Pozostałe turbiny i kopalnie: { $items }.
}
position-nucleum-mines = Kopalnie, { $group }.
position-nucleum-stars = { $count ->
    [0] Brak gwiazdek na torze sukcesów
   *[other] Gwiazdki na torze sukcesów: { $spaces }
}; pozostało: { $left }.
position-nucleum-stars-of = Gwiazdki gracza { $who }: { $spaces }.
position-nucleum-city = { $city }, obwódka { $colour }{ $plant }: { $spaces }.
position-nucleum-plant-coal = {", "}elektrownia węglowa
position-nucleum-plant-nucleum = {", "}elektrownia z nucleum
position-nucleum-plant-empty = {", "}elektrownia bez nucleum (za umieszczenie: { $bonus })
position-nucleum-space = { $space } – { $piece }
position-nucleum-space-free = { $space } – wolne
position-nucleum-rubble = zablokowane gruzem
position-nucleum-piece-of = { $piece }, gracz { $who }
position-nucleum-piece-energized = { $piece }, z zasilaniem
position-nucleum-piece-dark = { $piece }, bez zasilania
position-nucleum-link = { $link } ({ $text })
position-nucleum-link-complete = { $link }, ukończona, płytki graczy: { $owners }.
position-nucleum-link-open = { $link }: { $tiles }.
position-nucleum-links-empty = Jeszcze bez płytek: { $links }.
position-nucleum-towards = { $action } (krawędź: { $colour }) od strony miasta { $city }
position-nucleum-rail = pole { $number }, { $who }: { $tile }
position-nucleum-coal-one-price = { $area }: { $text }
position-nucleum-wagons = { $area } (dowóz do: { $cities }): wagony z ceną { $cheap }: { $fresh }; odwrócone, z ceną { $dear }: { $flipped }; potem węgiel kosztuje { $bare }.
position-nucleum-offered = Cena { $thaler }: { $tile }.
position-nucleum-tiles-left = { $count ->
    [0] Stos jest pusty.
   *[other] W stosie zostało płytek: { $count }.
}
position-nucleum-contract = { $contract }: { $text }.
position-nucleum-contracts-left = { $count ->
    [0] Stosy są puste.
   *[other] W stosach zostało kontraktów: { $count }.
}
position-nucleum-milestone = { $segment }, { $milestone }: { $text } { $bonus }
position-nucleum-gone = Nucleum z tego miejsca już zabrano.

## Strony stołu opisanego słowami

button-text = Jako tekst
text-heading = **{ $table }** · { $section } ({ $page } z { $pages })
text-sections = Przejdź do części
parameter-board-text = Słowami zamiast obrazu, dla czytników ekranu
alt-nucleum-income = Doładowanie daje teraz: { $income }.

## Punctuation between parts

labelled = { $label }: { $what }
remarks = { $first } · { $more }
next-sentence = { $first } { $second }

## Miejsca na obrazkach

spot-score = Punkty: { $who }
spot-of = { $who } · { $what }
spot-nucleum-star = Tor żetonów sukcesu, pole { $space }
spot-nucleum-no-tile = Oferta płytek akcji: puste miejsce
spot-nucleum-no-contract = Kontrakty: puste miejsce
spot-nucleum-red = każda płytka kosztuje tu więcej

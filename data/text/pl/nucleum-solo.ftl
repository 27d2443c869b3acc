### Nucleum solo: Baron von Automat

option-opponent = przeciwnik
option-opponent-none = tylko gracze
option-about-opponent-none = Grają tylko ludzie i gracze komputerowi.
option-opponent-baron = Baron von Automat
option-about-opponent-baron = Jedna lub dwie osoby przeciw automatycznemu Baronowi.
option-opponent-barons = dwóch Baronów
option-about-opponent-barons = Jedna osoba przeciw dwóm automatycznym Baronom.
option-level = poziom Barona
option-about-level = 1 to najłatwiejszy, 5 najtrudniejszy.
option-challenge = wyzwanie
option-challenge-none = bez wyzwania
option-challenge-one-tile-less = Jedna płytka mniej
option-challenge-no-exchanges = Bez zamian
option-challenge-two-chairs = Dwa krzesła
option-challenge-empty-purse = Pusta sakiewka
option-challenge-no-directive = Bez dyrektywy
option-challenge-baron-ahead = Baron na prowadzeniu
option-challenge-dear-coal = Drogi węgiel
option-challenge-six-slots = Sześć pól
option-challenge-hurried-baron = Baron się spieszy
option-challenge-his-contracts = Jego kontrakty

nucleum-solo-baron = Baron von Automat
nucleum-solo-baron-one = Baron von Automat I
nucleum-solo-baron-two = Baron von Automat II

kind-return = Odłożenie płytki
verb-return = Odłóż { $code }
nuc-prompt-return = Odłóż do pudełka jedną ze swoich płytek startowych.

button-automata-nucleum = Rząd Barona


## Components

nucleum-solo-logic = Karta logiki { $number }
nucleum-solo-logic-text = { $cities } { $buildings } { $rows }
nuc-solo-card-cities = { $tie ->
    [lowest] Miasta, tory i kontrakty: najpierw najniższy numer.
   *[highest] Miasta, tory i kontrakty: najpierw najwyższy numer.
}
nuc-solo-card-buildings = Urbanizacja: { $first }, potem { $second }, potem { $third }.
nuc-solo-card-rows = Industrializacja: { $row ->
    [lowest] najpierw najniższy rząd
   *[highest] najpierw najwyższy rząd
}, { $first ->
    [turbine] turbina przed kopalnią.
   *[mine] kopalnia przed turbiną.
}
nuc-solo-kind-residence = budynek mieszkalny
nuc-solo-kind-factory = fabryka
nuc-solo-kind-laboratory = laboratorium
nucleum-solo-level = Poziom { $number }
nucleum-solo-level-text = Baron ma na początku { $start }, a doładowanie daje mu { $recharge }. { $off ->
    [0] {""}
   *[other] W każdej akcji zasilania płaci za węgiel o { $off ->
        [one] { $off } talara
        [few] { $off } talary
        [many] { $off } talarów
       *[other] { $off } talara
    } mniej.{" "}
}Na koniec każde spełnienie żetonu sukcesu daje mu, od najniższego odcinka, { $first }, { $second }, { $third } lub { $fourth } PZ, a { $contract ->
    [0] kontrakty nic mu nie dają
   *[other] każdy kontrakt { $contract } PZ
}.
nucleum-challenge-one-tile-less = Przed pierwszą turą odłóż do pudełka jedną ze swoich dwustronnych płytek startowych.
nucleum-challenge-no-exchanges = Nie zamieniasz uranu na robotników ani robotników na talary. Uran, na który nie ma miejsca, przepada.
nucleum-challenge-two-chairs = Z Radą postępu: Baron zaczyna jako lider każdej partii, której liderem byłby neutralny polityk.
nucleum-challenge-empty-purse = Zaczynasz bez talarów.
nucleum-challenge-no-directive = Grasz bez swojej dyrektywy specjalnej.
nucleum-challenge-baron-ahead = Baron zaczyna z drugą gwiazdką, na polu sukcesów 7.
nucleum-challenge-dear-coal = Wszystkie wagony węgla leżą na początku droższą stroną do góry.
nucleum-challenge-six-slots = Masz 6 pól płytek: dwa ostatnie są zakryte.
nucleum-challenge-hurried-baron = Koniec gry wywołuje już drugie doładowanie Barona, nie trzecie.
nucleum-challenge-his-contracts = Przy każdym doładowaniu Baron bierze też złoty kontrakt.
help-kind-logic = karta logiki
help-kind-level = poziom
help-kind-challenge = wyzwanie
help-kind-trophy = trofeum

## Set-up

nuc-event-solo-row = { $who }: { $experiment }. Rząd płytek: { $tiles }.
nuc-event-solo-first = { $who } zaczyna tu: { $city }.
nuc-event-solo-returned = { $who } odkłada do pudełka płytkę { $tile }.

## His turn

nuc-event-solo-roll = { $who } wyrzuca { $die }: płytka { $tile }{ $block ->
    [yes] , tuż na lewo od blokady.
   *[no] .
}
nuc-event-solo-next = { $who } używa też następnej płytki: { $tile }.
nuc-event-solo-use = { $reason ->
    [railway] Staje się torami: jej główne akcje są też na innych płytkach.
    [subsidies] Staje się torami: nie ma głównej akcji.
    [last] Zostaje płytką akcji: na żadnej innej płytce nie ma akcji { $action }.
    [worker] Zostaje płytką akcji: Baron nie ma robotnika na tory.
    [space] Zostaje płytką akcji: Barona nie stać na żadne wolne pole torów.
   *[chain] Ta płytka nigdy nie staje się torami.
}
nuc-event-solo-card = Odkryta karta logiki: { $card }.
nuc-event-solo-cannot = { $who } nie może wykonać akcji { $action }.
nuc-event-solo-unavailable = { $who } nie może wykonać akcji { $action }: { $why }.
nuc-why-solo-urbanize = brak miejsca na budynek, na który go stać
nuc-why-solo-industrialize = brak miejsca na turbinę lub kopalnię, na którą go stać
nuc-why-solo-develop = oferta jest pusta
nuc-why-solo-contract = nie ma wyłożonych kontraktów
nuc-why-solo-contract-limit = ma już { $count ->
    [one] { $count } kontrakt
    [few] { $count } kontrakty
    [many] { $count } kontraktów
   *[other] { $count } kontraktu
}
nuc-why-solo-energize = nie ma budynku, który mógłby zasilić
nuc-event-solo-develop = { $who } bierze z oferty płytkę { $tile }.
nuc-event-solo-remove = { $who } usuwa z oferty płytkę { $tile }.
nuc-event-solo-contract = { $who } bierze: { $contract } (punkty na koniec gry).
nuc-event-solo-recharge = { $who } wykonuje doładowanie ({ $count } z { $needed }), { $why ->
    [block] bo blokada leży pierwsza z lewej
   *[goods] bo nie ma talarów ani robotników
}. Talary: { $thaler }, robotnicy: { $workers }.
nuc-event-solo-end = { $who }: doładowanie nr { $count }. Gra kończy się po tej rundzie i jeszcze jednej turze każdego.
nuc-event-solo-last = { $who } w ostatniej turze zasila dwa razy bez płacenia.

## Why he chose: reason is card, or what he goes by

nuc-event-solo-why-type = Karta logiki { $card }: { $chosen }, a nie { $other }.
nuc-event-solo-why-piece = Karta logiki { $card }: { $chosen }, a nie { $other }.
nuc-event-solo-why-contract = Karta logiki { $card }: { $tie ->
    [lowest] najpierw najniższy numer
   *[highest] najpierw najwyższy numer
}, więc { $chosen }, a nie { $other }.
nuc-event-solo-why-city = { $reason ->
    [special] Pole na specjalny budynek
    [nucleum] Połączone z elektrownią z nucleum
    [plant] Połączone z elektrownią
    [royal] Królewskie miasto
    [new] Miasto nowe dla Barona
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.
nuc-event-solo-why-target = { $reason ->
    [government] Najpierw budynki rządowe
    [special] Najpierw budynki specjalne
    [least] Najpierw najniższe zapotrzebowanie
    [neutral] Najpierw budynki neutralne
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.
nuc-event-solo-why-plant = { $reason ->
    [network] W jego sieci
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.
nuc-event-solo-why-rail = { $reason ->
    [completes] Ukończy linię
    [matches] Tam pasuje najwięcej końców
    [touches] Styka się z jego siecią
   *[card] Karta logiki { $card }: { $tie ->
        [lowest] najpierw najniższy numer
       *[highest] najpierw najwyższy numer
    }
}, więc { $chosen }, a nie { $other }.

## The table in words

nuc-solo-level = Poziom { $level }. { $what }
nuc-solo-two-people = Przeciw dwóm graczom każde spełnienie żetonu sukcesu daje mu o { $vp } PZ więcej.
nuc-solo-challenge = Wyzwanie „{ $name }”: { $what }
nuc-solo-card = Ostatnio odkryta: { $card }. { $what }
nuc-solo-deck = { $count ->
    [one] { $count } karta logiki leży zakryta.
    [few] { $count } karty logiki leżą zakryte.
    [many] { $count } kart logiki leży zakrytych.
   *[other] { $count } karty logiki leży zakryte.
}
nuc-solo-recharges = { $who }: doładowania { $count } z { $needed }.
nuc-solo-row = Rząd płytek od lewej: { $tiles }. { $before ->
    [0] Blokada leży pierwsza z lewej.
    [one] Na lewo od blokady leży { $before } płytka.
    [few] Na lewo od blokady leżą { $before } płytki.
    [many] Na lewo od blokady leży { $before } płytek.
   *[other] Na lewo od blokady leży { $before } płytki.
}
nuc-solo-block = blokada
nuc-solo-next = Następny rzut, { $who }: { $chances }.
nuc-solo-chance = { $tile } ({ $faces } z { $of })
nuc-solo-next-recharge = { $who } wykona teraz doładowanie.
nuc-solo-challenge-line = **{ $name }**: { $what }

## Hints for a first game

advice-solo-row = { $next } Przycisk Rząd Barona pokaże wszystkie jego płytki. Buduj tam, gdzie zaraz zbuduje Baron, albo pozwól mu ukończyć twoje linie.
advice-solo-end-near = Po następnym doładowaniu Barona zostaną już tylko ostatnie tury. Zasil, co się da.

## Pictures

view-baron = rząd Barona
render-nucleum-solo-logic = Karta logiki
render-nucleum-solo-level = Poziom { $level }
render-nucleum-solo-row = Rząd płytek
render-nucleum-solo-next = Następny rzut kością
render-nucleum-solo-last = ostatnio: { $tile }
render-nucleum-solo-recharges = teraz doładowanie
render-nucleum-solo-contracts = Kontrakty: { $contracts } (na koniec po { $points } PZ)
render-nucleum-solo-no-contracts = Bez kontraktów (na koniec po { $points } PZ)
render-nucleum-solo-no-card = Nie odkryto jeszcze żadnej karty logiki.
render-nucleum-solo-deck = { $count ->
    [one] Zakryta jest jeszcze { $count }.
    [few] Zakryte są jeszcze { $count }.
    [many] Zakrytych jest jeszcze { $count }.
   *[other] Zakryte jest jeszcze { $count }.
}
render-nucleum-legend-solo = Baron von Automat
render-nucleum-legend-die = ścianki kości, które wskazują płytkę
render-nucleum-legend-stop = blokada: rzut jej nie mija
render-nucleum-legend-recharge = doładowania dotąd / do końca gry
render-nucleum-alt-solo = { $title }: Baron na poziomie { $level }.
render-nucleum-alt-solo-baron = { $name }: { $goods }. { $contracts }.
page-nucleum-alt-solo-row = Rząd płytek ze ściankami kości pod spodem, a wśród nich blokada.
page-nucleum-alt-solo-logic = Karta logiki: od którego numeru miasta do którego, kolejność budynków, rzędów oraz turbiny i kopalni.
page-nucleum-alt-solo-levels = Pięć poziomów: co Baron ma na początku, co daje mu doładowanie, ile punktów dają sukcesy i kontrakty.
page-nucleum-solo-row = Rzut liczy płytki od lewej. Jeśli sięga blokady, chodzi o płytkę tuż na lewo od niej. Użyta płytka idzie na prawy koniec, więc blokada przesuwa się w lewo.

## Rules

rules-nucleum-solo-title = Solo: Baron von Automat
rules-nucleum-solo-terms = Baron, automat, blokada, rząd płytek
rules-nucleum-solo =
    Gra w pojedynkę lub we dwoje przeciw Baronowi albo w pojedynkę przeciw dwóm. Baron gra według tych zasad i nie ma planszy gracza. `/new` z przeciwnikiem od razu zaczyna grę.

    Ma rząd płytek: cztery dwustronne startowe, { $tiles } ogólne, a na prawym końcu dyrektywę specjalną jako **blokadę**.

    {""}**Jego tura:** bez talarów i robotników albo z blokadą pierwszą z lewej wykonuje doładowanie: zasoby według poziomu, blokada na prawy koniec, gwiazdka { $step } pól nad najwyższą. W przeciwnym razie rzuca kością (1, 1, 2, 2, 3, 4) i używa płytki na tym miejscu:
    - **Tory:** jeśli jej główne akcje są też na innych płytkach rzędu, a on ma robotnika.
    - **Akcje:** inaczej wykonuje z niej, co może, w kolejności: statek i dwór (z dodatkami), urbanizacja, industrializacja, rozwój, umowa, zasilanie, potem reszta. Płytka idzie na prawy koniec.

    {""}**Koniec:** gdy wykona { $recharges } doładowania albo po { $ends } warunkach końca gry (trzecie królewskie punktowanie nim nie jest). Dokańcza się rundę, potem każdy ma jeszcze jedną turę; on zasila w niej { $energizes } razy bez płacenia.

    {""}**Jego punkty:** zasilone budynki jak u ciebie, żetony sukcesu i kontrakty według poziomu, 1 PZ za każdego talara i robotnika oraz królewskie punktowania. Remis nie jest wygraną.
rules-nucleum-solo-choices-title = Solo: jak wybiera Baron
rules-nucleum-solo-choices =
    Gdy możliwości jest kilka, Baron idzie po kolei po liście, a o reszcie rozstrzyga **karta logiki**.

    {""}**Urbanizacja:** typ według karty, najtańszy jego budynek, na który Barona stać. Miasto: połączone z elektrownią, najpierw z nucleum; potem nowe dla niego; potem karta.
    {""}**Industrializacja:** rząd oraz turbina lub kopalnia według karty.
    {""}**Rozwój:** skrajnie prawa płytka oferty, za darmo, do jego rzędu tuż na lewo od blokady.
    {""}**Umowa:** jeden z wyłożonych kontraktów, według karty, łącznie najwyżej { $contracts }. Nie wypełnia go: daje punkty na koniec.
    {""}**Zasilanie:** najpierw rządowe, potem najniższe zapotrzebowanie, potem neutralne, potem karta.
    {""}**Tory:** pole, które ukończy linię, potem to, gdzie pasuje najwięcej końców, potem stykające się z jego siecią, potem karta.

    Za krok dochodu dostaje od razu 1 talara, 1 robotnika lub 1 PZ, za technologię tyle PZ, ile wynosi jej poziom, za osiągnięcia nic. Każda wiadomość mówi, dlaczego wybrał właśnie tak.

    {""}**Najniższy lub najwyższy numer:** karta mówi o numerze miasta, kontraktu lub partii. Kolejność przy torach, jego kontrakty i poziomy 1, 2, 4 i 5 są pomysłem tego bota.
rules-nucleum-solo-expansions-title = Solo: dodatki
rules-nucleum-solo-expansions =
    Co jeszcze Baron robi z dodatkami. Statki, Rada postępu i Gibraltar mają własne strony.

    {""}**Specjalne budynki:** zamiast własnego budynku stawia specjalny z oferty, tego samego typu i poziomu, jeśli stać go na 1 talara więcej i ma jeszcze żeton urbanizacji. Najpierw wybiera pola na specjalne budynki.
    {""}**Zasilanie:** specjalne budynki są po rządowych, a przed najniższym zapotrzebowaniem. Za zasilenie takiego budynku dostaje 1 PZ za każde jego osiągnięcie.
    {""}**Kopalnie węgla** (Australia): przy industrializacji bierze kopalnię węgla, gdy kolejność z karty dochodzi do rzędu, z którego postawił już i turbinę, i kopalnię. Płaci za nią i używa jej węgla tak jak ty.
    {""}**Hobart** (Australia) przy wyborze miasta liczy się jak elektrownia z nucleum.
rules-nucleum-solo-levels-title = Solo: poziomy
rules-nucleum-solo-levels =
    Liczba poziomów: { $count }. Wybierz poziom przez `/new` z `level` albo w opcjach stołu. Bez dodatków poziom 3 ma zasoby, doładowania i sukcesy z drukowanej gry. Z dodatkami Baron ma inne zasoby i punkty, aby trudność każdego poziomu pozostała podobna. Przeciw dwóm graczom każde spełnienie żetonu sukcesu daje mu o { $more } PZ więcej.

    Każdy wiersz na obrazku mówi: co Baron ma na początku; co daje mu doładowanie; ile PZ daje mu każde spełnienie żetonu sukcesu, od najniższego odcinka; ile każdy kontrakt. Na wysokich poziomach płaci mniej za węgiel.

    `/records` pokazuje twoje wyniki według poziomów i trofea.
rules-nucleum-solo-challenges-title = Solo: wyzwania
rules-nucleum-solo-challenges =
    Opcja stołu, która coś utrudnia, na dowolnym poziomie.

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

nucleum-trophy-finished = Do końca
nucleum-trophy-finished-text = Rozegraj grę solo do końca.
nucleum-trophy-level-1 = Poziom 1
nucleum-trophy-level-1-text = Wygraj na poziomie 1 lub wyższym.
nucleum-trophy-level-2 = Poziom 2
nucleum-trophy-level-2-text = Wygraj na poziomie 2 lub wyższym.
nucleum-trophy-level-3 = Poziom 3
nucleum-trophy-level-3-text = Wygraj na poziomie 3 lub wyższym.
nucleum-trophy-level-4 = Poziom 4
nucleum-trophy-level-4-text = Wygraj na poziomie 4 lub wyższym.
nucleum-trophy-level-5 = Poziom 5
nucleum-trophy-level-5-text = Wygraj na poziomie 5 lub wyższym.
nucleum-trophy-experiment-A = Eksperyment A
nucleum-trophy-experiment-A-text = Wygraj z eksperymentem A na poziomie 2 lub wyższym.
nucleum-trophy-experiment-B = Eksperyment B
nucleum-trophy-experiment-B-text = Wygraj z eksperymentem B na poziomie 2 lub wyższym.
nucleum-trophy-experiment-C = Eksperyment C
nucleum-trophy-experiment-C-text = Wygraj z eksperymentem C na poziomie 2 lub wyższym.
nucleum-trophy-experiment-D = Eksperyment D
nucleum-trophy-experiment-D-text = Wygraj z eksperymentem D na poziomie 2 lub wyższym.
nucleum-trophy-experiment-E = Eksperyment E
nucleum-trophy-experiment-E-text = Wygraj z eksperymentem E na poziomie 2 lub wyższym.
nucleum-trophy-experiment-F = Eksperyment F
nucleum-trophy-experiment-F-text = Wygraj z eksperymentem F na poziomie 2 lub wyższym.
nucleum-trophy-map-saxony = Saksonia
nucleum-trophy-map-saxony-text = Wygraj na mapie Saksonii na poziomie 3 lub wyższym.
nucleum-trophy-map-gibraltar = Gibraltar
nucleum-trophy-map-gibraltar-text = Wygraj na mapie Gibraltaru na poziomie 3 lub wyższym.
nucleum-trophy-map-australia = Australia
nucleum-trophy-map-australia-text = Wygraj na mapie Australii na poziomie 3 lub wyższym.
nucleum-trophy-two-barons = Dwóch Baronów
nucleum-trophy-two-barons-text = Pokonaj dwóch Baronów naraz: zdobądź więcej punktów niż każdy z nich.
nucleum-trophy-together = Razem
nucleum-trophy-together-text = Gra dwóch osób przeciw Baronowi: każda zdobywa więcej punktów niż on.
nucleum-trophy-points-150 = 150 punktów
nucleum-trophy-points-150-text = Zdobądź co najmniej 150 punktów.
nucleum-trophy-points-200 = 200 punktów
nucleum-trophy-points-200-text = Wygraj, mając co najmniej 200 punktów.
nucleum-trophy-by-fifty = O pięćdziesiąt
nucleum-trophy-by-fifty-text = Wygraj z przewagą co najmniej 50 punktów.
nucleum-trophy-few-rails = Mało torów
nucleum-trophy-few-rails-text = Wygraj, kładąc najwyżej 2 fragmenty torów.
nucleum-trophy-rail-baron = Kolejowy baron
nucleum-trophy-rail-baron-text = Połóż w jednej grze co najmniej 10 fragmentów torów.
nucleum-trophy-all-eight = Cała ósemka
nucleum-trophy-all-eight-text = Odblokuj wszystkie 8 technologii swojego eksperymentu.
nucleum-trophy-ten-contracts = Dziesięć kontraktów
nucleum-trophy-ten-contracts-text = Wypełnij co najmniej 10 kontraktów, licząc fioletowe i wojskowe.
nucleum-trophy-clean-coal = Ani grudki węgla
nucleum-trophy-clean-coal-text = Wygraj z co najmniej 5 zasilonymi budynkami i bez spalonego węgla.
nucleum-trophy-three-forts = Trzy forty
nucleum-trophy-three-forts-text = Wypełnij wszystkie trzy kontrakty wojskowe w jednej grze.
nucleum-trophy-great-laboratory = Wielkie laboratorium
nucleum-trophy-great-laboratory-text = Zasil swoje laboratorium poziomu IV.
nucleum-trophy-royal-favour = Łaska króla
nucleum-trophy-royal-favour-text = Zajmij samodzielnie pierwsze miejsce we wszystkich trzech królewskich punktowaniach jednej gry.
nucleum-trophy-three-parties = Trzy partie
nucleum-trophy-three-parties-text = Wygraj, będąc na koniec liderem trzech partii.
nucleum-trophy-challenges-ten = Dziesięć wyzwań
nucleum-trophy-challenges-ten-text = Wygraj z każdym z dziesięciu wyzwań, na dowolnym poziomie.

nucleum-number-baron-die = Ścianki kości Baronów
nucleum-number-baron-star-step = Pola od najwyższej gwiazdki Barona do następnej
nucleum-number-baron-recharges = Doładowania każdego Barona, które kończą grę
nucleum-number-baron-ends = Warunki końca potrzebne w grze z Baronem
nucleum-number-baron-tiles = Ogólne płytki w rzędzie Barona na początku
nucleum-number-baron-last-energizes = Akcje zasilania w ostatniej turze Barona
nucleum-number-baron-two-people-vp = Dodatkowe PZ Barona za każde spełnienie żetonu sukcesu przeciw dwóm graczom

## The tale of a turn

nuc-turn-solo-roll = rzut { $die }: { $tile }{ $block ->
    [yes] , tuż przed blokadą
   *[no] { "" }
}
nuc-deed-solo-next = Także następna płytka: { $tile }
nuc-deed-solo-cannot = Niemożliwe: { $action }
nuc-deed-solo-unavailable = Niemożliwe: { $action } ({ $why })
nuc-deed-solo-develop = Z oferty: { $tile }
nuc-deed-solo-remove = Usunięta z oferty: { $tile }
nuc-deed-solo-contract = { $contract } (punkty na koniec gry)
nuc-turn-solo-recharge = doładowanie { $count } z { $needed }, { $why ->
    [block] blokada jest skrajnie z lewej
   *[goods] bez talarów i robotników
}

## Which box it is from

expansion-nucleum-solo = Tryb solo

### The Court of Progress: parties, politicians, agendas and the king

option-court = Rada postępu
option-about-court = Wysyłaj robotników do czterech partii: bonusy od razu, programy partii przy królewskim punktowaniu.

kind-court = Dwór
kind-party = Partie

command-nucleum-court = Wykonaj akcję dworu
parameter-nucleum-court = Która partia

help-kind-party = partia
help-kind-agenda = program partii
help-kind-court = dwór

## Components

nucleum-action-court = Dwór
nucleum-action-court-text = Umieść dostępnego robotnika w partii jako polityka i weź bonus tej partii.
nucleum-effect-action-court = akcja dworu
nucleum-moment-court = wykonasz akcję dworu

nucleum-party-capitalists = Kapitaliści
nucleum-party-freethinkers = Wolnomyśliciele
nucleum-party-communists = Komuniści
nucleum-party-royalists = Rojaliści
nucleum-party-text = Bonus za akcję dworu: { $bonus }.

nucleum-agenda = Program: { $about }
nucleum-agenda-contracts = kontrakty
nucleum-agenda-pieces = kopalnie i turbiny
nucleum-agenda-milestone = najwyższy sukces
nucleum-agenda-technologies = technologie
nucleum-agenda-network = największa sieć
nucleum-agenda-cities = miasta
nucleum-agenda-parties = partie
nucleum-agenda-energy = największe zapotrzebowanie

nucleum-court-politician = Polityk
nucleum-court-politician-text = Robotnik na planszy dworu. Mając polityka w partii, jesteś jej członkiem; mając go na polu lidera, jesteś jej liderem. Politycy nie są robotnikami: nie można ich wydać i nie liczą się do pozostałych zasobów.
nucleum-court-neutral-politician = Neutralni politycy
nucleum-court-neutral-politician-text = Jeden ma strzałkę, pozostali numery 2, 3 i 4. W każdym królewskim punktowaniu polityk z najwyższym numerem opuszcza grę, a ten ze strzałką przechodzi do partii poniżej.
nucleum-court-king = Król
nucleum-court-king-text = Stoi przy dominującej partii. W królewskim punktowaniu każdy jej członek zdobywa punkty z jej programu.

nucleum-each-politicians = swojego polityka
nucleum-each-parties = partię, której jesteś członkiem
nucleum-each-leads = partię, której jesteś liderem
nucleum-each-leads-dominant = dominującą partię, której jesteś liderem
nucleum-each-highest-milestone = spełnienie żetonu sukcesu przy najwyższej gwiazdce
nucleum-each-highest-energy = jednostkę energii największego zapotrzebowania wśród twoich zasilonych budynków (bez rządowych)
nucleum-count-politicians = { $count ->
    [one] { $count } polityk na planszy dworu
    [few] { $count } politycy na planszy dworu
    [many] { $count } polityków na planszy dworu
   *[other] { $count } polityka na planszy dworu
}
nucleum-count-parties = { $count ->
    [one] politycy w { $count } partii
    [few] politycy w { $count } partiach
    [many] politycy w { $count } partiach
   *[other] politycy w { $count } partiach
}
nucleum-count-leads = { $count ->
    [one] przywództwo w { $count } partii
    [few] przywództwo w { $count } partiach
    [many] przywództwo w { $count } partiach
   *[other] przywództwo w { $count } partiach
}
nucleum-count-leads-dominant = lider dominującej partii
nucleum-count-highest-milestone = { $count ->
    [one] { $count } raz żeton sukcesu przy najwyższej gwiazdce
    [few] { $count } razy żeton sukcesu przy najwyższej gwiazdce
    [many] { $count } razy żeton sukcesu przy najwyższej gwiazdce
   *[other] { $count } razy żeton sukcesu przy najwyższej gwiazdce
}
nucleum-count-highest-energy = największe zapotrzebowanie zasilonego budynku: { $count }

## The game

nuc-prompt-court = Do której partii trafia robotnik?
nuc-court-detail = { $bonus }{ $lead ->
    [yes] ; zostajesz liderem
    [stays] ; jesteś liderem
   *[no] {""}
}{ $king ->
    [yes] ; król przechodzi tutaj
   *[no] {""}
}. Program: teraz { $vp } PZ dla ciebie
nuc-court-politicians = { $who } { $count }{ $leads ->
    [yes] {" "}(lider)
   *[no] {""}
}
nuc-court-neutrals = neutralni { $count }{ $leads ->
    [yes] {" "}(lider)
   *[no] {""}
}
nuc-court-nobody = nikt
nuc-court-bonus = { $party } ({ $bonus })
nuc-court-from = { $party }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
nuc-court-back = { $count ->
    [one] { $count } polityk wraca
    [few] { $count } politycy wracają
    [many] { $count } polityków wraca
   *[other] { $count } polityka wraca
}: { $parties }

nuc-event-court = { $who } umieszcza polityka: { $party }.
nuc-event-court-leader = { $who } jest teraz liderem: { $party }.
nuc-event-court-neutral-leader = Liderem jest teraz polityk neutralny: { $party }.
nuc-event-court-vacant = { $party } nie mają lidera: zostanie nim następny umieszczony tam polityk.
nuc-event-court-king = Król zmienia miejsce. Dominująca partia: { $party }.
nuc-event-court-neutral = { $party }: { $first ->
    [yes] król, neutralny polityk ze strzałką i neutralny polityk { $number }.
   *[no] neutralny polityk { $number }.
}
nuc-event-court-agenda = { $who } jest liderem ({ $party }): { $vp } PZ. Program: { $agenda }.
nuc-event-court-fixed = { $who } jest liderem ({ $party }): { $vp } PZ.
nuc-event-court-members = Dominująca partia: { $party }. Punkty członków: { $scored }. Program: { $agenda }.
nuc-event-court-fixed-members = Dominująca partia: { $party }. Punkty członków: { $scored }.
nuc-court-scored = { $who } { $vp }
nuc-event-court-leave = Politycy wracają do rezerwy.
nuc-event-court-back = { $who }: { $back }.
nuc-event-court-neutral-leaves = Neutralny polityk { $number } opuszcza grę ({ $party }).
nuc-event-court-arrow = Neutralny polityk ze strzałką zmienia partię: { $before } → { $party }.

nuc-score-parties = bonusy partii
nuc-score-agendas = programy partii w królewskich punktowaniach
nuc-score-final-agendas = programy partii na koniec

nuc-why-no-politician = Akcja dworu wymaga dostępnego robotnika, a nie masz ani robotnika, ani uranu do zamiany.
nuc-why-no-politician-reserve = Akcja dworu wymaga dostępnego robotnika, a nie masz żadnego. Twoja rezerwa jest pusta, więc nie można wymienić uranu na robotnika.
hint-court = { $action } { $count ->
    [0] ✖
    [one] ({ $count } partia)
    [few] ({ $count } partie)
    [many] ({ $count } partii)
   *[other] ({ $count } partii)
}
advice-court = Akcja dworu płytką { $tile }: z nowym politykiem zostajesz liderem ({ $party }). Program tej partii ({ $agenda }) jest teraz wart { $vp } PZ dla ciebie.

## Where things are

now-party-king = dominująca: stoi przy niej król
now-party-people = politycy: { $people }
now-party-agenda = program: { $agenda }
now-party-worth = teraz { $vp } PZ dla ciebie
now-agenda-in = { $party }
now-agenda-under = nie w tej grze: leży drugą stroną do góry
now-king = { $party }
now-politicians = { $who } – { $party }: { $count }{ $leads ->
    [yes] {" "}(lider)
   *[no] {""}
}
now-politicians-mine = ty – { $party }: { $count }{ $leads ->
    [yes] {" "}(lider)
   *[no] {""}
}
now-neutral-politicians = { $party }: { $count }{ $leads ->
    [yes] {" "}(lider)
   *[no] {""}
}

position-nucleum-party = { $party }{ $king ->
    [yes] {" "}(partia dominująca)
   *[no] {""}
}: { $people }. Program: { $agenda }.
position-nucleum-politicians = Politycy: { $count }{ $leads ->
    [0] .
   *[other] ; lider: { $parties }.
}

render-nucleum-court = Plansza dworu
render-nucleum-alt-party = { $party }{ $king ->
    [yes] {" "}(partia dominująca)
   *[no] {""}
}: { $people }
render-nucleum-is-king = dominująca partia
render-nucleum-is-court = dwór: umieść polityka w partii
render-nucleum-is-politician = polityk
render-nucleum-is-leader = lider partii
render-nucleum-is-vacant = partia bez lidera
render-nucleum-is-neutral-politician = neutralny polityk (najwyższy numer odchodzi)
render-nucleum-is-arrow = neutralny polityk, który przechodzi do partii poniżej
render-nucleum-court-next = gdyby teraz było królewskie punktowanie
render-nucleum-court-worth = Ile teraz dają programy
render-nucleum-alt-court = { $title }: plansza dworu.
render-nucleum-alt-agendas = Programy: { $agendas }.
view-court = dwór

## Rules

rules-nucleum-court-title = Rada postępu: akcja dworu
rules-nucleum-court-terms = lider partii, lider, dominująca partia
rules-nucleum-court =
    Opcja stołu, do ustawienia przed początkiem gry.

    Plansza dworu ma cztery partie, każda z programem. Robotnik na niej to **polityk**. Mając polityka w partii, jesteś jej **członkiem**; mając go na polu lidera, jesteś jej **liderem**. Partia ze znacznikiem króla jest **dominująca**.

    {""}**Akcja dworu** to szósta akcja główna. Weź dostępnego robotnika (możesz go dostać za uran) i umieść w dowolnej partii. Następnie:
    1. Weź bonus partii: { $bonuses }.
    2. Jeśli masz tam więcej polityków niż lider (gracz lub neutralni), zostajesz liderem. Jeśli lidera nie ma, też nim zostajesz.
    3. Jeśli partia ma teraz więcej polityków niż dominująca, król przechodzi do niej.

    Dyrektywa specjalna pozwala na akcję dworu; jej zniżka przepada.
rules-nucleum-court-kings-day-title = Rada postępu: królewskie punktowanie
rules-nucleum-court-kings-day =
    Po zwykłych punktach królewskiego punktowania, od najwyższej partii do najniższej:

    {""}**1.** Każdy lider zdobywa punkty z programu swojej partii. Neutralni nie zdobywają nic.
    {""}**2.** Każdy członek dominującej partii zdobywa punkty z jej programu, więc jej lider dwukrotnie.
    {""}**3.** Każdy lider zwraca do rezerwy 1 polityka z tej partii (z pola lidera tylko ostatniego). Potem każdy gracz zwraca 1 z dominującej partii.
    {""}**4.** Neutralny polityk z najwyższym numerem opuszcza grę. Ten ze strzałką przechodzi do partii poniżej, z ostatniej do pierwszej.
    {""}**5.** W każdej partii liderem zostaje ten, kto sam ma najwięcej polityków. Przy remisie nikogo się nie mianuje: obecny lider zostaje, a puste pole czeka na następnego polityka.
    {""}**6.** Król idzie do partii z największą liczbą polityków. Przy remisie zostaje.

    Na koniec gry programy punktuje się jeszcze raz, jak w 1 i 2. Nikogo się wtedy nie usuwa.
rules-nucleum-court-agendas-title = Rada postępu: programy partii
rules-nucleum-court-agendas =
    Cztery płytki programów trafiają do partii losowo, losową stroną ku górze. Osiem stron:
    { $agendas }.

    Polityków liczy się, zanim ktokolwiek wróci do rezerwy. Ile program jest dla ciebie teraz wart, stoi przy każdej partii podczas akcji dworu; podaje to też `/lookup` z nazwą partii.
rules-nucleum-court-changes-title = Rada postępu: zmiany
rules-nucleum-court-changes =
    {""}**Płytki:** 12 płytek z akcją dworu zastępuje 7 innych, a w każdym eksperymencie ma ją jedna płytka startowa.

    {""}**Kontrakty:** C64–C67 wymagają polityków lub przywództwa w dominującej partii.

    {""}**Flaga:** leży pod { $flag } PZ. **Rezerwa:** { $workers } robotników.

    {""}**Koniec:** w 3 i 4 osoby liczba potrzebnych warunków końca gry to { $needed }, w 2 osoby { $needed_two }.

    {""}**Plansza dworu:** neutralnych polityków ({ $neutrals }) i króla rozmieszczają nieużywane karty przygotowania mapy. Karty 1–3 to Kapitaliści, 4–6 Wolnomyśliciele, 7–9 Komuniści, 10–12 Rojaliści. Pierwsza partia dostaje króla, polityka ze strzałką i numer 2; numery 3 i 4 trafiają do partii bez polityków. Politycy z numerami są liderami.

    Politycy nie liczą się w końcowym punktowaniu jako pozostali robotnicy.

ruling-nucleum-court-tie = Przy remisie po królewskim punktowaniu lider, który nadal zajmuje pole lidera, zostaje, nawet mając mniej polityków od innych. Puste pole zajmie następny umieszczony tam polityk.
ruling-nucleum-court-king = Przy remisie partii król zostaje, nawet jeśli jego partia ma mniej polityków niż remisujące.
ruling-nucleum-court-milestone = Żeton sukcesu przy najwyższej gwiazdce liczy się podwójnie, cokolwiek mówi jej pole; gwiazdki na polu 0 nie mają żadnego.
ruling-nucleum-court-pieces = Liczą się twoje kopalnie uranu i turbiny na mapie. Na mapie Australii liczą się też twoje kopalnie węgla oraz zasilony specjalny budynek, który liczy się jako kopalnia węgla.
ruling-nucleum-court-energy = Budynki poziomu IV są też budynkami rządowymi, więc się tu nie liczą. Budynki neutralne są niczyje.
ruling-nucleum-court-contracts = Liczy się chwila wypełnienia kontraktu: polityk umieszczony w tej samej turze też się liczy.

page-nucleum-alt-court = Cztery partie na planszy dworu, jedna pod drugą, z bonusem, który daje w każdej z nich akcja dworu.
page-nucleum-court-leader = W każdej partii jej lider punktuje program.
page-nucleum-court-dominant = W partii dominującej punktuje każdy członek: lider dwa razy.
page-nucleum-alt-court-kings-day = Dwie partie: lider jednej punktuje jej program. W dominującej, z królem, punktuje każdy członek, a lider dwa razy.
page-nucleum-alt-court-agendas = Osiem stron płytek programów, jedna pod drugą: każda z symbolem tego, co liczy, i z punktami, które daje.

## The tale of a turn

nuc-deed-court = Polityk: { $party }
nuc-deed-court-leader = nowy lider
nuc-deed-court-neutral-leader = { $party }: liderem jest polityk neutralny
nuc-deed-court-vacant = { $party }: brak lidera
nuc-deed-court-king = Król zmienia miejsce. Dominująca partia: { $party }
nuc-deed-court-agenda = { $party }, lider: { $who } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 PZ
   *[other] {""}
}
nuc-deed-court-fixed = { $party }, lider: { $who }{ $vp ->
    [0] {" "}→ 0 PZ
   *[other] {""}
}
nuc-deed-court-members = Członkowie partii dominującej: { $party } ({ $agenda }){ $vp ->
    [0] {" "}→ 0 PZ
   *[other] {""}
}
nuc-deed-court-fixed-members = Członkowie partii dominującej: { $party }{ $vp ->
    [0] {" "}→ 0 PZ
   *[other] {""}
}
nuc-deed-court-leave = Z dworu
nuc-deed-court-back = { $back }

## Which box it is from

expansion-nucleum-court = Dodatek: Rada postępu

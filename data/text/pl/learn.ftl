### The lessons (/learn), and the hints of a first game. Clara, who plays against the learner, is a woman.

## The lesson's frame

command-learn = Naucz się gry: lekcja z przewodnikiem, tylko dla ciebie
parameter-learn-game = Która gra
learn-choice-nucleum = Nucleum (około 15 minut)
learn-choice-baron = Nucleum przeciw Baronowi (około 5 minut)
learn-subject-baron = Nucleum przeciw Baronowi
learn-choice-nanotech = Nanotech (około 3 minut)
learn-title = { $game }: twoja pierwsza lekcja
learn-step = krok { $number } z { $steps }
learn-ask = Wybierz **{ $choice }**.
learn-ask-under = Wybierz **{ $choice }** w menu **{ $kind }**.
learn-done = ✅ { $what }
learn-others = ⏩ { $what }
learn-wrong = 🤔 **{ $choice }** też wolno wybrać i we własnej grze może to być dobry ruch. { $why }
learn-resumed = Witaj z powrotem! Lekcja toczy się dalej od tego miejsca.
learn-renewed = Ta lekcja zmieniła się od twojej ostatniej wizyty, więc zaczyna się od nowa.
learn-stale = Tamten przycisk należy do wcześniejszej chwili. Teraz jesteś tutaj.
learn-left = Twoje miejsce w lekcji jest zapisane. Aby kontynuować, użyj /learn i wybierz: { $game }.
learn-board = Cały stół twojej lekcji
button-learn-show = Pokaż mi
button-learn-next = Dalej
button-learn-back = Krok wstecz
button-learn-over = Od początku
button-learn-leave = Wyjdź
error-no-lesson = Do tej gry nie ma lekcji. Wybierz jedną z listy.
error-lesson-unplayable = Ta lekcja nie pasuje do wartości elementów ustawionych przez osobę, która prowadzi tego bota. Przeczytaj zamiast niej /rules.

## Nucleum, step by step

learn-nucleum-board =
    {""}**Witaj w Saksonii!**
    Niesiesz miastom energię, a wygrywa ten, kto zdobędzie najwięcej punktów zwycięstwa (PZ). Obraz pokazuje róg mapy; **Plansza** pokazuje całą. W (1) Zwickau, jak w innych miastach, są pola na budynki. (2) Plauen to elektrownia; dzięki zielonemu żetonowi, czyli nucleum, może używać także uranu. (3) Stąd węgiel dociera do Plauen. (4) Joachimsthal ma pola na kopalnie: to z nich pochodzi uran. Szare ramki między miastami to pola torów. Czerwone pola (+2) kosztują o 2 talary więcej, gruz zamyka pole; szare liczby służą tylko do przygotowania gry.
    W tej lekcji rozgrywasz kilka prawdziwych tur przeciw Clarze. Wyjdź, kiedy chcesz: twoje miejsce się zapisze.

learn-nucleum-mat =
    {""}**Twoja plansza**
    Od góry: twoje zasoby (4 talary, 2 robotników) · osiem pól płytek nad trzema torami dochodu · pięć płytek akcji w puli · osiem technologii, wszystkie zablokowane · cztery gniazda kontraktów, w ostatnim leży kontrakt · turbiny i kopalnie · dwanaście budynków, każdy z ceną w talarach i zapotrzebowaniem na energię.
    W swojej turze robisz jedną z trzech rzeczy: zagrywasz płytkę akcji na pole płytek, kładziesz płytkę akcji jako tory albo wykonujesz doładowanie.

learn-nucleum-urbanize =
    {""}**Urbanizacja: twój pierwszy budynek**
    Na płytce akcji są dwie akcje. Zagraj ją na następne wolne pole, a potem wykonaj obie w dowolnej kolejności. Urbanizacja stawia budynek na wolnym polu jego typu i kosztuje tyle talarów, ile wynosi cena. Pierwszy budynek może stać wszędzie; następne wymagają miasta w twojej sieci, czyli takiego, w którym coś masz albo do którego sięgają twoje tory. Budynki poziomu IV są też rządowe i pasują na pola obu typów.
learn-nucleum-urbanize-why = W tej lekcji stawiamy tani budynek mieszkalny w Zwickau, bo Zwickau leży obok elektrowni Plauen.
learn-nucleum-urbanize-tile = Robi obie rzeczy, których dziś chcemy.
learn-nucleum-urbanize-first = Najpierw budynek; kontrakt może poczekać.
learn-nucleum-urbanize-building = Kosztuje 2 talary i będzie wymagać tylko 2 energii.
learn-nucleum-urbanize-space = (1) Zwickau dzieli od (2) Plauen jedno pole torów.
learn-nucleum-urbanize-done = Twój budynek mieszkalny stoi w Zwickau, a Zwickau należy do twojej sieci. Liczba na budynku mówi, na ile energii czeka: 2.

learn-nucleum-contract =
    {""}**Kontrakty**
    Druga akcja płytki: kontrakt. Kontrakt trafia do wolnego gniazda na twojej planszy, a nagrodę gniazda dostajesz od razu. Wypełnij go później, a gniazdo znowu będzie wolne. Liczby po prawej pokazują, ile już masz. Fioletowych kontraktów nie można wziąć: wypełnia je ten, kto pierwszy spełni warunek.
learn-nucleum-contract-why = W tej lekcji podpisujemy C10 i bierzemy robotnika: zamierzamy postawić dwie turbiny.
learn-nucleum-contract-which = Wymaga 2 turbin, a turbiny są w naszym planie.
learn-nucleum-contract-slot = Robotnicy wkrótce się przydadzą.
learn-nucleum-contract-confirm = W prawdziwej grze przed tym przyciskiem nic nie jest ostateczne; do tego czasu można cofać.
learn-nucleum-contract-done = Koniec twojej pierwszej tury: budynek, kontrakt i jeden robotnik więcej.
learn-nucleum-contract-others = Clara stawia budynek mieszkalny w mieście Dresden i podnosi swój dochód talarów.

learn-nucleum-directive =
    {""}**Dyrektywa specjalna**
    Jedna z twoich pięciu płytek pozwala wykonać dowolną z pięciu akcji głównych o 1 talara taniej: urbanizację, industrializację, rozwój, umowę lub zasilanie. Nigdy nie jest torami, więc wraca do ciebie przy każdym doładowaniu.
learn-nucleum-directive-why = W tej lekcji stawiamy w Zwickau drugi budynek, który spełnia też nasz pierwszy kontrakt.
learn-nucleum-directive-tile = Pozwala wykonać urbanizację jeszcze raz.
learn-nucleum-directive-building = Kosztuje 1 talara zamiast 2. Pasuje tylko jedno pole w twojej sieci, więc trafia tam od razu.
learn-nucleum-directive-done = W Zwickau stoją dwa twoje budynki. To fioletowe miasto: mówi o tym kolor ramki i litera F.

learn-nucleum-fulfil =
    {""}**Wypełnij kontrakt**
    Twój pierwszy kontrakt wymaga dwóch budynków, kopalń lub turbin w fioletowych miastach. Gotowe! Raz w każdej turze, w której zagrywasz płytkę na pole płytek, możesz wypełnić jeden kontrakt. Nic się za to nie płaci; wystarczy, że warunek jest w tej chwili spełniony.
learn-nucleum-fulfil-why = W tej lekcji wypełniamy C01 i odblokowujemy TD3, która od razu daje kopalnię.
learn-nucleum-fulfil-contract = Jego nagrodą jest technologia poziomu I.
learn-nucleum-fulfil-technology = Niebieskie technologie działają raz, od razu; brązowe od tej chwili; fioletowe w końcowym punktowaniu. Ta niebieska pozwala na industrializację w dowolnym mieście.
learn-nucleum-fulfil-done = Kontrakt leży obok twojej planszy, a jego gniazdo jest wolne dla następnego.

learn-nucleum-mine =
    {""}**Industrializacja: kopalnia**
    Turbiny i kopalnie kosztują robotników. Nowa kopalnia daje po 1 uranie za każdą twoją kopalnię na mapie, razem z nią samą, oraz to, co widać na jej polu. (1) Joachimsthal pokazuje 1, a od (2) Zwickau dzieli go jedno pole torów.
learn-nucleum-mine-why = W tej lekcji chcemy mieć uran blisko Plauen: kopalnia 1 w mieście Joachimsthal.
learn-nucleum-mine-mine = Kopalnia z rzędu 1 kosztuje 1 robotnika i mieści 3 kostki uranu.
learn-nucleum-mine-space = Daje 1 + 1 uranu.
learn-nucleum-mine-done = Masz 2 kostki uranu. W swojej turze możesz zawsze zamienić 1 uran na 1 robotnika, a 1 robotnika na 1 talara.
learn-nucleum-mine-others = Clara podpisuje umowę i bierze za nią 2 talary.

learn-nucleum-rail =
    {""}**Połóż tory**
    Aby energia z (2) Plauen dotarła do (3) Zwickau, linia (1) między nimi musi być ukończona. Każda płytka z kolorowymi krawędziami może stać się torami: kosztuje to 1 dostępnego robotnika, a płytka i robotnik zostają na mapie na stałe. Patrz na kolory: gdzie krawędź ma kolor swojego miasta, tam wykonujesz jej akcję.
learn-nucleum-rail-why = W tej lekcji łączymy Plauen ze Zwickau, a obie krawędzie pasują.
learn-nucleum-rail-tile = Ma krawędź fioletową i białą, a łączymy fioletowe miasto z białym.
learn-nucleum-rail-space = Lista mówi, co gdzie by pasowało.
learn-nucleum-rail-way = Wybierasz ułożenie: biała do białego, fioletowa do fioletowego.
learn-nucleum-rail-done = Obie krawędzie pasują, więc obie akcje są twoje.

learn-nucleum-match =
    {""}**Pasujące akcje**
    Wykonaj je w dowolnej kolejności. Możesz je też pominąć: nikt nie musi z nich korzystać. Turbina na polu w (2) Plauen pomaga przy każdym zasilaniu, a gdy w elektrowni jest nucleum, każda turbina pozwala użyć tam jednej kostki uranu więcej.
learn-nucleum-match-why = W tej lekcji wykonujemy obie: krok dochodu talarów i turbina 1 w Plauen.
learn-nucleum-match-income = Znacznik przesuwa się o jedno pole; da dochód przy następnym doładowaniu.
learn-nucleum-match-industrialize = To druga krawędź.
learn-nucleum-match-turbine = Dzięki niej węgiel w każdej twojej akcji zasilania kosztuje o 1 talara mniej.
learn-nucleum-match-done = Rząd 1 jest pełny, kopalnia i turbina: 1 PZ. Linia też jest ukończona: odtąd można nią transportować uran i przesyłać energię, zarówno twoje, jak i Clary.
learn-nucleum-match-others = Clara stawia drugi budynek mieszkalny w mieście Dresden, wypełnia swój pierwszy kontrakt i podpisuje następny.

learn-nucleum-coal =
    {""}**Zasilanie węglem**
    Wybierz budynek, połączoną z nim elektrownię i paliwo. Każdy wagon węgla daje 1 energię. Wagon kosztuje 1 talara; użyty odwraca się, następnym razem kosztuje 2, a potem znika. Puste zagłębie sprzedaje węgiel po 3. Twój budynek mieszkalny w (3) Zwickau potrzebuje 2 energii; węgiel z (1) dociera do (2) Plauen.
learn-nucleum-coal-why = W tej lekcji zasilamy budynek mieszkalny: wymaga tylko 2 węgli, a mamy 1 talara.
learn-nucleum-coal-tile = Jest na niej zasilanie i dotacja.
learn-nucleum-coal-building = 2 węgle za 2 talary, a dzięki turbinie o 1 mniej.
learn-nucleum-coal-other = To druga połowa płytki.
learn-nucleum-coal-option = Tym razem bierzemy robotnika.
learn-nucleum-coal-done = Budynek mieszkalny jest zasilony: 2 osiągnięcia, tyle, ile wymagał energii, i krok dochodu robotników. W końcowym punktowaniu jest wart 1 PZ.
learn-nucleum-coal-others = Clara kładzie tory na linii Dresden–Glashütte.

learn-nucleum-develop =
    {""}**Rozwój: nowa płytka**
    Na tory idą płytki, więc weź nowe. Oferta pokazuje pięć, w cenach od 2 do 0 talarów. Płytka (1) na końcu jest za darmo: fioletowa i pomarańczowa krawędź, jak stworzona na linię między Zwickau (fioletowe) a Joachimsthal (pomarańczowe).
learn-nucleum-develop-why = W tej lekcji bierzemy darmową płytkę #5 na nasze następne tory.
learn-nucleum-develop-tile = Rozwój i krok dochodu za 1 talara.
learn-nucleum-develop-which = Porównaj jej krawędzie z oboma miastami.
learn-nucleum-develop-one = Druga płytka kosztowałaby 2 talary ponad swoją cenę. Jedna wystarczy.
learn-nucleum-develop-done = Płytka jest w puli i możesz jej użyć od następnej tury. Na koniec tury oferta się przesuwa i uzupełnia.

learn-nucleum-exchange =
    {""}**Zamiana**
    Druga połowa płytki wymaga 1 talara, a nie masz już żadnego. W swojej turze możesz zamieniać w każdej chwili: 1 uran na 1 robotnika, 1 robotnika na 1 talara. Nigdy odwrotnie.
learn-nucleum-exchange-why = W tej lekcji zamieniamy robotnika na talara, którego wymaga krok dochodu.
learn-nucleum-exchange-worker = Nowi robotnicy przyjdą z doładowaniem.
learn-nucleum-exchange-income = Teraz możesz za to zapłacić.
learn-nucleum-exchange-track = Talarów zawsze brakuje.
learn-nucleum-exchange-done = Twój znacznik talarów jest na polu 3: następne doładowanie da 6 talarów zamiast 5.
learn-nucleum-exchange-others = Clara podnosi swój dochód talarów i bierze płytkę z oferty.

learn-nucleum-recharge =
    {""}**Doładowanie**
    Poza nową płytką nie masz już płytek, talarów ani robotników: czas na doładowanie. Zajmuje całą turę. Najpierw dochód: na każdym torze dostajesz najwyższą liczbę na lewo od znacznika i pod zajętym polem. Potem gwiazdka na torze sukcesów. Na koniec oddajesz osiągnięcia, a wszystkie płytki z pól wracają do puli.
learn-nucleum-recharge-why = W tej lekcji wykonujemy doładowanie, kładziemy gwiazdkę możliwie najwyżej i umieszczamy nucleum, które ona daje.
learn-nucleum-recharge-start = 4 zajęte pola wystarczą na wszystko, na co pozwalają znaczniki.
learn-nucleum-recharge-star = Gwiazdka może stanąć najwyżej na polu równym liczbie osiągnięć: 2. W końcowym punktowaniu da po 1 PZ za każdy twój budynek mieszkalny.
learn-nucleum-recharge-plant = Pierwsza gwiazdka w tej części toru daje nucleum. Wybrana elektrownia od razu daje swój bonus i odtąd może używać uranu.
learn-nucleum-recharge-confirm = Spójrz na swoją planszę: wróciły talary, robotnicy i cztery płytki.
learn-nucleum-recharge-done = 6 talarów, 2 robotników, gwiazdka, bonus i cztery płytki znowu do zagrania. Fragment torów zostaje na mapie.
learn-nucleum-recharge-others = Clara stawia turbinę w Glashütte.

learn-nucleum-line =
    {""}**Droga uranu**
    Twój uran leży w (1) Joachimsthal i musi dotrzeć przez (2) Zwickau do (3) Plauen. Brakuje jednej linii: (4). Twoja nowa płytka znowu pasuje na obu końcach. To długa tura: tory, umowa i turbina, wszystko z jednej płytki.
learn-nucleum-line-why = W tej lekcji kończymy drogę uranu, bierzemy C18 i stawiamy turbinę 2 w Plauen.
learn-nucleum-line-tile = Mamy ją właśnie po to.
learn-nucleum-line-space = To łączy twoją kopalnię ze Zwickau, a więc i z Plauen.
learn-nucleum-line-way = Fioletowa do Zwickau, pomarańczowa do Joachimsthal.
learn-nucleum-line-contract = Kolejność należy do ciebie; my najpierw podpisujemy umowę.
learn-nucleum-line-which = Z czterech budynków w fioletowych miastach masz już dwa.
learn-nucleum-line-slot = W twojej kopalni jest jeszcze miejsce na 1 uran.
learn-nucleum-line-turbine = Z tą płytką kosztuje o 1 robotnika mniej.
learn-nucleum-line-row = Dwie turbiny w Plauen: można tam użyć naraz do 3 kostek uranu, 1 za elektrownię i po 1 za turbinę.
learn-nucleum-line-done = Joachimsthal, Zwickau i Plauen są połączone.
learn-nucleum-line-others = Clara wykonuje doładowanie. Teraz każdy umieścił już pierwszą gwiazdkę, więc następuje królewskie punktowanie: 6 PZ za najwyższą gwiazdkę (Clara), 2 PZ za drugą (ty).

learn-nucleum-uranium =
    {""}**Zasilanie uranem**
    Każda kostka uranu daje 2 jednostki energii i nie kosztuje talarów. Transportuje się ją z (1) twojej kopalni do (2) Plauen, gdzie jest nucleum. Uran i węgiel można łączyć. Fabryka w (3) Zwickau wymaga 3 energii.
learn-nucleum-uranium-why = W tej lekcji zasilamy fabrykę 1 uranem i 1 węglem, co nie kosztuje ani talara.
learn-nucleum-uranium-plan = 1 uran (2) i 1 węgiel (1) akurat wystarczą, a za węgiel płaci turbina 1.
learn-nucleum-uranium-done = 3 osiągnięcia i krok dochodu talarów. Twój drugi budynek jest zasilony!

learn-nucleum-points =
    {""}**Odbierz nagrodę**
    Twoje dwie turbiny w Plauen spełniają kontrakt z pierwszej tury. O takie plany chodzi w Nucleum: jeden ruch ma pomagać dwóm następnym.
learn-nucleum-points-why = W tej lekcji wypełniamy C10, potem wykonujemy drugą połowę płytki i kończymy turę.
learn-nucleum-points-contract = Daje 4 PZ i 1 robotnika.
learn-nucleum-points-other = To druga połowa płytki, jeszcze do wykonania.
learn-nucleum-points-option = Można też wziąć drugie: tutaj oba są dobre.
learn-nucleum-points-confirm = To była twoja ostatnia tura w tej lekcji.
learn-nucleum-points-done = Masz 7 PZ, a Clara 6.
learn-nucleum-points-others = Clara zasila neutralne laboratorium w mieście Grimma: neutralne budynki są dla każdego.

learn-nucleum-end =
    {""}**Koniec gry i skąd są punkty**
    Warunków końca gry jest pięć: pusty stos płytek akcji, oba puste stosy kontraktów, trzecie królewskie punktowanie, wszystkie 8 technologii u jednego gracza, flaga punktacji. Kto spełni któryś z nich, dostaje 3 PZ. Przy 2 graczach grę kończą trzy, inaczej dwa: dokończcie rundę, potem każdy ma jeszcze jedną turę.
    Czego tu nie było: płytki stykające się jednym kolorem też pasują, dla obu właścicieli, a dłuższe linie podnoszą dochód PZ.
    Na koniec liczą się: gwiazdki (mnożnik × ile razy spełniasz żeton sukcesu), fioletowe technologie, zasilone budynki (Praha: podwójnie), wysokie dochody i pozostałe zasoby. Obraz pokazuje wynik, gdyby gra kończyła się teraz.

learn-nucleum-on =
    {""}**Dobra robota!**
    Znasz już wszystkie akcje. Co dalej:
    • /new otwiera stół. Włącz tam opcję **pierwsza gra**: każdy dostaje ustalony eksperyment i jedną wskazówkę w każdej turze.
    • **Dodaj komputer** daje ci przeciwnika o każdej porze.
    • /rules otwiera krótkie strony o każdej akcji, /lookup objaśnia każdą płytkę i kartę, a **Co mogę zrobić?** w twoim panelu mówi, co jest możliwe i dlaczego coś nie jest.
    Powodzenia w Saksonii!

## Nanotech, step by step

learn-nanotech-table =
    {""}**Witaj w laboratorium!**
    Wychwytujesz najmniejsze cząstki i więzisz je w większych. Kto pierwszy osiągnie docelowy prestiż, tutaj 10, ten wywołuje koniec gry. Na stole: sześć kart akcji i kapsuła centralna z kwarkami tej rundy. Masz 5 energii.
    W swojej turze bierzesz jedną kartę i możesz wykonać jej akcję. Przy 2 graczach każdy robi to dwa razy w rundzie.
learn-nanotech-quark =
    {""}**Wychwyć kwark**
    Kwarki są typu Up lub Down, czerwone, zielone lub niebieskie. Proton wymaga 2 Up i 1 Down, po jednym z każdego koloru. W kapsule są zielony Up, niebieski Up i czerwony Down: wszystko, czego trzeba! Wychwyt kosztuje 2 energie.
learn-nanotech-quark-why = W tej lekcji zaczynamy od czerwonego Down; kwarków Up będzie więcej.
learn-nanotech-quark-card = Kto ma tę kartę, może na koniec rundy wziąć jeszcze jeden kwark za darmo.
learn-nanotech-quark-which = Proton wymaga jednego Down.
learn-nanotech-quark-confirm = W prawdziwej grze przed tym przyciskiem nic nie jest ostateczne.
learn-nanotech-quark-done = Kwark jest w twojej kapsule, która ma 3 miejsca.
learn-nanotech-quark-others = Pozostali mogą po kolei skopiować akcję za jej koszt. Clara tego nie robi; bierze kartę Ładowanie baterii i 2 energie.
learn-nanotech-energy =
    {""}**Energia**
    Każda akcja poza tą kosztuje energię. Karty Ładowanie baterii są dwie; nie można ich kopiować.
learn-nanotech-energy-why = W tej lekcji ładujemy baterię: 3 energie to za mało na dalszy ciąg.
learn-nanotech-energy-card = Jest za darmo i daje 2 energie.
learn-nanotech-energy-done = Znowu masz 5 energii.
learn-nanotech-energy-others = Clara bierze kartę Wychwyt leptonu: elektron za 2 energie, a z nim +1 prestiżu.
learn-nanotech-copy =
    {""}**Kopiowanie**
    Teraz możesz skopiować akcję Clary. Płacisz zwykły koszt, ale nie dostajesz jej karty ani bonusu. Kopiowanie nie zużywa twojej tury.
learn-nanotech-copy-why = W tej lekcji kopiujemy: elektron daje od razu +1 prestiżu i jest częścią każdego atomu.
learn-nanotech-copy-electron = Kosztuje 2 energie i daje +1 prestiżu.
learn-nanotech-copy-done = Twój pierwszy prestiż.
learn-nanotech-bonus =
    {""}**Koniec rundy**
    Wszystkie tury tej rundy są rozegrane i można użyć bonusów kart. Masz kartę Wychwyt kwarków: jeszcze jeden kwark za darmo.
learn-nanotech-bonus-why = W tej lekcji bierzemy zielony Up: czerwony Down i zielony Up dobrze do siebie pasują.
learn-nanotech-bonus-quark = Potem brakuje tylko niebieskiego Up.
learn-nanotech-bonus-done = Karty, których nikt nie wziął, zyskują po 1 energii. Pozostałe kwarki są odrzucane i przychodzą nowe.
learn-nanotech-bonus-others = Clara używa swojego bonusu. Zaczyna nową rundę i wychwytuje niebieski Up.
learn-nanotech-third =
    {""}**Trzeci kwark**
    Jest jeszcze jeden niebieski Up. Skopiuj akcję Clary, a masz komplet trzech kwarków. Potem jest twoja tura, a proton wymaga energii.
learn-nanotech-third-why = W tej lekcji wychwytujemy niebieski Up przez kopiowanie, a potem ładujemy baterię.
learn-nanotech-third-quark = Niebieskiego koloru ci brakuje.
learn-nanotech-third-card = Uwięzienie kosztuje 3 energie.
learn-nanotech-third-done = Trzy kwarki, trzy kolory i 3 energie.
learn-nanotech-third-others = Clara rozbudowuje laboratorium: dwa miejsca więcej na protony i neutrony.
learn-nanotech-confine =
    {""}**Uwięź cząstki**
    Trzy kwarki stają się protonem: +2 prestiżu. Kto ma kartę, zdobywa dodatkowo +1. Leży na niej też 1 energia, bo w poprzedniej rundzie nikt jej nie wziął.
learn-nanotech-confine-why = W tej lekcji więzimy cząstki: po to było całe zbieranie.
learn-nanotech-confine-card = Energia z karty jest twoja.
learn-nanotech-confine-proton = 2 Up, 1 Down, po jednym z każdego koloru.
learn-nanotech-confine-done = +3 prestiżu jedną akcją: masz już 4.
learn-nanotech-on =
    {""}**Dobra robota!**
    Następny byłby atom: proton i twój elektron to wodór, +2 prestiżu. Dwa protony, dwa neutrony i dwa elektrony to hel, +5 prestiżu. Gdy ktoś osiągnie cel, runda zostaje dokończona i wygrywa największy prestiż.
    /new otwiera stół. Z opcją **pierwsza gra** każdy dostaje jedną wskazówkę w każdej turze; **Dodaj komputer** daje ci przeciwnika; /rules otwiera krótkie strony o każdej akcji.
    Powodzenia!

## First game: options, and one hint a turn

option-first_game = pierwsza gra (wskazówka co turę)
panel-hint = 💡 { $hint }
advice-fulfil-now = Możesz teraz wypełnić { $contract }: { $rewards }.
advice-fulfil = W tej turze możesz wypełnić { $contract } ({ $rewards }): zagraj dowolną płytkę, potem „Wypełnij kontrakt”.
advice-energize = { $building }, { $city }: można już zasilić, zagraj płytkę { $tile }. Da to { $achievements ->
    [one] { $achievements } osiągnięcie
    [few] { $achievements } osiągnięcia
    [many] { $achievements } osiągnięć
   *[other] { $achievements } osiągnięcia
}.
advice-last-turn = To twoja ostatnia tura. Rób to, co daje punkty od razu; pozostałe zasoby są bardzo mało warte.
advice-full = Wszystkie twoje pola płytek są zajęte. Doładowanie daje teraz: { $income }, a płytki wracają.
advice-no-tiles = Nie masz już płytek do zagrania. Doładowanie daje teraz: { $income }, a płytki wracają.
advice-broke = Nie masz talarów, robotników ani uranu. Doładowanie daje teraz: { $income }.
advice-first = Zagraj płytkę { $tile } i zbuduj: { $building }, { $city } ({ $cost }). { $spaces ->
    [0] To miasto ma połączenie z elektrownią.
    [one] Do elektrowni brakuje tylko { $spaces } fragmentu torów.
    [few] Do elektrowni brakuje { $spaces } fragmentów torów.
    [many] Do elektrowni brakuje { $spaces } fragmentów torów.
   *[other] Do elektrowni brakuje { $spaces } fragmentu torów.
}
advice-link = Połóż płytkę { $tile } jako tory na { $space }: { $ends ->
    [none] żaden koniec nie pasuje, ale
    [one] pasuje jeden koniec i
   *[both] pasują oba końce i
} połączysz swój budynek ({ $building }, { $city }) z elektrownią.
advice-rail = Połóż płytkę { $tile } jako tory na { $space }: pasujące końce dają ci też: { $halves }.
advice-piece = Zagraj płytkę { $tile } i postaw: { $piece }, { $city } ({ $cost }). Co daje: { $gives }.
advice-develop = Płytką { $tile } możesz wziąć nową płytkę: każda to dodatkowa tura przed doładowaniem. Najtańsza: { $taken } ({ $cost }).
advice-bonus = Zagraj płytkę { $tile }, aby zyskać: { $given }. Nawet jedna połowa bywa warta tury.
advice-recharge = Doładowanie daje teraz: { $income }. Zajęte pola płytek: { $filled }; im więcej, tym większy dochód.
advice-star = Twoja gwiazdka sięga pola { $space }: na koniec gry ×{ $multiplier } { $milestone } (masz: { $have }{ $per ->
    [1] {""}
   *[other] , 1 za każde { $per }
}).{ $lower ->
    [yes] {" "}Niższe pole może lepiej pasować do twoich planów.
   *[no] {""}
}
advice-star-zero = Bez osiągnięć gwiazdka trafia na pole 0: { $vp } PZ na koniec. Następnym razem zasil budynek przed doładowaniem.
advice-end-come = Koniec gry został wywołany: runda zostaje dokończona, potem każdy rozgrywa jeszcze jedną turę. Myśl o punktach, nie o dochodzie.
advice-end-near = Jeszcze jeden warunek końca gry i gra wkrótce się skończy. Myśl raczej o punktach niż o dochodzie.
advice-nearly-full = Zajęte pola płytek: { $filled }. Doładowanie daje teraz: { $income }{ $star ->
    [0] {""}
   *[other] {" "}oraz gwiazdkę najwyżej na polu { $star } toru sukcesów
}.
advice-contract = Nie masz kontraktu. Płytka { $tile } pozwala go wziąć, a gniazdo od razu daje: { $bonus }.
advice-almost = { $contract }: brakuje już tylko jednego: { $progress }.
advice-nanotech-confine = Możesz już uwięzić { $result }: weź kartę { $card }.
advice-nanotech-quark = W kapsule centralnej jest { $quark }, a z nim masz trzy kwarki na proton lub neutron: weź kartę { $card }.
advice-nanotech-energy = Masz mało energii: weź kartę { $card }.
advice-nanotech-lepton = { $card } daje od razu +1 prestiżu, a atomy wymagają elektronów.
advice-nanotech-copy-confine = Kopiując to, od razu zyskujesz prestiż.
advice-nanotech-copy-quark = Skopiuj to: z nim ({ $quark }) masz trzy kwarki na proton lub neutron.
advice-nanotech-close = { $who }: do celu brakuje tylko { $prestige } prestiżu. Bierz szybko to, co daje punkty.

## Against the Baron, step by step

learn-baron-row =
    {""}**Poznaj Barona**
    Baron von Automat gra według zasad i niczego nie planuje. Nie ma płytek na ręce ani dochodu, tylko ten rząd. W swojej turze rzuca kością o ściankach 1, 1, 2, 2, 3 i 4 i używa płytki na tym miejscu, licząc od lewej. Pod każdą płytką widać ścianki, które ją wskazują. Czerwony znak to blokada: rzut, który do niej sięga lub by ją minął, oznacza płytkę tuż na lewo od niej. Blade płytki nie mogą być następne.
learn-baron-turn =
    {""}**Ty zaczynasz**
    Grasz jak w każdej grze w Nucleum. Baron ma już budynek w Lipsku (Leipzig) i gwiazdkę na torze sukcesów.
learn-baron-turn-why = W tej lekcji stawiamy budynek mieszkalny w Leipzig.
learn-baron-turn-tile = Ma urbanizację.
learn-baron-turn-space = Baron też tam jest: miasta są wspólne.
learn-baron-turn-confirm = Baron odpowie od razu.
learn-baron-turn-done = Twój budynek stoi w Leipzig. A oto, co zrobił Baron:
learn-baron-answer =
    {""}**Jak czytać jego turę**
    Najpierw kość i płytka. Wszystkie jej główne akcje są też na innych płytkach rzędu, więc położył ją jako tory, tutaj (1). Dlaczego tam? Każdy wybór idzie po liście: pole, które ukończy linię, potem to, gdzie pasuje najwięcej końców, potem stykające się z jego siecią. Dopiero o reszcie rozstrzyga karta logiki: najpierw najwyższy albo najniższy numer.
    W grze przeczytasz to nad następnym pytaniem i w wiadomości z oznaczoną mapą.
learn-baron-moved =
    {""}**Co będzie dalej**
    Płytka położona jako tory znika z rzędu; użyta do akcji idzie na prawy koniec. Tak czy inaczej blokada przesuwa się w lewo, a szanse się zmieniają. Zajrzyj więc do tego obrazka przed decyzją: jeśli kontrakt albo pole zaraz może być jego, zdąż przed nim.
learn-baron-second =
    {""}**Twoja druga tura**
    Bierze kontrakt zawsze, gdy trafi na płytkę z tą akcją. Raz według karty najniższy numer, raz najwyższy.
learn-baron-second-why = W tej lekcji bierzemy kontrakt C09, zanim zrobi to on.
learn-baron-second-tile = Ma umowę i krok dochodu.
learn-baron-second-which = Chce zasilonych budynków, a tych i tak chcemy.
learn-baron-second-done = Kontrakt jest twój. Znowu Baron:
learn-baron-recharge =
    {""}**Doładowania i koniec**
    Gdy blokada leży pierwsza z lewej albo skończą się zasoby, Baron wykonuje doładowanie: bierze zasoby i stawia gwiazdkę 6 pól dalej na torze sukcesów. Przy okrągłej strzałce widać, ile ich było. Po trzecim albo po dwóch warunkach końca gry dokańcza się rundę i każdy ma jeszcze jedną turę.
    Jego punkty to zasilone budynki, kontrakty, królewskie punktowania i sukcesy, punktowane za każde spełnienie. Zasilaj wcześnie: to idzie mu najgorzej.
learn-baron-end =
    {""}**Dobra robota!**
    Teraz własna gra: /new, Nucleum, przeciwnik i poziom od 1 do 5, w kanale albo w wiadomościach prywatnych ze mną. Zaczyna się od razu i nikogo nie powiadamia. Między turami masz tyle czasu, ile chcesz. Z options wybierzesz najpierw mapę, dodatki i wyzwanie; z dwoma Baronami robi się ciasno. /records przechowuje wygrane i trofea.

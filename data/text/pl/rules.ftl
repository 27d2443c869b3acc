### The rules on short pages, at most 1,200 characters each: a title and a text for every topic of a game.

## Nucleum

rules-nucleum-overview-title = Cel i przegląd gry
rules-nucleum-overview =
    Rozwijaj przemysł Saksonii: domy i fabryki, kopalnie i turbiny oraz tory między miastami. Kto na koniec ma najwięcej punktów zwycięstwa (PZ), wygrywa.

    {""}**Twoje narzędzia to płytki akcji.** Na każdej są dwie akcje. W swojej turze robisz jedną z trzech rzeczy:
    - **Zagrywasz płytkę** na swoją planszę i rozpatrujesz jej akcje.
    - **Kładziesz płytkę jako tory.** Tam, gdzie pasują kolory, działają także jej akcje. Zostaje na mapie na stałe.
    - **Wykonujesz doładowanie.** Otrzymujesz dochód, umieszczasz gwiazdkę na torze sukcesów i zabierasz płytki ze swojej planszy z powrotem.

    {""}**Punkty dają**
    - zasilone budynki: dostarcz węgiel lub uran do elektrowni, a energię do budynku; to przynosi też osiągnięcia;
    - żetony sukcesu: im więcej osiągnięć masz przy doładowaniu, tym wyżej trafia gwiazdka;
    - dochód, kontrakty, technologie i królewskie punktowanie.

    Gra zbliża się do końca, gdy spełni się dość warunków końca gry. Wybierz niżej następny temat albo zapytaj o dowolną płytkę, budynek lub miasto komendą `/lookup`.

rules-nucleum-turn-title = Twoja tura
rules-nucleum-turn =
    W swojej turze robisz dokładnie **jedną** z tych rzeczy:

    {""}**Zagranie płytki akcji.** Połóż nieużytą płytkę na pierwszym od lewej wolnym polu płytek (jest ich { $slots }) i rozpatrz jej akcje: obie w dowolnej kolejności, jedną lub żadnej. Raz w takiej turze, przed akcjami, między nimi lub po nich, możesz wypełnić jeden kontrakt.

    {""}**Położenie płytki akcji jako torów.** Wymaga jednego dostępnego robotnika. W tej turze nie możesz wypełnić kontraktu.

    {""}**Doładowanie.** Dochód, gwiazdka, potem tracisz osiągnięcia, a płytki wracają. W tej turze nie możesz wypełnić kontraktu.

    Gdy wszystkie pola płytek są zajęte, pozostają tylko tory albo doładowanie.

    {""}**Zamiany** są możliwe zawsze: 1 uran na 1 robotnika, 1 robotnik na 1 talara.

    Nic nie jest ostateczne przed **Zatwierdź turę**: do tego czasu wybory można cofać, chyba że odkryto coś ukrytego. Po twojej turze w miejsce zabranych płytek i kontraktów przychodzą nowe, a inni gracze mogą dostać pytanie o akcje swoich torów.

rules-nucleum-tile-title = Zagranie płytki akcji
rules-nucleum-tile-terms = dyrektywa specjalna, dyrektywa, dotacja
rules-nucleum-tile =
    Połóż dowolną nieużytą płytkę na pierwszym od lewej wolnym polu nad swoją planszą. Zostaje tam do doładowania, a **każde zajęte pole może zwiększyć twój następny dochód**.

    Każda połowa płytki to jedna akcja. Rozpatrz obie w dowolnej kolejności, tylko jedną albo żadnej.
    - **Akcje główne:** urbanizacja, industrializacja, rozwój, umowa, zasilanie. Każda ma osobny temat.
    - **Dotacje:** weź pokazane talary, robotników lub osiągnięcia albo przesuń znacznik dochodu. Jeśli przed krokiem dochodu widać cenę, zapłać ją albo zrezygnuj.

    {""}**Dyrektywa specjalna** to jedna dowolna akcja główna ze zniżką { $off ->
        [one] { $off } talara
        [few] { $off } talarów
        [many] { $off } talarów
       *[other] { $off } talara
    }. Nigdy nie może być torami.

    {""}**Zniżki** w talarach obejmują wszystko, co akcja kosztuje w talarach: budynek z dopłatą, obie płytki w akcji rozwoju, cały węgiel. Żadna cena nie spada poniżej 0.

    Dwie kolorowe krawędzie płytki nie mają znaczenia przy zagraniu. Liczą się, gdy kładziesz ją jako tory.

rules-nucleum-railway-title = Tory: kładzenie i pasujące krawędzie
rules-nucleum-railway-terms = tory, fragment torów, pasująca krawędź
rules-nucleum-railway =
    Połóż nieużytą płytkę z dwiema akcjami na dowolnym wolnym polu torów, blisko siebie lub daleko, w dowolnym ułożeniu. Idzie z nią jeden twój dostępny robotnik. **Płytka i robotnik zostają na mapie na stałe.** Czerwone pole kosztuje o { $red ->
        [one] { $red } talara
        [few] { $red } talary
        [many] { $red } talarów
       *[other] { $red } talara
    } więcej.

    {""}**Krawędź płytki pasuje,**
    - gdy ma kolor miasta, którego dotyka;
    - gdy ma kolor krawędzi, której dotyka na odkrytej płytce obok.

    Czterobarwna krawędź pasuje do wszystkiego{ $wild ->
        [0] {""}
       *[other] , tak samo czterobarwne miasto { $city }
    }.

    {""}**Rozpatrz akcję przy każdej pasującej krawędzi**, w dowolnej kolejności. Gdy pasują do siebie dwie płytki, właściciel drugiej rozpatruje po tobie swoją akcję przy tej krawędzi; kilku właścicieli robi to w kolejności tur. Każdy może zrezygnować.

    {""}**Na później:** krawędź przy pustym polu torów może jeszcze pasować, gdy ktoś położy tam płytkę. Krawędź przy mieście może pasować tylko teraz.

    Jeśli wszystkie pola linii są już zajęte, linia jest ukończona: zobacz następną stronę.

rules-nucleum-links-title = Tory: ukończenie linii
rules-nucleum-links-terms = linia, linia kolejowa
rules-nucleum-links =
    Linia między dwoma miastami jest ukończona, gdy na każdym jej polu leży płytka. Po pasujących akcjach jej płytki odwraca się na stronę torów i odtąd nic już do nich nie pasuje.

    {""}**Nagroda:** kroki dochodu dla każdego, kto ma na niej płytkę.
    - Mapa dla { $small_players } graczy ({ $small })
    - Mapa dla { $large_players } graczy ({ $large })
    - Linie innej długości nie dają nic.

    Krok poza pole { $spaces } toru dochodu daje zamiast tego { $overflow } PZ.

    {""}**Do czego służy ukończona linia**
    - Można nią transportować węgiel, uran i energię, bez względu na to, do kogo należy.
    - Jeśli masz na niej choć jedną płytkę, łączy twoje sieci po obu stronach.

    Nieukończona linia niczego nie transportuje. Ale miasta obok twojej płytki już należą do twojej sieci.

rules-nucleum-recharge-title = Doładowanie i dochód
rules-nucleum-recharge-terms = dochód, tor dochodu
rules-nucleum-recharge =
    Wykonaj po kolei te cztery kroki:

    {""}**1. Dochód.** Na każdym z trzech torów otrzymujesz najwyższą wartość, która leży zarazem **na lewo od twojego znacznika** i **pod zajętym polem płytek**. Każde pole obejmuje dwie wartości. Robotnicy przychodzą z rezerwy, dopóki w niej są. Bez zajętych pól otrzymujesz wartość z lewego końca.

    {""}**2. Gwiazdka.** Umieść kolejną gwiazdkę na torze sukcesów, nie wyżej niż liczba twoich osiągnięć: zobacz „Sukcesy i gwiazdki”.

    {""}**3.** Zwróć wszystkie swoje osiągnięcia.

    {""}**4.** Zabierz płytki ze swoich pól z powrotem do puli.

    {""}**Przykład:** zajęte pola: { $filled }, znaczniki na polach { $thaler_marker }, { $worker_marker } i { $vp_marker }. Dochód: { $income }.

    Znaczniki wysunięte daleko w prawo są mało warte przy niewielu płytkach, a wiele płytek jest mało warte przy cofniętych znacznikach. Późne doładowanie daje więcej; wczesne uwalnia płytki.

rules-nucleum-stars-title = Sukcesy i gwiazdki
rules-nucleum-stars-terms = gwiazdka, osiągnięcie, tor sukcesów
rules-nucleum-stars =
    Przy każdym doładowaniu umieszczasz kolejną gwiazdkę (znacznik sukcesu): najpierw { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    } z planszy bocznej, potem te z rezerwy.

    Połóż ją na polu toru sukcesów **nie wyższym niż liczba twoich osiągnięć**. Tor dzieli się na { $tiers ->
        [one] { $tiers } stopień
        [few] { $tiers } stopnie
        [many] { $tiers } stopni
       *[other] { $tiers } stopnia
    }; na każdym może leżeć tylko jedna twoja gwiazdka.

    {""}**Pole 0** jest zawsze dozwolone, a jeśli innego nie ma, obowiązkowe. Otrzymujesz teraz: { $zero }; na koniec tracisz { $penalty } PZ. Może tam leżeć dowolnie wiele gwiazdek.

    {""}**Bonusy za gwiazdkę**
    - Pierwsza gwiazdka (kogokolwiek) w jednym z niższych odcinków ({ $low }–{ $below }): umieść leżące tam nucleum w elektrowni bez nucleum i weź bonus elektrowni.{ $unlike }
    - Każda gwiazdka w najwyższym odcinku ({ $top_low }–{ $top_high }): technologia { $top_level }.
    - Pole { $high_space }: { $high_bonus }.

    {""}**Na koniec** każda gwiazdka daje: mnożnik jej stopnia × ile razy spełniasz żeton sukcesu jej odcinka. Osiągnięcia zwracasz przy każdym doładowaniu, więc zasilaj budynki przed nim.

rules-nucleum-kings-day-title = Królewskie punktowanie
rules-nucleum-kings-day =
    Gdy **ostatni** gracz zdejmie pierwszą gwiazdkę z planszy bocznej, następuje królewskie punktowanie. Tak samo przy drugiej i trzeciej gwiazdce z planszy bocznej.

    Porównajcie **najwyższe gwiazdki** graczy na torze sukcesów:
    - najwyższa: { $first } PZ
    - druga: { $second } PZ

    Przy remisie wszyscy remisujący dostają pełną liczbę punktów. Remis o najwyższą gwiazdkę nie zabiera punktów za drugą.

    Gwiazdka na polu 0 liczy się jako 0: to najniższe miejsce, ale nadal może być drugie.

    Po trzecim królewskim punktowaniu spełnia się jeden z warunków końca gry. Gwiazdki umieszczane później, z rezerwy, nie wywołują już punktowania.

rules-nucleum-urbanize-title = Urbanizacja
rules-nucleum-urbanize =
    Postaw budynek miejski ze swojej planszy w mieście swojej sieci i zapłać za niego (od { $cheapest } do { $dearest } talarów). Poziomy można stawiać w dowolnej kolejności.

    {""}**Które pole**
    - Pole z jednym znakiem przyjmuje budynki tego typu.
    - Pole z dwoma znakami przyjmuje jeden z obu typów, ale tylko wtedy, gdy miasto nie ma wolnego pola wyłącznie dla tego typu.
    - Czerwone pole przyjmuje każdy typ, dopłata: { $red ->
        [one] { $red } talar
        [few] { $red } talary
        [many] { $red } talarów
       *[other] { $red } talara
    }.
    - Budynki poziomu IV są też budynkami rządowymi: pasują na pola obu typów.

    Gruz i stojące już budynki blokują pole na stałe.

    {""}**Na początek:** dopóki do twojej sieci nie należy żadne miasto, pierwszy budynek, kopalnia lub turbina może stanąć w dowolnym mieście. Potem liczy się twoja sieć.

    {""}**Po co:** zasilony budynek od razu daje osiągnięcia i swoją nagrodę, a na koniec punkty. Budynki liczą się też w wielu kontraktach i żetonach sukcesu.

rules-nucleum-industrialize-title = Industrializacja
rules-nucleum-industrialize-terms = turbina, kopalnia, kopalnia uranu
rules-nucleum-industrialize =
    Postaw **turbinę** lub **kopalnię** ze swojej planszy na wolnym polu dla niej w mieście swojej sieci. Płacisz robotnikami (od { $least } do { $most }, zależnie od rzędu); wracają do rezerwy. Dopłata za czerwone pole: { $red ->
        [one] { $red } talar
        [few] { $red } talary
        [many] { $red } talarów
       *[other] { $red } talara
    }.

    {""}**Turbina** stoi przy elektrowni i pozwala spalić tam o { $turbine_uranium ->
        [one] { $turbine_uranium } kostkę uranu
        [few] { $turbine_uranium } kostki uranu
        [many] { $turbine_uranium } kostek uranu
       *[other] { $turbine_uranium } kostki uranu
    } więcej. Odtąd działa też efekt jej rzędu. Turbina z rzędu { $effect_row } ma efekt twojego eksperymentu.

    {""}**Kopalnia:** weź tyle uranu, ile masz teraz kopalń na mapie, razem z tą, oraz to, co widać na polu. Rozłóż go na swoje kopalnie, jak chcesz, do ich pojemności.

    {""}**Rzędy:** gdy turbina i kopalnia z jednego rzędu są już na mapie, otrzymujesz nagrodę rzędu.

    Uran, który nie mieści się w kopalniach, zamienia się w robotnika z rezerwy. Jeśli rezerwa jest pusta, uran przepada.

rules-nucleum-develop-title = Rozwój
rules-nucleum-develop =
    Weź płytkę akcji z oferty i zapłać jej cenę w talarach, od lewej: { $prices }.

    W jednej akcji możesz wziąć **dwie** płytki. Płacisz wtedy obie ceny i dopłatę: { $second ->
        [one] { $second } talar
        [few] { $second } talary
        [many] { $second } talarów
       *[other] { $second } talara
    }.

    Nowe płytki są nieużyte: już w następnej turze możesz je zagrać albo położyć jako tory.

    {""}**Ofertę uzupełnia się po twojej turze.** Pozostałe płytki przesuwają się w prawo i tanieją, a z lewej przychodzą nowe. Jeśli w tej samej turze wcześniej zaczyna się następna akcja rozwoju, oferta uzupełnia się tuż przed nią; z takiej akcji można zrezygnować. Gdy stos jest pusty, spełnia się warunek końca gry.

    Więcej płytek to więcej tur między doładowaniami, więcej zajętych pól i zapas płytek na tory.

rules-nucleum-contract-title = Umowa
rules-nucleum-contract =
    Weź jeden z odkrytych kontraktów (srebrne: { $silver }, złote: { $gold }) i połóż go w dowolnym wolnym gnieździe kontraktów na swojej planszy. **Od razu otrzymujesz nagrodę tego gniazda**:
    { $slots }

    Bez wolnego gniazda nie można wziąć kontraktu. Najpierw wypełnij któryś: jego gniazdo znowu będzie wolne.

    Fioletowych kontraktów nie można brać. Leżą na planszy bocznej i należą do tego, kto pierwszy je wypełni.

    Po twojej turze w miejsce zabranego kontraktu przychodzi następny tego samego koloru, a gdy ten stos jest pusty, drugiego. Jeśli w tej samej turze wcześniej zaczyna się następna akcja umowy, dzieje się to tuż przed nią. Gdy oba stosy są puste, spełnia się warunek końca gry.

rules-nucleum-energize-title = Zasilanie: elektrownia, węgiel, budynek
rules-nucleum-energize-terms = węgiel, węgle, wagon węgla, energia
rules-nucleum-energize =
    {""}**1. Wybierz elektrownię i budynek.** Budynek jest twój lub neutralny, jeszcze niezasilony, i stoi w mieście elektrowni albo jest z nią połączony ukończonymi liniami, wszystko jedno czyimi.

    {""}**2. Dostarcz paliwo**, aż energia pokryje zapotrzebowanie budynku:
    - **Węgiel**: jeden daje { $coal ->
        [one] { $coal } jednostkę energii
        [few] { $coal } energii
        [many] { $coal } energii
       *[other] { $coal } energii
    }. Spala go każda elektrownia, w dowolnej ilości. Pochodzi z zagłębia, którego miasta są połączone z elektrownią. Bierze się najtańszy; cena w talarach: { $fresh } za wagon (odwraca się go), { $flipped } za odwrócony (znika), { $none }, gdy wagonów już nie ma.
    - **Uran**: jedna kostka daje { $uranium ->
        [one] { $uranium } jednostkę energii
        [few] { $uranium } energii
        [many] { $uranium } energii
       *[other] { $uranium } energii
    }, zobacz następną stronę.
    - Dodaj energię ze swojej płytki akcji, turbin i technologii.

    Nadmiar przepada.

    {""}**3. Budynek jest zasilony.** Otrzymujesz tyle osiągnięć, ile wynosiło zapotrzebowanie, oraz nagrodę budynku. Neutralny budynek daje je temu, kto go zasili, i pozostaje niczyj.

    {""}**Przykład:** nieodwrócone wagony w zagłębiu: { $wagons }. Za { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
        [many] { $count } węgli
       *[other] { $count } węgla
    } płacisz tam razem { $sum ->
        [one] { $sum } talara
        [few] { $sum } talary
        [many] { $sum } talarów
       *[other] { $sum } talara
    }.

rules-nucleum-uranium-title = Zasilanie: uran i turbiny
rules-nucleum-uranium-terms = uran, efekt turbiny
rules-nucleum-uranium =
    Uran spala tylko elektrownia z **nucleum**. Każda kostka daje { $electricity ->
        [one] { $electricity } jednostkę energii
        [few] { $electricity } energii
        [many] { $electricity } energii
       *[other] { $electricity } energii
    }. Pochodzi z twoich kopalń w mieście elektrowni albo połączonych z nią ukończonymi liniami.

    {""}**Ile uranu:** { $plant } za samą elektrownię i po { $turbine } za każdą turbinę, która tam stoi. Najpierw używasz własnych turbin. Za każdą użytą turbinę innego gracza płacisz jej właścicielowi { $toll ->
        [one] { $toll } talara
        [few] { $toll } talary
        [many] { $toll } talarów
       *[other] { $toll } talara
    }.

    {""}**Przykład:** w elektrowni jest nucleum i stoją tam dwie turbiny, jedna twoja. Możesz spalić najwyżej { $most ->
        [one] { $most } kostkę uranu
        [few] { $most } kostki uranu
        [many] { $most } kostek uranu
       *[other] { $most } kostki uranu
    }; razem daje to { $power ->
        [one] { $power } jednostkę energii
        [few] { $power } energii
        [many] { $power } energii
       *[other] { $power } energii
    }. Za ostatnią z nich płacisz { $toll ->
        [one] { $toll } talara
        [few] { $toll } talary
        [many] { $toll } talarów
       *[other] { $toll } talara
    } właścicielowi drugiej turbiny.

    Uran i węgiel można łączyć. Turbiny mają też własne efekty, na przykład więcej energii lub tańszy węgiel: działają we wszystkich twoich akcjach zasilania, gdziekolwiek turbina stoi.

    Gdy sensownych mieszanek paliwa jest kilka, bot wylicza je od najtańszej i podaje elektrownię.

rules-nucleum-plants-title = Elektrownie i nucleum
rules-nucleum-plants-terms = nucleum, bonus elektrowni
rules-nucleum-plants =
    { $coal_plants ->
        [0] Elektrownie
       *[other] Elektrownia węglowa: { $coal_only }. Spala węgiel, nigdy uran. Pozostałe elektrownie
    } od początku spalają węgiel, a uran wtedy, gdy leży w nich żeton **nucleum**.{ $built_in ->
        [0] {""}
       *[other] {" "}Z wbudowanym nucleum: { $ready }.
    }

    Jedno nucleum trafia na mapę podczas przygotowania, bez bonusu. Reszta leży przy niższych odcinkach toru sukcesów: kto umieści w takim odcinku pierwszą gwiazdkę, bierze żeton, kładzie go w elektrowni bez nucleum i otrzymuje jej bonus:
    { $bonuses }

    Nucleum zostaje na miejscu i do nikogo nie należy. Każdy może używać każdej elektrowni: ważne jest, aby budynek, paliwo i elektrownię łączyły ukończone linie.

rules-nucleum-exchanges-title = Zamiany
rules-nucleum-exchanges-terms = talar, robotnik, rezerwa
rules-nucleum-exchanges =
    W każdej chwili swojej tury i zawsze, gdy dostajesz pytanie poza nią:
    - **1 uran → 1 robotnik** z twojej rezerwy
    - **1 robotnik → 1 talar**; robotnik trafia do rezerwy

    W drugą stronę się nie da. Jeśli na coś cię nie stać, bot pyta, co w tym celu zamienić.

    {""}**Robotnicy** (razem { $workers }) są dostępni, w rezerwie albo na stałe na twoich torach. Ci, którymi płacisz, idą do rezerwy; dochód i inne zyski przywracają ich stamtąd. Przy pustej rezerwie nie zyskujesz nikogo.

    {""}**Uran** leży w twoich kopalniach, w każdej do jej pojemności. Nadwyżka uranu zamienia się w robotników, a przy pustej rezerwie przepada.

    Na koniec gry bot wykonuje dla każdego te zamiany, które dają najwięcej punktów.

rules-nucleum-networks-title = Sieci i transport
rules-nucleum-networks-terms = sieć, transport
rules-nucleum-networks =
    {""}**Miasto należy do twojej sieci**, gdy
    - stoi w nim twój budynek, kopalnia lub turbina albo
    - leży obok niego twoja płytka torów, choćby na nieukończonej linii, albo
    - kończy się w nim ukończona linia, na której masz choć jedną płytkę.

    Twoje elementy łączą ukończone linie, na których masz choć jedną płytkę. Możesz mieć kilka sieci jeszcze niepołączonych; budować możesz w każdej.

    Dopóki nie masz żadnej sieci, twój pierwszy budynek, kopalnia lub turbina może stanąć w dowolnym mieście.

    {""}**Transport to co innego:** węgiel, uran i energia biegną **wszystkimi** ukończonymi liniami, wszystko jedno czyimi. Po drodze nie potrzebujesz własnych płytek. Mogą to być dwie linie z rzędu: elektrownia w Plauen sięga do Joachimsthal, gdy ukończone są Plauen–Zwickau i Zwickau–Joachimsthal.

    Linie węglowe nadrukowane na mapie nie należą do nikogo. Nie łączą sieci: pokazują tylko, dokąd dociera węgiel.

rules-nucleum-technologies-title = Technologie i efekty turbin
rules-nucleum-technologies =
    Twój eksperyment ma { $count ->
        [one] { $count } technologię
        [few] { $count } technologie
        [many] { $count } technologii
       *[other] { $count } technologii
    } poziomów od I do III. Na początku wszystkie są zablokowane.

    Gdy coś daje ci „technologię II”, **odblokuj jedną ze swoich technologii poziomu II lub niższego**. Albo weź zamiast tego 2 PZ: zawsze tyle, ile wynosi dany poziom.

    {""}**Trzy rodzaje**
    - **Niebieska:** jednorazowa. Działa od razu po odblokowaniu.
    - **Brązowa:** stała. Działa od tej chwili.
    - **Fioletowa:** punktuje na koniec gry.

    {""}**Efekty turbin:** każda turbina działa, gdy stoi na mapie. Turbina z rzędu { $effect_row } ma efekt twojego eksperymentu, efekty pozostałych widać na twojej planszy.

    Technologie dają laboratoria, kontrakty, gwiazdki w najwyższym odcinku i inne nagrody. Kto pierwszy odblokuje wszystkie (razem { $count }), spełnia warunek końca gry.

    Swoje pokazuje ci **Moja plansza**. O każdą zapytasz jej kodem, na przykład `/lookup name:TA3`.

rules-nucleum-contracts-title = Wypełnianie kontraktów
rules-nucleum-contracts =
    Raz w turze, w której **zagrywasz płytkę akcji**, przed jej akcjami, między nimi lub po nich, możesz wypełnić jeden kontrakt: ze swojego gniazda albo fioletowy z planszy bocznej.

    {""}**Warunek musi być spełniony w tej chwili.** Tylko się go sprawdza: nic za to nie płacisz ani nie tracisz. Potem weź nagrodę.

    Wypełniony kontrakt kładzie się obok planszy. Jego gniazdo jest wolne, więc możesz wziąć następny kontrakt i znowu otrzymać nagrodę gniazda. Fioletowy dostaje ten, kto pierwszy go wypełni, i nic nie przychodzi na jego miejsce.

    Zaczynasz z jednym kontraktem początkowym. Leży w gnieździe { $initial_slot }, a nagrody gniazda za niego nie ma.

    Niewypełniony kontrakt nic na koniec nie kosztuje, ale do końca blokuje swoje gniazdo.

rules-nucleum-ends-title = Koniec gry
rules-nucleum-ends-terms = flaga
rules-nucleum-ends =
    {""}**Warunki końca gry.** Każdy spełnia się raz i daje punkty temu, kto go spełni:
    - stos płytek akcji jest pusty: { $tiles_vp } PZ
    - oba stosy kontraktów, srebrnych i złotych, są puste: { $contracts_vp } PZ
    - odbyło się trzecie królewskie punktowanie: { $kings_vp } PZ
    - gracz ma wszystkie technologie ({ $technologies }): { $technologies_vp } PZ
    - gracz dociera do flagi punktacji, przy { $flag } PZ: { $flag_vp } PZ

    {""}**Ostatnie rundy** zaczynają się, gdy spełni się dość warunków (2 graczy: { $needed_two }; 3 graczy: { $needed_three }; 4 graczy: { $needed_four }). Dokończcie rundę, aby każdy miał tyle samo tur. Potem każdy rozgrywa **jeszcze jedną turę**. Warunki spełnione w tym czasie też punktują.

    {""}**Jeszcze jedna gwiazdka:** kto po ostatniej turze ma osiągnięcia, może umieścić jedną gwiazdkę według zwykłych zasad, ale nie na polu 0. Nie ma ona teraz efektu, liczy się w końcowym punktowaniu.

    Potem następuje końcowe punktowanie.

rules-nucleum-scoring-title = Końcowe punktowanie
rules-nucleum-scoring =
    {""}**1. Żetony sukcesu.** Za każdą gwiazdkę: mnożnik jej stopnia × ile razy spełniasz żeton sukcesu jej odcinka. Każda gwiazdka na polu 0: −{ $penalty } PZ.

    {""}**2. Fioletowe technologie.** Każda daje najwyższą osiągniętą liczbę.

    {""}**3. Pozostałe zasoby.** 1 PZ za każde: uran × { $uranium }, robotnik × { $workers }, talar × { $thaler }. Najkorzystniejsze zamiany wykonują się same.

    {""}**4. Zasilone budynki.** PZ, które na nich widać{ $factor ->
        [1] {""}
       *[other] ; { $city }: × { $factor }
    }. Budynek rządowy daje swoje PZ za **każdy** budynek swojego typu w tej samej twojej sieci: za siebie, za cudze i neutralne, zasilone lub nie.

    {""}**5. Znaczniki dochodu** na polach { $bonus_spaces }: { $bonus_points } PZ.

    Wygrywa, kto ma najwięcej PZ; remis to wspólne zwycięstwo. `/score` w każdej chwili pokazuje, co dałby teraz koniec gry.

rules-nucleum-setup-title = Przygotowanie gry (do wglądu)
rules-nucleum-setup-terms = gruz, płytka gruzu
rules-nucleum-setup =
    {""}**Na początku masz:** talary: { $thaler }, dostępni robotnicy: { $workers }, w rezerwie: { $reserve }, gwiazdki na planszy bocznej: { $stars }; do tego znaczniki dochodu na polu { $marker } każdego toru i jeden kontrakt początkowy.

    {""}**Eksperymenty:** każdy gracz ma jeden: zależnie od opcji gracze wybierają od ostatniego wstecz, dostają losowo albo licytują. Daje on { $technologies ->
        [one] { $technologies } technologię
        [few] { $technologies } technologie
        [many] { $technologies } technologii
       *[other] { $technologies } technologii
    }, efekt turbiny i { $tiles ->
        [one] { $tiles } płytkę akcji
        [few] { $tiles } płytki akcji
        [many] { $tiles } płytek akcji
       *[other] { $tiles } płytki akcji
    }.

    {""}**Według liczby graczy**
    - 2 graczy: płytki akcji: { $tiles_two }, kontrakty srebrne: { $silver_two }, złote: { $gold_two }, mapa dla { $small_players } graczy
    - 3 graczy: płytki akcji: { $tiles_three }, kontrakty srebrne: { $silver_three }, złote: { $gold_three }, mapa dla { $large_players } graczy
    - 4 graczy: płytki akcji: { $tiles_four }, kontrakty srebrne: { $silver_four }, złote: { $gold_four }, mapa dla { $large_players } graczy

    {""}**Mapa:** karta przygotowania umieszcza pierwsze nucleum w elektrowni, a gdy graczy jest mniej niż { $rubble }, także gruz na polach, których nikt nie użyje. Ta karta i dalsze ({ $more_cards }) wyznaczają neutralne budynki: każdy może je zasilić.

    Żetony sukcesu, kontrakty i płytki są w losowej kolejności.

rules-nucleum-rulings-title = Rozstrzygnięcia: twoja tura
rules-nucleum-rulings =
    Tak rozstrzygamy to, czego instrukcja nie wyjaśnia.

    {""}**Zamiany** są proponowane, zanim wybierzesz, co robisz w turze, przed akcjami płytki, między nimi i po nich oraz zawsze, gdy na coś cię nie stać; nigdy w trakcie akcji ani doładowania.

    {""}**Zniżka w talarach** obejmuje wszystko, co akcja kosztuje w talarach: budynek i dopłatę za czerwone pole, obie płytki w akcji rozwoju, cały węgiel.

    {""}**Oferta i kontrakty** są uzupełniane po zatwierdzeniu tury albo tuż przed następną akcją, która z nich bierze. Do tego czasu miejsca pozostają puste, a ceny się nie zmieniają. Tego, co odkryto, nie da się cofnąć.

    {""}**Kilka nagród naraz:** najpierw talary, robotnicy, osiągnięcia i PZ, reszta w pokazanej kolejności.

    {""}**Zdobyty uran** zapełnia wolne miejsce w twoich kopalniach; nadwyżka zamienia się w robotników z rezerwy.

rules-nucleum-rulings-map-title = Rozstrzygnięcia: mapa i zasilanie
rules-nucleum-rulings-map =
    {""}**Kładzenie torów:** najpierw dostajesz to, co dają za nie twoje zdolności, potem rozpatrujesz pasujące akcje w dowolnej kolejności. Jeśli nowa płytka pasuje do innej twojej płytki, należy do nich także akcja tamtej. Inni gracze zatwierdzają swoje, zanim linia zostanie ukończona.

    {""}**Paliwo** nie jest potrzebne, jeśli same turbiny i technologie pokrywają zapotrzebowanie.

    {""}**Węgiel:** wybierasz, z których zagłębi pochodzi. Nigdy nie kupuje się go więcej, niż trzeba.

    {""}**Neutralne budynki** są niczyje także po zasileniu: nie liczą się do warunków ani żetonów sukcesu i same nie dają punktów.

    {""}**Karty przygotowania mapy:** jeśli na pierwszej nie ma neutralnego budynku, wyznacza go następna dobrana karta. Neutralnego budynku, którego miasta nie ma na mapie, się nie stawia. Gruz zakrywa pole dwóch typów tylko wtedy, gdy nie ma wolnego pola czerwonego ani pola jednego typu.{ $wild ->
        [0] {""}
       *[other]
            {""}

            {""}**{ $city }** ma wszystkie cztery kolory: to, co tam stoi, liczy się do każdego kontraktu, który wymaga czegoś w miastach jednego koloru.
    }

rules-nucleum-rulings-end-title = Rozstrzygnięcia: gwiazdki i koniec gry
rules-nucleum-rulings-end =
    {""}**Gwiazdki:** jeśli ci ich zabraknie, dostajesz następne.

    {""}**Pusty stos:** jeśli przed ostatnim uzupełnieniem płytki lub kontrakty wzięło kilku graczy, warunek końca gry spełnia ten, czyją płytkę lub kontrakt zastępuje ostatni element stosu.

    {""}**W ostatniej rundzie** warunki końca gry nadal punktują i nadal można dotrzeć do flagi punktacji.

    {""}**Flaga punktacji:** jej PZ dostaje aktywny gracz, nawet jeśli w tej turze dotrze do niej ktoś inny. Punkty z końcowego punktowania już się do niej nie liczą.

    {""}**Pozostałe zasoby:** robotnik zamieniony na talara wraca do rezerwy i można go znów dostać za uran.

    {""}**Pierwsza gra** (opcja): eksperymenty to { $first }, { $second }, { $third }, { $fourth } w kolejności graczy, od tych, które najłatwiej wyjaśnić.

rules-nucleum-icons-title = Symbole
rules-nucleum-icons =
    Obraz pokazuje najczęstsze symbole. **Objaśnij symbole** pod twoimi prywatnymi obrazami albo `/board view:legend` pokazuje wszystkie, razem z polami mapy. Przycisk **Wcześniejsze tury** obok pokazuje grę tura po turze.

    - **Liczby** przy symbolu mówią, ile czego: moneta z 2 to 2 talary. Przy akcji −1 z monetą to zniżka 1 talara, +1 z błyskawicą to 1 jednostka energii więcej.
    - **Strzałka** to wzrost dochodu; znak nad nią mówi, na którym torze. Trzy znaki: dowolny tor.
    - **Koło zębate** to technologia. Świeci tyle jego części, ile wynosi poziom.
    - **Błyskawica z liczbą** na budynku to zapotrzebowanie na energię. Żółta obwódka i żółta błyskawica znaczą: zasilony.
    - **Kolory** miast i krawędzi różnią się też literami i wzorami: biały gładki, fioletowy w kropki, pomarańczowy w ukosy, zielony w fale. Cztery kolory razem pasują do wszystkiego.
    - **Kształty** oznaczają graczy: kwadrat, trójkąt, koło i romb.

rules-segment-unlike = {""} Na odcinku { $low }–{ $high } daje ona zamiast tego: { $bonus }.
rules-plant-bonus = { $city }: { $bonus }
rules-line = - { $item }
rules-lines =
    { $before }
    { $line }
rules-slot-bonus = gniazdo { $slot }: { $bonus }

## Nucleum: how unclear rules are applied, for `/lookup`

ruling-nucleum-no-neutral = Jeśli to pierwsza karta, neutralny budynek wyznacza następna dobrana karta. Jej nucleum i gruz pozostają.
ruling-nucleum-city-not-in-use = Przy dwóch graczach miasta jej neutralnego budynku nie ma na mapie: budynku się nie stawia.
ruling-nucleum-rubble-first = Jeśli to pierwsza karta, jej gruz trafia na mapę przed neutralnymi budynkami z pozostałych kart.
ruling-nucleum-discounts = Zniżka w talarach obejmuje wszystko, co akcja kosztuje w talarach: dopłatę za czerwone pole, obie płytki w akcji rozwoju, cały węgiel. W industrializacji może zmniejszyć tylko dopłatę za czerwone pole i cenę kopalni węgla.
ruling-nucleum-goods-first = Z kilku rzeczy naraz najpierw otrzymujesz talary, robotników, osiągnięcia i PZ, a resztę w pokazanej kolejności.
ruling-nucleum-uranium-gained = Zdobyty uran zapełnia wolne miejsce w twoich kopalniach. Nadwyżka zamienia się w robotników z rezerwy.
ruling-nucleum-no-fuel = Jeśli same turbiny i technologie pokrywają zapotrzebowanie budynku, paliwo nie jest potrzebne.
ruling-nucleum-coal = To ty wybierasz, z których zagłębi pochodzi węgiel. Najtańszy sposób jest podany od razu, pozostałe – w „innych planach”. Nie sprowadza się więcej węgla, niż potrzebuje budynek.
ruling-nucleum-neutral = Zasilony neutralny budynek pozostaje niczyj: nie liczy się do warunków ani żetonów sukcesu i nie daje punktów.
ruling-nucleum-place-railway = To, co daje za położenie torów, przychodzi przed pasującymi akcjami.
ruling-nucleum-unmatched-end = Dotyczy jednej niepasującej krawędzi, także przy pustym polu torów, ale nigdy krawędzi przy mieście bez koloru.
ruling-nucleum-stack-empty = Jeśli z końcówki stosu brało kilku graczy, punkty dostaje ten, którego płytkę lub kontrakt uzupełniono jako ostatnie.
ruling-nucleum-late-condition = Daje punkty także wtedy, gdy spełnia się w ostatniej rundzie.
ruling-nucleum-flag-owner = Punkty dostaje aktywny gracz, także gdy do flagi dotrze w tej turze ktoś inny.
ruling-nucleum-flag-final = Punkty z końcowego punktowania nie prowadzą do flagi.
ruling-nucleum-kings-zero = W królewskim punktowaniu gwiazdka na polu 0 liczy się jako 0: jest najniższa, ale może być druga.

## Nanotech

rules-nanotech-overview-title = Cel i przegląd gry
rules-nanotech-overview =
    Prowadzisz laboratorium cząstek. Zdobądź przed innymi docelowy prestiż: { $target }, chyba że przy stole ustalono inaczej.

    {""}**W każdej rundzie** każdy bierze kartę akcji z leżącą na niej energią i może wykonać jej akcję. Pozostali mogą potem skopiować tę akcję za zwykły koszt. Przy 2 graczach każdy bierze na zmianę { $turns_two ->
        [one] { $turns_two } kartę
        [few] { $turns_two } karty
        [many] { $turns_two } kart
       *[other] { $turns_two } karty
    }.

    {""}**Od kwarków do atomów**
    - Wychwytuj kwarki i elektrony do kapsuł swojego laboratorium.
    - Uwięź trzy kwarki jako proton lub neutron: prestiż.
    - Uwięź protony, neutrony i elektrony jako atomy: wodór, deuter, hel. Jeszcze więcej prestiżu.

    {""}**Za wszystko płacisz energią.** Na początku masz jej { $energy }. Ładuj baterię albo bierz karty, na których leży energia.

    {""}**Laboratorium jest małe;** miejsca na kwarki: { $quarks }, na elektrony: { $electrons }, na protony i neutrony: { $hadrons }. Rozbuduj je, aby mieściło więcej.

    Gdy ktoś osiągnie cel, runda zostaje dokończona i wygrywa największy prestiż.

rules-nanotech-round-title = Runda
rules-nanotech-round =
    {""}**1. Kwarki.** Pozostałe z poprzedniej rundy są odrzucane. Do kapsuły centralnej dobiera się nowe: o { $extra } więcej, niż jest graczy. Gdy stos się skończy, odrzucone tasuje się w nowy.

    {""}**2. Tury.** Zgodnie z ruchem wskazówek zegara, od gracza rozpoczynającego, każdy rozgrywa { $turns_more ->
        [one] { $turns_more } turę
        [few] { $turns_more } tury
        [many] { $turns_more } tur
       *[other] { $turns_more } tury
    }; przy 2 graczach { $turns_two ->
        [one] { $turns_two } turę
        [few] { $turns_two } tury
        [many] { $turns_two } tur
       *[other] { $turns_two } tury
    }, na zmianę. W swojej turze:
    - weź jedną z kart akcji ze stołu z całą leżącą na niej energią;
    - wykonaj jej akcję albo z niej zrezygnuj;
    - potem każdy inny gracz po kolei może raz skopiować tę akcję.

    Energią z karty można zapłacić za jej akcję. Kartę, której akcji nie możesz wykonać, wolno wziąć dla samej energii. Zatrzymujesz ją do końca rundy.

    {""}**3. Bonusy.** W kolejności tur gracze z kartami Wychwyt kwarków i Wychwyt leptonu mogą użyć ich bonusu.

    {""}**4. Pozostałe karty.** Każda karta, której nikt nie wziął, zyskuje { $leftover ->
        [one] { $leftover } energię
        [few] { $leftover } energie
        [many] { $leftover } energii
       *[other] { $leftover } energii
    }. Wszystkie karty wracają na stół i zaczyna następny gracz po lewej.

rules-nanotech-recharge-title = Ładowanie baterii
rules-nanotech-recharge =
    W grze: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } tego rodzaju.

    Weź z zasobów { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    } i dodatkowo { $more } za każdą lepszą baterię w swoim laboratorium. To nic nie kosztuje, więc bot robi to od razu, gdy bierzesz kartę.

    Ładowania **nie można kopiować**. Nie ma bonusu.

    {""}**Zasoby są ograniczone:** energii jest { $tokens } dla wszystkich graczy, razem z tą na kartach. Gdy jej brakuje, bierzesz to, co zostało; gdy nie ma nic, akcja nie ma efektu. Wydana energia wraca do zasobów.

    Karta, której nikt nie bierze, zyskuje energię co rundę. Czasem akcja, której nikt nie chciał, płaci sama za siebie.

rules-nanotech-quarks-title = Wychwyt kwarków
rules-nanotech-quarks =
    Zapłać { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    } i weź **jeden dowolny kwark** z kapsuły centralnej na wolne miejsce w swojej kapsule kwarkowej.

    Kwarki są typu **Up** lub **Down**, czerwone, zielone lub niebieskie. Każdych jest po { $each }. Dla protonu i neutronu liczą się zarówno typ, jak i kolor, więc patrz, czego potrzebujesz dalej.

    {""}**Inni mogą to skopiować**, płacąc { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    }. Wybierają po tobie, z tego, co zostało.

    {""}**Bonus karty:** kto ją ma, może na koniec rundy wziąć jeszcze jeden kwark za darmo, jeśli jest wolne miejsce i został jakiś kwark.

    Kwarków nie można wyrzucać. Opuszczają kapsułę tylko przez uwięzienie, więc nie zapełniaj jej kwarkami, które do siebie nie pasują.

rules-nanotech-lepton-title = Wychwyt leptonu
rules-nanotech-lepton =
    Zapłać { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    } i weź **jeden elektron** na wolne miejsce w swojej kapsule leptonowej. Zdobywasz +{ $prestige } prestiżu.

    {""}**Inni mogą to skopiować**, płacąc { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    }, i zdobywają tyle samo.

    {""}**Bonus karty:** kto ją ma, może na koniec rundy wykonać **jedną dodatkową akcję** innego rodzaju za jej zwykły koszt: ładowanie, wychwyt kwarka, rozbudowę lub uwięzienie. Może to być akcja już w tej rundzie wykonana. Nie bierze się przy tym karty ani energii z kart i nie ma bonusu tamtej karty.

    Elektrony zostają w kapsule, dopóki nie zbudujesz z nich atomu.

rules-nanotech-upgrade-title = Rozbudowa
rules-nanotech-upgrade =
    Weź jeden moduł do swojego laboratorium i zapłać za niego:
    - Kapsuła kwarkowa: { $quark_cost ->
        [one] { $quark_cost } energia
        [few] { $quark_cost } energie
        [many] { $quark_cost } energii
       *[other] { $quark_cost } energii
    }; miejsca na kwarki +{ $quark_adds }
    - Kapsuła leptonowa: { $lepton_cost ->
        [one] { $lepton_cost } energia
        [few] { $lepton_cost } energie
        [many] { $lepton_cost } energii
       *[other] { $lepton_cost } energii
    }; miejsca na elektrony +{ $lepton_adds }
    - Kapsuła hadronowa: { $hadron_cost ->
        [one] { $hadron_cost } energia
        [few] { $hadron_cost } energie
        [many] { $hadron_cost } energii
       *[other] { $hadron_cost } energii
    }; miejsca na protony i neutrony +{ $hadron_adds }
    - Lepsza bateria: { $battery_cost ->
        [one] { $battery_cost } energia
        [few] { $battery_cost } energie
        [many] { $battery_cost } energii
       *[other] { $battery_cost } energii
    }; przy każdym ładowaniu +{ $battery_adds } energii

    {""}**Jeden na rundę:** nikt nie może wziąć w rundzie więcej niż jednego modułu, czy to kartą, czy przez kopiowanie, czy w dodatkowej akcji.

    {""}**Inni mogą to skopiować** za pełną cenę.

    {""}**Bonus karty:** kto ją ma, płaci o { $discount ->
        [one] { $discount } energię
        [few] { $discount } energie
        [many] { $discount } energii
       *[other] { $discount } energii
    } mniej.

    Modułów jednego rodzaju możesz mieć dowolnie wiele, dopóki są.

rules-nanotech-confine-title = Uwięzienie cząstek
rules-nanotech-confine =
    Zapłać { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    } i wykonaj **jedno** uwięzienie:
    - **Proton:** { $proton_up } Up i { $proton_down } Down, po jednym z każdego koloru: +{ $proton } prestiżu
    - **Neutron:** { $neutron_up } Up i { $neutron_down } Down, po jednym z każdego koloru: +{ $neutron } prestiżu
    - **Wodór:** { $hydrogen_needs }: +{ $hydrogen } prestiżu
    - **Deuter:** { $deuterium_needs }: +{ $deuterium } prestiżu
    - **Hel:** { $helium_needs }: +{ $helium } prestiżu

    Użyte kwarki są odrzucane; proton lub neutron wymaga wolnego miejsca w twojej kapsule hadronowej. Cząstki atomu wracają do swoich stosów: atom nie zajmuje miejsca.

    {""}**Inni mogą to skopiować**, płacąc { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
        [many] { $cost } energii
       *[other] { $cost } energii
    }, także z innym uwięzieniem.

    {""}**Bonus karty:** kto ją ma, zdobywa za uwięzienie dodatkowo +{ $bonus } prestiżu.

rules-nanotech-copying-title = Kopiowanie
rules-nanotech-copying =
    Gdy gracz weźmie kartę i wykona jej akcję, **każdy inny gracz może raz wykonać tę samą akcję**, zgodnie z ruchem wskazówek zegara, zanim zacznie się następna tura.

    - Płacisz zwykły koszt. Energii z karty nie dostajesz.
    - Bonus karty ma tylko ten, kto ją trzyma: ty nie masz zniżki, dodatkowego prestiżu ani niczego na koniec rundy.
    - Możesz to zrobić po swojemu: inny kwark, inny moduł, inne uwięzienie.
    - Możesz kopiować także wtedy, gdy gracz z kartą zrezygnował z akcji lub nie mógł jej wykonać.
    - **Ładowania baterii nie można kopiować.**
    - Rozbudowa liczy się jako twoja jedyna w tej rundzie.

    Pytanie dostajesz tylko wtedy, gdy możesz to zrobić. Jeśli rzadko kopiujesz, **Stała odpowiedź** (`/settings`) rezygnuje za ciebie i nikt nie czeka.

rules-nanotech-bonus-title = Bonusy kart
rules-nanotech-bonus =
    Bonus należy do tego, kto w tej rundzie **ma kartę**. Kopie i dodatkowe akcje nigdy go nie mają.

    {""}**Od razu, razem z akcją**
    - Rozbudowa: twój moduł kosztuje o { $discount ->
        [one] { $discount } energię
        [few] { $discount } energie
        [many] { $discount } energii
       *[other] { $discount } energii
    } mniej.
    - Uwięzienie cząstek: dodatkowo +{ $prestige } prestiżu za twoje uwięzienie.

    {""}**Na koniec rundy**, także po rezygnacji z samej akcji:
    - Wychwyt kwarków: jeszcze jeden kwark z kapsuły centralnej za darmo, jeśli tam jest i masz wolne miejsce.
    - Wychwyt leptonu: jedna dodatkowa akcja innego rodzaju za jej koszt.

    Bonusów używa się w kolejności tur, od gracza, który rozpoczynał rundę, każdy raz. Kto ma obie karty, wybiera kolejność. Można zrezygnować.

    Ładowanie baterii nie ma bonusu.

rules-nanotech-end-title = Koniec gry
rules-nanotech-end =
    Gdy ktoś osiągnie cel, **runda zostaje dokończona** razem z bonusami na jej koniec. Przy stole można też ustalić, że gra kończy się wtedy natychmiast.

    {""}**Wygrywa największy prestiż.** Przy remisie kolejno:
    - więcej zbudowanych atomów (wodór, deuter, hel),
    - potem więcej energii w laboratorium.
    - Nadal remis: wspólne zwycięstwo.

    {""}**Zastój:** kapsuły mogą być pełne cząstek, które do siebie nie pasują. Jeśli nikt nie zyskuje prestiżu przez { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } z rzędu, gra kończy się w tym stanie. Gdy takich rund jest { $warning }, stół dostaje ostrzeżenie.

    Celem może być dowolna liczba od { $lowest } do { $highest }. Cel { $target } to krótka gra.

rules-nanotech-rulings-title = Rozstrzygnięcia
rules-nanotech-rulings =
    Tak rozstrzygamy to, czego zasady nie wyjaśniają.

    {""}**Branie karty:** najpierw dostajesz jej energię i możesz nią zapłacić za akcję. Z każdej akcji można zrezygnować, a kartę wziąć tylko dla energii. Ładowanie odbywa się bez pytania; gdy w zasobach brakuje energii, bierzesz to, co zostało.

    {""}**Bonusy na koniec rundy** należą do tego, kto ma kartę, także gdy jej akcji nie wykonano. Inne bonusy daje tylko akcja karty, nie kopia ani dodatkowa akcja.

    {""}**Dodatkową akcją** może być ładowanie, wychwyt kwarka, rozbudowa lub uwięzienie, za jej koszt, ale nie ponowny wychwyt leptonu.

    {""}**Dwóch bonusów** (przy 2 graczach) używasz w dowolnej kolejności, każdego raz. Na koniec rundy gracze używają swoich zgodnie z ruchem wskazówek zegara od pierwszego gracza.

    {""}**Pozostałe karty:** jeśli energii nie starcza dla wszystkich, dostają ją w tej kolejności: ładowanie baterii, kwarki, lepton, rozbudowa, uwięzienie.

rules-nanotech-icons-title = Symbole
rules-nanotech-icons =
    Obraz pokazuje, co leży na stole. **Objaśnij symbole** pod twoimi prywatnymi obrazami albo `/board view:legend` pokazuje to ponownie. Przycisk **Wcześniejsze tury** obok pokazuje grę tura po turze.

    - **Kwarki** mają literę typu, u jak Up i d jak Down, oraz literę koloru: C (czerwony), Z (zielony) lub N (niebieski). Duże mają też obwódkę: jedna linia to czerwony, kreski to zielony, dwie linie to niebieski.
    - **e⁻** to elektron, **p⁺** proton, **n** neutron.
    - **Sześciokąt z błyskawicą** to energia. Na karcie akcji pokazuje koszt akcji; z plusem to, co leży na karcie dla tego, kto ją weźmie.
    - **Wieniec laurowy** to prestiż.
    - **Ptaszek** przy uwięzieniu mówi, że laboratorium może je teraz wykonać.
    - **Kształty** oznaczają graczy: kwadrat, trójkąt, koło i romb.

## Nanotech: how unclear rules are applied, for `/lookup`

ruling-nanotech-recharge-asked = O ładowanie bot nie pyta: kto bierze kartę, od razu dostaje energię.
ruling-nanotech-energy-first = Energię leżącą na karcie bierze się razem z nią i można nią zapłacić za jej akcję.
ruling-nanotech-declined = Z każdej akcji można zrezygnować, a kartę, której akcji nie da się wykonać, wolno wziąć dla jej energii.
ruling-nanotech-short-supply = Gdy w zasobach brakuje energii, ładowanie daje to, co zostało.
ruling-nanotech-one-upgrade = Nikt nie rozbudowuje więcej niż raz w rundzie, czy to kartą, czy przez kopiowanie, czy w dodatkowej akcji.
ruling-nanotech-round-bonus = Bonus na koniec rundy należy do tego, kto ma kartę, także gdy jej akcji nie wykonano.
ruling-nanotech-bonus-with-action = Bonus przychodzi tylko razem z akcją: nie ma go żadna kopia ani dodatkowa akcja.
ruling-nanotech-extra = Dodatkową akcją może być ładowanie, wychwyt kwarka, rozbudowa lub uwięzienie, za jej koszt.
ruling-nanotech-hadron = Potrzebny jest żeton w stosie i wolne miejsce w twojej kapsule hadronowej. Użyte kwarki są odrzucane.
ruling-nanotech-which-quarks = Wybierasz, których kwarków użyć: dla typu, którego potrzeba jednego, jest po jednym wyborze na kolor.

## Nucleum: words in the illustrations

page-nucleum-turn-play = Zagraj płytkę: obie jej akcje i może kontrakt
page-nucleum-turn-rail = Połóż tory: akcje pasujących krawędzi
page-nucleum-turn-recharge = Doładowanie: dochód, gwiazdka, płytki wracają
page-nucleum-rail-tiles = Dwie płytki, jeden kolor. Ty: { $own }, potem właściciel drugiej płytki: { $other }.
page-nucleum-rail-city = Kolor miasta { $city }. Ty: { $own }.
page-nucleum-kings-day = Królewskie punktowanie, najwyższe gwiazdki: { $first } PZ, potem { $second } PZ
page-nucleum-side = Mapa dla { $players } graczy
page-nucleum-space-one = ten typ
page-nucleum-space-two = jeden z dwóch typów
page-nucleum-space-red = każdy typ, dopłata: { $red ->
    [one] { $red } talar
    [few] { $red } talary
    [many] { $red } talarów
   *[other] { $red } talara
}
page-nucleum-space-rubble = zablokowane
page-nucleum-building-price = cena budowy
page-nucleum-building-need = energia potrzebna do zasilenia
page-nucleum-building-reward = od razu po zasileniu
page-nucleum-building-points = PZ na koniec, jeśli zasilony
page-nucleum-row-turbine = Turbina
page-nucleum-row-mine = Kopalnia
page-nucleum-row-cost = Koszt
page-nucleum-row-size = Mieści
page-nucleum-row-reward = Za obie
page-nucleum-offer = Po turze płytki przesuwają się w prawo. Dwie naraz: dopłata { $count ->
    [one] { $count } talar
    [few] { $count } talary
    [many] { $count } talarów
   *[other] { $count } talara
}.
page-nucleum-slots = Nagroda gniazda za wzięcie kontraktu
page-nucleum-condition = Jeśli spełnione: { $condition }
page-nucleum-energize = { $uranium } + { $coal } = { $sum ->
    [one] { $sum } energia
    [few] { $sum } energii
    [many] { $sum } energii
   *[other] { $sum } energii
}; zapotrzebowanie budynku: { $need }
page-nucleum-kind-once = Niebieska: raz, od razu
page-nucleum-kind-lasting = Brązowa: od teraz
page-nucleum-kind-scoring = Fioletowa: na koniec
page-nucleum-kind-turbine = Efekt turbiny eksperymentu
page-nucleum-score-stars = Każda gwiazdka: stopień × ile razy spełniasz żeton sukcesu
page-nucleum-score-purple = Fioletowe technologie
page-nucleum-score-left = 1 PZ za każde: uran × { $uranium }, robotnik × { $workers }, talar × { $thaler }
page-nucleum-score-lit = Zasilone budynki{ $factor ->
        [1] {""}
       *[other] ; { $city }: × { $factor }
    }
page-nucleum-score-income = Znaczniki na polach { $spaces }: { $points } PZ
page-nucleum-setup-players = Gracze
page-nucleum-setup-tiles = płytki akcji
page-nucleum-setup-silver = srebrne kontrakty
page-nucleum-setup-gold = złote kontrakty
page-nucleum-setup-ends = warunki końca gry

## Nucleum: the illustrations in words

page-nucleum-alt-turn = Trzy rodzaje tury: płytka trafia na następne wolne pole; płytka z robotnikiem leży między dwoma miastami jako tory; dochód rośnie, gwiazdka staje na torze, a płytki wracają.
page-nucleum-alt-tile = Płytka akcji z dwiema akcjami i kolorowymi paskami na końcach. Niżej pola nad planszą gracza: dwa są zajęte, trzecie jest następne.
page-nucleum-alt-exchange = Jeden uran można zamienić na jednego robotnika, jednego robotnika na jednego talara.
page-nucleum-alt-railway = Dwie płytki na linii między dwoma miastami. Ich stykające się krawędzie mają ten sam kolor, więc rozpatruje się obie akcje przy nich. Druga krawędź twojej płytki ma kolor swojego miasta, więc tę akcję też się rozpatruje.
page-nucleum-alt-links = Ukończona linia z dwóch płytek między dwoma miastami. Niżej dla każdej strony mapy: ile kroków dochodu dają linie różnej długości.
page-nucleum-alt-income = Cztery pola planszy są zajęte. Pod nimi trzy tory dochodu ze znacznikami. Na każdym torze świeci najwyższa kwota na lewo od znacznika i pod zajętym polem; obok suma.
page-nucleum-alt-stars = Tor sukcesów: cztery odcinki z tym, co daje tam gwiazdka, sześć stopni z mnożnikami, pola specjalne i punkty królewskiego punktowania.
page-nucleum-alt-build = Cztery rodzaje pól: dla jednego typu, dla jednego z dwóch typów, czerwone dla każdego typu i gruz. Niżej budynek z ceną, zapotrzebowaniem na energię, nagrodą i punktami.
page-nucleum-alt-industry = Cztery rzędy turbin i kopalń z kosztem w robotnikach, pojemnością kopalni i nagrodą za obie. Pierwsza kopalnia na mapie daje jeden uran, druga dwa, trzecia trzy, a więcej, jeśli pokazuje to pole.
page-nucleum-alt-offer = Pięć płytek akcji w ofercie z cenami i strzałka, która pokazuje, jak po turze przesuwają się w prawo.
page-nucleum-alt-contract = Cztery gniazda kontraktów z nagrodami. Niżej kontrakt z warunkiem i nagrodą.
page-nucleum-alt-energize = Trzy kostki uranu i jeden węgiel trafiają do elektrowni z nucleum i dwiema turbinami; jedna należy do innego gracza, który dostaje talara. Energia dociera do budynku, który daje osiągnięcia i swoją nagrodę.
page-nucleum-alt-plants = Elektrownie: węglowe oraz pozostałe z bonusem za umieszczenie w nich nucleum.
page-nucleum-alt-technologies = Trzy koła zębate: niebieska technologia działa raz, brązowa na stałe, fioletowa punktuje na koniec. Niżej turbina z efektem swojego eksperymentu.
page-nucleum-alt-ends = Pięć warunków końca gry z punktami dla tego, kto je spełni.
page-nucleum-alt-scoring = Pięć części końcowego punktowania po kolei: gwiazdki, fioletowe technologie, pozostałe zasoby, zasilone budynki, znaczniki dochodu.
page-nucleum-alt-setup = Tabela: ile jest płytek akcji, kontraktów i warunków końca gry przy dwóch, trzech i czterech graczach.
page-nucleum-alt-icons = Symbole zasobów i nagród, budynków i przemysłu oraz akcji głównych, każdy z objaśnieniem.

## Nanotech: the illustrations in words

page-nanotech-alt-cards = Sześć kart akcji z kosztami: dwa razy ładowanie baterii, wychwyt kwarków, wychwyt leptonu, rozbudowa i uwięzienie cząstek, na którym leży energia.
page-nanotech-alt-particles = Kwarki typów Up i Down, każdy czerwony, zielony i niebieski. Niżej kapsuła leptonowa z jednym elektronem: jego wychwyt kosztuje energię i daje prestiż.
page-nanotech-alt-expansions = Cztery moduły z kosztami i z tym, ile dają miejsc lub energii.
page-nanotech-alt-recipes = Pięć uwięzień: zużywane cząstki, wynik i prestiż.
page-nanotech-alt-race = Tor prestiżu z flagą na celu. Jeden gracz już ją minął.
page-nanotech-alt-icons = Cząstki, karty akcji i moduły oraz inne znaki na stole, każdy z nazwą.

## Przy stole każdej gry

rules-table =
    Nie ma pośpiechu: gra na ciebie czeka, a gdy przychodzi twoja tura, dostajesz jedno powiadomienie.

    {""}**Cofanie.** Zanim naciśniesz **Zatwierdź turę**, możesz cofać swoje wybory bez pytania. Potem przycisk **Poproś o cofnięcie tury** (`/undo`) pyta pozostałych. Gdy wszyscy się zgodzą, gra wraca do początku twojej ostatniej tury, a wszystko, co zakryte, zostaje potasowane na nowo. Nikt nie jest pytany, gdy grasz tylko z graczami komputerowymi, a w grze bez rankingu także wtedy, gdy twoja tura niczego nie odsłoniła i nikt jeszcze nie zagrał. Gospodarz może cofać tury komendą `/host undo`.

    {""}**Tempo.** Tura może trwać jeden dzień. Gospodarz może wybrać inny limit albo żaden przyciskiem **Opcje** lub przez `/host setup`. Wiadomości podają, kiedy czas się kończy, a przypomnienia przychodzą, gdy zostaje go połowa i jedna ósma. Po upływie czasu nadal możesz grać; pozostali mogą czekać albo oddać graczowi komputerowemu tę turę lub twoje miejsce. Nic nie dzieje się samo.

    {""}**Nieobecność:** zaznacz ją w `/settings`; nie ma wtedy przypomnień, a twój czas liczy się od powrotu. Ciche godziny zapewniają spokojne noce.

    {""}**Gry rankingowe.** Włącza je gospodarz w menu **Opcje**; gra liczy się, jeśli na jej początku wszyscy grają rankingowo (`/settings`). Kto odejdzie, jest ostatni. Zobacz **Ranking** w `/records`.

    {""}**Odejście:** `/table resign` oddaje twoje miejsce graczowi komputerowemu.
rules-nucleum-table-title = Gra korespondencyjna
rules-nucleum-table = { $page }
rules-nanotech-table-title = Gra korespondencyjna
rules-nanotech-table = { $page }

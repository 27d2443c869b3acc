### Gibraltar of Nucleum: the map, military contracts and technologies

option-map-gibraltar = Gibraltar
option-about-map-gibraltar = Statki, angielski węgiel, kontrakty wojskowe i królewskie miasta.
option-gibraltar_tiles = płytki Gibraltaru
option-about-gibraltar_tiles = Na mapie Australii do oferty dochodzą płytki akcji z Gibraltaru.
nucleum-side-gibraltar-12 = Gibraltar, 1–2 graczy
nucleum-side-gibraltar-34 = Gibraltar, 3–4 graczy
nucleum-coal-area-england = Anglia
nucleum-coal-area-turkey = Turcja
nucleum-map-atlantic = Atlantyk
nucleum-map-mediterranean = Morze Śródziemne
nucleum-city-gibraltar = Gibraltar
nucleum-city-madrid = Madryt
nucleum-city-fez = Fez
nucleum-city-lisbon = Lizbona
nucleum-city-casablanca = Casablanca
nucleum-city-bilbao = Bilbao
nucleum-city-rabat = Rabat
nucleum-city-valencia = Walencja
nucleum-city-braga = Braga
nucleum-city-melilla = Melilla
nucleum-city-seville = Sewilla
nucleum-city-marrakesh = Marrakesz
nucleum-city-zaragoza = Saragossa
nucleum-city-porto = Porto
nucleum-city-meknes = Meknes
nucleum-city-malaga = Malaga
nucleum-city-salamanca = Salamanka
nucleum-city-cordoba = Kordoba
nucleum-city-tangier = Tanger
nucleum-city-khouribga = Churibka

help-kind-military = kontrakt wojskowy
help-kind-military-technology = technologia wojskowa
nucleum-military = Kontrakt wojskowy { $id }
nucleum-military-text = { $conditions } → technologia leżąca obok
nucleum-military-technology = Technologia wojskowa { $id } (poziom { $level })
nucleum-military-both = Od razu: { $effects }. Od teraz: { $abilities }.
nucleum-military-score = Na koniec gry: { $vp } za { $each }.
nucleum-military-stars = Na koniec gry: mnożnik każdej twojej gwiazdki wyższy o { $every } albo, jeśli to lepsze, gwiazdek od pola { $space } wzwyż o { $more }.
nucleum-number-military-uranium = Uran za pierwszy, drugi i trzeci kontrakt wojskowy
nucleum-moment-recharge = zakończysz doładowanie
nucleum-modifier-plant-nucleum = każda elektrownia, także bez nucleum, przyjmuje od ciebie o { $count ->
    [one] { $count } kostkę uranu
    [few] { $count } kostki uranu
    [many] { $count } kostek uranu
   *[other] { $count } kostki uranu
} więcej
nucleum-each-income-tracks = znacznik dochodu na polu { $space } lub dalej
nucleum-count-income-tracks = { $count ->
    [one] { $count } znacznik dochodu na polu { $space } lub dalej
    [few] { $count } znaczniki dochodu na polu { $space } lub dalej
    [many] { $count } znaczników dochodu na polu { $space } lub dalej
   *[other] { $count } znacznika dochodu na polu { $space } lub dalej
}

nuc-military-detail = { $technology }: { $text }{ $uranium ->
    [0] {""}
   *[other] {" "}Koszt uranu: { $uranium }.
}
nuc-event-military = { $who } wypełnia: { $contract }{ $uranium ->
    [0] {""}
   *[other] {" "}(uran: { $uranium })
} → { $technology }.
nuc-event-military-dealt = { $contract } → { $technology }.
nuc-score-military = technologia wojskowa
nuc-by-military = Kontrakt wojskowy

now-military = miejsce { $number }{ $uranium ->
    [0] {""}
   *[other] , koszt uranu: { $uranium }
}; daje: { $technology }
now-military-reward = nagroda: { $contract }
position-nucleum-military = { $contract }: { $text }{ $uranium ->
    [0] {""}
   *[other] , uran: { $uranium }
}. { $technology }: { $reward }
position-nucleum-military-done = { $contract }: wypełniony, gracz: { $who }.

ruling-nucleum-royal = 4 dodatkowe PZ dostaje właściciel za każdy swój zasilony budynek, niezależnie od tego, co mnoży punkty samego budynku. Neutralne budynki nie dają nikomu punktów.
ruling-nucleum-gibraltar = Nie pasuje tu żadna krawędź, nawet czterobarwna: płytka przy Gibraltarze daje najwyżej jedną ze swoich akcji.
ruling-nucleum-gibraltar-set-up = Pierwsza karta ustawia też neutralne statki. Gruz i neutralne budynki trafiają na pola specjalnych budynków tylko tam, gdzie mówi o tym karta.
ruling-nucleum-military = Liczy się jako wypełniony kontrakt i uruchamia zdolności, które na niego odpowiadają. Uran może pochodzić z dowolnej twojej kopalni. Ta technologia nie jest jedną z ośmiu.
ruling-nucleum-more-nuclea = Działa w każdej elektrowni, także węglowej; turbiny liczą się tam jak przy elektrowni z nucleum.
ruling-nucleum-coal-plant = Z technologią T1C elektrownia węglowa przyjmuje też 1 uran; turbiny liczą się tam jak przy elektrowni z nucleum.

render-nucleum-gibraltar = Gibraltar
render-nucleum-military = Kontrakty wojskowe
render-nucleum-military-technologies = Technologie wojskowe
render-nucleum-alt-military = { $contract } za: { $technology }
render-nucleum-is-royal = królewskie miasto: więcej PZ za zasilone budynki
render-nucleum-is-rail-reward = od razu, za położoną tu płytkę
render-nucleum-is-city-none = Gibraltar: nic tu nie pasuje
render-nucleum-is-military = kontrakt wojskowy

rules-nucleum-gibraltar-title = Gibraltar: mapa
rules-nucleum-gibraltar-terms = królewskie miasto, korona
rules-nucleum-gibraltar =
    Opcja stołu (mapa), wybierana przed grą. Sama plansza jest nasza: miasta, linie, pola i szlaki nie są takie jak na wydrukowanej.

    {""}**Węgiel:** Turcja ma wagony jak zwykle. Węgiel z Anglii kosztuje zawsze { $thaler } talary za sztukę, najwyżej { $limit } w jednej akcji zasilania. Do Bilbao węgiel angielski i do Melilli turecki docierają bez statku; inne miasta potrzebują statku na szlaku węglowym.

    {""}**Gibraltar** nie ma koloru: nic tam nie pasuje. Większość pól torów przy Gibraltarze i niektóre gdzie indziej mają nagrodę: dostajesz ją od razu za położenie płytki, przed akcjami.

    {""}**Elektrownie:** nucleum daje technologię I poziomu albo 1 uran. Pierwsza gwiazdka w drugim odcinku toru sukcesów daje 1 robotnika albo 2 talary zamiast nucleum.

    {""}**Królewskie miasta** ({ $royal }): każdy zasilony tam budynek jest wart o { $vp } PZ więcej.

    {""}**Pola w złotej ramce** są tylko na specjalne budynki. **Przy 3 i 4 graczach** do końca gry potrzeba trzech warunków.
page-nucleum-alt-gibraltar = Korona królewskich miast, nagroda na polu torów, bezbarwny Gibraltar i kontrakt wojskowy.
rules-nucleum-military-title = Gibraltar: kontrakty wojskowe
rules-nucleum-military =
    Na mapie leżą trzy z { $contracts } kontraktów wojskowych, każdy z technologią wojskową: poziomu I, II i III. Nie są uzupełniane.

    {""}**Każdy wymaga Gibraltaru** i tego, co wymienia, w jednej twojej sieci: przez linie z twoją płytką i przez twoje statki.

    {""}**Wypełnij go** zamiast kontraktu ze swojej planszy, gdy zagrywasz płytkę. Drugi kosztuje też uran: { $second }, a trzeci: { $third }, z dowolnych twoich kopalń.

    {""}**Bierzesz jego technologię.** Działa od tej chwili, nie zastępuje żadnej z twoich ośmiu i nie liczy się do nich. Akcją podpisania umowy nie można wziąć kontraktów wojskowych.
page-nucleum-military = Kontrakt, razem z uranem, jeśli go wymaga, daje technologię leżącą obok.
page-nucleum-alt-military = Kontrakt wojskowy, kostka uranu, strzałka i technologia wojskowa.

## The tale of a turn

nuc-deed-military = Wypełnienie: { $contract }, { $technology }

## Which box it is from

expansion-nucleum-gibraltar = Dodatek: Gibraltar
expansion-nucleum-gibraltar_tiles = Dodatek: Gibraltar

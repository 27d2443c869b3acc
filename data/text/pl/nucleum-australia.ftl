### Australia of Nucleum: the map, coal mines, what its box adds to other maps with routes

option-map-australia = Australia
option-about-map-australia = Statki, kopalnie węgla i elektrownia z wbudowanym nucleum.
option-australia_tiles = płytki i kontrakty Australii
option-about-australia_tiles = Na mapie Gibraltaru do oferty dochodzą płytki akcji i kontrakty z Australii.
nucleum-side-australia-12 = Australia, 1–2 graczy
nucleum-side-australia-34 = Australia, 3–4 graczy
nucleum-coal-area-queensland = Queensland
nucleum-map-coral-sea = Morze Koralowe
nucleum-map-tasman-sea = Morze Tasmana
nucleum-map-bass-strait = Cieśnina Bassa
nucleum-map-southern-ocean = Ocean Południowy
nucleum-map-tasmania = Tasmania
nucleum-city-sydney = Sydney
nucleum-city-newcastle = Newcastle
nucleum-city-gold-coast = Gold Coast
nucleum-city-brisbane = Brisbane
nucleum-city-toowoomba = Toowoomba
nucleum-city-mount-thorley = Mount Thorley
nucleum-city-broken-hill = Broken Hill
nucleum-city-radium-hill = Radium Hill
nucleum-city-wooltana = Wooltana
nucleum-city-olympic-dam = Olympic Dam
nucleum-city-port-pirie = Port Pirie
nucleum-city-mildura = Mildura
nucleum-city-bendigo = Bendigo
nucleum-city-wagga-wagga = Wagga Wagga
nucleum-city-toongi = Toongi
nucleum-city-lucas-heights = Lucas Heights
nucleum-city-wollongong = Wollongong
nucleum-city-launceston = Launceston
nucleum-city-hobart = Hobart
nucleum-city-latrobe = Latrobe
nucleum-city-melbourne = Melbourne
nucleum-city-geelong = Geelong
nucleum-city-adelaide = Adelaide

nucleum-milestone-transport = Transport

## Coal mines

nuc-coal-mine = Kopalnia węgla
nuc-coal-mine-one = kopalnia węgla
nuc-coal-mine-gives = węgiel za darmo ({ $count }) w jej mieście w każdej twojej akcji zasilania
nucleum-space-coal-mine = kopalnia węgla
nucleum-card-coal-mine = { $text } Gruz na kopalniach węgla: { $cities }.
nucleum-each-coal-mine = kopalnię węgla
nucleum-kind-coal-mine = kopalnie węgla
nucleum-count-coal-mine = { $count ->
    [one] { $count } kopalnia węgla
    [few] { $count } kopalnie węgla
    [many] { $count } kopalń węgla
   *[other] { $count } kopalni węgla
}
nucleum-number-coal-mine-workers = Robotnicy za kopalnię węgla
nucleum-number-coal-mine-thaler = Cena kopalni węgla w talarach za każdą kopalnię węgla, którą gracz już ma
nucleum-number-coal-mine-coal = Węgiel z kopalni węgla w każdej akcji zasilania
advice-coal-mine = Industrializacja płytką { $tile }: kopalnia węgla ({ $city }, { $cost }) oszczędza ci węgiel w każdej akcji zasilania.
position-nucleum-coal-mines = { $count ->
    [0] Brak kopalni węgla; następna kosztuje: { $cost }.
   *[other] Kopalnie węgla: { $cities }; następna kosztuje: { $cost }.
}

ruling-nucleum-coal-mine = Kopalnia węgla liczy się jak twój budynek, ale nie jak kopalnia uranu: nie dotyczy jej nic, co liczy kopalnie lub na nie reaguje. Robotnika stawiasz, nie wydajesz: zniżki na robotników nie działają.
ruling-nucleum-built-in = Nie przyjmuje znacznika nucleum i nie daje bonusu. Turbiny działają tu jak przy każdej elektrowni z nucleum.
ruling-nucleum-australia-set-up = Pierwsza karta ustawia też neutralne statki. Gruz na kopalniach węgla je zamyka.

rules-nucleum-australia-title = Australia: mapa
rules-nucleum-australia-terms = wbudowane nucleum
rules-nucleum-australia =
    Opcja stołu (mapa), wybierana przed grą. Instrukcji nie udało się zdobyć: **plansza z liniami, szlakami i polami oraz większość płytek i kontraktów to nasza rekonstrukcja**, a nie to, co wydrukowano.

    {""}**Węgiel:** wagony ma tylko { $area }; ten węgiel dociera do miast: { $ends }. Więcej dają kopalnie węgla.

    {""}**{ $plant }** ma eksperymentalną elektrownię z wbudowanym nucleum: od początku korzystasz z niej jak z każdej elektrowni z nucleum. Nie przyjmuje znacznika.

    {""}**Tasmania:** dotrzesz tam tylko statkiem.

    {""}**Płytki morskiej dostawy:** każdy eksperyment ma jedną jako dodatkową płytkę startową. To płytka akcji wiązanej: postaw statek, potem zagraj na nią inną płytkę.

    {""}**Przy 2, 3 i 4 graczach** do końca gry potrzeba trzech warunków.

    {""}**Przygotowanie:** flaga leży pod { $flag } PZ, z modułem Rada postępu pod { $flag_court } PZ. Kontrakty zależnie od liczby graczy ({ $players }): srebrne { $silver }, złote { $gold }.
rules-nucleum-coal-mines-title = Australia: kopalnie węgla
rules-nucleum-coal-mines-terms = kopalnia węgla, CM
rules-nucleum-coal-mines =
    Akcją industrializacji możesz zamiast turbiny lub kopalni wziąć kopalnię węgla w swojej sieci. W pierwszej turze, albo gdy akcja pomija sieci, może to być dowolna kopalnia węgla.

    {""}**Koszt:** dostępni robotnicy: { $workers }, i po { $thaler } talarze za każdą kopalnię węgla, którą już masz. Robotnik zostaje na polu do końca gry.

    {""}**Węgiel:** w każdej twojej akcji zasilania kopalnia daje w swoim mieście węgiel za darmo: { $coal }. Transportujesz go do elektrowni jak zwykle, także swoimi statkami.

    {""}**Liczy się** w swoim mieście jak twój budynek, ale nigdy jak kopalnia uranu.
page-nucleum-alt-australia = Wieża chłodnicza w nitowanym pierścieniu, czyli elektrownia z wbudowanym nucleum, i wieża szybowa kopalni węgla.
page-nucleum-alt-coal-mines = Robotnik staje na kopalni węgla, która odtąd daje wagon węgla.
page-nucleum-coal-mines = Twój robotnik zostaje na polu. Odtąd kopalnia daje 1 węgiel w każdej twojej akcji zasilania.

render-nucleum-australia = Australia
render-nucleum-coal-mines = Kopalnie węgla
render-nucleum-next-coal-mine = następna: { $cost }
render-nucleum-alt-coal-mine = { $cities } ({ $who })
render-nucleum-alt-coal-mine-free = { $cities } (wolne)
render-nucleum-is-coal-mine = kopalnia węgla: weź ją industrializacją
render-nucleum-is-own-coal-mine = twoja kopalnia węgla z robotnikiem
render-nucleum-is-built-in = elektrownia z wbudowanym nucleum

## Which box it is from

expansion-nucleum-australia = Dodatek: Australia
expansion-nucleum-australia_tiles = Dodatek: Australia
expansion-nucleum-australia_f = Dodatek: Australia
expansion-nucleum-australia_court = Dodatek: Australia

### Ships and shipping routes of Nucleum

kind-ship = Statek
kind-route = Szlaki
verb-route = Szlak { $code }
help-kind-route = szlak morski
command-nucleum-ship = Postaw statek na szlaku morskim
parameter-nucleum-ship = Który szlak
hint-ship = { $action } { $count ->
    [0] ✖
    [one] ({ $count } szlak)
    [few] ({ $count } szlaki)
    [many] ({ $count } szlaków)
   *[other] ({ $count } szlaku)
}

nucleum-action-ship = Statek
nucleum-action-ship-text = Postaw swój statek na szlaku, na którym jeszcze go nie masz: 1 talar i po 1 za każdy statek, który już tam jest.
nucleum-effect-action-ship = postawienie statku
nucleum-moment-place-ship = postawisz statek
nucleum-number-player-ships = Statki każdego gracza
nucleum-number-ship-thaler = Cena statku w talarach i za każdy statek, który już tam jest

nucleum-route = szlak { $first }–{ $last }
nucleum-route-text = Twój statek łączy tu { $first } i { $last } dla twojej sieci, twojego węgla i uranu, ale nie dla energii.
nucleum-route-coal = Ze statkiem na tym szlaku możesz sprowadzać węgiel ({ $area }) do miasta { $city }. Szlak nie łączy miast.

nucleum-each-ships = swój statek
nucleum-count-ships = { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
nucleum-each-ship-cities = miasto z twoim elementem, połączone twoimi statkami
nucleum-count-ship-cities = { $count ->
    [one] { $count } miasto z twoim elementem, połączone twoimi statkami
    [few] { $count } miasta z twoim elementem, połączone twoimi statkami
    [many] { $count } miast z twoim elementem, połączonych twoimi statkami
   *[other] { $count } miasta z twoim elementem, połączonego twoimi statkami
}
nucleum-each-joined = z miast { $cities } w jednej sieci
nucleum-count-joined = { $cities } w jednej sieci

nuc-route = { $number }: { $route }
nuc-route-ships = statki na szlaku: { $count }
nuc-route-joins = łączy dla ciebie oba miasta
nuc-route-coal = węgiel ({ $area }) dla miasta { $city }
nuc-joins-ship = statek ({ $number }: { $route })
nuc-prompt-ship = Który szlak? Zostało ci statków: { $left }.
nuc-neutral-ship = neutralny
nuc-event-ship = { $who } stawia statek: { $route } ({ $number }), { $cost }.
nuc-event-neutral-ship = Neutralny statek: { $route } ({ $number }).
nuc-why-no-ship = Wszystkie twoje statki są już na szlakach.
nuc-why-no-route = Masz statek na każdym szlaku.

advice-ship = Postaw statek płytką { $tile }: { $route } ({ $number }, { $cost }) włącza do twojej sieci miasto { $city }.

now-route = numer { $number }; { $count ->
    [0] bez statku
   *[other] statki: { $owners }
}; cena następnego: { $thaler }
position-nucleum-route = { $number }, { $route }: { $text } { $count ->
    [0] Bez statku.
   *[other] Statki: { $owners }.
}
position-nucleum-ships = Zostało statków: { $count }.

ruling-nucleum-ship-route = Szlak to nie tory: nie liczy się do sukcesów, kontraktów ani technologii, które pytają o tory i linie. Ze statku korzysta tylko jego właściciel. Szlaki węglowe nie należą do żadnej sieci.
ruling-nucleum-ship-connects = Twoje statki łączą z elektrownią tak jak ukończone linie.

render-nucleum-ships = Statki
render-nucleum-is-ship = statek: postaw go na szlaku
render-nucleum-is-route = szlak między miastami
render-nucleum-is-coal-route = szlak węglowy: tylko dowóz
render-nucleum-is-own-ship = twój statek
render-nucleum-is-neutral-ship = neutralny statek: tylko podnosi cenę
render-nucleum-neutral-ship = neutralny
render-nucleum-alt-route = { $route } ({ $owners })

rules-nucleum-ships-title = Statki
rules-nucleum-ships-terms = statek, łódź, neutralny statek, szlak węglowy
rules-nucleum-ships =
    Liczba statków każdego gracza: { $ships }.

    {""}**Postaw statek** na dowolnym szlaku, blisko lub daleko, na którym nie masz jeszcze statku. Cena w talarach: { $first } i po { $each } za każdy statek, który już tam jest, także neutralny. Dyrektywą specjalną nie można stawiać statków.

    {""}**Twój statek łączy oba miasta dla ciebie:** szlakiem biegnie dalej twoja sieć, płyną twój węgiel i twój uran. **Energia nigdy**, a z cudzego statku nikt nie korzysta. Dla sukcesów, kontraktów i technologii szlak nie jest torami.

    {""}**Szlaki węglowe** prowadzą z zagłębia do miasta: ze swoim statkiem możesz sprowadzać tam węgiel. Niczego innego nie łączą.
page-nucleum-ships = Kolejny statek na tym szlaku kosztuje 1 talara i po 1 za każdy z trzech statków: razem 4.
page-nucleum-alt-ships = Przerywany szlak z neutralnym statkiem, statkami dwóch graczy, numerem i wolnym miejscem z kotwicą.

## The tale of a turn

nuc-deed-ship = Statek: { $route } ({ $number })

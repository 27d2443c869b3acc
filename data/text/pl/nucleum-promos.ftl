### The promos of Nucleum: random plant bonuses and action fragments

kind-fragment = Nakładki

help-kind-fragment = nakładka

now-fragment-offer = w ofercie
now-fragment-held = ma ją { $who }
now-fragment-held-mine = masz ją ty
now-fragment-rail = leży na torach gracza { $who }

position-nucleum-holds = Ma: { $what }.
position-nucleum-covered = { $tile }, zakryta przez: { $fragment }
position-nucleum-fragments = Nakładki akcji: { $items }.

nucleum-fragment = Nakładka { $effects }
nucleum-fragment-text = zakrywa jedną akcję zagrywanej płytki i ją zastępuje: { $effects }.

option-promo_plant_bonuses = losowe bonusy elektrowni (promo)
option-about-promo_plant_bonuses = Każda elektrownia ma losowy bonus za umieszczenie nucleum.
option-promo_fragments = nakładki akcji (promo)
option-about-promo_fragments = Małe płytki z piątego gniazda kontraktów; zastępują jedną akcję zagranej płytki.

nuc-slot-fragment = Gniazdo nakładki
nuc-slot-fragment-bonus = nakładka akcji
nuc-prompt-fragment = Która nakładka akcji?
nuc-prompt-fragment-exchange = Czy wymieniasz swoją nakładkę akcji?
nuc-prompt-fragment-rail = Czy kładziesz nakładkę akcji razem z płytką?
nuc-cover = Zakryj akcję { $half }: { $fragment }
nuc-cover-end = Zakryj { $half } ({ $link }): { $fragment }
nuc-event-cover = { $who } zakrywa akcję: { $fragment }.
nuc-event-fragment = { $who } bierze: { $fragment }.
nuc-event-fragment-back = Nakładka akcji wraca do oferty ({ $who }).

render-nucleum-fragments = Nakładki akcji
render-nucleum-alt-laid = { $fragment } na linii { $link }
render-nucleum-is-fragment = zastępuje akcję, którą zakrywa

rules-nucleum-promo-plants-title = Promo: losowe bonusy elektrowni
rules-nucleum-promo-plants =
    Opcja stołu, do ustawienia przed początkiem gry.

    Bonusy, które elektrownie dają za nucleum, są podczas przygotowania tasowane. Każda elektrownia pokazuje bonus obowiązujący w tej grze; podaje go też `/lookup` z nazwą miasta.

    Nadrukowane bonusy:
    { $bonuses }

    Wszystko inne pozostaje bez zmian: pierwsze nucleum, umieszczone podczas przygotowania, nie daje bonusu.
rules-nucleum-promo-fragments-title = Promo: nakładki akcji
rules-nucleum-promo-fragments =
    Opcja stołu, do ustawienia przed początkiem gry.

    {""}**Oferta** zawiera nakładki (razem { $count }), po jednej dla każdej akcji głównej. Każdy gracz ma o jedno gniazdo kontraktów więcej: jego nagrodą jest nakładka z oferty. Możesz mieć tylko jedną. Gdy znowu dostajesz tę nagrodę, możesz ją wymienić. Podwojona nagroda nadal daje jedną.

    {""}**Przy zagraniu płytki:** zanim rozpatrzysz akcję, twoja nakładka może ją zakryć i zastąpić. Gdy akcje płytki są zakończone, nakładka wraca do oferty.

    {""}**Tory:** nakładkę można położyć razem z płytką. Jeśli akcję na zakrytym końcu rozpatruje się od razu, nakładka wraca. Jeśli ten koniec leży przy pustym polu torów, nakładka tam zostaje: nadal jest twoja, więc nie możesz wziąć innej. Gdy ktoś położy płytkę obok, jej akcję rozpatruje się, jeśli krawędzie pasują, a nakładka wraca w każdym razie.

ruling-nucleum-fragment-used = Gdy zastąpi akcję zagrywanej płytki, nie jest już twoja i wraca do oferty po zakończeniu akcji tej płytki. Możesz jej użyć także wtedy, gdy najpierw wypełnisz kontrakt.
ruling-nucleum-fragment-rail = Przy torach pytanie o nią pada zaraz po położeniu płytki. Zostaje na mapie tylko na końcu przy pustym polu torów, gdzie może jeszcze pasować.
ruling-nucleum-fragment-lying = Dopóki twoja nakładka leży na mapie, gniazdo nakładki nic ci nie daje.
ruling-nucleum-fragment-doubled = Podwojona nagroda gniazda nakładki nadal daje jedną nakładkę.

page-nucleum-fragments = Nakładka zastępuje akcję, którą zakrywa. Możesz mieć tylko jedną naraz.
page-nucleum-alt-fragments = Nakładka zakrywa połowę płytki akcji. Niżej pięć nakładek, po jednej dla każdej akcji głównej.

## The tale of a turn

nuc-deed-fragment = { $fragment }
nuc-deed-cover = Zakryta akcja: { $fragment }
nuc-deed-fragment-back = Fragment akcji wraca do oferty

## Which box it is from

expansion-nucleum-promos = Dodatek promo

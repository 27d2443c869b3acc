### Strona stołu w przeglądarce

button-web = Otwórz w przeglądarce
button-open-page = Otwórz stronę
web-link = { $table } w przeglądarce: przybliżaj, dotknij czegokolwiek, aby zobaczyć, co robi, i przeglądaj tury. Link jest tylko dla ciebie i działa raz, przez 10 minut.
error-no-pages = Ten bot nie udostępnia stron w przeglądarce.
error-no-pages-here = Zarządzający tym serwerem wyłączyli strony w przeglądarce.
web-open-as = Otworzyć { $table } jako { $who }?
web-open = Otworzyć { $table }?
web-button-open = Otwórz
web-ended-early = Gra przerwana · { $headline }
web-error-link = Ten link już nie działa. Nowy dostaniesz na Discordzie przyciskiem „Otwórz w przeglądarce”.
web-error-request = Nie udało się odczytać tego żądania. Odśwież stronę.
web-error-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
web-error-drawing = Nie udało się narysować obrazka. Spróbuj ponownie za kilka sekund.
web-error-bug = Coś poszło nie tak. Spróbuj ponownie; jeśli to się powtórzy, napisz do osoby prowadzącej bota.
web-page-answer = Masz pytanie · Odpowiedz na Discordzie
web-page-back = Poprzednia tura
web-page-close = Zamknij
web-page-copied = Link skopiowany.
web-page-dark = Ciemne kolory
web-page-discord = Otwórz na Discordzie
web-page-elsewhere = Poza tym obrazkiem
web-page-find = Znajdź…
web-page-gone = Turę cofnięto. To jest najnowsza.
web-page-in-words = Jako tekst
web-page-light = Jasne kolory
web-page-map-help = Przewijaj, aby przesunąć. Rozsuń palce albo naciśnij + lub −, aby zmienić powiększenie. Dotknij czegokolwiek, aby zobaczyć, co to jest.
web-page-newer = Rozegrano nowszą turę.
web-page-next = Następna tura
web-page-no-answer = Bot teraz nie odpowiada. Strona sama spróbuje ponownie.
web-page-no-connection = Brak połączenia. Gdy wróci, strona sama się odświeży.
web-page-nothing = Jeszcze nic się nie wydarzyło.
web-page-now = Teraz:
web-page-places = Na obrazku
web-page-play = Odtwórz tury
web-page-ruling = Jak to działa tutaj
web-page-script = Ta strona wymaga JavaScriptu.
web-page-share = Udostępnij tę turę
web-page-sign-in = Zaloguj się z Discorda: otwórz tam dowolny obrazek i naciśnij pod nim „Otwórz w przeglądarce”. Potem ta strona otworzy się sama.
web-page-stop = Zatrzymaj
web-page-taller = Większa karta
web-page-turn-by-turn = Tura po turze
web-page-turns = Tura
web-page-view = Widok
web-page-your-turn = Twoja tura · Rozegraj ją na Discordzie
web-page-zoom-in = Przybliż
web-page-zoom-out = Oddal
web-view-post = Co się zmieniło
me-browsers =
    { $count ->
        [one] Twoje stoły są otwarte w jednej przeglądarce
        [few] Twoje stoły są otwarte w { $count } przeglądarkach
       *[many] Twoje stoły są otwarte w { $count } przeglądarkach
    }, od <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Zamknij wszystkie
me-browsers-closed = Twoje stoły są zamknięte we wszystkich przeglądarkach. Aby znów otworzyć stół, naciśnij „Otwórz w przeglądarce”.
web-since-turn = Od twojej tury: { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
web-since-visit = Od ostatniej wizyty: { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
web-turns = Tury { $first }–{ $turn } z { $turns }

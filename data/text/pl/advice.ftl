### What helps a player to decide: what a turn changes, why something is not possible, answers given in advance.

## What a seat has

nuc-amount-vp = PZ
nuc-amount-thaler = talary
nuc-amount-workers = robotnicy
nuc-amount-uranium = uran
nuc-amount-achievements = osiągnięcia
nuc-amount-projected = wynik końcowy

nanotech-amount-prestige = prestiż
nanotech-amount-energy = energia
nanotech-amount-quarks = kwarki
nanotech-amount-electrons = elektrony
nanotech-amount-protons = protony
nanotech-amount-neutrons = neutrony

preview-change = { $name } { $before } → **{ $after }**
preview-changes = Zmiana: { $changes }

## Hints beside the choices

hint-halves = { $first } · { $second }
hint-urbanize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } miejsce)
    [few] ({ $count } miejsca)
    [many] ({ $count } miejsc)
   *[other] ({ $count } miejsca)
}
hint-industrialize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } miejsce)
    [few] ({ $count } miejsca)
    [many] ({ $count } miejsc)
   *[other] ({ $count } miejsca)
}
hint-develop = { $action } { $count ->
    [0] ✖
    [one] ({ $count } płytka)
    [few] ({ $count } płytki)
    [many] ({ $count } płytek)
   *[other] ({ $count } płytki)
}
hint-contract = { $action } { $count ->
    [0] ✖
    [one] ({ $count } kontrakt)
    [few] ({ $count } kontrakty)
    [many] ({ $count } kontraktów)
   *[other] ({ $count } kontraktu)
}
hint-energize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } budynek)
    [few] ({ $count } budynki)
    [many] ({ $count } budynków)
   *[other] ({ $count } budynku)
}
hint-nothing = nic ✖
hint-no-use = Teraz nic ci to nie da.
hint-left-out = Nie teraz: { $what }. { $why }
hint-lost = ⚠️ Po wyborze „{ $by }” nie jest już możliwe: { $what }. { $why } Cofnięcie to przywróci.
hint-lost-by = { $choice } ({ $more })
hint-passed-over = ⚠️ Pominięto: { $what }. Jeśli tego chcesz, najpierw cofnij.
hint-place-contract = { $contract }: { $have }/{ $wanted }
hint-place-plant = energia z: { $plants }

## Why not

kind-quarks = Wychwyt kwarka
kind-lepton = Wychwyt elektronu
kind-nanotech-recharge = Ładowanie baterii
why-heading = **{ $table }**: co możesz teraz zrobić
why-open = ✅ **{ $kind }**: możliwe
why-closed = ✖️ **{ $kind }**: { $why }
why-open-about = **{ $kind }**, { $about }: nic nie stoi na przeszkodzie.
why-closed-about = **{ $kind }**, { $about }: { $why }
why-not-your-turn = -# To nie twoja tura; odpowiedź opisuje obecny stan gry.
error-no-such-kind = Nie ma akcji „{ $kind }”, o którą można zapytać. Wybierz jedną z listy.
error-no-subjects = W grze { $game } /why wyjaśnia tylko całe akcje: zostaw „about” puste.
error-no-such-subject = O „{ $about }” nie można tu zapytać. Wybierz coś z listy albo zostaw to pole puste.

## Answers given in advance

answers-ask = Pytania poza twoją turą: odpowiadasz na nie osobiście.
panel-passes-ahead = Spasujesz, gdy tylko przyjdzie twoja kolej, niezależnie od ofert innych.
error-not-passing = Nie możesz teraz spasować z góry: właśnie twoja kolej albo już pasujesz.
answers-decline = Pytania poza twoją turą: rezygnuję za ciebie.
answers-gain = Pytania poza twoją turą: odpowiadam za ciebie i biorę tylko to, co daje punkty.
done-answers-ask = Przy stole { $table } znowu dostajesz każde pytanie, które pojawi się poza twoją turą.
done-answers-decline = Przy stole { $table } rezygnuję odtąd za ciebie z każdej propozycji poza twoją turą. Zmienisz to komendą /settings.
done-answers-gain = Przy stole { $table } przyjmuję odtąd za ciebie propozycje poza twoją turą, jeśli dają punkty (o szczegółach decyduje gracz komputerowy), a z innych rezygnuję. Zmienisz to komendą /settings.

## Commands and buttons

command-why = Dlaczego jakaś akcja nie jest teraz możliwa
parameter-why-action = Która akcja
parameter-why-about = Które miasto lub który budynek
answers-choice-ask = pytaj mnie
answers-choice-decline = zawsze pasuj
answers-choice-gain = bierz, jeśli daje punkty
button-what = Co mogę zrobić?
button-always-take = Bierz, jeśli daje punkty
button-ask-again = Pytaj mnie znowu
button-pass-ahead = Spasuj w mojej kolejce
button-standing = Stała odpowiedź
answers-heading = Co robię, gdy padnie pytanie do ciebie w turze innego gracza:
answers-none = Nie grasz teraz z nikim przy żadnym stole. Na pytania w turach innych graczy możesz ustawić stałą odpowiedź.
answers-more = { $count ->
    [one] Jeszcze jeden stół ustawisz
    [few] Jeszcze { $count } stoły ustawisz
   *[other] Jeszcze { $count } stołów ustawisz
} w panelu stołu.
answers-menu = Przy stole { $table }…
answers-at = { $table }: { $answer }
settings-answers = W turach innych graczy: { $tables }; przy innych stołach pytam cię.
settings-answers-ask = W turach innych graczy: pytam cię.

## Announcements and status

announcement = 📢 **{ $what }**
status-waiting = ⏳ **{ $who }**, powiadomienie wysłano <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = Gdyby gra skończyła się teraz, z punktacją końcową: { $scores }
status-newest = [Najnowsza wiadomość]({ $link })

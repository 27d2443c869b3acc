### The recap of a game: an animation, and a card.

parameter-log-recap = Ukázat průběh hry jako animaci
parameter-recap-first = První zobrazený tah
parameter-recap-last = Poslední zobrazený tah
view-recap = průběh hry
button-recap = Průběh hry
button-recap-card = Karta

recap-made = Průběh hry **{ $table }**: { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} za { $seconds } s.
recap-made-part = Průběh hry **{ $table }**, tahy { $first } až { $last }, za { $seconds } s.
recap-card-only = **{ $table }** začala podle starších pravidel a nelze ji přehrát, proto je k dispozici jen karta.
recap-card = Karta hry **{ $table }**
recap-shared = { $who } ukazuje průběh hry **{ $table }**: { $scores }
recap-posted = Průběh hry je zveřejněný.
recap-score = { $who } { $points }
recap-turn = Tah { $turn } z { $last }
recap-final = Konečné skóre
recap-alt = Průběh hry { $table }, tahy { $first } až { $last }. Body: { $scores }. Změny ve vedení: { $leads }.
recap-lead = { $who } v tahu { $turn }
recap-best = Nejlepší tah: { $who }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} v tahu { $turn }
recap-led = Ve vedení od tahu { $turn }: { $who }
recap-time = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} za { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dní
}

error-recap-often = Během hodiny můžete dostat tři průběhy hry. Další bude možný <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-recap-none = Zatím není co ukázat: žádný tah ještě neskončil.
error-recap-not-over = Průběh hry lze zveřejnit, až hra skončí.
error-recap-not-yours = Průběh hry mohou zveřejnit jen její hráči a hostitel.
error-recap-posted = Průběh této hry už byl zveřejněn.
error-recap-under-way = Průběh této hry se právě zveřejňuje. Pokud se neobjeví, zkuste to znovu za pět minut.

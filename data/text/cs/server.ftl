### Co pro server nastavují jeho správci: /server.

command-server = Nastaví bota pro tento server (jen správci serveru)
error-server-direct = Použijte /server na serveru, který spravujete.
error-server-manager = Nastavit server smí jen ten, kdo ho spravuje. Obraťte se na správce.
error-rated-server = Hodnocené hry jsou na tomto serveru vypnuté. Správci je mohou povolit pomocí /server.
error-open-role = Stoly na tomto serveru mohou otevírat jen členové s rolí { $role }. K otevřenému stolu se připojíte přes /lobby.
error-one-game = Dokud nedohrajete svou první hru, můžete na tomto serveru hrát jen jednu hru najednou.
error-one-game-of = { $who } může na tomto serveru hrát jen jednu hru najednou, dokud neskončí ta první. Uvolněte místo hráče { $who }, nebo počkejte.

server-heading = **Nastavení tohoto serveru**
server-locale = Jazyk nových stolů: { $language }
server-locale-own = Jazyk nových stolů: { $language }, jako na tomto serveru
server-menu-locale = Jazyk nových stolů
server-locale-value-own = Jazyk serveru
server-pace = Čas na tah u nových stolů: { $pace }
server-menu-pace = Čas na tah u nových stolů
server-threads-0 = Nové stoly: v kanálu, kde se otevřou
server-threads-60 = Nové stoly: ve vlastních vláknech, skrytých po 1 hodině bez zprávy
server-threads-1440 = Nové stoly: ve vlastních vláknech, skrytých po 1 dni bez zprávy
server-threads-4320 = Nové stoly: ve vlastních vláknech, skrytých po 3 dnech bez zprávy
server-threads-10080 = Nové stoly: ve vlastních vláknech, skrytých po 7 dnech bez zprávy
server-menu-threads = Kde se otevírají nové stoly
server-threads-value-0 = V kanálu
server-threads-value-60 = Vlákno, skryté po 1 hodině
server-threads-value-1440 = Vlákno, skryté po 1 dni
server-threads-value-4320 = Vlákno, skryté po 3 dnech
server-threads-value-10080 = Vlákno, skryté po 7 dnech
server-rated-on = Hodnocené hry: povolené
server-rated-off = Hodnocené hry: u nových stolů vypnuté
server-opener = Stoly může otevírat: { $role }
server-opener-none = Stoly může otevírat: kdokoli
server-opener-label = Role (prázdné: kdokoli)
server-one-game-on = Noví hráči: jen jedna hra s ostatními najednou, dokud nedohrají první
server-one-game-off = Noví hráči: libovolný počet her
button-server-one-game-on = Omezit
button-server-one-game-off = Neomezovat
server-caps-lobbies = Otevřené stoly na hostitele (1 až { $most })
server-caps-games = Rozehrané hry na hostitele (1 až { $most })
server-done = ✅ Uloženo.
server-changed = Jiný správce mezitím změnil: { $settings }.
server-role-gone = Role byla smazána a tohle už není nastavené: { $settings }.
server-name-locale = jazyk
server-name-pace = čas na tah
server-name-threads = vlákna
server-name-rated = hodnocené hry
server-name-opener = kdo může otevírat stoly
server-name-one-game = noví hráči
server-name-caps = limity

## Přehled

server-digest-off = Přehled: vypnutý
server-digest-daily = Přehled: denně v { $hour } ({ $zone }) v kanálu { $channel }
server-digest-weekly = Přehled: každé pondělí v { $hour } ({ $zone }) v kanálu { $channel }
server-about-digest = Jedna tichá zpráva o hrách, které skončily, začaly nebo mají volná místa, pokud nějaké jsou
server-digest-refused = ⚠️ Bot tam nesmí psát. Povolte mu zobrazit kanál a posílat zprávy.
server-digest-every = Jak často
server-digest-value-off = Vypnuto
server-digest-value-daily = Každý den
server-digest-value-weekly = Každé pondělí
server-digest-channel = Kanál
server-digest-hour = Hodina, třeba 18:00
server-channel-gone = Kanál byl smazán: přehled je vypnutý.
server-name-digest = přehled
error-digest-channel = Vyberte kanál pro přehled.
error-digest-refused = Bot nesmí psát do kanálu { $channel }. Povolte mu zobrazit kanál a posílat zprávy, nebo vyberte jiný.
digest-heading = 📰 **Deskové hry** · <t:{ NUMBER($since, useGrouping: 0) }:f> – <t:{ NUMBER($until, useGrouping: 0) }:f>
digest-ended = Skončily
digest-began = Začaly
digest-seeking = Volná místa
digest-more = a { $count } dalších
digest-turns = Odehrané tahy: { $count }
digest-running = { $count ->
    [one] Běží { $count } hra.
    [few] Běží { $count } hry.
   *[other] Běží { $count } her.
}

## Svolání role

server-call = Role, kterou smí svolat nové stoly: { $role }
server-call-none = Role, kterou smí svolat nové stoly: žádná
server-call-label = Role (prázdné: žádná)
server-call-refused = ⚠️ Bot tuto roli nesmí zmínit. Dovolte všem ji zmiňovat, nebo dejte botovi oprávnění zmiňovat @everyone, @here a všechny role.
server-name-call = role ke svolání
parameter-call = Zmínit roli, kterou správci serveru určili pro nové stoly
error-call-none = Na tomto serveru nejde svolat žádnou roli. Správci ji mohou určit pomocí /server.
error-call-refused = Bot nesmí zmínit roli { $role }. Otevřete stůl bez call, nebo to řekněte správcům serveru.
error-call-soon = Roli tu jde svolat jednou za hodinu, příště <t:{ NUMBER($at, useGrouping: 0) }:R>. Do té doby otevírejte stoly bez call.
setup-call = Role { $role }: na tomto serveru ji jde svolat jednou za hodinu
button-call = Svolat roli
done-called = Role je svolána.
error-call-denied = Bot nesmí zmínit roli { $role }. Řekněte to správcům serveru.
error-call-later = Roli tu jde svolat jednou za hodinu, příště <t:{ NUMBER($at, useGrouping: 0) }:R>.

## Sledování hry

button-follow = Sledovat
follow-menu = Sledovat hru v jejím vlákně …
done-followed = Teď sledujete { $table } v <#{ $channel }>. Přestanete odchodem z vlákna.
error-follow-thread = Sledovat jde jen hry ve vláknech. Tuto uvidíte, když otevřete její kanál.
error-follow-refused = Bot vás do tohoto vlákna nemůže přidat. Otevřete ho a sledujte ho tam.

## The second page

server-leaderboard-everyone = Žebříčky: vidí je všichni
server-leaderboard-managers = Žebříčky: vidí je jen správci
server-leaderboard-nobody = Žebříčky: vypnuté
server-menu-leaderboard = Kdo vidí žebříčky tohoto serveru
server-leaderboard-value-everyone = Všichni
server-leaderboard-value-managers = Jen správci
server-leaderboard-value-nobody = Nikdo
server-silent-live-on = Hra naživo u nových stolů: tahy se ohlašují tiše
server-silent-live-off = Hra naživo u nových stolů: podle nastavení hráčů
button-server-silent-live-on = { button-live-on }
button-server-silent-live-off = Podle hráčů
server-pauses-on = Pauzy u nových stolů: povolené
server-pauses-off = Pauzy u nových stolů: jen správci
server-pages-on = Stránky v prohlížeči: povolené
server-pages-off = Stránky v prohlížeči: nepovolené
button-server-allow-on = Povolit
button-server-allow-off = Nepovolit
server-name-leaderboard = žebříčky
server-name-silent-live = hra naživo
server-name-pauses = pauzy
server-name-pages = stránky v prohlížeči
button-server-more = Další nastavení
error-leaderboard-off = Správci tohoto serveru žebříčky vypnuli. Vlastní hodnocení najdete v /records.
error-leaderboard-hidden = Žebříčky tohoto serveru vidí jen správci. Vlastní hodnocení najdete v /records.
error-pause-server = Tuto hru může pozastavit jen správce serveru.

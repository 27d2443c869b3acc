### Words of the Discord layer: commands, buttons, posts, answers.

game-nanotech = Nanotech
game-nucleum = Nukleum
thread-name = { $game } – hostitel: { $host }
table-title = { $game } #{ $number }
lines-left-out = -# … a ještě { $count }
yes = ano
no = ne

## Commands

command-new = Otevřít stůl, ke kterému se mohou přidat další, nebo hned hrát sólo
command-table = Vaše místo u stolu v tomto kanálu, možnosti, počítačoví hráči …
command-join = Zaujmout místo u stolu v tomto kanálu
command-leave = Uvolnit své místo před začátkem hry
command-start = Zahájit hru v tomto kanálu
command-games = Všechny vaše hry a kdo je v nich na tahu
command-records = Ukázat vaše statistiky, výsledky a trofeje ze sólových her
command-cancel = Zrušit lobby nebo přerušit hru (hostitel nebo správci)
command-host = Pro hostitele stolu v tomto kanálu a pro správce serveru
command-host-setup = Nastavit stůl ve formuláři: mapa, moduly, tempo, jazyk
setup-title = Nastavení: { $table }
setup-about-modules = Vyberte libovolný počet. Co k sobě nejde, se vypne.
setup-about-pace = Když čas vyprší, ostatní smějí nechat tah provést počítačového hráče.
setup-about-language = Jazyk příspěvků. Soukromé odpovědi má každý ve svém.
setup-opponent = Automatický soupeř
setup-hours = Hodin do prvního připomenutí
setup-about-hours = 0: nikdy. Každé další připomenutí přijde po dvojnásobné době.
setup-days = Dnů, než lze hráče nahradit
setup-about-days = 0: nikdy. Potom smí nečinného hráče nahradit kdokoli u stolu.
setup-now = **{ $table }** je nastaven takto:
setup-usual = Běžná hra beze změn.
setup-by-host = Nastavuje: hostitel
setup-by-players = Nastavují: všichni u stolu
setup-icons-on = Ikony v příspěvcích: ano
setup-icons-off = Ikony v příspěvcích: ne, jen slova
setup-suggestions-on = Návrhy tahů: zapnuté
button-reminders = Připomínky
button-setup-by-host = Nastavuje jen hostitel
button-setup-by-players = Nastavovat smějí všichni
command-rematch = Hrát znovu: pozvat stejné hráče
command-board = Ukázat stůl nebo věci jednoho hráče
command-turn = Otevřít svůj soukromý panel a odehrát tah
command-log = Co se stalo od vašeho posledního tahu
command-score = Ukázat skóre podle zdrojů
command-rules = Pravidla ve zkratce
command-resign = Předat své místo počítačovému hráči
command-replace = Dát místo jinému hráči nebo počítači (hostitel nebo správci)
command-table-undo = Vzít zpět poslední potvrzený tah (hostitel nebo správci)
command-settings = Vaše vlastní nastavení u všech stolů

command-nanotech = Tahy hry Nanotech
command-nanotech-take = Vzít kartu akce a energii, která na ní leží
command-nanotech-capture = Zachytit kvark nebo elektron kartou, kterou máte
command-nanotech-upgrade = Vzít modul kartou, kterou máte
command-nanotech-confine = Uvěznit částice kartou, kterou máte
command-nanotech-copy = Provést také akci hráče na tahu
command-confirm = Potvrdit svůj tah
command-undo = Vzít zpět svou poslední volbu, nebo požádat ostatní o vrácení posledního tahu
parameter-undo-all = Vzít zpět všechny své volby v tomto tahu
command-choose = Odpovědět na cokoli, na co se hra ptá: bonus, výměna, nabídka

command-nucleum = Akce hry Nukleum
command-nucleum-play = Zahrát akční destičku na svou desku
command-nucleum-rail = Umístit akční destičku jako železnici
command-nucleum-recharge = Posílení: příjem, žeton cíle, návrat destiček
command-nucleum-urbanize = Postavit městskou budovu
command-nucleum-industrialize = Postavit turbínu nebo důl
command-nucleum-develop = Vzít akční destičky z nabídky
command-nucleum-contract = Vzít kontrakt
command-nucleum-energize = Elektrifikovat budovu
command-nucleum-fulfill = Splnit kontrakt

parameter-game = Která hra
parameter-opponent = Hrát sólo proti tomuto automatu; hra začne hned
parameter-level = Jak silný je automat
parameter-options-first = Nejdřív otevřít lobby: zvolte mapu a rozšíření, přidat se může druhý hráč
parameter-thread = Hrát ve vlastním vlákně
parameter-watch = Nesedat si ke hře (sledovat počítače nebo hostit ostatní)
parameter-board-player = Čí věci ukázat (prázdné: celý stůl)
parameter-board-view = Která část (prázdné: celý stůl)
parameter-log-whole = Místo toho nejnovější část celého záznamu
parameter-seat = Které místo
parameter-new-player = Kdo si sedne (prázdné: počítačový hráč)
parameter-choose = Co zvolit
parameter-nanotech-take = Která karta
parameter-nanotech-capture = Co zachytit
parameter-nanotech-upgrade = Který modul
parameter-nanotech-confine = Co uvěznit a z čeho
parameter-nanotech-copy = Co přesně provést
parameter-nucleum-play = Která destička
parameter-nucleum-rail = Která destička, pole nebo natočení
parameter-nucleum-urbanize = Která budova nebo kde
parameter-nucleum-industrialize = Která turbína či důl nebo kde
parameter-nucleum-develop = Která destička
parameter-nucleum-contract = Který kontrakt nebo místo
parameter-nucleum-energize = Která budova nebo jaké palivo
parameter-nucleum-fulfill = Který kontrakt

## Buttons

button-join = Připojit se
button-leave = Odejít
button-start = Zahájit hru
button-add-computer = Přidat počítač
button-remove-computer = Odebrat počítač
button-options = Možnosti
button-rules = Pravidla
button-turn = Odehrát tah
button-take = Využít
button-pass = Pasovat
button-decide-later = Rozhodnout později
button-always-pass = Vždy pasovat
button-board = Herní plán
button-changes = Co se změnilo
button-mine-nanotech = Moje laboratoř
button-mine-nucleum = Moje deska
button-log = Záznam
button-whole-log = Celý záznam
button-whole-turn = Ukázat vše
button-undo = Vzít zpět
button-skip-confirm = Vynechat a potvrdit
button-skip-what-confirm = Potvrdit bez { $what }
button-restart = Začít tah znovu
button-redo = Obnovit
button-reveal = Přesto pokračovat
button-choose = Vybrat
button-more = Více
button-previous = ◀ Zpět
button-next = Další ▶
button-open = Otevřít
button-look = Ukázat
button-silence = Ztlumit tento tah
button-rematch = Odveta
button-records = Výsledky
button-keep = Nechat být
button-cancel-game = Zrušit hru
button-cancel-table = Zrušit stůl
button-restore = Obnovit hru
button-resign = Vzdát se
button-replace = Předat místo
button-turns-back = { $count ->
    [one] Vzít zpět { $count } tah
    [few] Vzít zpět { $count } tahy
   *[other] Vzít zpět { $count } tahů
}

## Lobby

lobby-open = { $host } hostí stůl pro { $low }–{ $high } hráče.
lobby-open-exact = { $host } hostí stůl; počet hráčů: { $count }.
lobby-direct = Přidejte počítačové hráče a stiskněte **Zahájit hru**.
lobby-missing = Do začátku chybí hráči: { $count }.
lobby-empty = -# Zatím tu nikdo nesedí.
lobby-started = Hraje se: { $names }.
lobby-cancelled = Tento stůl byl zrušen.
lobby-thread = Váš stůl čeká tady: { $place }.
computer-random = počítač, hraje náhodně
computer-beginner = počítač, Začátečník
computer-casual = počítač, Pohodový
computer-solid = počítač, Solidní
computer-strong = počítač, Silný
computer-player = počítačový hráč
level-beginner = Začátečník
level-casual = Pohodový
level-solid = Solidní
level-strong = Silný
level-random = Náhodný
level-about-beginner = Plánuje jen krok nebo dva.
level-about-casual = Plánuje svůj tah, ale leccos přehlédne.
level-about-solid = Plánuje celý svůj tah.
level-about-strong = Plánuje i své další tahy.
level-rate = Ve dvou vyhraje proti úrovni { $level } asi { $wins } z 10 her.
seat-automaton = automat, hraje podle vlastních pravidel
options-also-on = Zároveň zvoleno: { $options }.
options-also-off = Vypnuto: { $options }.
option-number-label = Číslo od { $low } do { $high }

done-joined = Sedíte u stolu { $table }.
done-left = U stolu { $table } už nesedíte.
done-started = Hra { $table } začíná. Hodně štěstí!
done-cancelled = Stůl { $table } byl zrušen.
done-rematch = Stůl { $table } čeká na odvetu.
rematch-unseen = Bez pozvání, protože tento kanál nevidí: { $names }.

## Otázky předem

ask-first-kept = Nic se nemění.
ask-first-moved-on = Od této otázky hra pokročila, a proto se nic nestalo. Podívejte se znovu:
ask-cancel-lobby = Zrušit stůl **{ $table }**? { $count ->
    [0] Nikdo tu ještě nesedí.
    [one] { $count } hráč přijde o místo.
    [few] { $count } hráči přijdou o místo.
   *[other] { $count } hráčů přijde o místo.
} Lobby nelze obnovit.
ask-cancel-game = Zrušit hru **{ $table }** pro všechny? { $count ->
    [0] Ještě nebyl odehrán žádný tah.
    [one] Odehrán byl { $count } tah.
    [few] Odehrány byly { $count } tahy.
   *[other] Odehráno bylo { $count } tahů.
} Stav hry: { $stage }. Nikdo nebude moci hrát dál, pokud hostitel nebo správce serveru hru do { $days } dnů neobnoví.
ask-leave = Odejít od stolu **{ $table }**? Vaše místo se uvolní.
ask-resign = Vzdát hru **{ $table }**? Vaše místo do konce hry převezme počítačový hráč. Vrátit vám ho může jen hostitel nebo správce serveru příkazem /host replace.
ask-resign-last = Vzdát hru **{ $table }**? Nikdo jiný nezbývá, hra tedy bude zrušena. Hostitel nebo správce serveru ji může obnovit po dobu { $days } dnů.
ask-replace = Změnit hráče na místě: { $old } → { $new }? { $old } odchází ze hry; místo vrátí jen další /host replace.
ask-reveal = Tím se odkryje něco skrytého: potom už nepůjde vzít zpět nic, co jste v tomto tahu udělali.
ask-turns-back = Vzít zpět { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}? V pořadí odehrání: { $turns }. Volby v nich se ztratí a hra se vrátí do předchozího stavu; vše, co leží lícem dolů, se znovu zamíchá.
ask-unfinished-back = Vzít zpět nedokončený tah? Na tahu je { $turns }. Dosavadní volby se ztratí.
more-turns = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] ještě { $count }
}
restore-until = Hostitel nebo správce serveru může hru obnovit do <t:{ NUMBER($until, useGrouping: 0) }:D>.
done-restored = Hra { $table } pokračuje.

## Lists

games-none = Nesedíte u žádného stolu. Otevřete si vlastní příkazem /new, nebo si nějaký najděte příkazem /lobby.
games-heading = **Vaše hry: { $count }**
games-line = **[{ $table }]({ $link })**: { $state }
games-lobby = čeká na hráče
games-your-turn = **jste na tahu**, výzva přišla <t:{ NUMBER($since, useGrouping: 0) }:R>
games-waiting = na tahu je { $who }, výzva přišla <t:{ NUMBER($since, useGrouping: 0) }:R>
games-armed = { $state } · 🗓️ plán se odehraje sám
games-late = ⏱️ **tah teď může odehrát počítačový hráč**
games-late-own = ⏱️ **čas vypršel, ale tah lze stále odehrát**
games-give-up = Vzdát se nebo odejít…
log-heading = **{ $table }**: záznam
log-heading-since = **{ $table }**: od vašeho posledního tahu
log-empty = Zatím nic.
score-heading = **{ $table }**: skóre
score-heading-projected = **{ $table }**: skóre, kdyby hra skončila teď
score-line = { $place }\. **{ $who }**: **{ $score }** ({ $sources })

## Views

views-menu = Zobrazit…
picture-page = -# Obrázek { $page } z { $pages }
view-post = přehled stolu
view-table-large = vše (velká obrazovka)
view-table = celý stůl
view-map = mapa
view-region = mapa v místě změn
changes-none = Od vašeho posledního tahu se nic nezměnilo.
view-own-board = moje deska
view-own-board-nucleum = deska hráče { $who }
view-own-board-nanotech = laboratoř hráče { $who }
view-market = nabídka, kontrakty a cíle
view-scores = skóre
view-legend = co znamenají symboly
error-no-such-view = Pohled „{ $view }“ neexistuje. Vyberte jeden z těchto: { $views }.

## Panel

panel-waiting = Na tahu je **{ $who }**, tah začal <t:{ NUMBER($since, useGrouping: 0) }:R>.
panel-automata = **Od vašeho tahu:**
panel-final = 🔒 Co bylo předtím, už nelze vzít zpět.
panel-moved-on = Toto tlačítko už neplatí; takhle to u stolu vypadá teď.
panel-turn-done = Váš tah je hotový.
panel-green = -# Zelené tlačítko ukončí váš tah.
panel-can-end = 💡 Váš tah může skončit už poslední volbou, bez potvrzení.
panel-answer-ahead = Odpovědět můžete hned. Vaše odpověď platí až po odpovědích: { $who }.
answer-lost = Uložená odpověď už není možná: { $choice }. Vyberte znovu.
answer-more = Uložená odpověď byla { $choice }, ale dřívější odpověď přinesla nové možnosti. Vyberte znovu.
answer-none = Odpověď je smazána. Zeptám se vás, až na vás přijde řada.
answer-kept = Odpověď uložena: { $choice }. Můžete ji změnit, dokud neodpovědí hráči před vámi.
panel-game-over = To byl poslední tah: hra skončila. Skóre najdete v kanálu.
panel-page = { $what } ({ $page } z { $pages })
panel-read-first = Před volbou si o některém přečtěte

choice-numbered = { $number }. { $label }
choice-completed = { $choice } → { $answer }
choice-look-first = Nejdřív prohlédnout
choice-look-first-detail = Nejdřív si je prohlédnout na obrázku.
choice-decide-later = Rozhodnout potom
choice-decide-later-detail = Zvolit akci; na zbytek přijde otázka potom.
choice-ends-turn = Ukončí váš tah
kind-take = Karty akcí
kind-capture = Zachytit
kind-upgrade = Vylepšit
kind-confine = Uvěznit
kind-copy = Kopírovat
kind-bonus = Bonus
kind-extra = Akce navíc
kind-decline = Odmítnout
kind-confirm = Potvrdit
kind-play = Zahrát destičku
kind-rail = Umístit železnici
kind-recharge = Posílení
kind-building = Budovy
kind-space = Místa
kind-piece = Turbíny a doly
kind-tile = Akční destičky
kind-slot = Místa pro kontrakty
kind-target = Co elektrifikovat
kind-plan = Palivo
kind-plans = Palivo
kind-fulfil = Splnit kontrakt
kind-exchange = Vyměnit
kind-skip = Vynechat
kind-experiment = Experimenty
kind-technology = Technologie
kind-vp = Vítězné body
kind-income = Příjem
kind-option = Možnosti
kind-plant = Elektrárny
kind-star = Pole cílů
kind-way = Natočení
kind-pay = Zaplatit
kind-rail_completes = Dokončí trať
kind-rail_matches = Barevná shoda
kind-rail_space = Jiná železniční pole
kind-contract = Kontraktace
kind-subsidy = Z destičky
kind-urbanize = Urbanizace
kind-industrialize = Industrializace
kind-develop = Rozvoj
kind-energize = Elektrifikace
kind-store = Kam uložit uran
kind-spend = Odkud vzít uran
kind-other = Další
kind-any = Vaše volba

# The labels of buttons below a menu: { $code } is printed on the thing, or is its number in the picture. At most nine letters before it.
verb-any = Zvolit { $code }
verb-take = Vzít { $code }
verb-capture = Zachytit { $code }
verb-upgrade = Vylepšit { $code }
verb-confine = Uvěznit { $code }
verb-copy = Kopie { $code }
verb-play = Zahrát { $code }
verb-rail = Kolej { $code }
verb-building = Stavět { $code }
verb-piece = Stavět { $code }
verb-space = Umístit { $code }
verb-tile = Koupit { $code }
verb-slot = Místo { $code }
verb-bonus = Místo { $code }
verb-target = Zapojit { $code }
verb-plans = Palivo { $code }
verb-plan = Palivo { $code }
verb-fulfil = Splnit { $code }
verb-experiment = Vzít { $code }
verb-technology = Získat { $code }
verb-star = Cíl { $code }
verb-rail_completes = Položit { $code }
verb-rail_matches = Položit { $code }
verb-rail_space = Položit { $code }

## Posts

ask-reminder = ⏰ { $who }, u stolu { $table } jste stále na tahu (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
ask-reminder-answer = ⏰ { $who }: u stolu { $table } stále chybí vaše odpověď (<t:{ NUMBER($since, useGrouping: 0) }:R>): { $what }
end-heading = Hra skončila. { $count ->
    [0] Nikdo nevyhrává.
    [one] Vyhrává **{ $winners }**!
    [few] Společné vítězství: **{ $winners }**!
   *[other] Společné vítězství: **{ $winners }**!
}
end-absent = Nepřítomní: { $who }. Jejich tahy hrál počítač, proto jsou poslední.
end-computers = Počítačoví hráči: { $who }
end-everyone = Děkujeme za hru: { $who }
end-reached = 🏅 { $who } – nové trofeje: { $names }. Všechny ukáže /records.
records-heading = ### { $game }: trofeje { $count } z { $all }
records-level = - Úroveň { $level }: výhry { $wins } z { $games }, nejlepší výsledek { $best }
records-none = Zatím jste nedohráli žádnou sólovou hru. Začněte přes /new s protivníkem.
records-reached = ✅ **{ $name }**: { $what }
records-open = ▫️ **{ $name }**: { $what }
act-cancelled = { $who } ruší hru.
act-resigned = { $who } se vzdává; místo přebírá počítačový hráč.
act-stuck = Teď se mi nedaří najít tah za hráče { $who }. Nic se neztratilo, zkouším to dál.{ $computer ->
    [yes] {" "}Hostitel nebo správce serveru může místo také předat jinému hráči: /host replace.
   *[no] {""}
}
act-last-resigned = { $who } se vzdává; nikdo nezbývá, hra tedy končí.
act-turns-taken-back = ↩ { $who } bere zpět { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}: { $turns }. Vše, co leží lícem dolů, bylo znovu zamícháno.
act-unfinished-taken-back = ↩ { $who } bere zpět nedokončený tah; na tahu je { $turns }.
act-restored = { $who } obnovuje hru; pokračuje tam, kde skončila. Vše, co leží lícem dolů, bylo znovu zamícháno.
status-moved = Stůl **{ $table }** je teď zde: { $link }
act-replaced = { $who } mění hráče na místě: { $old } → { $new }.
act-gave-up = { $who } netáhne už { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Kdokoli u stolu teď smí místo předat příkazem /host replace.

done-resigned = Vaše místo přebírá počítačový hráč. Děkujeme za hru!
done-replaced = Místo má nového hráče.
done-force-undo = Hotovo. Zpráva v kanálu říká, čí tahy byly vzaty zpět.
done-reminders = { $hours ->
    [0] U tohoto stolu už žádné připomínky
    [one] První připomínka po { $hours } hodině
    [few] První připomínka po { $hours } hodinách
   *[other] První připomínka po { $hours } hodinách
}; { $days ->
    [0] stůl čeká bez konce.
    [one] po { $days } dni smí kdokoli nahradit neaktivního hráče.
    [few] po { $days } dnech smí kdokoli nahradit neaktivního hráče.
   *[other] po { $days } dnech smí kdokoli nahradit neaktivního hráče.
}
done-silenced = V tomto tahu už žádné připomínky.
error-silence-over = Tato připomínka patřila k dřívějšímu tahu, takže se nic neztlumilo.
done-quiet-hours = Bez připomínek od { $start } do { $end } ({ $zone }).
done-quiet-off = Nemáte žádné tiché hodiny.
done-away = Jste pryč do <t:{ NUMBER($until, useGrouping: 0) }:D>: žádné připomínky a nikdo vás nesmí nahradit kvůli nečinnosti. Žádná hra na váš návrat nečeká celkem déle než { $days } dní, hodnocená hra a hra sezóny déle než { $rated }.
done-away-late = { $count ->
    [one] V 1 hře váš čas vypršel už příliš dávno: tam vás stále mohou nahradit.
    [few] Ve { $count } hrách váš čas vypršel už příliš dávno: tam vás stále mohou nahradit.
   *[other] V { $count } hrách váš čas vypršel už příliš dávno: tam vás stále mohou nahradit.
}
done-back = Vítejte zpět.
done-theme = Motiv vašich soukromých obrázků: { $theme }.
theme-light = světlý
theme-dark = tmavý
theme-light-safe = světlý, pro barvoslepé
theme-dark-safe = tmavý, pro barvoslepé

## Errors

error-no-table = Tento stůl už neexistuje.
error-no-table-here = V tomto kanálu není žádný stůl. Své najdete příkazem /games, nový otevřete příkazem /new.
error-no-table-meant = V tomto kanálu není žádný stůl a žádnou hru nehrajete. Stoly najdete příkazem /games, nový otevřete příkazem /new.
error-channel-taken = V tomto kanálu už stůl je: dohrajte hru, zrušte ji příkazem /host cancel nebo otevřete vlákno příkazem /new thread:True.
error-direct-taken = V těchto soukromých zprávách už jednu hru máte: dohrajte ji, zrušte ji příkazem /host cancel, nebo použijte /host channel v kanálu.
error-no-thread-here = Vlákno lze otevřít jen z běžného textového kanálu. Použijte /new bez vlákna.
error-not-in-lobby = Hra už začala. Chcete-li převzít něčí místo, požádejte hostitele o /host replace.
error-not-open = Tento stůl je už zavřený.
error-not-over = Hra ještě neskončila; odveta přijde po ní.
error-not-running = Tady se žádná hra nehraje. Otevřete stůl příkazem /new; vaše stoly vypíše /games.
error-not-started = Hra ještě nezačala. Stiskněte „Zahájit hru“ v lobby nebo použijte /host start.
error-game-cancelled = Tato hra byla zrušena. Po dobu { $days } dnů ji může hostitel nebo správce serveru vrátit tlačítkem „Obnovit hru“ pod onou zprávou.
error-not-cancelled = Není co obnovit: tato hra není zrušená.
error-restore-late = Tato hra byla zrušena před více než { $days } dny a obnovit ji už nelze.
error-restore-taken = V tomto kanálu je teď jiný stůl. Dohrajte ho nebo zrušte příkazem /host cancel a pak znovu stiskněte „Obnovit hru“.
error-leave-running = Hra už začala. Místo předáte počítačovému hráči příkazem /table resign.
error-replace-lobby = Hra ještě nezačala. Místa se mění tlačítky „Připojit se“ a „Odejít“, počítačového hráče posadí „Přidat počítač“.
error-already-seated = Tento hráč už u stolu sedí.
error-not-seated = U tohoto stolu nesedíte. Stiskněte „Připojit se“ v lobby nebo požádejte hostitele o /host replace.
error-they-not-seated = U tohoto stolu nesedí { $who }.
error-table-full = Všechna místa jsou obsazená.
error-option-seats = S těmito možnostmi je nejvyšší počet hráčů { $high }, obsazených míst je { $seated }. Nejdřív musí někdo odejít, nebo odeberte počítačového hráče.
error-no-such-computer = Počítačový hráč „{ $name }“ neexistuje. Vyberte ze seznamu.
error-no-computer-seated = Nesedí tu žádný počítačový hráč.
error-no-such-seat = Takové místo neexistuje. Vyberte ze seznamu.
error-which-seat = U tohoto stolu není místo „{ $seat }“. Napište číslo nebo jméno: { $seats }.
error-seat-automaton = { $who } je automat, který hraje podle pravidel: jeho místo nelze předat. Vyberte ze seznamu jiné.
error-no-opponent = { $game }: tady není automat, proti kterému by se dalo hrát. Použijte /new bez opponent a level a pak u stolu přidejte počítačového hráče.
error-direct-others = Tento stůl je v soukromých zprávách, kam nikdo další nemůže. Nejdřív použijte /host channel v nějakém kanálu.
error-bot-player = Bot nemůže hrát. Nechte pole hráče prázdné a místo obsadí počítačový hráč.
error-host-only = To smí jen hostitel stolu nebo někdo, kdo spravuje server.
error-rematch-exists = Odveta už existuje: její lobby najdete níže.
error-not-your-turn = Nejste na tahu. Na tahu je { $who }.
error-not-asked = Nemáte na co odpovídat. Na tahu je { $who }.
error-stale = Hra mezitím pokročila. Stiskněte „Odehrát tah“ a uvidíte současný stav.
error-old-button = Platnost tohoto tlačítka vypršela. Pokračujte příkazem /turn nebo /games.
error-not-allowed = To tady nesmíte.
error-bot-permissions = V tomto kanálu mi chybí oprávnění. Požádejte správce serveru, aby mi dovolil kanál zobrazit, posílat zprávy, přikládat soubory a používat vlákna.
error-bot-lacks = V tomto kanálu mi chybí tato oprávnění: { $permissions }. Požádejte správce serveru; podrobnosti uvidí v `/admin check`.
error-bug = Omlouvám se, to je moje chyba; nic se neztratilo. Bude-li se opakovat, sdělte provozovateli bota toto číslo: { $reference }
error-report = Nahlaste to zde: { $place }
error-other-game = U stolu v tomto kanálu se hraje { $game }. Použijte příkazy této hry.
error-no-such-game = Hra „{ $game }“ neexistuje. Vyberte ze seznamu.
error-command-not-now = { $command } teď není možné. Hra se ptá: { $prompt }
error-command-changed = Tento příkaz se změnil. Napište ho znovu a vyberte ze seznamu.
error-setup-changed = Někdo změnil nastavení, zatímco jste měli formulář otevřený, takže se nic nenastavilo. Použijte znovu /host setup.
error-command-renamed = Tento příkaz se teď jmenuje { $command }.
error-several-tables = Čeká na vás více her ({ $count }). Použijte příkaz v kanálu jedné z nich:
error-command-ambiguous = „{ $typed }“ neříká přesně, co máte na mysli. Můžete zvolit: { $choices }
error-typed-too-long = To je příliš dlouhé. Napište nejvýš { $most } znaků.

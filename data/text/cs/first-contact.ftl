### First contact and the way on: greeting, /help, the next table.

next-table = **Další stůl:** [{ $table }]({ $link }); váš tah začal <t:{ NUMBER($since, useGrouping: 0) }:R>.
next-none = Teď na vás nečeká žádný stůl.
button-next-table = Další stůl: { $table } ({ $n })
button-open-on = Otevřít na serveru { $server }
button-open-direct = V soukromých zprávách

## /help

command-help = Co teraz udělat a jak to celé funguje
help-learn = `/learn` – lekce s průvodcem, jen pro vás
help-new = `/new` – otevřete stůl: s ostatními, nebo sólovou hru
help-lobby = `/lobby` – otevřené stoly serveru s volnými místy
help-games = `/games` – vaše hry a kdo je na tahu
help-rules = `/rules` – pravidla, stránka po stránce; `/lookup` – jakákoli destička, karta či město
help-turn = `/turn` – odehrajte tah; nebo stiskněte **Odehrát tah** pod nejnovějším příspěvkem
help-web = `/board` – obrázek stolu; tlačítkem **Otevřít v prohlížeči** pod ním ho přiblížíte a necháte si cokoli vysvětlit
help-step-join = **{ $table } hledá hráče:** stiskněte **Připojit se** nebo použijte `/table join`.
help-step-full = **{ $table }** má všechny hráče a každou chvíli začne.
help-step-missing = **{ $table }**: do začátku chybí hráči: { $count }.
help-step-start = **{ $table } může začít:** stiskněte **Zahájit hru** nebo použijte `/host start`.
help-step-host-starts = U stolu **{ $table }** máte místo. Hru zahájí hostitel.
help-step-turn = **{ $table }: jste na tahu.** Stiskněte **Odehrát tah** nebo použijte `/turn`.
help-step-wait = **{ $table }**: na tahu je { $who }. Zatím si můžete přes `/turn` naplánovat svůj tah.
help-step-watch = **{ $table }**: hra běží. `/board` ukáže stůl, `/log` co se stalo.
help-step-finished = **{ $table }**: hra skončila. `/table rematch` zahájí další se stejnými hráči.
help-step-cancelled = **{ $table }**: stůl byl zrušen. `/new` otevře další.
button-settings = Nastavení
button-help-host = Pro hostitele
button-privacy = Soukromí
button-invite-bot = Pozvat bota
error-away-server = Bot na tomto serveru není. Hrajte sami v soukromých zprávách s ním, nebo požádejte správce serveru, ať ho pozve.
error-away-private = Bot na tomto serveru není. Hrajte sami v soukromých zprávách s ním.
error-away-group = To funguje na serverech s botem a v soukromých zprávách s ním.
button-open-direct-messages = Soukromé zprávy
button-invite-link = Odkaz s pozvánkou
about-version = Verze { $version }
about-operator = provozuje { $operator }
about-report = Nahlásit problém
about-guide = Příručka pro hráče (anglicky)
about-source = Zdrojový kód
button-policy = Zásady ochrany soukromí
button-terms = Podmínky
help-host =
    {""}**Pro hostitele stolu**
    `/table invite` někoho pozve, `/host setup` otevře formulář: mapa, moduly, dny na tah, připomínky, jazyk.
    Nabídka pod zprávou stolu přidá počítačové hráče.
    `/host replace` předá místo někomu jinému, `/host undo` vezme tah zpět, `/host cancel` ukončí hru.
    `/server` nastaví bota pro celý server, `/admin limits` určí, kolik stolů smí jeden člověk vést (jen pro správce serveru).
help-host-guide = Příručka pro správce serveru (anglicky)
help-privacy =
    {""}**Vaše údaje**
    Bot nečte zprávy. Ukládá vaše ID a jméno z Discordu, vaše hry, nastavení, poznámky, plány a lekce.
    Všechno si můžete stáhnout jako soubor, nebo smazat.
button-me-export = Stáhnout moje údaje

## /settings

settings-heading = **Vaše nastavení** u všech stolů
settings-language = Jazyk: { $language }
settings-language-own = Jazyk: { $language }, jako ve vašem Discordu
settings-zone = Časové pásmo: { $zone } (nyní { $now })
settings-zone-unset = Časové pásmo: **nenastaveno** – tiché hodiny se počítají v UTC.
settings-quiet = Tiché hodiny: { $start }–{ $end }
settings-quiet-none = Tiché hodiny: žádné
settings-away = Nepřítomnost do <t:{ NUMBER($until, useGrouping: 0) }:D>
settings-not-away = Bez nepřítomnosti
settings-away-days = { $count ->
    [0] { settings-not-away }
    [one] Jeden den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
settings-theme = Obrázky: { $theme }
settings-icons-on = Ikony v soukromých zprávách: ano
settings-icons-off = Ikony v soukromých zprávách: ne, jen slova
settings-reminders = Připomínky: jak jsou nastavené u stolu; **Ztlumit tento tah** pod připomínkou je vypne pro jeden tah.
settings-menu-language = Jazyk
settings-menu-theme = Obrázky
settings-menu-away = Nepřítomnost
settings-form-zone = Časové pásmo, např. Europe/Prague
settings-form-from = Ticho od, např. 22:00 (prázdné: nikdy)
settings-form-to = Ticho do, např. 8:00
button-icons-off = Jen slova
button-icons-on = Zobrazit ikony
done-icons-off = Soukromé zprávy teď mají jen slova.
done-icons-on = Soukromé zprávy teď ukazují ikony.
settings-ending-on =
    Poslední volba v tahu: tah ukončí
    -# Tlačítko poslední volby je zelené
settings-ending-off = Poslední volba v tahu: čeká na potvrzení
button-ending-off = Čekat na potvrzení
button-ending-on = Ukončit tah volbou
done-ending-off = Váš tah teď skončí, až ho potvrdíte.
done-ending-on = Váš tah teď ukončí poslední volba: její tlačítko je zelené.
done-table-icons-off = Příspěvky u tohoto stolu teď mají jen slova.
done-table-icons-on = Příspěvky u tohoto stolu teď ukazují vedle slov ikony.
button-times = Časy
button-my-data = Moje údaje
button-change = Změnit
error-timezone = Časové pásmo „{ $name }“ neexistuje. Napište například Europe/Prague nebo velké město poblíž.
error-zone-abbreviation = „{ $name }“ neříká, zda u vás platí letní čas. Napište velké město poblíž, například Prague.
error-hour = „{ $typed }“ není celá hodina. Napište například 22, 22:00 nebo 10 pm.
error-quiet-hours = Tiché hodiny potřebují začátek i konec. Chcete-li je zrušit, nechte obě pole prázdná.

## Greeting

greeting =
    {""}Dobrý den! Vedu deskové hry **Nucleum** a **Nanotech** korespondenčně: každý tah je jeden příspěvek, který upozorní dalšího hráče.
    {""}**Lekce** učí hru jen vás, **Nový stůl** otevře hru, ke které se mohou připojit ostatní. Zbytek ukáže `/help`.
button-first-learn = Lekce
button-first-new = Nový stůl
button-first-rules = Pravidla
first-learn = Která lekce?
first-new = Která hra? Stůl se otevře v tomto kanálu.
first-rules = Pravidla které hry?

## Offers that are over

offer-late-over = ✅ Stůl už nečeká na tah: { $who }.
offer-late-more = ✅ { $who } má více času.
offer-done = ✅ Hotovo.
offer-late-again = Novější zpráva se ptá znovu.

## A first game, and a lobby one was removed from

first-ping = -# Poprvé? **Odehrát tah** ukáže, co můžete udělat; nic neplatí, dokud nestisknete **Potvrdit**. `/learn` je lekce u samostatného stolu.
removed-from-lobby = Hostitel vás odebral z lobby [{ $table }]({ $link }). `/games` ukáže vaše další hry, `/new` otevře váš vlastní stůl.
option-about-first_game = Každý dostane jednu radu na tah; v Nucleu se experimenty rozdají.

## Options of a lobby

options-modules = Moduly a varianty
lobby-learn = -# Neznáte hru? **Lekce** je jen pro vás.
options-for-guests = **{ $table }**: možnosti, které určuje hostitel.
option-listed = - { $option }
option-explained = - { $option } – { $about }

## /records

records-game = ### { $game }: sólové hry
records-trophies = Trofeje: { $count } z { $all } · další: { $next }
records-trophies-all = Trofeje: všech { $all }
button-trophies = Trofeje

## Refusals

error-not-seated-running = U tohoto stolu nemáte místo a hra už začala. Hostitel nebo správce serveru vám může nabídnout místo přes /host replace.
error-not-seated-over = V této hře jste neměli místo. Své hry najdete v /games.
error-started-take-part = Hra už začala. /turn ukáže, kdo je na tahu.
error-not-at-this-table = U tohoto stolu se hraje bez toho: { $name }. Co na stole je, ukáže /board.
what-examples-here = { $one } nebo { $other }

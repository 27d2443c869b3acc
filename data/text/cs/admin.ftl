### Words of /admin: export, import, repair, stuck tables; and of games that cannot be opened.

command-admin = Nástroje pro správce serveru a vlastníka bota
command-admin-export = Uložit hru do souboru
command-admin-import = Pokračovat v uložené hře v tomto kanálu
command-admin-repair = Zkontrolovat a opravit hru, která nepokračuje
command-admin-stuck = Vypsat stoly, u kterých hra nepokračuje
command-admin-check = Zjistit, co botovi v kanálu chybí
command-admin-forget = Smazat, co je uloženo o určité osobě (vlastník bota)
parameter-admin-user = Čí nastavení, jména a identifikátor smazat
parameter-admin-table = Číslo stolu (prázdné: stůl v tomto kanálu)
parameter-admin-file = Soubor vytvořený příkazem /admin export
parameter-admin-days = Také stoly, které čekají tolik dní
parameter-admin-channel = Který kanál, vlákno nebo kategorie (prázdné: tento kanál)

button-go-back = Vrátit hru
button-rebuild = Obnovit hru
button-close-table = Zavřít stůl
button-forget = Smazat údaje

act-exported = { $who } ukládá tuto nedohranou hru do souboru. Soubor obsahuje všechno, i to, co je skryté.
act-imported = { $who } načítá tuto hru ze souboru.
act-repaired = { $who } opravuje tuto hru podle jejího záznamu{ $count ->
    [0] ; nic se neztratilo.
    [one] ; bylo nutné vzít zpět { $count } poslední volbu.
    [few] ; bylo nutné vzít zpět { $count } poslední volby.
   *[other] ; bylo nutné vzít zpět { $count } posledních voleb.
}

admin-exported = Soubor hry **{ $table }**. Dokud se hraje, nikomu ho neukazujte: obsahuje i to, co je skryté. Příkazem /admin import lze hrát dál jinde.
admin-imported = **{ $table }** pokračuje tady; odehrané volby: { $count }.
admin-sound = **{ $table }** je v pořádku: hra se otevře, všechny volby (počet: { $count }) jsou v záznamu a hrát se dá dál. Kdo chce dřívější stav, použije /host undo.
admin-broken = **{ $table }** nemůže v uložené podobě pokračovat. { $lost ->
    [0] Všechny volby ze záznamu (počet: { $total }) lze přehrát: obnovením se nic neztratí.
    [one] Ze záznamu lze přehrát volby 1 až { $kept } z { $total }: vrácením hry zmizí { $lost } poslední.
    [few] Ze záznamu lze přehrát volby 1 až { $kept } z { $total }: vrácením hry zmizí { $lost } poslední.
   *[other] Ze záznamu lze přehrát volby 1 až { $kept } z { $total }: vrácením hry zmizí { $lost } posledních.
}
admin-broken-older = -# Od začátku této hry se změnila pravidla, obnovená hra se tedy může lišit od té odehrané. Nejdřív si ji zálohujte.
admin-lost = **{ $table }** nemůže v uložené podobě pokračovat a ze záznamu nelze přehrát nic. Vraťte zálohu (docs/operator.md), nebo stůl zavřete, aby se uvolnil jeho kanál.
admin-damaged = Řádek stolu #{ $number } v databázi je poškozený, hru tedy nelze obnovit. Vraťte zálohu (docs/operator.md), nebo stůl zavřete, aby se uvolnil jeho kanál.
admin-closed = Stůl #{ $number } je zavřený; jeho kanál je volný.
admin-repaired = **{ $table }** pokračuje; zachované volby: { $kept } z { $total }.
ask-forget = Smazat na všech serverech nastavení, jména a identifikátor osoby { $who }? Skončené hry zůstanou, ale bez jejího jména. Nelze to vzít zpět.

admin-forgotten = Nastavení, jména a identifikátor této osoby jsou smazané (skončené stoly: { $count }). Hry zůstávají, ale bez jejího jména.

stuck-none = Žádná hra neuvázla.
stuck-heading = **Stoly, u kterých hra nepokračuje: { $count }**
stuck-line = - **[{ $table }]({ $link })**: { $trouble }
stuck-damaged = řádek v databázi je poškozený. /admin repair table:{ $number }
stuck-unreadable = hru nelze otevřít. /admin repair table:{ $number }
stuck-undelivered = čekající zprávy: { $count }, protože mi tu Discord nedovoluje psát. Dovolte mi zobrazit kanál, odesílat zprávy a přikládat soubory, nebo použijte /host channel v jiném kanálu; zprávy pak přijdou samy.
stuck-thinking = nedaří se mi najít tah za hráče { $who }; důvod je v mém protokolu. Zkouším to dál. Místo lze také předat někomu jinému: /host replace.
stuck-waiting = { $who } netáhne už { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}. Místo lze předat příkazem /host replace.

error-admin-only = To smí jen někdo, kdo spravuje tento server, nebo vlastník bota.
error-owner-only = To smí jen vlastník bota.
error-admin-no-table = Na tomto serveru takový stůl není. Jeho číslo najdete v nadpisu jeho zpráv.
error-admin-no-channel = Použijte to v kanálu, kde má hra pokračovat.
error-nothing-to-repair = U tohoto stolu není co opravovat.
error-beyond-repair = Tuto skončenou hru už nelze ukázat a její záznam nelze přehrát. Možná je ještě v záloze (docs/operator.md).
error-rules-changed = Od začátku této hry se změnila pravidla, její volby tedy nelze přehrát; nic se nezměnilo.
error-import-large = Tento soubor je na uloženou hru příliš velký: nejvýše { $most } MB.
error-import-gone = Discord už tento soubor nemá. Nahrajte ho znovu.
error-import-foreign = To není soubor hry. Vytvoříte ho příkazem /admin export.
error-import-changed = Tento soubor byl po uložení změněn nebo poškozen; nic se nenačetlo. Uložte hru do souboru ještě jednou.
error-import-unknown-game = Tento bot nezná hru „{ $game }“; nic se nenačetlo.
error-slow-down = Nestíhám vám. Chvilku počkejte a pokračujte.

## /admin check

check-heading = **Co potřebuji v { $place }**
check-has = ✅ { $permission }: { $reason }
check-lacks = ❌ **{ $permission }**: { $reason }
check-fine = Nic nechybí.
check-not-granted = Mé role nedávají: { $permissions }. Změňte to v nastavení serveru v části **Role**.
check-denied = Mé role dávají, ale oprávnění { $place } odepírají: { $permissions }. Změňte je tam.
check-of-channel = - V { $place } chybí: { $permissions }
check-no-place = V { $place } nelze hrát.
check-unseen = Nevidím { $place }. Je-li to soukromé vlákno, zmiňte mě v něm.
check-locked = 🔒 Toto vlákno je uzamčené. Odemkněte ho, abych mohl psát.
check-direct = V soukromých zprávách žádná oprávnění nepotřebuji.

## /admin block

command-admin-block = Zablokovat osobu nebo server, nebo vypsat blokace (vlastník bota)
parameter-admin-block-user = Koho zablokovat
parameter-admin-block-server = ID serveru, který zablokovat
parameter-admin-lift = Místo toho blokaci zrušit
button-block = Zablokovat
ask-block-user = Zablokovat { $who } na všech serverech? Všechny příkazy a stisky této osoby budou odmítnuty. { $count ->
    [0] Nesedí u žádného stolu s běžící hrou.
    [one] Zůstává jí místo u jednoho stolu, kde ji hostitel může nahradit.
    [few] Zůstávají jí místa u { $count } stolů, kde ji hostitelé mohou nahradit.
    [many] Zůstávají jí místa u { $count } stolu, kde ji hostitelé mohou nahradit.
   *[other] Zůstávají jí místa u { $count } stolů, kde ji hostitelé mohou nahradit.
}
ask-block-server = Zablokovat server { $server }? Opustím ho a budu ho odmítat, dokud blokaci nezrušíte. Hry zůstanou a hostitelé je mohou přesunout.
block-done = Hotovo. /admin block s **lift** blokaci zruší.
block-lifted = Blokace je zrušena.
block-not-there = Taková blokace není.
blocked-none = Nikdo není zablokován.
blocked-heading = **Zablokováno**
blocked-user = - { $who }
blocked-server = - Server s ID { $server }
error-blocked-user = Provozovatel tohoto bota vás zablokoval. Vaše hry a údaje zůstávají.
error-blocked-server = Provozovatel tohoto bota zablokoval tento server. Hry zůstávají.
error-blocked-contact = Kontakt: { $contact }
error-block-one = Zadejte buď osobu, nebo server.
error-block-server = Server se zadává svým ID, tedy číslem: v Discordu zapněte vývojářský režim a použijte Kopírovat ID serveru.
error-block-owner = Vlastníka bota ani bota samotného nelze zablokovat.

# A direct message to the owner of the bot.
release-news = Je k dispozici verze { $version } tohoto bota. Používáte { $current }. Co se změnilo: <{ $link }>

# What people are told when Discord or the machine fails, and moving a table to another channel.

error-not-saved = Nepodařilo se mi to uložit: moje databáze odmítá. Nic se nezměnilo; dejte prosím vědět tomu, kdo mě provozuje.
error-not-saved-busy = Teď se mi to nepodařilo uložit. Nic se nezměnilo; zkuste to prosím za chvíli znovu.
error-not-saved-full = Nepodařilo se mi to uložit: můj disk je plný. Nic se nezměnilo; dejte prosím vědět tomu, kdo mě provozuje, a zkuste to později.
error-unanswered = Při ukládání se přerušilo spojení s databází. Stiskněte „Odehrát tah“ nebo použijte /turn a uvidíte, zda se to povedlo.
error-damaged = Záznam tohoto stolu je poškozený, nemohu ho tedy otevřít. Nic se nezměnilo; požádejte správce serveru, aby použil /admin repair.
error-newer = Tato hra se naposledy hrála s mou novější verzí. Nic se nezměnilo; požádejte prosím toho, kdo mě provozuje, o aktualizaci.
error-no-picture = Tento obrázek se mi nepodařilo nakreslit. Zkuste to prosím za chvíli znovu.
picture-too-large = Obrázek je pro Discord příliš velký, proto je tu jen text.
error-discord-down = Discord nepřijal mou odpověď. Stiskněte „Odehrát tah“ nebo použijte /turn a uvidíte, jak na tom stůl je.
error-server-unavailable = Discord má s tímto serverem právě potíže. Zkuste to prosím později.
error-blocked = AutoMod mi tu nedovolí to napsat. Požádejte správce serveru, ať mě vyjme z jeho pravidel.
error-threads-full = Tento server má tolik aktivních vláken, kolik Discord dovoluje. Některá zavřete, nebo použijte /new bez vlákna.

# To one person at the table, by direct message. $place is a channel, $permissions a list of permissions' names.
trouble-permissions = ⚠️ V { $place } nemohu psát (stůl { $table }). Dejte mi tam prosím oprávnění: { $permissions } (/admin check v tom kanálu ukáže kde). Nic se neztratilo: napíšu, jakmile to půjde, a do té doby v tom kanálu funguje /turn.
trouble-pictures = ⚠️ V { $place } ukazuji { $table } bez obrázků. Dejte mi tam prosím oprávnění Přikládat soubory.
trouble-gone = ⚠️ Kanál stolu { $table } už neexistuje. Nic se neztratilo: použijte /host channel v jiném kanálu a hrajte dál tam.
trouble-locked = ⚠️ V { $place } nemohu psát (stůl { $table }): vlákno je zamčené. Odemkněte ho prosím. Nic se neztratilo.
trouble-thread = ⚠️ V { $place } nemohu psát (stůl { $table }): toto vlákno nevidím. Je-li soukromé, zmiňte mě v něm; je-li zamčené, odemkněte ho. Nic se neztratilo.
trouble-left = ⚠️ Na serveru stolu { $table } už nejsem. Nic se neztratilo: pozvěte mě znovu, nebo použijte /host channel na jiném serveru, kde jsem.
trouble-blocked = ⚠️ AutoMod mi brání psát v { $place } (stůl { $table }). Vyjměte mě tam prosím z jeho pravidel. Nic se neztratilo: zkouším to dál.
trouble-threads = ⚠️ Nemohu psát { $table } do { $place }: server má tolik aktivních vláken, kolik Discord dovoluje. Zavřete tam prosím některá vlákna. Nic se neztratilo.
trouble-timeout = ⚠️ Nemohu psát { $table } do { $place }: moderátor mi dal timeout. Zrušte ho prosím. Nic se neztratilo: /turn mezitím funguje.
trouble-move = Můžete také použít /host channel v jiném kanálu.
trouble-ask = Pokud to nemůžete udělat, řekněte to prosím správci serveru.
trouble-direct = ⚠️ Do těchto soukromých zpráv vám nemohu psát. V nastavení soukromí povolte soukromé zprávy na serveru, kde jsem. Nic se neztratilo: /turn tu zatím funguje.

permission-view-channel = Zobrazit kanál
permission-send-messages = Odesílat zprávy
permission-send-messages-in-threads = Odesílat zprávy ve vláknech
permission-attach-files = Přikládat soubory
permission-create-public-threads = Vytvářet veřejná vlákna
permission-read-message-history = Číst historii zpráv
permission-connect = Připojit
permission-pin-messages = Připínat zprávy

# Why the bot needs a permission: follows its name.
permission-why-view-channel = aby viděl kanál stolu
permission-why-send-messages = aby zveřejňoval tahy v kanálu
permission-why-send-messages-in-threads = aby zveřejňoval tahy ve vlákně nebo v příspěvku fóra
permission-why-attach-files = aby zveřejňoval obrázky plánu
permission-why-read-message-history = aby po přerušení našel své zprávy
permission-why-connect = aby používal chat hlasového kanálu
permission-why-create-public-threads = aby otevřel stůl ve vlastním vlákně
permission-why-pin-messages = aby připnul zprávu o stavu hry

command-move-table = Přesunout stůl do tohoto kanálu
parameter-move-table = Který z vašich stolů
act-moved = { $who } přesouvá stůl sem.
act-backup = ⏪ Byla obnovena záloha z <t:{ NUMBER($at, useGrouping: 0) }:f>. Tahy odehrané poté jsou ztraceny; hra pokračuje odtud.
done-moved = { $table }: hraje se dál tady.
error-move-same = Stůl už v tomto kanálu je.
error-unseen = { $names }: bez přístupu k tomuto kanálu. Použijte kanál, který vidí všichni u stolu.
error-unseen-table = { $names }: bez přístupu ke kanálu tohoto stolu, takže by tam žádná zpráva nedošla.
error-move-which = Vyberte ze seznamu jeden ze svých stolů.
error-move-here = V kanálu tohoto druhu se hrát nedá. Použijte /host channel v textovém kanálu nebo ve vlákně.
error-move-server = Stůl lze přesunout jen v rámci jeho serveru. Použijte /host channel v jiném kanálu téhož serveru.
error-restarting = Bot se právě restartuje a tohle nedokončil. Zkuste to prosím za minutu znovu; vše potvrzené je uloženo.

### Standing wishes for a seat at an open table.

button-wish = Najděte mi místo
button-wish-end = Už nečekat
wish-games = Hry
wish-number = Hráči
wish-players = Hráčů: { $count }
wish-any-game = libovolná hra
wish-any-players = libovolný počet hráčů
wish-pace = Čas na tah
wish-any-pace = libovolné tempo
wish-days = Kolik dní čekáte (1 až { $most })
wish-about = Vhodné místo vám nabídneme soukromou zprávou, nejvýše jedno denně.
wish-standing = Čekáte na místo: { $how }, do <t:{ NUMBER($until, useGrouping: 0) }:d>.
wishes-waiting = Na místo na tomto serveru { $count ->
    [one] čeká ještě { $count } člověk.
    [few] čekají ještě { $count } lidé.
   *[other] čeká ještě { $count } lidí.
}
wish-made = Až se najde vhodný stůl, přijde vám soukromá zpráva. Místo máte, až když ho tam přijmete.
wish-ended = Na místo už nečekáte.
wish-rests = Čekání je pozastavené, dokud máte místo u otevřeného stolu této hry.
wish-expired = Na místo na serveru { $server } už nečekáte ({ $how }). { $found ->
    [0] Od <t:{ NUMBER($made, useGrouping: 0) }:d> se nenašel žádný stůl.
   *[other] Zadaná doba uplynula.
}
wish-unreachable = Na místo už nečekáte: bot vám nemůže posílat soukromé zprávy. Povolte je v nastavení soukromí tohoto serveru a pak stiskněte **Najděte mi místo**.
button-wish-again = Čekat dál
wish-offer = Našlo se místo, na které čekáte:
wish-offer-wanted = Na hru čeká { $count ->
    [few] { $count } lidé
   *[other] { $count } lidí
} včetně vás. S poslední odpovědí hra začne tady:
lobby-wanted = Stůl pro { $count ->
    [few] { $count } lidi, kteří čekali
   *[other] { $count } lidí, kteří čekali
} na hru. Hra začne, až budou obsazena všechna místa.
button-wish-take = Přisednout
button-wish-not = Tohle ne
button-wish-stop = Nečekat
wish-taken = Máte místo u stolu [{ $table }]({ $link }).
wish-declined = Čekáte dál na jiné místo.
error-wish-over = Tato nabídka už neplatí.
error-wish-days = Zadejte počet dní od 1 do { $most }.
error-wish-players = Tato hra má nejvýše { $high } hráče.

# An open table of the kind that a person is about to open.

lobby-equal = [{ $table }]({ $link }) už čeká na hráče této hry.
button-new-anyway = Otevřít další stůl

# The private list of people to avoid.

settings-avoid = Komu se vyhýbáte: { $count ->
    [0] nikomu
    [one] { $count } člověku
    [few] { $count } lidem
    [many] { $count } člověka
   *[other] { $count } lidem
}
avoid-heading = Komu se vyhýbáte
avoid-about = Žádná soukromá zpráva vám nenabídne místo u stolu s těmito lidmi. Seznam nikdo jiný neuvidí.
avoid-on-server = Lidi přidáte, když tento seznam otevřete na serveru.
avoid-whom = Lidé
avoid-remove = Odebrat …
button-avoid = Komu se vyhýbáte
button-avoid-add = Přidat lidi
done-avoid-added = Na vašem seznamu: { $names }.
done-avoid-removed = { $name } už na vašem seznamu není.
error-avoid-many = Na seznamu může být nejvýš { $most } lidí: nejdřív někoho odeberte.

# Místa a kdo je smí zaujmout
act-seat-offered = { $who } nabízí místo: { $old } → { $new }. Dokud je { $new } nezaujme, nic se nemění.
act-seat-taken = { $who } pokračuje ve hře na místě: { $old }.
act-imported-seats = { $who } načítá tuto hru ze souboru. Tato místa čekají na své hráče: { $names }.
ask-offer = Nabídnout místo: { $old } → { $new }? { $new } je musí zaujmout; do té doby hraje { $old }.
button-take-seat = Zaujmout místo
done-seat-offered = Místo je nabídnuto. Přejde na nového hráče, jakmile je zaujme.
done-seat-taken = Máte místo u stolu { $table }. Můžete hrát.
error-seat-not-offered = Žádné místo zde vám není nabídnuto. Požádejte hostitele o /replace.
error-setting = Takové nastavení neexistuje. Vyberte ze seznamu.

# Začátek hry: hrají ještě všichni?
button-in = Hraju
button-call-off = Odvolat
check-ask = 🙋 Jsou tu všichni. Hrajete ještě, { $names }?
check-ask-changed = 🙋 Nastavení se změnilo. Hrajete ještě, { $names }?
check-in = Hrají: { $names }
error-start-left = Už nejsou na tomto serveru, takže jejich místa jsou znovu volná: { $names }. Chcete-li hrát bez nich, stiskněte znovu „Zahájit hru“.
check-until = Hra začne, až odpovědí všichni. Místa bez odpovědi se uvolní <t:{ NUMBER($until, useGrouping: 0) }:R>.
check-started = ✅ Hrají všichni. Hra začíná.
check-left = Ode stolu odchází { $who }. Hra zatím nemůže začít.
check-too-few = S tímto počtem hráčů nemůže hra začít.
check-expired = ⌛ Do 24 hodin nepřišla odpověď: { $names }. { $count ->
    [one] Jedno místo je zase volné.
    [few] { $count } místa jsou zase volná.
   *[other] { $count } míst je zase volných.
}
act-some-in = Hrají: { $count } z { $asked }. Začněte s nimi, nebo počkejte na další hráče.
act-too-few-in = Hrají: { $count } z { $asked }. Na začátek hry je to málo, počkejte na další hráče.
button-start-these = Začít s těmito
check-called-off = Začátek byl odvolán. Místa zůstávají obsazená.
check-not-started = Hra nemohla začít.
act-not-started = Hra nemohla začít. { $why }
done-asked-in = Ostatní dostali v kanálu otázku. Hra { $table } začne, až odpovědí všichni.
error-check-over = Tato otázka už neplatí. Kdo sedí u stolu, ukazuje příspěvek stolu.

# When the game starts by itself
setup-start-hand = Hru zahajuje hostitel.
setup-start-full = Hra začne sama, až budou obsazena všechna místa.
setup-start-ready = Hra začne sama, až budou obsazena všechna místa a všichni budou připraveni.
button-start-hand = Zahájit ručně
button-start-full = Začít při obsazení
button-start-ready = Začít při připravenosti
button-ready = Můžu začít
button-not-ready = Ještě ne
act-new-host = Hostitelem stolu je teď { $who }.
act-host-silent = Hostitel dva dny nezahájil hru. Hostitelem stolu je teď { $who } a může ji zahájit.
act-host-gone = Hostitel opustil server. Hostitelem stolu je teď { $who }.
act-enough-seated = U stolu je dost hráčů: hra může začít.
act-all-seated = Všechna místa jsou obsazena: hra může začít.

# A lobby without a change
lobby-stale = Tento stůl byl zrušen, protože se 14 dní nic nezměnilo. Nový otevřete příkazem /new.

# Seats of running games to take over
act-seat-for-all = { $who } nabízí všem místo: { $old }. Dostane ho ten, kdo první stiskne **Zaujmout místo**.
button-offer-all = Nabídnout místo všem
button-withdraw = Vzít zpět nabídku
offer-to-all = ✅ Nabídnuto všem.
error-seat-gone = Toto místo už volné není: někdo ho převzal, nebo hostitel nabídku zrušil. Další ukáže `/lobby`.
error-seat-in-use = Tento hráč stále hraje. Všem lze nabídnout jen místo počítačového hráče nebo hráče, kterému vypršel čas.
error-seat-open-already = Toto místo je už nabídnuto všem.

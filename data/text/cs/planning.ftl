### Planning aids: a turn tried ahead in the sandbox, the plan kept from it, private notes.

command-plan = Váš plán příštího tahu: vyzkoušet, použít, zrušit
command-notes = Vaše soukromé poznámky k tomuto stolu

button-try = Vyzkoušet tah
button-try-past = Zkusit odtud
button-try-over = Začít znovu
button-try-keep = Uložit plán
button-try-use = Použít tento tah
button-try-drop = Zahodit zkoušku
button-plan = Ukázat plán
button-plan-use = Použít plán
button-plan-drop = Zahodit plán
button-plan-arm = Odehrát samočinně
button-plan-disarm = Neodehrávat samo
button-plan-same = Stačí stejný výsledek
button-plan-untouched = Jen beze změn okolo
button-notes = Poznámky

## Sandbox

sandbox-mark = 🧪 **Zkouška: u stolu se nic z toho neděje.** Co zatím nikdo nemůže vědět, odhaduji; ostatní hráči pasují.
sandbox-banner = Zkouška: toto není stůl
sandbox-past = ⏪ **{ $turn }:** váš příští tah odtud. Nic z něj se neuloží.
sandbox-so-far = Zkouška zatím:
sandbox-moved-on = -# Hra u stolu od začátku zkoušky pokročila. **Začít znovu** vezme stůl tak, jak je teď.
sandbox-due = 🔔 Teď jste na tahu. **Použít tento tah** zahraje, co jste vyzkoušeli; pak ho potvrdíte.
sandbox-stale = Toto tlačítko už neplatí; takhle vaše zkouška vypadá teď.
sandbox-ended = **To je celý tah.** Uložte ho jako plán a já ho nabídnu, až přijdete na řadu.
sandbox-ended-arm = **To je celý tah.** Uložte ho jako plán, nebo ho nechte odehrát samočinně, až přijdete na řadu.
sandbox-ended-past = **To je celý tah.** Vezměte volbu zpět, začněte znovu, nebo zkoušku zahoďte: nic z ní se neuloží.
sandbox-thrown-away = Zkouška je pryč; u stolu se nic nestalo.

## Plan

plan-kept = 📋 Váš plán je uložený. Nabídnu ho, až přijdete na řadu.
plan-kept-due = 📋 Váš plán je uložený. **Použít plán** ho zahraje.
plan-stale = Toto tlačítko už neplatí; takhle váš plán vypadá teď.
plan-line = 📋 Váš plán: { $choices }
plan-line-due = 📋 Váš plán: { $choices }. **Použít plán** provede tyto volby; potvrdíte je vy.
plan-line-gone = 📋 Váš plán už nelze začít: **{ $choice }** teď není možné.
plan-choice = { $kind }: { $choice }
plan-then = { " → " }
plan-heading = 📋 **{ $table }**: váš plán na příští tah
plan-possible = V současném stavu stolu je možný celý.
plan-possible-until = V současném stavu stolu se zastaví před: **{ $choice }**.
plan-possible-not = V současném stavu stolu nemůže začít: **{ $choice }** není možné.
plan-used = 📋 Váš plán je provedený. Prohlédněte si ho a potvrďte.
plan-used-until = 📋 { $made ->
    [0] Z vašeho plánu není provedeno nic
    [one] Z vašeho plánu je provedena { $made } volba
    [few] Z vašeho plánu jsou provedeny { $made } volby
   *[other] Z vašeho plánu je provedeno { $made } voleb
}: **{ $choice }** už není možné{ $more ->
    [0] .
   *[other] ; dále v plánu: { $left }.
}
plan-used-irrevocable = 📋 { $made ->
    [0] Váš plán začíná něčím
    [one] Z vašeho plánu je provedena { $made } volba; pokračuje něčím
    [few] Z vašeho plánu jsou provedeny { $made } volby; pokračuje něčím
   *[other] Z vašeho plánu je provedeno { $made } voleb; pokračuje něčím
}, co nelze vzít zpět. Proveďte to osobně: **{ $choice }**.
plan-dropped = Váš plán je pryč; u stolu se nic nestalo.
plan-armed = 🗓️ **Váš plán se odehraje sám.** Až přijdete na řadu, provede se a potvrdí, pokud stále přinese přesně toto ({ $gains }) a do toho, co mění, nic nezasáhlo. Jinak se vás zeptám jako obvykle.
plan-not-armed = 📋 Váš plán je uložený, ale sám se neodehraje. { $why }
plan-armed-untouched = 🗓️ Odehraje se sám, pokud stále přinese přesně toto ({ $gains }) a do toho, co mění, nic nezasáhlo.
plan-armed-same = 🗓️ Odehraje se sám, pokud stále přinese přesně toto ({ $gains }), i když do toho, co mění, něco zasáhlo.
plan-armed-differs = ⚠️ Teď dělá něco jiného, než jste viděli předtím. { $why }
plan-gain = { $name } { $change }
plan-gain-none = žádný zisk ani cena
plan-line-armed = 🗓️ Samočinně v příštím tahu: { $choices }
plan-line-played = 🗓️ Váš tah se odehrál podle plánu: { $choices }
plan-line-stopped = 📋 Váš plán se sám neodehrál. { $why }
plan-line-disarmed = 📋 Váš plán se už sám neodehraje, protože byly vzaty zpět tahy nebo se změnil stůl.
plan-stop-gone = **{ $choice }** už není možné.
plan-stop-reveals = Odhalil by něco skrytého.
plan-stop-open = Zbývá v něm o něčem rozhodnout.
plan-stop-gains = { $name }: { $now } místo { $before }.
plan-stop-other = Udělal by teď něco jiného.
plan-stop-new = Je možné něco nového. { $what }
plan-stop-touched = Jiný hráč zasáhl do toho, co plán mění.
plan-stop-touched-game = To, co plán mění, už není jako předtím.
plan-stop-failed = Nepodařilo se ho provést.
plan-stop-because = { $why } { $news }
event-by-plan = Tah podle plánu: { $who }

## Notes

notes-title = Poznámky: { $table }
notes-label = Vidíte je jen vy
notes-line = > 📝 { $notes }
notes-kept = Vaše poznámky ke stolu { $table } jsou uložené. Vidíte je jen vy, ve svém panelu.
notes-empty = Ke stolu { $table } teď nemáte žádné poznámky.

error-try-asked = Právě na vás čeká otázka: nejdřív odpovězte tlačítkem „Odehrát tah“.
error-try-none = Nemáte tah k vyzkoušení: hra se teprve připravuje, nebo skončí dřív, než přijdete na řadu.
error-try-ended = To byl celý tah. Uložte ho jako plán, nebo vezměte volbu zpět.
error-try-past = Tento tah začal u staršího stavu hry, takže ho nejde uložit. Stiskněte „Zahodit zkoušku“.
error-try-turn-gone = Od tohoto tahu nejde začít: byl vzat zpět, nebo se hrál podle starších pravidel.
error-no-draft = Nemáte tu rozehranou žádnou zkoušku. Stiskněte „Vyzkoušet tah“ nebo použijte /plan.
error-plan-empty = Zatím není co uložit: nejdřív něco vyzkoušejte.
error-plan-late = Zkoušený tah už minul. Stiskněte „Začít znovu“ a vyzkoušejte další.
error-no-plan = Nemáte tu žádný plán. Vytvoříte ho tlačítkem „Vyzkoušet tah“ nebo příkazem /plan.
error-plan-played = Váš plán se už odehrál; váš tah je hotový.
error-no-plan-now = Pro tuto chvíli nemáte plán. Pokračujte tlačítkem „Odehrát tah“.
error-arm-here = U tohoto stolu se plány samy neodehrávají. Uložte plán a použijte ho, až přijdete na řadu.
error-arm-due = Teď jste na tahu: stiskněte „Použít plán“.
error-arm-gone = { $choice }: to teď není možné. Vyzkoušejte tah znovu.
error-arm-reveals = Cestou odhalí něco nového a jen vy můžete rozhodnout, co dál.
error-arm-open = Není to celý tah: vyzkoušejte ho až do konce.
error-not-armed = Váš plán se sám neodehrává.

## Suggestions

button-suggest = Navrhnout tah
suggest-thinking = 🤔 **{ $level }** přemýšlí o vašem tahu. Návrh se objeví zde, pokud nebudete pokračovat.
suggest-made = 💡 **{ $level } navrhuje tento tah.** **Vzít zpět** ho vrací krok za krokem.
suggest-why = **{ $choice }**: { $why }
suggest-failed = Žádný návrh se nenašel. Zkuste to později.
error-suggest-off = Hostitel u tohoto stolu návrhy vypnul.
error-suggest-rated = V hodnocené hře lze návrhy zapnout nebo vypnout jen před začátkem.
error-suggest-busy = Návrh pro vás se už připravuje.
error-suggest-ended = Tento tah je hotový: není co navrhnout.
button-suggestions-off = Bez návrhů
button-suggestions-on = Povolit návrhy
done-suggestions-off = Hráči si u tohoto stolu už nemohou nechat navrhnout tah.
done-suggestions-on = Hráči si u tohoto stolu mohou nechat navrhnout tah.
end-suggested = Navržené tahy: { $who }
lobby-no-suggestions = Návrhy tahů: vypnuté

## Review of a finished game

button-review = Rozbor
review-title = Rozbor
review-turns = { $count ->
    [0] { $level } by žádný váš tah neudělal výrazně lépe.
    [one] Jeden tah, který by { $level } zahrál jinak:
    [few] { $count } tahy, které by { $level } zahrál jinak:
   *[other] { $count } tahů, které by { $level } zahrál jinak:
}
review-gain = asi +{ $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
} (±{ $error })
review-wins = vyhrává hru
review-own = Vy
review-way = { $who }:
review-failed = Rozbor se nepodařilo vytvořit. Zkuste to později.
error-review-busy = Právě se pro vás připravuje jiný rozbor. O tento požádejte, až bude hotový.
error-review-running = Rozbor je k dispozici po skončení hry.
error-review-own = Své tahy si mohou rozebrat jen hráči této hry.

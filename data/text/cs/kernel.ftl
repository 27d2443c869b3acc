### Words every game shares.

list-comma = {", "}
list-and = { $head } a { $last }

choice-confirm = Potvrdit tah
prompt-confirm = Je to váš tah? Potvrďte ho, nebo vezměte zpět.

error-game-over = Tato hra skončila. Začněte novou příkazem /new nebo stiskněte „Odveta“.
error-line-too-long = Na jeden řádek je toho moc. Napište teď nejvýš { $most } slov a zbytek tahu až potom.
line-empty = Napište, co chcete udělat. Nápověda při psaní ukazuje slova.
line-none = „{ $word }“ sem nepatří. Hra se ptá: { $prompt } Můžete napsat: { $choices }.
line-not = „{ $word }“ sem nepatří.
line-not-near = Nerozumím „{ $word }“: mysleli jste { $near }?
line-kept = Rozumím: `{ $line }`. { $why }
line-choice = { $choice } (`{ $typed }`)
line-more = a ještě { $count }
line-ambiguous = „{ $word }“ může znamenat: { $choices }. Upřesněte to.
line-meant = Mysleli jste `{ $typed }` ({ $choice })?
line-not-yours = „{ $word }“ je příliš: teď rozhoduje někdo jiný.
line-turn-over = Skončete před „{ $word }“: „confirm“ ukončí váš tah.
line-revealed = Skončete před „{ $word }“: nejdřív se něco odkryje.
error-illegal-choice = „{ $choice }“ teď není možné. Stiskněte „Odehrát tah“ a uvidíte své možnosti.
error-nothing-to-undo = Není co vzít zpět: poslední potvrzený tah platí.
error-nothing-to-redo = Není co obnovit.
error-option-range = Možnost „{ $option }“: zadejte celé číslo od { $low } do { $high }.
error-option-values = Možnost „{ $option }“: zvolte jednu z hodnot: { $values }.
error-option-yes-no = Možnost „{ $option }“: zvolte ano nebo ne.
error-option-unknown = Možnost „{ $option }“ neexistuje. Zvolte jednu z těchto: { $values }.
error-argument = { $option }: vyberte něco z toho, co Discord nabízí.
error-seats = Počet hráčů v této hře: { $low } až { $high }.
error-option-needs = „{ $option }“ vyžaduje možnost „{ $other }“: zvolte i tu, nebo „{ $option }“ vynechte.
error-option-excludes = Možnosti „{ $option }“ a „{ $other }“ nelze spojit: jednu z nich vynechte.
error-option-firm = Možnost „{ $option }“ nelze zvolit, dokud je nastaveno „{ $other }“. Nejdřív změňte toto nastavení.
error-option-settled = O možnosti „{ $option }“ rozhoduje „{ $other }“. Nejdřív změňte tuto možnost.
error-seats-exact = Počet hráčů s těmito možnostmi: { $count }.

## The tale of a turn

with-icon = { $icon } { $what }
amount-alone = { $count }
deed-turn = { $who } · { $head }
deed-turn-alone = { $who }
deed-of = { $who }: { $head }
deed-because = { $because }: { $head }
deed-cost = { $head }: { $cost }
deed-amount-paid = −{ $what }
deed-costs = { $first }, { $next }
deed-cost-exchanged = { $cost } ({ $exchanged })
deed-note = { $head }, { $note }
deed-gains = { $head } → { $gains }
deed-gain-of = { $who } { $gains }
deed-other = { $head } · { $other }
deed-row = { $first }, { $next }
deed-gain = Zisk
deed-nothing = bez akce
deed-amount-gained = +{ $what }
ask-line = 🔔 { $who } { $what } · { $table }
ask-turn = **jste na tahu**
ask-answer = **vaše rozhodnutí**: { $what }
for-you = -# Pro vás: { $gains }
for-you-by = { $gain } ({ $cause })

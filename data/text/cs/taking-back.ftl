### Žádost, aby ostatní u stolu souhlasili se vzetím tahů zpět.

button-request-undo = Požádat o vrácení tahu
button-ask-others = Zeptat se ostatních
button-agree = Souhlasím

ask-request = Požádat o vrácení { $count ->
    [one] { $count } tahu
    [few] { $count } tahů
   *[other] { $count } tahů
}? V pořadí odehrání: { $turns }. Hra by se vrátila do předchozího stavu a vše, co leží lícem dolů, by se znovu zamíchalo.
ask-request-whom = Do 24 hodin musí souhlasit všichni: { $names }.
done-request = Otázka pro ostatní je v kanálu. Budou-li všichni souhlasit, budete znovu na tahu.

request-ask = ↩️ { $who } žádá o vrácení { $count ->
    [one] { $count } tahu
    [few] { $count } tahů
   *[other] { $count } tahů
}: { $turns }. Vše, co leží lícem dolů, by se znovu zamíchalo.
request-whom = Souhlasíte, { $names }? Souhlasit musí všichni. Žádost vyprší <t:{ NUMBER($until, useGrouping: 0) }:R> nebo po dalším tahu.
request-agreed-so-far = Souhlas: { $names }
request-gone = Bez dotazu, protože už nejsou na serveru: { $names }.
request-agreed = ✅ Všichni souhlasí. Vzato zpět.
request-declined = ❌ { $who } nesouhlasí. Nic se nemění.
request-withdrawn = { $who } bere žádost zpět. Nic se nemění.
request-expired = ⌛ Do 24 hodin neodpověděli všichni. Nic se nemění.
request-moved-on = Hra mezitím pokročila, žádost už neplatí.
request-players-changed = Hráči se změnili, žádost už neplatí.

error-request-open = U tohoto stolu už jedna žádost čeká na odpověď. Nejdřív se musí vyřídit.
error-request-computers = Počítačoví hráči ještě přemýšlejí. Zkuste to za chvíli.
error-no-own-turn = V této hře jste ještě žádný tah nedokončili.
error-request-unfinished = Váš tah ještě není potvrzený: volby vezměte zpět tlačítkem „Vzít zpět“ nebo „Začít tah znovu“.
error-request-again = Na tento tah jste se už ptali. Hostitel nebo správce serveru může tahy stále vzít zpět příkazem /host undo.
error-request-own = To je vaše žádost: souhlasit mohou jen ostatní. Vezmete ji zpět tlačítkem „Odmítnout“.
error-request-not-asked = Odpovědět mohou jen hráči u tohoto stolu.
error-request-over = Tato žádost už neplatí.
error-request-agreed = Už jste souhlasili. Teď musí odpovědět ostatní.
error-undo-players = Bez ptaní smí brát tahy zpět jen hostitel nebo správce serveru. Ostatních se zeptáte příkazem /undo.

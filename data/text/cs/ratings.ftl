### Rated games, ratings and the leaderboard of a server.

parameter-leaderboard = Ukázat žebříček hodnocených her na tomto serveru
button-leaderboard = Žebříček
parameter-leaderboard-remove = Správci: odebrat tuto osobu ze žebříčku
parameter-leaderboard-restore = Správci: vrátit tuto osobu do žebříčku

lobby-rated = Hodnocená hra: počítá se, pokud mají všichni hráči v /settings zapnuté hodnocené hry.
lobby-rated-suggestions = ⚠️ Hodnocená hra s návrhy: hráči si mohou nechat navrhnout tah počítačem.
options-rated-no = Hodnocená hra: ne
options-rated-yes = Hodnocená hra: ano
act-rated = 📈 Tato hra je hodnocená.
act-not-rated = Hra není hodnocená: ne všichni tady hrají hodnocené hry.
act-not-rated-alone = Hra není hodnocená: hodnocená hra potřebuje aspoň dva lidi.
act-unrated = { $act } Od této chvíle hra není hodnocená.
error-rated-direct = Hodnocené hry se hrají jen na serverech.

settings-rated-on =
    Hodnocené hry: ano
    -# Hodnocené hry se počítají, pokud je hrají všichni u stolu
settings-rated-off = Hodnocené hry: ne
settings-listed-on =
    Žebříčky: uvidí vás tam, až budete mít dost hodnocených her
    -# Na vašich serverech je vidět vaše jméno, hodnocení a počet her
settings-listed-off = Žebříčky: nejste v nich vidět
button-rated-on = Zapnout
button-rated-off = Vypnout
button-listed-on = Ukázat mě
button-listed-off = Skrýt mě
done-ratings = Nastavení hodnocení je uloženo.

rating-firm = { $rating }
rating-about = asi { $rating }
rating-own = 📈 { $game } na tomto serveru: **{ $rating }**, hodnocené hry: { $count } ({ $gained })
rating-own-about = 📈 { $game } na tomto serveru: **{ $rating }**, hodnocené hry: { $count } ({ $gained }). Spolehlivé je od { $firm } her.

leaderboard-heading = ### { $game }: žebříček tohoto serveru
leaderboard-line = { $place }\. **{ $who }** { $rating } (her: { $count })
leaderboard-empty = V žebříčku zatím nikdo není.
leaderboard-how = -# Do žebříčku se dostanete takto: zapněte obě položky v nabídce **Hodnocení** v /settings, odehrajte { $games } hodnocených her a potkejte v nich { $people } různé lidi. Z her týchž dvou lidí se počítá 10 za měsíc. Kdo hru opustí, je poslední.
leaderboard-csv = Žebříček jako tabulka.
button-post-here = Zveřejnit zde
done-leaderboard-removed = { $who } už není v žebříčcích tohoto serveru.
done-leaderboard-restored = { $who } může být znovu v žebříčcích tohoto serveru.
error-leaderboard-server = Každý server má svůj žebříček. Použijte příkaz tam.
error-leaderboard-manager = To může jen správce serveru. Seznam, který vidíte, vidíte jen vy.

## Canceling a rated game

ask-cancel-rated = Nikomu se nebude počítat do hodnocení.
ask-resign-rated = Vzdát hru **{ $table }**? Hra skončí, budete poslední a výsledek se započítá do vašeho hodnocení.
act-resigned-over = { $who } se vzdává, čímž tato hodnocená hra končí.
done-resigned-over = Vzdali jste se. Hra skončila.
ask-cancel-consent = Hra je hodnocená, proto musí do 24 hodin souhlasit všichni: { $names }.
done-request-cancel = Ostatní byli dotázáni v kanálu. Pokud všichni souhlasí, hra bude zrušena.
request-ask-cancel = 🛑 { $who } žádá o zrušení této hodnocené hry. Nikomu by se nepočítala do hodnocení.
request-agreed-cancel = ✅ Všichni souhlasili. Hra je zrušena.
error-resume-rated = V hodnocené hře skončí pauza sama. Tahy lze hrát i během ní.
error-offer-all-rated = V hodnocené hře se místo nenabízí všem. /host replace ho nabídne hráči, pokud ostatní souhlasí.
done-request-rated = Ostatní byli dotázáni v kanálu. Provede se to, jakmile budou všichni souhlasit.
request-ask-seat = 🪑 { $who } žádá o změnu hráče: { $old } → { $new }. Hra pak už nebude hodnocená.
request-ask-clock = ⏱️ Hra je hodnocená, proto s touto změnou musí souhlasit všichni: { $act }
request-agreed-seat = ✅ Všichni souhlasili.
error-ask-again = Ostatní byli právě dotázáni. Zeptejte se znovu po dalším tahu.

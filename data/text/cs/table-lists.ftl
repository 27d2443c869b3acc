### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Dohrané hry
button-statistics = Statistiky
finished-heading = **Vaše naposledy dohrané hry**
finished-none = Zatím nemáte dohranou hru.
finished-line = **[{ $table }]({ $link })** · { $place }. místo z { $seats }, body: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · předčasný odchod · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-absent = **[{ $table }]({ $link })** · nepřítomnost · <t:{ NUMBER($ended, useGrouping: 0) }:d>
games-unreachable = { $state } · nedostupné: bot už na tom serveru není
kept-waiting = **Čekají na vás ({ $count })**
kept-next = **Jste další na řadě ({ $count })**
kept-others = **Ostatní ({ $count })**
kept-more = -# … a další ({ $count }): /games
kept-as-of = -# Stav: <t:{ NUMBER($at, useGrouping: 0) }:R>
kept-sent = Vaše hry najdete v [soukromých zprávách]({ $link }). Zpráva se sama aktualizuje a neposílá upozornění.
kept-soon = Zpráva s vašimi hrami za chvíli přijde do soukromých zpráv.
kept-removed = Zpráva s vašimi hrami je pryč.
error-kept-closed = Bot vám nemůže psát. V nastavení soukromí povolte soukromé zprávy ze společného serveru a zkuste to znovu.
button-unkeep = Odebrat
parameter-keep = Udržovat přehled v soukromé zprávě (False: odebrat ji)

## /lobby

open-tables-line = **[{ $table }]({ $link })** · <#{ $channel }>
command-lobby = Vypsat otevřené stoly na tomto serveru
button-take-a-seat = Přisednout
button-running-games = Probíhající hry
button-open-tables = Otevřené stoly
open-tables-heading = ### Otevřené stoly: { $count }
open-tables-none = Na tomto serveru není otevřený žádný stůl.
open-tables-new = Otevře ho tlačítko **Nový stůl**.
open-tables-seats = obsazená místa: { $taken } z { $players }
open-tables-closer = Prohlédnout zblízka…
open-tables-example = Ukázka: skutečné rozložení se vylosuje na začátku
open-tables-link = Odkaz pro ostatní: { $link }
open-tables-rated = hodnocená hra
free-seats-line = Rozehrané hry, ve kterých je volné místo: { $count }
free-heading = ### Volná místa v rozehraných hrách: { $count }
free-none = V žádné rozehrané hře na tomto serveru není volné místo.
free-seat = Místo hráče **{ $name }**
button-free-seats = Ukázat místa
running-heading = ### Probíhající hry: { $count }
running-none = Na tomto serveru neprobíhá žádná hra.
error-lobby-direct = Seznam otevřených stolů patří k serveru: použijte /lobby tam.
remark-new = tady nově
remark-hours = obvykle odpovídá do 5 hodin
remark-day = obvykle odpovídá do jednoho dne
remark-two-days = obvykle odpovídá do dvou dnů
remark-to-the-end = hraje až do konce
hours-night = Většina tu odpovídá v noci vašeho času.
hours-morning = Většina tu odpovídá dopoledne vašeho času.
hours-afternoon = Většina tu odpovídá odpoledne vašeho času.
hours-evening = Většina tu odpovídá večer vašeho času.
remark-own = Ostatní o vás čtou: { $remarks }.
remark-own-left = Předčasné odchody a nepřítomnosti v posledních hrách ({ $all }): { $count }. Ostatní o vás proto žádnou poznámku nevidí.
settings-remarks-on =
    Poznámky: seznamy otevřených stolů mohou uvádět, jak spolehlivě hrajete
    -# Ukazuje se jen to dobré, například „obvykle odpovídá do jednoho dne“
settings-remarks-off = Poznámky: nikdo nečte, jak spolehlivě hrajete
button-remarks-on = Ukazovat poznámky
button-remarks-off = Skrýt poznámky
done-remarks-on = Seznamy otevřených stolů o vás mohou uvést něco dobrého.
done-remarks-off = Seznamy otevřených stolů o vás už nic neuvádějí.

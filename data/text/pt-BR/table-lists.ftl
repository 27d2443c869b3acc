### Lists of tables: a person's finished games, and the open tables of a server.

## /games

button-finished = Partidas terminadas
button-statistics = Estatísticas
finished-heading = **Suas últimas partidas terminadas**
finished-none = Você ainda não terminou nenhuma partida.
finished-line = **[{ $table }]({ $link })** · { $place }º lugar de { $seats }, pontos: { $score } · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-left = **[{ $table }]({ $link })** · você saiu · <t:{ NUMBER($ended, useGrouping: 0) }:d>
finished-absent = **[{ $table }]({ $link })** · você se ausentou · <t:{ NUMBER($ended, useGrouping: 0) }:d>
games-unreachable = { $state } · inacessível: o bot não está mais nesse servidor
kept-waiting = **Esperam por você ({ $count })**
kept-next = **Depois é a sua vez ({ $count })**
kept-others = **Outras ({ $count })**
kept-more = -# … e mais { $count }: /games
kept-as-of = -# Atualizado <t:{ NUMBER($at, useGrouping: 0) }:R>
kept-sent = Suas partidas estão nas [mensagens diretas]({ $link }). A mensagem se atualiza sozinha e não notifica ninguém.
kept-soon = A mensagem com suas partidas chega em instantes às mensagens diretas.
kept-removed = A mensagem com suas partidas foi removida.
error-kept-closed = O bot não consegue escrever para você. Nas configurações de privacidade, permita mensagens diretas de um servidor em comum e tente de novo.
button-unkeep = Remover
parameter-keep = Manter a lista atualizada em uma mensagem direta (False: remover)

## /lobby

open-tables-line = **[{ $table }]({ $link })** · <#{ $channel }>
command-lobby = Listar as mesas abertas deste servidor
button-take-a-seat = Sentar-se
button-running-games = Partidas em curso
button-open-tables = Mesas abertas
open-tables-heading = ### Mesas abertas: { $count }
open-tables-none = Nenhuma mesa está aberta neste servidor.
open-tables-new = **Nova mesa** abre uma.
open-tables-seats = lugares ocupados: { $taken } de { $players }
open-tables-closer = Ver de perto…
open-tables-example = Um exemplo: a preparação real é sorteada no início
open-tables-link = Link para enviar a outras pessoas: { $link }
open-tables-rated = partida ranqueada
free-seats-line = Partidas em curso com lugar livre: { $count }
free-heading = ### Lugares livres em partidas em curso: { $count }
free-none = Nenhuma partida em curso neste servidor tem lugar livre.
free-seat = Lugar de **{ $name }**
button-free-seats = Ver lugares
running-heading = ### Partidas em curso: { $count }
running-none = Nenhuma partida está em curso neste servidor.
error-lobby-direct = A lista de mesas abertas pertence a um servidor: use /lobby lá.
remark-new = novidade por aqui
remark-hours = costuma responder em até 5 horas
remark-day = costuma responder em até um dia
remark-two-days = costuma responder em até dois dias
remark-to-the-end = joga até o fim
hours-night = A maioria aqui costuma responder na sua madrugada.
hours-morning = A maioria aqui costuma responder na sua manhã.
hours-afternoon = A maioria aqui costuma responder na sua tarde.
hours-evening = A maioria aqui costuma responder na sua noite.
remark-own = Os outros leem sobre você: { $remarks }.
remark-own-left = Você saiu ou se ausentou em { $count } das suas últimas { $all } partidas; por isso os outros não veem nenhuma observação sobre você.
settings-remarks-on =
    Observações: as listas de mesas abertas podem dizer como você joga com regularidade
    -# Só aparece o que é bom, como “costuma responder em até um dia”
settings-remarks-off = Observações: ninguém lê se você joga com regularidade
button-remarks-on = Mostrar observações
button-remarks-off = Ocultar observações
done-remarks-on = As listas de mesas abertas podem dizer algo de bom sobre você.
done-remarks-off = As listas de mesas abertas não dizem mais nada sobre você.

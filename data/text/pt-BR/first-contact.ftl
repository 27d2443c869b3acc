### First contact and the way on: greeting, /help, the next table.

next-table = **Próxima mesa:** [{ $table }]({ $link }); seu turno começou <t:{ NUMBER($since, useGrouping: 0) }:R>.
next-none = Nenhuma mesa espera por você agora.
button-next-table = Próxima mesa: { $table } ({ $n })
button-open-on = Abrir em { $server }
button-open-direct = Nas mensagens diretas

## /help

command-help = O que fazer agora e como tudo funciona
help-learn = `/learn` – uma lição guiada, só para você
help-new = `/new` – abra uma mesa: com outras pessoas ou solo
help-lobby = `/lobby` – as mesas abertas de um servidor, com lugares livres
help-games = `/games` – suas partidas e de quem é a vez
help-rules = `/rules` – as regras, página por página; `/lookup` – qualquer peça, carta ou cidade
help-turn = `/turn` – jogue seu turno; ou clique em **Jogar** na mensagem mais recente
help-web = `/board` – a imagem da mesa; com **Abrir no navegador**, abaixo dela, você amplia e toca em qualquer coisa
help-step-join = **{ $table } procura jogadores:** clique em **Entrar** ou use `/table join`.
help-step-full = **{ $table }** já tem todos os jogadores e está para começar.
help-step-missing = **{ $table }** precisa de mais { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
} para começar.
help-step-start = **{ $table } pode começar:** clique em **Começar** ou use `/host start`.
help-step-host-starts = Você tem um lugar em **{ $table }**. Quem abriu a mesa começa a partida.
help-step-turn = **{ $table }: é a sua vez.** Clique em **Jogar** ou use `/turn`.
help-step-wait = **{ $table }** espera por { $who }. Enquanto isso, planeje seu turno com `/turn`.
help-step-watch = **{ $table }** está em andamento: `/board` mostra a mesa e `/log`, o que aconteceu.
help-step-finished = **{ $table }** acabou. `/table rematch` começa outra partida com os mesmos jogadores.
help-step-cancelled = **{ $table }** foi fechada. `/new` abre outra mesa.
button-settings = Preferências
button-help-host = Anfitrião
button-privacy = Privacidade
button-invite-bot = Convidar o bot
error-away-server = O bot não está neste servidor. Jogue sozinho nas mensagens diretas dele ou peça a quem gerencia o servidor que o convide.
error-away-private = O bot não está neste servidor. Jogue sozinho nas mensagens diretas dele.
error-away-group = Isso funciona em servidores com o bot e nas mensagens diretas dele.
button-open-direct-messages = Abrir mensagens diretas
button-invite-link = Link de convite
about-version = Versão { $version }
about-operator = hospedado por { $operator }
about-report = Relatar um problema
about-guide = Guia do jogador (em inglês)
about-source = Código-fonte
button-policy = Política de privacidade
button-terms = Termos
help-host =
    {""}**Para quem abre uma mesa**
    `/table invite` convida alguém, `/host setup` abre um formulário: mapa, módulos, dias por turno, lembretes, idioma.
    O menu sob a postagem da mesa adiciona computadores.
    `/host replace` passa um lugar a outra pessoa, `/host undo` desfaz um turno, `/host cancel` encerra a partida.
    `/server` configura o bot no servidor, e `/admin limits` define quantas mesas uma pessoa pode abrir (só para quem gerencia o servidor).
help-host-guide = Guia para quem gerencia o servidor (em inglês)
help-privacy =
    {""}**Seus dados**
    O bot não lê mensagens. Ele guarda seu ID e nome do Discord, suas partidas, preferências, notas, planos e lições.
    Você pode receber tudo em um arquivo ou apagar tudo.
button-me-export = Receber meus dados

## /settings

settings-heading = **Suas preferências** em todas as mesas
settings-language = Idioma: { $language }
settings-language-own = Idioma: { $language }, como no seu Discord
settings-zone = Fuso horário: { $zone } (agora { $now })
settings-zone-unset = Fuso horário: **não definido** – as horas de silêncio contam em UTC.
settings-quiet = Horas de silêncio: { $start }–{ $end }
settings-quiet-none = Horas de silêncio: nenhuma
settings-away = Ausente até <t:{ NUMBER($until, useGrouping: 0) }:D>
settings-not-away = Não ausente
settings-away-days = { $count ->
    [0] { settings-not-away }
    [one] { $count } dia
   *[other] { $count } dias
}
settings-theme = Imagens: { $theme }
settings-icons-on = Ícones nas mensagens privadas: sim
settings-icons-off = Ícones nas mensagens privadas: não, só palavras
settings-reminders = Lembretes: conforme cada mesa; **Silenciar este turno** em um lembrete desliga os daquele turno.
settings-menu-language = Idioma
settings-menu-theme = Imagens
settings-menu-away = Ausência
settings-form-zone = Fuso horário, como America/Sao_Paulo
settings-form-from = Silêncio a partir de, como 22:00
settings-form-to = Silêncio até, como 8:00
button-icons-off = Só palavras
button-icons-on = Mostrar ícones
done-icons-off = Suas mensagens privadas agora têm só palavras.
done-icons-on = Suas mensagens privadas agora mostram ícones.
settings-ending-on =
    Última escolha do turno: encerra o turno
    -# O botão da sua última escolha é verde
settings-ending-off = Última escolha do turno: espera a confirmação
button-ending-off = Esperar a confirmação
button-ending-on = Encerrar o turno
done-ending-off = Agora o seu turno termina quando você o confirma.
done-ending-on = Agora a sua última escolha encerra o turno: o botão dela é verde.
done-table-icons-off = As mensagens desta mesa agora têm só palavras.
done-table-icons-on = As mensagens desta mesa agora mostram ícones ao lado das palavras.
button-times = Horários
button-my-data = Meus dados
button-change = Alterar
error-timezone = Não existe o fuso horário “{ $name }”. Digite um como America/Sao_Paulo ou uma cidade grande perto de você.
error-zone-abbreviation = “{ $name }” não diz se há horário de verão onde você está. Digite uma cidade grande perto de você, como Sao Paulo.
error-hour = “{ $typed }” não é uma hora cheia. Digite algo como 22, 22:00 ou 10 pm.
error-quiet-hours = As horas de silêncio precisam de início e fim. Para desativá-las, deixe os dois campos vazios.

## Greeting

greeting =
    {""}Olá! Eu conduzo os jogos de tabuleiro **Nucleum** e **Nanotech** por correspondência: cada turno é uma mensagem que avisa o próximo jogador.
    {""}**Lição** ensina o jogo só a você, **Nova mesa** abre uma partida para outras pessoas entrarem. `/help` mostra o resto.
button-first-learn = Lição
button-first-new = Nova mesa
button-first-rules = Regras
first-learn = Qual lição?
first-new = Qual jogo? A mesa abre neste canal.
first-rules = As regras de qual jogo?

## Offers that are over

offer-late-over = ✅ A mesa não espera mais por { $who }.
offer-late-more = ✅ { $who } tem mais tempo.
offer-done = ✅ Feito.
offer-late-again = Uma postagem mais recente pergunta de novo.

## A first game, and a lobby one was removed from

first-ping = -# Primeira vez? **Jogar** mostra o que você pode fazer; nada vale antes de **Confirmar**. `/learn` é uma lição em uma mesa só sua.
removed-from-lobby = Quem abriu a mesa removeu você da sala de espera de [{ $table }]({ $link }). `/games` mostra suas outras partidas; `/new` abre uma mesa sua.
option-about-first_game = Cada um recebe uma dica por turno; em Nucleum os experimentos são sorteados.

## Options of a lobby

options-modules = Módulos e variantes
lobby-learn = -# Não conhece o jogo? A **Lição** é só para você.
options-for-guests = **{ $table }**: as opções, definidas por quem abriu a mesa.
option-listed = - { $option }
option-explained = - { $option } – { $about }

## /records

records-game = ### { $game }: partidas solo
records-trophies = Troféus: { $count } de { $all } · próximos: { $next }
records-trophies-all = Troféus: todos os { $all }
button-trophies = Troféus

## Refusals

error-not-seated-running = Você não tem lugar nesta mesa, e a partida já começou. O anfitrião ou quem gerencia o servidor pode oferecer um lugar com /host replace.
error-not-seated-over = Você não tinha lugar nesta partida. Veja as suas em /games.
error-started-take-part = A partida já começou. /turn mostra de quem é a vez.
error-not-at-this-table = Esta mesa joga sem isto: { $name }. Veja com /board o que está na mesa.
what-examples-here = { $one } ou { $other }

# Temporadas: inscrição, sorteio, classificação e o que os gestores fazem
error-no-season = Esta temporada não existe.
error-season-open = Este servidor já tem uma temporada deste jogo.
error-season-seats = Com estas opções, não há mesas de { $seats }.
error-season-not-in = Você não está inscrito nesta temporada.
error-season-asking = Respostas que faltam: { $count }. As mesas são sorteadas <t:{ NUMBER($until, useGrouping: 0) }:R>, ou com a última resposta.
error-season-few = Pouca gente para mesas completas; jogadores necessários: { $count }. As inscrições vão até <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = As mesas desta temporada ainda não foram sorteadas.
error-season-drawn = As mesas desta temporada já foram sorteadas.
error-season-over = Esta temporada acabou.
error-season-off = Esta temporada foi cancelada.
error-season-table = Esta mesa não está na temporada.
error-season-pause = Uma partida de temporada não pode ser pausada sozinha. Um gestor pode pausar a temporada inteira.
act-season-hurried = ⏱️ O último dia da temporada passou. A partir do próximo turno, cada um tem 12 horas.

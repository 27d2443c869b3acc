# Sezony: zapisy, losowanie, tabela i działania zarządzających serwerem
error-no-season = Ten sezon nie istnieje.
error-season-open = Na tym serwerze jest już sezon tej gry.
error-season-seats = Przy tych opcjach nie ma stołów dla { $seats } osób.
error-season-not-in = Nie ma cię w tym sezonie.
error-season-asking = Brakuje jeszcze odpowiedzi: { $count }. Losowanie stołów <t:{ NUMBER($until, useGrouping: 0) }:R> lub po ostatniej odpowiedzi.
error-season-few = Za mało osób na pełne stoły, potrzeba: { $count }. Zapisy trwają do <t:{ NUMBER($until, useGrouping: 0) }:f>.
error-season-not-drawn = Stoły tego sezonu nie są jeszcze rozlosowane.
error-season-drawn = Stoły tego sezonu są już rozlosowane.
error-season-over = Ten sezon się skończył.
error-season-off = Ten sezon odwołano.
error-season-table = Tego stołu nie ma w sezonie.
error-season-pause = Pojedynczej gry sezonu nie można wstrzymać. Zarządzający mogą wstrzymać cały sezon.
act-season-hurried = ⏱️ Ostatni dzień sezonu minął. Od następnej tury każda ma 12 godzin.

### Co jest zapisane o danej osobie: /settings

me-exported = W tym pliku jest wszystko, co jest o tobie zapisane. Tę wiadomość widzisz tylko ty.
ask-me-forget = Usunąć wszystko, co jest o tobie zapisane na wszystkich serwerach? Przepadną twoje ustawienia, notatki, plany i lekcje, a nazwa i identyfikator znikną { $count ->
    [0] ze wszystkich dzienników
    [one] z { $count } zakończonej gry
    [few] z { $count } zakończonych gier
    [many] z { $count } zakończonych gier
   *[other] z { $count } zakończonych gier
}. Gry pozostaną dla innych, którzy w nich grali. Tego nie da się cofnąć.
button-me-forget = Usuń moje dane
me-forgotten = Wszystko, co było o tobie zapisane, jest usunięte (zakończone gry: { $count }). Kopie zapasowe u osoby prowadzącej bota wygasną później.
forget-open = Otwarte stoły, których to dotyczy ({ $count }):
forget-open-line = - **{ $table }**: { $loss }
forget-resign = miejsce zajmie gracz komputerowy
forget-end = gra zostanie przerwana, bo nikt inny w nią nie gra
forget-leave = miejsce się zwolni
forget-close = poczekalnia zostanie zamknięta
forget-host = gospodarzem zostanie { $who }

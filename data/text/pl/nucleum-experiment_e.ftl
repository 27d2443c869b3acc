### Eksperyment E z dodatku „Rada postępu”

nucleum-label-party-bonus = Bonus partii ponownie
nucleum-effect-party-bonus = ponownie bonus tej partii

ruling-nucleum-party-bonus = Powtarza się tylko bonus: nie ma kolejnego polityka ani kolejnej akcji dworu.
ruling-nucleum-then-court = Najpierw dostajesz robotników, więc możesz wysłać jednego z nich. Z akcji dworu możesz zrezygnować.
ruling-nucleum-other-slot = Dostajesz ją oprócz nagrody gniazda, w którym kładziesz kontrakt, i tylko raz. Wybierasz, które to inne gniazdo; może już w nim leżeć kontrakt.

## Which box it is from

expansion-nucleum-experiment_e = Dodatek: Rada postępu

### Eksperyment E z dodatku „Rada postępu”

nucleum-label-party-bonus = Bonus partii ponownie
nucleum-effect-party-bonus = ponownie bonus tej partii

ruling-nucleum-party-bonus = Powtarza się tylko bonus: nie ma kolejnego polityka ani kolejnej akcji dworu.

### Experiment E z rozšíření Pokrok nezastavíš

nucleum-label-party-bonus = Odměna strany znovu
nucleum-effect-party-bonus = znovu odměna té strany

ruling-nucleum-party-bonus = Znovu získáte jen odměnu: není to další politik ani další akce dvora.
ruling-nucleum-then-court = Nejdřív získáte dělníky, takže jednoho z nich můžete vyslat. Akci dvora můžete vynechat.
ruling-nucleum-other-slot = Získáte ho navíc k přínosu místa, na které kontrakt položíte, a jen jednou. Vyberete si, které jiné místo to bude; kontrakt na něm už ležet může.

## Which box it is from

expansion-nucleum-experiment_e = Rozšíření: Pokrok nezastavíš

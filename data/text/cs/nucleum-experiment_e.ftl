### Experiment E z rozšíření Pokrok nezastavíš

nucleum-label-party-bonus = Odměna strany znovu
nucleum-effect-party-bonus = znovu odměna té strany

ruling-nucleum-party-bonus = Znovu získáte jen odměnu: není to další politik ani další akce dvora.

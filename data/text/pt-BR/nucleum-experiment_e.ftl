### O experimento E de Corte do Progresso

nucleum-label-party-bonus = Bônus do partido de novo
nucleum-effect-party-bonus = de novo o bônus desse partido

ruling-nucleum-party-bonus = Só o bônus vem de novo: não há outro político nem outra ação da corte.

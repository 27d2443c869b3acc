### O experimento E de Corte do Progresso

nucleum-label-party-bonus = Bônus do partido de novo
nucleum-effect-party-bonus = de novo o bônus desse partido

ruling-nucleum-party-bonus = Só o bônus vem de novo: não há outro político nem outra ação da corte.
ruling-nucleum-then-court = Os trabalhadores vêm primeiro, então você pode enviar um deles. A ação da corte é opcional.
ruling-nucleum-other-slot = Você o ganha além do bônus do espaço onde põe o contrato, e só uma vez. Você escolhe qual outro espaço; ele pode já ter um contrato.

## Which box it is from

expansion-nucleum-experiment_e = Expansão: Corte do Progresso

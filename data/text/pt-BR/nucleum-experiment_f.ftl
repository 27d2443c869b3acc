### O experimento F de Corte do Progresso

option-experiment_f = só o experimento F (Corte do Progresso)
option-about-experiment_f = Acrescenta o experimento F aos outros, sem o resto da Corte do Progresso.

nucleum-label-take-rightmost = Peça mais à direita grátis
nucleum-effect-take-rightmost = a peça de ação mais à direita da oferta, grátis
nucleum-label-lowest-income = Menor renda +{ $steps }
nucleum-effect-lowest-income = sua menor renda +{ $steps }

nucleum-modifier-foreign-turbine-electricity = cada turbina de outro jogador que você usa rende +{ $count } de eletricidade
nucleum-permit-supply-pays-turbines = o suprimento paga pelas turbinas de outros, e você pode usá-las antes do espaço da própria usina e das suas turbinas

nuc-prompt-rightmost = Pegar grátis a peça mais à direita da oferta?
nuc-prompt-lowest = Qual das suas menores rendas avança?

ruling-nucleum-rightmost = Se peças foram pegas antes neste turno, a oferta é reposta primeiro. O que você recusa fica na oferta pelo preço dela.
ruling-nucleum-foreign-first = A turbina de outro jogador leva 1 urânio, como sempre. Você só a usa antes das suas onde isso poupa carvão.
ruling-nucleum-lowest-later = O contrato cuja recompensa a desbloqueia ainda não conta. No fim da trilha, um passo dá pontos como sempre.

## Which box it is from

expansion-nucleum-experiment_f = Expansão: Corte do Progresso (pode ser usada sozinha)

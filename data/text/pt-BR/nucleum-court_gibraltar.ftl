### The Court of Progress on Gibraltar's map

nucleum-label-worker-for-party = Trabalhador ou { $party }
nucleum-effect-worker-for-party = 1 trabalhador, que pode entrar nos { $party }
nuc-prompt-join = O novo trabalhador entra agora nos { $party }?
nuc-join = Enviar aos { $party }
nuc-join-not = Ficar com o trabalhador
nuc-join-no-bonus = sem bônus do partido
ruling-nucleum-court-printed = Um trabalhador impresso com um partido em um espaço de ferrovia pode entrar nesse partido ao ser ganho. Não é uma ação da corte: não há bônus do partido nem nada que a ação da corte ative; líder e rei mudam como sempre.

### Os Barões no mapa de Gibraltar

nuc-event-solo-military = { $who } pegou o { $contract } (nível { $level }).
nuc-event-solo-why-military = Carta de lógica { $card }: { $tie ->
    [lowest] primeiro o menor número
   *[highest] primeiro o maior número
}, então { $chosen }, e não { $other }.
ruling-nucleum-baron-military = Quando o Barão recarrega com Gibraltar em uma das redes dele, pega um contrato militar, o menor ou o maior conforme uma carta de lógica, de nível no máximo igual ao número desta recarga. Em vez da tecnologia: nível I 2 táler e 2 trabalhadores, nível II urbanizar e depois energizar, nível III 12 PV. Para ele, Gibraltar combina com todas as cores, e as recompensas nos espaços de ferrovia lhe dão 2 táler e, no lugar do urânio, 2 trabalhadores.

nucleum-number-baron-military = Táler, trabalhadores e PV do Barão por contratos militares de níveis I e III
nucleum-number-baron-uranium-workers = Trabalhadores do Barão pelo urânio impresso em espaço de ferrovia

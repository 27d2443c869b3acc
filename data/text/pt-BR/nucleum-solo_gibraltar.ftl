### Os Barões no mapa de Gibraltar

nuc-event-solo-military = { $who } pegou o contrato militar { $contract } (nível { $level }).
nuc-event-solo-why-military = Carta de lógica { $card }: { $tie ->
    [lowest] primeiro o menor número
   *[highest] primeiro o maior número
}, então { $chosen }, não { $other }.
ruling-nucleum-baron-military = Quando o Barão recarrega com Gibraltar em uma rede dele, pega um contrato militar, o menor ou o maior conforme uma carta de lógica, nunca de nível acima da recarga atual. Em vez da tecnologia: nível I 2 táleres e 2 trabalhadores, nível II urbanizar e depois energizar, nível III 12 PV. Para ele Gibraltar combina com toda cor, e das recompensas nos espaços de ferrovia ele ganha 2 trabalhadores pelo urânio e 2 táleres.

nucleum-number-baron-military = Táleres, trabalhadores e PV do Barão por contratos militares de níveis I e III
nucleum-number-baron-uranium-workers = Trabalhadores do Barão pelo urânio impresso em espaço de ferrovia

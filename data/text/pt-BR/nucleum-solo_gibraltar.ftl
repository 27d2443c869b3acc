### Os Barões no mapa de Gibraltar

nuc-event-solo-military = { $who } pegou o { $contract } (nível { $level }).
nuc-event-solo-why-military = Carta de lógica { $card }: { $tie ->
    [lowest] primeiro o menor nível
   *[highest] primeiro o maior nível
}, então o { $chosen }, e não o { $other }.
ruling-nucleum-baron-military = Quando o Barão recarrega com Gibraltar em uma das redes dele, pega o contrato militar de menor ou de maior nível, conforme uma carta de lógica, sem passar do número desta recarga. Em vez da tecnologia ele ganha: no nível I, 2 táler e 2 trabalhadores; no II, urbanizar e depois energizar; no III, 12 PV. Para ele, Gibraltar combina com todas as cores. Das recompensas nos espaços de ferrovia ele ganha só o táler e, no lugar do urânio, 2 trabalhadores.

rules-nucleum-solo-gibraltar-title = Solo: mapa de Gibraltar
rules-nucleum-solo-gibraltar =
    {""}**Cidades:** as reais vêm depois das ligadas a uma usina e antes das novas para ele.

    { $ruling }

    Os contratos militares não entram no limite de contratos dele e, por si sós, não valem pontos no fim.

nucleum-number-baron-military = Táler, trabalhadores e PV do Barão por contratos militares de níveis I e III
nucleum-number-baron-uranium-workers = Trabalhadores do Barão pelo urânio impresso em espaço de ferrovia

## The tale of a turn

nuc-deed-solo-military = Pegou o { $contract } (nível { $level })

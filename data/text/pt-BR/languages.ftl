### Palavras sobre idiomas, o que aparece em todos eles e as mesas em palavras.

## Idiomas

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = o idioma do meu Discord

parameter-table-language = O idioma das mensagens da mesa (vazio: o do servidor)
done-user-language = Respostas e imagens privadas: { $language }.
done-user-language-own = Respostas e imagens privadas: no idioma do seu Discord.
error-no-such-language = Não existe o idioma “{ $name }”. Escolha um da lista.
lobby-language = Idioma: { $language }
options-language = Idioma da mesa

## A sala de espera

computer-name = Computador { $number }
computer-seat = { $name } ({ $kind })
option-is = { $option }: { $value }
option-settled = { $option }: quem define é “{ $other }”

## Pontuação

score-source = { $source } { $points }
score-line-short = { $place }\. **{ $who }**: **{ $score }**

## A mesa em palavras

position-table = A mesa
position-order = Ordem dos turnos: { $players }.
position-active = É o turno de { $who }.
position-of = { $who }
position-sentence = { $said }.

position-nanotech-cards = Cartas de ação
position-nanotech-capsule = { $count ->
    [0] Cápsula central: vazia
   *[other] Cápsula central: { $quarks }
}
position-nanotech-pile = Quarks na pilha: { $draw }; no descarte: { $discard }.
position-nanotech-supply = Restam na reserva geral: { $energy } de energia, { $electrons }, { $protons }, { $neutrons }.
position-nanotech-pieces = { $what } × { $count }
position-nanotech-expansions-left = { $count ->
    [0] Não restam expansões.
   *[other] Expansões que restam: { $expansions }.
}
position-nanotech-card = { $card }: { $energy } de energia sobre ela; { $taken ->
    [yes] com { $who }
   *[no] livre
}
position-nanotech-prestige = Prestígio: { $prestige } de { $target }
position-nanotech-energy = Energia: { $energy }; uma recarga traz { $charge }
position-nanotech-quarks = { $count ->
    [0] Cápsula de quarks: vazia, { $spaces } espaços
   *[other] Cápsula de quarks, { $count } de { $spaces } espaços: { $quarks }
}
position-nanotech-electrons = Cápsula de léptons: elétrons em { $held } de { $spaces } espaços
position-nanotech-hadrons = Cápsula de hádrons, { $spaces } espaços: { $protons } e { $neutrons }
position-nanotech-expansions = { $count ->
    [0] Nenhuma expansão
   *[other] Expansões: { $expansions }
}
position-nanotech-atoms = { $count ->
    [0] Nenhum átomo criado.
   *[other] Átomos criados: { $atoms }.
}
position-nanotech-sources = Prestígio de: { $sources }.

position-series = { $first }; { $next }
position-nucleum-end-met = Condição de fim atingida: { $condition }.
position-nucleum-end-open = Ainda não: { $progress }.
position-nucleum-map = O mapa
position-nucleum-railways = Ferrovias
position-nucleum-coal = Carvão
position-nucleum-offer = Peças de ação na oferta
position-nucleum-contracts = Contratos
position-nucleum-milestones = Fichas de progresso
position-nucleum-score = { $who } { $vp }
position-nucleum-scores = Pontos: { $scores }.
position-nucleum-half = { $action } (borda { $colour })
position-nucleum-goods = { $goods }; trabalhadores na reserva: { $reserve }.
position-nucleum-marker = { $track } no espaço { $space }
position-nucleum-income = Marcadores de renda: { $markers }. Uma recarga agora traz { $income }.
position-nucleum-at-hand = { $count ->
    [0] Nenhuma peça de ação disponível.
   *[other] Peças disponíveis: { $items }.
}
position-nucleum-slots = { $count ->
    [0] Nenhuma peça nos espaços de ação.
   *[other] Nos espaços de ação, da esquerda para a direita: { $items }.
}
position-nucleum-on-top = { $tile } (por cima de { $under })
position-nucleum-contract-held = { $slot }: { $contract }: { $text }. Até agora: { $progress }.
position-nucleum-fulfilled = { $count ->
    [0] Nenhum contrato cumprido.
   *[other] Cumpridos: { $items }.
}
position-nucleum-taken = { $count ->
    [0] Nenhum contrato.
   *[other] Contratos: { $items }.
}
position-nucleum-experiment = { $experiment }. { $text }
position-nucleum-technology = { $technology }: { $text }
position-nucleum-buildings = { $count ->
    [0] Todas as construções estão no mapa.
   *[other] Construções que restam: { $items }.
}
position-nucleum-industry = { $count ->
    [0] Todas as turbinas e minas estão no mapa.
   *[other] Turbinas e minas que restam: { $items }.
}
position-nucleum-mines = Minas em { $group }.
position-nucleum-stars = { $count ->
    [0] Nenhuma estrela na trilha de progresso
   *[other] Estrelas na trilha de progresso: { $spaces }
}; restam { $left }.
position-nucleum-stars-of = Estrelas de { $who }: { $spaces }.
position-nucleum-city = { $city } ({ $colour }){ $plant }: { $spaces }.
position-nucleum-plant-coal = {", "}usina a carvão
position-nucleum-plant-nucleum = {", "}usina com Nucleum
position-nucleum-plant-empty = {", "}usina sem Nucleum (colocar um traz { $bonus })
position-nucleum-space = { $space }: { $piece }
position-nucleum-space-free = { $space }: livre
position-nucleum-rubble = fechado por entulho
position-nucleum-piece-of = { $piece } de { $who }
position-nucleum-piece-energized = { $piece }, com energia
position-nucleum-piece-dark = { $piece }, sem energia
position-nucleum-link = { $link } ({ $text })
position-nucleum-link-complete = { $link }, concluída, com peças de { $owners }.
position-nucleum-link-open = { $link }: { $tiles }.
position-nucleum-links-empty = Ainda sem peças: { $links }.
position-nucleum-towards = { $action } (borda { $colour }) do lado de { $city }
position-nucleum-rail = espaço { $number }, { $who }: { $tile }
position-nucleum-coal-one-price = { $area }: { $text }
position-nucleum-wagons = { $area }, até { $cities }: vagões a { $cheap } táler: { $fresh }; virados, a { $dear } táler: { $flipped }; depois deles o carvão custa { $bare } táler.
position-nucleum-offered = Por { $thaler } táler: { $tile }.
position-nucleum-tiles-left = { $count ->
    [0] A pilha está vazia.
   *[other] Peças que restam na pilha: { $count }.
}
position-nucleum-contract = { $contract }: { $text }.
position-nucleum-contracts-left = { $count ->
    [0] As pilhas estão vazias.
   *[other] Contratos que restam nas pilhas: { $count }.
}
position-nucleum-milestone = { $segment }, { $milestone }: { $text } { $bonus }
position-nucleum-gone = O Nucleum daqui já foi retirado.

## As páginas da mesa em palavras

button-text = Em texto
text-heading = **{ $table }** · { $section } ({ $page } de { $pages })
text-sections = Ir para uma parte
parameter-board-text = Em palavras em vez de imagem, para leitores de tela
alt-nucleum-income = Recarga agora: { $income }.

## Punctuation between parts

labelled = { $label }: { $what }
remarks = { $first } · { $more }
next-sentence = { $first } { $second }

## Lugares das imagens

spot-score = Pontos de { $who }
spot-of = { $who } · { $what }
spot-nucleum-star = Trilha de progresso, espaço { $space }
spot-nucleum-no-tile = Peças de ação na oferta: espaço vazio
spot-nucleum-no-contract = Contratos: espaço vazio
spot-nucleum-red = cada peça tem custo adicional aqui

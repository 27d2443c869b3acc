### Peças encadeadas: outra peça de ação é jogada na hora por cima delas

kind-on-top = Peça por cima
verb-on-top = Jogar { $code }

nucleum-label-chain = depois uma peça por cima
nucleum-effect-chain = depois outra peça de ação por cima

nuc-prompt-on-top = Qual peça você joga por cima de “{ $chain }”?
nuc-on-top = Jogar uma peça por cima
nuc-on-top-without = Jogar uma peça por cima sem esta ação
nuc-event-on-top = { $who } jogou { $tile } por cima de { $chain }.

render-nucleum-chain-tiles = Peças encadeadas
render-nucleum-is-chain = depois jogue outra peça por cima

rules-nucleum-chain-tiles-title = Peças encadeadas
rules-nucleum-chain-tiles-terms = peça de ação encadeada, ação encadeada
rules-nucleum-chain-tiles =
    Algumas expansões têm peças de ação com uma corrente. Uma peça encadeada mostra uma só ação ({ $tiles }).

    {""}**Ao jogar uma:** coloque-a no espaço livre mais à esquerda e faça a ação dela por completo. Depois jogue na hora outra peça por cima dela, no mesmo espaço, e resolva-a como sempre. A instrução especial pode ficar por cima; outra peça encadeada, não.

    - No máximo 1 peça encadeada por turno, e ainda no máximo 1 contrato cumprido.
    - As duas peças ocupam juntas um só espaço. As duas voltam quando você recarrega.
    - Uma peça encadeada nunca vira ferrovia.
    - Ela conta como peça de ação para contratos, fichas de progresso e tecnologias.

    Você pode deixar a ação dela de fora e pode parar depois dela.

ruling-nucleum-chain-order = A peça de cima só é jogada quando a ação da peça encadeada está feita. Você pode deixar essa ação de fora, mas não voltar a ela.
ruling-nucleum-chain-alone = Nada precisa ser jogado por cima. Sem outra peça disponível, a peça encadeada é jogada sozinha.

page-nucleum-chain-tiles = Primeiro a ação da peça encadeada, depois a peça por cima dela. As duas ficam em um só espaço.
page-nucleum-alt-chain-tiles = Uma peça encadeada com uma só ação e uma corrente, uma seta, e o mesmo espaço com outra peça de ação por cima.

## The tale of a turn

nuc-deed-on-top = Por cima: { $tile }

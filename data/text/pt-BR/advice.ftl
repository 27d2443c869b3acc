### O que ajuda a decidir: o que um turno muda, por que algo não é possível, respostas dadas de antemão.

## O que um lugar tem

nuc-amount-vp = PV
nuc-amount-thaler = táler
nuc-amount-workers = trabalhadores
nuc-amount-uranium = urânio
nuc-amount-achievements = façanhas
nuc-amount-projected = pontuação final

nanotech-amount-prestige = prestígio
nanotech-amount-energy = energia
nanotech-amount-quarks = quarks
nanotech-amount-electrons = elétrons
nanotech-amount-protons = prótons
nanotech-amount-neutrons = nêutrons

preview-change = { $name } { $before } → **{ $after }**
preview-changes = Saldo: { $changes }

## Dicas ao lado das escolhas

hint-halves = { $first } · { $second }
hint-urbanize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } lugar)
   *[other] ({ $count } lugares)
}
hint-industrialize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } lugar)
   *[other] ({ $count } lugares)
}
hint-develop = { $action } { $count ->
    [0] ✖
    [one] ({ $count } peça)
   *[other] ({ $count } peças)
}
hint-contract = { $action } { $count ->
    [0] ✖
    [one] ({ $count } contrato)
   *[other] ({ $count } contratos)
}
hint-energize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } construção)
   *[other] ({ $count } construções)
}
hint-nothing = nada ✖
hint-no-use = Agora não renderia nada para você.
hint-left-out = Agora não: { $what }. { $why }
hint-lost = ⚠️ Depois de “{ $by }”, não é mais possível: { $what }. { $why } Ao desfazer, volta a ser.
hint-lost-by = { $choice } ({ $more })
hint-passed-over = ⚠️ Você pulou: { $what }. Se quiser, desfaça antes.
hint-place-contract = { $contract }: { $have }/{ $wanted }
hint-place-plant = eletricidade de { $plants }

## Por que não

kind-quarks = Capturar quark
kind-lepton = Capturar elétron
kind-nanotech-recharge = Recarregar bateria
why-heading = **{ $table }**: o que você poderia fazer agora
why-open = ✅ **{ $kind }**: possível
why-closed = ✖️ **{ $kind }**: { $why }
why-open-about = **{ $kind }**, { $about }: nada impede.
why-closed-about = **{ $kind }**, { $about }: { $why }
why-not-your-turn = -# Não é sua vez; isto vale para a mesa como está agora.
error-no-such-kind = Não há uma ação “{ $kind }” sobre a qual perguntar. Escolha uma da lista.
error-no-subjects = Em { $game }, /why explica ações inteiras: deixe “about” vazio.
error-no-such-subject = Aqui não dá para perguntar sobre “{ $about }”. Escolha algo da lista ou deixe em branco.

## Respostas dadas de antemão

answers-ask = Perguntas fora do seu turno: você responde.
panel-passes-ahead = Você passa assim que chegar sua vez, sejam quais forem os lances.
error-not-passing = Agora não dá para passar antes da hora: já é sua vez, ou você já passou.
answers-decline = Perguntas fora do seu turno: recuso por você.
answers-gain = Perguntas fora do seu turno: respondo por você e só aceito o que rende pontos.
done-answers-ask = Na mesa { $table }, você volta a receber as perguntas fora do seu turno.
done-answers-decline = Na mesa { $table }, de agora em diante recuso por você toda oferta fora do seu turno. Para mudar, use /settings.
done-answers-gain = Na mesa { $table }, de agora em diante aceito por você as ofertas fora do seu turno que rendem pontos (um computador escolhe como) e recuso as outras. Para mudar, use /settings.

## Comandos e botões

command-why = Por que uma ação não é possível agora
parameter-why-action = Qual ação
parameter-why-about = Qual cidade ou construção
answers-choice-ask = perguntar para mim
answers-choice-decline = sempre passar
answers-choice-gain = aceitar se render pontos
button-what = O que posso fazer?
button-always-take = Aceitar se pontuar
button-ask-again = Voltar a perguntar
button-pass-ahead = Passar na minha vez
button-standing = Resposta fixa
answers-heading = O que faço quando há uma pergunta para você no turno de outra pessoa:
answers-none = Você não joga com outras pessoas em nenhuma mesa agora. Para perguntas no turno de outra pessoa, você pode definir uma resposta fixa.
answers-more = { $count ->
    [0] Nenhuma mesa a mais é definida
    [one] Mais uma mesa é definida
   *[other] Mais { $count } mesas são definidas
} no painel da mesa.
answers-menu = Na mesa { $table }…
answers-at = { $table }: { $answer }
settings-answers = No turno de outras pessoas: { $tables }; nas outras mesas, pergunto a você.
settings-answers-ask = No turno de outras pessoas: pergunto a você.

## Avisos e situação

announcement = 📢 **{ $what }**
status-waiting = ⏳ À espera de **{ $who }** <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = Se a partida acabasse agora, com a pontuação final: { $scores }
status-newest = [Última postagem]({ $link })

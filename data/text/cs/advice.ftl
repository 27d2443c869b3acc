### What helps a player to decide: what a turn changes, why something is not possible, answers given in advance.

## What a seat has

nuc-amount-vp = VB
nuc-amount-thaler = tolary
nuc-amount-workers = dělníci
nuc-amount-uranium = uran
nuc-amount-achievements = úspěchy
nuc-amount-projected = konečné skóre

nanotech-amount-prestige = prestiž
nanotech-amount-energy = energie
nanotech-amount-quarks = kvarky
nanotech-amount-electrons = elektrony
nanotech-amount-protons = protony
nanotech-amount-neutrons = neutrony

preview-change = { $name } { $before } → **{ $after }**
preview-changes = Změna: { $changes }

## Hints beside the choices

hint-halves = { $first } · { $second }
hint-urbanize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } místo)
    [few] ({ $count } místa)
   *[other] ({ $count } míst)
}
hint-industrialize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } místo)
    [few] ({ $count } místa)
   *[other] ({ $count } míst)
}
hint-develop = { $action } { $count ->
    [0] ✖
    [one] ({ $count } destička)
    [few] ({ $count } destičky)
   *[other] ({ $count } destiček)
}
hint-contract = { $action } { $count ->
    [0] ✖
    [one] ({ $count } kontrakt)
    [few] ({ $count } kontrakty)
   *[other] ({ $count } kontraktů)
}
hint-energize = { $action } { $count ->
    [0] ✖
    [one] ({ $count } budova)
    [few] ({ $count } budovy)
   *[other] ({ $count } budov)
}
hint-nothing = nic ✖
hint-no-use = Teď by vám to nic nepřineslo.
hint-left-out = Teď ne: { $what }. { $why }
hint-lost = ⚠️ Po volbě „{ $by }“ už nelze: { $what }. { $why } Vezmete-li ji zpět, půjde to znovu.
hint-lost-by = { $choice } ({ $more })
hint-passed-over = ⚠️ Vynecháno: { $what }. Pokud to chcete, vezměte nejdřív volbu zpět.
hint-place-contract = { $contract }: { $have }/{ $wanted }
hint-place-plant = elektřina z: { $plants }

## Why not

kind-quarks = Zachytit kvark
kind-lepton = Zachytit elektron
kind-nanotech-recharge = Nabití baterie
why-heading = **{ $table }**: co teď můžete udělat
why-open = ✅ **{ $kind }**: možné
why-closed = ✖️ **{ $kind }**: { $why }
why-open-about = **{ $kind }**, { $about }: nic tomu nebrání.
why-closed-about = **{ $kind }**, { $about }: { $why }
why-not-your-turn = -# Nejste na tahu; platí to pro současný stav hry.
error-no-such-kind = Na akci „{ $kind }“ se zeptat nelze. Vyberte jednu ze seznamu.
error-no-subjects = Ve hře { $game } vysvětluje /why jen celé akce: nechte „about“ prázdné.
error-no-such-subject = Na „{ $about }“ se tu zeptat nelze. Vyberte něco ze seznamu, nebo nechte pole prázdné.

## Answers given in advance

answers-ask = Otázky mimo váš tah: odpovídáte na ně vy.
panel-passes-ahead = Jakmile přijdete na řadu, pasujete, ať ostatní přihodí cokoli.
error-not-passing = Předem teď pasovat nejde: právě jste na řadě, nebo už jste pasovali.
answers-decline = Otázky mimo váš tah: odmítám za vás.
answers-gain = Otázky mimo váš tah: odpovídám za vás a beru jen to, co přinese body.
done-answers-ask = U stolu { $table } zase dostanete každou otázku, která přijde mimo váš tah.
done-answers-decline = U stolu { $table } od této chvíle odmítám za vás každou nabídku mimo váš tah. Změníte to příkazem /settings.
done-answers-gain = U stolu { $table } od této chvíle přijímám za vás nabídky mimo váš tah, pokud přinesou body (o podrobnostech rozhodne počítačový hráč); ostatní odmítám. Změníte to příkazem /settings.

## Commands and buttons

command-why = Proč teď nějaká akce není možná
parameter-why-action = Která akce
parameter-why-about = Které město nebo která budova
answers-choice-ask = ptát se mě
answers-choice-decline = vždy pasovat
answers-choice-gain = přijmout, přinese-li to body
button-what = Co mohu udělat?
button-always-take = Brát, přinese-li body
button-ask-again = Zase se mě ptát
button-pass-ahead = Pasovat, až přijdu na řadu
button-standing = Stálá odpověď
answers-heading = Co udělám, když přijde otázka na vás v tahu jiného hráče:
answers-none = Teď nehrajete s nikým u žádného stolu. Pro otázky v tazích jiných hráčů si můžete nastavit stálou odpověď.
answers-more = { $count ->
    [one] Ještě jeden stůl nastavíte
    [few] Ještě { $count } stoly nastavíte
   *[other] Ještě { $count } stolů nastavíte
} v panelu stolu.
answers-menu = U stolu { $table }…
answers-at = { $table }: { $answer }
settings-answers = V tazích jiných hráčů: { $tables }; jinde se vás ptám.
settings-answers-ask = V tazích jiných hráčů: ptám se vás.

## Announcements and status

announcement = 📢 **{ $what }**
status-waiting = ⏳ **{ $who }**, výzva přišla <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = Kdyby hra skončila teď, se závěrečným bodováním: { $scores }
status-newest = [Nejnovější zpráva]({ $link })

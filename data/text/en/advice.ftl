### What helps a player to decide: what a turn changes, why something is not possible, answers given in advance.

## What a seat has

nuc-amount-vp = VP
nuc-amount-thaler = thaler
nuc-amount-workers = workers
nuc-amount-uranium = uranium
nuc-amount-achievements = achievements
nuc-amount-projected = score if the game ended now

nanotech-amount-prestige = prestige
nanotech-amount-energy = energy
nanotech-amount-quarks = quarks
nanotech-amount-electrons = electrons
nanotech-amount-protons = protons
nanotech-amount-neutrons = neutrons

preview-change = { $name } { $before } → { $after }
preview-changes = In sum: { $changes }

## Hints beside the choices

hint-halves = { $first } · { $second }
hint-urbanize = { $action } { $count ->
    [0] ✖
    [one] (1 place)
   *[other] ({ $count } places)
}
hint-industrialize = { $action } { $count ->
    [0] ✖
    [one] (1 place)
   *[other] ({ $count } places)
}
hint-develop = { $action } { $count ->
    [0] ✖
    [one] (1 tile)
   *[other] ({ $count } tiles)
}
hint-contract = { $action } { $count ->
    [0] ✖
    [one] (1 contract)
   *[other] ({ $count } contracts)
}
hint-energize = { $action } { $count ->
    [0] ✖
    [one] (1 building)
   *[other] ({ $count } buildings)
}
hint-nothing = nothing ✖
hint-no-use = It would bring you nothing now.
hint-left-out = Not now: { $what }. { $why }

## Why not

kind-quarks = Capture Quark
kind-lepton = Capture Electron
kind-nanotech-recharge = Recharge Battery
why-heading = **{ $table }**: what you could do now
why-open = ✅ **{ $kind }**: possible
why-closed = ✖️ **{ $kind }**: { $why }
why-open-about = **{ $kind }**, { $about }: nothing stands in its way.
why-closed-about = **{ $kind }**, { $about }: { $why }
why-not-your-turn = -# It is not your turn; this holds as things stand now.
error-no-such-kind = There is no action “{ $kind }” to ask about. Pick one from the list.
error-no-such-subject = “{ $about }” is not something to ask about here. Pick one from the list, or leave it out.

## Answers given in advance

answers-ask = Questions out of your turn: you are asked.
answers-decline = Questions out of your turn: declined for you.
answers-gain = Questions out of your turn: answered for you, taking only what gains points.
done-answers-ask = You are asked again whenever a question comes out of your turn at { $table }.
done-answers-decline = At { $table } every offer out of your turn is declined for you from now on. Say /answers to change it.
done-answers-gain = At { $table } offers out of your turn are taken for you from now on if they gain points (a computer player picks how), else declined. Say /answers to change it.

## Commands and buttons

command-answers = What to do for you when you are asked out of your turn at this table
command-why = Why an action is not possible now
command-sources = The score if the game ended now, by source
parameter-why-action = Which action
parameter-why-about = Which city or building
parameter-answers = What to do
answers-choice-ask = ask me
answers-choice-decline = always decline
answers-choice-gain = take it if it gains points
button-what = What Can I Do?
button-always-decline = Always Decline
button-always-take = Take If Points
button-ask-again = Ask Me Again

## Announcements and status

announcement = 📢 **{ $what }**
status-waiting = ⏳ **{ $who }**, asked <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = If the game ended now: { $scores }
status-newest = [Newest post]({ $link })

### What helps a player to decide: what a turn changes, why something is not possible, answers given in advance.

## What a seat has

nuc-amount-vp = VP
nuc-amount-thaler = thaler
nuc-amount-workers = workers
nuc-amount-uranium = uranium
nuc-amount-achievements = achievements
nuc-amount-projected = final score

nanotech-amount-prestige = prestige
nanotech-amount-energy = energy
nanotech-amount-quarks = quarks
nanotech-amount-electrons = electrons
nanotech-amount-protons = protons
nanotech-amount-neutrons = neutrons

preview-change = { $name } { $before } → **{ $after }**
preview-changes = Net change: { $changes }

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
hint-no-use = You would gain nothing from it now.
hint-left-out = Not now: { $what }. { $why }
hint-lost = ⚠️ No longer possible after { $by }: { $what }. { $why } Undo brings it back.
hint-lost-by = { $choice } ({ $more })
hint-passed-over = ⚠️ Skipped: { $what }. If you want that, undo first.
hint-place-contract = { $contract }: { $have }/{ $wanted }
hint-place-plant = electricity from { $plants }

## Why not

kind-quarks = Capture Quark
kind-lepton = Capture Electron
kind-nanotech-recharge = Recharge Battery
why-heading = **{ $table }**: what you could do now
why-open = ✅ **{ $kind }**: possible
why-closed = ✖️ **{ $kind }**: { $why }
why-open-about = **{ $kind }**, { $about }: possible.
why-closed-about = **{ $kind }**, { $about }: { $why }
why-not-your-turn = -# It is not your turn: this is how things stand now.
error-no-such-kind = There is no action called “{ $kind }”. Pick one from the list.
error-no-subjects = In { $game }, /why explains whole actions: leave “about” empty.
error-no-such-subject = You cannot ask about “{ $about }” here. Pick something from the list, or leave it empty.

## Answers given in advance

answers-ask = On other players' turns: I ask you.
panel-passes-ahead = You pass as soon as you are asked, whatever the others bid.
error-not-passing = You cannot pass ahead now: you are being asked, or have passed already.
answers-decline = On other players' turns: I decline for you.
answers-gain = On other players' turns: I only accept what scores points for you.
done-answers-ask = You are asked again whenever a question comes up on another player's turn at { $table }.
done-answers-decline = At { $table } every offer on another player's turn is declined for you from now on. Change that in /settings.
done-answers-gain = At { $table } offers on another player's turn are taken for you from now on if they gain points (a computer player picks how), else declined. Change that in /settings.

## Commands and buttons

command-why = Find out why an action is not possible now
parameter-why-action = Which action
parameter-why-about = Which city or building
answers-choice-ask = ask me
answers-choice-decline = always pass
answers-choice-gain = take it if it gains points
button-what = What Can I Do?
button-always-take = Take for Points
button-ask-again = Ask Me Again
button-pass-ahead = Pass When Asked
button-standing = Standing Answer
answers-heading = What I do when you are asked something on another player's turn:
answers-none = You are not playing at any table with others. When you are asked something on another player's turn, you can set a standing answer.
answers-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
} can be set from the panel of the table.
answers-menu = At { $table } …
answers-at = { $table }: { $answer }
settings-answers = On other players' turns: { $tables }; elsewhere I ask you.
settings-answers-ask = On other players' turns: I ask you.

## Announcements and status

announcement = 📢 **{ $what }**
status-waiting = ⏳ **{ $who }** · <t:{ NUMBER($since, useGrouping: 0) }:R>: { $what }
status-score = { $place }. **{ $who }** { $score }
status-projected = If the game ended now, with final scoring: { $scores }
status-newest = [Newest post]({ $link })

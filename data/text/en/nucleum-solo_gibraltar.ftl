### The Barons on the map of Gibraltar

nuc-event-solo-military = { $who } took { $contract } (level { $level }).
nuc-event-solo-why-military = Logic card { $card }: { $tie ->
    [lowest] lowest level first
   *[highest] highest level first
}, so { $chosen }, not { $other }.
ruling-nucleum-baron-military = When the Baron recharges with Gibraltar in one of his networks, he takes the military contract of the lowest or highest level, by a logic card; its level is at most the number of this recharge. Instead of its technology: level I, 2 thaler and 2 workers; level II, urbanize, then energize; level III, 12 VP. For him Gibraltar matches every color. Of the rewards on railway spaces he gains only thaler, and 2 workers instead of uranium.

rules-nucleum-solo-gibraltar-title = Solo: Gibraltar
rules-nucleum-solo-gibraltar =
    {""}**Cities:** royal cities come after those connected to a power plant and before those new to him.

    { $ruling }

    Military contracts do not count toward the number of contracts he may take. They score no points of their own at the end.
nucleum-number-baron-military = Thaler, workers and VP of a Baron for military contracts of levels I and III
nucleum-number-baron-uranium-workers = Workers of a Baron for uranium printed on a railway space

## The tale of a turn

nuc-deed-solo-military = Took { $contract } (level { $level })

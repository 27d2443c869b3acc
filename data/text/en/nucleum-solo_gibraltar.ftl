### The Barons on the map of Gibraltar

nuc-event-solo-military = { $who } took { $contract } (level { $level }).
nuc-event-solo-why-military = Logic card { $card }: { $tie ->
    [lowest] lowest number first
   *[highest] highest number first
}, so { $chosen }, not { $other }.
ruling-nucleum-baron-military = When the Baron recharges with Gibraltar in one of his networks, he takes a military contract, the lowest or highest by a logic card, of a level no higher than the number of this recharge. Instead of its technology: level I, 2 thaler and 2 workers; level II, urbanize, then energize; level III, 12 VP. For him Gibraltar matches every color, and rewards on railway spaces give him 2 workers instead of uranium, and the 2 thaler.
nucleum-number-baron-military = Thaler, workers and VP of a Baron for military contracts of levels I and III
nucleum-number-baron-uranium-workers = Workers of a Baron for uranium printed on a railway space

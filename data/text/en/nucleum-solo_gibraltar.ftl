### The Barons on the map of Gibraltar

nuc-event-solo-military = { $who } took the military contract { $contract } (level { $level }).
nuc-event-solo-why-military = Logic card { $card }: { $tie ->
    [lowest] lowest number first
   *[highest] highest number first
}, so { $chosen }, not { $other }.
ruling-nucleum-baron-military = When the Baron recharges with Gibraltar in a network of his, he takes a military contract, the lowest or highest by a logic card, never of a level above his present recharge. Instead of the technology: level I 2 thaler and 2 workers, level II urbanize, then energize, level III 12 VP. Gibraltar matches every color for him, and of rewards on railway spaces he gains 2 workers for uranium and 2 thaler.
nucleum-number-baron-military = Thaler, workers and VP of a Baron for military contracts of levels I and III
nucleum-number-baron-uranium-workers = Workers of a Baron for uranium printed on a railway space

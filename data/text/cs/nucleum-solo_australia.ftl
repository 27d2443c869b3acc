### The Barons on the map of Australia

ruling-nucleum-baron-coal-mines = Když pořadí řad na kartě logiky dojde k řadě, z níž už Baron umístil oba díly, vezme si uhelný důl ve své síti, za dělníka a jeho cenu. S destičkou námořní dodávky použije i další dílek řady, jako by padl na kostce.

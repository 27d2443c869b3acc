### Experiment F z rozšíření Pokrok nezastavíš

option-experiment_f = jen experiment F (Pokrok nezastavíš)
option-about-experiment_f = Přidá k ostatním experiment F, bez zbytku rozšíření Pokrok nezastavíš.

nucleum-label-take-rightmost = Destička zcela vpravo zdarma
nucleum-effect-take-rightmost = akční destička zcela vpravo v nabídce zdarma
nucleum-label-lowest-income = Nejnižší příjem +{ $steps }
nucleum-effect-lowest-income = váš nejnižší příjem +{ $steps }

nucleum-modifier-foreign-turbine-electricity = každá použitá turbína jiného hráče dává o { $count ->
    [one] { $count } elektřinu
    [few] { $count } elektřiny
   *[other] { $count } elektřin
} více
nucleum-permit-supply-pays-turbines = za turbíny ostatních hráčů platí banka a smíte je použít dřív než místo samotné elektrárny a vlastní turbíny

nuc-prompt-rightmost = Vezmete si zdarma destičku zcela vpravo v nabídce?
nuc-prompt-lowest = Který z vašich nejnižších příjmů se zvýší?

ruling-nucleum-rightmost = Byly-li už v tomto tahu vzaty destičky, nabídka se nejdřív doplní. Co odmítnete, zůstane v nabídce za svou cenu.
ruling-nucleum-foreign-first = Turbína jiného hráče pojme 1 uran jako vždy. Dřív než vlastní ji použijete jen tam, kde to ušetří uhlí.
ruling-nucleum-lowest-later = Kontrakt, jehož odměna tuto technologii odemkne, se ještě nepočítá. Na konci stupnice přinese krok body jako obvykle.

## Which box it is from

expansion-nucleum-experiment_f = Rozšíření: Pokrok nezastavíš (lze hrát i samostatně)

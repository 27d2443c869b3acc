### Destičky řetězení: na takovou destičku se ihned hraje další

kind-on-top = Destička navrch
verb-on-top = Zahrát { $code }

nucleum-label-chain = pak destička navrch
nucleum-effect-chain = pak další akční destička navrch

nuc-prompt-on-top = Kterou destičku hrajete navrch ({ $chain })?
nuc-on-top = Zahrát destičku navrch
nuc-on-top-without = Zahrát destičku navrch bez této akce
nuc-event-on-top = { $who } hraje destičku { $tile } na destičku { $chain }.

render-nucleum-chain-tiles = Destičky řetězení
render-nucleum-is-chain = pak zahrajte další destičku navrch

rules-nucleum-chain-tiles-title = Destičky řetězení
rules-nucleum-chain-tiles-terms = destička řetězení, řetězení
rules-nucleum-chain-tiles =
    Některá rozšíření mají akční destičky s řetězem. Taková destička řetězení má jedinou akci ({ $tiles }).

    {""}**Zahrání:** položte ji na první volné pole zleva a plně proveďte její akci. Pak na ni ihned, na totéž pole, zahrajte další destičku a vyhodnoťte ji jako obvykle. Navrchu smí ležet speciální směrnice, druhá destička řetězení ne.

    - V jednom tahu nejvýše 1 destička řetězení a pořád nejvýše 1 splněný kontrakt.
    - Obě destičky zaplní dohromady jedno pole. Obě se vrátí při Posílení.
    - Destička řetězení nikdy není železnicí.
    - Pro kontrakty, cíle a technologie se počítá jako akční destička.

    Její akci smíte vynechat a smíte u ní i skončit.

ruling-nucleum-chain-order = Destička navrch se hraje, až když je akce destičky řetězení hotová. Tuto akci smíte vynechat, ale vrátit se k ní nemůžete.
ruling-nucleum-chain-alone = Navrch nemusíte hrát nic. Nemáte-li jinou destičku, zahrajete destičku řetězení samotnou.

page-nucleum-chain-tiles = Nejdřív akce destičky řetězení, potom destička na ní. Obě leží na jednom poli.
page-nucleum-alt-chain-tiles = Destička řetězení s jedinou akcí a řetězem, šipka a totéž pole s jinou akční destičkou navrchu.

## The tale of a turn

nuc-deed-on-top = Navrch: { $tile }

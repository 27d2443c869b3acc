### Baroni na mapě Gibraltaru

nuc-event-solo-military = { $who } si bere: { $contract } (úroveň { $level }).
nuc-event-solo-why-military = Karta logiky { $card }: { $tie ->
    [lowest] nejdřív nejnižší úroveň
   *[highest] nejdřív nejvyšší úroveň
}, proto { $chosen }, ne { $other }.
ruling-nucleum-baron-military = Provádí-li Baron Posílení a má Gibraltar ve své síti, vezme si vojenský kontrakt nejnižší nebo nejvyšší úrovně, podle karty logiky, ale ne vyšší, než kolikáté je to Posílení. Místo technologie získá na úrovni I 2 tolary a 2 dělníky, na úrovni II Urbanizaci a potom Elektrifikaci, na úrovni III 12 VB. Gibraltar má pro něj shodu s každou barvou. Z odměn na železničních polích získá jen tolary a místo uranu 2 dělníky.

rules-nucleum-solo-gibraltar-title = Sólo: mapa Gibraltaru
rules-nucleum-solo-gibraltar =
    {""}**Města:** královská jsou po městech spojených s elektrárnou, ale před městy pro něj novými.

    { $ruling }

    Vojenské kontrakty se mu nezapočítávají do limitu kontraktů a samy mu na konci body nepřinášejí.

nucleum-number-baron-military = Tolary, dělníci a VB Barona za vojenské kontrakty úrovní I a III
nucleum-number-baron-uranium-workers = Dělníci Barona za uran vytištěný na železničním poli

## The tale of a turn

nuc-deed-solo-military = { $contract } (úroveň { $level })

### Baroni na mapě Gibraltaru

nuc-event-solo-military = { $who } bere vojenský kontrakt { $contract } (úroveň { $level }).
nuc-event-solo-why-military = Karta logiky { $card }: { $tie ->
    [lowest] nejdřív nejnižší číslo
   *[highest] nejdřív nejvyšší číslo
}, proto { $chosen }, ne { $other }.
ruling-nucleum-baron-military = Když Baron posiluje a má Gibraltar ve své síti, vezme vojenský kontrakt, nejnižší nebo nejvyšší podle karty logiky, nikdy úrovně vyšší, než kolikáté je to posílení. Místo technologie: úroveň I 2 tolary a 2 dělníci, úroveň II urbanizace, pak elektrifikace, úroveň III 12 VB. Gibraltar mu pasuje ke každé barvě a z odměn na železničních polích získá 2 dělníky za uran a 2 tolary.

nucleum-number-baron-military = Tolary, dělníci a VB Barona za vojenské kontrakty úrovní I a III
nucleum-number-baron-uranium-workers = Dělníci Barona za uran vytištěný na poli železnice

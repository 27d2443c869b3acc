### Baroni na mapě Gibraltaru

nuc-event-solo-military = { $who } bere: { $contract } (úroveň { $level }).
nuc-event-solo-why-military = Karta logiky { $card }: { $tie ->
    [lowest] nejdřív nejnižší číslo
   *[highest] nejdřív nejvyšší číslo
}, proto { $chosen }, ne { $other }.
ruling-nucleum-baron-military = Provádí-li Baron Posílení a má Gibraltar ve své síti, vezme vojenský kontrakt, nejnižší nebo nejvyšší podle karty logiky, úrovně nejvýše takové, kolikáté je to Posílení. Místo technologie: úroveň I 2 tolary a 2 dělníci, úroveň II Urbanizace, potom Elektrifikace, úroveň III 12 VB. Gibraltar mu pasuje ke každé barvě a odměny na železničních polích mu dají 2 tolary a 2 dělníky místo uranu.

nucleum-number-baron-military = Tolary, dělníci a VB Barona za vojenské kontrakty úrovní I a III
nucleum-number-baron-uranium-workers = Dělníci Barona za uran vytištěný na železničním poli

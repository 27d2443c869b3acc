### Stránka stolu v prohlížeči

button-web = Otevřít v prohlížeči
button-open-page = Otevřít stránku
web-link = { $table } v prohlížeči: přibližujte, klepněte na cokoli, co chcete vysvětlit, a procházejte tahy. Odkaz je jen pro vás a funguje jednou, do 10 minut.
error-no-pages = Tento bot stránky v prohlížeči nenabízí.
error-no-pages-here = Správci tohoto serveru stránky v prohlížeči vypnuli.
web-open-as = Otevřít { $table } jako { $who }?
web-open = Otevřít { $table }?
web-button-open = Otevřít
web-ended-early = Hra zrušena · { $headline }
web-error-link = Tento odkaz už neplatí. Nový dostanete v Discordu tlačítkem „Otevřít v prohlížeči“.
web-error-request = Tento požadavek se nepodařilo přečíst. Načtěte stránku znovu.
web-error-fast = To bylo moc rychle. Chvilku počkejte a zkuste to znovu.
web-error-drawing = Obrázek se nepodařilo nakreslit. Zkuste to za pár sekund znovu.
web-error-bug = Něco se pokazilo. Zkuste to znovu; bude-li se to opakovat, napište provozovateli bota.
web-page-answer = Máte otázku · Odpovězte v Discordu
web-page-back = Předchozí tah
web-page-close = Zavřít
web-page-copied = Odkaz zkopírován.
web-page-dark = Tmavé barvy
web-page-discord = Otevřít v Discordu
web-page-elsewhere = Mimo tento obrázek
web-page-find = Najít…
web-page-gone = Tah byl vzat zpět. Tohle je nejnovější.
web-page-in-words = Jako text
web-page-light = Světlé barvy
web-page-map-help = Rolováním posouváte, dvěma prsty nebo klávesami + a − přibližujete, klepnutím zjistíte, co je co.
web-page-newer = Byl odehrán další tah.
web-page-next = Další tah
web-page-no-answer = Bot právě neodpovídá. Stránka to sama zkusí znovu.
web-page-no-connection = Jste offline. Jakmile se připojíte, stránka bude sama pokračovat.
web-page-nothing = Zatím se nic nestalo.
web-page-now = Teď:
web-page-places = Na obrázku
web-page-play = Přehrát tahy
web-page-ruling = Jak se to tu hraje
web-page-script = Tato stránka potřebuje JavaScript.
web-page-share = Sdílet tento tah
web-page-sign-in = Přihlaste se z Discordu: otevřete tam kterýkoli obrázek a stiskněte pod ním „Otevřít v prohlížeči“. Tato stránka se pak otevře sama.
web-page-stop = Zastavit
web-page-taller = Větší karta
web-page-turn-by-turn = Tah po tahu
web-page-turns = Tah
web-page-view = Pohled
web-page-your-turn = Jste na tahu · Hrajte v Discordu
web-page-zoom-in = Přiblížit
web-page-zoom-out = Oddálit
web-view-post = Co se změnilo
me-browsers =
    { $count ->
        [one] Vaše stoly jsou otevřené v jednom prohlížeči
        [few] Vaše stoly jsou otevřené v { $count } prohlížečích
       *[other] Vaše stoly jsou otevřené v { $count } prohlížečích
    }, od <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Zavřít vše
me-browsers-closed = Vaše stoly jsou zavřené ve všech prohlížečích. Stůl znovu otevřete tlačítkem „Otevřít v prohlížeči“.
web-since-turn = Od vašeho tahu: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
web-since-visit = Od vaší poslední návštěvy: { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
web-turns = Tahy { $first }–{ $turn } z { $turns }

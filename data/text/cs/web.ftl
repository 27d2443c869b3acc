### Stránka stolu v prohlížeči

button-web = Otevřít v prohlížeči
button-open-page = Otevřít stránku
web-link = { $table } v prohlížeči: přibližujte, klepnutím si nechte cokoli vysvětlit a procházejte tahy. Odkaz je jen pro vás. Platí jednou a 10 minut.
error-no-pages = Tento bot nemá stránky pro prohlížeč.
error-no-pages-here = Správci tohoto serveru stránky v prohlížeči vypnuli.
web-open-as = Otevřít { $table } jako { $who }?
web-open = Otevřít { $table }?
web-button-open = Otevřít
web-error-link = Tento odkaz už neplatí. Nový dostanete v Discordu tlačítkem „Otevřít v prohlížeči“.
web-error-request = Tento požadavek se nepodařilo přečíst. Načtěte stránku znovu.
web-error-fast = To bylo příliš rychle. Chvíli počkejte a zkuste to znovu.
web-error-drawing = Obrázek se nepodařilo nakreslit. Zkuste to za pár vteřin znovu.
web-error-bug = Něco se pokazilo. Zkuste to znovu; pokud se to bude opakovat, napište provozovateli bota.
web-page-back = Předchozí tah
web-page-close = Zavřít
web-page-dark = Tmavé barvy
web-page-find = Najít…
web-page-first = První tah
web-page-gone = Tah byl vzat zpět. Tohle je nejnovější.
web-page-in-words = Slovy
web-page-last = Nejnovější tah
web-page-light = Světlé barvy
web-page-map-help = Tažením posunete, dvěma prsty nebo klávesami + a − přiblížíte, klepnutím si nechte cokoli vysvětlit.
web-page-newer = Byl odehrán další tah.
web-page-next = Další tah
web-page-no-answer = Bot právě neodpovídá. Stránka to sama zkusí znovu.
web-page-no-connection = Není připojení. Až budete online, stránka bude sama pokračovat.
web-page-nothing = Zatím se nic nestalo.
web-page-now = Teď:
web-page-places = Co je na obrázku
web-page-play = Přehrát tahy
web-page-ruling = Jak se to uplatňuje:
web-page-script = Tato stránka potřebuje JavaScript.
web-page-stop = Zastavit
web-page-turns = Tah
web-page-view = Pohled
web-page-zoom-in = Přiblížit
web-page-zoom-out = Oddálit
me-browsers =
    { $count ->
        [one] Vaše stoly jsou otevřené v jednom prohlížeči
        [few] Vaše stoly jsou otevřené v { $count } prohlížečích
       *[other] Vaše stoly jsou otevřené v { $count } prohlížečích
    }, od <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Zavřít vše
me-browsers-closed = Všechny prohlížeče jsou odhlášené. Stůl znovu otevřete tlačítkem „Otevřít v prohlížeči“.

# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Úvod
page-new = Nová partie
page-play = Partie
page-lobby = Čekárna
page-games = Moje partie
page-learn = Výuka
page-rules = Pravidla
page-position = Pozice
page-settings = Nastavení
page-about = O Evoře
page-missing = Stránka nenalezena

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Přejít k obsahu
frame-home = Evora, úvodní stránka
frame-navigation = Hlavní
frame-menu = Nabídka
frame-language = Jazyk
frame-theme = Barvy
theme-system = Podle systému
theme-light = Světlé
theme-dark = Tmavé
frame-footer = Evora je otevřený domov deskové hry Azul. Všechny kresby jsou její vlastní.

## When something is not there

missing-about = Na této adrese nic není. Odkaz může být starý nebo s překlepem.
missing-home = Na úvodní stránku
failed-heading = Stránka se nenačetla
failed-about = Možná vypadlo připojení, nebo má Evora od otevření stránky novou verzi.
failed-reload = Načíst znovu

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Server je nedostupný. Zkontroluj připojení a zkus to znovu.
    [busy] Server má hodně práce. Zkus to za chvíli znovu.
    [engines_busy] V mnoha tvých partiích jsou ještě na tahu enginy. Počkej, až odehrají, a zkus to znovu.
    [closing] Server se restartuje. Zkus to za chvíli znovu.
    [too_many] To bylo hodně najednou. Chvíli počkej a zkus to znovu.
    [too_large] Tohle je moc dlouhé.
    [no_guest] Na tomto zařízení zatím nemáš žádnou partii.
    [bad_name] Tohle jméno použít nejde. Nejvýš 24 viditelných znaků.
    [bad_code] Kód nesedí, už byl použit nebo vypršel. Vytvoř na druhém zařízení nový.
    [unknown_bot] Takový bot už tu není.
    [bot_away] Tento bot tu teď není, nebo od tebe pozvánky nepřijímá.
    [bad_position] Tohle není pozice, kterou Evora umí přečíst.
    [bad_record] Tohle není zápis partie, který Evora umí přečíst.
    [bad_move] Jeden z tahů nejde přečíst.
    [bad_field] Něco v tomto nastavení k sobě nepasuje.
    [unknown_game] Taková partie tu není.
    [no_seat_free] Všechna místa jsou už obsazená.
    [open_games] V čekárně už máš partií dost. Nejdřív jednu z nich zruš.
    [already_started] Partie už začala.
    [already_seated] V této partii už místo máš.
    [stale] Mezitím se něco změnilo. Podívej se znovu.
    [not_your_seat] To není tvoje místo.
    [not_your_turn] Nejsi na tahu.
    [illegal_move] Tento tah pravidla nedovolují.
    [game_over] Konec hry.
    [nothing_to_undo] Není co vrátit.
    [undo_across_deal] Po novém losování už nejde nic vrátit.
    [game_too_long] V této partii se už stalo tolik, že nejde nic vrátit ani se na nic ptát. Hrát se dá dál.
    [offer_open] Jiná otázka ještě čeká na odpověď.
    [no_offer] Otázka už je zodpovězená.
    [asked_already] Na to už padla otázka. Zeptat se můžeš znovu po svém dalším tahu.
    [not_away] Hráč je zpátky.
    [not_creator] To může jen ten, kdo partii připravil.
   *[other] To se nepovedlo. Zkus to znovu, a když se to zopakuje, napiš nám kód { $code }.
}
refused-detail = Pro ty, kdo chtějí vědět víc: { $detail }
refused-again = Zkusit znovu

## Tiles, as pictures

tile-B = modrá dlaždice
tile-Y = žlutá dlaždice
tile-R = červená dlaždice
tile-K = černá dlaždice
tile-W = bílá dlaždice

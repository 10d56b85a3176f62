# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Úvod
page-new = Nová partie
page-play = Partie
page-lobby = Čekárna
page-games = Moje partie
page-learn = Výuka
page-puzzles = Úlohy
page-analysis = Rozbor
page-review = Vyhodnocení
page-rules = Pravidla
page-settings = Nastavení
page-about = O Evoře
page-missing = Stránka nenalezena

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Přejít k obsahu
frame-home = Evora, úvodní stránka
frame-navigation = Hlavní
frame-menu = Menu
frame-language = Jazyk
frame-theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
frame-footer = Evora je otevřený domov deskové hry Azul. Všechny kresby vznikly přímo pro Evoru.

## When something is not there

missing-about = Na této adrese nic není. Odkaz je možná starý nebo je v něm překlep.
missing-home = Na úvodní stránku
failed-heading = Stránka se nenačetla
failed-about = Možná vypadlo připojení, nebo mezitím vyšla nová verze Evory.
failed-reload = Načíst znovu

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Server je nedostupný. Zkontroluj připojení a zkus to znovu.
    [busy] Server je teď vytížený. Zkus to za chvíli znovu.
    [engines_busy] V mnoha tvých partiích je ještě na tahu počítač. Počkej, až odehraje, a zkus to znovu.
    [closing] Server se restartuje. Zkus to za chvíli znovu.
    [too_many] To bylo moc najednou. Chvíli počkej a zkus to znovu.
    [too_large] Text nebo soubor je příliš dlouhý.
    [no_guest] Na tomto zařízení zatím nemáš žádnou partii.
    [bad_name] Tohle jméno použít nejde. Zadej nejvýš 24 viditelných znaků.
    [bad_code] Kód není správný, už byl použit, nebo vypršela jeho platnost. Na druhém zařízení vytvoř nový.
    [unknown_bot] Takový bot už tu není.
    [bot_away] Tento bot tu teď není, nebo od tebe pozvánky nepřijímá.
    [bad_position] Takovou pozici Evora přečíst neumí.
    [bad_record] Takový zápis partie Evora přečíst neumí.
    [bad_move] Jeden z tahů nejde přečíst.
    [bad_field] Některé volby se k sobě nehodí.
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
    [game_too_long] V této partii se už stalo tolik, že nejde nic vrátit ani o nic žádat. Hrát se dá dál.
    [offer_open] Jiná žádost ještě čeká na odpověď.
    [no_offer] Žádost už je vyřízená.
    [asked_already] Žádost už jednou odešla. Znovu požádat můžeš po svém dalším tahu.
    [not_away] Hráč je zpátky.
    [player_left] Někdo z hráčů už není u stolu.
    [no_time_to_give] Tady už čas přidat nejde.
    [on_holiday] Volno už máš.
    [no_days_off] Tolik dní volna už letos nemáš.
    [not_creator] To smí jen ten, kdo partii založil.
   *[other] To se nepovedlo. Zkus to znovu, a když se to zopakuje, napiš nám kód { $code }.
}
refused-detail = Pro zvědavé: { $detail }
refused-again = Zkusit znovu

## Tiles, as pictures

tile-B = modrá dlaždice
tile-Y = žlutá dlaždice
tile-R = červená dlaždice
tile-K = černá dlaždice
tile-W = bílá dlaždice

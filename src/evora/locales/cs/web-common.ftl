# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Úvod
page-new = Nová partie
page-play = Partie
page-lobby = Čekárna
page-games = Moje partie
page-me = Moje stránka
page-person = Hráč
page-learn = Výuka
page-puzzles = Úlohy
puzzles-history = Co už máš za sebou
run-title = Tři minuty
page-analysis = Rozbor
page-review = Vyhodnocení
page-rules = Pravidla
page-settings = Nastavení
page-about = O Evoře
page-privacy = Soukromí
page-contact = Kontakt
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Domácí pravidla
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

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Server je nedostupný. Zkontroluj připojení a zkus to znovu.
    [busy] Server je teď vytížený. Zkus to za chvíli znovu.
    [engines_busy] V mnoha tvých partiích je ještě na tahu počítač. Počkej, až odehraje, a zkus to znovu.
    [closing] Server se restartuje. Zkus to za chvíli znovu.
    [too_many] To bylo moc najednou. Chvíli počkej a zkus to znovu.
    [too_large] Text nebo soubor je příliš dlouhý.
    [no_guest] Na tomto zařízení zatím nemáš žádnou partii.
    [banned] Na tento server máš zákaz přístupu.
    [read_only] Správce všechny partie na čas zastavil. Tvůj tah se odešle, až budou pokračovat.
    [invitation_needed] Na tento server smějí noví lidé jen s pozvánkou. Požádej o ni správce.
    [bad_name] Tohle jméno použít nejde. Zadej nejvýš 24 viditelných znaků.
    [reserved_name] Tohle jméno patří serveru. Zvol si jiné.
    [name_taken] To jméno vypadá jako jméno, které už někdo má. Zvol jiné.
    [name_too_soon] Trvalé jméno lze změnit jednou za 30 dní.
    [bad_code] Tenhle kód neplatí: je v něm překlep, už byl použit, vypršel, nebo ho nahradil nový.
    [bad_key] Tenhle přístupový klíč tu neplatí.
    [last_key] Je to poslední klíč k tvému jménu. Nejdřív si vytvoř jiný.
    [too_many_keys] Máš už deset přístupových klíčů. Nejdřív jeden odeber.
    [no_passkeys] Na této adrese přístupové klíče nefungují.
    [no_push] Tento server neposílá do prohlížečů žádná upozornění.
    [no_mail] Tento server neposílá dopisy.
    [bad_address] Na tuto adresu dopisy posílat nejde. Napiš jednu adresu, třeba ann@example.org.
    [mail_silenced] Komu tato adresa patří, odtud dopisy nechce.
    [no_game_finished] Jméno si můžeš nechat natrvalo po první dohrané partii.
    [bad_text] Tenhle text nejde odeslat. Napiš nejvýš 500 viditelných znaků.
    [blocks_full] Víc lidí už zablokovat nejde. Nejdřív někoho odblokuj.
    [unknown_person] Toto jméno tu nikdo nemá.
    [yourself] To jsi ty.
    [follows_full] Víc lidí už sledovat nejde. Nejdřív někoho sledovat přestaň.
    [no_challenges] Tenhle člověk výzvy nepřijímá.
    [challenges_full] Víc výzev najednou nejde. Počkej na odpověď, nebo jednu stáhni.
    [challenged_already] Jedna výzva mezi vámi už čeká.
    [challenged_often] Výzev už bylo dost. Chvíli počkej.
    [reported_already] Tohoto člověka už máš za tuto partii nahlášeného.
    [reports_full] Máš hodně hlášení. Počkej, až se na ně někdo podívá.
    [unknown_bot] Takový bot už tu není.
    [bot_away] Tento bot tu teď není, nebo od tebe pozvánky nepřijímá.
    [bot_games] S tímto botem už máš rozehraných partií dost. Nejdřív jednu z nich dohraj.
    [bad_position] Takovou pozici Evora přečíst neumí.
    [bad_record] Takový zápis partie Evora přečíst neumí.
    [bad_move] Jeden z tahů nejde přečíst.
    [bad_field] Některé volby se k sobě nehodí.
    [unknown_game] Taková partie tu není.
    [no_seat_free] Všechna místa jsou už obsazená.
    [open_games] V čekárně už máš partií dost. Nejdřív jednu z nich zruš.
    [still_playing] Ještě hraješ s nalezeným soupeřem. Nejdřív tu partii dohraj.
    [pairing_paused] Soupeř na tebe v partii marně čekal. Dalšího můžeš hledat za { $time }.
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
    [not_ratable] Hodnotit lze jen partie mezi lidmi, hrané od začátku a s hodinami.
    [name_not_kept] Hodnocené partie hrají jen lidé s trvalým jménem. To své si zajistíš v nastavení.
    [finishers_only] Tato partie je pro lidi, kteří své partie dohrávají.
    [rated_game] Právě hraješ hodnocenou partii. Dokud neskončí, počítač nepřemýšlí na žádné tvé kartě ani zařízení.
    [rated_position] To je pozice z hodnocené partie, kterou právě hraješ. Dokud neskončí, počítač k ní nic neřekne.
    [deal_not_yet] Tento den ještě nikde nezačal.
    [deal_differs] Tato partie neodpovídá losování: serveru vyšel jiný tah nebo jiný výsledek. Nezapočítala se.
    [deal_elsewhere] V této partii se pokračovalo na jiném zařízení. Platí tamta.
    [deal_finished] Tuto partii už máš dohranou. Platí tamta.
    [deal_unfinished] Nejdřív partii dohraj.
    [deals_full] Máš rozehraných mnoho partií. Nejdřív některé dohraj.
   *[other] To se nepovedlo. Zkus to znovu, a když se to zopakuje, napiš nám kód { $code }.
}
refused-detail = Pro zvědavé: { $detail }
refused-again = Zkusit znovu

## Co říká správce tohoto serveru

host-message = Zpráva správce
host-close = Zavřít tuto zprávu
host-read-only = Správce všechny partie na čas zastavil. Můžeš se rozhlédnout; hodiny stojí.
host-banned = { $end ->
    [forever] Na tento server máš zákaz přístupu.
   *[until] Na tento server máš zákaz přístupu do { $date }.
}
host-reason = Důvod: { $reason }
host-rights = V nastavení si stále můžeš svá data stáhnout nebo smazat.
host-renamed = { $named ->
    [yes] Správce ti dal jiné jméno: { $name }.
   *[no] Správce ti odebral jméno.
}
host-rename = Vybrat jiné jméno
host-noted = Dobře
host-invited = Vítej! Pozvánka platí a můžeš hrát.

## Tiles, as pictures

tile-B = modrá dlaždice
tile-Y = žlutá dlaždice
tile-R = červená dlaždice
tile-K = černá dlaždice
tile-W = bílá dlaždice

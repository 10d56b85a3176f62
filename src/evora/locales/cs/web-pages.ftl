# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Vybírej dlaždice, obkládej stěnu
start-about = Evora je klidné místo, kde si zahraješ deskovou hru Azul: proti počítači podle svých sil, s přáteli nebo s někým novým. Zdarma, s otevřeným kódem, bez účtu.
start-play = Hrát hned
start-play-against = soupeř: { $level }
start-levels = Jak silný má být soupeř?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Jsi na tahu
start-waiting-all = Všechny moje partie
# A heading instead of "Your turn": others are to move in all of them.
start-running = Tvoje partie
# A heading, above a game to watch.
start-live = Právě se hraje
# The puzzle of the day, here and among the puzzles.
puzzles-today = Úloha dne
puzzles-today-solved = Vyřešeno. Další bude zítra.
puzzle-find = Najdi nejlepší tah.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } den
    [few] { $days } dny za sebou
    [many] { $days } dne za sebou
   *[other] { $days } dnů za sebou
}
# A button.
puzzles-share = Sdílet výsledek
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Evora, úloha dne { $date }: { $how ->
    [first] vyřešeno napoprvé
    [later] vyřešeno
   *[failed] zatím nevyřešeno
}{ $days ->
    [0] { "" }
    [one] , { $days } den
    [few] , { $days } dny za sebou
    [many] , { $days } dne za sebou
   *[other] , { $days } dnů za sebou
}
start-other = Jak jinak hrát
start-friend = S přáteli
    .about = Dostaneš odkaz. Kdo ho první otevře, přisedne si k tobě.
start-local = Na jednom zařízení
    .about = Dva až čtyři lidé se střídají u jedné obrazovky.
start-lobby = S někým novým
    .about = Podívej se, kdo je v čekárně, nebo tam počkej na soupeře.
start-custom = Po svém
    .about = Víc hráčů, šedá strana, časový limit, vlastní pozice.
start-learn = Hraješ poprvé?
start-learn-about = Dvanáct krátkých cvičení na skutečném herním plánu. Za pět minut můžeš hrát.
start-learn-begin = Naučit se hrát
start-learn-continue = Učit se dál
start-learn-rules = Přečíst pravidla
start-scene = Stůl shora: tři kulaté výlohy s dlaždicemi, volné dlaždice ve středu stolu a napůl obložená stěna.

## New game

new-about = Vyber, kdo hraje a jak. Volby si Evora zapamatuje pro příště.
new-seats = Hráči
new-players = Kolik hráčů?
new-players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
new-seat = Místo { $seat }
new-seat-me = já
new-seat-local = na tomto zařízení
new-seat-friend = někdo přes odkaz
new-seat-anybody = kdokoli z čekárny
new-seat-engine = počítač
new-seat-name = Jméno
    .placeholder = nepovinné
new-seat-level = Úroveň
new-side = Strana herních plánů
new-side-coloured = Barevná strana
    .about = Každá barva má v každé řadě stěny své pole. Vhodná pro začátek.
new-side-grey = Šedá strana
    .about = Pole si vybíráš ty; žádná barva dvakrát v řadě ani ve sloupci. Pro ty, kdo hru znají.
new-start = Kdo začíná?
new-start-draw = Rozhodne los
new-start-seat = Místo { $seat }
new-clock = Časový limit
new-clock-about = Čas na celou partii a trochu navíc za každý tah. Nebo několik dní na každý tah, pro hraní mezi běžnými povinnostmi.
new-from = Začít z pozice nebo zápisu
new-from-about = Vlož pozici na jednom řádku nebo celý zápis partie, nebo otevři soubor. Odtud se převezmou místa, strana i začínající hráč.
new-from-text = Pozice nebo zápis
new-from-file = Otevřít soubor
new-from-check = Zkontrolovat
new-from-clear = Začít od začátku
new-from-good = { $players ->
    [one] Partie pro { $players } hráče, { $round }. kolo.
    [few] Partie pro { $players } hráče, { $round }. kolo.
    [many] Partie pro { $players } hráče, { $round }. kolo.
   *[other] Partie pro { $players } hráčů, { $round }. kolo.
}
new-from-over = Tahle partie už skončila. Přehraj si ji a vyber tah, od kterého se má začít.
new-from-game = Partie naváže na pozici z jiné partie.
new-create = Začít partii
new-create-link = Vytvořit partii a odkaz
new-create-lobby = Počkat v čekárně
new-invite-hint = Na další stránce dostaneš odkaz, který pošleš.

clock-none = bez časového limitu
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
   *[other] { $minutes } min + { $seconds } s na tah
}
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Kdo čeká v čekárně
lobby-about = Tyto partie na někoho čekají. Přisedni si; až budou všechna místa obsazená, začne se.
lobby-join = Přisednout si
    .aria-label = Přisednout si: { $names }
lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
lobby-own = Tvoje partie, čeká se
lobby-live = Seznam se obnovuje sám.
lobby-offline = Seznam se nepodařilo obnovit. Evora to zkouší dál.

## A line of a list of games

game-side-grey = šedá strana
game-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
game-your-turn = Jsi na tahu
game-their-turn = Na tahu: { $name }
game-waiting = čeká se na hráče
game-won = Tvoje výhra
game-shared = Dělené vítězství
game-lost = Vítěz: { $name }
game-lost-shared = Dělené vítězství: { $names }
game-no-winner = Bez vítěze
game-score = Body: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first } : { $second }
game-reason-resigned = vzdáno
game-reason-time = vypršel čas
game-reason-forfeit = hráč odešel
game-reason-abandoned = předčasně ukončeno
game-reason-cancelled = zrušeno
game-reason-void = nepočítá se
game-reason-host = ukončil správce
game-reason-stalled = tři kola bez nové dlaždice na stěně
game-reason-no_tiles = došly dlaždice
game-you = ty

## My games

games-your-turn = Jsi na tahu
games-running = Rozehrané
games-waiting = Čeká se na hráče
games-finished = Dohrané
games-empty = Zatím žádné partie.
games-empty-about = Partie, které hraješ na tomto zařízení, se objeví tady a zůstanou, i když stránku zavřeš.
games-play = Hrát hned
games-more = Ukázat starší partie
games-loading = Tvoje partie se načítají.
games-code-about = Máš partie na jiném zařízení?
games-code = Přenést partie sem

## Settings

settings-you = O tobě
settings-name = Zobrazované jméno
    .hint = { $kept ->
        [yes] Tak tě uvidí ostatní u stolu. Nejvýš 24 znaků; trvalé jméno nemůže být prázdné.
       *[no] Tak tě uvidí ostatní u stolu. Nejvýš 24 znaků; když ho nevyplníš, hraješ beze jména.
    }
settings-save = Uložit jméno
settings-saved = Uloženo.
settings-look = Jazyk a vzhled
settings-table = Stůl
settings-tiles = Dlaždice
settings-tiles-glazed = Glazované
settings-tiles-calm = Klidné
settings-tiles-contrast = Vysoký kontrast
settings-letters = Písmena na dlaždicích
    .hint = B modrá, Y žlutá, R červená, K černá a W bílá, navíc ke vzorům.
settings-confirm = Ptát se před každým tahem
    .hint = Tah se nejdřív ukáže a zahraje se, až ho potvrdíš.
settings-log = Průběh partie
settings-log-words = Slovy
settings-log-notation = V notaci
settings-holiday = Volno
holiday-about = V partiích s dny na tah se tvoje hodiny během volna zastaví. Všichni u stolu se to dozvědí.
holiday-left = { $days ->
    [one] Letos zbývá { $days } den.
    [few] Letos zbývají { $days } dny.
    [many] Letos zbývá { $days } dne.
   *[other] Letos zbývá { $days } dní.
}
holiday-days = Počet dní
holiday-start = Začít hned
holiday-end = Ukončit volno
holiday-end-about = Dny, které ještě nezačaly, ti zůstanou.
settings-devices = Jiné zařízení
settings-devices-about = Evora nemá účty ani hesla. Tvoje jméno a partie přenese na jiné zařízení kód na jedno použití.
settings-code-make = Vytvořit kód
settings-code-made = Zadej tento kód na druhém zařízení, v jeho nastavení:
settings-code-expires = Na jedno použití, platí do { $time }.
settings-code-use = Mám kód
settings-code-label = Kód z druhého zařízení, nebo obnovovací kód
settings-code-go = Přenést partie sem
settings-code-done = Hotovo. Tvoje jméno a partie jsou teď na tomto zařízení.
settings-data = Moje data
settings-data-about = Co o tobě server uchovává, si můžeš vzít s sebou nebo smazat.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = Co se ukládá a jak dlouho
settings-export = Stáhnout všechno o mně
settings-delete = Smazat moje data
settings-delete-about = Tvoje jméno, klíče a přístup k partiím zmizí navždy. Dohrané partie zůstanou, bez tvého jména. Trvalé jméno už nedostane nikdo, ani ty.
settings-delete-sure = Opravdu všechno smazat?
settings-delete-yes = Ano, smazat
settings-delete-no = Ponechat data
settings-deleted = Tvoje data jsou smazaná.
settings-stranger = Zatím tu nemáš žádnou partii, takže o tobě není nic uloženo.

## About

about-what = Co je Evora
about-what-text = Evora je otevřený domov pro hru s dlaždicemi a stěnami: jádro s pravidly, soupeři každé síly a tato stránka. Mluví několika jazyky a funguje na telefonu, s klávesnicí i se čtečkou obrazovky.
about-game-text = Evora hraje podle pravidel deskové hry Azul. Název Azul patří svým majitelům, kteří s Evorou nemají nic společného; jestli se ti hra líbí, pořiď si ji domů.
about-open = Otevřený kód
about-open-text = Všechno je svobodný software pod licencí MIT: můžeš ho číst, měnit a jedním příkazem si spustit vlastní server. Kresby vznikly pro Evoru.
about-letters = Písmo vychází ze Source Sans od Adobe a má licenci SIL Open Font License.
about-letters-link = Licence písma
about-privacy = Bez sledování
about-privacy-text = Žádné reklamy, žádná analytika, žádný účet. Jediný soubor cookie, který vznikne při první partii, ti umožní vrátit se ke svým partiím. Všechno, co je o tobě uloženo, můžeš vidět, vzít si s sebou i smazat.
about-privacy-link = Moje data
about-fair = Poctivé losování
about-fair-text = Dlaždice v partii se losují podle náhodného čísla, které se zvolí před prvním kolem. Jeho otisk je vidět od začátku a samotné číslo na konci, takže si každý může ověřit, že losování nikdo neovlivnil.
about-engines = Počítačoví soupeři
about-engines-text = { $count ->
    [one] Jedna úroveň. Hraje podle stejných pravidel jako ty a neví víc než ty: nikdy nezná pořadí dlaždic v sáčku.
    [few] { $count } úrovně, od začátečníka po plnou sílu. Hrají podle stejných pravidel jako ty a nevědí víc než ty: nikdy neznají pořadí dlaždic v sáčku.
    [many] { $count } úrovně, od začátečníka po plnou sílu. Hrají podle stejných pravidel jako ty a nevědí víc než ty: nikdy neznají pořadí dlaždic v sáčku.
   *[other] { $count } úrovní, od začátečníka po plnou sílu. Hrají podle stejných pravidel jako ty a nevědí víc než ty: nikdy neznají pořadí dlaždic v sáčku.
}

## Page not found

missing-learn = Naučit se hrát

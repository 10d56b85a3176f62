# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Nauč se hrát
learn-about = { $count ->
    [one] { $count } krátké cvičení na skutečném herním plánu. Zabere méně než minutu.
    [few] { $count } krátká cvičení na skutečném herním plánu. Každé zabere méně než minutu a přestat můžeš kdykoli.
    [many] { $count } krátkého cvičení na skutečném herním plánu. Každé zabere méně než minutu a přestat můžeš kdykoli.
   *[other] { $count } krátkých cvičení na skutečném herním plánu. Každé zabere méně než minutu a přestat můžeš kdykoli.
}
learn-begin = Začít
learn-continue = Pokračovat lekcí { $number }
learn-again = Začít znovu
learn-progress = { $done ->
    [0] Zatím žádná hotová lekce
   *[other] Hotové lekce: { $done } z { $count }
}
learn-list = Lekce
learn-done = hotovo
learn-forget = Zapomenout, které lekce mám hotové
learn-rules-about = Chceš si raději číst?
learn-rules = Pravidla na jedné stránce
learn-better = Zlepši se
learn-better-puzzles = Najdi tah, který je zřetelně nejlepší.
learn-better-review = Podívej se, co tahy v partii stály a kolik v tom bylo štěstí.
learn-better-analysis = Vyzkoušej libovolnou pozici s pomocí počítače.

## A lesson

lesson-number = Lekce { $number } z { $count }
lesson-task = Úkol { $number } { $count ->
    [2] ze { $count }
    [3] ze { $count }
    [4] ze { $count }
   *[other] z { $count }
}
lesson-goal = Tvůj úkol
lesson-hint = Ukázat nápovědu
lesson-hint-heading = Nápověda
lesson-again = Zkusit znovu
lesson-next-task = Další úkol
lesson-next = Další lekce
lesson-all = Všechny lekce
lesson-right = Výborně
lesson-wrong = Ještě to není ono
lesson-shown = Řešení
lesson-turn = Jsi na tahu.
lesson-thinking = Soupeř přemýšlí.
lesson-loading = Stůl se připravuje.
lesson-you = Ty
lesson-opponent = Soupeř
lesson-missing = Taková lekce tu není
lesson-finished = Hru už umíš
lesson-finished-about = To byla poslední lekce. Teď si zahraj celou partii, první soupeř je trpělivý.
lesson-first-game = Zahrát si první partii

## 1. Taking tiles

lesson-take = Jak se berou dlaždice
    .about = Kulaté talířky jsou výlohy. Ve svém tahu si vezmeš z jedné výlohy všechny dlaždice jedné barvy a dáš je do jedné ze svých pěti přípravných řad. Do první se vejde jedna dlaždice, do druhé dvě a tak dál až po pět.
task-take = V jedné výloze jsou dvě modré dlaždice. Vezmi je a dej je do druhé přípravné řady.
    .hint = Vyber ve výloze 1 modrou dlaždici: druhá půjde s ní. Pak vyber řadu se dvěma poli.
    .right = Máš obě modré dlaždice, protože se vždycky berou všechny dlaždice té barvy. Druhou řadu přesně zaplní.
    .wrong-floor = Podlaha je pro dlaždice, které nikdo nechce: stojí tam body. Vyber raději řadu.
    .wrong-colour = Tyhle nebyly modré. Najdi výlohu se dvěma modrými dlaždicemi.
    .wrong-one = V té výloze byla jen jedna modrá dlaždice. V jiné jsou dvě.
    .wrong-line = Správné dlaždice, ale jiná řada. Přesně pro dvě je místo ve druhé řadě shora.

## 2. The rest goes to the centre

lesson-rest = Co necháváš ostatním
    .about = Když bereš z výlohy, její ostatní dlaždice se přesunou do středu stolu. Odtud si pak může vzít každý, takže stejně důležité jako to, co bereš, je to, co necháš.
task-rest = Ve středu stolu leží dvě bílé dlaždice. Vezmi něco z výlohy tak, aby tam po tvém tahu ležely čtyři bílé.
    .hint = Najdi výlohu se dvěma bílými dlaždicemi a vezmi z ní něco jiného.
    .right = Dvě bílé dlaždice se přesunuly do středu stolu a teď tam leží čtyři bílé.
    .wrong-white = Bílé dlaždice máš teď u sebe, takže se do středu stolu nedostaly.
    .wrong-centre = Ze středu stolu se nic dál nepřesouvá. Vezmi něco z výlohy.
    .wrong-other = Do středu stolu se přesunula nejvýš jedna bílá dlaždice. Najdi výlohu, kde jsou dvě.

## 3. The centre and the start marker

lesson-centre = Střed stolu a žeton začínajícího hráče
    .about = I ze středu stolu bereš všechny dlaždice jedné barvy, zbytek tam zůstane. Kdo v kole jako první bere ze středu stolu, dostane i žeton začínajícího hráče, kulatý krémový dílek s jedničkou. Leží pak na tvé podlaze a stojí bod, zato začínáš příští kolo.
task-centre = Vezmi dlaždice ze středu stolu a nenech žádnou spadnout.
    .hint = Ve středu stolu jsou dvě žluté dlaždice a jedna černá. Co si vezmeš, dej do řady, kde je dost místa.
    .right = Žeton leží na tvé podlaze: stojí 1 bod, zato příští kolo začínáš ty.
    .wrong-factory = To byla výloha. Žeton leží ve středu stolu a dlaždice pro tento úkol také.
    .wrong-fell = Střed stolu je správně, ale na podlahu spadla i dlaždice. Vyber řadu, kde je dost místa.

## 4. One colour in a line

lesson-colour = Jedna barva v řadě
    .about = Všechny dlaždice v přípravné řadě mají jednu barvu. Do rozdělané řady přijdou jen další stejné, dokud není plná. Řady, které na konci kola nejsou plné, zůstanou, jak jsou.
task-colour = Dokonči třetí přípravnou řadu a nenech žádnou dlaždici spadnout.
    .hint = Ve třetí řadě jsou dvě červené dlaždice a místo pro jednu další. Najdi výlohu, kde je červená právě jedna.
    .right = Chyběla jediná červená dlaždice a teď je na svém místě.
    .wrong-fell = Řada je dokončená, ale jedna dlaždice byla navíc a spadla na podlahu. V jiné výloze je červená právě jedna.
    .wrong-other = Tím se třetí řada nedokončí. Jsou v ní dvě červené dlaždice a chybí jedna.

## 5. Too many tiles

lesson-overflow = Příliš mnoho dlaždic
    .about = Smíš vzít víc dlaždic, než kolik se do řady vejde. Ty, které se nevejdou, spadnou na podlahu a tam každá stojí body. Rozdělit vzaté dlaždice do dvou řad nejde nikdy.
task-overflow = Vezmi čtyři bílé dlaždice ze středu stolu tak, aby jich spadlo co nejméně.
    .hint = V páté řadě už jsou dvě bílé dlaždice a zbývají tři pole.
    .right = Tři dlaždice se vešly a jedna spadla. Někdy je malá ztráta to nejlepší, co jde.
    .wrong-colour = Tentokrát to musí být bílé dlaždice ze středu stolu.
    .wrong-floor = Všechny čtyři jsou teď na podlaze a stojí 6 bodů. V řadě se jich část zachrání.
    .wrong-many = Tři ze čtyř spadly. V jiné řadě je pro bílé víc místa.

## 6. The wall says no

lesson-wall = Stěna říká ne
    .about = Vedle přípravných řad je tvoje stěna. Každá její řada má jedno pole pro každou barvu. Jakmile v ní některá barva je, přípravná řada vedle už tu barvu nepřijme.
task-wall = Vezmi dvě modré dlaždice a najdi řadu, kam se vejdou obě.
    .hint = Druhá a čtvrtá řada stěny už modrou mají, ve třetí přípravné řadě je černá a první je moc krátká.
    .right = Pátá řada byla jediná, kam se vešly obě.
    .wrong-colour = Tyhle nebyly modré. Vezmi dvě modré dlaždice z první výlohy.
    .wrong-floor = Na podlahu můžeš dát dlaždice vždycky, ale tady se obě vejdou do jedné řady.
    .wrong-fell = Do první řady se vejde jen jedna dlaždice, takže druhá spadla. V jedné řadě je místo pro obě.

## 7. From the line to the wall

lesson-tiling = Z řady na stěnu
    .about = Když jsou všechny dlaždice rozebrané, kolo končí. Shora dolů pak z každé dokončené přípravné řady jde jedna dlaždice na své pole na stěně a ostatní dlaždice té řady z herního plánu zmizí. Dlaždice hned přinese body: 1, když stojí sama, a víc, když sousedí s jinými.
task-tiling = Tohle jsou poslední dlaždice kola. Dokonči třetí přípravnou řadu a dívej se.
    .hint = Ve třetí řadě je jedna modrá dlaždice. Dvě další ji dokončí.
    .right = Na stěnu šly tři dlaždice, jedna pod druhou: 1 bod, pak 2, pak 3. Celkem { $points }. Bílá dlaždice zůstává, kde je, protože její řada není dokončená.
    .wrong-floor = Na podlaze tyhle dvě dlaždice jen stojí body. Třetí přípravnou řadu by přitom dokončily.
    .wrong-open = Tím se žádná řada nedokončila. Třetí řadě chybějí přesně dvě modré dlaždice.

## 8. Scoring

lesson-runs = Dlaždice, které sousedí
    .about = Nová dlaždice na stěně přinese bod za každou dlaždici v nepřerušené řadě, do které patří, i za sebe samu, a stejně tak ve sloupci. Má-li sousedy v obou směrech, počítá se obojí. Dlaždice bez sousedů přinese 1 bod.
task-runs = Tyhle dvě černé dlaždice by dokončily kteroukoli ze čtyř přípravných řad. Vyber tu, která přinese nejvíc bodů.
    .hint = Podívej se, kam v každé řadě patří černá: pole s nejvíce sousedy je ve čtvrté řadě.
    .right = Tři v řadě a tři ve sloupci: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za jedinou dlaždici.
    .wrong-floor = Na podlaze nepřinesou nic. Každá z řad by body přinesla.
    .wrong-fewer = { $points ->
        [one] To přineslo { $points } bod. Jedna z řad přinese víc: počítej sousedy po stranách, nahoře i dole.
        [few] To přineslo { $points } body. Jedna z řad přinese víc: počítej sousedy po stranách, nahoře i dole.
        [many] To přineslo { $points } bodu. Jedna z řad přinese víc: počítej sousedy po stranách, nahoře i dole.
       *[other] To přineslo { $points } bodů. Jedna z řad přinese víc: počítej sousedy po stranách, nahoře i dole.
    }

## 9. What the floor costs

lesson-costs = Kolik stojí podlaha
    .about = Sedm polí podlahy stojí zleva doprava 1, 1, 2, 2, 2, 3 a 3 body. Platí se na konci každého kola a podlaha je pak zase prázdná. Tvoje skóre nikdy neklesne pod 0.
task-costs = Na podlaze ti už leží dvě dlaždice. Kam dát čtyři červené, aby ti zbylo nejvíc bodů?
    .hint = U každé řady vezmi body za její dlaždici a odečti ztrátu za to, co spadne. Další pole podlahy stojí po 2 bodech.
    .right = 3 body za dlaždici, minus 2 za tu, co spadla: o trochu lepší než hra na jistotu a mnohem lepší než dlaždice, která přinese nejvíc.
    .wrong-floor = Spadlo všechno, a to je nejdražší možnost.
    .wrong-greedy = { $points ->
        [one] Dlaždice přinesla { $points } bod, ale tři jiné spadly a stojí 6. Najdi řadu, kde je víc místa.
        [few] Dlaždice přinesla { $points } body, ale tři jiné spadly a stojí 6. Najdi řadu, kde je víc místa.
        [many] Dlaždice přinesla { $points } bodu, ale tři jiné spadly a stojí 6. Najdi řadu, kde je víc místa.
       *[other] Dlaždice přinesla { $points } bodů, ale tři jiné spadly a stojí 6. Najdi řadu, kde je víc místa.
    }
    .wrong-safe = Nic nespadlo, ale nic ani nepřineslo body. Jedna řada je o trochu lepší.

## 10. The end of the game

lesson-end = Konec hry a poslední body
    .about = Hra končí po kole, ve kterém někdo dokončí vodorovnou řadu na stěně. Každý pak dostane 2 body za každou dokončenou řadu, 7 za každý dokončený sloupec a 10 za každou barvu, která má na stěně všech pět dlaždic.
task-row = Vedeš. Ukonči hru hned teď: dokonči vodorovnou řadu na stěně.
    .hint = První řadě tvé stěny chybí jediná dlaždice: červená.
    .right = Tvoje první řada je dokončená, takže hra končí. Vyhráváš { $score } : { $other }.
    .wrong-other = Hra pokračuje. Tvé první řadě chybí jen červená dlaždice.
task-bonus = Tvoje první přípravná řada ukončí hru, ať uděláš cokoli. Soupeř vede: umísti poslední dvě dlaždice tak, aby byla výhra tvoje.
    .hint = Černá ve druhé řadě dokončí vodorovnou řadu a přinese 2 body navíc. Ve čtvrté řadě dokončí sloupec a přinese jich 7.
    .right = Sama dlaždice přinesla míň, ale sloupec přidal 7. Vyhráváš { $score } : { $other }.
    .wrong-row = Dokončená řada přinese jen 2 body a prohráváš { $score } : { $other }. Podívej se na druhý sloupec.
    .wrong-other = Prohráváš { $score } : { $other }. V jedné z řad dokončí černá dlaždice celý sloupec.

## 11. The grey side

lesson-grey = Šedá strana
    .about = Herní plány mají i druhou stranu, kde stěna nemá barvy. Sloupec pro každou dlaždici si tam vybíráš ty, jen nesmí být žádná barva v řadě ani ve sloupci dvakrát. Když se dlaždice nikam nevejde, spadne na podlahu celá její přípravná řada.
task-grey = Tvoje druhá přípravná řada je dokončená červenou. Vyber ve druhé řadě stěny pole, které přinese nejvíc bodů.
    .hint = Jedno pole má souseda nahoře, dole i vedle.
    .right = Ve sloupci jsou teď tři a v řadě dvě: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }. Do druhého sloupce červená nesměla, protože tam už jedna je.
    .wrong-fewer = { $points ->
        [one] To přineslo { $points } bod. Jiné pole sousedí s více dlaždicemi.
        [few] To přineslo { $points } body. Jiné pole sousedí s více dlaždicemi.
        [many] To přineslo { $points } bodu. Jiné pole sousedí s více dlaždicemi.
       *[other] To přineslo { $points } bodů. Jiné pole sousedí s více dlaždicemi.
    }

## 12. A round of your own

lesson-round = Tvoje vlastní kolo
    .about = Teď všechno dohromady: střídej se se soupeřem, dokud dlaždice nedojdou. Mysli na své přípravné řady, stěnu i podlahu a na to, co necháš soupeři.
task-round = { $target ->
    [one] Dokonči toto kolo. Cíl: aspoň { $target } bod.
    [few] Dokonči toto kolo. Cíl: aspoň { $target } body.
    [many] Dokonči toto kolo. Cíl: aspoň { $target } bodu.
   *[other] Dokonči toto kolo. Cíl: aspoň { $target } bodů.
}
    .hint = Nejdřív dokonči krátké řady a nic nenech spadnout. Černá ve třetí řadě se vyplatí.
    .right = { $score ->
        [one] { $score } bod. Teď už umíš celou hru.
        [few] { $score } body. Teď už umíš celou hru.
        [many] { $score } bodu. Teď už umíš celou hru.
       *[other] { $score } bodů. Teď už umíš celou hru.
    }
    .wrong-score = { $score ->
        [one] Tentokrát { $score } bod, cíl je { $target }. Zkus jiné pořadí: co bylo nejpotřebnější a co mohlo počkat?
        [few] Tentokrát { $score } body, cíl je { $target }. Zkus jiné pořadí: co bylo nejpotřebnější a co mohlo počkat?
        [many] Tentokrát { $score } bodu, cíl je { $target }. Zkus jiné pořadí: co bylo nejpotřebnější a co mohlo počkat?
       *[other] Tentokrát { $score } bodů, cíl je { $target }. Zkus jiné pořadí: co bylo nejpotřebnější a co mohlo počkat?
    }

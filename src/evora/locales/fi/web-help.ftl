# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Sinä
you-board = Sinun pelialustasi
you-round = Kierros { $round }. Sinä aloitat.
you-take = Otat { $count ->
    [one] { $count } { $colour ->
        [B] sinisen
        [Y] keltaisen
        [R] punaisen
        [K] mustan
       *[W] valkoisen
    }
   *[other] { $count } { $colour ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    }
} { $source ->
    [0] pöydän keskeltä
   *[other] tehdasalustalta { $source }
} { $line ->
    [0] lattiariville
   *[other] kuvioriville { $line }
}{ $marker ->
    [yes] , mukana aloitusmerkki
    [free] , mukana aloitusmerkki, joka ei maksa mitään
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } putoaa.
   *[other] ; { $falls } putoaa.
}
you-joined = Istut pöytään.
you-undone = Perut siirron.
you-offered = { $what ->
    [undo] Pyydät lupaa perua siirron.
    [rematch] Ehdotat, että pelataan uudelleen.
   *[abandon] Ehdotat, että peli lopetetaan ilman voittajaa.
}
you-answered = { $accept ->
    [yes] Suostut.
   *[no] Et suostu.
}
you-seat-out = { $reason ->
    [resigned] Luovutat.
    [time] Aikasi loppui.
   *[claimed] Olet poistunut pelistä.
}
you-seat-given = Tietokone jatkaa peliä puolestasi.
you-time-given = Annat lisäaikaa ({ $receiver }): { $seconds } s.
you-get-time = { $name } antaa sinulle lisäaikaa: { $seconds } s.
you-on-holiday = Olet lomalla { $date } asti.
you-holiday-over = Olet palannut lomalta.
you-rematch-lapsed = Olet poistunut, joten uutta peliä ei tule.
# $count: how many share the win.
you-ended = { $count ->
    [one] Peli on ohi. Voitit.
   *[other] Peli on ohi. Jaoit voiton.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Luovutit.
        [time] Aikasi loppui.
       *[other] Olit liian kauan poissa, ja vastustajasi otti voiton.
    }
   *[opponent] { $reason ->
        [resigned] Vastustajasi luovutti.
        [time] Vastustajasi aika loppui.
       *[other] Vastustajasi oli liian kauan poissa, ja otit voiton.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Pisteet ovat tasan ({ $points }), mutta sinulla on enemmän täysiä vaakarivejä.
   *[shared] Voittajilla on yhtä monta pistettä ({ $points }) ja yhtä monta täyttä vaakariviä.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] keskiosa
   *[other] tehdasalusta { $source }
} → { $line ->
    [0] lattiarivi
   *[other] kuviorivi { $line }
}{ $marker ->
    [no] {""}
   *[yes] , aloitusmerkki
}{ $falls ->
    [0] {""}
    [one] , { $falls } putoaa
   *[other] , { $falls } putoaa
}
drawn-placed = { $name }: { $tiles } → vaakarivi { $row }, pystyrivi { $column }, +{ $points }
recap-title = Viime siirtosi jälkeen
recap-watching = Viimeisin siirto
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] lattia
   *[other] { $short ->
        [yes] { $line }
       *[no] rivi { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] vaakarivi { $row }, pystyrivi { $column }
}
log-show = Näytä tämä siirto pöydällä

## Why something cannot be done

why = { $kind ->
    [sending] Siirtoasi lähetetään.
    [watching] Olet katsojana tässä pelissä.
    [over] Peli on ohi.
    [deal_next] Seuraavia laattoja jaetaan.
    [turn] Nyt ei ole sinun vuorosi.
    [source_empty] { $source ->
        [0] Pöydän keskiosa on tyhjä.
       *[other] Tehdasalusta { $source } on tyhjä.
    }
    [no_factory] Tehdasalustaa { $source } ei ole.
    [no_tiles] { $source ->
        [0] Pöydän keskellä ei ole { $colour ->
            [B] sinisiä
            [Y] keltaisia
            [R] punaisia
            [K] mustia
           *[W] valkoisia
        } laattoja.
       *[other] Tehdasalustalla { $source } ei ole { $colour ->
           [B] sinisiä
           [Y] keltaisia
           [R] punaisia
           [K] mustia
          *[W] valkoisia
       } laattoja.
    }
    [tiles_first] Valitse ensin laatat.
    [wall_later] Seinä laatoitetaan kierroksen lopussa: valitse laatat ja kuviorivi.
    [tiling_next] Valitse nyt paikka seinältä.
    [line_full] Kuviorivi { $line } on täynnä.
    [line_holds] Kuviorivillä { $line } on { $holds ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    }: muu väri ei käy.
    [row_has] Seinän vaakarivillä { $line } on jo { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    }.
    [other_line] Ensin on kuviorivin { $line } vuoro.
    [space_taken] Tässä vaakarivin { $line } paikassa on jo laatta.
   *[column_has] Pystyrivillä { $column } on jo { $colour ->
       [B] sininen
       [Y] keltainen
       [R] punainen
       [K] musta
      *[W] valkoinen
   }.
}

## Help

help-title = Ohje
help-short = Peli lyhyesti
help-short-take = Valitse tehdasalustalta väri ja ota kaikki sen väriset laatat; muut siirtyvät pöydän keskelle. Tai ota kaikki valitsemasi värin laatat pöydän keskeltä. Se, joka tekee niin kierroksella ensimmäisenä, saa myös aloitusmerkin.
help-short-line = Aseta laatat yhdelle kuvioriveistäsi. Kuviorivillä on vain yhtä väriä, eikä sille käy väri, joka on jo seinän viereisellä vaakarivillä.
help-short-floor = Laatat, jotka eivät mahdu, putoavat lattiariville ja maksavat pisteitä.
help-short-wall = Kun kaikki laatat on otettu, jokaiselta täydeltä kuvioriviltä siirtyy yksi laatta seinälle. Se tuo pisteen jokaisesta laatasta siinä katkeamattomassa vaaka- ja pystyrivissä, johon se kuuluu.
help-short-end = Peli päättyy kierrokseen, jolla joku saa seinän vaakarivin täyteen. Silloin saa { $row } pistettä jokaisesta täydestä vaakarivistä, { $column } pystyrivistä ja { $colour } väristä, jonka kaikki viisi laattaa ovat seinällä.
help-rules = Kaikki säännöt
help-lessons = Harjoittele lyhyillä oppitunneilla
help-numbers = Mitä luvut tarkoittavat
help-number-gain = Näin monta pistettä tämän rivin laatta toisi, jos seinä laatoitettaisiin nyt.
help-number-falls = Näin monta laattaa putoaisi lattiariville.
help-number-floor = Näin paljon lattiarivin paikat maksavat vasemmalta oikealle.
help-number-then = Pisteesi, jos kierros päättyisi nyt: täydet rivit laatoitettuina ja lattiarivi vähennettynä.
help-number-pile = Näin monta tämän väristä laattaa on keskellä.
help-marks = Symbolilla merkityt kehykset näyttävät, mitä muut tekivät viime siirtosi jälkeen. Jokaisella pelaajalla on oma symbolinsa. Osoita tai napauta riviä tapahtumaluettelossa, niin näet siirron uudelleen.
help-keys = Näppäimet
help-key-source = Tehdasalusta; { $centre } on keskiosa
help-key-colour = Väri: sininen, keltainen, punainen, musta, valkoinen
help-key-line = Kuviorivi; { $floor } on lattiarivi. Laatoitettaessa: pystyrivi
help-key-arrows = Laatasta toiseen, riviltä toiselle
help-key-enter = Valitse tai pelaa valittu siirto
help-key-escape = Askel taaksepäin
help-key-replay = Toisto: yksi askel, ensimmäinen ja viimeinen
help-key-help = Tämä ohje
help-key-names = { $key ->
    [arrows] Nuolet
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Esittele pöytä

## The guide through the first game

guide-offer = Onko peli sinulle uusi?
guide-yes = Opasta minua
guide-no = Ei
guide-title = Pöydän esittely
guide-step = { $number }/{ $count }
guide-sources = Ota laattoja
    .about = Valitse vuorollasi tehdasalustalta väri ja ota kaikki sen väriset laatat; muut siirtyvät keskelle. Voit ottaa yhden värin myös keskeltä.
guide-lines = Täytä kuviorivi
    .about = Aseta laatat yhdelle kuvioriveistäsi. Kuviorivillä on vain yhtä väriä, ja se on täysi, kun jokaisessa paikassa on laatta.
guide-floor = Varo lattiariviä
    .about = Laatat, jotka eivät mahdu, putoavat tänne. Jokainen maksaa pisteitä kierroksen lopussa.
guide-wall = Laatoita seinä
    .about = Kun kaikki laatat on otettu, jokaiselta täydeltä kuvioriviltä siirtyy yksi laatta seinällesi. Mitä useampaa laattaa se siellä koskettaa, sitä enemmän pisteitä saat.
guide-score = Voita peli
    .about = Peli päättyy, kun jollakulla on seinällään täysi vaakarivi. Täysistä vaaka- ja pystyriveistä sekä väreistä saa silloin lisäpisteitä. Eniten pisteitä kerännyt voittaa. Sinun vuorosi!
guide-next = Seuraava
guide-back = Takaisin
guide-done = Pelaa

# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora tarvitsee JavaScriptiä pöydän näyttämiseen.
# Also printed by 'evora serve'.
page-unbuilt = Palvelin toimii ilman sivuaan, jota ei ollut koottu, kun Evora asennettiin: asenna julkaistu paketti, jossa sivu on mukana, tai suorita lähdekoodin kansiossa 'sh tools/build-web' ja asenna siitä uudelleen.
# A link.
page-unbuilt-api = Ohjelmien rajapinta toimii ilman sivuakin.

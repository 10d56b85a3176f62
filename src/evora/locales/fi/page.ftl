# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora tarvitsee JavaScriptiä pöydän näyttämiseen.
# A command follows.
page-unbuilt = Palvelin on käynnissä, mutta sen sivua ei ole koottu. Suorita tämä lähdekoodin kansiossa ja käynnistä palvelin uudelleen:
# A link.
page-unbuilt-api = Ohjelmien rajapinta toimii ilman sivuakin.

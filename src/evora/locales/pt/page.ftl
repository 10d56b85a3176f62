# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = O Evora precisa de JavaScript para mostrar a mesa.
# Also printed by 'evora serve'.
page-unbuilt = O servidor está funcionando sem a página, que não tinha sido gerada quando o Evora foi instalado: instale um pacote publicado, que já traz a página, ou execute 'sh tools/build-web' na pasta do código-fonte e instale de novo a partir dela.
# A link.
page-unbuilt-api = A interface para programas funciona sem a página.

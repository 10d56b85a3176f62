# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = O Evora precisa de JavaScript para mostrar a mesa.
# A command follows.
page-unbuilt = O servidor está a funcionar, mas a página dele não foi gerada. Executa isto na pasta do código-fonte e inicia o servidor de novo:
# A link.
page-unbuilt-api = A interface para programas funciona sem a página.

### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Os avisos precisam de um endereço seguro: abre esta página com https.
    [browser] Este navegador não consegue receber avisos.
    [install] Primeiro põe esta página no ecrã principal: Partilhar e depois «Adicionar ao ecrã principal». Abre-a a partir daí e liga os avisos.
    [denied] O teu navegador não permite que esta página mostre avisos. Podes mudar isso nas definições do navegador para esta página.
    [host] Este servidor não envia avisos para navegadores.
    [dismissed] A pergunta do navegador foi fechada. Carrega outra vez no botão e permite os avisos.
    [timeout] O serviço de mensagens do teu navegador não respondeu. Alguns navegadores não têm nenhum; se não for o caso, tenta mais tarde.
   *[service] Não foi possível chegar ao serviço de mensagens do teu navegador. Alguns navegadores não têm nenhum; se não for o caso, tenta mais tarde.
}

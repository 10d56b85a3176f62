### Notices to a browser, also with the page closed: why they cannot come.

# $problem: what came in between when somebody turned them on.
push-problem = { $problem ->
    [insecure] Avisos precisam de um endereço seguro: abra esta página com https.
    [browser] Este navegador não consegue receber avisos.
    [install] Primeiro coloque esta página na tela de início: Compartilhar e depois “Adicionar à Tela de Início”. Abra-a de lá e ligue os avisos.
    [denied] O seu navegador não permite que esta página mostre avisos. Você pode mudar isso nas configurações do navegador para esta página.
    [host] Este servidor não envia avisos para navegadores.
    [dismissed] A pergunta do navegador foi fechada. Aperte o botão de novo e permita os avisos.
    [timeout] O serviço de mensagens do seu navegador não respondeu. Alguns navegadores não têm nenhum; se não for o caso, tente mais tarde.
   *[service] Não foi possível alcançar o serviço de mensagens do seu navegador. Alguns navegadores não têm nenhum; se não for o caso, tente mais tarde.
}

# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = O que é guardado sobre você aqui, e por quanto tempo.
contact-about = Como falar com quem mantém este servidor.
house-rules-about = O que quem mantém este servidor pede a todos.
# Before a mail address or a link.
contact-write = Você pode falar com eles aqui:
# A heading above the words of the host.
privacy-host = De quem mantém este servidor

## What Evora keeps: sentences that hold for every server

privacy-evora = O que o Evora guarda
privacy-looking = Só olhar não deixa nada para trás. Não há publicidade nem análise de visitas, e nada vem de outros servidores.
privacy-cookie = Quando você joga pela primeira vez ou escolhe um nome, seu navegador recebe um único cookie com uma chave aleatória, para que o servidor reconheça você. Ele termina 400 dias depois da sua última visita.
privacy-browser = Suas preferências, suas lições e as partidas que você joga sem o servidor ficam apenas no seu navegador.
privacy-you = O servidor guarda seu nome, se você der um, quando você veio pela primeira vez e o dia da sua última visita, o tipo de navegador e de sistema de cada dispositivo seu, seus bots, seus resultados nos desafios, suas férias, quem você bloqueou e o que denunciou.
privacy-games = Ele guarda as partidas: quem se sentou onde, cada jogada e quando foi feita. Quem tem o link de uma partida pode vê-la, com os nomes dos jogadores. O que os jogadores dizem uns aos outros não é guardado.
privacy-mail = Se você informar um endereço de e-mail para as cartas, o servidor o guarda, e quando foi confirmado e quando recebeu a última carta, até você o remover; um endereço não confirmado some depois de um dia. As cartas não revelam se foram lidas. De um endereço que não quer cartas fica um hash por um ano, e do seu feed pessoal só um hash do endereço dele.
privacy-address = Seu endereço de rede não é guardado como é. Para que ninguém sobrecarregue o servidor nem estrague as partidas dos outros, ele é contado na memória e como um hash cuja chave é apagada depois de um dia. Só de quem foi banido se guarda a rede, enquanto durar o banimento.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] Tudo isso fica até você apagar.
    [one] Quem não aparece há { $days } dia e não tem partida em aberto é apagado.
    [many] Quem não aparece há { $days } de dias e não tem partida em aberto é apagado.
   *[other] Quem não aparece há { $days } dias e não tem partida em aberto é apagado.
}
privacy-abandoned = { $days ->
    [0] As partidas ficam, também as que nunca terminaram.
    [one] As partidas terminadas ficam; as outras são apagadas { $days } dia depois da última jogada.
    [many] As partidas terminadas ficam; as outras são apagadas { $days } de dias depois da última jogada.
   *[other] As partidas terminadas ficam; as outras são apagadas { $days } dias depois da última jogada.
}
privacy-kept = Se você ficar com seu nome, o servidor tem suas chaves: do código de recuperação, só um hash; de uma chave de acesso, só a parte pública. Então você não é apagado por ficar muito tempo sem aparecer. Depois que você apaga seus dados, fica um hash do nome, para que ninguém mais fique com ele.
privacy-push = Se você ligar os avisos em um navegador, o servidor guarda o endereço em que um serviço do fabricante do navegador os recebe, até você desligá-los ou sair ali. Eles passam por esse serviço criptografados: ele não consegue lê-los.
privacy-delete = Você pode ver tudo, levar com você e apagar. As partidas terminadas ficam para quem as jogou, sem o seu nome. Cópias de segurança podem manter isso por mais tempo.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Nenhum servidor guarda nada aqui: o que você joga e escolhe fica apenas neste navegador. Quem oferece o espaço na web talvez registre visitas, como em qualquer site.

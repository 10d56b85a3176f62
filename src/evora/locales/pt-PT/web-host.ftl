# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = O que é guardado sobre ti aqui, e durante quanto tempo.
contact-about = Como contactar quem mantém este servidor.
house-rules-about = O que quem mantém este servidor pede a todos.
# Before a mail address or a link.
contact-write = Podes contactá-los aqui:
# A heading above the words of the host.
privacy-host = De quem mantém este servidor

## What Evora keeps: sentences that hold for every server

privacy-evora = O que o Evora guarda
privacy-looking = Só ver não deixa nada para trás. Não há publicidade nem análise de visitas, e nada vem de outros servidores.
privacy-cookie = Quando jogas pela primeira vez ou escolhes um nome, o teu navegador recebe um único cookie com uma chave aleatória, para que o servidor te reconheça. Termina 400 dias depois da tua última visita.
privacy-browser = As tuas preferências, as tuas lições e as partidas que jogas sem o servidor ficam apenas no teu navegador.
privacy-you = O servidor guarda o teu nome, se deres um, quando vieste pela primeira vez e o dia da tua última visita, o tipo de navegador e de sistema de cada um dos teus dispositivos, os teus bots, os teus resultados nos desafios, as tuas férias, quem bloqueaste e o que denunciaste.
privacy-games = Guarda as partidas: quem se sentou onde, cada jogada e quando foi feita. Quem tem o link de uma partida pode vê-la, com os nomes dos jogadores. O que os jogadores dizem uns aos outros não é guardado.
privacy-mail = Se indicares um endereço de e-mail para as cartas, o servidor guarda-o, e quando foi confirmado e quando recebeu a última carta, até o removeres; um endereço não confirmado desaparece ao fim de um dia. As cartas não revelam se foram lidas. De um endereço que não quer cartas fica um hash durante um ano, e do teu feed pessoal só um hash do endereço dele.
privacy-address = O teu endereço de rede não é guardado tal como é. Para que ninguém sobrecarregue o servidor nem estrague as partidas dos outros, é contado na memória e como um hash cuja chave é apagada ao fim de um dia. Só de quem foi banido se guarda a rede, enquanto durar o banimento.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] Tudo isto fica até o apagares.
    [one] Quem não aparece há { $days } dia e não tem partidas por acabar é apagado.
    [many] Quem não aparece há { $days } de dias e não tem partidas por acabar é apagado.
   *[other] Quem não aparece há { $days } dias e não tem partidas por acabar é apagado.
}
privacy-abandoned = { $days ->
    [0] As partidas ficam, também as que nunca acabaram.
    [one] As partidas acabadas ficam; as outras são apagadas { $days } dia depois da última jogada.
    [many] As partidas acabadas ficam; as outras são apagadas { $days } de dias depois da última jogada.
   *[other] As partidas acabadas ficam; as outras são apagadas { $days } dias depois da última jogada.
}
privacy-kept = Se ficares com o teu nome, o servidor tem as tuas chaves: do código de recuperação, só um hash; de uma chave de acesso, só a parte pública. Nesse caso não és apagado por estares muito tempo sem aparecer. Depois de apagares os teus dados, fica um hash do nome, para que mais ninguém fique com ele.
privacy-push = Se ligares os avisos num navegador, o servidor guarda o endereço em que um serviço do fabricante do navegador os recebe, até os desligares ou saíres aí. Passam por esse serviço cifrados: ele não consegue lê-los.
privacy-delete = Podes ver tudo, levar contigo e apagar. As partidas acabadas ficam para quem as jogou, sem o teu nome. As cópias de segurança podem guardá-lo durante mais tempo.
# Instead of all of these, where Evora is only a site of files.
privacy-none = Nenhum servidor guarda nada aqui: o que jogas e escolhes fica apenas neste navegador. Quem fornece o espaço na Web talvez registe visitas, como em qualquer sítio.

# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Há uma nova versão do Evora.
# A button: loads the page again, in its new version.
offline-reload = Recarregar
offline-later = Mais tarde
# A heading of the settings.
offline-settings = Sem ligação
# A choice of the settings: on or off.
offline-keep = Manter o Evora neste dispositivo
    .hint = Assim abre também sem ligação: exercícios, regras, desafios, análise e partidas neste dispositivo.

## With the server away

offline-away = O servidor está inacessível. Podes jogar neste dispositivo; as partidas ficam neste navegador.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = O Evora é um lugar tranquilo para jogar o jogo de tabuleiro Azul: contra o computador, ao teu nível, ou com outras pessoas num só dispositivo. Grátis, aberto e sem conta.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = Esta cópia do Evora não tem servidor: jogas neste dispositivo, e as partidas ficam neste navegador.
# A button.
offline-play-here = Jogar neste dispositivo
offline-lobby = A sala de espera precisa do servidor, que está inacessível neste momento.
# Above the list of one's games.
offline-games = O servidor está inacessível: só aparecem as partidas deste dispositivo.

## Games on this device

# While the game is being opened.
offline-loading = A abrir a partida …
# Above the button that makes a new game.
offline-new = A partida é jogada e guardada neste dispositivo.
# A choice for a new game: on or off.
offline-device = Só neste dispositivo
    .hint = Sem o servidor: a partida fica neste navegador e funciona sem ligação. Quando terminar, podes enviá-la.
# A heading in the list of one's games.
offline-kept = Neste dispositivo
offline-kept-about = Estas partidas estão só neste navegador. Apagar os dados dele apaga também as partidas.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Enviar para o servidor
# A link to the game that was uploaded.
offline-uploaded = Enviada: abrir no servidor
# A button.
offline-delete = Eliminar
offline-delete-ask = Eliminar esta partida deste dispositivo?

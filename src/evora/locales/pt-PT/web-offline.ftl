# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Há uma nova versão do Evora.
# A button: loads the page again, in its new version.
offline-reload = Recarregar
offline-later = Mais tarde
# A heading of the settings.
offline-settings = Sem ligação
# A choice of the settings: on or off.
offline-keep = Guardar o Evora neste dispositivo
    .hint = Assim abre também sem ligação: exercícios, regras e partidas neste dispositivo.

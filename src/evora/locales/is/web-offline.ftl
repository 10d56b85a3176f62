# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Ný útgáfa af Evora er tilbúin.
# A button: loads the page again, in its new version.
offline-reload = Hlaða aftur
offline-later = Seinna
# A heading of the settings.
offline-settings = Án nettengingar
# A choice of the settings: on or off.
offline-keep = Geyma Evora á þessu tæki
    .hint = Þá opnast það líka án nettengingar: æfingar, reglur og spil á þessu tæki.

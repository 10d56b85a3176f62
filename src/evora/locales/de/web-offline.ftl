# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Eine neue Version von Evora ist bereit.
# A button: loads the page again, in its new version.
offline-reload = Neu laden
offline-later = Später
# A heading of the settings.
offline-settings = Ohne Netz
# A choice of the settings: on or off.
offline-keep = Evora auf diesem Gerät bereithalten
    .hint = Dann öffnet es sich auch ohne Netz: Übungen, Regeln und Partien auf diesem Gerät.

# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Je připravena nová verze Evory.
# A button: loads the page again, in its new version.
offline-reload = Načíst znovu
offline-later = Později
# A heading of the settings.
offline-settings = Bez připojení
# A choice of the settings: on or off.
offline-keep = Uchovávat Evoru v tomto zařízení
    .hint = Otevře se pak i bez připojení: cvičení, pravidla a hry v tomto zařízení.

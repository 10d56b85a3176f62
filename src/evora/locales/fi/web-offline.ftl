# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Evoran uusi versio on valmiina.
# A button: loads the page again, in its new version.
offline-reload = Lataa uudelleen
offline-later = Myöhemmin
# A heading of the settings.
offline-settings = Ilman verkkoa
# A choice of the settings: on or off.
offline-keep = Pidä Evora tällä laitteella
    .hint = Silloin se avautuu myös ilman verkkoa: harjoitukset, säännöt ja tällä laitteella pelattavat pelit.

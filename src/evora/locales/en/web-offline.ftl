# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = A new version of Evora is ready.
# A button: loads the page again, in its new version.
offline-reload = Reload
offline-later = Later
# A heading of the settings.
offline-settings = Without a network
# A choice of the settings: on or off.
offline-keep = Keep Evora on this device
    .hint = Then it opens without a network, too: lessons, rules and games on this device.

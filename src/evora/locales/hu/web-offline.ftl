# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = Elkészült az Evora új változata.
# A button: loads the page again, in its new version.
offline-reload = Újratöltés
offline-later = Később
# A heading of the settings.
offline-settings = Hálózat nélkül
# A choice of the settings: on or off.
offline-keep = Az Evora maradjon meg ezen az eszközön
    .hint = Így hálózat nélkül is megnyílik: gyakorlatok, szabályok és játszmák ezen az eszközön.

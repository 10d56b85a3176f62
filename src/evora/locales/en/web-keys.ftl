### A name that lasts: its keys, and signing in with them. $name is a display name.

settings-keep = A name that lasts
keep-about = A key makes your name yours alone here and brings you back to your games on any device, even when a browser has forgotten you. There is no password and no e-mail address.
# $first is what is missing: a finished game, or a name.
keep-later = { $first ->
    [name] Choose a name first. Then you can keep it here.
   *[game] After your first finished game you can keep your name here.
}
keep-how = Your name: { $name }. How would you like to keep it?
keep-code = With a recovery code
keep-passkey = With a passkey
keep-kept = { $name } is your name alone here, since { $date }.
keep-change = It can be changed again from { $date }.
keep-change-now = It can be changed now, and then once in 30 days.

## Keys: recovery codes and passkeys

keys-title = Your keys
keys-code = Recovery code
# $kind: the browser and system that made it (devices-kind).
keys-passkey = Passkey: { $kind }
keys-made = Made: { $date }.
keys-used = Last used: { $ago }.
keys-where = { $synced ->
    [yes] Kept by your password manager, on all its devices.
   *[no] Only on the device that made it.
}
keys-elsewhere = It works only at the address where it was made.
keys-only = This is your only key. A second one is a good idea: without any you would not get back in.
keys-code-make = Make a recovery code
keys-code-new = New code
keys-code-sure = Make a new recovery code? The old one will no longer work.
keys-passkey-add = Add a passkey
keys-remove = Remove
keys-remove-sure = Remove this key? Nobody gets in with it any more. Devices that are signed in stay signed in.

## The recovery code, on the screen and on paper

code-title = Recovery code for { $name }
code-once = Write it down or print it. It is shown only now, and it works for good.
# $address: of this server.
code-how = On any device: { $address }, Settings, “I have a code”. Made: { $date }. Whoever has this code can play under your name.
code-print = Print
code-have = I have it

## Passkeys

# $reason: why they do not work here.
passkeys-not = { $reason ->
    [address] Passkeys do not work here: they need an address with a name, and this one is a number. A recovery code works everywhere.
    [insecure] Passkeys do not work here: they need a secure address (https). A recovery code works everywhere.
    [elsewhere] Passkeys work only at the public address of this server. A recovery code works everywhere.
   *[browser] This browser has no passkeys. A recovery code works everywhere.
}
passkey-cancelled = No passkey was used, and nothing has changed.

## Signing in where there are games of somebody else

sign-in-passkey = Sign in with a passkey
sign-in-sure = Sign in as somebody else here?
sign-in-games = { $games ->
    [one] This device has one game of its own.
   *[other] This device has { $games } games of its own.
}
# $kept: whether there is a key to the name on this device.
sign-in-left = { $kept ->
    [yes] What you have played here stays with { $name }. Your keys bring you back to it.
   *[no] No key leads back to what you have played here. If you want to return to it, keep this name first.
}
sign-in-yes = Sign in

# What 'evora site' says.

cli-site = Zapíše část stránky, která nepotřebuje server, jako soubory pro libovolný webový prostor.
cli-site-more =
    Cvičení, pravidla, úlohy, rozbor a hry proti všem úrovním i u jednoho zařízení, ve všech jazycích; program hraje
    v prohlížeči návštěvníka. Složka může být na libovolné adrese. Starší stránky v ní se nahradí.
    'python3 -m http.server --directory DIR' je ukáže na tomto počítači.
cli-argument-site = složka: nová, prázdná nebo se staršími stránkami
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [one] { $files } soubor
    [few] { $files } soubory
    [many] { $files } souboru
   *[other] { $files } souborů
}, { $size } kB
site-not-empty = { $folder }: očekávala se nová nebo prázdná složka nebo starší stránky Evory; nic se nezapsalo

# What 'evora site' says.

cli-site = Write the part of the page that needs no server as files for any web space.
cli-site-more =
    Lessons, rules, puzzles, analysis and games against every level and at one device, in all languages; the engine runs
    in the visitor's browser. The folder can lie at any address. An older site in it is replaced.
    'python3 -m http.server --directory DIR' shows it on this machine.
cli-argument-site = the folder: new, empty, or with an older site
# $size is in kilobytes.
site-written = { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $size } kB
site-not-empty = { $folder }: expected a new or empty folder, or an older site of Evora; nothing was written

# The pages of the host: privacy, contact, house rules. What the host writes there is in files of
# theirs; here is what Evora itself says. The server is that of the host, and "those who run this
# server" are one person or several.

privacy-about = What is kept about you here, and for how long.
contact-about = How to reach those who run this server.
house-rules-about = What those who run this server ask of everybody.
# Before a mail address or a link.
contact-write = You can reach them here:
# A heading above the words of the host.
privacy-host = From those who run this server

## What Evora keeps: sentences that hold for every server

privacy-evora = What Evora keeps
privacy-looking = Looking around leaves nothing behind. There is no advertising and no analytics, and nothing comes from other servers.
privacy-cookie = When you first play or take a name, your browser gets one cookie with a random key, so that the server knows you again. It ends 400 days after your last visit.
privacy-browser = Your choices, your lessons and the games that you play without the server are in your browser only.
privacy-you = The server keeps your name if you give one, when you first came and the day of your last visit, the kind of browser and system on each of your devices, your bots, your results with puzzles, your days off, whom you have blocked and what you have reported.
privacy-games = It keeps games: who sat where, every move, and when it was made. Anybody with the link of a game can see it, with the names of its players. What players say to each other is not kept.
privacy-mail = If you give a mail address for letters, the server keeps it, and when it was confirmed and last written to, until you remove it; one that is not confirmed goes after a day. Letters do not tell whether they were read. Of an address whose owner wants no letters a hash is kept for a year, and of your personal feed only a hash of its address.
privacy-address = Your network address is not stored as it is. So that nobody can flood the server or spoil the games of others, it is counted in memory, and as a hash whose key is deleted after a day. Only somebody who is banned has their network kept, for as long as the ban lasts.
# The next two follow each other. $days: 0 if nothing is ever deleted by itself.
privacy-guests = { $days ->
    [0] All of this stays until you delete it.
    [one] Who has not been here for a day and is in no unfinished game is deleted.
   *[other] Who has not been here for { $days } days and is in no unfinished game is deleted.
}
privacy-abandoned = { $days ->
    [0] Games stay, also those that were never finished.
    [one] Finished games stay; others are deleted a day after their last move.
   *[other] Finished games stay; others are deleted { $days } days after their last move.
}
privacy-kept = If you keep your name, the server has your keys: of the recovery code only a hash, of a passkey only its public half. You are then not deleted for staying away. After you have deleted your data, a hash of the name stays, so that nobody else gets it.
privacy-push = If you turn on notices in a browser, the server keeps the address at which a service of the browser’s maker takes them, until you turn them off or sign out there. They go through that service encrypted: it cannot read them.
privacy-delete = You can see all of it, take it with you and delete it. Finished games stay for those who played them, without your name. Backups may hold it for longer.
# Instead of all of these, where Evora is only a site of files.
privacy-none = No server keeps anything here: what you play and choose is in this browser only. Those who provide the web space may log visits, as on any site.

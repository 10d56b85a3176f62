# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Siirtoa lähetetään …

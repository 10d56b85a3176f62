# What the command line says about bots: 'evora bot'.

cli-bot = Play on a server with a program of your own.
cli-bot-more =
    Connects COMMAND, which speaks the engine protocol, to a server as the bot that the token belongs to.
    The bot's owner makes the token in the settings page of the server. Ctrl-C stops the bot; its games
    go on when it is started again. docs/bots.md has more.
    Example: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = the address of the server
cli-bot-token = the token; other users of this machine can see it in the list of processes
cli-bot-token-file = a file that holds the token (default: the environment variable EVORA_BOT_TOKEN)
cli-bot-accept-from = whose invitations to accept: everyone, owner or nobody (default: as set on the server)
cli-bot-games = how many games to play at the same time (default: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = how many processes of the program think at the same time (default: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = milliseconds per move, fewer when the clock is short (default: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = positions per move instead of a time
cli-bot-level = the level to play at, if the program has levels

bot-connected = Connected as { $name }. Open games: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Game { $game }: invitation accepted.
bot-declined = Game { $game }: invitation declined.
bot-began = Game { $game }: begins, with { NUMBER($players, useGrouping: 0) } players ({ $variant ->
        [grey] grey side
       *[coloured] coloured side
    }), on seat { NUMBER($seat, useGrouping: 0) }.
bot-over = Game { $game }: over, { $scores }. { $result ->
        [won] The bot won.
        [shared] A shared win.
        [lost] The bot lost.
       *[none] Nobody won.
    }
bot-lost = No connection ({ $reason }). Next attempt in { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Game { $game }: the program failed: { $reason }
bot-resigned = Game { $game }: resigned, because the program has no move.
bot-stopped = Stopped. Its games wait until the bot is started again.

bot-error-address = --server: expected an address such as https://games.example.org, got { $value }
bot-error-no-token = the token of the bot is missing: use --token-file or the environment variable { $variable }
bot-error-token-file = { $file } cannot be read: { $reason }
bot-error-token = the server does not take this token: it is wrong, or it was revoked
bot-error-replaced = another program uses the same token, so this one has stopped
bot-error-refused = the server refused: { $reason }
bot-error-unreachable = the server cannot be reached: { $reason }
bot-error-engine = the program cannot be used: { $reason }
bot-error-level = --level: expected one of { $levels }, got { $level }

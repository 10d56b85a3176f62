### The page that shows one game after the other.

watch-on = Watch one game after the other
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Live
   *[replay] Replay
}
watch-coming = The next game comes in a few seconds.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Watch a live game
watch-pause = Pause: stay with this game
watch-go-on = Go on from game to game
watch-next = Next game
watch-empty = Nothing to watch yet
    .about = Games from the lobby are shown here while they are played, and replays of the best ones when nobody plays. No such game has been played in the last days: begin one in the lobby.

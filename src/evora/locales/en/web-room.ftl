# The room of the table: how large boards are, and what opens and closes.

# A preference: one's own board is not larger than the others'.
room-equal = All boards in one size
# Puts away an opponent's board that was opened on a phone.
room-close-board = Close the board

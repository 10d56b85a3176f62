# The room of the table: how large boards are, and what opens and closes.

# A preference: one's own board is not larger than the others'.
room-equal = Alle Tableaus gleich groß
# Puts away an opponent's board that was opened on a phone.
room-close-board = Tableau schließen

"""The table and what happens on it as text, as the game in the terminal shows them.

>>> import evora
>>> from evora.plaintext import draw, narrate
>>> start = evora.Position.new(2)
>>> deal = evora.Seed(7).deal(start)
>>> position, events = start.play_with_events(deal)
>>> narrate(start, deal, events, names=["Ada", "Bo"], width=80)
[' Round 1: Ada starts.']
>>> print(draw(position, colour=False).splitlines()[3])
 1: B  B  B  Y   2: K  K  K  W   3: R  K  K  W   4: R  R  W  W   5: B  B  K  K

Words are in the language of the process: English, unless `evora.texts.speaking` says otherwise.
"""

from evora.plaintext.narration import narrate
from evora.plaintext.table import draw, draw_board

__all__ = ["draw", "draw_board", "narrate"]

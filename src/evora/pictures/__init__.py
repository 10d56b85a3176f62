"""Pictures of positions as SVG: plain text, made without a browser, from the art of the page.

>>> import evora
>>> from evora.pictures import position_svg
>>> position_svg(evora.Position.new(2))[:4]
'<svg'

`evora.pictures.png` turns them into pixels; it needs the packages of the extra `server`.
"""

from evora.pictures.art import THEMES, Theme
from evora.pictures.card import CARD_SIZE, ResultWords, card_svg, result_card_svg
from evora.pictures.chart import Chart, Line, Mark, chart_svg
from evora.pictures.strip import strip_svg
from evora.pictures.table import board_svg, lone_board_svg, position_svg, result_svg

__all__ = [
    "CARD_SIZE",
    "THEMES",
    "Chart",
    "Line",
    "Mark",
    "ResultWords",
    "Theme",
    "board_svg",
    "card_svg",
    "chart_svg",
    "lone_board_svg",
    "position_svg",
    "result_card_svg",
    "result_svg",
    "strip_svg",
]

"""The facts of the game: declared once, in the core, and generated for the page."""

from __future__ import annotations

from reference import facts

import evora
from tools.facts import FILE, typescript


def test_the_facts_are_those_of_the_rules() -> None:
    assert evora.COLOURS == facts.COLOURS
    assert tuple(map(str, evora.VARIANTS)) == facts.VARIANTS
    assert (evora.COLOURED, evora.GREY) == evora.VARIANTS
    assert evora.FACTORIES == facts.FACTORIES_FOR_PLAYERS
    assert [min(evora.FACTORIES), max(evora.FACTORIES)] == [evora.MIN_PLAYERS, evora.MAX_PLAYERS]
    assert evora.FACTORY_SIZE == facts.FACTORY_SIZE
    assert evora.TILES_PER_COLOUR == facts.TILES_OF_A_COLOUR
    assert evora.FLOOR_COSTS == facts.FLOOR_COSTS
    assert evora.BONUSES == {
        "row": facts.ROW_BONUS,
        "column": facts.COLUMN_BONUS,
        "colour": facts.COLOUR_BONUS,
    }
    assert evora.WALL == ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")


def test_the_facts_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run 'make types'"

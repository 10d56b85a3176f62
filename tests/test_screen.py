"""What a person sees before a choice."""

from __future__ import annotations

from terminal_games import Script, empty_boards, position_of

from evora import Position, Seed
from evora.terminal.screen import Screen
from evora.terminal.setup import Setup, open_table

OFFER = position_of(f"coloured 1 0 offer 1 1|-/-/-/-/- 1BK|{empty_boards(2)}")
TILING = position_of(
    "grey 3 0 tiling 1 1|-/-/-/-/- -|9;-/KK/-/-/-;.B.../...../...../...../.....;- "
    f"{empty_boards(1)[:-1]}1"
)


def shown(position: Position) -> list[str]:
    script = Script()
    Screen(script.read, script.write, False, 80, ("Andrea", "Peter")).show_turn(position)
    return script.text.splitlines()


def test_a_turn_of_the_offer_shows_the_table_and_the_choices() -> None:
    lines = shown(OFFER)
    assert lines[0] == ""
    assert any("Andrea" in line and "Peter" in line for line in lines)
    assert any(line.startswith(" take from") for line in lines)


def test_a_turn_of_the_tiling_shows_the_own_board_and_the_columns() -> None:
    lines = shown(TILING)
    assert lines[1].startswith(" > Andrea ")
    assert not any("Peter" in line or "Bag" in line for line in lines)
    assert " Line 2 is complete: the black tile goes to the wall, to column" in lines


def test_before_a_deal_there_is_nothing_to_choose() -> None:
    script = Script()
    Screen(script.read, script.write, False, 80, ("Andrea", "Peter")).show_choices(Position.new())
    assert script.shown[0].startswith(" The round is over: Enter deals the next one")


def test_the_greeting_says_who_plays_and_the_hash_of_the_seed() -> None:
    table = open_table(Setup(2, "grey", seats=["person", "club"], names=["Ann", "Bo"], seed="7"))
    script = Script()
    screen = Screen(script.read, script.write, False, 80, table.names)
    screen.greet(table, resumed=False)
    first = [
        " Evora: 2 players, grey side",
        " Seat 1: Ann (a person)",
        " Seat 2: Bo (level club)",
        f" Seed hash {Seed('7').hash}",
        " Type ? at any time for help.",
    ]
    assert script.shown == first
    screen.greet(table, resumed=True)
    assert script.shown[len(first) :] == [*first, " The game continues in round 1."]


def test_nobody_is_told_about_help_where_nobody_types() -> None:
    table = open_table(Setup(seats=["random", "greedy"], seed="7"))
    script = Script()
    Screen(script.read, script.write, False, 80, table.names).greet(table, resumed=False)
    assert [line.split(" (")[-1] for line in script.shown[1:3]] == [
        "the random player)",
        "the greedy player)",
    ]
    assert script.shown[-1].startswith(" Seed hash")

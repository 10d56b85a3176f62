"""Deals: which are possible, what they do, and the ones that a seed gives."""

import hashlib
import itertools
import re
import struct
from collections.abc import Iterator

from .facts import COLOURS, FACTORY_SIZE
from .state import State
from .text import read_tiles, write_tiles
from .tiles import Stock, empty_stock, in_order, remove, size

SEED = re.compile(r"[0-9a-f]{64}")


def apply_deal(state: State, factories: list[str]) -> None:
    """Raise ValueError, and leave the state alone, unless the deal is possible."""
    require_deal_phase(state)
    dealt = [read_tiles(text, f"factory {n}") for n, text in enumerate(factories, start=1)]
    check_sizes(state, dealt)

    bag = state.bag.copy()
    lid = state.lid.copy()
    in_bag = size(bag)
    pours = in_bag < sum(len(tiles) for tiles in dealt)
    if not pours:
        remove(bag, "".join(dealt), "the bag")
    else:
        from_bag_only = in_bag // FACTORY_SIZE
        remove(bag, "".join(dealt[:from_bag_only]), "the bag")
        remainder = "".join(colour * bag[colour] for colour in COLOURS)
        completed = {colour: dealt[from_bag_only].count(colour) for colour in COLOURS}
        remove(completed, remainder, f"factory {from_bag_only + 1}, which empties the bag")
        from_lid = "".join(colour * completed[colour] for colour in COLOURS)
        remove(lid, from_lid + "".join(dealt[from_bag_only + 1 :]), "the lid")
        bag = lid
        lid = empty_stock()
        if remainder:
            state.met["refill_inside_factory"] += 1
    if sum(len(tiles) for tiles in dealt) < FACTORY_SIZE * len(dealt):
        state.met["short_deal"] += 1

    state.factories = dealt
    state.bag = bag
    state.lid = lid
    state.marker_in_centre = True
    state.phase = "offer"
    state.to_move = state.start


def require_deal_phase(state: State) -> None:
    if state.phase != "deal":
        raise ValueError(f"deal: expected a position in deal, found one in {state.phase}")


def check_sizes(state: State, dealt: list[str]) -> None:
    if len(dealt) != len(state.factories):
        raise ValueError(f"deal: expected {len(state.factories)} factories, found {len(dealt)}")
    left = size(state.bag) + size(state.lid)
    for number, tiles in enumerate(dealt, start=1):
        expected = min(FACTORY_SIZE, left)
        if len(tiles) != expected:
            raise ValueError(f"factory {number}: expected {expected} tiles, found {len(tiles)}")
        left -= expected


def seed_from_text(text: str) -> bytes:
    if SEED.fullmatch(text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8")).digest()


def words(seed: bytes, round_: int) -> Iterator[int]:
    """The stream of 32-bit words of a round."""
    for block in itertools.count():
        text = seed + round_.to_bytes(4, "big") + block.to_bytes(4, "big")
        yield from struct.unpack(">8I", hashlib.sha256(text).digest())


def number_below(limit: int, stream: Iterator[int]) -> int:
    usable = 2**32 // limit * limit
    word = next(stream)
    while word >= usable:
        word = next(stream)
    return word % limit


def drawn_start(seed: bytes, players: int) -> int:
    return number_below(players, words(seed, 0)) + 1


def draw_tile(bag: Stock, stream: Iterator[int]) -> str:
    number = number_below(size(bag), stream)
    for colour in COLOURS:
        if number < bag[colour]:
            bag[colour] -= 1
            return colour
        number -= bag[colour]
    raise AssertionError("a number below the size of the bag is one of its tiles")


def seeded_deal(state: State, seed: bytes) -> list[str]:
    """The factories that the seed gives; the state stays as it is."""
    require_deal_phase(state)
    stream = words(seed, state.round)
    bag = state.bag.copy()
    lid = state.lid.copy()
    factories = []
    for _ in state.factories:
        tiles = ""
        while len(tiles) < FACTORY_SIZE:
            if size(bag) == 0:
                bag, lid = lid, bag
            if size(bag) == 0:
                break
            tiles += draw_tile(bag, stream)
        factories.append(write_tiles(in_order(tiles)))
    return factories

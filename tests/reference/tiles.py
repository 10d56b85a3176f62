"""Collections of tiles: a few as a sorted string (`BBRK`), many as a stock (colour to count)."""

from .facts import COLOURS

Stock = dict[str, int]


def in_order(tiles: str) -> str:
    return "".join([colour * tiles.count(colour) for colour in COLOURS])


def empty_stock() -> Stock:
    return dict.fromkeys(COLOURS, 0)


def size(stock: Stock) -> int:
    return sum(stock.values())


def add(stock: Stock, tiles: str) -> None:
    for tile in tiles:
        stock[tile] += 1


def remove(stock: Stock, tiles: str, what: str) -> None:
    """Take the tiles out; `what` names the stock in the message when it has not got them."""
    for tile in tiles:
        if stock[tile] == 0:
            raise ValueError(f"expected the tiles {tiles} in {what}, which lacks {tile}")
        stock[tile] -= 1

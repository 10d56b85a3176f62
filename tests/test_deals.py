"""Seeded deals (DEALS): the vectors, and an independent stream to compare with."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest
from positions import COLOURS, SETTINGS, board, position, random_game, read_counts

from evora import Deal, IllegalMoveError, InvalidPositionError, Position, Seed

ZEROS = "0" * 64


# --- The contract, written once more


def seed_bytes(text: str) -> bytes:
    if len(text) == 64 and set(text) <= set("0123456789abcdef"):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()


def words(text: str, round: int) -> Iterator[int]:
    block = 0
    while True:
        data = seed_bytes(text) + round.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hashlib.sha256(data).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    while True:
        word = next(stream)
        if word < 2**32 // n * n:
            return word % n


def expected_deal(text: str, round: int, bag: str, lid: str, factories: int) -> str:
    stream = words(text, round)
    left = "".join(c * n for c, n in read_counts(bag).items())
    spare = "".join(c * n for c, n in read_counts(lid).items())
    dealt = []
    for _ in range(factories):
        tiles = ""
        while len(tiles) < 4 and (left or spare):
            if not left:
                left, spare = spare, ""
            at = below(stream, len(left))
            tiles += left[at]
            left = left[:at] + left[at + 1 :]
        dealt.append("".join(sorted(tiles, key=COLOURS.index)) or "-")
    return "=" + "/".join(dealt)


# --- The vectors of the table

VECTORS = [
    (
        ZEROS,
        1005550010,
        (2, 2, 2),
        "=BYYR/YWWW/BRKK/BBKK/RKKK/BBWW/BYRR/BRKW/BRRW",
        "66687aad",
    ),
    ("7", 255099218, (1, 3, 1), "=BBBY/KKKW/RKKW/RRWW/BBKK/BYRK/BYYY/BYRK/BRRW", "68b6acce"),
    (
        "evora",
        2180919174,
        (2, 3, 4),
        "=YYKW/YRKK/BBYK/BYYW/BBBW/YYYK/BRKK/BRWW/BYRR",
        "001595fd",
    ),
]


@pytest.mark.parametrize(("text", "first_word", "starts", "deal", "hash_begins"), VECTORS)
def test_vectors(
    text: str, first_word: int, starts: tuple[int, ...], deal: str, hash_begins: str
) -> None:
    seed = Seed(text)
    assert next(words(text, 1)) == first_word
    assert tuple(seed.start_player(players) for players in (2, 3, 4)) == starts
    assert seed.hash.startswith(hash_begins)
    for players in (2, 3, 4):
        expected = "/".join(deal.split("/")[: 2 * players + 1])
        for variant in ("coloured", "grey"):
            assert str(seed.deal(Position.new(players, variant))) == expected


SEVEN = "=BBRW/BRKW/BYRW/YYRR/BYYK"


def test_the_vector_with_a_refill_inside_a_factory() -> None:
    # Bag and lid hold 38 tiles. Two boards between rounds hold at most 60, so no two-player
    # position has this bag and lid; with three players the first five factories are the same.
    assert expected_deal("7", 6, "2B1W", "9B8Y7R6K5W", 5) == SEVEN
    start = position(
        board(lines="-/Y/YY/YYY/YYYY", wall="B..KW/WB..K/KWB../.KWB./..KWB"),
        board(lines="-/R/RR/RRR/RRRR", wall="B..KW/WB..K/KWB../.KWB./..KW."),
        board(lines="-/Y/R/RR/Y", wall="...KW/W...K/KW.../.KW../....."),
        phase="deal",
        round=6,
        bag="2B1W",
        lid="9B8Y7R6K5W",
    )
    deal = Seed("7").deal(start)
    assert str(deal).startswith(SEVEN + "/")
    assert str(deal) == expected_deal("7", 6, "2B1W", "9B8Y7R6K5W", 7)
    start.play(deal)


def test_the_vector_in_which_tiles_run_out() -> None:
    wall = "B.RKW/WBYR./.WBYR/RKWB./.RKWB"
    few = board(lines="-/-/K/-/YY", wall=wall)
    most = board(lines="-/-/K/Y/YY", wall=wall)
    start = position(few, few, few, most, phase="deal", round=5, bag="-", lid="3Y4K")
    deal = Seed("evora").deal(start)
    assert str(deal) == "=YYYK/KKK/-/-/-/-/-/-/-"
    start.play(deal)


# --- Seeds


@pytest.mark.parametrize("text", [ZEROS, "7", "é"])
def test_the_seed_of_a_computer_player(text: str) -> None:
    seed = Seed(text)
    for tokens in (0, 1, 255, 256, 2**31 - 1):
        data = seed_bytes(text) + b"player" + tokens.to_bytes(4, "big")
        bits = int.from_bytes(hashlib.sha256(data).digest(), "big") >> (256 - 53)
        assert seed.player_seed(tokens) == bits
    with pytest.raises(ValueError, match="tokens: expected 0 or more, got -1"):
        seed.player_seed(-1)


def test_64_lower_case_hex_digits_are_the_seed_itself() -> None:
    digits = "0123456789abcdef" * 4
    assert str(Seed(digits)) == digits
    assert str(Seed(ZEROS)) == ZEROS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "evora",
        "Évora",
        "0" * 63,
        "0" * 65,
        "A" * 64,
        "g" * 64,
        " " + "0" * 64,
        "-7",
        "07",
        "a" * 200,
        "7\n",
    ],
)
def test_any_other_text_is_hashed(text: str) -> None:
    assert str(Seed(text)) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("length", [*range(50, 70), 119, 120, 128, 1000])
def test_texts_of_all_lengths_are_hashed_right(length: int) -> None:
    text = "x" * length
    assert str(Seed(text)) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("text", [ZEROS, "7", "evora", "f" * 64])
def test_the_hash_is_of_the_32_bytes(text: str) -> None:
    assert Seed(text).hash == hashlib.sha256(seed_bytes(text)).hexdigest()


def test_a_seed_reads_its_own_text() -> None:
    seed = Seed("7")
    assert Seed(str(seed)) == seed
    assert Seed(str(seed)).deal(Position.new(2)) == seed.deal(Position.new(2))


def test_seeds_from_the_operating_system_differ() -> None:
    seeds = {str(Seed.random()) for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(text) == 64 and set(text) <= set("0123456789abcdef") for text in seeds)


def test_start_players() -> None:
    for text in map(str, range(200)):
        for players in (2, 3, 4):
            expected = below(words(text, 0), players) + 1
            assert Seed(text).start_player(players) == expected
    for players in (0, 1, 5):
        with pytest.raises(InvalidPositionError, match="expected 2, 3 or 4"):
            Seed("7").start_player(players)


def test_a_seed_deals_only_at_a_deal() -> None:
    start = Position.new(2)
    dealt = start.play(Seed("7").deal(start))
    with pytest.raises(IllegalMoveError, match="deal"):
        Seed("7").deal(dealt)
    with pytest.raises(IllegalMoveError, match="deal"):
        Seed("7").deal(position(phase="over", idle=3))


# --- What a deal depends on


@pytest.mark.parametrize(("variant", "players"), SETTINGS)
def test_deals_of_whole_games(variant: str, players: int) -> None:
    deals = 0
    for game in range(3):
        for now, token in random_game(variant, players, game, floor_share=0.4):
            if not isinstance(token, Deal):
                continue
            deals += 1
            bag, lid = str(now).split(" ")[8:10]
            expected = expected_deal(f"test {game}", now.round, bag, lid, 2 * players + 1)
            assert str(token) == expected
    assert deals > 5


def test_a_deal_depends_on_seed_round_bag_and_lid_only() -> None:
    seed = Seed("7")
    plain = position(players=3, phase="deal", round=6, bag="5B5Y5R5K5W")
    same = [
        position(players=3, phase="deal", round=6, bag="5B5Y5R5K5W", start=3),
        position(players=3, phase="deal", round=6, bag="5B5Y5R5K5W", idle=2),
        position(players=3, phase="deal", round=6, bag="5B5Y5R5K5W", variant="grey"),
        position(board(77), players=3, phase="deal", round=6, bag="5B5Y5R5K5W"),
    ]
    assert {str(seed.deal(now)) for now in same} == {str(seed.deal(plain))}
    # The same tiles on other boards, and in other places there.
    one = position(board(lines="-/B/-/-/-"), phase="deal", bag="5B5Y5R5K5W")
    other = position(
        board(), board(wall="B..../...../...../...../....."), phase="deal", bag="5B5Y5R5K5W"
    )
    assert seed.deal(one) == seed.deal(other)
    different = [
        position(players=3, phase="deal", round=7, bag="5B5Y5R5K5W"),
        position(players=3, phase="deal", round=6, bag="6B5Y5R5K5W"),
        position(board(lines="-/-/-/-/WWWW"), players=3, phase="deal", round=6, bag="5B5Y5R5K5W"),
    ]
    for now in different:
        assert seed.deal(now) != seed.deal(plain)
    assert Seed("8").deal(plain) != seed.deal(plain)


def test_dealing_twice_gives_the_same() -> None:
    seed, start = Seed("7"), Position.new(4)
    assert seed.deal(start) == seed.deal(start)


def test_a_lid_that_is_not_needed_does_not_matter() -> None:
    one = position(phase="deal", bag="4B4Y4R4K4W")
    other = position(board(lines="-/-/-/-/WWWW"), phase="deal", bag="4B4Y4R4K4W")
    for text in map(str, range(20)):
        assert Seed(text).deal(one) == Seed(text).deal(other)


# --- Uniformity, with fixed seeds and generous bounds


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    return sum((counts[key] - n) ** 2 / n for key, n in expected.items())


def test_first_factories_are_drawn_evenly() -> None:
    games = 2000
    counts: Counter[str] = Counter()
    start = Position.new(2)
    for game in range(games):
        counts.update("".join(Seed(f"even {game}").deal(start).factories))
    # Without replacement the spread is smaller than that of independent draws: 4 degrees.
    assert chi_square(counts, dict.fromkeys(COLOURS, games * 4.0)) < 20


def test_uneven_bags_are_drawn_in_proportion() -> None:
    start = position(phase="deal", bag="20B10Y5R2K1W")
    games = 2000
    counts: Counter[str] = Counter()
    for game in range(games):
        first = Seed(f"uneven {game}").deal(start).factories[0]
        counts.update(first)
    bag = {"B": 20, "Y": 10, "R": 5, "K": 2, "W": 1}
    expected = {c: games * 4 * n / 38 for c, n in bag.items()}
    assert chi_square(counts, expected) < 25


def test_start_players_are_drawn_evenly() -> None:
    for players in (2, 3, 4):
        counts = Counter(str(Seed(f"lot {i}").start_player(players)) for i in range(3000))
        expected = {str(seat): 3000 / players for seat in range(1, players + 1)}
        assert chi_square(counts, expected) < 20

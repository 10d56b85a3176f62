"""The result of a match: ratings, scores, times and faults of each player, and every pairing."""

from __future__ import annotations

import html
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from evora.arena.elo import (
    GameShares,
    Interval,
    Ratings,
    default_anchor,
    elo_interval,
    fit_ratings,
    share_interval,
)
from evora.arena.game import GameResult
from evora.arena.schedule import Match
from evora.arena.sprt import BOUND, Sprt
from evora.players.clocks import Clock
from evora.texts import decimal, text


@dataclass(frozen=True)
class Pairing:
    """One player against another; `games` is the number of games that both played in.

    At tables for two and at mixed tables `share` is the first player's part of the wins of the
    two, 50 % being equal. Alone among copies of the other it is the first player's win share, 1/n
    being equal. `elo` follows from `share` alone, without the other games of the match.
    """

    player: int
    opponent: int
    games: int
    share: Interval
    elo: Interval


@dataclass(frozen=True)
class Row:
    """One player. Means are over its seats; points and rounds only of games without a fault."""

    rank: int
    player: int
    name: str
    elo: Interval
    side: int  # without a rating: 1 above the anchor, -1 below, 0 unknown
    to_next: Interval  # how far above the next row
    games: int
    share: Interval
    points: float | None
    rounds: float | None
    seconds_per_move: float | None
    faults: dict[str, int]
    worst: Pairing | None
    clock: Clock | None = None
    unfinished: bool = False  # it has faults, and played no game to its end


@dataclass(frozen=True)
class FaultRow:
    """A game lost by a fault; `game` counts from 0, as in a result."""

    game: int
    name: str
    seat: int
    reason: str
    message: str


@dataclass(frozen=True)
class Summary:
    """The whole match; `rows` are the players, best first."""

    players: int
    variant: str
    games: int
    deals: int
    anchor: str
    alone_among_copies: bool
    rows: tuple[Row, ...]
    pairings: tuple[Pairing, ...]
    faults: tuple[FaultRow, ...]
    sprt: Sprt | None
    positions: int = 0  # how many the match begins with; 0: new games

    def pairing(self, player: int, opponent: int) -> Pairing | None:
        """What `player` did against `opponent`, by number; None if they did not meet."""
        return next(
            (p for p in self.pairings if (p.player, p.opponent) == (player, opponent)), None
        )

    @property
    def only_failed(self) -> tuple[str, ...]:
        """The players that lost by faults, and played no game to its end."""
        return tuple(row.name for row in self.rows if row.unfinished)

    def _repr_html_(self) -> str:
        """A notebook shows the players as a table, best first."""
        columns = ("rank", "player", "games", "share")
        rows = [[text(f"arena-column-{column}") for column in columns]]
        for row in self.rows:
            share = row.share.value
            percent = text("arena-unknown") if share is None else decimal(100 * share, ".1f")
            rows.append([str(row.rank), html.escape(row.name), str(row.games), percent])
        lines = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
        return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def summarise(
    match: Match,
    results: Iterable[GameResult],
    *,
    anchor: int | None = None,
    sprt: Sprt | None = None,
) -> Summary:
    """The result of a match from its games, in any order."""
    games = sorted(results, key=lambda result: result.game)
    shares = [GameShares(game.deal, game.seats, game.shares) for game in games]
    if anchor is None:
        anchor = default_anchor(shares, len(match.contestants))
    ratings = fit_ratings(shares, len(match.contestants), anchor)
    alone = match.players > 2 and match.tables != "mixed"
    pairings = tuple(_pairings(games, match.players, alone=alone))
    rows = [
        replace(_row(spec.name, games, player, ratings, pairings), clock=spec.clock)
        for player, spec in enumerate(match.contestants)
    ]
    rows.sort(key=_standing, reverse=True)
    ranked = []
    for at, row in enumerate(rows):
        below = rows[at + 1].player if at + 1 < len(rows) else None
        gap = Interval(None, None, None)
        if below is not None:
            gap = ratings.difference(row.player, below)
        ranked.append(replace(row, rank=at + 1, to_next=gap))
    return Summary(
        players=match.players,
        variant=match.variant,
        games=len(games),
        deals=len({game.deal for game in games}),
        anchor=match.contestants[anchor].name,
        alone_among_copies=alone,
        rows=tuple(ranked),
        pairings=pairings,
        faults=tuple(_fault_rows(match, games)),
        sprt=sprt,
        positions=len(match.positions),
    )


def as_json(summary: Summary) -> dict[str, Any]:
    """The summary as plain values, players by name."""
    names = {row.player: row.name for row in summary.rows}
    return {
        "players": summary.players,
        "variant": summary.variant,
        "games": summary.games,
        "deals": summary.deals,
        "anchor": summary.anchor,
        "positions": summary.positions,
        "table": [_row_json(row, names) for row in summary.rows],
        "pairings": [_pairing_json(pairing, names) for pairing in summary.pairings],
        "faults": [asdict(fault) for fault in summary.faults],
        "only_failed": list(summary.only_failed),
        "sprt": _sprt_json(summary.sprt),
    }


# --- Counting


def _standing(row: Row) -> tuple[float, float]:
    """By rating; players without one above or below the rest, by their shares."""
    unrated = row.side * float("inf") if row.side else 0.0
    return unrated if row.elo.value is None else row.elo.value, row.share.value or 0.0


class _Tally:
    """The games of one player, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.shares: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])  # by deal
        self.points: list[int] = []
        self.rounds: list[int] = []
        self.seconds = 0.0
        self.moves = 0
        self.faults = Counter({"crash": 0, "illegal": 0, "time": 0})

    def add(self, game: GameResult, own: Sequence[int]) -> None:
        """Adds a game in which the player had the seats `own`, counted from 0."""
        self.games += 1
        shares, of_deal = game.shares, self.shares[game.deal]
        for at in own:
            of_deal[0] += shares[at]
            of_deal[1] += 1
            self.seconds += game.seconds[at]
            self.moves += game.moves[at]
        if game.fault is None:
            self.points += [game.scores[at] for at in own]
            self.rounds.append(game.rounds)
        elif game.fault.seat - 1 in own:
            # Nonsense, an answer that is no move, counts as illegal.
            reason = game.fault.reason
            self.faults["illegal" if reason == "nonsense" else reason] += 1


def _row(
    name: str,
    games: Sequence[GameResult],
    player: int,
    ratings: Ratings,
    pairings: Iterable[Pairing],
) -> Row:
    tally = _Tally()
    for game in games:
        own = [at for at, index in enumerate(game.seats) if index == player]
        if own:
            tally.add(game, own)
    own_pairings = [p for p in pairings if p.player == player and p.share.value is not None]
    return Row(
        rank=0,
        player=player,
        name=name,
        elo=ratings.difference(player, ratings.anchor),
        side=ratings.sides[player],
        to_next=Interval(None, None, None),
        games=tally.games,
        share=share_interval((won, of) for won, of in tally.shares.values()),
        points=_mean(tally.points),
        rounds=_mean(tally.rounds),
        seconds_per_move=tally.seconds / tally.moves if tally.moves else None,
        faults=dict(tally.faults),
        worst=min(own_pairings, key=lambda p: p.share.value or 0.0, default=None),
        unfinished=not tally.rounds and tally.faults.total() > 0,
    )


def _pairings(games: Sequence[GameResult], players: int, *, alone: bool) -> Iterable[Pairing]:
    """Every ordered pair of players that met."""
    # By deal: what the first won, and of how much.
    observed: dict[tuple[int, int], dict[int, list[float]]] = defaultdict(
        lambda: defaultdict(lambda: [0.0, 0.0])
    )
    counts: Counter[tuple[int, int]] = Counter()
    for game in games:
        mean: dict[int, float] = defaultdict(float)
        seats = Counter(game.seats)
        for player, share in zip(game.seats, game.shares, strict=True):
            mean[player] += share / seats[player]
        for one, other in itertools.permutations(mean, 2):
            if alone and seats[one] > 1:
                continue
            counts[one, other] += 1
            pair = observed[one, other][game.deal]
            pair[0] += mean[one]
            pair[1] += 1.0 if alone else mean[one] + mean[other]
    for (one, other), by_deal in sorted(observed.items()):
        interval = share_interval((won, of) for won, of in by_deal.values())
        elo = elo_interval(interval, players if alone else 2)
        yield Pairing(one, other, counts[one, other], interval, elo)


def _fault_rows(match: Match, games: Iterable[GameResult]) -> Iterable[FaultRow]:
    for game in games:
        if game.fault is not None:
            fault = game.fault
            name = match.contestants[game.seats[fault.seat - 1]].name
            yield FaultRow(game.game, name, fault.seat, fault.reason, fault.message)


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


# --- As plain values


def _interval_json(interval: Interval, digits: int) -> dict[str, float | None]:
    ends = asdict(interval)
    return {key: None if end is None else round(end, digits) for key, end in ends.items()}


def _row_json(row: Row, names: dict[int, str]) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "player": row.name,
        "elo": _interval_json(row.elo, 2),
        "to_next": _interval_json(row.to_next, 2),
        "games": row.games,
        "share": _interval_json(row.share, 5),
        "points": None if row.points is None else round(row.points, 3),
        "rounds": None if row.rounds is None else round(row.rounds, 3),
        "seconds_a_move": None if row.seconds_per_move is None else round(row.seconds_per_move, 6),
        "faults": row.faults,
        "clock": None if row.clock is None else str(row.clock),
        "worst": names[row.worst.opponent] if row.worst else None,
    }


def _pairing_json(pairing: Pairing, names: dict[int, str]) -> dict[str, Any]:
    return {
        "player": names[pairing.player],
        "opponent": names[pairing.opponent],
        "games": pairing.games,
        "share": _interval_json(pairing.share, 5),
        "elo": _interval_json(pairing.elo, 2),
    }


def _sprt_json(sprt: Sprt | None) -> dict[str, Any] | None:
    if sprt is None:
        return None
    return {
        "elo": [sprt.low, sprt.high],
        "verdict": sprt.verdict,
        "llr": round(sprt.llr, 4),
        "bound": round(BOUND, 4),
        "deals": sprt.deals,
        "outcomes": {f"{share:g}": count for share, count in sorted(sprt.counts.items())},
    }

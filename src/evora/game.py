"""A game: its tags, its moves and deals, and every position on the way."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from evora import annotations as values
from evora._core import FACTORIES, VARIANTS, Deal, Move, Position, parse_token
from evora.annotations import Annotation
from evora.errors import EvoraError, WrongTypeError
from evora.kinds import DecidedBy, EarlyEnd, EndReason
from evora.rows import move_rows
from evora.scores import Event, RoundScore, round_scores
from evora.tags import Tags, check_early_end, early_end

if TYPE_CHECKING:
    from evora.record import Source

Token = Move | Deal

VARIANT_NAMES = tuple(map(str, VARIANTS))
PLAYER_COUNTS = tuple(FACTORIES)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: `reason` is 'row', 'stalled', 'no_tiles', or an early end.

    `decided_by` is why the winners have won: 'points', 'rows' (complete ones, at equal points) or
    'shared'; None after an early end.
    """

    reason: EndReason | EarlyEnd
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decided_by: DecidedBy | None = None


class Game:
    """A game record: moves can be played and undone.

    `start` is a position or the text of one. `tags` holds the optional tags (names, date, seed,
    ...), checked when they are set; the required ones follow from the game itself. `comments` maps
    a number of tokens to the comments that follow so many of them.
    """

    def __init__(
        self, start: Position | str | None = None, tags: Mapping[str, str] | None = None
    ) -> None:
        self.start = _position(start)
        self._tags = Tags(tags or {})
        check_early_end(self._tags, self.start.players)
        self.comments: dict[int, list[str]] = {}
        self._tokens: list[Token] = []
        self._positions = [self.start]

    @classmethod
    def read(cls, source: Source) -> Game:
        """The game of a file (by path, or open), which has exactly one.

        InvalidRecordError says what is wrong; `evora.read_games` reads files of several games.
        """
        from evora.record import read_game  # noqa: PLC0415  (records are made of games)

        return read_game(source)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the record to a file, replacing it as a whole: an error leaves the old one."""
        from evora.files import replacing  # noqa: PLC0415  (most games are not saved)
        from evora.record import format_game  # noqa: PLC0415

        record = format_game(self)
        with replacing(Path(path)) as file:
            file.write(record.encode())

    @property
    def tags(self) -> Tags:
        """The optional tags of the record, a dict."""
        return self._tags

    @tags.setter
    def tags(self, tags: Mapping[str, str]) -> None:
        self._tags = Tags(tags)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The start, and the position after each token."""
        return tuple(self._positions)

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The deals and moves played."""
        return tuple(self._tokens)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone."""
        return tuple(token for token in self._tokens if isinstance(token, Move))

    @property
    def is_over(self) -> bool:
        return self.position.is_over or "End" in self.tags

    def play(self, token: Token | str | SupportsIndex) -> Position:
        """Plays a checked move or deal, and returns the new position."""
        if "End" in self.tags:
            raise EvoraError(f"the game has ended: {self.tags['End']}")
        parsed = self._parse(token)
        position = self.position.play(parsed)
        self._tokens.append(parsed)
        self._positions.append(position)
        return position

    def undo(self) -> Token:
        """Undoes the last move or deal, with the comments after it, and returns it."""
        if "End" in self.tags:
            raise EvoraError(f"the game has ended: {self.tags['End']}")
        if not self._tokens:
            raise EvoraError("there is nothing to undo")
        self.comments.pop(len(self._tokens), None)
        self._positions.pop()
        return self._tokens.pop()

    def decisions(self) -> Iterator[tuple[Position, Move]]:
        """Every move with the position that it was played in."""
        for position, token in zip(self._positions, self._tokens, strict=False):
            if isinstance(token, Move):
                yield position, token

    def comment(self, text: str, at: int | None = None) -> None:
        """Adds a comment after the first `at` tokens; without it after the last one."""
        check_comment(text)
        self.comments.setdefault(self._place(at), []).append(text)

    @property
    def annotations(self) -> dict[int, Annotation]:
        """What the comments say, by the number of tokens before them: values, clocks, words."""
        return {at: values.read(texts) for at, texts in sorted(self.comments.items()) if texts}

    def annotate(
        self,
        at: int | None = None,
        *,
        win: float | None = None,
        best: Move | str | None = None,
        clock: str | None = None,
    ) -> None:
        """Writes values into the comments after the first `at` tokens, the last one without it.

        `win`: the mover's share after the move, 0 to 1; `best`: a better move; `clock`: such as
        0:01:02. A value that is there already is replaced; what is not given stays.
        """
        place, new = self._place(at), {}
        if win is not None:
            new["win"] = values.share_text(win)
        if best is not None:
            new["best"] = str(best if isinstance(best, Move) else Move(best))
        if clock is not None:
            new["clk"] = values.clock_text(clock)
        if new:
            self.comments[place] = values.written(self.comments.get(place, ()), new)

    def remove_values(self, at: int, names: Iterable[str] = ("win", "best")) -> None:
        """Takes values out of the comments after the first `at` tokens; words stay."""
        rest = values.without(self.comments.pop(self._place(at), ()), tuple(names))
        if rest:
            self.comments[at] = rest

    def _place(self, at: int | None) -> int:
        """A number of tokens of the game."""
        count = len(self._tokens)
        if at is None:
            return count
        if not 0 <= at <= count:
            raise EvoraError(f"at: expected a number of tokens from 0 to {count}, got {at}")
        return at

    def events(self, index: int) -> list[Event]:
        """What the token number `index` (from 0) caused."""
        return self._positions[index].play_with_events(self._tokens[index])[1]

    def all_events(self) -> Iterable[Event]:
        for index in range(len(self._tokens)):
            yield from self.events(index)

    @property
    def round_scores(self) -> list[RoundScore]:
        """Where every point came from, for every finished round."""
        return round_scores(self.all_events(), self.start.players)

    @property
    def rounds(self) -> int:
        """The last round that was dealt."""
        position = self.position
        return position.round - 1 if position.phase == "deal" else position.round

    @property
    def plies(self) -> int:
        """Offer and tiling moves played."""
        return len(self.moves)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        position = self.position
        reason = position.end_reason
        if reason is not None:
            return Outcome(reason, position.winners, position.scores, position.decided_by)
        if "End" in self.tags:
            return Outcome(early_end(self.tags["End"]), self._tagged_winners(), position.scores)
        return None

    @property
    def result(self) -> str:
        """The Result tag: the final scores, or '*' when the moves do not end the game."""
        position = self.position
        return "-".join(map(str, position.scores)) if position.is_over else "*"

    def to_rows(self) -> list[dict[str, Any]]:
        """A row of plain values for every move, for a data frame: `pandas.DataFrame(rows)`.

        Besides what `rows.move_rows` gives, `final_score` and `win` (the share of it) of the mover;
        None until the game is over.
        """
        outcome = self.outcome
        share = 1 / len(outcome.winners) if outcome and outcome.winners else 0.0
        rows = move_rows(self._positions, self._tokens, self.tags)
        for row in rows:
            seat = row["seat"]
            row["final_score"] = outcome.scores[seat - 1] if outcome else None
            row["win"] = (share if seat in outcome.winners else 0.0) if outcome else None
        return rows

    def end_early(self, reason: str, winners: Iterable[int]) -> None:
        """Ends an unfinished game: resigned, time, forfeit or abandoned."""
        if self.is_over:
            raise EvoraError("the game is over already")
        end = early_end(reason)
        seats = sorted(set(winners))
        if any(not 1 <= seat <= self.start.players for seat in seats):
            raise EvoraError(f"Winners: expected seats from 1 to {self.start.players}")
        self.tags["End"] = end
        self.tags["Winners"] = ",".join(map(str, seats))

    def _tagged_winners(self) -> tuple[int, ...]:
        text = self.tags.get("Winners", "")
        return tuple(int(seat) for seat in text.split(",")) if text else ()

    @staticmethod
    def _parse(token: Token | str | SupportsIndex) -> Token:
        if isinstance(token, Move | Deal):
            return token
        return parse_token(token) if isinstance(token, str) else Move.from_action(token)

    def svg(self, *, theme: Literal["light", "dark"] = "light") -> str:
        """The game as a strip of pictures: every board after each round; before that the table."""
        from evora.pictures import position_svg, strip_svg  # noqa: PLC0415  (for who wants one)

        outcome = self.outcome
        winners = outcome.winners if outcome else ()
        names = [self.tags.get(f"Seat{seat}") for seat in range(1, self.start.players + 1)]
        shown = [
            position
            for before, position in zip(self._positions, self._positions[1:], strict=False)
            if before.phase != position.phase and position.phase in ("deal", "over")
        ]
        if not shown:
            return position_svg(self.position, theme=theme, names=names, winners=winners)
        if shown[-1] != self.position:
            shown.append(self.position)
        return strip_svg(shown, theme=theme, names=names, winners=winners)

    def png(self, *, theme: Literal["light", "dark"] = "light") -> bytes:
        """The strip of `svg` as PNG; an ImportError says which package is missing."""
        from evora.pictures.png import to_png  # noqa: PLC0415

        return to_png(self.svg(theme=theme))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.start == other.start
            and self._tokens == other._tokens
            and self.tags == other.tags
            and self.comments == other.comments
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        start = self.start
        return f"<Game {start.variant} {start.players} players, {self.plies} plies, {self.result}>"


def recorded_game(
    positions: list[Position],
    tokens: list[Token],
    tags: dict[str, str],
    comments: dict[int, list[str]],
) -> Game:
    """A game whose moves are checked already, as the core's reader of records gives them."""
    game = Game(positions[0])
    game._positions, game._tokens, game.comments = positions, tokens, comments
    game.tags = tags
    return game


def check_comment(text: str) -> None:
    """Refuses what a record cannot hold."""
    if "}" in text:
        raise EvoraError("comment: expected no '}', which ends a comment")


def _position(start: Position | str | None) -> Position:
    if start is None:
        return Position.new()
    if isinstance(start, str):
        return Position(start)
    if not isinstance(start, Position):
        raise WrongTypeError(f"start: expected a position, got {type(start).__name__}")
    return start

"""What is stored stays readable: the text of every kind of entry, as version 1 wrote it."""

from __future__ import annotations

import msgspec
import pytest

from evora.server import messages as m
from evora.server.domain import entries as log
from evora.server.domain import summaries
from evora.server.domain.entries import Entry
from evora.server.domain.table import clock_view

_HASH = "0" * 64
_CREATED = (
    '{"type":"created","rules":1,"variant":"grey","players":3,"creator":"ann","seats":['
    '{"kind":"guest","guest":"ann","level":null},{"kind":"local","guest":"ann","level":null},'
    '{"kind":"engine","guest":null,"level":"club"}],"start":2,"clock":{"type":"budget",'
    f'"initial_ms":600000,"credit_ms":5000}},"listed":true,"seed_hash":"{_HASH}",'
    '"position":null,"origin":"abcdefghij"}'
)

# Never edit a line of this table: games with these entries are stored forever. Only add.
VERSION_1: list[tuple[str, Entry]] = [
    (
        _CREATED,
        log.Created(
            rules=1,
            variant="grey",
            players=3,
            creator="ann",
            seats=[
                log.SeatSetup(kind="guest", guest="ann"),
                log.SeatSetup(kind="local", guest="ann"),
                log.SeatSetup(kind="engine", level="club"),
            ],
            start=2,
            clock=log.BudgetClock(initial_ms=600_000, credit_ms=5_000),
            listed=True,
            seed_hash=_HASH,
            origin="abcdefghij",
        ),
    ),
    (
        '{"type":"created","rules":1,"variant":"coloured","players":2,"creator":"ann","seats":[],'
        f'"start":null,"clock":{{"type":"days","days":2}},"listed":true,"seed_hash":"{_HASH}",'
        '"paired":true,"rated":true}',
        log.Created(
            rules=1,
            variant="coloured",
            players=2,
            creator="ann",
            seats=[],
            start=None,
            clock=log.DaysClock(days=2),
            listed=True,
            seed_hash=_HASH,
            paired=True,
            rated=True,
        ),
    ),
    ('{"type":"joined","seat":2,"guest":"ben"}', log.Joined(seat=2, guest="ben")),
    (
        '{"type":"joined","seat":2,"guest":"ben","casual":true}',
        log.Joined(seat=2, guest="ben", casual=True),
    ),
    (
        '{"type":"joined","seat":2,"guest":"ben","paired":true}',
        log.Joined(seat=2, guest="ben", paired=True),
    ),
    ('{"type":"left","seat":2}', log.Left(seat=2)),
    ('{"type":"declined","seat":2}', log.Declined(seat=2)),
    ('{"type":"started","start":1,"position":"p"}', log.Started(start=1, position="p")),
    (
        '{"type":"started","start":1,"position":"p","wait_ms":120000}',
        log.Started(start=1, position="p", wait_ms=120_000),
    ),
    ('{"type":"begun"}', log.Begun()),
    ('{"type":"dealt","deal":"d"}', log.Dealt(deal="d")),
    (
        '{"type":"moved","seat":1,"move":"1B1","by":"standin","spent_ms":7}',
        log.Moved(seat=1, move="1B1", by="standin", spent_ms=7),
    ),
    ('{"type":"undone","seat":1,"tokens":4}', log.Undone(seat=1, tokens=4)),
    (
        '{"type":"offered","seat":1,"what":"abandon","tokens":null}',
        log.Offered(seat=1, what="abandon"),
    ),
    ('{"type":"answered","seat":2,"accept":false}', log.Answered(seat=2, accept=False)),
    (
        '{"type":"seat_out","seat":2,"reason":"claimed","level":"club","by":1}',
        log.SeatOut(seat=2, reason="claimed", level="club", by=1),
    ),
    (
        '{"type":"seat_given","seat":2,"level":"club","by":1}',
        log.SeatGiven(seat=2, level="club", by=1),
    ),
    ('{"type":"clock_mended","downtime_ms":9}', log.ClockMended(downtime_ms=9)),
    (
        '{"type":"time_given","seat":2,"by":1,"ms":15000}',
        log.TimeGiven(seat=2, by=1, ms=15_000),
    ),
    (
        '{"type":"on_holiday","seat":2,"begins":5,"ends":9}',
        log.OnHoliday(seat=2, begins=5, ends=9),
    ),
    (
        '{"type":"ended","reason":"no_tiles","winners":[1,2],"scores":[9,9]}',
        log.Ended(reason="no_tiles", winners=[1, 2], scores=[9, 9]),
    ),
    (
        '{"type":"ended","reason":"void","winners":[],"scores":[0,0],"absent":[2]}',
        log.Ended(reason="void", winners=[], scores=[0, 0], absent=[2]),
    ),
    ('{"type":"rematch_offered","seat":1,"asked":[2]}', log.RematchOffered(seat=1, asked=[2])),
    (
        '{"type":"rematch_offered","seat":1,"asked":[2],"same_deal":true}',
        log.RematchOffered(seat=1, asked=[2], same_deal=True),
    ),
    ('{"type":"rematch_lapsed","seat":2}', log.RematchLapsed(seat=2)),
    ('{"type":"rematch","game":"abcdefghij"}', log.RematchMade(game="abcdefghij")),
]
_SUMMARY_1 = (
    '{"game":"abcdefghij","status":"playing","variant":"grey","players":2,"clock":{"type":"days",'
    '"days":3},"names":[null,null],"kinds":["guest","engine"],"levels":[null,"club"],"yours":[],'
    '"to_move":1,"your_turn":false,"scores":[12,7],"winners":[],"reason":null,"round":3,'
    '"created":1,"changed":2}'
)


@pytest.mark.parametrize(("text", "entry"), VERSION_1, ids=lambda value: type(value).__name__)
def test_version_1_is_read(text: str, entry: Entry) -> None:
    assert log.decode(text) == entry


def test_every_kind_of_entry_is_in_the_table() -> None:
    assert {type(entry) for _, entry in VERSION_1} == set(Entry.__args__)


def test_a_summary_of_version_1_is_read() -> None:
    summary = summaries.decode(_SUMMARY_1)
    assert summary.version == 1
    assert (summary.variant, summary.players, summary.round) == ("grey", 2, 3)
    assert (summary.kinds, summary.levels) == (["guest", "engine"], [None, "club"])
    assert (summary.to_move, summary.scores, summary.reason) == (1, [12, 7], None)
    assert summary.clock == log.DaysClock(days=3)


def test_what_the_wire_no_longer_accepts_is_still_read_and_shown() -> None:
    """A clock that the wire refuses stands in for one that a later limit will refuse."""
    text = _CREATED.replace('"initial_ms":600000', '"initial_ms":1')
    created = log.decode(text)
    assert isinstance(created, log.Created) and isinstance(created.clock, log.BudgetClock)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(clock_view(created.clock)), type=m.Clock)
    assert msgspec.to_builtins(clock_view(created.clock))["initial_ms"] == 1
    month = summaries.decode(_SUMMARY_1.replace('"days":3', '"days":30'))
    assert month.clock == log.DaysClock(days=30)


def test_the_stored_types_share_nothing_with_the_wire() -> None:
    stored = [*vars(log).values(), *vars(summaries).values()]
    wire = {value for value in vars(m).values() if isinstance(value, type)}
    structs = {
        value
        for value in stored
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ in (log.__name__, summaries.__name__)
    }
    assert structs
    for struct in structs:
        used = {field.type for field in msgspec.structs.fields(struct)}
        assert not used & wire, struct


def test_a_damaged_entry_is_refused() -> None:
    for text in ('{"type":"moved","seat":1}', '{"type":"nothing"}', "[]", '{"type":"left"'):
        with pytest.raises(msgspec.DecodeError):
            log.decode(text)
